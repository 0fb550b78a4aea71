"""Computer players, by level. They get a ``SeatView`` and never a state, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.computers.base import Computer
from bot.computers.chance import Chance
from bot.computers.novice import Novice

__all__ = ["LEVELS", "LOWEST", "RANDOM", "Computer", "create"]

LEVELS: Final[dict[str, Callable[[], Computer]]] = {Novice.level: Novice}
"""Who may sit at a table, the weakest first."""

LOWEST: Final = next(iter(LEVELS))
"""The level that plays for the absent and fills seats when none is named."""

RANDOM: Final = Chance.level
"""Plays anything at all; for simulations and tests, never offered to people."""


def create(level: str) -> Computer:
    """A computer player of a level, or one that plays at random; KeyError for a level that is not known."""
    return Chance() if level == RANDOM else LEVELS[level]()
