"""This process's open tables in memory: always what their logs fold to. Nothing is true before it is logged.

After a start a table is read when somebody comes to it; the others are read by and by, many at once (F2).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from bot.log import get
from bot.rules.shuffle import SEED_BYTES
from bot.store.base import Duplicate, Entry, NewEntry, Place, Stale, Store, StoreError, Unavailable
from bot.tables.deadline_queue import DeadlineQueue
from bot.tables.decisions.deadlines import due
from bot.tables.decisions.fairness import Dice
from bot.tables.holding import Holding, part_of
from bot.tables.model import codec
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import fold
from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table

log = get(__name__)

LOGS_AT_ONCE: Final = 20
"""So many logs are read with one statement."""
ENTRIES_AT_ONCE: Final = 100
"""So many entries are folded before whoever presses a button gets their turn: a few milliseconds."""
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 6
_ID_TRIES: Final = 1000

_T = TypeVar("_T")


class TableCache:
    """What is open, what falls due when, and the seeds at hand, of the tables of the parts that we hold.

    ``now`` gives Unix milliseconds.
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
        self._seeds: dict[str, bytes] = {}
        self.open: dict[str, Table] = {}
        self.deadlines = DeadlineQueue()
        self.unread: set[str] = set()
        """What was open at the start and has not been read yet."""
        self._unreadable: set[str] = set()
        self._reading: asyncio.Task[None] | None = None
        self.before_closing: list[Callable[[str], Awaitable[None]]] = []

    async def begin(self) -> None:
        """See which tables are open, by one statement; from here on everybody is answered."""
        heads = await self._store.log.heads()
        self.unread.update(
            head.table for head in heads if head.table not in self.open and self._ours(head.guild, head.table)
        )

    async def everything(self) -> Mapping[str, Table]:
        """All our open tables, once each has been read. Raises ``StoreError`` while that cannot be done."""
        while self.unread:
            if self._reading is None or self._reading.done():
                self._reading = asyncio.create_task(self._read(self.unread), name="read all tables")
                # Where all who wait have gone, nobody else asks what became of it.
                self._reading.add_done_callback(lambda done: done.cancelled() or done.exception())
            await asyncio.shield(self._reading)
        return self.open

    async def in_server(self, guild: int) -> list[Table]:
        """The open tables of a server (0: of direct messages), the oldest first. Raises ``StoreError``."""
        return await self._those([head.table for head in await self._store.log.heads(guild)])

    async def naming_now(self, person: int) -> list[Table]:
        """The open tables at which a person may sit or be expected, the oldest first. Raises ``StoreError``.

        They may have left one of them.
        """
        return await self._those(await self._store.people.tables_of(person))

    async def _those(self, table_ids: Collection[str]) -> list[Table]:
        """The open ones among some tables, whoever holds them."""
        await self._read(self.unread.intersection(table_ids))
        elsewhere = [one for one in table_ids if one not in self.open and one not in self._unreadable]
        logs = await self._store.log.read_all(elsewhere) if elsewhere else {}
        found = [
            *(self.open.get(table_id) for table_id in table_ids),
            *[await self._folded_gently(table_id, entries) for table_id, entries in logs.items()],
        ]
        open_ones = (one for one in found if one is not None and one.stage is not Stage.CLOSED)
        return sorted(open_ones, key=lambda table: (table.opened, table.id))

    async def close(self) -> None:
        """Stop reading."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    async def new_id(self, guild: int) -> str:
        """An id that no table has ever had; in direct messages (server 0) it makes the table ours.

        Raises ``StoreError``.
        """
        for _ in range(_ID_TRIES):
            table_id = "".join(_ID_LETTERS[byte % len(_ID_LETTERS)] for byte in self._draw(_ID_LENGTH))
            fits = guild or self._ours(guild, table_id)
            if fits and await self._store.log.head(table_id) is None:
                return table_id
        raise Unavailable("no new name for a table")

    async def history(self, table_id: str, after: int = 0) -> list[tuple[Entry, LogEvent]]:
        """The log of a table from an entry on, hidden cards included."""
        entries = await self._store.log.read(table_id, after)
        return [(entry, codec.read(entry.kind, entry.body)) for entry in entries]

    async def read(self, table_id: str) -> Table:
        """A table, open or closed; without its lock. Raises ``Refused`` for an unknown one."""
        return self.open.get(table_id) or await self._folded(table_id)

    async def load(self, table_id: str) -> Table:
        """A table, under its lock, kept in memory from now on. Raises ``Refused`` for an unknown one."""
        return self.open.get(table_id) or await self._kept(await self._folded(table_id))

    async def reload(self, table_id: str) -> None:
        """Read a table anew, under its lock: its past was rewritten."""
        if table_id in self.open or table_id in self.unread:
            await self._kept(await self._folded(table_id))

    async def catch_up(self, table: Table) -> Table:
        """The table with what another process has appended meanwhile, under its lock; the same where nothing.

        A log that no longer has our last entry (a backup was put back, a database failed over) is read anew.
        Raises ``Refused`` when it has none at all: there is no such table any more.
        """
        entries = await self._store.log.read(table.id, table.seq - 1)
        if not entries or (entries[0].seq, entries[0].at) != (table.seq, table.changed):
            log.warning("the log is not what it was: read anew", table=table.id, seq=table.seq)
            return await self._read_anew(table.id)
        if len(entries) == 1:
            return table
        events = ((entry.seq, entry.at, codec.read(entry.kind, entry.body)) for entry in entries[1:])
        return await self._kept(fold(table.id, events, table) or table)

    async def booked(self, table_id: str, cause: str | None) -> bool:
        """Whether what an interaction caused at a table is in its log."""
        return cause is not None and any(e.cause == cause for e in await self._store.log.read(table_id))

    async def append(
        self, table_id: str, before: Table | None, events: Sequence[LogEvent], dice: Dice, cause: str | None
    ) -> Table:
        """Make events durable, then fold them, under the table's lock. Raises ``StoreError``."""
        at, after = self._now(), 0 if before is None else before.seq
        numbered = ((after + place, at, event) for place, event in enumerate(events, 1))
        table = fold(table_id, numbered, before)
        if table is None:
            raise ValueError("nothing to append")
        await self._keep_seeds(dice)
        await self._note_arrivals(before, table)
        if table.stage is Stage.CLOSED:
            await self.settle(table_id)
        next_due = due(table)
        await self._store.log.append(
            table_id,
            after,
            [NewEntry(*codec.write(event)) for event in events],
            at=at,
            cause=cause,
            due_at=None if next_due is None else next_due.at,
            place=Place(table.place.guild, table.place.posts_to) if before is None else None,
            closes=table.stage is Stage.CLOSED,
        )
        self._keep(table)
        await self._note_departures(table_id, _named(before) - _named(table))
        log.debug("appended", table=table_id, seq=table.seq, count=len(events))
        return table

    async def settle(self, table_id: str) -> None:
        """Have everything done that needs the log as it is. Raises ``StoreError``."""
        for settle in self.before_closing:
            await settle(table_id)

    def naming(self, person: int) -> set[str]:
        """The tables in memory whose logs name a person as they stand now."""
        return {table.id for table in self.open.values() if person in _named(table)}

    def dice(self) -> Dice:
        """The randomness of one decision."""
        return Dice(lambda: self._draw(SEED_BYTES), self._seeds)

    def seed_at_hand(self, match: str) -> bytes | None:
        """The seed of the match of an open table."""
        return self._seeds.get(match)

    async def seed(self, match: str) -> bytes | None:
        """The seed of any match."""
        return self._seeds.get(match) or await self._store.seeds.seed(match)

    async def _read_anew(self, table_id: str) -> Table:
        try:
            return await self._kept(await self._folded(table_id))
        except Refused:
            self._drop(table_id)
            raise

    async def _folded(self, table_id: str) -> Table:
        entries = await self.history(table_id)
        table = fold(table_id, ((entry.seq, entry.at, event) for entry, event in entries))
        if table is None:
            raise Refused(TableReason.NO_TABLE)
        return table

    async def _read(self, table_ids: Collection[str]) -> None:
        """Read tables, many logs at once, in steps between which everybody is answered.

        A table whose log cannot be read is left alone: it must not keep the others from playing.
        """
        for some in _parts(sorted(table_ids), LOGS_AT_ONCE):
            logs = await self._store.log.read_all(self.unread.intersection(some))
            tables = [await self._folded_gently(table_id, logs.get(table_id, [])) for table_id in some]
            seeds = await self._store.seeds.seeds([table.match for table in tables if table is not None])
            for table in tables:
                # Whoever came meanwhile has read it themselves, and may have played on.
                if table is not None and table.id in self.unread:
                    self._keep(table, seeds.get(table.match))
            self.unread.difference_update(some)

    async def _folded_gently(self, table_id: str, entries: Sequence[Entry]) -> Table | None:
        table: Table | None = None
        try:
            for some in _parts(entries, ENTRIES_AT_ONCE):
                await asyncio.sleep(0)
                table = fold(table_id, ((e.seq, e.at, codec.read(e.kind, e.body)) for e in some), table)
        except Exception:
            # Whatever is wrong with one log, the other tables are read.
            log.exception("a table cannot be read", table=table_id)
            self._unreadable.add(table_id)
            return None
        return table

    async def _kept(self, table: Table) -> Table:
        self._keep(table, await self.seed(table.match))
        return table

    def _ours(self, guild: int, table_id: str) -> bool:
        return self._holding.holds(part_of(guild, table_id))

    def _keep(self, table: Table, seed: bytes | None = None) -> None:
        if table.stage is Stage.CLOSED or not self._ours(table.place.guild, table.id):
            self._drop(table.id)
            return
        self.unread.discard(table.id)
        if seed is not None:
            self._seeds[table.match] = seed
        self.open[table.id] = table
        next_due = due(table)
        self.deadlines.put(table.id, None if next_due is None else next_due.at)

    def _drop(self, table_id: str) -> None:
        """Keep nothing of a table that is not open, or not ours."""
        self.unread.discard(table_id)
        self.open.pop(table_id, None)
        self.deadlines.put(table_id, None)
        for match in [match for match in self._seeds if match.rpartition("-")[0] == table_id]:
            del self._seeds[match]

    async def _keep_seeds(self, dice: Dice) -> None:
        """A seed is stored before the commitment to it can be seen."""
        for match, seed in dice.drawn.items():
            try:
                await self._store.seeds.keep(match, seed)
            except Duplicate:
                # Another one was drawn before, by a process that ended between the two files: commit to that.
                kept = await self._store.seeds.seed(match)
                if kept is not None:
                    self._seeds[match] = kept
                raise Stale(f"match {match} has another seed") from None

    async def _note_arrivals(self, before: Table | None, table: Table) -> None:
        """Note who is named *before* the log says so: who asks to be forgotten must be found everywhere."""
        for person in _named(table) - _named(before):
            await self._store.people.seat_person(table.id, person)

    async def _note_departures(self, table_id: str, gone: Collection[int]) -> None:
        if not gone:
            return
        try:
            await self._store.people.unseat(table_id, gone)
        except StoreError:
            # The log is written, that counts; the list of tables is only longer than need be.
            log.warning("departure not noted", table=table_id)


def _parts(whole: Sequence[_T], size: int) -> Iterator[Sequence[_T]]:
    return (whole[first : first + size] for first in range(0, len(whole), size))


def _named(table: Table | None) -> set[int]:
    """Everybody whose id and name the log holds now; an alias is nobody's."""
    if table is None:
        return set()
    owners: Iterable[object] = (seat.owner for seat in table.seats)
    people = (*table.present, *table.invited, *owners, table.host)
    return {one.id for one in people if isinstance(one, Person) and one.id > 0}
