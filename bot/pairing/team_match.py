"""Team matches: both teams hold both sides of the same boards (D-10)."""

from __future__ import annotations

from typing import Final, NamedTuple

DEFAULT_BOARDS: Final = 8
FEWEST_BOARDS: Final = 4
MOST_BOARDS: Final = 16
_DEAL: Final = 20
"""What the won deal adds to the card points of a side."""
_BOTH: Final = 140
"""What the two sides of a table score together."""
_MOST: Final = 12

THRESHOLDS: Final = tuple(k * (k + 5) // 2 for k in range(1, _MOST + 1))
"""The swings from which on there are 1, 2 … 12 swing points: 3 7 12 18 25 33 42 52 63 75 88 102."""


class Board(NamedTuple):
    """The card points of team A at both tables of a board, and those of its opponents."""

    here: tuple[int, int]
    there: tuple[int, int]


def side_score(points: int, against: int) -> int:
    """The score of a side at a table: its card points, and 20 for the won deal or 10 for an equal one."""
    return points + (_DEAL if points > against else _DEAL // 2 if points == against else 0)


def swing(board: Board) -> int:
    """The swing of a board for team A, negative where B gains."""
    return side_score(*board.here) + side_score(*board.there) - _BOTH


def swing_points(amount: int) -> int:
    """The swing points of a swing, with its sign."""
    reached = sum(threshold <= abs(amount) for threshold in THRESHOLDS)
    return reached if amount > 0 else -reached
