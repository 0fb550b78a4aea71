"""Quiet hours: the hours in which a person wants no notices and in which none of their turns runs out."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.store.rows import Preferences

HOUR: Final = 60
DAY: Final = 24 * HOUR
"""A day in minutes."""
LONGEST: Final = 12 * HOUR
"""The longest quiet hours in minutes: half a day, so that the others do not wait for ever."""
AWAKE: Final = 60 * 60 * 1000
"""The milliseconds that a turn still has after the quiet hours in which it would have ended."""
_MILLISECONDS: Final = 1000


class Quiet(NamedTuple):
    """Quiet hours between two minutes of the day in a time zone; over midnight if the second is earlier."""

    zone: str
    begins: int
    ends: int

    def until(self, at: int) -> int | None:
        """When the quiet hours around a moment end; None if the moment lies in none.

        Both in Unix milliseconds.
        """
        local = datetime.fromtimestamp(at / _MILLISECONDS, ZoneInfo(self.zone))
        minute = local.hour * HOUR + local.minute
        if (minute - self.begins) % DAY >= length(self.begins, self.ends):
            return None
        day = local.date() + timedelta(days=minute >= self.ends)
        clock = time(*divmod(self.ends, HOUR), tzinfo=local.tzinfo)
        # When clocks are changed, a local time can occur twice or never: the later moment counts.
        ends = (datetime.combine(day, clock.replace(fold=fold)).timestamp() for fold in (0, 1))
        return max(round(max(ends) * _MILLISECONDS), at + 1)


def length(begins: int, ends: int) -> int:
    """The minutes from one time of the day to the next occurrence of another; 0 if they are equal."""
    return (ends - begins) % DAY


def quiet_of(preferences: Preferences) -> Quiet | None:
    """A person's quiet hours; None if they have none."""
    zone, begins, ends = preferences.zone, preferences.quiet_from, preferences.quiet_until
    if zone is None or begins is None or ends is None or zone not in zones():
        return None
    return Quiet(zone, begins, ends)


def midnight(zone: str, year: int, month: int, day: int) -> int:
    """When a day begins in a time zone, in Unix milliseconds.

    Raises ``ValueError`` for an impossible date.
    """
    return round(datetime(year, month, day, tzinfo=ZoneInfo(zone)).timestamp() * _MILLISECONDS)


def local(zone: str | None, at: int) -> datetime:
    """A moment (Unix milliseconds) in a time zone; None stands for UTC."""
    return datetime.fromtimestamp(at / _MILLISECONDS, UTC if zone is None else ZoneInfo(zone))


@cache
def zones() -> frozenset[str]:
    """The names of all time zones that people live in."""
    return frozenset(name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
