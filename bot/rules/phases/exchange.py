"""The exchange of a card for the turn-up (R-55, R-56; fine print 17, 18)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.actions import Exchange
from bot.rules.cards import CARDS, Card, Rank
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import CardExchanged
from bot.rules.options import Retire
from bot.rules.state import Phase, State

_FOR_SEVEN = frozenset("A3KQJ")
_FOR_TWO = frozenset("987654")


def choices(state: State, seat: int) -> Iterable[Exchange]:  # noqa: ARG001 - the signature of every phase
    """The exchange, while a deal is played."""
    return (Exchange(),) if state.phase is Phase.PLAY else ()


def refusal(state: State, seat: int, action: Exchange) -> IllegalAction | None:  # noqa: ARG001 - likewise
    """Why the seat may not exchange now; None if it may."""
    if state.phase is not Phase.PLAY:
        return IllegalAction(Reason.NO_DEAL)
    if not _in_time(state, seat):
        return IllegalAction(Reason.TOO_LATE_TO_EXCHANGE)
    card = _card_for_stock(state)
    if card is None or card not in state.hands[seat]:
        return IllegalAction(Reason.NO_CARD_TO_EXCHANGE)
    return None


def result(state: State, seat: int, action: Exchange) -> CardExchanged:  # noqa: ARG001 - likewise
    """The event of a legal exchange."""
    card = _card_for_stock(state)
    if card is None or state.turnup is None:
        raise IllegalAction(Reason.NO_CARD_TO_EXCHANGE)
    return CardExchanged(seat, card, state.turnup.card)


def _in_time(state: State, seat: int) -> bool:
    if state.turnup is None or not state.turnup.lies:
        return False
    if state.rules.retire is Retire.DEUCE_FIRST_TRICK:
        return not state.tricks
    # after winning a trick, before leading, once in each trick.
    return bool(state.tricks) and seat == state.turn and not state.trick and not state.exchanged


def _card_for_stock(state: State) -> Card | None:
    """The card that goes under the stock; None if no card may be exchanged for this turn-up."""
    if state.turnup is None:
        return None
    turnup = state.turnup.card
    if state.rules.retire is Retire.DEUCE_FIRST_TRICK:
        return CARDS[Rank.TWO + turnup.suit]
    rank = Rank.SEVEN if turnup.rank in _FOR_SEVEN else Rank.TWO if turnup.rank in _FOR_TWO else None
    return None if rank is None else CARDS[rank + turnup.suit]
