"""Fine print 28 in records: at 120 one card or two, and what is written of it holds."""

import json
from typing import Any

import pytest

from bot.record.fairness import Kind
from bot.record.read import SeatInfo
from bot.record.verify import verify
from bot.record.write import line, record
from bot.rules import decide
from bot.rules.actions import Bid, Call, Deal
from bot.rules.cards import CARDS, Suit
from bot.rules.events import DealEnded, Event
from bot.rules.rules import Rules
from bot.rules.state import evolve
from testing.builders.auctions import COMBINED, POINTS, points_bid, rank_bid
from testing.builders.records.unfinished import FIVE
from testing.builders.states import new_match, play_on, rules_for, stacked_deck, take_actions

ITALIANA = rules_for("sueca_italiana", auction="points")
SEATS = [SeatInfo(name, Kind.HUMAN) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa")]
ONE, TWO = Call(cards=(CARDS["Ad"],)), Call(cards=(CARDS["Ad"], CARDS["Qd"]))
FORCED = (rank_bid("A"), points_bid(120, force=True))


def record_of_call(rules: Rules, bids: tuple[Bid, ...], call: Call) -> tuple[dict[str, Any], list[Event]]:
    """The record of a deal in which a bid of 120 is made, and what happened in it."""
    events: list[Event] = [*decide.start(rules, 0)]
    state, more = new_match(rules), decide.deal(new_match(rules), Deal(stacked_deck(rules, FIVE)))
    for event in more:
        state = evolve(state, event)
    events += more
    state, more = take_actions(state, *bids, call)
    events += more
    _, more = play_on(state)
    events += more
    return json.loads(line(record("m", events, SEATS))), events


@pytest.mark.parametrize(
    ("rules", "bids", "call", "plain", "side"),
    [
        (POINTS, (points_bid(120),), ONE, {"card": "Ad"}, {0, 1}),
        (POINTS, (points_bid(120),), TWO, {"cards": ["Ad", "Qd"]}, {0, 1, 2}),
        (COMBINED, FORCED, Call(suit=Suit.COINS), {"suit": "d"}, {0, 2}),
        (COMBINED, FORCED, Call(cards=(CARDS["Kd"], CARDS["Ad"])), {"cards": ["Kd", "Ad"]}, {0, 1, 2}),
        (ITALIANA, (points_bid(120),), ONE, {"card": "Ad"}, {0, 1}),
        (ITALIANA, (points_bid(120),), TWO, {"cards": ["Ad", "Qd"]}, {0, 1, 2}),
    ],
)
def test_what_is_called_at_120_is_written_and_holds(
    rules: Rules, bids: tuple[Bid, ...], call: Call, plain: dict[str, Any], side: set[int]
) -> None:
    document, events = record_of_call(rules, bids, call)
    (deal,) = document["deals"]
    (said,) = [action for action in deal["actions"] if action["do"] == "call"]
    assert {key: value for key, value in said.items() if key not in {"do", "seat"}} == plain
    (end,) = [event for event in events if isinstance(event, DealEnded)]
    assert end.declared is not None
    assert {end.declared.declarer, *end.declared.partners} == side
    verdict = verify(document)
    assert verdict.flaw is None
    assert verdict.plain()["deals"][0]["score"] == deal["score"] == [*end.score]
