"""Timers, one for each table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class TableTimers:
    """Calls ``ring(table)`` when a table's time is over. Setting a new time replaces the old one."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        """The number of tables with a running timer."""
        return len(self._set)

    def set(self, table: str, seconds: float) -> None:
        """Ring for a table after ``seconds``."""
        self.forget(table)
        self._set[table] = asyncio.get_running_loop().call_later(seconds, self._rings, table)

    def forget(self, table: str) -> None:
        """Cancel the timer of a table."""
        before = self._set.pop(table, None)
        if before is not None:
            before.cancel()

    def close(self) -> None:
        """Cancel all timers."""
        for timer in self._set.values():
            timer.cancel()
        self._set.clear()

    def _rings(self, table: str) -> None:
        del self._set[table]
        self._ring(table)
