"""Quiet hours: when somebody wants no notices, and in which no turn of theirs runs out."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.store.base import Preferences

HOUR: Final = 60
DAY: Final = 24 * HOUR
"""Minutes."""
LONGEST: Final = 12 * HOUR
"""Minutes: half a day at most, so that the others do not wait for ever."""
AWAKE: Final = 60 * 60 * 1000
"""Milliseconds that are left, after the quiet hours, of a turn that would have ended in them."""
_MILLISECONDS: Final = 1000


class Quiet(NamedTuple):
    """From one minute of the day until another, in a time zone; over midnight where the second is earlier."""

    zone: str
    begins: int
    ends: int

    def until(self, at: int) -> int | None:
        """When the quiet hours end that a moment lies in; None: in none. Both in Unix milliseconds."""
        local = datetime.fromtimestamp(at / _MILLISECONDS, ZoneInfo(self.zone))
        minute = local.hour * HOUR + local.minute
        if (minute - self.begins) % DAY >= length(self.begins, self.ends):
            return None
        day = local.date() + timedelta(days=minute >= self.ends)
        clock = time(*divmod(self.ends, HOUR), tzinfo=local.tzinfo)
        # On the days on which clocks are changed a time may come twice, or never: the later moment counts.
        ends = (datetime.combine(day, clock.replace(fold=fold)).timestamp() for fold in (0, 1))
        return max(round(max(ends) * _MILLISECONDS), at + 1)


def length(begins: int, ends: int) -> int:
    """How many minutes lie between two times of the day; none between the same two."""
    return (ends - begins) % DAY


def quiet_of(preferences: Preferences) -> Quiet | None:
    """Somebody's quiet hours; None where they have none."""
    zone, begins, ends = preferences.zone, preferences.quiet_from, preferences.quiet_until
    if zone is None or begins is None or ends is None or zone not in zones():
        return None
    return Quiet(zone, begins, ends)


def midnight(zone: str, year: int, month: int, day: int) -> int:
    """When a day begins somewhere, in Unix milliseconds. Raises ``ValueError`` for no day of the calendar."""
    return round(datetime(year, month, day, tzinfo=ZoneInfo(zone)).timestamp() * _MILLISECONDS)


def local(zone: str | None, at: int) -> datetime:
    """A moment (Unix milliseconds) as somebody's clock and calendar have it."""
    return datetime.fromtimestamp(at / _MILLISECONDS, UTC if zone is None else ZoneInfo(zone))


@cache
def zones() -> frozenset[str]:
    """The names of all time zones that people live in."""
    return frozenset(name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
