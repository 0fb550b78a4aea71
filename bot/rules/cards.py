"""The cards, the packs, and the values of cards (rules.md R-01 to R-16).

A card is written as rank, then suit: ``Ad`` is the ace of coins, ``Qb`` the knight (or queen) of batons.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple


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


_INSTANCES: Final[dict[str, Card]] = {}


class Card(str):
    """One card. It *is* its notation, so it compares, hashes and serialises as the text ``"3c"``.

    There is only one object for each card, however it is made: the engine compares cards with ``is``.
    """

    __slots__ = ("rank", "suit")

    rank: Rank
    suit: Suit

    def __new__(cls, notation: str) -> Card:  # noqa: PYI034 - always the one card, never of a subclass
        """The card of a notation such as ``"3c"``. Raises ``ValueError`` if there is no such card."""
        if notation in _INSTANCES:
            return _INSTANCES[notation]
        if len(notation) != 2:  # a rank and a suit, one character each
            raise ValueError(notation)
        card = super().__new__(cls, notation)
        card.rank = Rank(notation[0])
        card.suit = Suit(notation[1])
        return _INSTANCES.setdefault(notation, card)

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (str(self),)


CARDS: Final[dict[str, Card]] = {rank + suit: Card(rank + suit) for suit in Suit for rank in Rank}
"""Every card by its notation."""


def cards(*notations: str) -> tuple[Card, ...]:
    """The cards of several notations. Raises ``KeyError`` with the first that is not a card."""
    return tuple(CARDS[notation] for notation in notations)


class Pack(StrEnum):
    """The pack in use. It decides the family of the pictures (R-03, R-04, R-07, R-08)."""

    ITALIAN40 = "italian40"
    FRENCH40 = "french40"
    FRENCH32 = "french32"
    SPANISH40 = "spanish40"
    SPANISH48 = "spanish48"


_FORTY: Final = "A234567JQK"
RANKS: Final[dict[Pack, str]] = {
    Pack.ITALIAN40: _FORTY,
    Pack.FRENCH40: _FORTY,
    Pack.FRENCH32: "A789TJQK",
    Pack.SPANISH40: _FORTY,
    Pack.SPANISH48: "A23456789JQK",
}
"""The ranks of each pack, in the order of a new pack."""


@cache
def new_pack(ranks: str) -> tuple[Card, ...]:
    """A new pack: suit after suit, each with these ranks (fine print 37)."""
    return tuple(CARDS[rank + suit] for suit in Suit for rank in ranks)


TWOS: Final = frozenset(CARDS[Rank.TWO + suit] for suit in Suit)


class Ranking(StrEnum):
    """The ways in which cards rank and count (R-10 to R-16; fine print 12)."""

    STANDARD = "standard"
    QJ_SWAP = "qj_swap"
    THREE_AS_THREE = "three_as_three"
    SEVEN_FOR_THREE = "seven_for_three"
    TEN = "ten"
    BISCA = "bisca"


class Order(NamedTuple):
    """A ranking of all its cards. In a suit the higher ``strength`` takes; ``value`` is in card points."""

    ladder: str
    """The ranks, the highest first."""
    counters: str
    """The ranks worth 11, 10, 4, 3 and 2 points."""
    strength: dict[Card, int]
    value: dict[Card, int]


POINTS: Final = (11, 10, 4, 3, 2)
LOAD: Final = 10
"""The least value of a load."""
DECK_POINTS: Final = 120
"""The points of every pack (R-11)."""

_LADDERS: Final = {
    Ranking.STANDARD: ("A3KQJ9876542", "A3KQJ"),  # the 9 and 8 exist in a pack of 48 only
    Ranking.QJ_SWAP: ("A3KJQ76542", "A3KJQ"),
    Ranking.THREE_AS_THREE: ("AKQJ765432", "A3KQJ"),  # the 3 keeps its points
    Ranking.SEVEN_FOR_THREE: ("A7KQJ65432", "A7KQJ"),
    Ranking.TEN: ("ATKQJ987", "ATKQJ"),
    Ranking.BISCA: ("A7KJQ65432", "A7KJQ"),
}
_SEVEN_SWAPPED: Final = "A7KQJ36542"  # R-15 swap: the 3 takes the old place of the 7


@cache
def order_of(ranking: Ranking, *, seven_swap: bool = False) -> Order:
    """The order of a ranking. Every pack used with it has 120 points (R-11)."""
    ladder, counters = _LADDERS[ranking]
    if seven_swap:
        ladder = _SEVEN_SWAPPED
    worth = dict(zip(counters, POINTS, strict=True))
    strength = {CARDS[rank + suit]: len(ladder) - place for place, rank in enumerate(ladder) for suit in Suit}
    return Order(ladder, counters, strength, {card: worth.get(card.rank, 0) for card in strength})
