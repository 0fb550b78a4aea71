"""The messages that are out of date after a start, or when this process takes tables over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.cancellation import cancel
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.ui.publish.table_messages import TableMessages

AT_ONCE: Final = 4
"""The number of tables that are visited together."""
LATE_REQUESTS: Final = 12.0
"""The seconds after which no request of a process that has ended can arrive any more: it may take half of
them to connect, and half of them to be sent (``bot.ui.wire.rate_limits.timeouts.SECONDS``)."""
LATELY: Final = 60_000
"""The milliseconds after its last change in which a late request may concern a table where little happens."""


class CatchingUp:
    """Visits tables, a few at a time (F2); what people do meanwhile comes first.

    ``visit`` brings the messages of a table up to date. ``messages`` are those of all tables by id.
    """

    def __init__(
        self,
        visit: Callable[[str], Awaitable[None]],
        tables: Tables,
        messages: Mapping[str, TableMessages],
    ) -> None:
        self._visit = visit
        self._tables = tables
        self._messages = messages
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, tables: Iterable[str], *, clean: bool = True) -> None:
        """Visit some tables, those first where nothing is over.

        Unless the last process was ``clean`` about them, a last request of it may arrive late: then the
        messages are edited once more.
        """
        tables_in_order = sorted(tables, key=self._is_over)
        task = asyncio.create_task(self._run(tables_in_order, clean=clean), name="catch up")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def idle(self) -> None:
        """Wait until all tables have been visited."""
        while self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """Stop."""
        await cancel(*self._running)

    async def _run(self, tables: Sequence[str], *, clean: bool) -> None:
        remaining = iter(tables)
        await asyncio.gather(*(self._visit_all(remaining) for _ in range(AT_ONCE)))
        if clean:
            return
        await asyncio.sleep(LATE_REQUESTS)
        for table in tables:
            state, messages = self._tables.in_memory.get(table), self._messages.get(table)
            if state is None or messages is None:
                continue
            live = state.stage is Stage.PLAYING and not state.rules.by_correspondence
            if live or self._tables.wall() - state.changed_at < LATELY:
                messages.assume_outdated()
                await self._visit(table)

    def _is_over(self, table: str) -> bool:
        state = self._tables.in_memory.get(table)
        return state is None or state.stage in {Stage.FINISHED, Stage.CLOSED}

    async def _visit_all(self, remaining: Iterator[str]) -> None:
        for table in remaining:
            await self._visit(table)
