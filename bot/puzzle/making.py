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
    found: Puzzle | None = None
    for first in range(0, attempts(day), AT_ONCE):
        found = nearer(day, found, search(key, day, first))
        if found is not None and found.stars == stars_wanted(day):
            return found
    if found is None:
        raise LookupError(day)
    return found


def attempts(day: date) -> int:
    """The most attempts for the puzzle of a day."""
    return _ATTEMPTS_AT_HARDEST if stars_wanted(day) == HARDEST else _ATTEMPTS


def search(key: bytes, day: date, first: int) -> Puzzle | None:
    """The puzzle that is best for a day, of ``AT_ONCE`` attempts from ``first`` on; None if there is none."""
    from bot.puzzle.generator import attempt  # noqa: PLC0415 - see above

    found: Puzzle | None = None
    for number in range(first, first + AT_ONCE):
        found = nearer(day, found, attempt(key, day, number))
        if found is not None and found.stars == stars_wanted(day):
            return found
    return found


def nearer(day: date, one: Puzzle | None, other: Puzzle | None) -> Puzzle | None:
    """Of two puzzles the one whose stars are nearer to those of the day, else the harder, else the first."""
    both = [puzzle for puzzle in (one, other) if puzzle is not None]
    return min(both, key=lambda made: (abs(made.stars - stars_wanted(day)), -made.score), default=None)
