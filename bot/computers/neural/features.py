"""The features: the meaning of each input of the network, shared by training and play.

Every input is 0 or 1. Where there is one for each card they are in the order of the cards' numbers on a board
(``feature``), so trumps are first, and the ace is the last of its suit. One network therefore serves every
ranking in which more valuable cards take less valuable ones, and a short pack is one without its lowest
cards. Seats are counted from the one that is to play, in playing order.
"""

from __future__ import annotations

from typing import Final

from bot.computers.search.board import ACE, RANKS, SHIFT, TRUMP_SUIT
from bot.computers.search.compilation import compiled
from bot.rules.cards import DECK_POINTS

CARDS: Final = 40
SUIT: Final = 10
"""The number of cards in a suit."""
HAND: Final = 3
PLAIN: Final = 3
"""The number of suits that are not trumps."""
ORDERS: Final = 6
"""The number of orders of the plain suits."""

HELD, UNSEEN, TURNUP, SEATS = 0, CARDS, 2 * CARDS, 3 * CARDS
"""Where the inputs begin for our hand, the unseen cards, the turn-up while it is there, and the seats."""
KNOWN, TRICK, LAST, BEFORE = range(4)
"""The inputs of every seat: cards that it is known to hold (for us: those that others know), its card in
this trick, in the last one, and in the one before."""
PLANES: Final = 4
SCORES: Final = DECK_POINTS + 1
TENS: Final = DECK_POINTS // 10
"""The number of tens of points. Each side has an input for each number of points, and one for each ten."""


@compiled
def feature(card: int) -> int:
    """The place of a card of a board among the inputs of all cards."""
    return (card >> SHIFT) * SUIT + (card & RANKS) - (ACE + 1 - SUIT)


@compiled
def in_order(place: int, order: int) -> int:
    """The place of a card among the inputs of all cards, with the plain suits in one of ``ORDERS``.

    Order 0 is the usual one. No suit but trumps differs from another, so a position is worth the same in each
    order.
    """
    suit = place // SUIT
    if suit == TRUMP_SUIT:
        return place
    turned = suit - 1 if order < PLAIN else PLAIN - suit
    return ((turned + order) % PLAIN + 1) * SUIT + place % SUIT


class Layout:
    """Where the remaining inputs begin, for so many seats.

    - ``leaders``: who led the last trick, then the one before, then how many have played to this one.
    - ``tricks``: how many tricks follow this one.
    - ``points``: ours, then theirs, an input for each number; ``tens`` likewise, an input for each ten
      passed.
    - ``noticed``: whether the others play by the heuristic policy.
    - ``next_card``: the next card of the stock, where hands are open and it lies face up.
    - ``size``: the number of inputs.
    """

    def __init__(self, seats: int, *, is_open: bool = False) -> None:
        self.leaders = SEATS + seats * PLANES * CARDS
        self.tricks = self.leaders + 3 * seats
        self.points = self.tricks + CARDS // seats
        self.tens = self.points + 2 * SCORES
        self.noticed = self.tens + 2 * TENS
        self.next_card = self.noticed + 1
        self.size = self.next_card + (CARDS if is_open else 0)
