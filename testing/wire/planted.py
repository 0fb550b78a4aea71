"""Faults planted in a real process, to see whether a trial finds them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.monotonic import DatabaseClock, wall_clock


def _use_own_clock() -> None:
    DatabaseClock.now = lambda _: wall_clock()  # type: ignore[assignment, method-assign]  # a planted fault


FAULTS: Mapping[str, Callable[[], None]] = MappingProxyType({"own-clock": _use_own_clock})
"""What plants each fault in this process."""
