"""The decks: the patterns of cards that can be drawn, and the files of their pictures (R-04)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.rules.cards import Pack

ASSETS: Final = Path(__file__).parent / "assets"
BACK: Final = "back"
"""The notation of a card's back."""

SUITS: Final = "dcsb"
CARD_WIDTH: Final = 230
"""The width in pixels of the stored cards. Nothing is painted larger."""
COLUMNS: Final = 8
"""The number of cards in a row of an atlas."""
SUIT_SIZE: Final = 96
"""The width and height in pixels of the stored suit symbols."""
TILE_SIZE: Final = 128
"""The width and height in pixels of the tiles."""


DeckKey: TypeAlias = Literal[
    "neapolitan",
    "sicilian",
    "piacentine",
    "trevisan",
    "triestine",
    "spanish",
    "latin-large",
    "latin-four-colours",
    "french",
    "parisian",
    "portuguese",
    "french-large",
    "french-four-colours",
]
"""The key of a deck in a table's options and in a person's preferences."""


class CourtLetters(NamedTuple):
    """The letters that a deck's courts can have, so that they follow the reader's language.

    ``corner`` is the place of a letter on a card at ``CARD_WIDTH``: left, top, right and bottom in pixels.
    """

    letters: str
    corner: tuple[int, int, int, int]


class Family(StrEnum):
    """The two families of suits. A table shows one deck, of the family of its pack."""

    ITALIAN = "italian"
    FRENCH = "french"


# V-23: at 550 pixels across an index needs 16. Italian indices have 0.17 of a card's width, French ones
# less; on a phone, where a picture is 300 wide, French ones need more.
_LEGIBLE: Final = MappingProxyType({Family.ITALIAN: 178, Family.FRENCH: 213})


