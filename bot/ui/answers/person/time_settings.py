"""The time settings of a person: time zone, quiet hours, and the last day of a holiday."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from typing import Final

from bot.store.rows import Preferences
from bot.tables.decisions.quiet_hours import DAY, HOUR, LONGEST, length, zones
from bot.ui.answers.errors import Unclear

OFF: Final = "off"
USUAL: Final = ("22:00-08:00", "23:00-07:00", "00:00-08:00", "09:00-17:00")
"""The quiet hours that completions suggest."""
_TIME: Final = r"(\d{1,2})(?:[:.h](\d{2}))?"
_HOURS: Final = re.compile(rf"\s*{_TIME}\s*(?:-|–|\.\.)\s*{_TIME}\s*", re.ASCII)
_DAYS: Final = (
    re.compile(r"(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})", re.ASCII),
    re.compile(r"(?P<d>\d{1,2})[./](?P<m>\d{1,2})[./](?P<y>\d{4})", re.ASCII),
)


def with_zone(preferences: Preferences, text: str) -> Preferences:
    """The preferences with another time zone. Without one there are no quiet hours. Raises ``Unclear``."""
    if text.strip().casefold() == OFF:
        return replace(preferences, zone=None, quiet_from=None, quiet_until=None)
    name = text.strip().casefold().replace(" ", "_")
    zone_name = next((zone for zone in zones() if zone.casefold() == name), None)
    if zone_name is None:
        raise Unclear("hours-bad-zone")
    return replace(preferences, zone=zone_name)


def with_quiet(preferences: Preferences, text: str) -> Preferences:
    """The preferences with other quiet hours, or none. Raises ``Unclear``."""
    if text.strip().casefold() == OFF:
        return replace(preferences, quiet_from=None, quiet_until=None)
    times = _HOURS.fullmatch(text)
    if times is None:
        raise Unclear("hours-bad")
    begins, ends = (int(times[place]) * HOUR + int(times[place + 1] or 0) for place in (1, 3))
    if max(begins, ends) > DAY or any(int(times[place] or 0) >= HOUR for place in (2, 4)):
        raise Unclear("hours-bad")
    begins, ends = begins % DAY, ends % DAY
    if begins == ends:
        raise Unclear("hours-same")
    if length(begins, ends) > LONGEST:
        raise Unclear("hours-long", hours=LONGEST // HOUR)
    if preferences.zone is None:
        raise Unclear("hours-no-zone")
    return replace(preferences, quiet_from=begins, quiet_until=ends)


def clock(minute: int) -> str:
    """A minute of the day as a clock shows it."""
    return "{:02}:{:02}".format(*divmod(minute, HOUR))


def quiet_text(preferences: Preferences) -> str | None:
    """A person's quiet hours as they are typed; None if they have none."""
    if preferences.quiet_from is None or preferences.quiet_until is None:
        return None
    return f"{clock(preferences.quiet_from)}-{clock(preferences.quiet_until)}"


def day_of(text: str) -> date:
    """The day that a person typed. Raises ``Unclear``."""
    for form in _DAYS:
        match = form.fullmatch(text.strip())
        if match is not None:
            try:
                return date(*(int(match[part]) for part in "ymd"))
            except ValueError:
                break
    raise Unclear("holiday-bad-day")
