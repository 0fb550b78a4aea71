"""What somebody had forgotten is in no file of the database afterwards."""

import asyncio
import json
import random
import sqlite3
import string
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import migrate
from bot.store.errors import Unavailable
from bot.store.files import seeds_path
from bot.store.rows import Departure, MatchRow, NewEntry, Place, Preferences, RatingRow, SeatRow, Token
from bot.store.sqlite import erasure
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.store import SqliteStore
from testing.databases import connection, reader, writer

Start = Callable[[Path], Awaitable[SqliteStore]]

ANNA, NAME, ALIAS = 1_180_000_000_000_000_001, "Serafina", -(2**62)
TABLES = 120
"""So many that pages are split again and again: copies of rows are left where they were moved from."""


def traces(path: Path) -> list[str]:
    wanted = {"id": str(ANNA).encode(), "number": ANNA.to_bytes(8, "big"), "name": NAME.encode()}
    return sorted(
        f"{file.name}: {what}"
        for file in path.parent.iterdir()
        for what, needle in wanted.items()
        if needle in file.read_bytes()
    )


def random_entries(rng: random.Random, person: int, name: str) -> Iterator[NewEntry]:
    for _ in range(rng.randrange(5, 40)):
        said = {"person": {"id": person, "name": name}, "more": "x" * rng.randrange(200)}
        yield NewEntry("joined", json.dumps(said))


async def fill(store: SqliteStore, rng: random.Random, *, preferences: bool = True) -> list[str]:
    """Tables of many people, with or without their preferences; returns those of the one who is forgotten."""
    hers = []
    for number in range(TABLES):
        table = "".join(rng.choices(string.ascii_lowercase, k=6))
        mine = number % 4 == 0
        person = ANNA if mine else rng.randrange(10**17, 10**18)
        hers += [table] if mine else []
        entries = list(random_entries(rng, person, NAME if mine else "Bruno"))
        await store.people.seat_person(table, person)
        await store.log.append(table, 0, entries, at=1, place=Place(1, 2))
        await store.people.note_departure(Departure(person, f"{table}-1", table, 3))
        row = MatchRow(
            f"{table}-1", table, 1, 2, "briscola", 2, rated=True, started=1, ended=2, reason="first_to"
        )
        seat = SeatRow(0, 0, person, NAME if mine else "Bruno", won=True, points=61, score=1)
        rating = RatingRow(person, 1, "briscola", 25.0, 8.0, len(hers) if mine else 1)
        await store.results.book(row, [seat], [rating])
        if preferences:
            await store.people.set_preferences(Preferences(person, cards="both", zone="Europe/Rome"))
        await store.tokens.put(Token(table, f"here:{person}", None, "t" * rng.randrange(100, 250), 10**13))
    return hers


async def forget(store: SqliteStore, tables: list[str]) -> None:
    for table in tables:
        for entry in await store.log.read(table):
            body = entry.body.replace(str(ANNA), str(ALIAS)).replace(NAME, "—")
            await store.log.rewrite(table, entry.seq, body)
        await store.tokens.drop(table, f"here:{ANNA}")
    await store.results.forget(ANNA, ALIAS)


async def pending(store: SqliteStore) -> bool:
    return bool(await reader(store.log).rows("SELECT 1 FROM remains"))


@pytest.fixture
async def filled(start: Start, path: Path) -> SqliteStore:
    store = await start(path)
    await forget(store, await fill(store, random.Random(7)))
    return store


async def test_deleting_alone_leaves_copies(filled: SqliteStore, path: Path) -> None:
    """Were it otherwise, the rest of this file would hold nothing."""
    await writer(filled.log).rows("PRAGMA wal_checkpoint(TRUNCATE)")
    assert traces(path) != []


async def test_scrubbed_no_file_holds_them(filled: SqliteStore, path: Path) -> None:
    assert await filled.scrub()
    assert traces(path) == []
    assert not await pending(filled)
    assert await filled.check() == []


async def test_of_a_large_database_no_file_holds_them_either(
    filled: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "AT_ONCE", 0)
    assert await filled.scrub()
    assert traces(path) == []
    assert not await pending(filled)
    assert await filled.check() == []


