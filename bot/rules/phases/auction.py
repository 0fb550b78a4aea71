"""Bids and passes (rules.md §6.2; fine print 25, 26)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import policies
from bot.rules.actions import Bid, Pass
from bot.rules.cards import DECK_POINTS, Rank
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import BidMade, Passed
from bot.rules.options import Auction as AuctionKind
from bot.rules.state import Auction, Phase, State

_FLOOR = {AuctionKind.POINTS: 61, AuctionKind.SUIT_ONLY: 61, AuctionKind.FROM65: 65}
"""The lowest bid in points. In a combined auction it is the option ``first_raise``."""
_STEP = {AuctionKind.FROM65: 5}


def choices(state: State, seat: int) -> Iterable[Bid | Pass]:
    """All bids, and passing."""
    if state.phase is not Phase.AUCTION or seat != state.turn or state.auction is None:
        return ()
    ranks = [Bid(rank=Rank(rank)) for rank in state.rules.order.ladder if rank in _bid_ranks(state)]
    points = [Bid(points=count) for count in range(61, DECK_POINTS + 1)]
    forced_bids = [Bid(points=count, force=True) for count in range(61, DECK_POINTS + 1)]
    return [Pass(), *ranks, *points, *forced_bids]


def refusal(state: State, seat: int, action: Bid | Pass) -> IllegalAction | None:
    """Why the seat may not make this bid; None if it may."""
    if state.phase is not Phase.AUCTION or state.auction is None:
        return IllegalAction(Reason.NO_AUCTION)
    if seat != state.turn:
        return IllegalAction(Reason.NOT_YOUR_TURN, turn=-1 if state.turn is None else state.turn)
    return None if isinstance(action, Pass) else _bid_refusal(state, state.auction, action)


def result(state: State, seat: int, action: Bid | Pass) -> BidMade | Passed:
    """The event of a legal bid or pass, with the seat that bids next."""
    auction = state.auction or Auction()
    out = {*auction.passed_seats, *({seat} if isinstance(action, Pass) else set())}
    bidders = [
        other for other in policies.ring(state.active, state.rules.players, seat)[1:] if other not in out
    ]
    if isinstance(action, Pass):
        alone = len(bidders) == 1 and auction.standing is not None
        return Passed(seat, None if alone or not bidders else bidders[0])
    unbeatable = action.points == DECK_POINTS or (
        state.rules.auction is AuctionKind.RANK and action.rank == state.rules.order.ladder[-1]
    )
    return BidMade(seat, action, None if unbeatable or not bidders else bidders[0])


def _bid_ranks(state: State) -> str:
    """The ranks that may be bid: those of the pack (rules.md §6.2)."""
    ranks = {card.rank for card in state.rules.packs[0]}
    return "".join(rank for rank in state.rules.order.ladder if rank in ranks)


def _bid_refusal(state: State, auction: Auction, bid: Bid) -> IllegalAction | None:
    kind, standing = state.rules.auction, auction.standing
    if (bid.rank is None) is (bid.points is None):
        return IllegalAction(Reason.WRONG_BID)
    if kind is AuctionKind.COMBINED:
        return _combined_refusal(state, auction, bid)
    if bid.force or (bid.rank is not None) is not (kind is AuctionKind.RANK):
        return IllegalAction(Reason.WRONG_BID)
    if bid.rank is not None:
        return _lower_rank(state, standing, bid.rank)
    return _higher_points(state, 0 if standing is None else standing.points or 0, bid.points or 0)


def _combined_refusal(state: State, auction: Auction, bid: Bid) -> IllegalAction | None:
    """Why a bid is refused in a combined auction; None if it is not.

    Ranks come first; then points on the two, or by force on another rank; from then on only points rise.
    """
    standing = auction.standing
    if standing is not None and standing.points is not None:
        if bid.rank is not None or bid.force:
            return IllegalAction(Reason.WRONG_BID)
        return _higher_points(state, standing.points, bid.points or 0)
    if bid.rank is not None:
        return IllegalAction(Reason.WRONG_BID) if bid.force else _lower_rank(state, standing, bid.rank)
    if standing is None:
        return IllegalAction(Reason.WRONG_BID)
    lowest = standing.rank == state.rules.order.ladder[-1]
    if bid.force is lowest or (bid.force and not state.rules.force):
        return IllegalAction(Reason.WRONG_BID)
    return _higher_points(state, 0, bid.points or 0)


def _lower_rank(state: State, standing: Bid | None, rank: Rank) -> IllegalAction | None:
    ladder = _bid_ranks(state)
    if rank not in ladder:
        return IllegalAction(Reason.WRONG_BID)
    if standing is not None and ladder.index(rank) <= ladder.index(standing.rank or ladder[0]):
        return IllegalAction(Reason.BID_TOO_LOW, standing=standing.rank or "")
    return None


def _higher_points(state: State, standing: int, points: int) -> IllegalAction | None:
    kind = state.rules.auction or AuctionKind.COMBINED
    floor, step = _FLOOR.get(kind, state.rules.first_raise), _STEP.get(kind, 1)
    if not floor <= points <= DECK_POINTS or points % step:
        return IllegalAction(Reason.WRONG_BID, floor=floor)
    return IllegalAction(Reason.BID_TOO_LOW, standing=standing) if points <= standing else None
