"""V-14, fine print 42: the record of a conceded deal is written, read, played again, reviewed and checked."""

from pathlib import Path
from typing import Any

import pytest

from bot.record.errors import FlawKind
from bot.record.verify import play_again, verify, verify_line
from bot.record.write import line, record
from bot.review.report import deals
from bot.rules.errors import Reason
from bot.rules.events import Conceded, ConcessionRefused, DealEnded, Event
from bot.rules.rules import Rules
from bot.rules.scoring import margin
from testing.builders.records.conceded import CONCEDING_GAMES, a_match, conceded_record, record_document
from testing.builders.records.documents import Change, drop, put
from testing.builders.states import name_of, rules_for
from testing.checks.fair_script import run_fair_script


def last_said(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The concessions of the last deal with one."""
    said = [[action for action in deal["actions"] if action["do"] == "concede"] for deal in found["deals"]]
    return [actions for actions in said if actions][-1]


@pytest.mark.parametrize("rules", CONCEDING_GAMES, ids=name_of)
def test_fine_print_41_a_conceded_deal_is_written_in_version_2_and_holds_for_both(
    tmp_path: Path, rules: Rules
) -> None:
    found = conceded_record(rules)
    assert found["version"] == 2
    mates = rules.players // 2
    assert last_said(found) == [{"seat": action["seat"], "do": "concede"} for action in last_said(found)]
    assert len({action["seat"] for action in last_said(found)}) == mates, "the whole side agrees"
    assert verify_line(line(found)).ok
    code, (said,) = run_fair_script(tmp_path, line(found))
    assert code == 0
    assert ": fair: " in said


@pytest.mark.parametrize("rules", CONCEDING_GAMES, ids=name_of)
def test_a_record_with_a_conceded_deal_is_played_again_and_written_again_byte_for_byte(rules: Rules) -> None:
    events, again = a_match(rules), list[Event]()
    found = record_document(rules, events)
    head, verdict = play_again(found, again.append)
    assert verdict.ok
    assert again == events
    assert line(record(head.id, again, head.seats, head.fairness)) == line(found)


@pytest.mark.parametrize("rules", CONCEDING_GAMES, ids=name_of)
def test_fine_print_42_completed_tricks_count_and_what_is_left_goes_to_the_winners(rules: Rules) -> None:
    found, broken = conceded_record(rules), 0
    for deal in found["deals"]:
        if deal["actions"][-1]["do"] != "concede":
            continue
        broken += 1
        loser = rules.side_of(deal["actions"][-1]["seat"])
        taken = [0, 0]
        for trick in deal["tricks"]:
            taken[rules.side_of(trick["taker"])] += trick["points"]
        assert deal["points"][loser] == taken[loser]
        assert deal["points"][1 - loser] == 120 - taken[loser]
        assert deal["score"][loser] == 0
        every = all(rules.side_of(trick["taker"]) != loser for trick in deal["tricks"])
        assert deal["score"][1 - loser] == margin(rules, 120 - taken[loser], all_tricks=every)
    assert broken
    assert found["result"]["reason"] == rules.match.value


@pytest.mark.parametrize("rules", [rules_for(players=4, target=2), rules_for("sueca")], ids=name_of)
def test_a_refusal_is_written_too(tmp_path: Path, rules: Rules) -> None:
    events = a_match(rules, refusing=True)
    found = record_document(rules, events)
    assert any(isinstance(event, ConcessionRefused) for event in events)
    said = [action for deal in found["deals"] for action in deal["actions"] if action["do"] == "concede"]
    assert sum(action.get("refuse", False) for action in said) == sum(
        isinstance(event, ConcessionRefused) for event in events
    )
    assert {key for action in said for key in action} == {"seat", "do", "refuse"}
    again: list[Event] = []
    assert play_again(found, again.append)[1].ok
    assert again == events
    assert run_fair_script(tmp_path, line(found))[0] == 0


def of_last(*path_and_value: object) -> Change:
    """Change something of the deal that was conceded last."""

    def change(found: dict[str, Any]) -> None:
        place = max(n for n, deal in enumerate(found["deals"]) if deal["actions"][-1]["do"] == "concede")
        put("deals", place, *path_and_value)(found)

    return change


def too_early(found: dict[str, Any]) -> None:
    actions = found["deals"][0]["actions"]
    actions.insert(0, {"seat": actions[0]["seat"], "do": "concede"})


def not_alone(found: dict[str, Any]) -> None:
    found["deals"][-1]["actions"].pop()


def by_the_winner(found: dict[str, Any]) -> None:
    last = found["deals"][-1]["actions"][-1]
    last["seat"] = (last["seat"] + 1) % 2


FAULTS: list[tuple[Change, FlawKind, str | None]] = [
    (put("version", 1), FlawKind.UNKNOWN_KEY, None),
    (of_last("points", [60, 60]), FlawKind.WRONG_POINTS, None),
    (of_last("score", [0, 0]), FlawKind.WRONG_SCORE, None),
    (of_last("tricks", []), FlawKind.WRONG_TRICKS, None),
    (of_last("actions", -1, {"seat": 0, "do": "concede", "refuse": 1}), FlawKind.WRONG_VALUE, None),
    (of_last("actions", -1, {"seat": 0, "do": "concede", "sure": True}), FlawKind.UNKNOWN_KEY, None),
    (too_early, FlawKind.ILLEGAL_ACTION, Reason.NOT_DECIDED.value),
    (not_alone, FlawKind.ACTION_MISSING, None),
    (by_the_winner, FlawKind.ILLEGAL_ACTION, Reason.NOT_YOUR_TURN.value),
    (put("result", "winners", [0, 1]), FlawKind.WRONG_RESULT, None),
]


@pytest.mark.parametrize(("change", "wrong", "why"), FAULTS)
def test_whatever_is_wrong_with_a_concession_is_found(
    change: Change, wrong: FlawKind, why: str | None
) -> None:
    found = conceded_record()
    change(found)
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is wrong
    assert flaw.facts.get("why") == why


@pytest.mark.parametrize("refuse", [False, True])
def test_version_1_does_not_know_the_action(refuse: bool) -> None:  # noqa: FBT001 - a parameter
    found = conceded_record()
    drop("fairness")(found)
    put("version", 1)(found)
    if refuse:
        for action in last_said(found):
            action["refuse"] = True
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.WRONG_VALUE


def test_a_review_judges_the_cards_of_a_conceded_deal_and_calls_its_points_no_result() -> None:
    events = a_match(rules_for(players=2, target=2))
    broken, number = set[int](), 0
    for event in events:
        number += isinstance(event, DealEnded)
        if isinstance(event, Conceded):
            broken.add(number + 1)
    assert broken
    for seat in range(2):
        found = deals(events, seat)
        assert {one.number for one in found if one.result is None} == broken
        assert all(one.choices for one in found)


def test_everybody_who_reads_the_packs_finds_the_same(tmp_path: Path) -> None:
    """A pack that is not the committed one is found, conceded or not."""
    found = conceded_record()
    deck = found["deals"][-1]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]
    flaw = verify(found).flaw
    assert flaw is not None
    code, _ = run_fair_script(tmp_path, line(found))
    assert code == 1
