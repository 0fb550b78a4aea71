"""Leagues: divisions, who moves between them, and what a match is worth (S-7, S-8)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

LARGEST: Final = 8
"""The entries of the largest division."""
MOVING: Final = 2
"""How many move up and down between two divisions."""


def divisions(order: Sequence[int]) -> list[list[int]]:
    """The entries, strongest first, in the fewest divisions of at most eight; larger ones come lower."""
    raise NotImplementedError


def next_season(
    tables: Sequence[Sequence[int]], leaving: Collection[int], entering: Sequence[int]
) -> list[list[int]]:
    """The divisions of the next season.

    ``tables``: the final order of each division, the first division first. ``leaving``: who withdrew or
    missed half; they go down. ``entering``: who takes part in the next season, newcomers in order of entry.
    """
    raise NotImplementedError


def match_points(won: int, lost: int) -> tuple[int, int]:
    """The points of a match for its winner and its loser: 3 and 0, or 2 and 1 if the loser won a game too."""
    raise NotImplementedError
