"""The trick on the table as a seat sees it, and its partners."""

from __future__ import annotations

from bot.rules.cards import Card
from bot.rules.policies import ring, taker
from bot.rules.view import SeatView, TrickCard


def face_up(view: SeatView) -> tuple[TrickCard, ...]:
    """The cards of the trick that are face up."""
    return tuple(TrickCard(seat, card) for seat, card in view.trick if card is not None)


def wins(view: SeatView, card: Card) -> bool:
    """Whether a card would take the trick as it stands."""
    return taker((*face_up(view), TrickCard(-1, card)), view.trump, view.rules.order).card is card


def plays_last(view: SeatView) -> bool:
    """Whether the seat in turn is the last to play to the trick."""
    return len(view.trick) == len(view.active) * view.rules.game.plays - 1


def to_come(view: SeatView, seat: int) -> tuple[int, ...]:
    """The seats that still play to the trick after a seat's next card. The seat must have one to play."""
    laps = ring(view.active, view.rules.players, view.leader) * view.rules.game.plays
    return laps[laps.index(seat, len(view.trick)) + 1 :]


def friends(view: SeatView) -> set[int]:
    """The seats that certainly play with us, ourselves included."""
    seats, rules, auction = set(range(view.rules.players)), view.rules, view.auction
    if auction is None or auction.declarer is None:
        return {seat for seat in seats if rules.side_of(seat) == view.side}
    together = {auction.declarer, *auction.partners}
    if view.seat in together:
        return together
    return seats - together if auction.partners else {seat for seat in seats if seat == view.seat}
