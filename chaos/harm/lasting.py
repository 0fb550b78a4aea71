"""What befalls the files of a database and lasts until somebody sees to it."""

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
    """The disk has no room for another page; what fits into those there are may still be written."""
    ((pages,),) = await writer.rows("PRAGMA page_count")
    await writer.rows(f"PRAGMA max_page_count = {pages}")
    yield
    await writer.rows("PRAGMA max_page_count = 1073741823")


@asynccontextmanager
async def locked(writer: Link, database: Path) -> AsyncIterator[None]:
    """Another program holds the database."""
    await writer.rows("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@asynccontextmanager
async def read_only(writer: Link, _: Path) -> AsyncIterator[None]:
    """The database may not be written to."""
    await writer.rows("PRAGMA query_only = ON")
    yield
    await writer.rows("PRAGMA query_only = OFF")


@asynccontextmanager
async def corrupt(writer: Link, database: Path) -> AsyncIterator[None]:
    """A page in the middle of the log is rubbish, until it is put back."""
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
    """A file is not where it was; where one is named, a copy of another is there."""
    aside = file.with_name(f"{file.name}.aside")
    file.rename(aside)
    if other is not None:
        shutil.copyfile(other, file)
    yield
    aside.replace(file)


@asynccontextmanager
async def removed(_: Link, database: Path) -> AsyncIterator[None]:
    """Somebody has moved the database away, and moves it back."""
    with away(database):
        yield


LASTING: Final = {
    "disk full": full,
    "locked": locked,
    "read-only": read_only,
    "corrupt": corrupt,
    "removed": removed,
}


@dataclass
class Taken:
    """What was taken away."""

    hit: list[str] = field(default_factory=list)


@contextmanager
def taken(database: Path, number: int) -> Iterator[Taken]:
    """Inside, for every second number, a file of the database is not where it was: each in its turn."""
    wal, shm = (database.with_name(database.name + suffix) for suffix in ("-wal", "-shm"))
    kinds = [(file, other) for file in (database, wal, shm) for other in (None, file.with_name("other.db"))]
    if number % 2 == 0:
        yield Taken()
        return
    file, other = kinds[number // 2 % len(kinds)]
    if other is not None and not other.exists():
        migrate(other)
    with away(file, other):
        yield Taken([f"{file.name} {'removed' if other is None else 'replaced'}"])


@contextmanager
def lost(database: Path) -> Iterator[Taken]:
    """From now on there is no database any more."""
    database.unlink(missing_ok=True)
    yield Taken([f"{database.name} removed"])
