"""Predictions of onlookers: the points of who was right (G-1)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

AGAINST_THE_ODDS: Final = 0.4
"""The chance by rating below which a win is against the odds."""


def points(chosen: int, winner: int | None, chances: Sequence[float], all_chosen: Collection[int]) -> int:
    """The points of a prediction: 1 if it was right, 2 against the odds.

    ``winner`` is None for a draw. ``chances``: those of each side by rating
    (``bot.tables.listeners.ratings.chances_of``). ``all_chosen`` are the sides that anybody chose: there are
    no points unless these are two.
    """
    if chosen != winner or len(set(all_chosen)) < 2:
        return 0
    return 2 if chances[chosen] < AGAINST_THE_ODDS else 1