class HeldWrites:
    """Holds up the writing of a file, each time that it has begun, until somebody else has a statement."""

    def __init__(self, link: Connection) -> None:
        self._link, self._loop = link, asyncio.get_running_loop()
        self._begun, self._asked, self._over = asyncio.Event(), threading.Event(), False

    def _hold(self) -> None:
        """In the thread of the connection."""
        if self._link._gives_way and not self._over:
            self._loop.call_soon_threadsafe(self._begun.set)
            self._asked.wait()

    async def begin(self) -> None:
        await self._link._execute(self._link._conn.set_progress_handler, self._hold, 100)  # type: ignore[no-untyped-call]  # aiosqlite's

    async def ask(self, statement: Coroutine[None, None, None]) -> None:
        """Have somebody come with a statement, and wait until it has been carried out."""
        await self._begun.wait()
        asked = asyncio.create_task(statement)
        await asyncio.sleep(0)
        self._asked.set()
        await asked
        self._begun.clear()
        self._asked.clear()

    def end(self) -> None:
        self._over = True
        self._asked.set()


async def test_what_others_write_comes_before_a_large_database_is_written_anew(
    filled: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "AT_ONCE", 0)
    monkeypatch.setattr(erasure, "PAUSE", 0)
    held = HeldWrites(connection(writer(filled.log)))
    await held.begin()
    scrubbing = asyncio.create_task(filled.scrub())
    for number in range(3):
        await held.ask(filled.people.seat_person(f"table{number}", 7))
        assert not scrubbing.done()
        assert traces(path) != []
    held.end()
    assert await scrubbing
    assert traces(path) == []
    assert len(await filled.people.tables_ever(7)) == 3


async def test_where_somebody_always_writes_they_wait_at_last(
    filled: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "AT_ONCE", 0)
    monkeypatch.setattr(erasure, "PAUSE", 0)
    monkeypatch.setattr(erasure, "TRIES", 2)
    held = HeldWrites(connection(writer(filled.log)))
    await held.begin()
    scrubbing = asyncio.create_task(filled.scrub())
    for number in range(erasure.TRIES):
        await held.ask(filled.people.seat_person(f"table{number}", 7))
    assert await scrubbing
    assert traces(path) == []


async def test_a_bot_that_is_stopped_meanwhile_does_not_wait_for_it(
    filled: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch, start: Start
) -> None:
    monkeypatch.setattr(erasure, "AT_ONCE", 0)
    monkeypatch.setattr(erasure, "PAUSE", 0)
    held = HeldWrites(connection(writer(filled.log)))
    await held.begin()
    scrubbing = asyncio.create_task(filled.scrub())
    await held.ask(filled.close())
    with pytest.raises(Unavailable):
        await scrubbing
    await start(path)
    assert traces(path) == []


async def test_killed_before_it_was_done_the_next_start_does_it(
    filled: SqliteStore, path: Path, start: Start
) -> None:
    assert await pending(filled)
    await filled.close()
    again = await start(path)
    assert traces(path) == []
    assert await again.check() == []


async def test_while_somebody_reads_it_is_left_to_the_next_time(filled: SqliteStore, path: Path) -> None:
    await writer(filled.log).rows("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entry").fetchone()
        assert not await filled.scrub()
        assert await pending(filled)
    assert await filled.scrub()
    assert traces(path) == []


async def test_a_disk_without_room_is_said_and_nothing_is_lost(
    filled: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch, start: Start
) -> None:
    await writer(filled.log).rows("PRAGMA query_only = ON")
    with pytest.raises(Unavailable):
        await filled.scrub()
    await filled.close()

    def failing(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(erasure, "connect", failing)
        again = await start(path)
    assert await pending(again)
    assert await again.check() == []
    assert await again.scrub()


async def test_a_database_of_an_earlier_version_is_written_anew_once(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was forgotten there may have left copies."""
    path = path.with_name("older.db")
    known = migrate.migrations
    before = tuple(step for step in known("main") if step.version < 8)
    with monkeypatch.context() as earlier:
        earlier.setattr(migrate, "migrations", lambda role: before if role == "main" else known(role))
        store = await start(path)
        # Their table has columns that came later.
        await forget(store, await fill(store, random.Random(8), preferences=False))
        await store.close()
    assert traces(path) != []
    await start(path)
    assert traces(path) == []


async def test_nothing_is_written_anew_where_nobody_was_forgotten(start: Start, path: Path) -> None:
    store = await start(path)
    await fill(store, random.Random(9))
    await store.close()
    before = path.read_bytes()
    again = await start(path)
    assert path.read_bytes() == before
    assert seeds_path(path).exists()
    await again.close()
