"""Lasting faults of a database's files, which remain until somebody removes them."""

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.store.migrate import migrate
from bot.store.sqlite.store import Link


@asynccontextmanager
async def full(writer: Link, _: Path) -> AsyncIterator[None]:
    """The disk has no room for another page. What fits into the existing ones can still be written."""
    ((pages,),) = await writer.rows("PRAGMA page_count")
    await writer.rows(f"PRAGMA max_page_count = {pages}")
    yield
    await writer.rows("PRAGMA max_page_count = 1073741823")


@asynccontextmanager
async def lock_database(writer: Link, database: Path) -> AsyncIterator[None]:
    """Another program holds the database."""
    await writer.rows("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@asynccontextmanager
async def read_only(writer: Link, _: Path) -> AsyncIterator[None]:
    """The database is read-only."""
    await writer.rows("PRAGMA query_only = ON")
    yield
    await writer.rows("PRAGMA query_only = OFF")


@asynccontextmanager
async def corrupt(writer: Link, database: Path) -> AsyncIterator[None]:
    """A page in the middle of the log is overwritten with garbage, and restored at the end."""
    await writer.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    ((root, size),) = await writer.rows(
        "SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name = 'entry'",
    )
    await writer.rows("PRAGMA shrink_memory")
    with database.open("r+b") as file:
        file.seek((root - 1) * size)
        page = file.read(size)
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    yield
    with database.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(page)
    await writer.rows("PRAGMA shrink_memory")


@contextmanager
def away(file: Path, other: Path | None = None) -> Iterator[None]:
    """A file is missing; if ``other`` is given, a copy of it is in its place."""
    aside = file.with_name(f"{file.name}.aside")
    file.rename(aside)
    if other is not None:
        shutil.copyfile(other, file)
    yield
    aside.replace(file)


@asynccontextmanager
async def move_database_away(_: Link, database: Path) -> AsyncIterator[None]:
    """The database is moved away, and back at the end."""
    with away(database):
        yield


LASTING: Final = {
    "disk full": full,
    "locked": lock_database,
    "read-only": read_only,
    "corrupt": corrupt,
    "removed": move_database_away,
}


@dataclass
class RemovedFiles:
    """The files that were removed."""

    hit: list[str] = field(default_factory=list)


@contextmanager
def remove_files(database: Path, number: int) -> Iterator[RemovedFiles]:
    """Remove a file of the database within this context, for every second number, each file in its turn."""
    wal, shm = (database.with_name(database.name + suffix) for suffix in ("-wal", "-shm"))
    kinds = [(file, other) for file in (database, wal, shm) for other in (None, file.with_name("other.db"))]
    if number % 2 == 0:
        yield RemovedFiles()
        return
    file, other = kinds[number // 2 % len(kinds)]
    if other is not None and not other.exists():
        migrate(other)
    with away(file, other):
        yield RemovedFiles([f"{file.name} {'removed' if other is None else 'replaced'}"])


@contextmanager
def remove_database(database: Path) -> Iterator[RemovedFiles]:
    """Remove the database for good."""
    database.unlink(missing_ok=True)
    yield RemovedFiles([f"{database.name} removed"])
