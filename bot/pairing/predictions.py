"""Predictions of onlookers: the chance of a side by rating, and the points of who was right (G-1)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

AGAINST_THE_ODDS: Final = 0.4
"""The chance below which a win is against the odds."""
_BETA: Final = 25 / 6
"""How much the play of one person varies from match to match, in units of the ratings."""


class Strength(NamedTuple):
    """A person's rating."""

    mu: float
    sigma: float


def chances(sides: Sequence[Sequence[Strength]]) -> list[float]:
    """The chance of each of two sides to win."""
    first, second = sides
    ahead = sum(one.mu for one in first) - sum(one.mu for one in second)
    spread = sum(_BETA**2 + one.sigma**2 for side in sides for one in side) ** 0.5
    chance = NormalDist().cdf(ahead / spread)
    return [chance, 1 - chance]


def points(chosen: int, winner: int | None, odds: Sequence[float], all_chosen: Collection[int]) -> int:
    """The points of a prediction: 1 if it was right, 2 against the odds.

    ``winner`` is None for a draw. ``all_chosen`` are the sides that anybody chose: there are no points
    unless these are two.
    """
    if chosen != winner or len(set(all_chosen)) < 2:
        return 0
    return 2 if odds[chosen] < AGAINST_THE_ODDS else 1
