"""``Events``: all events, and the only way to change or look at one."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Final

from cachetools import LRUCache

from bot.cancellation import Uncancelled
from bot.repeated_task import do_part
from bot.rules.shuffle import SEED_BYTES, commitment
from bot.store.base import Store
from bot.store.entrants import Entrant
from bot.store.errors import Duplicate, Stale, Unavailable
from bot.store.rows import Entry as Row, NewEntry, Place as StorePlace
from bot.tables.locks import Locks
from bot.tables.model.people import Person, Place
from bot.tables.parts import Holding, part_of
from bot.tables.tables import TRIES
from bot.tournaments.decisions.checks import DAYS, RUNNING_AT_ONCE, check_settings
from bot.tournaments.decisions.deadlines import next_due
from bot.tournaments.decisions.moments import DAY, Moment
from bot.tournaments.ids import event_id, next_season_id
from bot.tournaments.model import codec
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Entry, Event, Stage
from bot.tournaments.model.fold import fold
from bot.tournaments.model.settings import Settings
from bot.tournaments.model.steps import Departure, EventOpened, Step

CACHE_SIZE: Final = 200
"""The number of events that are kept in memory."""

ENDED: Final = 10
"""The number of events of a server that are still looked at when they are over."""

Decision = Callable[[Event], Sequence[Step]]


class Events:
    """The events of all servers.

    ``now`` and ``ahead`` are those of ``Tables``. ``holding`` says which servers this process looks after.
    An event in memory is brought up to date with its log before anything is decided or shown, so any process
    may ask. Only those that this process looks after stay in memory: others may rewrite the rest.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        ahead: Callable[[], int],
        holding: Holding,
        draw: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._store = store
        self._now = now
        self._ahead = ahead
        self._holding = holding
        self._draw = draw
        self._locks = Locks()
        self._arrivals = asyncio.Lock()
        self._cache: LRUCache[str, Event] = LRUCache(CACHE_SIZE)
        self._unreadable: set[str] = set()
        self._begun: dict[int, int] = {}
        """The parts whose events go on here, each with the epoch of the lease under which they began."""
        self._earlier: dict[int, dict[str, int]] = {}
        """When the events of a part that has not begun were changed last before this process changed them."""
        self._listeners: list[Callable[[str], None]] = []
        self._changes = Uncancelled()

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Call ``listener`` with an event's id after every change. It must neither block nor raise."""
        self._listeners.append(listener)

    @property
    def moment(self) -> Moment:
        """The present time."""
        return Moment(self._now(), self._ahead())

    def holds(self, event: Event) -> bool:
        """Whether this process looks after an event: after its server (E-1)."""
        return self._holding.holds(part_of(event.place.guild, event.id))

    def epoch(self, event: Event) -> int:
        """The epoch of this process's lease on the server of an event."""
        return self._holding.epoch(part_of(event.place.guild, event.id))

    def has_begun(self, event: Event) -> bool:
        """Whether the times of an event go on after the downtime of its part (E-5)."""
        return self._begun.get(part_of(event.place.guild, event.id)) == self.epoch(event)

    def changed_before(self, event: Event) -> int:
        """When an event that has not begun was changed last before this process changed it."""
        earlier = self._earlier.get(part_of(event.place.guild, event.id), {})
        return earlier.get(event.id, event.changed_at)

    def note_begun(self, parts: Collection[int]) -> None:
        """Note that the events of some parts go on."""
        for part in parts:
            self._begun[part] = self._holding.epoch(part)
            self._earlier.pop(part, None)

    async def close(self) -> None:
        """Wait for the changes in progress. No method may be called afterwards."""
        await self._changes.close()

    def drop(self, parts: Collection[int]) -> None:
        """Forget the events of some parts, which another process looks after from now on."""
        for part in parts:
            self._begun.pop(part, None)
            self._earlier.pop(part, None)
        for event in list(self._cache.values()):
            if part_of(event.place.guild, event.id) in parts:
                del self._cache[event.id]

    async def open(self, place: Place, host: Person, settings: Settings, *, cause: str) -> Event:
        """Open an event for entries. ``cause`` is the id of the interaction.

        Raises ``EventRefused``, and ``StoreError`` (``Duplicate`` if the cause has been booked).
        """
        check_settings(settings)
        if len(await self._store.event_log.heads(place.guild)) >= RUNNING_AT_ONCE:
            raise EventRefused(EventReason.TOO_MANY_EVENTS, most=RUNNING_AT_ONCE)
        new_id = await self._new_id()
        seed = self._draw(SEED_BYTES)
        await self._store.seeds.keep(new_id, seed)  # before its commitment is published
        opening = EventOpened(place, host, settings, commitment(seed, new_id))
        async with self._locks.of(new_id):
            return await self._changes.run(self._append(new_id, None, [opening], cause))

    async def open_next_season(self, event: Event, opening: Sequence[Step]) -> None:
        """Open the season after one of a league, to begin in a week; once (S-9).

        ``opening`` are the steps after ``EventOpened``, made of ``event``. Nothing is opened if ``event`` is
        out of date: somebody may have been forgotten. Raises ``StoreError``.
        """
        new_id = next_season_id(event.id)
        settings = replace(event.settings, starts=self.moment.wall + DAYS * DAY)
        async with self._locks.of(event.id), self._locks.of(new_id):
            if await self._store.event_log.head(new_id) is not None or await self._fresh(event.id) != event:
                return
            seed = await self._store.seeds.seed(new_id)
            if seed is None:
                seed = self._draw(SEED_BYTES)
                await self._store.seeds.keep(new_id, seed)
            opened = EventOpened(event.place, event.host, settings, commitment(seed, new_id))
            await self._changes.run(self._append(new_id, None, [opened, *opening], None))

    async def act(self, event_id: str, decide: Decision, *, cause: str | None = None) -> Event:
        """Write the steps that ``decide`` makes of an event to its log; the event as it is then.

        It is decided again if another process was faster. A second act with the same cause changes nothing.
        Raises ``EventRefused`` and ``StoreError``.
        """
        return await self._changes.run(self._act(event_id, decide, cause))

    async def look(self, event_id: str) -> Event:
        """An event with everything that its log holds. Raises ``EventRefused`` if there is none."""
        return await self._fresh(event_id)

    async def in_server(self, guild: int) -> list[Event]:
        """The events of a server that are open or run, the oldest first. Raises ``StoreError``."""
        heads = await self._store.event_log.heads(guild)
        found = await self.readable(head.table for head in heads)
        return sorted(found, key=lambda event: (event.opened_at, event.id))

    async def ended_in_server(self, guild: int) -> list[Event]:
        """The last events of a server that are over and of which a round was paired, the last first.

        Raises ``StoreError``.
        """
        found = await self.readable(await self._store.event_log.closed(guild, ENDED))
        return [event for event in found if event.rounds]

    async def open_events(self) -> list[Event]:
        """The events of all servers that are open or run and that this process looks after.

        Raises ``StoreError``.
        """
        heads = await self._store.event_log.heads()
        return await self.readable(
            head.table for head in heads if self._holding.holds(part_of(head.guild, head.table))
        )

    async def readable(self, event_ids: Iterable[str]) -> list[Event]:
        """Those of some events whose logs can be read, as ``look``. Raises ``StoreError``."""
        found = []
        for one in event_ids:
            if one in self._unreadable:
                continue
            event = await do_part("read tournaments", self.look(one), table=one)
            if event:
                found.append(event)
            else:
                self._unreadable.add(one)
        return found

    async def seed(self, event_id: str) -> bytes:
        """The seed of an event's lots. Raises ``Unavailable`` if it is not kept."""
        seed = await self._store.seeds.seed(event_id)
        if seed is None:
            raise Unavailable(f"no seed is kept for event {event_id}")
        return seed

    async def history(self, event_id: str) -> list[tuple[Row, Step]]:
        """The whole log of an event."""
        rows = await self._store.event_log.read(event_id)
        return [(row, codec.read(row.kind, row.body)) for row in rows]

    @asynccontextmanager
    async def nobody_arriving(self) -> AsyncIterator[None]:
        """Let no event name anybody new meanwhile. Neither ``act`` nor ``open`` may be called within it."""
        async with self._arrivals:
            yield

    async def rewrite(self, event_id: str, change: Callable[[Step], Step]) -> None:
        """Replace steps in an event's log, so that a person can be forgotten; as ``Tables.rewrite``."""
        await self._changes.run(self._rewrite(event_id, change))

    async def _rewrite(self, event_id: str, change: Callable[[Step], Step]) -> None:
        async with self._locks.of(event_id):
            for row, step in await self.history(event_id):
                new_step = change(step)
                if new_step != step:
                    await self._store.event_log.rewrite(event_id, row.seq, codec.write(new_step)[1])
            self._cache.pop(event_id, None)
        self._tell(event_id)

    async def _act(self, event_id: str, decide: Decision, cause: str | None) -> Event:
        async with self._locks.of(event_id):
            for _ in range(TRIES):
                before = await self._fresh(event_id)
                try:
                    steps = decide(before)
                    return await self._append(event_id, before, steps, cause) if steps else before
                except EventRefused:
                    if await self._has_cause(event_id, cause):
                        return before
                    raise
                except Duplicate:
                    return await self._fresh(event_id)
                except Stale:
                    continue
        raise Unavailable(f"event {event_id} changes faster than it can be read")

    async def _append(
        self, event_id: str, before: Event | None, steps: Sequence[Step], cause: str | None
    ) -> Event:
        at, after = self._now(), 0
        if before is not None:
            at, after = max(at, before.changed_at), before.seq
        event = fold(event_id, [(after + place, at, step) for place, step in enumerate(steps, 1)], before)
        if event is None:
            raise ValueError("nothing to append")
        changed = set(entrants_of(event)) - set(() if before is None else entrants_of(before))
        async with self._arrivals if changed else nullcontext():
            # Before the log names somebody, so that a forgotten person is found.
            for entrant in changed:
                await self._store.entrants.note(entrant)
            await self._store.event_log.append(
                event_id,
                after,
                [NewEntry(*codec.write(step)) for step in steps],
                at=at,
                cause=cause,
                due_at=next_due(event, self._ahead()),
                place=StorePlace(event.place.guild, event.place.posts_to) if before is None else None,
                closes=event.over,
            )
        self._keep(event)
        if self.holds(event) and not self.has_begun(event):
            earlier = self._earlier.setdefault(part_of(event.place.guild, event_id), {})
            earlier.setdefault(event_id, at if before is None else before.changed_at)
        self._tell(event_id)
        return event

    async def _fresh(self, event_id: str) -> Event:
        known = self._cache.get(event_id)
        after = 0 if known is None else known.seq
        rows = await self._store.event_log.read(event_id, after)
        entries = ((row.seq, row.at, codec.read(row.kind, row.body)) for row in rows)
        event = fold(event_id, entries, known)
        if event is None:
            raise EventRefused(EventReason.NO_EVENT)
        if event is not known:
            self._keep(event)
        return event

    def _keep(self, event: Event) -> None:
        if self.holds(event):
            self._cache[event.id] = event

    async def _has_cause(self, event_id: str, cause: str | None) -> bool:
        if cause is None:
            return False
        return any(row.cause == cause for row in await self._store.event_log.read(event_id))

    async def _new_id(self) -> str:
        for _ in range(TRIES):
            found = event_id(self._draw(SEED_BYTES))
            if await self._store.event_log.head(found) is None:
                return found
        raise Unavailable("no new id for an event")

    def _tell(self, event_id: str) -> None:
        for listener in self._listeners:
            listener(event_id)


def entrants_of(event: Event) -> list[Entrant]:
    """What the store is to know of the people whom an event names."""
    places = dict(event.places)
    title = event.settings.title
    found = [
        Entrant(
            person,
            event.id,
            event.place.guild,
            title,
            # An entry whose people have not all accepted missed no match.
            entry.left_at if entry.gone is Departure.ABSENT and not entry.waiting else None,
            event.changed_at if event.stage is Stage.FINISHED else None,
            _place(entry, places) if event.stage is Stage.FINISHED else None,
        )
        for entry in event.entries
        for person in entry.people
        if person > 0
    ]
    others = event.people - {one.person for one in found}
    found += [Entrant(person, event.id, event.place.guild, title) for person in sorted(others)]
    return found


def _place(entry: Entry, places: dict[int, int]) -> int:
    return 0 if entry.gone is not None else places.get(entry.number, 0)
