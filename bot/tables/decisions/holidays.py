"""Holidays: days on which a correspondence player's turns wait.

A holiday ends by itself. Each counts as whole days from its beginning and at least as one, so taking many
short ones gains nothing. A person has fourteen days in any 365, so nobody can delay a table for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.store.rows import Preferences

DAY: Final = 24 * 60 * 60 * 1000
YEAR: Final = 365 * DAY
"""A year in milliseconds."""
A_YEAR: Final = 14
"""The number of days of holiday in a year."""

Span = tuple[int, int]


def holiday(preferences: Preferences, at: int) -> int | None:
    """When the holiday that a moment lies in ends, in Unix milliseconds; None if there is none."""
    return next((until for begins, until in preferences.holidays if begins <= at < until), None)


def days_left(preferences: Preferences, at: int) -> int:
    """The days of holiday that a person has left at a moment. A running holiday is not subtracted."""
    return A_YEAR - sum(map(_days, _others(preferences, at)))


def with_holiday(preferences: Preferences, at: int, until: int) -> Preferences | None:
    """The preferences with a holiday from ``at`` to ``until``; None if it is too long.

    If a holiday is running, it is extended or shortened to ``until``.
    """
    before = next((span[0] for span in preferences.holidays if span[0] <= at < span[1]), at)
    span = (before, until)
    if _days(span) > days_left(preferences, at):
        return None
    return replace(preferences, holidays=(*_others(preferences, at), span))


def end_holiday(preferences: Preferences, at: int) -> Preferences:
    """The preferences with the running holiday ended. The days it has used stay used."""
    spans = ((begins, at if begins < at < until else until) for begins, until in preferences.holidays)
    return replace(preferences, holidays=tuple(span for span in spans if not span[0] == at < span[1]))


def _others(preferences: Preferences, at: int) -> tuple[Span, ...]:
    """The holidays of the last year except the running one."""
    return tuple(_recent(preferences.holidays, at))


def _recent(spans: Iterable[Span], at: int) -> Iterable[Span]:
    return (span for span in spans if at - YEAR < span[1] <= at)


def _days(span: Span) -> int:
    return max(1, -(-(span[1] - span[0]) // DAY))
