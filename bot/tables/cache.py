"""The cache of open tables: this process's tables in memory, each equal to the fold of its log.

The log is written first and memory follows it. After a start, a table is read as soon as somebody uses it;
the others are read in the background, many at once (F2).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from cachetools import LRUCache

from bot.cancellation import cancel
from bot.log import get
from bot.rules.shuffle import SEED_BYTES
from bot.store.base import Store
from bot.store.errors import Duplicate, Stale, StoreError, Unavailable
from bot.store.rows import Entry, NewEntry, Place
from bot.tables.deadline_queue import DeadlineQueue
from bot.tables.decisions.deadlines import next_deadline
from bot.tables.decisions.lobby import match_id
from bot.tables.model import codec
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import fold
from bot.tables.model.people import Person
from bot.tables.model.requests import Actor
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Stage, Table
from bot.tables.parts import CHANGE, PARTS, SINGLE_PROCESS, Holding, part_of

log = get(__name__)

LOGS_AT_ONCE: Final = 20
"""The number of logs that one statement reads."""
ENTRIES_AT_ONCE: Final = 100
"""The number of entries folded before control returns to the event loop. That takes a few milliseconds."""
RECENT_TABLES: Final = 500
RECENT_ENTRIES: Final = 30
"""The number of tables whose last entries stay in memory, and of entries of each. The publisher reads them
after every change."""
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 6
_ID_TRIES: Final = 1000

_T = TypeVar("_T")


class RecentEntry(NamedTuple):
    """An entry of a table's log: its number, its time in Unix milliseconds, and what happened."""

    seq: int
    at: int
    event: LogEvent


