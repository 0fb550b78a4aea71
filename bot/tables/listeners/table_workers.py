"""Table workers: one task for each table that is told of changes and never runs twice at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.cancellation import cancel
from bot.log import about, get
from bot.tables.listeners.table_timers import TableTimers

log = get(__name__)

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
"""The longest pause in seconds before a failed visit is tried again. It doubles each time."""


class TableWorkers:
    """Calls ``visit(table)`` after each ``notice(table)``. A notice during a visit causes one more visit."""

    def __init__(self, visit: Callable[[str], Awaitable[None]]) -> None:
        self._visit = visit
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._pauses: dict[str, float] = {}
        self._timers = TableTimers(self.notice)
        self._stopping: set[str] = set()
        self._is_closed = False

    def notice(self, table: str) -> None:
        """Tell the worker of a table that something changed there."""
        if self._is_closed:
            return
        if table in self._tasks:
            self._again.add(table)
        else:
            task = asyncio.create_task(self._run(table), name=f"visit of {table}")
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._end(table))

    async def run_now(self, table: str) -> None:
        """Notice a table and wait for its visit."""
        self.notice(table)
        await self.join(table)

    @property
    def busy(self) -> bool:
        """Whether a visit is running."""
        return bool(self._tasks)

    async def join(self, table: str) -> None:
        """Wait until no visit of a table is running."""
        while table in self._tasks:
            await asyncio.wait([self._tasks[table]])

    def forget(self, table: str) -> None:
        """Stop the worker of a table at once: another process looks after it. Later notices count."""
        self._timers.forget(table)
        self._pauses.pop(table, None)
        self._again.discard(table)
        task = self._tasks.get(table)
        if task is not None:
            self._stopping.add(table)
            task.cancel()

    async def idle(self) -> None:
        """Wait until every notice so far has been visited. Failed visits are not waited for."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop at once. Tables not visited yet are visited after the next start."""
        self._is_closed = True
        self._timers.close()
        await cancel(*self._tasks.values())

    async def _run(self, table: str) -> None:
        with about(table):
            try:
                while True:
                    self._again.discard(table)
                    await self._visit(table)
                    self._pauses.pop(table, None)
                    if table not in self._again:
                        return
            except asyncio.CancelledError:
                expected = self._is_closed or table in self._stopping
                if not expected:  # a step of the visit was cancelled, and nobody else would come back
                    log.warning("visit broken off", table=table)
                    self._try_later(table)
                raise
            except Exception:
                # A fault at one table must not reach the others, nor may a full disk end a game for good.
                log.exception("visit failed", table=table)
                self._try_later(table)

    def _end(self, table: str) -> None:
        """Remove the task of a table. It may have been cancelled before its first step."""
        del self._tasks[table]
        self._stopping.discard(table)
        if table in self._again:  # noticed after its last visit, or while it was being forgotten
            self._again.discard(table)
            self.notice(table)

    def _try_later(self, table: str) -> None:
        if self._is_closed or table in self._stopping:
            return
        self._again.discard(table)
        pause = self._pauses.get(table, FIRST_PAUSE)
        self._pauses[table] = min(2 * pause, LONGEST_PAUSE)
        self._timers.set(table, pause)
