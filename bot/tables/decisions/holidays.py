"""Holidays: days of the year on which a correspondence player's turns wait. They end by themselves.

Each counts whole days from its beginning, at least one: who takes many short ones gains nothing. There are
fourteen days in any 365, so nobody can hold a table up for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.store.base import Preferences

DAY: Final = 24 * 60 * 60 * 1000
YEAR: Final = 365 * DAY
"""Milliseconds."""
A_YEAR: Final = 14
"""Days of holiday in a year."""

Span = tuple[int, int]


def holiday(preferences: Preferences, at: int) -> int | None:
    """Until when somebody is on holiday at a moment, in Unix milliseconds; None: they are not."""
    return next((until for begins, until in preferences.holidays if begins <= at < until), None)


def left(preferences: Preferences, at: int) -> int:
    """How many days of holiday somebody has left at a moment, a running one not counted."""
    return A_YEAR - sum(map(_days, _others(preferences, at)))


def taken(preferences: Preferences, at: int, until: int) -> Preferences | None:
    """The preferences with a holiday from ``at``, or a running one, until a later moment; None: too long."""
    before = next((span[0] for span in preferences.holidays if span[0] <= at < span[1]), at)
    span = (before, until)
    if _days(span) > left(preferences, at):
        return None
    return replace(preferences, holidays=(*_others(preferences, at), span))


def ended(preferences: Preferences, at: int) -> Preferences:
    """The preferences with a running holiday over; what it has cost is spent."""
    spans = ((begins, at if begins < at < until else until) for begins, until in preferences.holidays)
    return replace(preferences, holidays=tuple(span for span in spans if not span[0] == at < span[1]))


def _others(preferences: Preferences, at: int) -> tuple[Span, ...]:
    """The holidays of the last year but a running one."""
    return tuple(_recent(preferences.holidays, at))


def _recent(spans: Iterable[Span], at: int) -> Iterable[Span]:
    return (span for span in spans if at - YEAR < span[1] <= at)


def _days(span: Span) -> int:
    return max(1, -(-(span[1] - span[0]) // DAY))
