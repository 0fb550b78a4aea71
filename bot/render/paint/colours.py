"""The colours of the table, as red, green and blue."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

FELT: Final[Colour] = (24, 100, 65)
FELT_EDGE: Final[Colour] = (9, 42, 28)
DARK: Final[Colour] = (8, 32, 22)
GREEN: Final[Colour] = (27, 107, 69)
GOLD: Final[Colour] = (246, 205, 105)
RIM: Final[Colour] = (226, 184, 92)
OLD_GOLD: Final[Colour] = (120, 92, 40)
CREAM: Final[Colour] = (255, 248, 228)
PALE: Final[Colour] = (150, 176, 160)
INK: Final[Colour] = (24, 20, 10)
NIGHT: Final[Colour] = (0, 0, 0)
FADED: Final[Colour] = (128, 130, 136)

SUIT_INKS: Final[Mapping[str, Colour]] = MappingProxyType(
    {"d": (148, 98, 8), "c": (190, 38, 44), "s": (30, 72, 150), "b": (24, 112, 52)}
)
"""The colours of Italian indices, as on the cards; the symbol beside them says the same."""
