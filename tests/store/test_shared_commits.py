"""Writes that wait share a commit; each still stands or falls by itself, and nobody is answered before it."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import Duplicate, Stale, StoreError, Unavailable
from bot.store.rows import MessageRow, NewEntry, Place
from bot.store.sqlite.connection import TOGETHER
from bot.store.sqlite.store import SqliteStore
from testing.databases import connection, writer

Start = Callable[[Path], Awaitable[SqliteStore]]

HERE = Place(1, 2)
ONE = [NewEntry("opened", "{}")]
_WAL_HEADER = 32
_FRAME_HEADER = 24
_PAGES_AFTER_COMMIT = slice(4, 8)
"""In the header of a frame of the write-ahead log: not zero where it is the last one of a commit."""


@pytest.fixture
async def store(start: Start, path: Path) -> AsyncIterator[SqliteStore]:
    append_opened = await start(path)
    yield append_opened
    await append_opened.close()


def commits(path: Path) -> int:
    """How many commits there are in the write-ahead log of a database, each of which the disk had to keep."""
    log = path.with_name(f"{path.name}-wal").read_bytes()
    size = int.from_bytes(log[8:12])
    frames = (log[at:] for at in range(_WAL_HEADER, len(log), _FRAME_HEADER + size))
    return sum(any(frame[_PAGES_AFTER_COMMIT]) for frame in frames)


async def append_opened(store: SqliteStore, table: str, cause: str | None = None) -> None:
    await store.log.append(table, 0, ONE, at=1, cause=cause, place=HERE)


async def outcomes(*writes: Awaitable[object]) -> list[type[BaseException] | None]:
    """What became of writes that are asked for at one moment: the class of the error, None where done."""
    done = await asyncio.gather(*writes, return_exceptions=True)
    return [type(one) if isinstance(one, BaseException) else None for one in done]


async def test_writes_that_wait_share_a_commit(store: SqliteStore, path: Path) -> None:
    await append_opened(store, "first")
    before = commits(path)
    await asyncio.gather(*(append_opened(store, f"t{number}", f"i{number}") for number in range(100)))
    assert commits(path) == before + 2  # the first one found nobody before it
    assert len(await store.log.heads()) == 101


async def test_no_commit_is_shared_by_so_many_that_the_first_waits_long(
    store: SqliteStore, path: Path
) -> None:
    before = commits(path)
    await asyncio.gather(*(append_opened(store, f"t{number}") for number in range(2 * TOGETHER + 2)))
    assert commits(path) == before + 4


async def test_a_write_that_is_refused_takes_no_other_with_it(store: SqliteStore, path: Path) -> None:
    await append_opened(store, "t", "i1")
    before = commits(path)
    assert await outcomes(
        append_opened(store, "first"),
        store.log.append("t", 1, ONE, at=2, cause="i2"),
        store.log.append("t", 1, ONE, at=2, cause="i3"),  # somebody was faster, in this very commit
        store.log.append("t", 2, ONE, at=2, cause="i2"),  # twice, in this very commit
        append_opened(store, "u", "i1"),
        store.log.append("t", 2, [*ONE, NewEntry("broken", "{not json")], at=2),
        append_opened(store, "v", "i4"),
        store.messages.put(MessageRow("t", "table", 1, 2, "x", 3)),
    ) == [None, None, Stale, Duplicate, Duplicate, StoreError, None, None]
    assert commits(path) == before + 2
    assert [entry.cause for entry in await store.log.read("t")] == ["i1", "i2"]
    assert {head.table: head.seq for head in await store.log.heads()} == {"first": 1, "t": 2, "v": 1}
    assert await store.messages.of_table("t") == [MessageRow("t", "table", 1, 2, "x", 3)]
    assert await store.check() == []


@pytest.mark.parametrize(
    ("poison", "error"),
    [("NONSENSE", sqlite3.OperationalError), ("VACUUM", None), ("PRAGMA wal_checkpoint(TRUNCATE)", None)],
)
async def test_what_cannot_share_a_commit_is_done_by_itself(
    store: SqliteStore, poison: str, error: type[BaseException] | None
) -> None:
    assert await outcomes(
        *(append_opened(store, f"t{number}") for number in range(5)),
        writer(store.log).rows(poison),
        *(append_opened(store, f"u{number}") for number in range(5)),
    ) == [*[None] * 5, error, *[None] * 5]
    assert len(await store.log.heads()) == 10
    assert await store.check() == []


async def test_where_the_disk_is_full_for_one_the_others_are_written(store: SqliteStore) -> None:
    await append_opened(store, "t")
    ((pages,),) = await writer(store.log).rows("PRAGMA page_count")
    await writer(store.log).rows(f"PRAGMA max_page_count = {pages}")
    large = [NewEntry("said", f'"{"x" * 2000}"')] * 50
    assert await outcomes(
        append_opened(store, "first"),
        append_opened(store, "u"),
        store.log.append("t", 1, large, at=2),
        append_opened(store, "v"),
    ) == [None, None, Unavailable, None]
    assert [head.table for head in await store.log.heads()] == ["first", "t", "u", "v"]
    assert len(await store.log.read("t")) == 1
    assert await store.check() == []


async def test_while_the_file_is_locked_all_that_wait_are_refused_at_once(
    store: SqliteStore, path: Path
) -> None:
    tried: list[str] = []
    await writer(store.log).rows("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await connection(writer(store.log)).set_trace_callback(tried.append)
        found = await outcomes(*(append_opened(store, f"t{number}") for number in range(50)))
        refused = tuple(tried)
    assert found == [Unavailable] * 50
    assert len(refused) == 2  # the first one waits for the lock, then all others together
    assert await outcomes(*(append_opened(store, f"t{number}") for number in range(50))) == [None] * 50


async def test_nobody_is_answered_before_the_commit(store: SqliteStore, path: Path) -> None:
    """What was answered is what another connection, which sees only commits, finds at that moment."""
    await append_opened(store, "t")

    async def write(table: str) -> None:
        await append_opened(store, table)
        with closing(sqlite3.connect(path)) as other:
            assert other.execute("SELECT 1 FROM head WHERE table_id = ?", (table,)).fetchone()

    await asyncio.gather(*(write(f"t{number}") for number in range(20)))


async def test_who_stops_waiting_harms_nobody(store: SqliteStore) -> None:
    rng = random.Random(3)
    writes = [asyncio.create_task(append_opened(store, f"t{number}")) for number in range(60)]
    await asyncio.sleep(0)
    gone = set(rng.sample(range(60), 20)) | {0}  # the first one leads the others
    for number in gone:
        writes[number].cancel()
    found = await outcomes(*writes)
    assert {number for number, error in enumerate(found) if error is asyncio.CancelledError} == gone
    kept = {head.table for head in await store.log.heads()}
    assert kept >= {f"t{number}" for number in range(60) if number not in gone}
    assert await store.check() == []


async def test_what_waits_is_written_before_the_store_is_closed(start: Start, path: Path) -> None:
    store = await start(path)
    writes = [asyncio.create_task(append_opened(store, f"t{number}")) for number in range(600)]
    await asyncio.sleep(0)
    await store.close()
    assert await outcomes(*writes) == [None] * 600
    again = await start(path)
    assert len(await again.log.heads()) == 600
    await again.close()
