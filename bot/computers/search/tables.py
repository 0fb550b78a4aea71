"""The numbers of ``habits``, as ``training/habits.py`` found them."""

from __future__ import annotations

from typing import Final

PARTNERS: Final = (
    *(15, 15, 25, 28, 92, 50, 60, 95, 90, 100, 220, 373),
    *(0, -15, -5, 27, 92, 80, 0, 80, 135, 153, 160, 230),
    *(45, 62, 19, 100, 90, 75, 100, 100, 60, 84, 40, 92),
    0,
    *(0, -45, 25, -18, 25, 102, 60, 65, 75, 138, 160, 275),
    *(37, 105, 25, 43, 85, -10, 105, 125, 98, -5, 175, 170),
    *(45, 54, 70, 51, 75, 97, 70, 40, 100, 100, 96, 55),
    -30,
)
"""Two teams, with a turn-up. They alone win 53 of 100 deals against the rules of thumb."""
