"""When a daily message of a server is due: at its hour, in its zone (D-9, P-10)."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

from bot.tables.decisions.quiet_hours import local, zones


def due_at(zone: str | None, hour: int, now: int) -> int:
    """When a message is due on the local day of ``now``. Unix milliseconds.

    An hour that the clocks leave out counts as the moment after it, one that comes twice as the first.
    """
    here = _local(zone, now)
    return _at(hour, here, here.date())


def next_at(zone: str | None, hour: int, now: int) -> int:
    """When a message is due next, after ``now``."""
    here = _local(zone, now)
    today = _at(hour, here, here.date())
    return today if today > now else _at(hour, here, here.date() + timedelta(days=1))


def _local(zone: str | None, now: int) -> datetime:
    """The time at a server. A zone that this system does not know counts as UTC."""
    return local(zone if zone in zones() else None, now)


def _at(hour: int, here: datetime, day: date) -> int:
    moment = datetime.combine(day, time(hour), tzinfo=here.tzinfo)
    return round(moment.timestamp() * 1000)
