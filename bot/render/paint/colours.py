"""The colours of the table, as red, green and blue."""

from __future__ import annotations

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
FADED: Final[Colour] = (58, 92, 76)
