"""What begins when this process gets tables to look after: all at its start, or parts of them by leases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final, Protocol

from bot.log import get
from bot.store.base import Store, StoreError
from bot.store.leases import Errand
from bot.tables.holding import part_of
from bot.tables.leases import Gained, Leases
from bot.tables.listeners.calendars import Calendars
from bot.tables.listeners.clock import PAUSE, Clock
from bot.tables.listeners.heartbeat import Heartbeat
from bot.tables.tables import Tables
from bot.ui.publish.publisher import Publisher

log = get(__name__)

FIRST: Final = 0
"""The part whose holder does what is to be done once for all processes."""


class Ownership(Protocol):
    """How this process gets its tables."""

    async def begin(self) -> None:
        """Begin to answer. Raises ``StoreError``."""

    async def listening(self, guilds: Collection[int]) -> None:
        """Discord is connected; the bot is on these servers (0 stands for direct messages)."""

    async def idle(self) -> None:
        """Wait until the clocks of all tables run."""

    async def close(self) -> None:
        """Stop to look after tables."""


class Parts:
    """The parts of a running bot that look after tables."""

    def __init__(
        self,
        *,
        store: Store,
        tables: Tables,
        clock: Clock,
        heartbeat: Heartbeat,
        calendars: Calendars,
        publisher: Publisher,
    ) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock
        self.heartbeat = heartbeat
        self.calendars = calendars
        self.publisher = publisher

    async def wake(self) -> None:
        """Resume the clocks of all tables that are listed.

        For a thousand tables this takes a while, in which everybody is answered (F2).
        """
        began = time.monotonic()
        while True:
            try:
                await self.tables.wake()
            except StoreError as error:
                log.warning("clocks stand as yet", error=str(error))
            except Exception:
                # Try again, whatever it was: without clocks nothing would happen by itself.
                log.exception("clocks stand as yet")
            else:
                break
            await asyncio.sleep(PAUSE)
        await self.calendars.idle()  # turns that end in quiet hours are moved before any clock runs
        took = round(1000 * (time.monotonic() - began))
        log.info("all clocks run", tables=len(self.tables.open_tables()), took_ms=took)


class Sole:
    """The only process: all tables are its own from the start. ``then`` is called when all clocks run."""

    def __init__(self, parts: Parts, then: Callable[[], None]) -> None:
        self._parts = parts
        self._then = then
        self._starting: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """List all tables, and begin to resume their clocks."""
        await self._parts.tables.begin()
        self._starting = asyncio.create_task(self._wake(), name="wake")

    async def _wake(self) -> None:
        await self._parts.wake()
        self._parts.clock.start()
        self._parts.heartbeat.start()
        self._then()

    async def listening(self, guilds: Collection[int]) -> None:
        """Bring the messages of all tables up to date."""
        await self.idle()
        store, tables = self._parts.store, self._parts.tables
        here = [head.table for head in await store.log.heads() if head.guild in guilds]
        # A table that closed in the last moments of the previous process may still be shown as open.
        closed = set(await store.messages.showing()) - set(tables.open_tables())
        self._parts.publisher.catch_up([*here, *closed])

    async def idle(self) -> None:
        """Wait until the clocks of all tables run."""
        if self._starting is not None:
            await asyncio.wait([self._starting])

    async def close(self) -> None:
        """Stop to resume clocks."""
        await _cancelled(self._starting)


class Shared:
    """One of several processes: parts of the tables come and go with their leases.

    ``once`` does what one process does for all of them.
    """

    def __init__(self, parts: Parts, leases: Leases, once: Callable[[], Awaitable[None]]) -> None:
        self._parts = parts
        self._leases = leases
        self._once = once
        self._tasks: set[asyncio.Task[None]] = set()
        self._waking = asyncio.Lock()

    async def begin(self) -> None:
        """Begin to renew leases; none is taken before this process listens."""
        self._parts.clock.start()
        self._parts.heartbeat.start()
        self._leases.start(self)

    async def listening(self, guilds: Collection[int]) -> None:  # noqa: ARG002 - any part may come later
        """Take parts from now on."""
        self._leases.listen()

    async def idle(self) -> None:
        """Wait until the clocks of all tables run whose parts were taken."""
        while not self._leases.settled or self._tasks:
            await asyncio.wait([*self._tasks, asyncio.create_task(asyncio.sleep(0.01))])

    async def close(self) -> None:
        """Hand all parts over, and stop."""
        await self._leases.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._leases.close()

    async def take(self, parts: Mapping[int, Gained]) -> None:
        """List the tables of some parts."""
        alive = {part: one.alive for part, one in parts.items()}
        if None in alive.values():  # the database was not shared as yet
            pulse = await self._parts.store.heartbeat.last()
            alive = {part: pulse if at is None else at for part, at in alive.items()}
        await self._parts.tables.take(alive)

    async def taken(self, parts: Mapping[int, Gained]) -> None:
        """Resume the clocks of the tables of some parts, and bring their messages up to date."""
        self._begin(self._look_after(parts))
        if FIRST in parts:
            self._begin(self._once())

    async def drop(self, parts: Collection[int]) -> None:
        """End the visits of the tables of some parts, and forget them."""
        await self._parts.publisher.finish(parts)
        await self._parts.tables.drop(parts)

    async def run(self, errand: Errand) -> None:
        """Do an errand at a part that is held."""

    async def _look_after(self, parts: Mapping[int, Gained]) -> None:
        async with self._waking:
            await self._parts.wake()
        tables = self._parts.tables
        for clean in (True, False):
            mine = {part for part, one in parts.items() if one.clean is clean}
            here = [one for one in tables.open_tables() if tables.part(one) in mine]
            closed = await self._closed_but_shown(mine)
            if here or closed:
                self._parts.publisher.take([*here, *closed], clean=clean)

    async def _closed_but_shown(self, parts: Collection[int]) -> list[str]:
        """The tables that closed in the last moments of the previous holder and may be shown as open."""
        store, found = self._parts.store, []
        still_open = {head.table for head in await store.log.heads()}
        for table in set(await store.messages.showing()) - still_open:
            head = await store.log.head(table)
            if head is not None and part_of(head.guild, table) in parts:
                found.append(table)
        return found

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("tables that were taken over are not up to date", exc_info=error)


async def _cancelled(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
