"""How a careful beginner bids and calls: by the strength of the hand in its best suit (rules.md §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.actions import Bid, Call, NameSuit, Pass
from bot.rules.cards import CARDS, Card, Rank, Suit
from bot.rules.options import Auction
from bot.rules.view import SeatView

_TRUMP: Final = 4.0
"""What each card of the trump suit is worth, beside its points."""
_IN_TRUMPS: Final = 0.6
_OUTSIDE: Final = 0.4
"""How much of a card's points a hand may hope to bring home."""
_FIRST: Final = 27.0
_EACH_RANK: Final = 1.5
_EACH_POINT: Final = 0.8
"""What a hand must have for the highest rank, and more for each step below it and each point above 61."""
_BARE_TWO: Final = 29.0
"""What it needs where only the suit is named. With so much, half of the novices who declared made 61."""
_LOWEST: Final = 61
_OWN: Final = 100.0
"""To call one's own card is to play alone."""


def bid(view: SeatView, bids: Sequence[Bid]) -> Bid | Pass:
    """The least bid there is if the hand bears it. Nothing is ever forced."""
    plain = [one for one in bids if not one.force]
    if not plain:
        return Pass()
    least = plain[0]
    strength = max(_strength(view, suit) for suit in Suit)
    return least if strength >= _needed(view, least) else Pass()


def call(view: SeatView, calls: Sequence[Call | NameSuit]) -> Call | NameSuit:
    """The suit that suits the hand, and in it the best card that is missing."""
    return max(calls, key=lambda one: (_promise(view, one), str(one)))


def _needed(view: SeatView, least: Bid) -> float:
    ladder = view.rules.order.ladder
    if least.rank is not None:
        return _FIRST + _EACH_RANK * ladder.index(least.rank)
    match view.rules.auction:
        case Auction.SUIT_ONLY:
            first = _BARE_TWO
        case Auction.POINTS | Auction.FROM65:
            first = _FIRST
        case _:  # points on a rank, after all ranks
            first = _FIRST + _EACH_RANK * len(ladder)
    return first + _EACH_POINT * ((least.points or _LOWEST) - _LOWEST)


def _strength(view: SeatView, suit: Suit) -> float:
    """How good the hand is with this suit for trumps, in about card points."""
    value = view.rules.order.value
    return sum(
        _TRUMP + _IN_TRUMPS * value[card] if card.suit is suit else _OUTSIDE * value[card]
        for card in view.hand
    )


def _promise(view: SeatView, one: Call | NameSuit) -> float:
    if isinstance(one, Call) and one.blind:
        return -_OWN
    cards = one.cards if isinstance(one, Call) and one.cards else named(view, one.suit)
    hopes = sum(-_OWN if card in view.hand else view.rules.order.strength[card] for card in cards)
    return _strength(view, cards[0].suit) + hopes


def named(view: SeatView, suit: Suit | None) -> tuple[Card, ...]:
    """The card that a suit calls: the rank is the last one bid, else the two (fine print 26)."""
    bids = view.auction.bids if view.auction is not None else ()
    ranks = [one.rank for _, one in bids if one is not None and one.rank is not None]
    return (CARDS[(ranks[-1] if ranks else Rank.TWO) + (suit or Suit.COINS)],)
