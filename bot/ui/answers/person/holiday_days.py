"""The days of somebody's holidays: what they say becomes their preferences, or a reason why not."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from bot.store.base import Preferences
from bot.tables.decisions.holidays import DAY, ended, holiday, left, taken
from bot.tables.decisions.quiet_hours import local, midnight
from bot.ui.answers.person.hours import Unclear, day_of

BACK: Final = "back"
"""What is typed instead of a day to come back at once."""


def spare(preferences: Preferences, now: int) -> int:
    """Days that can still be taken, after those of a running holiday."""
    until = holiday(preferences, now)
    begins = next((one for one, end in preferences.holidays if end == until), now)
    running = 0 if until is None else -(-(until - begins) // DAY)
    return left(preferences, now) - running


def after(preferences: Preferences, text: str, now: int) -> Preferences:
    """The preferences when somebody has said until which day they are away, or that they are back.

    Raises ``Unclear``.
    """
    if text.strip().casefold() == BACK:
        if holiday(preferences, now) is None:
            raise Unclear("holiday-none")
        return ended(preferences, now)
    if preferences.zone is None:
        raise Unclear("hours-no-zone")
    day = day_of(text)
    try:
        following = day + timedelta(days=1)
        until = midnight(preferences.zone, following.year, following.month, following.day)
    except (OverflowError, ValueError):
        raise Unclear("holiday-bad-day") from None
    if until <= now:
        raise Unclear("holiday-past")
    wanted = taken(preferences, now, until)
    if wanted is None:
        raise Unclear("holiday-long", days=left(preferences, now))
    return wanted


def possible_days(preferences: Preferences, now: int) -> list[date]:
    """The days until which somebody may be away, the first today."""
    today = local(preferences.zone, now).date()
    return [today + timedelta(days=days) for days in range(left(preferences, now))]
