"""A room with tables, on a real store: people who act, a clock that stands still until it is told."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, nullcontext
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import TypedDict, Unpack
from unittest.mock import patch

from bot.rules.actions import PLAYS
from bot.rules.notation.plain_data import default_rules
from bot.rules.rules import Rules
from bot.store.base import Store
from bot.store.sqlite.store import open_store
from bot.tables.archive import privacy
from bot.tables.cache import TableCache
from bot.tables.decisions.lobby import Setup
from bot.tables.limits.table_caps import Caps
from bot.tables.listeners.calendars import Calendars
from bot.tables.listeners.clock import Clock
from bot.tables.listeners.computer_moves import ComputerMoves
from bot.tables.listeners.heartbeat import Heartbeat
from bot.tables.listeners.results import ResultRecorder
from bot.tables.model import requests
from bot.tables.model.events import Access, Seating
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import TableAction
from bot.tables.model.table import Stage, Table
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.tournaments.events import Events
from bot.tournaments.privacy import EventErasure
from bot.workers import WorkerPool
from testing.databases import new_database
from testing.worlds.direct_connection import DirectConnection
from testing.worlds.start_tables import start_tables

ANNA, BRUNO, CARLA, DARIO, ELSA, FABIO, GINA = PEOPLE = tuple(
    Person(number, name)
    for number, name in enumerate(("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina"), 9_000_001)
)
HERE = Place(100, 200)
MINUTE = 60_000
FAST = replace(default_rules(), target=1)
"""One won deal decides the match of two."""


class Options(TypedDict, total=False):
    """What else a table is opened with."""

    access: Access
    seating: Seating
    rated: bool


def fast_rules(players: int = 2) -> Rules:
    """The default game for so many, one won deal deciding it."""
    return replace(default_rules(players=players), target=1)


@dataclass
class Room:
    """``Tables`` with everything that listens to it. ``now`` is in Unix milliseconds."""

    store: Store
    now: int = 1_700_000_000_000
    caps: Caps = field(default_factory=Caps)
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    worker_pools: list[WorkerPool] = field(init=False, default_factory=list)
    _causes: Iterator[int] = field(init=False, default_factory=lambda: count(1_180_000_000_000_000_001))

    def __post_init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """As after the start of a process: nothing in memory."""
        self.tables = Tables(self.store, now=lambda: self.now, caps=self.caps, draw=self.rng.randbytes)
        self.worker_pools.append(WorkerPool(1))
        self.seats = ComputerMoves(self.tables, self.worker_pools[-1])
        self.result_recorder = ResultRecorder(self.tables, self.store)
        self.calendars = Calendars(self.tables, self.store.people)
        self.clock = Clock(self.tables, lambda: self.now)
        self.heartbeat = Heartbeat(self.tables, self.store, lambda: self.now)

    @property
    def cache(self) -> TableCache:
        """What ``tables`` has in memory, and how it reads the rest."""
        return self.tables._cache

    def notify(self, table: str) -> None:
        """Tell all listeners that a table has changed."""
        self.tables._notify(table)

    async def restart(self, away: int = 0) -> list[str]:
        """End this process, later begin another one on the same store; returns the open tables."""
        await self.heartbeat.beat()
        await self.close()
        self.now += away
        self.begin()
        opened = await start_tables(self.tables)
        await self.rest()
        return opened

    async def close(self) -> None:
        """End the listeners, then the tables and the processes."""
        await self.seats.close()
        await self.calendars.close()
        await self.result_recorder.close()
        await self.tables.close()
        while self.worker_pools:
            await self.worker_pools.pop().close()

    async def rest(self, milliseconds: int = 0) -> None:
        """Let time pass, then everything that follows by itself."""
        self.now += milliseconds
        await self.clock.tick()
        await self.calendars.idle()
        await self.seats.idle()
        await self.result_recorder.idle()

    async def forget(self, person: Person, alias: int) -> list[str]:
        """Somebody is forgotten; returns the tables whose logs were rewritten, in order."""
        rewritten: list[str] = []

        async def note(table: str) -> None:
            rewritten.append(table)

        await self.forget_with(person, alias, note)
        return rewritten

    async def forget_with(
        self,
        person: Person,
        alias: int,
        after_rewrite: Callable[[str], Awaitable[None]],
        *,
        tables: Tables | None = None,
    ) -> None:
        """Somebody is forgotten by the process of ``tables``, the room's own if None."""
        tables = tables or self.tables
        events = Events(self.store, now=lambda: self.now, ahead=lambda: 0, holding=tables.holding)
        logs = EventErasure(self.store, events, tables.holding, person.id, alias)
        await privacy.forget(self.store, tables, logs, person.id, alias, after_rewrite)

    def cause(self) -> str:
        """The id of a fresh interaction."""
        return str(next(self._causes))

    async def open(
        self, host: Person = ANNA, rules: Rules = FAST, place: Place = HERE, **options: Unpack[Options]
    ) -> str:
        """A new lobby; returns its id."""
        setup = Setup(rules, **options)
        return (await self.tables.open(place, host, setup, cause=self.cause())).id

    async def do(self, table: str, who: Person, action: TableAction, at: int | None = None) -> TableView:
        """One action of a person, and what follows by itself."""
        view = await self.tables.act(table, who, action, at=at, cause=self.cause())
        await self.seats.idle()
        await self.calendars.idle()
        await self.result_recorder.idle()
        return view

    async def seat(
        self,
        people: Sequence[Person],
        computers: int = 0,
        rules: Rules | None = None,
        **options: Unpack[Options],
    ) -> str:
        """A running match of these people, the first the host, in the order of the seats."""
        options.setdefault("seating", Seating.JOIN_ORDER)
        table = await self.open(people[0], rules or fast_rules(len(people) + computers), **options)
        for person in people[1:]:
            if options.get("access") is Access.INVITED:
                await self.do(table, people[0], requests.Invite(person))
            await self.do(table, person, requests.Join())
        for _ in range(computers):
            await self.do(table, people[0], requests.AddComputer("novice"))
        await self.do(table, people[0], requests.Start())
        return table

    async def shuffle(self, table: str) -> None:
        """Everybody in a lobby adds fresh randomness, as they must after a change of seats."""
        for person in self.truth(table).present:
            await self.do(table, person, requests.Shuffle())

    def truth(self, table: str) -> Table:
        """The whole truth of an open table."""
        return self.tables.in_memory[table]

    async def play(self, table: str, cards: int = 1000) -> Table | None:
        """So many cards by the people whose turn it is, at random, or until the match is over."""
        for _ in range(cards):
            truth = self.tables.in_memory.get(table)
            if truth is None or truth.stage is not Stage.PLAYING or truth.turn is None or truth.state is None:
                break
            person = truth.seats[truth.turn].person
            assert person is not None
            card = self.rng.choice(truth.state.hands[truth.turn])
            await self.do(table, person, PLAYS[card], truth.decision)
        return self.tables.in_memory.get(table)


@asynccontextmanager
async def opened_store(path: Path, *, direct: bool = False) -> AsyncIterator[Store]:
    """A store in a new database at ``path``, closed afterwards. ``direct``: without threads."""
    connections = patch("bot.store.sqlite.store.Connection", DirectConnection) if direct else nullcontext()
    with connections:
        store = await open_store(new_database(path))
    try:
        yield store
    finally:
        await store.close()


def shorten_log(database: Path, table: str, seq: int) -> None:
    """What a backup, or the follower of a database that failed, has: the log as it was up to an entry."""
    with closing(sqlite3.connect(database)) as link, link:
        (kept,) = link.execute("SELECT sql FROM sqlite_schema WHERE name = 'entry_is_kept'").fetchone()
        link.execute("DROP TRIGGER entry_is_kept")
        link.execute("DELETE FROM entry WHERE table_id = ? AND seq > ?", (table, seq))
        link.execute("DELETE FROM head WHERE table_id = ?", (table,))
        link.execute("INSERT INTO head SELECT * FROM derived_head WHERE table_id = ?", (table,))
        link.execute(kept)
