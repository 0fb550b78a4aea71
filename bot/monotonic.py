"""A clock that never jumps, so that turns take their full time whatever happens to the system's clock.

It starts with the system's time and then counts the time that has really passed. Deadlines and the times in
the log use it. If the system's clock is set meanwhile, the times sent to Discord are shifted (``ahead``), so
that people read the right moments. At the next start both clocks agree again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.log import get

log = get(__name__)

STEP: Final = 1000
"""The milliseconds from which a difference is a step of the system's clock. Smaller ones come from reading
it twice, or from gradual corrections."""
DRIFT: Final = 50
"""The milliseconds by which a clock may differ from the database's before it is corrected."""
_NANOSECONDS: Final = 1_000_000


def wall_clock() -> int:
    """Unix milliseconds of the system's clock, which jump when somebody sets it."""
    return time.time_ns() // _NANOSECONDS


def monotonic_milliseconds() -> int:
    """Milliseconds since some moment. They never jump, and stop while the machine sleeps."""
    return time.monotonic_ns() // _NANOSECONDS


class MonotonicClock:
    """The clock. ``wall`` returns Unix milliseconds that may jump, ``monotonic`` milliseconds that do not."""

    def __init__(
        self, wall: Callable[[], int] = wall_clock, monotonic: Callable[[], int] = monotonic_milliseconds
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._began = wall() - monotonic()
        self._ahead = 0

    def now(self) -> int:
        """Unix milliseconds, provided that the system's clock was right at the start."""
        return self._began + self._monotonic()

    def ahead(self) -> int:
        """How many milliseconds the people's clock is ahead of ``now``: 0 until the system's clock is set."""
        off = self._wall() - self.now()
        if abs(off - self._ahead) >= STEP:
            log.warning("the system's clock was set; turns go on as they were", ahead_ms=off - self._ahead)
            self._ahead = off
        return self._ahead


def since_boot() -> float:
    """Seconds since the machine was started. They also pass while it sleeps, where the system can tell."""
    if sys.platform == "linux":
        seconds = time.clock_gettime(time.CLOCK_BOOTTIME)
    else:
        seconds = time.monotonic()
    return seconds


class DatabaseClock:
    """The time of a database, by which the processes that share it agree on deadlines.

    It is asked again and again, and this machine's ``since_boot`` carries it on in between. Nobody reads this
    machine's own clock, except before the database has been asked.
    """

    def __init__(self, since_boot: Callable[[], float] = since_boot) -> None:
        self._since_boot = since_boot
        self._offset: float | None = None

    def now(self) -> int:
        """Unix milliseconds of the database."""
        if self._offset is None:
            return wall_clock()
        return round(1000 * self._since_boot() + self._offset)

    def ahead(self) -> int:
        """How many milliseconds the people's clock is ahead of ``now``: the database has the right time."""
        return 0

    def hear(self, sent_at: float, server_time: int) -> None:
        """Take over the time of the database: ``server_time``, the answer that came just now.

        ``sent_at`` (``since_boot``) is when the question was sent.

        The database read its clock at some moment between question and answer. The clock is corrected only as
        far as it must have been wrong: after a slow answer the middle could be wrong by seconds.
        """
        latest, earliest = server_time - 1000 * sent_at, server_time - 1000 * self._since_boot()
        if self._offset is None:
            self._offset = (earliest + latest) / 2
        elif not earliest - DRIFT <= self._offset <= latest + DRIFT:
            self._offset = min(max(self._offset, earliest), latest)


class Clocks(NamedTuple):
    """The clocks of a bot: ``now`` and ``ahead`` as those of a ``MonotonicClock``, and the database's."""

    now: Callable[[], int]
    ahead: Callable[[], int]
    database: DatabaseClock
