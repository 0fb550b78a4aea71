"""Early wins: whether everybody can see that a deal is decided before its last card (fine print 42)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.rules import scoring
from bot.rules.cards import DECK_POINTS, Card, Suit
from bot.rules.options import Match
from bot.rules.rules import Rules
from bot.rules.view import AuctionView, Phase, SeatView


def early_winners(view: SeatView) -> tuple[int, ...] | None:
    """The seats that have won the running deal however the rest is played; None while it is open.

    The result is the same for every seat and for onlookers, since it depends only on public facts. It is
    therefore None if points are hidden, and while not everybody knows the partnerships (rules.md §6.7).
    """
    if view.phase is not Phase.PLAY:
        return None
    return winners(
        view.rules, view.points, view.trump, _played_by(view), view.auction, seats=len(view.active)
    )


def winners(
    rules: Rules,
    side_points: Sequence[int | None],
    trump: Suit | None,
    played_by: Mapping[Card, int],
    auction: AuctionView | None,
    *,
    seats: int,
) -> tuple[int, ...] | None:
    """The seats that have won a deal, from what everybody saw of it; None while it is open.

    Args:
        rules: those of the match.
        side_points: the points of each side in completed tricks, None if they are hidden.
        trump: the trump.
        played_by: every card that has been face up, and the seat that played it.
        auction: the bids and the call, if the deal had an auction.
        seats: the number of seats that play the deal.
    """
    points = [count for count in side_points if count is not None]
    if len(points) < len(side_points) or not rules.shows_decision:
        return None
    if auction is not None:
        return _declaration(rules, auction, points, played_by)
    if rules.match is Match.THREEHAND and seats > scoring.TWO_LEAD:
        return None  # each player over 40 scores, so there is no winner
    side = scoring.sure_winner(rules, points, trump, played_by)
    return None if side is None else rules.sides[side]


def _played_by(view: SeatView) -> dict[Card, int]:
    """Every card that has been face up in this deal, and the seat that played it."""
    earlier = {card: seat for trick in view.tricks for seat, card, _ in trick.cards}
    return earlier | {card: seat for seat, card in view.trick if card is not None}


def _declaration(
    rules: Rules, auction: AuctionView, points: Sequence[int], played_by: Mapping[Card, int]
) -> tuple[int, ...] | None:
    """The winners of a deal with a declarer, once every called card has been played."""
    if auction.declarer is None or auction.standing is None or not auction.called_cards:
        return None
    if not all(card in played_by for card in auction.called_cards):
        return None
    side = {auction.declarer, *(played_by[card] for card in auction.called_cards)}
    goal = auction.standing.points or scoring.HALF + 1
    total = sum(points[seat] for seat in side)
    if total >= goal:
        return tuple(sorted(side))
    if total + DECK_POINTS - sum(points) < goal:
        return tuple(seat for seat in range(rules.players) if seat not in side)
    return None
