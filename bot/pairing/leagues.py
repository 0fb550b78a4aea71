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
    number = -(-len(order) // LARGEST)
    found, start = list[list[int]](), 0
    for left in range(number, 0, -1):
        size = (len(order) - start) // left
        found.append(list(order[start : start + size]))
        start += size
    return found


def next_season(
    tables: Sequence[Sequence[int]], leaving: Collection[int], entering: Sequence[int]
) -> list[list[int]]:
    """The divisions of the next season.

    ``tables``: the final order of each division, the first division first. ``leaving``: who withdrew or
    missed half; they go down. ``entering``: who takes part in the next season, newcomers in order of entry.
    """
    ladder = [entry for division in _moved(tables, leaving) for entry in division]
    known = set(ladder)
    return divisions(
        [
            *(entry for entry in ladder if entry in entering),
            *(entry for entry in entering if entry not in known),
        ]
    )


def _moved(tables: Sequence[Sequence[int]], leaving: Collection[int]) -> list[list[int]]:
    """The divisions after promotion and relegation, of whatever size."""
    stayed = [[entry for entry in division if entry not in leaving] for division in tables]
    left = [[entry for entry in division if entry in leaving] for division in tables]
    down, up = [list[int]() for _ in tables], [list[int]() for _ in tables]
    for lower in range(1, len(tables)):
        relegated = max(MOVING - len(left[lower - 1]), 0)
        up[lower], down[lower - 1] = stayed[lower][:MOVING], _last(stayed[lower - 1], relegated)
    found = []
    for number, division in enumerate(stayed):
        rest = [entry for entry in division if entry not in up[number] and entry not in down[number]]
        half = len(rest) // 2
        # Sizes change with the number of entries. A larger division takes back who would have been relegated,
        # and a smaller one passes on its weakest, not those who were just promoted.
        found.append(
            [
                *(down[number - 1] if number else []),
                *rest[:half],
                *(up[number + 1] if number + 1 < len(tables) else []),
                *rest[half:],
                *(left[number - 1] if number else []),
            ]
        )
    found[-1] += left[-1]
    return found


def _last(entries: Sequence[int], number: int) -> list[int]:
    return list(entries[len(entries) - number :]) if number else []


def match_points(won: int, lost: int) -> tuple[int, int]:
    """The points of a match for its winner and its loser: 3 and 0, or 2 and 1 if the loser won a game too.

    ``won`` and ``lost``: the games that the winner of the match has won and lost.
    """
    return (3, 0) if won > lost == 0 else (2, 1)
