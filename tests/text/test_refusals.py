"""Every reason there is has its sentence, in every language."""

import ast
from enum import StrEnum

import pytest

from bot.rules import decide
from bot.rules.actions import Bid
from bot.rules.cards import CARDS
from bot.rules.errors import IllegalAction, ImpossibleRules, Problem, Reason
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.store.errors import Duplicate, Stale, StoreError, Unavailable, WrongDatabase
from bot.tables.limits.rate_limits import RATE_LIMITS
from bot.tables.model.errors import Refused, TableReason
from bot.text.catalogue import Voice, voices
from bot.text.refusals import refusal
from testing.builders.states import stacked_deal, take_actions
from testing.builders.table_views import table_seen_by
from testing.checks.catalogue import message_facts
from testing.checks.sources import bot_trees
from testing.each import each
from testing.worlds.memory_table import match_of

FACTS: dict[StrEnum, dict[str, int | str]] = {
    TableReason.NOT_HOST: {"host": "*Anna*"},
    TableReason.ALREADY_INVITED: {"name": "Bruno"},
    TableReason.TABLE_FULL: {"players": 4},
    TableReason.TABLE_NOT_FULL: {"players": 4, "missing": 2},
    TableReason.NOT_SHUFFLED: {"name": "Bruno", "others": 2},
    TableReason.TOO_MANY_MEMBERS: {"members": 4, "players": 3},
    TableReason.CLAIM_HIDDEN: {"rated": True},
    TableReason.GESTURE_TOO_LONG: {"cap": 60},
    TableReason.WAIT_RATED: {"when": "<t:1700000000:R>"},
    TableReason.OTHER_WAITS: {"name": "Bruno", "when": "<t:1700000000:R>"},
    TableReason.CAP_PERSON: {"cap": 3},
    TableReason.CAP_CHANNEL: {"cap": 5},
    TableReason.CAP_SERVER: {"cap": 50},
    TableReason.NOT_ASKED_AGAIN: {"name": "Bruno"},
    **{limit.reason: {"when": "<t:1700000000:R>"} for limit in RATE_LIMITS.values()},
    Reason.NOT_YOUR_TURN: {"turn": 1},
    Reason.NOT_IN_HAND: {"card": "Ad"},
    Reason.FOLLOW_SUIT: {"suit": "d"},
    Reason.HEAD_TRICK: {"suit": "s"},
}

IMPOSSIBLE = (
    {"players": 5},
    {"players": 3, "teams": "pairs"},
    {"players": 2, "removed_card": "2d"},
    {"players": 3, "tie": "last_trick_wins"},
    {"target": 9},
    {"turn_clock": 10},
    {"hands": 4},
    {"tie": "@everyone"},
    {"target": "two"},
    {"turn_up_reject": 1},
    {"variant": "poker"},
)


@each("voice", voices().values())
@each("reason", TableReason)
def test_every_refusal_of_a_table_has_a_sentence(voice: Voice, reason: TableReason) -> None:
    text = refusal(voice, Refused(reason, **FACTS.get(reason, {})))
    assert text.endswith(".")
    assert "\n" not in text


@each("voice", voices().values())
@each("reason", Reason)
def test_every_refusal_of_the_game_has_a_sentence(voice: Voice, reason: Reason) -> None:
    error = IllegalAction(reason, **FACTS.get(reason, {}))
    for table in (None, match_of(default_rules()).view()):
        text = refusal(voice, error, table)
        assert text.endswith(".")
        assert "none" not in text


@each("voice", voices().values())
@each("options", IMPOSSIBLE)
def test_every_impossible_set_of_options_has_a_sentence(voice: Voice, options: dict[str, object]) -> None:
    with pytest.raises(ImpossibleRules) as caught:
        rules_from(options)
    text = refusal(voice, caught.value)
    assert text.endswith(".")
    assert "_" not in text.replace("\\_", "")
    assert "@everyone" not in text


def test_the_impossible_sets_are_of_every_kind() -> None:
    seen = set()
    for options in IMPOSSIBLE:
        with pytest.raises(ImpossibleRules) as caught:
            rules_from(options)
        seen.add(caught.value.problem)
    assert seen == set(Problem)


@each("voice", voices().values())
@each("error", [StoreError, Stale, Duplicate, Unavailable, WrongDatabase])
def test_every_fault_of_the_store_has_a_sentence_without_its_details(
    voice: Voice, error: type[StoreError]
) -> None:
    text = refusal(voice, error("disk /dev/sda1 is full"))
    assert text.endswith(".")
    assert "sda1" not in text


def test_every_place_that_refuses_tells_the_facts_of_its_sentence() -> None:
    needed = message_facts("en")
    wrong = []
    for path, tree in bot_trees():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            first = node.args[0]
            if node.func.id != "Refused" or not isinstance(first, ast.Attribute):
                continue
            key = f"refusal-{TableReason[first.attr]}"
            told = {word.arg for word in node.keywords}
            if not needed[key] <= told:
                wrong.append(f"{path}:{node.lineno} {key} needs {needed[key] - told}")
    assert wrong == []


def test_a_refusal_says_whose_turn_it_is_where_the_table_is_known(en: Voice, it: Voice) -> None:
    sitting = match_of(default_rules())
    view = sitting.view()
    assert view.turn is not None
    name = view.seats[view.turn].player.name
    error = IllegalAction(Reason.NOT_YOUR_TURN, turn=view.turn)
    assert refusal(en, error, view) == f"It is not your turn: {name} is to play."
    assert refusal(it, error, view).startswith("Non tocca a te: tocca a")
    assert refusal(it, error) == "Non tocca a te: aspetta il tuo turno."


def test_a_refusal_names_a_card_by_the_pack(en: Voice, it: Voice) -> None:
    error = IllegalAction(Reason.NOT_IN_HAND, card="Qc")
    french = match_of(rules_from({"pack": "french40"})).view()
    assert refusal(en, error) == "You do not hold the knight of cups: choose one of your cards."
    assert refusal(it, error, french) == "Non hai la donna di cuori: scegli una delle tue carte."


def test_names_in_a_refusal_format_nothing(en: Voice) -> None:
    text = refusal(en, Refused(TableReason.NOT_HOST, host="*Anna*"))
    assert text == r"Only the host, \*Anna\*, can do that."


def test_a_refusal_of_the_family_reads_like_this(en: Voice, it: Voice) -> None:
    state = stacked_deal(rules_from({"variant": "chiamata"}), ["2c 2d", "Ac"])
    state, _ = take_actions(state, Bid(rank=CARDS["3c"].rank))
    problem = decide.refusal(state, 2, Bid(rank=CARDS["Ac"].rank))
    assert isinstance(problem, IllegalAction)
    said = refusal(en, problem, table_seen_by(state, 2))
    assert said == "That does not beat the last bid, three: bid more, or pass."
    assert refusal(it, problem).startswith("Non supera l'ultima offerta, tre:")
