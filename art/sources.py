"""What draws each deck, and each set of tiles."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from art import french, neapolitan, tiles
from art.svg import Svg


@dataclass(frozen=True)
class Source:
    """The functions that draw one deck: a card by its notation, the back, a suit by its letter."""

    card: Callable[[str], Svg]
    back: Callable[[], Svg]
    symbol: Callable[[str], Svg]


SOURCES: Final[Mapping[str, Source]] = MappingProxyType(
    {
        "neapolitan": Source(neapolitan.card, neapolitan.card_back, neapolitan.symbol),
        **{
            key: Source(deck.card, deck.card_back, deck.symbol)
            for key, deck in {
                "french": french.INTERNATIONAL,
                "parisian": french.PARISIAN,
                "portuguese": french.PORTUGUESE,
                "french-large": french.LARGE,
                "french-four-colours": french.FOUR_COLOURS,
            }.items()
        },
    }
)
"""What draws a deck, by the deck's key."""
TILES: Final[Mapping[str, Callable[[str], Svg]]] = MappingProxyType(
    {"neapolitan": tiles.neapolitan_tile, "french": tiles.french_tile}
)
"""What draws the tile of a card, by the name of the set."""
