"""record.md, fine print 5 and 21: what is written of a match."""

import json
from typing import Any

import pytest

from bot.record.fairness import Fairness, Kind
from bot.record.read import SeatInfo
from bot.record.verify import verify, verify_line
from bot.record.write import line, record
from bot.rules import decide
from bot.rules.actions import Forfeit
from bot.rules.events import Event
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import Direction, Tie
from bot.rules.rules import Rules
from bot.rules.state import Phase
from testing.builders.states import BRISCOLA_TABLES, walk


def events_of_walk(rules: Rules, seed: int) -> list[Event]:
    steps = list(walk(rules, seed))
    return [*decide.start(rules, steps[0].before.dealer), *(e for step in steps for e in step.events)]


def people(rules: Rules) -> list[SeatInfo]:
    return [SeatInfo(f"Player {seat}", Kind.HUMAN) for seat in range(rules.players)]


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_what_is_written_holds(rules: Rules) -> None:
    events = events_of_walk(rules, 1)
    document = record("k3f9", events, people(rules))
    verdict = verify_line(line(document))
    assert verdict.ok
    assert verdict.deals == tuple(
        {key: deal[key] for key in ("tricks", "points", "score")} for deal in document["deals"]
    )
    assert verdict.result == document["result"]


def test_a_record_has_the_shape_of_the_format() -> None:
    rules = Rules(tie=Tie.CARRY, target=1, direction=Direction.CLOCKWISE)
    events = events_of_walk(rules, 3)
    seats = [SeatInfo("Anna", Kind.HUMAN), SeatInfo("Computer 1", Kind.COMPUTER, "novice")]
    fairness = Fairness("0" * 64, ("a", "computer:1"))
    document = record("k3f9", events, seats, fairness, meta={"server": 1})
    assert list(document) == [
        "format", "version", "id", "rules", "seats", "fairness", "deals", "result", "meta"
    ]  # fmt: skip
    assert document["rules"] == {
        "variant": "briscola", "players": 2, "direction": "clockwise", "tie": "carry", "target": 1
    }  # fmt: skip
    assert document["seats"] == [
        {"name": "Anna", "kind": "human"},
        {"name": "Computer 1", "kind": "computer", "level": "novice"},
    ]
    assert document["fairness"] == {"commitment": "0" * 64, "nonces": ["a", "computer:1"]}
    deal = document["deals"][0]
    assert set(deal) == {"dealer", "deck", "actions", "tricks", "points", "score"}
    assert set(deal["actions"][0]) == {"seat", "do", "card"}
    assert set(deal["tricks"][0]) == {"leader", "cards", "taker", "points"}
    assert sum(deal["points"]) == 120
    assert document["result"]["reason"] == "first_to"
    assert json.loads(line(document)) == document
    assert "\n" not in line(document)
    assert verify(document).ok


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_a_running_deal_is_left_out(rules: Rules) -> None:
    events: list[Event] = list(decide.start(rules, next(walk(rules, 5)).before.dealer))
    finished = 0
    for step in walk(rules, 5):
        events += step.events
        if step.before.phase is Phase.PLAY and step.after.phase is not Phase.PLAY:
            finished += 1
        if step.after.phase is not Phase.OVER:
            document = record("m", events, people(rules))
            assert len(document["deals"]) == finished
            assert "result" not in document
    unfinished = verify(document)
    assert unfinished.ok
    assert unfinished.plain()["result"] is None


def test_fine_print_21_a_forfeited_deal_has_its_completed_tricks_only() -> None:
    rules = default_rules(players=4)
    events: list[Event] = []
    for step in walk(rules, 8):
        events += step.events
        if len(step.after.tricks) == 4 and len(step.after.trick) == 2:
            break
    state, end = decide.step(step.after, 3, Forfeit())
    events = [*decide.start(rules, next(walk(rules, 8)).before.dealer), *events, *end]
    document: dict[str, Any] = record("m", events, people(rules))
    deal = document["deals"][-1]
    assert deal["actions"][-1] == {"seat": 3, "do": "forfeit"}
    assert len(deal["tricks"]) == 4
    assert len(deal["actions"]) == 4 * 4 + 2 + 1
    assert sum(deal["points"]) == sum(trick["points"] for trick in deal["tricks"]) < 120
    assert deal["score"] == [0, 0]
    assert document["result"] == {"winners": [0], "score": list(state.score), "reason": "forfeit"}
    assert verify(document).ok