class TableCache:
    """The open tables of the parts that this process holds, with their deadlines and seeds.

    ``now`` returns Unix milliseconds. ``draw`` returns a given number of random bytes. ``holding`` says
    which parts this process holds.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        draw: Callable[[int], bytes],
        holding: Holding,
    ) -> None:
        self._store = store
        self._holding = holding
        self._now = now
        self._draw = draw
        self.parts = {part for part in range(PARTS) if holding.holds(part)}
        """The parts whose tables are kept: those that were begun and have not been ended."""
        self._seeds: dict[str, bytes] = {}
        self.open: dict[str, Table] = {}
        self.deadlines = DeadlineQueue()
        self.unread: set[str] = set()
        """The ids of the tables that were open at the start and have not been read yet."""
        self._guilds: dict[str, int] = {}
        """The servers of the tables in ``unread``."""
        self._unreadable: set[str] = set()
        self._reading: asyncio.Task[None] | None = None
        self.before_closing: list[Callable[[str], Awaitable[None]]] = []
        self._recent: LRUCache[str, tuple[RecentEntry, ...]] = LRUCache(RECENT_TABLES)
        """The last entries of tables to which this process appended them."""

    async def begin(self, parts: Collection[int]) -> list[str]:
        """List the open tables of some parts with one statement. After this every request can be answered.

        Returns the ids of those that are not in memory yet.
        """
        self.parts.update(parts)
        guilds = {
            head.table: head.guild
            for head in await self._store.log.heads()
            if part_of(head.guild, head.table) in parts
            and self._is_ours(head.guild, head.table)  # not dropped meanwhile
            and head.table not in self.open
            and head.table not in self._unreadable
        }
        self._guilds.update(guilds)
        self.unread.update(guilds)
        return list(guilds)

    def end(self, parts: Collection[int]) -> list[str]:
        """Remove the tables of some parts from memory. Returns their ids."""
        self.parts.difference_update(parts)
        table_ids = [table_id for table_id in (*self.open, *self.unread) if self.part(table_id) in parts]
        for table_id in table_ids:
            self._drop(table_id)
            self.deadlines.resume(table_id)
        return table_ids

    def part(self, table_id: str) -> int | None:
        """The part of an open table of this process; None for any other table."""
        table = self.open.get(table_id)
        if table is not None:
            return part_of(table.place.guild, table_id)
        guild = self._guilds.get(table_id)
        return None if guild is None else part_of(guild, table_id)

    async def all_tables(self) -> Mapping[str, Table]:
        """All open tables of this process, after each has been read. Raises ``StoreError`` if that fails."""
        while self.unread:
            if self._reading is None or self._reading.done():
                self._reading = asyncio.create_task(self._read(self.unread), name="read all tables")
                # If every caller was cancelled, nobody else retrieves the exception of this task.
                self._reading.add_done_callback(lambda task: task.cancelled() or task.exception())
            await asyncio.shield(self._reading)
        return self.open

    async def tables_in(self, guild: int) -> list[Table]:
        """The open tables of a server, the oldest first; ``guild`` 0 stands for direct messages.

        Raises ``StoreError``.
        """
        return await self._open_among([head.table for head in await self._store.log.heads(guild)])

    async def tables_naming(self, person: int) -> list[Table]:
        """The open tables at which a person may sit or be expected, the oldest first.

        The list can contain a table that the person has left. Raises ``StoreError``.
        """
        return await self._open_among(await self._store.people.tables_of(person))

    async def _open_among(self, table_ids: Collection[str]) -> list[Table]:
        """The tables among these ids that are open, whichever process holds them."""
        await self._read(self.unread.intersection(table_ids))
        elsewhere = [one for one in table_ids if one not in self.open and one not in self._unreadable]
        logs = await self._store.log.read_all(elsewhere) if elsewhere else {}
        tables = [
            *(self.open.get(table_id) for table_id in table_ids),
            *[await self._fold_in_steps(table_id, entries) for table_id, entries in logs.items()],
        ]
        open_ones = (one for one in tables if one is not None and one.stage is not Stage.CLOSED)
        return sorted(open_ones, key=lambda table: (table.opened_at, table.id))

    async def close(self) -> None:
        """Cancel the reading of tables."""
        await cancel(self._reading)

    async def new_id(self, guild: int) -> str:
        """A new table id that no table has ever had.

        In direct messages (``guild`` 0) the id is chosen so that this process holds the table. Raises
        ``StoreError``.
        """
        for _ in range(_ID_TRIES):
            table_id = "".join(_ID_LETTERS[byte % len(_ID_LETTERS)] for byte in self._draw(_ID_LENGTH))
            fits = guild or self._holding.holds(part_of(guild, table_id))
            if fits and await self._store.log.head(table_id) is None:
                return table_id
        raise Unavailable("no new name for a table")

    async def history(self, table_id: str) -> list[tuple[Entry, LogEvent]]:
        """The log of a table, hidden cards included."""
        entries = await self._store.log.read(table_id)
        return [(entry, codec.read(entry.kind, entry.body)) for entry in entries]

    async def events_since(self, table_id: str, after: int) -> list[RecentEntry]:
        """What happened at a table from entry ``after`` on, hidden cards included."""
        table, recent = self.open.get(table_id), self._recent.get(table_id, ())
        if table is not None and table.seq <= after:
            return []
        if table is not None and recent and recent[0].seq <= after + 1 and recent[-1].seq == table.seq:
            return [entry for entry in recent if entry.seq > after]
        return [RecentEntry(*one) for one in codec.read_all(await self._store.log.read(table_id, after))]

    async def read(self, table_id: str) -> Table:
        """A table, open or closed, read without its lock. Raises ``Refused`` if there is no such table."""
        return self.open.get(table_id) or await self._fold(table_id)

    async def load(self, table_id: str) -> Table:
        """A table that is kept in memory from now on. Raises ``Refused`` if there is no such table.

        The caller holds the table's lock.
        """
        return self.open.get(table_id) or await self._keep_with_seed(await self._fold(table_id))

    async def reload(self, table_id: str) -> None:
        """Read a table again because its log was rewritten. The caller holds the table's lock."""
        if table_id in self.open or table_id in self.unread:
            await self._keep_with_seed(await self._fold(table_id))

    async def catch_up(self, table: Table) -> Table:
        """The table with the entries that another process has appended; the same object if there are none.

        The caller holds the table's lock. If the log no longer has the table's last entry (a backup was
        restored, a database failed over), the whole log is read again. Raises ``Refused`` if the log is
        empty: the table no longer exists.
        """
        entries = await self._store.log.read(table.id, table.seq - 1)
        if not entries or (entries[0].seq, entries[0].at) != (table.seq, table.changed_at):
            log.warning("the log is not what it was: read anew", table=table.id, seq=table.seq)
            return await self._read_anew(table.id)
        if len(entries) == 1:
            return table
        return await self._keep_with_seed(fold(table.id, codec.read_all(entries[1:]), table) or table)

    async def has_cause(self, table_id: str, cause: str | None) -> bool:
        """Whether the log of a table has entries with this cause."""
        return cause is not None and any(e.cause == cause for e in await self._store.log.read(table_id))

    async def append(
        self,
        table_id: str,
        before: Table | None,
        events: Sequence[LogEvent],
        seeds: SeedSource,
        cause: str | None,
    ) -> Table:
        """Write events to the log, then fold them into the table. Raises ``StoreError``.

        The caller holds the table's lock. ``before`` is None for a new table.
        """
        at, after = self.now(before), 0 if before is None else before.seq
        entries = tuple(RecentEntry(after + place, at, event) for place, event in enumerate(events, 1))
        table = fold(table_id, entries, before)
        if table is None:
            raise ValueError("nothing to append")
        await self._keep_seeds(seeds)
        await self._note_arrivals(before, table)
        if table.stage is Stage.CLOSED:
            await self.settle(table_id)
        deadline = next_deadline(table)
        await self._store.log.append(
            table_id,
            after,
            [NewEntry(*codec.write(event)) for event in events],
            at=at,
            cause=cause,
            due_at=None if deadline is None else deadline.at,
            place=Place(table.place.guild, table.place.posts_to) if before is None else None,
            closes=table.stage is Stage.CLOSED,
        )
        earlier = self._recent.get(table_id, ())
        self._keep(table)
        if table_id in self.open:
            self._recent[table_id] = (*earlier, *entries)[-RECENT_ENTRIES:]
        new_onlookers = _onlookers(table) - _onlookers(before)  # the log names them, but they do not sit here
        await self._note_departures(table_id, (_people_named(before) | new_onlookers) - _people_named(table))
        log.debug("appended", table=table_id, seq=table.seq, count=len(events))
        return table

    def now(self, table: Table | None) -> int:
        """The time of an act at a table in Unix milliseconds.

        Where several processes share the tables it is never before the table's last entry, although the clock
        of the process that wrote it may have been ahead of this one. A single process has one clock: if that
        is set back while the bot is down, no turn may gain the time by which it was set (F11).
        """
        now = self._now()
        return now if table is None or self._holding is SINGLE_PROCESS else max(now, table.changed_at)

    async def tell_holder(self, table: Table, who: Actor) -> None:
        """Tell the process that keeps a table, if it is another one, that a person acted there."""
        part = part_of(table.place.guild, table.id)
        if isinstance(who, Person) and part not in self.parts:
            try:
                await self._holding.ask(CHANGE, [part], who.id)
            except StoreError as error:
                # The act counts. The holder notices it when the next one comes.
                log.warning("the holder of a table could not be told", table=table.id, reason=str(error))

    async def settle(self, table_id: str) -> None:
        """Run the callbacks that need the log in its present form. Raises ``StoreError``."""
        for settle in self.before_closing:
            await settle(table_id)

    def ids_naming(self, person: int) -> set[str]:
        """The ids of the tables in memory whose logs name a person."""
        return {
            table.id for table in self.open.values() if person in _people_named(table) | _onlookers(table)
        }

    def seed_source(self) -> SeedSource:
        """The source of randomness for one decision."""
        return SeedSource(lambda: self._draw(SEED_BYTES), self._seeds)

    def seed_in_memory(self, match: str) -> bytes | None:
        """The seed of a match if its table is in memory, else None."""
        return self._seeds.get(match)

    async def seed(self, match: str) -> bytes | None:
        """The seed of any match, from memory or from the store; None if no seed is kept."""
        return self._seeds.get(match) or await self._store.seeds.seed(match)

    async def _read_anew(self, table_id: str) -> Table:
        try:
            return await self._keep_with_seed(await self._fold(table_id))
        except Refused:
            self._drop(table_id)
            raise

    async def _fold(self, table_id: str) -> Table:
        table = fold(table_id, codec.read_all(await self._store.log.read(table_id)))
        if table is None:
            raise Refused(TableReason.NO_TABLE)
        return table

    async def _read(self, table_ids: Collection[str]) -> None:
        """Read tables, many logs at once, and let other tasks run in between.

        A table whose log cannot be read is skipped, so that the others can be played.
        """
        for some in _chunks(sorted(table_ids), LOGS_AT_ONCE):
            logs = await self._store.log.read_all(self.unread.intersection(some))
            tables = [await self._fold_in_steps(table_id, logs.get(table_id, [])) for table_id in some]
            seeds = await self._store.seeds.seeds([table.match for table in tables if table is not None])
            for table in tables:
                # Somebody may have loaded this table and played on meanwhile.
                if table is not None and table.id in self.unread:
                    self._keep(table, seeds.get(table.match))
            self.unread.difference_update(some)

    async def _fold_in_steps(self, table_id: str, entries: Sequence[Entry]) -> Table | None:
        table: Table | None = None
        try:
            for some in _chunks(entries, ENTRIES_AT_ONCE):
                await asyncio.sleep(0)
                table = fold(table_id, codec.read_all(some), table)
        except Exception:
            # A fault in one log must not keep the other tables from being read.
            log.exception("a table cannot be read", table=table_id)
            self._unreadable.add(table_id)
            return None
        return table

    async def _keep_with_seed(self, table: Table) -> Table:
        self._keep(table, await self.seed(table.match))
        return table

    def _is_ours(self, guild: int, table_id: str) -> bool:
        return part_of(guild, table_id) in self.parts

    def _keep(self, table: Table, seed: bytes | None = None) -> None:
        self._recent.pop(table.id, None)  # the log may have been rewritten, or another process has appended
        if table.stage is Stage.CLOSED or not self._is_ours(table.place.guild, table.id):
            self._drop(table.id, table)
            return
        self.unread.discard(table.id)
        self._guilds.pop(table.id, None)
        if seed is not None:
            self._seeds[table.match] = seed
        self.open[table.id] = table
        deadline = next_deadline(table)
        self.deadlines.put(table.id, None if deadline is None else deadline.at)

    def _drop(self, table_id: str, table: Table | None = None) -> None:
        """Remove a table from memory because it is closed or its part is not this process's any more.

        ``table`` is its state if that is not in memory.
        """
        self.unread.discard(table_id)
        self._guilds.pop(table_id, None)
        known = self.open.pop(table_id, None)
        self._recent.pop(table_id, None)
        self.deadlines.put(table_id, None)
        commitments = max((one.commitments for one in (known, table) if one is not None), default=0)
        for number in range(1, commitments + 2):  # a commitment that has not reached the log has a seed, too
            self._seeds.pop(match_id(table_id, number), None)

    async def _keep_seeds(self, seeds: SeedSource) -> None:
        """Store new seeds before their commitments become visible."""
        for match, seed in seeds.new_seeds.items():
            try:
                await self._store.seeds.keep(match, seed)
            except Duplicate:
                # A process that ended between its writes to the two files has already stored a seed: commit
                # to that one.
                stored_seed = await self._store.seeds.seed(match)
                if stored_seed is not None:
                    self._seeds[match] = stored_seed
                raise Stale(f"match {match} has another seed") from None

    async def _note_arrivals(self, before: Table | None, table: Table) -> None:
        """Note the people of a table *before* the log names them, so that a forgotten person is found."""
        people, earlier = (_people_named(one) | _onlookers(one) for one in (table, before))
        for person in people - earlier:
            await self._store.people.seat_person(table.id, person)

    async def _note_departures(self, table_id: str, leavers: Collection[int]) -> None:
        if not leavers:
            return
        try:
            await self._store.people.unseat(table_id, leavers)
        except StoreError:
            # Only the log matters; the list of the person's tables is merely longer than necessary.
            log.warning("departure not noted", table=table_id)


def _chunks(whole: Sequence[_T], size: int) -> Iterator[Sequence[_T]]:
    return (whole[first : first + size] for first in range(0, len(whole), size))


def _people_named(table: Table | None) -> set[int]:
    """The ids of all people whose id and name are in the log; aliases are left out."""
    if table is None:
        return set()
    owners: Iterable[object] = (seat.owner for seat in table.seats)
    people = (*table.present, *table.invited, *owners, table.host)
    return {one.id for one in people if isinstance(one, Person) and one.id > 0}


def _onlookers(table: Table | None) -> set[int]:
    """The ids of all people whose predictions are in the log; aliases are left out."""
    return set() if table is None else {one.person.id for one in table.predictions if one.person.id > 0}
