"""Which input of the network stands for what: one truth for who trains it and who plays with it.

Every input is 0 or 1. Cards are numbered suit × 10 + strength, trumps first, the ace 9: so one network serves
every ranking in which dearer cards take cheaper ones, and a short pack is one whose lowest cards are gone.
Seats are counted from the one that is to play, in playing order.
"""

from __future__ import annotations

from typing import Final

from bot.rules.cards import DECK_POINTS

CARDS: Final = 40
SUIT: Final = 10
"""Cards of a suit."""
HAND: Final = 3

HELD, UNSEEN, TURNUP, SEATS = 0, CARDS, 2 * CARDS, 3 * CARDS
"""Where our hand, the cards that may be anywhere, the turn-up while it lies, and the seats begin."""
KNOWN, TRICK, LAST, BEFORE = range(4)
"""What is said of every seat: cards that it is known to hold (of ours: those that others know), its card in
this trick, in the last one, and in the one before."""
PLANES: Final = 4
SCORES: Final = DECK_POINTS + 1
TENS: Final = DECK_POINTS // 10
"""Of each side: an input for each number of points, and one for each ten."""


class Layout:
    """Where the rest of the inputs begin, for so many seats.

    ``leaders``: who led the last trick, then the one before, then how many have played to this one.
    ``tricks``: how many are to come after this one. ``points``: ours, then theirs, an input for each number;
    ``tens`` likewise, an input for each ten that was passed. ``noticed``: that the others play by rules of
    thumb. ``size``: so many inputs.
    """

    def __init__(self, seats: int) -> None:
        self.leaders = SEATS + seats * PLANES * CARDS
        self.tricks = self.leaders + 3 * seats
        self.points = self.tricks + CARDS // seats
        self.tens = self.points + 2 * SCORES
        self.noticed = self.tens + 2 * TENS
        self.size = self.noticed + 1
