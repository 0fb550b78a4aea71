"""``Tables``: the one entry point for people, computers, the clock and moderators.

All of them get the same checks, the same log and the same errors.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Final

from cachetools import LRUCache

from bot.cancellation import Uncancelled
from bot.log import about
from bot.repeated_task import do_part
from bot.rules.errors import IllegalAction
from bot.rules.events import MatchStarted
from bot.store.base import Store
from bot.store.errors import Duplicate, Stale, Unavailable
from bot.store.rows import Entry
from bot.tables.admission import Admission
from bot.tables.cache import TableCache
from bot.tables.decisions import dispatch
from bot.tables.decisions.dispatch import Times
from bot.tables.decisions.lobby import Setup
from bot.tables.downtime import Downtime
from bot.tables.leavers import Leavers, seats_changed_hands
from bot.tables.limits.rate_limits import RateLimits
from bot.tables.limits.table_caps import Caps
from bot.tables.locks import Locks
from bot.tables.model import codec
from bot.tables.model.errors import Refused
from bot.tables.model.events import LogEvent
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import (
    Actor,
    Invite,
    Join,
    Predict,
    Rematch,
    Resume,
    Substitute,
    SystemActor,
    TableAction,
)
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Stage, Table
from bot.tables.parts import SINGLE_PROCESS, Holding
from bot.tables.start_ratings import with_ratings
from bot.tables.subscriptions import Subscriptions
from bot.tables.view import SeenEntry, TableView, Views, is_shown, see, visible_entries_since

TRIES: Final = 5
"""How often an action is decided again after another one reached the log first."""
CAUSE_CACHE_SIZE: Final = 1_000
"""The number of recent interactions with an effect that are remembered."""
_NONCE_BYTES: Final = 8


class Tables:
    """All open tables, and the only way to change or view one.

    ``store`` keeps the logs. ``now`` returns Unix milliseconds of a clock that never jumps. ``ahead``
    returns how many milliseconds the people's clock is ahead of ``now``; all times in views are on the
    people's clock. ``caps`` bound the tables and requests of a person. ``draw`` returns a given number of
    unpredictable bytes. ``holding`` says which tables belong to this process; only their clocks run here.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        ahead: Callable[[], int] = lambda: 0,
        caps: Caps | None = None,
        draw: Callable[[int], bytes] = secrets.token_bytes,
        holding: Holding = SINGLE_PROCESS,
    ) -> None:
        self._store = store
        self._now = now
        self._ahead = ahead
        self._draw = draw
        self.holding = holding
        self._cache = TableCache(store, now, draw, holding)
        self.new_id = self._cache.new_id
        self._open = self._cache.open
        self._deadlines = self._cache.deadlines
        self._leavers = Leavers(store)
        self._views_cache = Views()
        caps = caps or Caps()
        self._rates = RateLimits(now, ahead, caps.rates)
        self._admission = Admission(store, caps, self._cache, self._leavers, now, ahead)
        self.locks = Locks()
        self._arrivals = asyncio.Lock()
        self._changes = Uncancelled()
        self._subscriptions = Subscriptions()
        self._notify = self._subscriptions.tell_change
        self._downtime = Downtime(self._deadlines, now)
        self._durable_causes: LRUCache[str, bool] = LRUCache(CAUSE_CACHE_SIZE)

    def subscribe(
        self,
        listener: Callable[[str], None],
        *,
        wakes: bool = True,
        leaves: Callable[[str], None] | None = None,
    ) -> None:
        """Call ``listener`` with a table's id after every change. It must neither block nor raise.

        ``wakes``: whether to call it also when the table's clock is resumed after a start. That happens for
        all tables at nearly the same time. ``leaves`` is called with the id of a table that another process
        looks after from now on.
        """
        self._subscriptions.add(listener, wakes=wakes, leaves=leaves)

    def before_closing(self, settle: Callable[[str], Awaitable[None]]) -> None:
        """Call ``settle`` with a table's id before it closes or its log is rewritten; raising prevents it."""
        self._cache.before_closing.append(settle)

    async def begin(self) -> None:
        """List the open tables, to answer while all clocks are still paused. Raises ``StoreError``."""
        alive = await self._store.heartbeat.last()
        await self.take(dict.fromkeys(self._cache.parts, alive))

    async def take(self, parts: Mapping[int, int | None]) -> list[str]:
        """List the open tables of some parts, as ``begin``. Returns their ids. Raises ``StoreError``.

        The values are when the tables of a part were last looked after; None if that is not known.
        """
        self._downtime.note(parts)
        table_ids = await self._cache.begin(parts)
        self._deadlines.pause(table_ids)
        return table_ids

    async def drop(self, parts: Collection[int]) -> None:
        """Finish the changes in progress, and forget the tables of some parts: others may change them.

        Those who ``subscribe`` with ``leaves`` are told of each.
        """
        await self._changes.finish()
        for table_id in self._cache.end(parts):
            self._subscriptions.tell_departure(table_id)

    async def wake(self) -> None:
        """Resume the clock of every table where it stopped.

        The first action at a table does so for that table. The heartbeat must not be written before this
        ends: if the process dies meanwhile, the time until then must count against nobody either. Raises
        ``StoreError``; the call may then be repeated.
        """
        table_ids = self._deadlines.paused_tables
        for table_id in table_ids.intersection(await self._cache.all_tables()):
            if self._deadlines.is_paused(table_id):
                await do_part("wake tables", self._changes.run(self._resume(table_id)), table=table_id)
        for table_id in table_ids:
            self._deadlines.resume(table_id)  # the remaining tables cannot be read

    async def close(self) -> None:
        """Wait for the changes in progress. No method may be called afterwards."""
        await self._cache.close()
        await self._changes.close()

    async def open(self, place: Place, host: Person, setup: Setup, *, cause: str) -> TableView:
        """Open a lobby with the host in it. ``cause`` is the id of the interaction.

        Raises ``Refused`` if a cap or the lobby's rules forbid it, and ``StoreError`` if the events cannot
        be written (``Duplicate`` if the log already has the cause).
        """
        return await self._changes.run(self._open_table(place, host, setup, cause))

    async def may_open(self, place: Place, host: Person, *, rated: bool = False) -> None:
        """Raise ``Refused`` when ``host`` may not open another table at ``place``."""
        await self._admission.may_open(place, host, rated=rated)

    async def rated_wait_until(self, person: int) -> int | None:
        """When (``wall``) a person who left a rated match may play rated again; None if they may play now."""
        return await self._admission.rated_wait_until(person)

    async def act(
        self,
        table_id: str,
        who: Actor,
        action: TableAction,
        *,
        at: int | None = None,
        cause: str | None = None,
    ) -> TableView:
        """Carry out an action, write its events to the log, and return the table as the actor sees it.

        ``at`` is the number of the decision (for an answer: of the question) that the action was made for;
        any other number is refused as stale. None skips this check. ``cause`` is the id of the interaction.
        A second action with the same cause changes nothing, so an interaction that makes two changes passes
        two causes. Once begun, the action is carried out even if the caller is cancelled.

        Raises ``Refused`` from the table, ``IllegalAction`` from the game, and ``StoreError`` if nothing
        could be written.
        """
        return await self._changes.run(self._act(table_id, who, action, at, cause))

    async def look(self, table_id: str, person: int | None) -> TableView:
        """A table as a person, or an onlooker (None), sees it. Raises ``Refused`` if there is none."""
        return await self._view_for(await self._cache.read(table_id), person)

    async def sightings(self, table_id: str, after: int) -> list[SeenEntry]:
        """What onlookers saw since entry ``after``. Raises as ``look``."""
        ahead = self._ahead()
        now = await self._cache.read(table_id)
        if after and (now.boards is None or now.sealed):
            fresh = await self._cache.events_since(table_id, after)
            if now.state is not None and not any(isinstance(one.event, MatchStarted) for one in fresh):
                entries = (see(one.seq, one.at + ahead, one.event, now.state.rules) for one in fresh)
                return [one for one in entries if one is not None and is_shown(one, now)]
        # What was seen depends on the rules of that match, so the whole log is read.
        return visible_entries_since(now, await self.history(table_id), after, ahead)

    async def truth(self, table_id: str) -> Table:
        """The state of a table, hidden cards included, to run the game. Raises as ``look``."""
        return await self._cache.read(table_id)

    def seed_source(self) -> SeedSource:
        """The source of randomness for one decision."""
        return self._cache.seed_source()

    async def history(self, table_id: str) -> list[tuple[Entry, LogEvent]]:
        """The whole log of a table, hidden cards included. For records and results; never shown to people."""
        return await self._cache.history(table_id)

    async def reveal_seed(self, match: str) -> bytes | None:
        """The seed of a match; None if none is kept. The caller has made sure that the match is over."""
        return await self._cache.seed(match)

    async def rewrite(self, table_id: str, change: Callable[[LogEvent], LogEvent]) -> None:
        """Replace events in a table's log, so that a person can be forgotten.

        ``change`` returns an event of the same class. The new log must fold to the same table except for who
        is who. The ``before_closing`` callbacks run first. Raises ``StoreError``.
        """
        await self._changes.run(self._rewrite(table_id, change))

    async def _rewrite(self, table_id: str, change: Callable[[LogEvent], LogEvent]) -> None:
        async with self.locks.of(table_id):
            await self._cache.settle(table_id)  # what still needs the old log
            for entry, event in await self.history(table_id):
                new_event = change(event)
                if new_event != event:
                    await self._store.log.rewrite(table_id, entry.seq, codec.write(new_event)[1])
            await self._cache.reload(table_id)
        self._views_cache.forget()
        self._notify(table_id)

    async def catch_up(self, table_id: str) -> None:
        """Read what another process has appended to a table. Raises as ``look``, and ``StoreError``."""
        async with self.locks.of(table_id):
            await self._catch_up(await self._cache.load(table_id))

    @asynccontextmanager
    async def nobody_arriving(self) -> AsyncIterator[None]:
        """Let nobody join a table or be invited meanwhile. ``rewrite`` must not be called within it."""
        async with self._arrivals:
            yield

    def ids_naming(self, person: int) -> set[str]:
        """The ids of the tables in memory whose logs name a person."""
        return self._cache.ids_naming(person)

    async def tables_in(self, guild: int) -> list[TableView]:
        """The open tables of a server as an onlooker sees them, the oldest first."""
        return await self._views(await self._cache.tables_in(guild), None)

    async def tables_of(self, person: int) -> list[TableView]:
        """The open tables where a person sits or has a seat waiting, the oldest first, as they see them."""
        tables = await self._cache.tables_naming(person)
        return await self._views([table for table in tables if table.is_seated(person)], person)

    async def tables_with(self, person: int) -> list[TableView]:
        """The open tables where a person sits or is invited, the oldest first, as they see them."""
        tables = await self._cache.tables_naming(person)
        return await self._views([table for table in tables if person in table.people], person)

    def open_tables(self) -> list[str]:
        """The ids of all open tables of this process."""
        return [*self._open, *self._cache.unread]

    @property
    def in_memory(self) -> Mapping[str, Table]:
        """The open tables that have been read since the start, hidden cards included, by id."""
        return MappingProxyType(self._open)

    def is_durable(self, cause: str) -> bool:
        """Whether the effect of a recent interaction is in the log, even if its answer never arrived."""
        return cause in self._durable_causes

    def is_open(self, table_id: str) -> bool:
        """Whether a table is open and belongs to this process."""
        return table_id in self._open or table_id in self._cache.unread

    def overdue(self, until: int) -> list[str]:
        """The tables whose deadlines are at or before ``until`` (Unix milliseconds), the earliest first."""
        return self._deadlines.overdue(until)

    def next_deadline(self) -> int | None:
        """The earliest deadline of any table in Unix milliseconds; None if there is none."""
        return self._deadlines.earliest()

    def wall(self) -> int:
        """The time of the people's clock in Unix milliseconds."""
        return self._now() + self._ahead()

    def part(self, table_id: str) -> int | None:
        """The part of an open table of this process; None for any other table."""
        return self._cache.part(table_id)

    async def _open_table(self, place: Place, host: Person, setup: Setup, cause: str) -> TableView:
        table_id = setup.fixed_id or await self._cache.new_id(place.guild)
        async with self.locks.of(table_id), self._arrivals:  # in the order of ``_act``
            if setup.fixed_id is None:
                await self.may_open(place, host, rated=setup.rated)
            seeds = self._cache.seed_source()
            events = dispatch.open_table(table_id, place, host, setup, cause, seeds)
            with self._rates.count(host, setup, events):
                table = await self._cache.append(table_id, None, events, seeds, cause)
            self._note(cause)
        self._notify(table_id)
        return self._view(table, host.id)

    async def _act(
        self, table_id: str, who: Actor, action: TableAction, at: int | None, cause: str | None
    ) -> TableView:
        with about(table_id):
            async with self.locks.of(table_id), self._arriving(who, action):
                before = await self._resume_clock(await self._cache.load(table_id))
                table = await self._decide(before, who, action, at, cause)
                if seats_changed_hands(before, table):
                    await self._leavers.note(table)
            if table is not before:
                self._notify(table_id)
                await self._cache.tell_holder(table, who)
            return await self._view_for(table, who.id if isinstance(who, Person) else None)

    async def _resume(self, table_id: str) -> None:
        with about(table_id):
            async with self.locks.of(table_id):
                await self._resume_clock(await self._cache.load(table_id))

    async def _resume_clock(self, table: Table) -> Table:
        """The table with its clock resumed where it stopped when the bot ended. The caller holds its lock."""
        if not self._deadlines.is_paused(table.id):
            return table
        table = await self._decide(table, SystemActor(), Resume(self._downtime.since(table)), None, None)
        if table.stage is Stage.PLAYING and table.counts:
            await self._leavers.note(table)  # may be missing after a crash
        self._deadlines.resume(table.id)
        self._subscriptions.tell_waking(table.id)
        return table

    async def _decide(
        self, table: Table, who: Actor, action: TableAction, at: int | None, cause: str | None
    ) -> Table:
        """The table after an action: decided, appended, and decided again while another writer is faster."""
        for _ in range(TRIES):
            try:
                await self._admission.check(table, who, action)
                action = await with_ratings(self._store.results, table, action)
                seeds = self._cache.seed_source()
                nonce = cause or self._draw(_NONCE_BYTES).hex()
                times = Times(self._cache.now(table), self._ahead())
                events = dispatch.decide(table, who, action, at, nonce, seeds, times)
                if events:
                    with self._rates.count(who, action, events):
                        table = await self._cache.append(table.id, table, events, seeds, cause)
                    self._note(cause)
            except (Refused, IllegalAction):
                # The newer log may have this action's effect, or allow it.
                fresh = await self._catch_up(table)
                if await self._cache.has_cause(table.id, cause):
                    return fresh
                if fresh is table:
                    raise
                table = fresh
            except Duplicate:
                return await self._catch_up(table)
            except Stale:
                table = await self._catch_up(table)
            else:
                return table
        raise Unavailable(f"table {table.id} changes faster than it can be read")

    async def _catch_up(self, table: Table) -> Table:
        """The table with the newest entries of its log. Listeners are told even if the action is refused."""
        fresh = await self._cache.catch_up(table)
        if fresh is not table:
            self._notify(table.id)
        return fresh

    @asynccontextmanager
    async def _arriving(self, who: Actor, action: TableAction) -> AsyncIterator[None]:
        """Serialise arrivals, so that the caps hold for a person who joins two tables at once.

        It also ensures that a request to be forgotten finds every table that a person joins meanwhile.
        """
        if isinstance(who, Person) and isinstance(action, Join | Substitute | Rematch | Invite | Predict):
            async with self._arrivals:
                yield
        else:
            yield

    def _view(self, table: Table, person: int | None) -> TableView:
        seed = self._cache.seed_in_memory(table.match)
        return self._views_cache.of(self._downtime.resume(table), person, seed, self._ahead())

    async def _views(self, tables: Iterable[Table], person: int | None) -> list[TableView]:
        return [
            self._view(table, person) if table.id in self._open else await self._view_for(table, person)
            for table in tables
        ]

    async def _view_for(self, table: Table, person: int | None) -> TableView:
        seed = await self._cache.seed(table.match)
        return self._views_cache.of(self._downtime.resume(table), person, seed, self._ahead())

    def _note(self, cause: str | None) -> None:
        if cause is not None:
            self._durable_causes[cause.partition(".")[0]] = True
