"""What begins when this process gets tables to look after: all at its start, or parts of them by leases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from bot.cancellation import cancel
from bot.log import get
from bot.monotonic import DatabaseClock
from bot.store.base import Store
from bot.store.errors import StoreError
from bot.store.leases import PartTask
from bot.tables.leases import Leases, NewPart
from bot.tables.listeners.calendars import Calendars
from bot.tables.listeners.clock import PAUSE, Clock
from bot.tables.listeners.heartbeat import Heartbeat
from bot.tables.parts import PARTS, part_of
from bot.tables.tables import Tables
from bot.ui.publish.daily.daily import Daily
from bot.ui.publish.publisher import Publisher
from bot.ui.publish.removed_servers import RemovedServers
from bot.ui.publish.tournaments.tournaments import Tournaments
from bot.ui.wire.emojis import Emojis
from bot.ui.wire.rate_limits.allowance import Allowance
from bot.ui.wire.rate_limits.request_bucket import RequestBucket

log = get(__name__)

_T = TypeVar("_T")

FIRST: Final = 0
"""The part whose holder does what is to be done once for all processes."""
LATE: Final = 15.0
"""The seconds between two looks for tables of this process's parts that another process opened late."""
EMOJIS: Final = 60.0
"""The seconds between two looks for the emojis that another process uploads."""


class Ownership(Protocol):
    """How this process gets its tables."""

    async def begin(self) -> None:
        """Begin to answer. Raises ``StoreError``."""

    async def listening(self, guilds: Collection[int]) -> None:
        """Discord is connected; the bot is on these servers (0 stands for direct messages)."""

    async def idle(self) -> None:
        """Wait until the clocks of all tables run."""

    async def close(self) -> None:
        """Stop looking after tables."""


@dataclass(frozen=True)
class Services:
    """What of a running bot looks after tables."""

    store: Store
    tables: Tables
    clock: Clock
    heartbeat: Heartbeat
    calendars: Calendars
    publisher: Publisher
    servers: RemovedServers
    emojis: Emojis
    daily: Daily
    tournaments: Tournaments
    begin_upkeep: Callable[[], None]
    end_upkeep: Callable[[], Awaitable[None]]

    async def wake(self, alive: Mapping[int, int | None]) -> None:
        """Resume the clocks of all tables that are listed, and of the events of some parts.

        For a thousand tables this takes a while, in which everybody is answered (F2). ``alive`` says of each
        part when it was last looked after.
        """
        began, is_logged = time.monotonic(), False
        while True:
            try:
                await self.tables.wake()
                await self.tournaments.begin(alive)
            except StoreError as error:
                if not is_logged:  # an outage may last for hours
                    log.warning("clocks stand as yet", error=str(error))
                is_logged = True
            except Exception:
                # Try again, whatever it was: without clocks nothing would happen by itself.
                log.exception("clocks stand as yet")
            else:
                break
            await asyncio.sleep(PAUSE)
        await self.calendars.idle()  # turns that end in quiet hours are moved before any clock runs
        took = round(1000 * (time.monotonic() - began))
        log.info("all clocks run", tables=len(self.tables.open_tables()), took_ms=took)