@dataclass(frozen=True)
class Deck:
    """A pattern: which cards it has and how they are stored. The catalogue calls it ``choice-deck-<key>``.

    - ``ranks``: the ranks that it can show.
    - ``labels``: the indices that differ from the notation (K is R on an Italian king).
    - ``card_height``: the height in pixels at ``CARD_WIDTH``.
    - ``tiles``: the name of its set of small square pictures, which decks may share.
    - ``inks``: the colours of the suits' indices as ``#rrggbb``.
    - ``large``: on a deck of large print, no index is painted over its own.
    - ``courts``: without them, the indices belong to the pattern and are the same for every reader.
    """

    key: str
    family: Family
    ranks: str
    labels: Mapping[str, str]
    card_height: int
    tiles: str
    inks: Mapping[str, str]
    large: bool = False
    courts: CourtLetters | None = None

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Every card that this deck can show, in the order of the atlas. The back comes after them."""
        return tuple(rank + suit for suit in SUITS for rank in self.ranks)

    @cached_property
    def cells(self) -> Mapping[str, tuple[int, int, int, int]]:
        """The place of each card and of the back in the atlas: left, top, right and bottom in pixels."""
        return MappingProxyType(
            {card: self._cell(place) for place, card in enumerate((*self.cards, BACK))},
        )

    def _cell(self, place: int) -> tuple[int, int, int, int]:
        left, top = place % COLUMNS * CARD_WIDTH, place // COLUMNS * self.card_height
        return left, top, left + CARD_WIDTH, top + self.card_height

    @property
    def ratio(self) -> float:
        """Width of a card divided by its height."""
        return CARD_WIDTH / self.card_height

    @property
    def legible(self) -> int:
        """The least width in pixels at which its own indices can be read on a phone.

        Below, larger ones hide them.
        """
        return 0 if self.large else _LEGIBLE[self.family]

    @property
    def atlas(self) -> Path:
        """The file with the picture of all cards."""
        return ASSETS / f"{self.key}.png"

    @property
    def symbols(self) -> Path:
        """The file with the four suits in the order of ``SUITS``, transparent."""
        return ASSETS / f"{self.key}-suits.png"

    @property
    def lettering(self) -> Path:
        """The file with the letters of its courts: a column for each, and a row for each suit."""
        return ASSETS / f"{self.key}-letters.png"

    def tile(self, card: str, letters: str = "") -> Path:
        """The file with the small square picture of a card, a PNG for an application emoji.

        ``letters`` are those of jack, queen and king in a language; without them the deck's own are used.
        Raises ``KeyError`` if there is no such card.
        """
        if card not in self.cells or card == BACK:
            raise KeyError(card)
        suffix = f"-{letters.lower()}" if letters else ""
        return ASSETS / f"{self.tiles}-tiles" / f"{card}{suffix}.png"

    def __hash__(self) -> int:
        return hash(self.key)


_ITALIAN_RANKS: Final = "A23456789JQK"
_FRENCH_RANKS: Final = "A23456789TJQK"
_ITALIAN_LABELS: Final = MappingProxyType({"J": "F", "Q": "C", "K": "R"})  # fante, cavallo, re
_SPANISH_LABELS: Final = MappingProxyType({"A": "1", "J": "10", "Q": "11", "K": "12"})
_FRENCH_LABELS: Final = MappingProxyType({"T": "10"})
_PARISIAN_LABELS: Final = MappingProxyType({"A": "1", "T": "10", "J": "V", "Q": "D", "K": "R"})
_PORTUGUESE_LABELS: Final = MappingProxyType({"T": "10", "J": "V", "Q": "D", "K": "R"})


def _inks(coins: str, cups: str, swords: str, batons: str) -> Mapping[str, str]:
    return MappingProxyType(dict(zip(SUITS, (coins, cups, swords, batons), strict=True)))


_ITALIAN_INKS: Final = _inks("#a86a00", "#c9372c", "#2d5ea8", "#3d8b48")
_SICILIAN_INKS: Final = _inks("#96600a", "#c04420", "#1a6a7a", "#5f7a1e")
_PIACENTINE_INKS: Final = _inks("#9a6200", "#d8352a", "#1f56b3", "#1f7a45")
_TREVISAN_INKS: Final = _inks("#8f5f08", "#b3202c", "#23406f", "#2c6e4a")
_TRIESTINE_INKS: Final = _inks("#9a6400", "#cf2230", "#1f6ea6", "#3f7d2c")
_SPANISH_INKS: Final = _inks("#a36a00", "#c2262e", "#2a4fa0", "#2f7a2c")
_FRENCH_INKS: Final = _inks("#c8202f", "#c8202f", "#1b1b22", "#1b1b22")
# Four colours that are distinct for every kind of colour vision.
_CLEAR_INKS: Final = _inks("#b27f00", "#7c0903", "#0d3273", "#169c70")
_SAFE_INKS: Final = _inks("#0a52a8", "#c8420a", "#1b1b22", "#009a6c")

# Jack, knight or queen, and king in English, German and Italian; then those that other languages have.
_LATIN_LETTERS: Final = "JNKBRFCSVD"
_FRENCH_LETTERS: Final = "JQKBDVRF"
_LATIN: Final = CourtLetters(_LATIN_LETTERS, (4, 5, 49, 53))
_LATIN_LARGE: Final = CourtLetters(_LATIN_LETTERS, (8, 12, 120, 120))
_FRENCH: Final = CourtLetters(_FRENCH_LETTERS, (4, 5, 50, 53))
_FRENCH_LARGE: Final = CourtLetters(_FRENCH_LETTERS, (8, 12, 118, 120))

_PATTERNS: Final = (
    *(
        Deck(key, Family.ITALIAN, _ITALIAN_RANKS, _ITALIAN_LABELS, height, "neapolitan", inks, courts=_LATIN)
        for key, height, inks in (
            ("neapolitan", 368, _ITALIAN_INKS),
            ("sicilian", 368, _SICILIAN_INKS),
            ("piacentine", 396, _PIACENTINE_INKS),
            ("trevisan", 423, _TREVISAN_INKS),
            ("triestine", 405, _TRIESTINE_INKS),
        )
    ),
    Deck("spanish", Family.ITALIAN, _ITALIAN_RANKS, _SPANISH_LABELS, 359, "neapolitan", _SPANISH_INKS),
    Deck(
        "latin-large",
        Family.ITALIAN,
        _ITALIAN_RANKS,
        _ITALIAN_LABELS,
        368,
        "neapolitan",
        _ITALIAN_INKS,
        large=True,
        courts=_LATIN_LARGE,
    ),
    Deck(
        "latin-four-colours",
        Family.ITALIAN,
        _ITALIAN_RANKS,
        _ITALIAN_LABELS,
        368,
        "neapolitan",
        _CLEAR_INKS,
        courts=_LATIN,
    ),
    Deck("french", Family.FRENCH, _FRENCH_RANKS, _FRENCH_LABELS, 322, "french", _FRENCH_INKS, courts=_FRENCH),
    Deck("parisian", Family.FRENCH, _FRENCH_RANKS, _PARISIAN_LABELS, 322, "french", _FRENCH_INKS),
    Deck("portuguese", Family.FRENCH, _FRENCH_RANKS, _PORTUGUESE_LABELS, 322, "french", _FRENCH_INKS),
    Deck(
        "french-large",
        Family.FRENCH,
        _FRENCH_RANKS,
        _FRENCH_LABELS,
        322,
        "french",
        _FRENCH_INKS,
        large=True,
        courts=_FRENCH_LARGE,
    ),
    Deck(
        "french-four-colours",
        Family.FRENCH,
        _FRENCH_RANKS,
        _FRENCH_LABELS,
        322,
        "french",
        _SAFE_INKS,
        courts=_FRENCH,
    ),
)
DECKS: Final[Mapping[str, Deck]] = MappingProxyType({deck.key: deck for deck in _PATTERNS})
"""Every deck by its key, in the order of menus."""

DEFAULT_DECKS: Final[Mapping[Family, Deck]] = MappingProxyType(
    {Family.ITALIAN: DECKS["neapolitan"], Family.FRENCH: DECKS["french"]},
)
"""The default deck of each family."""


def decks_of(family: Family) -> tuple[Deck, ...]:
    """The decks of a family, in the order of menus."""
    return tuple(deck for deck in DECKS.values() if deck.family is family)


def family(pack: Pack) -> Family:
    """The family of pictures of a pack (R-03, R-04)."""
    return Family.FRENCH if pack in {Pack.FRENCH40, Pack.FRENCH32} else Family.ITALIAN
