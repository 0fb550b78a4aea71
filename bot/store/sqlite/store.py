"""The store on SQLite through aiosqlite: one connection that writes, two that read, one for the seeds.

Every write is one self-contained statement. No transaction spans an await, and a failed statement leaves
nothing behind. Statements that wait for the disk share its commits (``connection``). WAL with
``synchronous=FULL``: acknowledged writes survive a power cut.

Seeds are in a file of their own, opened separately and not attached. With WAL a transaction over attached
files is not atomic over a crash anyway, so attaching would gain nothing. Separate files mean that no
statement about tables can reach a seed, the log can be copied and shown without them, and each file recovers
by itself. The order connects the two: a seed is durable before anything refers to it, and a backup copies
the log first.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Final

from bot.store.backups import backup, examine
from bot.store.engine import Row, Value, fault
from bot.store.errors import Unavailable, WrongDatabase
from bot.store.files import Hold, reason, seeds_path
from bot.store.leases import Leases
from bot.store.migrate import prepare
from bot.store.sql.daily.puzzles import SqlPuzzles
from bot.store.sql.entrants import SqlEntrants
from bot.store.sql.heartbeat import SqlHeartbeat
from bot.store.sql.owner import SqlOwner
from bot.store.sql.people import SqlMessages
from bot.store.sql.standing.predictions import SqlPredictions
from bot.store.sql.tokens import SqlTokens
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.deals import SqliteDeals
from bot.store.sqlite.erasure import overwrite, overwrite_at_start
from bot.store.sqlite.file_watch import Watch, WatchedConnection
from bot.store.sqlite.log import SqliteEventLog, SqliteLog
from bot.store.sqlite.people import SqliteGuilds, SqlitePeople
from bot.store.sqlite.results import SqliteResults
from bot.store.sqlite.seasons import SqliteSeasons
from bot.store.sqlite.seeds import SqliteSeeds
from bot.store.sqlite.standing import SqliteStanding

SEEDS_CACHE: Final = 256
"""The kibibytes of the file of seeds that stay in memory, however many seeds there are."""

# What was deleted or rewritten for a person's sake is overwritten, not only unlinked. A WAL that grew during
# a long backup is truncated.
_WRITER = """
    PRAGMA foreign_keys = ON;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA journal_size_limit = 16777216;
"""
# A seed is written once and read once. Pages of older ones would stay in memory for nothing, up to two
# megabytes, and since nobody else writes this file they would never be dropped.
_SEEDS = f"{_WRITER}PRAGMA cache_size = -{SEEDS_CACHE};"
_READER = "PRAGMA query_only = ON;"
_SCRIPTS: Final = {"writer": _WRITER, "seeds": _SEEDS}
# SQLite opens the write-ahead log at the first read. From then on it can be watched.
_TOUCH: Final = "SELECT count(*) FROM sqlite_schema"


class Link:
    """A connection as the row modules see it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._is_closed = False

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run one statement; see ``Statements.rows``."""
        # A mapping, because binding a sequence to $1 is deprecated in sqlite3.
        parameters = {str(number): value for number, value in enumerate(values, 1)}
        with self._serving():
            return await self._connection.rows(sql, parameters)

    async def write_anew(self) -> bool:
        """Rewrite the whole file unless somebody has a statement; see ``Rewritable.write_anew``."""
        with self._serving():
            return await self._connection.write_anew()

    @contextmanager
    def _serving(self) -> Iterator[None]:
        """Turn SQLite's errors into the store's."""
        if self._is_closed:
            raise Unavailable("closed")
        try:
            yield
        except sqlite3.Error as error:
            store_error = fault(error)
            if store_error is None:
                raise
            raise store_error from error

    async def close(self) -> None:
        """Finish the queue and end the thread."""
        self._is_closed = True
        await self._connection.close()


class SqliteStore:
    """The ``Store`` on two SQLite files. ``open_store`` makes it."""

    leases: Leases | None = None
    """One process has the files."""

    def __init__(
        self, path: Path, links: dict[str, Link], watches: tuple[Watch, Watch], stack: AsyncExitStack
    ) -> None:
        self._path = path
        self._stack = stack
        self._watches = main, seeds = watches
        writer, reader, reports = (
            WatchedConnection(links["writer"], main.require_in_place),
            links["reader"],
            links["reports"],
        )
        self._writer = writer
        self._overwriting = asyncio.Lock()
        self.log = SqliteLog(writer, reader)
        self.event_log = SqliteEventLog(writer, reader)
        self.entrants = SqlEntrants(writer, reader)
        self.predictions = SqlPredictions(writer, reports)
        self.owner = SqlOwner(writer, reader)
        self.heartbeat = SqlHeartbeat(writer, reader)
        self.messages = SqlMessages(writer, reader)
        self.people = SqlitePeople(writer, reader)
        self.guilds = SqliteGuilds(writer, reader)
        # A leaderboard over years of matches must not delay a card.
        self.results = SqliteResults(writer, reports)
        self.standing = SqliteStanding(writer, reports)
        self.seasons = SqliteSeasons(writer, reports)
        self.puzzles = SqlPuzzles(writer, reader)
        self.deals = SqliteDeals(writer, reader)
        self._beside = beside = WatchedConnection(links["seeds"], seeds.require_in_place)
        self.seeds = SqliteSeeds(beside, links["seeds"])
        self.tokens = SqlTokens(beside, links["seeds"])

    async def close(self) -> None:
        """Finish the work in progress and release the database. May be repeated."""
        for watch in self._watches:
            watch.end()
        await self._stack.aclose()

    async def scrub(self) -> bool:
        """Overwrite what was deleted or rewritten before this call, in every file of the database."""
        async with self._overwriting:
            return await overwrite(self._writer, self._beside)

    def displaced_files(self) -> list[str]:
        """The files that were removed or replaced since they were opened, one line each."""
        return [line for watch in self._watches for line in watch.displaced_files()]

    async def check(self) -> list[str]:
        """The flaws of the database, one line each; empty if it is sound."""
        return await asyncio.to_thread(examine, self._path)

    async def backup(self, path: Path) -> None:
        """Write a copy that is no older than this call, with its seeds beside it, while play goes on."""
        await asyncio.to_thread(backup, self._path, path)


async def open_store(path: Path) -> SqliteStore:
    """Open the database at ``path`` and its seeds beside it: created if missing, migrated if older.

    Raises ``WrongDatabase`` (one line), with nothing changed and no thread left, if it must not be opened.
    """
    async with AsyncExitStack() as stack:
        hold = Hold(path)
        stack.callback(hold.release)
        # Not in a thread: nothing runs yet that could wait, and a cancelled start must not migrate without
        # the lock.
        prepare(path)
        overwrite_at_start(path)
        files = {"writer": path, "reader": path, "reports": path, "seeds": seeds_path(path)}
        links = {}
        for name, file in files.items():
            links[name] = await _open(file, _SCRIPTS.get(name), stack)
        try:
            watches = Watch(path), Watch(seeds_path(path))
        except OSError as error:
            raise WrongDatabase(f"{path}: {reason(error)}") from error
        resources = stack.pop_all()
    return SqliteStore(path, links, watches, resources)


async def _open(path: Path, script: str | None, stack: AsyncExitStack) -> Link:
    """Connect and set up; with a ``script`` for writing. ``stack`` closes it, also after an error."""
    try:
        connection = Connection(path, shares=script is not None)
        _ = await connection  # returns the connection itself with aiosqlite's type
        link = Link(connection)
        stack.push_async_callback(link.close)
        await connection.executescript(script or _READER)
        await connection.execute_fetchall(_TOUCH)
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error
    return link
