"""Cards, packs, and what a card is worth (rules.md R-01 to R-11).

A card is written rank then suit: ``Ad`` is the ace of coins, ``Qb`` the knight (or queen) of batons.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Suit(StrEnum):
    """The four suits, in the order in which a new pack is laid out (fine print 37)."""

    COINS = "d"
    CUPS = "c"
    SWORDS = "s"
    BATONS = "b"


class Rank(StrEnum):
    """Every rank of every pack of the family, in the order of a new pack (fine print 37)."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


_MADE: Final[dict[str, Card]] = {}


class Card(str):
    """One card. It *is* its notation, so it compares, hashes and serialises as the text ``"3c"``.

    There is one object per card, however it is come by: the engine compares cards with ``is``.
    """

    __slots__ = ("rank", "suit")

    rank: Rank
    suit: Suit

    def __new__(cls, notation: str) -> Card:  # noqa: PYI034 - always the one card, never of a subclass
        """The card of a notation such as ``"3c"``; ValueError when there is no such card."""
        if notation in _MADE:
            return _MADE[notation]
        if len(notation) != 2:  # noqa: PLR2004 - a rank and a suit, one character each
            raise ValueError(notation)
        card = super().__new__(cls, notation)
        card.rank = Rank(notation[0])
        card.suit = Suit(notation[1])
        return _MADE.setdefault(notation, card)

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (str(self),)


CARDS: Final[dict[str, Card]] = {rank + suit: Card(rank + suit) for suit in Suit for rank in Rank}
"""Every card by its notation: one object each."""


def cards(*notations: str) -> tuple[Card, ...]:
    """The cards of several notations; KeyError names the first that is none."""
    return tuple(CARDS[notation] for notation in notations)


class Pack(StrEnum):
    """Which pack lies on the table. It decides the family of the pictures (R-03, R-04)."""

    ITALIAN40 = "italian40"
    FRENCH40 = "french40"


# a French pack plays without its 8, 9 and 10, which leaves the ranks of the Italian one.
_RANKS: Final = tuple(rank for rank in Rank if rank not in {Rank.EIGHT, Rank.NINE, Rank.TEN})
FORTY: Final = tuple(CARDS[rank + suit] for suit in Suit for rank in _RANKS)
TWOS: Final = frozenset(CARDS[Rank.TWO + suit] for suit in Suit)

STANDARD_ORDER: Final = tuple(Rank(rank) for rank in "A3KQJ76542")  # R-10, the highest first
STANDARD_VALUES: Final = {Rank.ACE: 11, Rank.THREE: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}

STRENGTH: Final = {card: len(STANDARD_ORDER) - STANDARD_ORDER.index(card.rank) for card in FORTY}
"""How high a card ranks within its suit; a larger number takes (R-10)."""

VALUE: Final = {card: STANDARD_VALUES.get(card.rank, 0) for card in FORTY}
"""Card points (R-11)."""

DECK_POINTS: Final = 120
if sum(VALUE.values()) != DECK_POINTS:
    message = "R-11: a pack is worth 120 points"
    raise AssertionError(message)
