"""Auctions to test with: tables, bids, and how one is won."""

from bot.rules.actions import Action, Bid, Pass
from bot.rules.cards import Rank
from bot.rules.errors import Reason
from bot.rules.events import Event
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from testing.builders.states import refusal_reason, rules_for, stacked_deal, take_actions

COMBINED, RANK = rules_for("chiamata"), rules_for("chiamata", auction="rank")
POINTS, SUIT = rules_for("chiamata", auction="points"), rules_for("chiamata", auction="suit_only")
FROM65 = rules_for("sueca_italiana", auction="from65")
HANDS = ["Ad 3d", "Kd 2d", "Qd Jd", "7d 6d", "5d 4d"]
A, THREE, K, TWO = Rank.ACE, Rank.THREE, Rank.KING, Rank.TWO


def rank_bid(rank: str) -> Bid:
    """A bid of a rank, such as ``"3"``."""
    return Bid(rank=Rank(rank))


def points_bid(points: int, *, force: bool = False) -> Bid:
    """A bid of points; with ``force`` the standing rank is kept."""
    return Bid(points=points, force=force)


def hold_auction(rules: Rules, *bids: Action) -> tuple[State, list[Event]]:
    """An auction; seat 1 begins."""
    return take_actions(stacked_deal(rules, HANDS), *bids)


def refusal_in_turn(state: State, action: Action) -> Reason | None:
    """Why the seat whose turn it is may not act so; None if it may."""
    assert state.turn is not None
    return refusal_reason(state, state.turn, action)


def win_auction(rules: Rules, *bids: Bid) -> State:
    """Seat 1 bids the first, seat 2 the next, and so on; then all others pass and the last bidder calls."""
    state, _ = hold_auction(rules, *bids)
    while state.phase is Phase.AUCTION:
        state, _ = take_actions(state, Pass())
    assert state.phase is Phase.CALL
    return state
