"""Faults planted in a real process, to see whether a trial finds them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.monotonic import DatabaseClock, wall_clock
from bot.tables.leases import Leases


async def _at_once(_self: Leases, _bucket: int, _apart: int) -> None:
    """Do not wait for the sessions of other processes."""


def _use_own_clock() -> None:
    DatabaseClock.now = lambda _: wall_clock()  # type: ignore[assignment, method-assign]  # a planted fault


def _begin_sessions_at_once() -> None:
    Leases.identify = _at_once  # type: ignore[assignment, method-assign]  # as above


FAULTS: Mapping[str, Callable[[], None]] = MappingProxyType(
    {"own-clock": _use_own_clock, "own-sessions": _begin_sessions_at_once}
)
"""What plants each fault in this process."""
