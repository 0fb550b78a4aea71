"""The days of puzzles: which are open when, how hard they shall be, and which one is offered (P-4, P-7).

A day is a date in UTC. Its puzzle is open for 48 hours from its beginning, so that in every time zone one
whole local day lies in them. Times are Unix milliseconds.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY: Final = 24 * 60 * 60 * 1000
WINDOW: Final = 2 * DAY
ONE: Final = timedelta(days=1)
_STARS: Final = (1, 1, 1, 2, 2, 3, 4)
"""The stars of a puzzle by weekday, Monday first."""


def day_at(now: int) -> date:
    """The date in UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def opens(day: date) -> int:
    """When the puzzle of a day opens."""
    return round(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def closes(day: date) -> int:
    """When the puzzle of a day closes. From then on its solution may be shown."""
    return opens(day) + WINDOW


def is_open(day: date, now: int) -> bool:
    """Whether the puzzle of a day can be solved."""
    return opens(day) <= now < closes(day)


def is_over(day: date, now: int) -> bool:
    """Whether the puzzle of a day is closed, and free for practice."""
    return closes(day) <= now


def stars_wanted(day: date) -> int:
    """The stars that the puzzle of a day shall have."""
    return _STARS[day.weekday()]


def stars_of(score: int) -> int:
    """The stars for how hard a puzzle is: naive rules that fail, and choices with one winning card."""
    return min(max(score - 1, 1), 4)
