"""The pulse: the bot notes that it lives, so that the next start knows how long it did not (R-90).

The nearer the next deadline, the oftener: what a crash leaves unknown is a tenth of the time to it at most,
and is counted in favour of whoever is to act. A clean end notes the very moment.

It also tells the operator when a file of the database was taken away, although nobody acts (F10).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.log import get
from bot.store.base import Store, StoreError
from bot.tables.decisions.deadlines import MINUTE, SECOND
from bot.tables.tables import Tables

log = get(__name__)

SHARE: Final = 10
SHORTEST: Final = 5 * SECOND
LONGEST: Final = 15 * MINUTE
"""Milliseconds between two beats: a tenth of the time to the next deadline, within these bounds."""
LOOKS: Final = 10 * SECOND
"""Milliseconds between two looks at the files; writing nothing, they cost next to nothing."""


class Heartbeat:
    """Beats into ``store`` from ``start`` to ``close``. ``now`` gives the milliseconds that tables use."""

    def __init__(self, tables: Tables, store: Store, now: Callable[[], int]) -> None:
        self._tables = tables
        self._store = store
        self._now = now
        self._displaced: list[str] = []
        self._changed = asyncio.Event()
        self._beat_at = 0
        self._task: asyncio.Task[None] | None = None
        tables.subscribe(lambda _: self._changed.set())

    def start(self) -> None:
        """Begin: the clocks of all tables run from now on."""
        self._task = asyncio.create_task(self._run(), name="pulse")

    async def close(self) -> None:
        """Stop, with a last beat: from now on time counts against nobody. Nothing where it never began."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        await self.beat()

    async def beat(self) -> None:
        """Note that the bot lives now; a store that cannot take it is told in the log, and asked again."""
        self._beat_at = now = self._now()
        try:
            await self._store.heartbeat.beat(now)
        except StoreError as error:
            log.warning("the pulse could not be noted", error=str(error))

    def look(self) -> None:
        """Log which files of the database were taken away since the last look, and that all are back."""
        displaced = self._store.displaced()
        for line in displaced:
            if line not in self._displaced:
                log.error("a file of the database was taken away", reason=line)
        if self._displaced and not displaced:
            log.warning("all files of the database are in their places again")
        self._displaced = displaced

    async def tick(self) -> int:
        """Look, and beat if it is time; returns in how many milliseconds it is time to beat again."""
        self.look()
        wait = self._beat_at + self._pause() - self._now()
        if wait > 0:
            return wait
        await self.beat()
        return self._pause()

    def _pause(self) -> int:
        due = self._tables.next_due()
        left = LONGEST if due is None else (due - self._beat_at) // SHARE
        return max(SHORTEST, min(LONGEST, left))

    async def _run(self) -> None:
        await self.beat()
        while True:
            self._changed.clear()
            wait = await self.tick()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(wait, LOOKS) / SECOND):
                    await self._changed.wait()
