"""One timer per table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class TableTimers:
    """Calls ``ring(table)`` when the time set for a table is over; a new time takes the place of the old."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        """How many tables have a time set."""
        return len(self._set)

    def set(self, table: str, seconds: float) -> None:
        """Ring for a table after so many seconds."""
        before = self._set.pop(table, None)
        if before is not None:
            before.cancel()
        self._set[table] = asyncio.get_running_loop().call_later(seconds, self._rings, table)

    def close(self) -> None:
        """Ring no more."""
        for timer in self._set.values():
            timer.cancel()
        self._set.clear()

    def _rings(self, table: str) -> None:
        del self._set[table]
        self._ring(table)