class SoleOwnership:
    """The only process: all tables are its own from the start."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._starting: asyncio.Task[None] | None = None
        self._showing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """List all tables, and begin to resume their clocks."""
        await self._services.tables.begin()
        alive = dict.fromkeys(range(PARTS), await self._services.store.heartbeat.last())
        self._starting = asyncio.create_task(self._wake(alive), name="wake")

    async def _wake(self, alive: Mapping[int, int | None]) -> None:
        await self._services.wake(alive)
        self._services.clock.start()
        self._services.heartbeat.start()
        self._services.begin_upkeep()

    async def listening(self, guilds: Collection[int]) -> None:
        """Bring the messages of all tables up to date."""
        await cancel(self._showing)  # Discord may connect again before the database serves
        self._showing = asyncio.create_task(self._show(guilds), name="show tables")
        await self._showing

    async def _show(self, guilds: Collection[int]) -> None:
        await self.idle()
        self._services.publisher.catch_up(await _read_at_last(lambda: self._tables_on_show(guilds)))
        await _read_at_last(self._services.tournaments.catch_up)

    async def _tables_on_show(self, guilds: Collection[int]) -> list[str]:
        """The open tables of some servers, and those that may still be shown as open."""
        store, tables = self._services.store, self._services.tables
        here = [head.table for head in await store.log.heads() if head.guild in guilds]
        # These closed in the last moments of the previous process.
        closed_tables = set(await store.messages.tables()) - set(tables.open_tables())
        return [*here, *closed_tables]

    async def idle(self) -> None:
        """Wait until the clocks of all tables run."""
        if self._starting is not None:
            await asyncio.wait([self._starting])

    async def close(self) -> None:
        """Stop resuming clocks and showing tables."""
        await cancel(self._starting, self._showing)


class SharedOwnership:
    """One of several processes: parts of the tables come and go with their leases.

    ``once`` does what one process does for all of them: the holder of ``FIRST``, until it loses that part.
    ``run`` does a task for another process.
    """

    def __init__(
        self,
        services: Services,
        leases: Leases,
        *,
        once: Callable[[], Awaitable[None]],
        run: Callable[[PartTask], Awaitable[None]],
    ) -> None:
        self._services = services
        self._leases = leases
        self._once = once
        self._run = run
        self._tasks: set[asyncio.Future[None]] = set()
        self._finding: asyncio.Task[None] | None = None
        self._doing_once: asyncio.Future[None] | None = None
        self._waking = asyncio.Lock()
        self._looking: asyncio.Task[None] | None = None
        self._alive: dict[int, int | None] = {}
        """When the tables of each part were last looked after before this process got them."""

    async def begin(self) -> None:
        """Begin to renew leases; none is taken before this process listens."""
        self._services.clock.start()
        self._services.heartbeat.start()
        self._leases.start(self)
        self._looking = asyncio.create_task(self._look_for_late_tables(), name="look for late tables")

    async def listening(self, guilds: Collection[int]) -> None:  # noqa: ARG002 - any part may come later
        """Take parts from now on."""
        self._leases.listen()
        if self._finding is None:
            self._finding = asyncio.create_task(self._find_emojis(), name="find emojis")

    async def _find_emojis(self) -> None:
        """Use the emojis of the cards once the process that uploads them has done so."""
        while not self._services.emojis.complete:
            await asyncio.sleep(EMOJIS)
            await self._services.emojis.find()

    async def idle(self) -> None:
        """Wait until the clocks of all tables run whose parts were taken."""
        while not self._leases.is_settled or self._tasks:
            await asyncio.wait([*self._tasks, asyncio.create_task(asyncio.sleep(0.01))])

    async def close(self) -> None:
        """Hand all parts over, and stop."""
        await self._leases.leave()
        await cancel(*self._tasks, self._looking, self._finding)
        await self._leases.close()

    async def take(self, parts: Mapping[int, NewPart]) -> None:
        """List the tables of some parts."""
        alive = {part: one.alive for part, one in parts.items()}
        if None in alive.values():  # the database was not shared as yet
            last = await self._services.store.heartbeat.last()
            alive = {part: last if at is None else at for part, at in alive.items()}
        self._alive.update(alive)
        await self._services.tables.take(alive)

    async def resume(self, parts: Mapping[int, NewPart]) -> None:
        """Resume the clocks of the tables of some parts, and bring their messages up to date."""
        self._track(asyncio.create_task(self._look_after(parts)))
        self._services.servers.task.wake()  # more servers are looked after here
        self._services.daily.wake()  # messages may be due in servers of these parts
        if FIRST in parts:
            self._services.begin_upkeep()
            self._doing_once = asyncio.ensure_future(self._once())
            self._track(self._doing_once)

    async def drop(self, parts: Collection[int]) -> None:
        """End the visits of the tables of some parts, and forget them."""
        if FIRST in parts:
            await cancel(self._doing_once)
            await self._services.end_upkeep()
        self._services.tournaments.drop(parts)
        await self._services.publisher.finish(parts)
        await self._services.tables.drop(parts)

    async def run(self, part_task: PartTask) -> None:
        """Do a task at a part that is held."""
        await self._run(part_task)

    async def _look_after(self, parts: Mapping[int, NewPart]) -> None:
        async with self._waking:
            await self._services.wake({part: self._alive.get(part) for part in parts})
        await _read_at_last(self._services.tournaments.catch_up)
        tables, shows = self._services.tables, self._services.publisher.take
        for clean in (True, False):
            mine = {part for part, one in parts.items() if one.clean is clean}
            if here := [one for one in tables.open_tables() if tables.part(one) in mine]:
                shows(here, clean=clean)
        if closed_tables := await _read_at_last(lambda: self._closed_tables_on_show(parts)):
            shows(closed_tables, clean=True)

    async def _look_for_late_tables(self) -> None:
        """List the tables that another process opened although it had lost their part.

        It may have stood still for minutes before it went on, or its statement may have been on its way.
        """
        while True:
            await asyncio.sleep(LATE)
            if late_tables := await _read_at_last(self._list_late_tables):
                log.info("found tables that were opened late", count=len(late_tables))
                async with self._waking:
                    await self._services.wake({})
                self._services.publisher.take(late_tables, clean=True)

    async def _list_late_tables(self) -> list[str]:
        parts = {part: alive for part, alive in self._alive.items() if self._leases.holds(part)}
        return await self._services.tables.take(parts)

    async def _closed_tables_on_show(self, parts: Collection[int]) -> list[str]:
        """The tables that closed in the last moments of the previous holder and may be shown as open."""
        store, tables = self._services.store, []
        still_open = {head.table for head in await store.log.heads()}
        for table in set(await store.messages.tables()) - still_open:
            head = await store.log.head(table)
            if head is not None and part_of(head.guild, table) in parts:
                tables.append(table)
        return tables

    def _track(self, task: asyncio.Future[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("tables that were taken over are not up to date", exc_info=error)


async def leases_of(
    store: Store, clock: DatabaseClock, bucket: RequestBucket, hears: Callable[[], bool]
) -> Leases | None:
    """The leases of this process, if its store can be shared. Raises ``StoreError``.

    ``clock`` is told the time of the database. ``bucket`` gets this process's share of all requests.
    ``hears()`` returns whether this process hears Discord.
    """
    if store.leases is None:
        return None
    leases = Leases(store.leases, clock)
    leases.hears = hears
    leases.demand, leases.on_renewal = bucket.demand, Allowance(bucket).hear
    await leases.begin()
    return leases


def ownership(
    services: Services,
    leases: Leases | None,
    *,
    once: Callable[[], Awaitable[None]],
    run: Callable[[PartTask], Awaitable[None]],
) -> Ownership:
    """How this process gets its tables; see ``SharedOwnership``."""
    return (
        SoleOwnership(services) if leases is None else SharedOwnership(services, leases, once=once, run=run)
    )


async def _read_at_last(read: Callable[[], Awaitable[_T]]) -> _T:
    """What is read, once the database serves. The log says once that it does not."""
    is_logged = False
    while True:
        try:
            return await read()
        except StoreError as error:
            if not is_logged:
                log.warning("tables cannot be read yet", reason=str(error))
            is_logged = True
        await asyncio.sleep(PAUSE)
