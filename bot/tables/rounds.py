"""One worker per table that is told of changes and never runs twice at once for the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.log import about, get

log = get(__name__)


class Rounds:
    """Calls ``visit(table)`` after every ``notice(table)``; several notices during a visit make one more visit."""

    def __init__(self, visit: Callable[[str], Awaitable[None]]) -> None:
        self._visit = visit
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def notice(self, table: str) -> None:
        """Something changed at a table."""
        if table in self._tasks:
            self._again.add(table)
        else:
            self._tasks[table] = asyncio.create_task(self._run(table), name=f"round of {table}")

    async def idle(self) -> None:
        """Wait until every notice so far has been visited."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop at once; what was not visited is visited after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: str) -> None:
        with about(table=table):
            try:
                while True:
                    self._again.discard(table)
                    await self._visit(table)
                    if table not in self._again:
                        return
            except Exception:
                # A fault at one table must not reach the others; the next change at it tries again.
                log.exception("round failed", table=table)
            finally:
                del self._tasks[table]
