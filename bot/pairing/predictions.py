"""Predictions of onlookers: the points of who was right (G-1)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

AGAINST_THE_ODDS: Final = 0.4
"""The chance by rating below which a win is against the odds."""


def worth(chance: float) -> int:
    """The points of a right prediction, given the chance that its side had by rating."""
    return 2 if chance < AGAINST_THE_ODDS else 1


def points(chosen: int, winners: Collection[int], chance: float, all_chosen: Collection[int]) -> int:
    """The points of a prediction: ``worth`` if it was right.

    ``winners`` is empty for a draw. ``chance``: that of the chosen side. ``all_chosen`` are the sides that
    anybody chose: there are no points unless these are two.
    """
    if chosen not in winners or len(set(all_chosen)) < 2:
        return 0
    return worth(chance)
