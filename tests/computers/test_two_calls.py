"""Fine print 28: at 120 the declarer may call one card or two. Every level does, and plays on after it."""

import random

import pytest

from bot import computers
from bot.rules import decide
from bot.rules.actions import Action, Call, Pass
from bot.rules.cards import CARDS, Suit
from bot.rules.events import DealEnded, Event
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from testing.builders.auctions import COMBINED, POINTS, points_bid, rank_bid
from testing.builders.states import first_deal, fixed_deck, take_actions

AUCTIONS = pytest.mark.parametrize("rules", [POINTS, COMBINED], ids=["points", "combined"])
CALLERS = [*computers.LEVELS, "greedy", "tutor"]


def computer_move(level: str, state: State, rng: random.Random) -> Action:
    assert state.turn is not None
    return computers.create(level).choose(seat_view(state, state.turn), rng)


def state_after_120(rules: Rules, number: int) -> State:
    """A deal in which somebody has bid 120 and has to call."""
    state = first_deal(rules, fixed_deck(rules, f"two-calls-{number}"))
    state, _ = take_actions(
        state, *([points_bid(120)] if rules is POINTS else [rank_bid("2"), points_bid(120)])
    )
    while state.phase is Phase.AUCTION:
        state, _ = take_actions(state, Pass())
    assert state.phase is Phase.CALL
    return state


@AUCTIONS
@pytest.mark.parametrize("level", CALLERS)
def test_who_has_bid_120_calls_two_cards_that_others_hold(level: str, rules: Rules) -> None:
    """The second partner costs nothing."""
    for number in range(2):
        state = state_after_120(rules, number)
        assert state.turn is not None
        call = computer_move(level, state, random.Random(number))
        assert isinstance(call, Call)
        assert decide.refusal(state, state.turn, call) is None
        assert len(call.cards) == 2
        assert not set(call.cards) <= set(state.hands[state.turn])


@AUCTIONS
@pytest.mark.parametrize("two", [False, True], ids=["one card", "two cards"])
def test_every_level_plays_on_whether_one_card_was_called_or_two(rules: Rules, *, two: bool) -> None:
    state, rng = state_after_120(rules, 0), random.Random(1)
    one = Call(cards=(CARDS["2s"],)) if rules is POINTS else Call(suit=Suit.SWORDS)
    state, _ = take_actions(state, Call(cards=(CARDS["2s"], CARDS["As"])) if two else one)
    assert state.auction is not None
    assert len(state.auction.called_cards) == 1 + two
    events: list[Event] = []
    while not any(isinstance(event, DealEnded) for event in events):
        assert state.turn is not None
        level = list(computers.LEVELS)[state.turn % len(computers.LEVELS)]
        state, events = decide.step(state, state.turn, computer_move(level, state, rng))
