"""Auctions to test with: tables, bids, and how one is won."""

from bot.rules import decide
from bot.rules.actions import Action, Bid, Pass
from bot.rules.cards import Rank
from bot.rules.errors import Reason
from bot.rules.events import (
    Event,
)
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from tests.rules.walk import done, stacked, table

COMBINED, RANK = table("chiamata"), table("chiamata", auction="rank")
POINTS, SUIT = table("chiamata", auction="points"), table("chiamata", auction="suit_only")
FROM65 = table("sueca_italiana", auction="from65")
HANDS = ["Ad 3d", "Kd 2d", "Qd Jd", "7d 6d", "5d 4d"]
A, THREE, K, TWO = Rank.ACE, Rank.THREE, Rank.KING, Rank.TWO


def r(rank: str) -> Bid:
    return Bid(rank=Rank(rank))


def p(points: int, *, force: bool = False) -> Bid:
    return Bid(points=points, force=force)


def bidding(rules: Rules, *bids: Action) -> tuple[State, list[Event]]:
    """An auction; seat 1 begins."""
    return done(stacked(rules, HANDS), *bids)


def why(state: State, action: Action) -> Reason | None:
    assert state.turn is not None
    problem = decide.refusal(state, state.turn, action)
    assert (problem is None) is (action in decide.legal(state, state.turn))
    return None if problem is None else problem.reason


def won(rules: Rules, *bids: Bid) -> State:
    """Seat 1 bids the first, seat 2 the next, and so on; then all others pass and the last bidder calls."""
    state, _ = bidding(rules, *bids)
    while state.phase is Phase.AUCTION:
        state, _ = done(state, Pass())
    assert state.phase is Phase.CALL
    return state
