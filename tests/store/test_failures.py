"""What befalls SQLite while the bot runs: refused honestly, nothing half-done, well again by itself."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import StoreError, Unavailable
from bot.store.rows import MatchRow, MessageRow, NewEntry, Place, SeatRow
from bot.store.sqlite.store import SqliteStore
from testing.databases import reader, writer

Start = Callable[[Path], Awaitable[SqliteStore]]

HERE = Place(1, 2)
ONE = [NewEntry("opened", "{}")]
LARGE = [NewEntry("said", f'"{"x" * 2000}"')] * 50
FULL_AT_COMMIT = ("-m", "testing.processes.append_until_full")


@pytest.fixture
async def store(start: Start, path: Path) -> AsyncIterator[SqliteStore]:
    opened = await start(path)
    await opened.log.append("t", 0, ONE, at=1, place=HERE)
    yield opened
    await opened.close()


async def check_recovery(store: SqliteStore) -> None:
    """Nothing of the failed append is there, and the next one works."""
    assert [entry.seq for entry in await store.log.read("t")] == [1]
    await store.log.append("t", 1, LARGE, at=2, cause="i1", due_at=5)
    assert len(await store.log.read("t")) == 51
    assert [(head.table, head.due_at) for head in await store.log.heads()] == [("t", 5)]
    assert await store.check() == []


async def test_a_full_disk_refuses_and_is_survived(store: SqliteStore) -> None:
    ((pages,),) = await writer(store.log).rows("PRAGMA page_count")
    await writer(store.log).rows(f"PRAGMA max_page_count = {pages}")
    for _ in range(3):
        with pytest.raises(Unavailable, match="disk full"):
            await store.log.append("t", 1, LARGE, at=2, cause="i1", due_at=5)
    with pytest.raises(Unavailable, match="disk full"):
        await store.messages.put(MessageRow("t", "table", 1, 2, "x" * 100_000, 3))
    await writer(store.log).rows("PRAGMA max_page_count = 1000000")
    await check_recovery(store)


def test_a_disk_that_is_full_only_at_the_commit_refuses_and_is_survived(path: Path) -> None:
    result = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, *FULL_AT_COMMIT, path],
        capture_output=True,
        text=True,
        timeout=30,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert result.returncode == 0, result.stderr
    refused, acknowledged, found, findings = result.stdout.split("|")
    assert int(refused) > 0
    assert int(acknowledged) == int(found)
    assert findings.strip() == "[]"
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] == resource.RLIM_INFINITY


async def test_a_locked_database_refuses_and_is_survived(store: SqliteStore, path: Path) -> None:
    await writer(store.log).rows("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await store.log.append("t", 1, ONE, at=2)
        assert len(await store.log.read("t")) == 1
    await check_recovery(store)


async def test_a_read_only_database_refuses_and_is_survived(store: SqliteStore) -> None:
    await writer(store.log).rows("PRAGMA query_only = ON")
    with pytest.raises(Unavailable, match="read-only"):
        await store.log.append("t", 1, ONE, at=2)
    await writer(store.log).rows("PRAGMA query_only = OFF")
    await check_recovery(store)


async def test_a_corrupt_page_is_reported_not_read(start: Start, store: SqliteStore, path: Path) -> None:
    ((root, size),) = await reader(store.log).rows(
        "SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name = 'shown'"
    )
    await store.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    again = await start(path)
    with pytest.raises(Unavailable, match="corrupt"):
        await again.messages.put(MessageRow("t", "table", 1, 2, "x", 3))
    with pytest.raises(Unavailable, match="corrupt"):
        await again.messages.of_table("t")
    assert len(await again.log.read("t")) == 1
    findings = await again.check()
    assert findings
    assert all(line.startswith(str(path)) for line in findings)
    await again.close()


async def test_a_booking_the_schema_refuses_leaves_nothing(store: SqliteStore) -> None:
    row = MatchRow("m", "t", 1, 2, "briscola", 2, rated=True, started=1, ended=2, reason="first_to")
    seat = SeatRow(0, 0, 5, "Anna", won=True, points=61, score=1)
    with pytest.raises(StoreError):
        await store.results.book(row, [seat, seat], [])
    assert await store.results.match("m") is None
    assert await store.results.book(row, [seat], [])


@pytest.mark.parametrize(
    "sql", ["DELETE FROM entry", "UPDATE entry SET kind = 'x'", "UPDATE entry SET at = 0"]
)
async def test_the_past_cannot_be_changed(store: SqliteStore, sql: str) -> None:
    before = await store.log.read("t")
    with pytest.raises(StoreError, match="append-only"):
        await writer(store.log).rows(sql)
    assert await store.log.read("t") == before


async def test_readers_cannot_write(store: SqliteStore) -> None:
    for link in (reader(store.log), reader(store.results)):
        with pytest.raises(Unavailable, match="read-only"):
            await link.rows("DELETE FROM head")


async def test_no_statement_about_tables_reaches_a_seed(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await writer(store.log).rows("SELECT * FROM seed")


async def test_a_fault_of_the_program_is_not_called_a_failure_of_the_disk(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.OperationalError, match="syntax"):
        await writer(store.log).rows("NONSENSE")


async def test_after_closing_everything_is_unavailable(start: Start, path: Path) -> None:
    store = await start(path)
    last = asyncio.create_task(store.log.append("t", 0, ONE, at=1, place=HERE))
    await asyncio.sleep(0)
    await store.close()
    await last
    with pytest.raises(Unavailable, match="closed"):
        await store.log.read("t")
    with pytest.raises(Unavailable, match="closed"):
        await store.seeds.keep("m", bytes(32))
    again = await start(path)
    assert len(await again.log.read("t")) == 1
    await again.close()
