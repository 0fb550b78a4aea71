"""The sources of the drawings: of each deck, and of each set of tiles."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from art import tiles
from art.decks import clear, french, neapolitan, piacentine, sicilian, spanish, trevisan, triestine
from art.svg import Svg


class Source(Protocol):
    """The source of a deck."""

    @property
    def inks(self) -> Mapping[str, str]:
        """The colours of the indices, by suit."""

    def card(self, notation: str) -> Svg:
        """A card by its notation."""

    def card_back(self) -> Svg:
        """The back."""

    def lettered(self, suit: str, letter: str) -> Svg:
        """A bare card with a letter where its index stands."""

    def symbol(self, suit: str) -> Svg:
        """A suit alone, by its letter."""


SOURCES: Final[Mapping[str, Source]] = MappingProxyType(
    {
        "neapolitan": neapolitan.PATTERN,
        "sicilian": sicilian.PATTERN,
        "piacentine": piacentine.PATTERN,
        "trevisan": trevisan.PATTERN,
        "triestine": triestine.PATTERN,
        "spanish": spanish.PATTERN,
        "latin-large": clear.LARGE,
        "latin-four-colours": clear.FOUR_COLOURS,
        "french": french.INTERNATIONAL,
        "parisian": french.PARISIAN,
        "portuguese": french.PORTUGUESE,
        "french-large": french.LARGE,
        "french-four-colours": french.FOUR_COLOURS,
    }
)
"""The source of a deck, by its key."""
TILES: Final[Mapping[str, Callable[[str, str], Svg]]] = MappingProxyType(
    {"neapolitan": tiles.neapolitan_tile, "french": tiles.french_tile}
)
"""The source of the tile of a card with the letters of a language or none, by the name of the set."""
