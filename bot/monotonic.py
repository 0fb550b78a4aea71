"""A clock that cannot jump: turns must take as long as they take, whatever is done to the system's clock.

It says the system's time at the start, and from then on counts what has really passed. Deadlines, and the
times in the log, run on it. When the system's clock is set meanwhile, what Discord is told is shifted
(``ahead``), so that the moments that people read stay true; at the next start both are one again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from bot.log import get

log = get(__name__)

STEP: Final = 1000
"""Milliseconds: less is no step of the system's clock but two readings of it, or a correction in passing."""
_NANOSECONDS: Final = 1_000_000


def wall_clock() -> int:
    """Unix milliseconds as the system has them: they jump when somebody sets the clock."""
    return time.time_ns() // _NANOSECONDS


def passed() -> int:
    """Milliseconds since some moment. They never jump, and stand still while the machine sleeps."""
    return time.monotonic_ns() // _NANOSECONDS


class MonotonicClock:
    """``wall`` gives Unix milliseconds that may jump, ``passed`` milliseconds that do not."""

    def __init__(self, wall: Callable[[], int] = wall_clock, passed: Callable[[], int] = passed) -> None:
        self._wall = wall
        self._passed = passed
        self._began = wall() - passed()
        self._ahead = 0

    def now(self) -> int:
        """Unix milliseconds, as far as the system's clock was right at the start."""
        return self._began + self._passed()

    def ahead(self) -> int:
        """How many milliseconds other people's clocks are ahead of ``now``: 0 until the system's is set."""
        off = self._wall() - self.now()
        if abs(off - self._ahead) >= STEP:
            log.warning("the system's clock was set; turns go on as they were", ahead_ms=off - self._ahead)
            self._ahead = off
        return self._ahead
