"""Making the puzzle of a day: attempts until one has the day's stars (P-3, P-4).

The attempts load the search, which takes a hundred megabytes, only when they are made: another process can do
this work.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from bot.puzzle.days import stars_wanted
from bot.puzzle.puzzle import Puzzle

AT_ONCE: Final = 50
"""The attempts of one piece of work, which takes a second or two where nothing is compiled."""
HARDEST: Final = 4
_ATTEMPTS: Final = 5000
_ATTEMPTS_AT_HARDEST: Final = 500
"""The most attempts. If none has the wanted stars, the one that comes nearest is taken."""


def make(key: bytes, day: date) -> Puzzle:
    """The puzzle of a day. It takes seconds where nothing is compiled.

    Raises ``LookupError`` if no attempt makes a puzzle.
    """
    puzzle: Puzzle | None = None
    for first in range(0, attempts(day), AT_ONCE):
        puzzle = nearer(day, puzzle, search(key, day, first))
        if puzzle is not None and puzzle.stars == stars_wanted(day):
            return puzzle
    if puzzle is None:
        raise LookupError(day)
    return puzzle


def attempts(day: date) -> int:
    """The most attempts for the puzzle of a day."""
    return _ATTEMPTS_AT_HARDEST if stars_wanted(day) == HARDEST else _ATTEMPTS


def search(key: bytes, day: date, first: int) -> Puzzle | None:
    """The puzzle that is best for a day, of ``AT_ONCE`` attempts from ``first`` on; None if there is none."""
    from bot.puzzle.generator import attempt  # noqa: PLC0415 - see above

    puzzle: Puzzle | None = None
    for number in range(first, first + AT_ONCE):
        puzzle = nearer(day, puzzle, attempt(key, day, number))
        if puzzle is not None and puzzle.stars == stars_wanted(day):
            return puzzle
    return puzzle


def nearer(day: date, one: Puzzle | None, other: Puzzle | None) -> Puzzle | None:
    """Of two puzzles the one whose stars are nearer to those of the day, else the harder, else the first."""
    both = [puzzle for puzzle in (one, other) if puzzle is not None]
    return min(
        both, key=lambda candidate: (abs(candidate.stars - stars_wanted(day)), -candidate.score), default=None
    )
