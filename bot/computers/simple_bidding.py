"""The bids and calls of a careful beginner: by the strength of the hand in its best suit (rules.md §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.actions import Bid, Call, NameSuit, Pass
from bot.rules.cards import CARDS, Card, Suit
from bot.rules.options import Auction
from bot.rules.policies import called_rank
from bot.rules.view import SeatView

_TRUMP: Final = 4.0
"""The worth of each card of the trump suit, besides its points."""
_IN_TRUMPS: Final = 0.6
_OUTSIDE: Final = 0.4
"""The share of a card's points that a hand may hope to bring home."""
_FIRST: Final = 27.0
_EACH_RANK: Final = 1.5
_EACH_POINT: Final = 0.8
"""The strength needed for the highest rank; then the addition for each step below it and each point above
61."""
_BARE_TWO: Final = 29.0
"""The strength needed if only the suit is named. With it, half of the novices who declared made 61."""
_LOWEST: Final = 61
_OWN: Final = 100.0
"""The price of calling one's own card, which means playing alone."""


def bid(view: SeatView, bids: Sequence[Bid]) -> Bid | Pass:
    """The lowest bid if the hand is strong enough, else a pass. No bid is ever by force."""
    plain = [one for one in bids if not one.force]
    if not plain:
        return Pass()
    least = plain[0]
    strength = max(_strength(view, suit) for suit in Suit)
    return least if strength >= _least_points(view, least) else Pass()


def call(view: SeatView, calls: Sequence[Call | NameSuit]) -> Call | NameSuit:
    """The suit that is best for the hand, and its best missing card."""
    return max(calls, key=lambda one: (_promise(view, one), str(one)))


def _least_points(view: SeatView, least: Bid) -> float:
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
    """The strength of the hand with this suit as trumps, roughly in card points."""
    value = view.rules.order.value
    return sum(
        _TRUMP + _IN_TRUMPS * value[card] if card.suit is suit else _OUTSIDE * value[card]
        for card in view.hand
    )


def _promise(view: SeatView, one: Call | NameSuit) -> float:
    if isinstance(one, Call) and one.blind:
        return -_OWN
    cards = one.cards if isinstance(one, Call) and one.cards else called_cards(view, one.suit)
    hopes = sum(-_OWN if card in view.hand else view.rules.order.strength[card] for card in cards)
    return _strength(view, cards[0].suit) + hopes


def called_cards(view: SeatView, suit: Suit | None) -> tuple[Card, ...]:
    """The card that a suit calls: its rank is the last one bid, else the two (fine print 26)."""
    bids = view.auction.bids if view.auction is not None else ()
    return (CARDS[called_rank(view.rules, bids) + (suit or Suit.COINS)],)
