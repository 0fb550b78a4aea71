"""``Director``: does whatever is to be done next at an event, each step of which follows from the logs (E-2).

1. A round is paired (``RoundPaired``). 2. Its tables are opened, under ids that follow from the pairing.
3. The outcome of a pairing is read from the log of its table (``MatchDecided``). 4. When all are decided the
round is closed (``RoundClosed``). A process that ends anywhere is followed by one that does what is undone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from functools import partial

from bot.repeated_task import do_part
from bot.store.base import Store
from bot.store.errors import Duplicate, Stale
from bot.tables.decisions.lobby import AtEvent, Setup
from bot.tables.listeners.table_timers import TableTimers
from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.model.errors import Refused
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import EndByEvent, SystemActor, Unseal, WithdrawByEvent
from bot.tables.model.table import Stage as TableStage, Table
from bot.tables.parts import part_of
from bot.tables.tables import Tables
from bot.tournaments.decisions import arenas, boards, entering, leagues, rounds
from bot.tournaments.decisions.deadlines import next_due
from bot.tournaments.decisions.moments import MINUTE
from bot.tournaments.decisions.outcomes import (
    is_over,
    is_played_on,
    outcome_at_deadline,
    outcome_of,
    still_there,
)
from bot.tournaments.events import Events
from bot.tournaments.ids import table_id
from bot.tournaments.model import steps
from bot.tournaments.model.event import Event, Pairing, Round, Stage
from bot.tournaments.model.settings import Format
from bot.tournaments.model.steps import Step

MOST_TABLES = 64
"""The most tables of tournaments that are open in a server; others are opened as those end (E-4)."""
LEASE_WAIT = 1.0
"""The seconds before the next look at an event whose lease could not be renewed in time."""


FindPlace = Callable[[Event, Round, Pairing], Awaitable[Place]]
"""Finds, or makes, the place of the table of a pairing."""


class Director:
    """Directs the events of the servers that this process looks after.

    ``find_place`` says where each table is opened. It is asked once, before the table is there.
    """

    def __init__(self, events: Events, tables: Tables, store: Store, find_place: FindPlace) -> None:
        self._events = events
        self._tables = tables
        self._store = store
        self._find_place = find_place
        self._event_of: dict[str, str] = {}
        """The events of the tables that are open for a match, by table."""
        self._guilds: dict[str, int] = {}
        """The servers of the events that were begun."""
        self._lacks_room: set[str] = set()
        """The events of which tables wait until others of their server have ended (E-4)."""
        self._lobby_ends: dict[str, int] = {}
        """When the next table loses its unready people that was opened long after its round was paired."""
        self._workers = TableWorkers(self._visit)
        self._timers = TableTimers(self._workers.notice)
        events.subscribe(self._workers.notice)
        tables.subscribe(self._table_changed, leaves=self._table_left)

    async def begin(self, alive: Mapping[int, int | None]) -> None:
        """Go on with the events of some parts; ``alive`` says when each was last looked after (E-5).

        What people do at an event before that counts, and nothing else is done there. Raises ``StoreError``;
        it may then be repeated.
        """
        for event in await self._events.open_events():
            part = part_of(event.place.guild, event.id)
            if event.id not in self._guilds and part in alive:
                await do_part("resume tournaments", self._resume(event, alive[part]), table=event.id)
                self._guilds[event.id] = event.place.guild
        self._events.note_begun(alive)
        for event_id, guild in self._guilds.items():
            if part_of(guild, event_id) in alive:
                self._workers.notice(event_id)
        for table in self._tables.in_memory.values():
            # An event that is over still has to close its tables if the process before this one could not.
            if table.event is not None and part_of(table.place.guild, table.id) in alive:
                self._workers.notice(table.event.event)

    async def _resume(self, event: Event, alive: int | None) -> None:
        changed_at = self._events.changed_before(event)
        resumed = partial(_resumed, alive=alive, changed_at=changed_at, now=self._events.moment.now)
        await self._events.act(event.id, resumed)

    def drop(self, parts: Collection[int]) -> None:
        """Leave the events of some parts to another process."""
        for event_id, guild in list(self._guilds.items()):
            if part_of(guild, event_id) in parts:
                del self._guilds[event_id]
                self._workers.forget(event_id)
                self._timers.forget(event_id)
                self._lacks_room.discard(event_id)
        self._events.drop(parts)

    async def idle(self) -> None:
        """Wait until everything that is due has been done."""
        await self._workers.idle()

    async def close(self) -> None:
        """Stop. What is undone is done after the next start. Changes of events in progress are waited for."""
        self._timers.close()
        await self._workers.close()
        await self._events.close()

    def _table_changed(self, table: str) -> None:
        event_id = self._event_of.get(table)
        now = self._tables.in_memory.get(table)
        if event_id is None or (now is not None and now.stage is TableStage.PLAYING):
            return
        if now is None or is_over(now):
            del self._event_of[table]
        for one in {event_id} | self._lacks_room:
            self._workers.notice(one)

    def _table_left(self, table: str) -> None:
        self._event_of.pop(table, None)

    async def _visit(self, event_id: str) -> None:
        for event in await self._events.readable([event_id]):
            await self._go_on_until_due(event)

    async def _go_on_until_due(self, event: Event) -> None:
        event_id = event.id
        while True:
            if not self._events.holds(event):
                if not event.over and event_id in self._guilds:
                    self._timers.set(event_id, LEASE_WAIT)
                return
            if not self._events.has_begun(event):
                return  # ``begin`` will have it visited
            self._guilds[event_id] = event.place.guild
            looked = self._events.moment.now
            self._lobby_ends.pop(event_id, None)
            after = await self._go_on(event)
            if after.seq == event.seq:
                break
            event = after
        due = next_due(event, self._events.moment.ahead, looked)
        ends = self._lobby_ends.pop(event_id, None)
        if ends is not None:
            due = ends if due is None else min(due, ends)
        if due is None:
            self._timers.forget(event_id)
        else:
            self._timers.set(event_id, max(0.0, (due - self._events.moment.now) / 1000))
        if event.over:
            self._guilds.pop(event_id, None)
            self._lacks_room.discard(event_id)

    async def _go_on(self, event: Event) -> Event:
        """Do the next steps of an event; the event after them."""
        act, moment = self._events.act, self._events.moment
        if event.stage is Stage.CANCELLED:
            await self._close_tables(event, TableStage.LOBBY, TableStage.PLAYING)
            await self._unseal(event)
            return event
        if event.over:
            return event
        event = await act(event.id, partial(entering.lapse, now=moment.now))
        if event.stage is Stage.OPEN:
            return await self._start_when_due(event)
        current = event.running_round
        if current is not None:
            await self._open_tables(event, current)
            for pairing in current.pairings:
                event = await self._look_after(event, current, pairing)
            event = await self._pair_waiting(event)
            return await act(event.id, partial(rounds.close_round, moment=moment))
        # What was decided without its cards is over; matches of an arena are played to their end (T-15).
        is_arena = event.format is Format.ARENA
        await self._close_tables(event, TableStage.LOBBY, *(() if is_arena else (TableStage.PLAYING,)))
        await self._unseal(event)
        # An exact pairing of many takes up to a second, in which others are answered.
        seed = await self._events.seed(event.id)
        new_steps = await asyncio.to_thread(rounds.next_round, event, seed, moment)
        if event.format is Format.LEAGUE and any(isinstance(step, steps.EventFinished) for step in new_steps):
            # The next season opens before this one ends, because no step follows the end of an event.
            await self._events.open_next_season(
                event, await asyncio.to_thread(leagues.next_season, event, seed)
            )
        planned_for = event
        return await act(event.id, lambda now: new_steps if now == planned_for else [])

    async def _pair_waiting(self, event: Event) -> Event:
        """Pair those who wait in an arena if it is time; the event after that (T-15)."""
        moment, due = self._events.moment, arenas.next_pairing(event)
        if due is None or due > moment.now:
            return event
        seed, ratings = await self._events.seed(event.id), await self.ratings(event)
        new_steps = await asyncio.to_thread(arenas.pair_waiting, event, seed, ratings, moment)
        seq = event.seq
        return await self._events.act(event.id, lambda now: new_steps if now.seq == seq else [])

    async def _start_when_due(self, event: Event) -> Event:
        moment = self._events.moment
        if event.settings.starts is None or event.settings.starts > moment.wall:
            return event
        seed, ratings = await self._events.seed(event.id), await self.ratings(event)
        return await self._events.act(
            event.id, partial(rounds.start_when_due, seed=seed, ratings=ratings, moment=moment)
        )

    async def start(self, event: Event, cause: str, kind: Format | None = None) -> Event:
        """Start an event now, in the format of its settings or ``kind``. May raise ``EventRefused``."""
        seed, ratings = await self._events.seed(event.id), await self.ratings(event)
        return await self._events.act(
            event.id, partial(rounds.start, seed=seed, ratings=ratings, kind=kind), cause=cause
        )

    async def ratings(self, event: Event) -> dict[int, float | None]:
        """The rating of each entry, by which it is seeded: that of its people together; None if unrated."""
        game = event.settings.rules.variant.value
        rows = await self._store.results.ratings(event.people, event.place.guild, game)
        found: dict[int, float | None] = {}
        for entry in event.entries:
            theirs = [rows[person].mu - 3 * rows[person].sigma for person in entry.people if person in rows]
            found[entry.number] = sum(theirs) / len(theirs) if theirs else None
        return found

    # A pairing ----------------------------------------------------------------------------------------------

    async def _look_after(self, event: Event, current: Round, pairing: Pairing) -> Event:
        """Read what came of a pairing from its table; the event after that."""
        table = table_id(event.id, current.number, pairing.number, pairing.attempt)
        if pairing.outcome is not None:
            await self._close_table(event, pairing, table)
            return event
        there = tuple(event.entry(number).gone is None for number in pairing.entries)
        if not self._tables.is_open(table) and await self._store.log.head(table) is None:
            if not all(there):
                return await self._decide(event, current, pairing, rounds.absent(there, event.settings.win))
            return event  # it is opened with the others
        self._event_of[table] = event.id
        truth = await self._tables.truth(table)
        if not is_over(truth):
            until = _until(event, current, pairing, truth)
            late = self._events.moment.now >= until
            outcome = await self._outcome_before_end(event, current, pairing, truth, late=late)
            if outcome is not None:
                return await self._decide(event, current, pairing, outcome)
            if not late or truth.stage is not TableStage.LOBBY:
                self._note_end(event, truth, until)
                return event
            await self._close_table(event, pairing, table, (TableStage.LOBBY,))
            truth = await self._tables.truth(table)
            if not is_over(truth):
                return event
        outcome_found = outcome_of(event, pairing, truth, await self._tables.history(table))
        self._event_of.pop(table, None)  # nothing more happens there
        if outcome_found is None:
            again = partial(
                rounds.broken_off, round_number=current.number, number=pairing.number, attempt=pairing.attempt
            )
            return await self._events.act(event.id, again)
        return await self._decide(event, current, pairing, outcome_found)

    async def _outcome_before_end(
        self, event: Event, current: Round, pairing: Pairing, table: Table, *, late: bool
    ) -> steps.Outcome | None:
        """The outcome of a match that is not over; None if it is to be played to its end.

        In heats that are played on, computers play for those who have withdrawn (T-14).
        """
        there = still_there(event, pairing, table)
        if is_played_on(event, pairing, table, there):
            for seat in rounds.withdrawn_seats(event, pairing):
                with suppress(Refused):  # it ended at the same moment
                    await self._tables.act(table.id, SystemActor(), WithdrawByEvent(seat))
        elif not all(there):
            return rounds.absent(there, event.settings.win)
        if not (late and event.settings.at_post):
            return None
        truth, history = await self._tables.truth(table.id), await self._tables.history(table.id)
        return outcome_at_deadline(event, current, pairing, truth, history)

    def _note_end(self, event: Event, table: Table, until: int) -> None:
        """Note when a table that waits for its people is looked at again."""
        if table.stage is TableStage.LOBBY:
            self._lobby_ends[event.id] = min(until, self._lobby_ends.get(event.id, until))

    async def _decide(self, event: Event, current: Round, pairing: Pairing, outcome: steps.Outcome) -> Event:
        decide = partial(
            rounds.decide,
            round_number=current.number,
            number=pairing.number,
            attempt=pairing.attempt,
            outcome=outcome,
        )
        return await self._events.act(event.id, decide)

    async def _open_tables(self, event: Event, current: Round) -> None:
        """Open the tables of a round that are not there yet, side by side: a thread takes a request."""
        missing = []
        for pairing in current.undecided:
            table = table_id(event.id, current.number, pairing.number, pairing.attempt)
            gone = any(event.entry(number).gone is not None for number in pairing.entries)
            if not gone and not self._tables.is_open(table) and await self._store.log.head(table) is None:
                missing.append((pairing, table))
        room = max(0, MOST_TABLES - self._open_at(event.place.guild))
        self._lacks_room.discard(event.id)
        if len(missing) > room:
            self._lacks_room.add(event.id)
        opening = (self._open(event, current, *one) for one in missing[:room])
        for error in await asyncio.gather(*opening, return_exceptions=True):
            if error is not None:
                raise error

    def _open_at(self, guild: int) -> int:
        """The number of tables of tournaments that are open in a server."""
        tables = self._tables.in_memory.values()
        playing = {TableStage.LOBBY, TableStage.PLAYING}
        return sum(
            one.event is not None and one.place.guild == guild and one.stage in playing for one in tables
        )

    async def _open(self, event: Event, current: Round, pairing: Pairing, table: str) -> None:
        players = rounds.players_of(event, pairing)
        host = next((player for player in players if isinstance(player, Person)), event.host)
        which = rounds.event_table(event, current, pairing)
        given = dict(pair for entry in event.entries for pair in entry.nonces)
        by_post = event.settings.at_post
        nonces = tuple(
            given.get(player.id) if by_post and isinstance(player, Person) else None for player in players
        )
        equal = boards.boards_of(event, current.number)
        key = b"" if equal is None else boards.key_of(await self._events.seed(event.id), current.number)
        setup = Setup(
            rounds.rules_of(event, pairing),
            rated=event.settings.rated,
            at_event=AtEvent(which, table, players, nonces, equal, key),
        )
        with suppress(Stale, Duplicate):  # it is open already
            place = await self._find_place(event, current, pairing)
            await self._tables.open(place, host, setup, cause=f"{event.id}-{table}")
        self._event_of[table] = event.id

    async def _close_table(
        self,
        event: Event,
        pairing: Pairing,
        table: str,
        stages: Collection[TableStage] = (TableStage.LOBBY, TableStage.PLAYING),
    ) -> None:
        if not self._tables.is_open(table):
            return
        now = await self._tables.truth(table)
        if now.stage in stages:
            with suppress(Refused):  # it ended at the same moment
                withdrawn = rounds.withdrawn_seats(event, pairing)
                await self._tables.act(table, SystemActor(), EndByEvent(stages, withdrawn))

    async def _close_tables(self, event: Event, *stages: TableStage) -> None:
        """Close the tables of the last round that are at one of some stages."""
        for one in event.rounds[-1:]:
            for pairing in one.pairings:
                table = table_id(event.id, one.number, pairing.number, pairing.attempt)
                await self._close_table(event, pairing, table, stages)

    async def _unseal(self, event: Event) -> None:
        """Show what was played at the boards of a round that is over (D-12)."""
        for one in event.rounds[-1:] if event.settings.boards else ():
            for pairing in one.pairings:
                table = table_id(event.id, one.number, pairing.number, pairing.attempt)
                if self._tables.is_open(table) and (await self._tables.truth(table)).sealed:
                    with suppress(Refused):  # it closed at the same moment
                        await self._tables.act(table, SystemActor(), Unseal())


def _until(event: Event, current: Round, pairing: Pairing, table: Table) -> int:
    """When those at a table have lost who are not ready, or by correspondence when the round ends.

    A table that had to wait for room (E-4) gives its people as much time as others have.
    """
    if event.settings.at_post:
        return current.until
    return pairing.until or max(current.until, table.opened_at + rounds.READY - MINUTE)


def _resumed(event: Event, alive: int | None, changed_at: int, now: int) -> list[Step]:
    """The step by which the clocks of an event go on where they stood when the bot ended (E-5).

    ``changed_at`` is when it was changed last before that.
    """
    if alive is None or event.over:
        return []
    gone = now - max(alive, changed_at)
    return [steps.Resumed(gone)] if gone > 0 else []
