"""Fine print 1: the keys of a record's ``rules``, all of them, ``answer_counts`` among them."""

import json
from dataclasses import fields
from typing import Any

import pytest

from bot.record.errors import FlawKind
from bot.record.verify import verify
from bot.rules.notation.plain_data import options_of, rules_from
from bot.rules.options import Question
from bot.rules.rules import Rules
from testing.builders.records.documents import TRUE, document
from testing.builders.records.unfinished import simulated_records
from testing.builders.states import EVERY_GAME, rules_for
from testing.each import each

KEYS = {
    "variant", "players", "teams", "pack", "cards", "removed_card", "ranking", "seven_swap",
    "direction", "first_dealer", "dealer_rotation", "turn_up_reject", "retire", "conquista",
    "partners_show_first", "partners_look_at_the_end", "talk", "signal_table", "signal_delivery",
    "signal_truth", "talk_from_trick", "asks_per_trick", "answer_counts", "orders_per_trick",
    "orders", "follow_suit", "points_shown", "trick_review", "tie", "match", "target", "early_stop",
    "turn_clock", "match_clock", "timeout", "open_hands", "open_piles", "open_next_card",
    "deck_pattern", "bisca_margins", "auction", "first_raise", "force", "declarer_leads", "blind",
    "scoring", "bandeira", "renege",
}  # fmt: skip
TALKING = rules_for(players=4, talk="conversation", target=1, asks_per_trick=2)
COUNTING = rules_for(players=4, talk="conversation", target=1, asks_per_trick=2, answer_counts=True)


def test_fine_print_1_these_keys_and_no_others_are_known() -> None:
    assert {field.name for field in fields(Rules)} == KEYS


@each("rules", EVERY_GAME)
def test_fine_print_1_a_record_may_name_every_key_with_the_value_in_force(rules: Rules) -> None:
    found = json.loads(simulated_records(rules, "random")[0])
    whole = {key: getattr(rules, key) for key in KEYS}
    found["rules"] = {
        key: "off" if value is None else getattr(value, "value", value)
        for key, value in whole.items()
        if value is not None or key not in {"cards", "auction"}  # only some games have these
    }
    assert verify(found).flaw is None


def asked(rules: Rules) -> dict[str, Any]:
    """A record of a match in which computers asked for cards and answered."""
    found: dict[str, Any] = json.loads(simulated_records(rules, "novice", "talkative")[0])
    facts = {question.value for question in Question} - {Question.HEAD.value}
    said = [action for deal in found["deals"] for action in deal["actions"]]
    assert any(action["do"] == "ask" and action["question"] in facts for action in said)
    return found


def test_answer_counts_is_written_where_it_is_chosen_and_read_back() -> None:
    found = asked(COUNTING)
    assert found["rules"]["answer_counts"] is True
    assert rules_from(found["rules"]) == COUNTING
    assert verify(found).flaw is None
    assert (
        "answer_counts" not in asked(TALKING)["rules"]
    )  # as in every record from before there was such a key
    assert options_of(TALKING).keys() == options_of(COUNTING).keys() - {"answer_counts"}


def test_answer_counts_changes_nothing_that_is_recorded_of_an_answer() -> None:
    """R-63: the number is spoken; an answer in a record is yes, no or perhaps (fine print 4)."""
    found = asked(COUNTING)
    for value in (False, None):
        found["rules"].pop("answer_counts", None)
        if value is not None:
            found["rules"]["answer_counts"] = value
        assert verify(found).flaw is None
    answers = [action for deal in found["deals"] for action in deal["actions"] if action["do"] == "answer"]
    assert answers
    assert all(action.keys() == {"seat", "do", "value"} for action in answers)
    answers[0]["count"] = 2
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.UNKNOWN_KEY


@pytest.mark.parametrize("value", [1, "on", "off", None, "true"])
def test_answer_counts_is_true_or_false(value: object) -> None:
    found = asked(TALKING)
    found["rules"]["answer_counts"] = value
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (FlawKind.IMPOSSIBLE_RULES, None, None)


def test_answer_counts_needs_answers() -> None:
    """R-63: only partners who ask each other aloud give any."""
    found = document()
    found["rules"]["answer_counts"] = TRUE
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.IMPOSSIBLE_RULES
    found["rules"]["answer_counts"] = False  # fine print 1: a key with its default value is allowed
    assert verify(found).flaw is None
