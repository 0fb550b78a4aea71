"""A whole database, from a file of SQLite to a server and back: for moving, for backups and for restoring.

Every row is counted and hashed on both sides before anything is kept. What is written appears at once and
whole, as a transaction there and under its name here: broken off in the middle, nothing has changed.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import psycopg
from psycopg import sql

from bot.database_url import DatabaseUrl
from bot.store.backups import require_restorable
from bot.store.engine import Row
from bot.store.errors import Unavailable, WrongDatabase
from bot.store.files import connect as open_file, reason, remove_with_journals, seeds_path, sync_folder
from bot.store.migrate import Role, prepare as prepare_file
from bot.store.postgres.connection.hold import TAKE
from bot.store.postgres.connection.server import connect_checked, demand_rights, refusals
from bot.store.postgres.schema import pending, prepare

Server: TypeAlias = psycopg.Connection[tuple[Any, ...]]

_SCHEMAS: Final[dict[Role, str | None]] = {"seeds": "seeds", "main": None}
_FIRST: Final = ("entry", "head", "event_entry", "event_head", "match")
"""What others refer to, or what triggers in a file derive from others."""
_LEFT_OUT: Final = ("migration", "remains", "token")
"""What belongs to one place: the state of its schema and of its file, and tokens, which live for minutes."""
_EPOCH: Final = "epoch"
"""A column that belongs to one place, too: it counts the leases there."""
_ROWS_AT_ONCE: Final = 2000
_MODULUS: Final = 1 << 128


class Table(NamedTuple):
    """A table of both engines, with its columns in the order in which their values are given."""

    role: Role
    name: str
    columns: tuple[str, ...]

    @property
    def on_server(self) -> sql.Composable:
        """Its name there."""
        schema = _SCHEMAS[self.role]
        return sql.Identifier(schema, self.name) if schema else sql.Identifier(self.name)


class Sum:
    """How many rows there are, and a hash of them all that does not depend on their order."""

    def __init__(self) -> None:
        self._count = self._hash = 0

    def counting(self, rows: Iterable[Row]) -> Iterator[Row]:
        """The rows, each counted as it comes by."""
        for row in rows:
            digest = blake2b(repr(tuple(row)).encode("utf-8", "surrogatepass"), digest_size=16).digest()
            self._count += 1
            self._hash = (self._hash + int.from_bytes(digest, "big")) % _MODULUS
            yield row

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Sum:
        """The sum of some rows."""
        total = cls()
        for _ in total.counting(rows):
            pass
        return total

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and (self._count, self._hash) == (other._count, other._hash)

    __hash__ = None  # type: ignore[assignment]  # it changes

    @property
    def empty(self) -> bool:
        """Whether there was no row."""
        return not self._count


def load(path: Path, database: DatabaseUrl, *, replacing: bool = False) -> None:
    """Copy the database at ``path``, which the caller holds and which is up to date, to a server.

    What the server has must be the very same, or nothing, or what was moved away; else it is replaced only
    where ``replacing`` says so. Raises ``WrongDatabase`` and ``Unavailable``.
    """
    asyncio.run(_prepare_schema(database))
    with _alone(database) as server:
        _load(path, database, server, replacing=replacing)
        # Else statements are planned as if the tables were empty, and indices alone do not answer any.
        server.execute("VACUUM (ANALYZE)")


def _load(path: Path, database: DatabaseUrl, server: Server, *, replacing: bool) -> None:
    with _files(path) as files, server.transaction():
        tables = list(_tables(files))
        ours = {table: Sum.of(_in_file(files, table)) for table in tables}
        theirs = {table: Sum.of(_on_server(server, table)) for table in tables}
        if ours == theirs:
            server.execute("DELETE FROM moved")
            return
        free = replacing or server.execute("SELECT 1 FROM moved").fetchone()
        if not free and not all(total.empty for total in theirs.values()):
            raise WrongDatabase(f"{database}: is not empty, and what it holds is not what {path} holds")
        server.execute("DELETE FROM moved")
        server.execute("DELETE FROM seeds.token")
        for table in reversed(tables):
            emptying = sql.SQL("DELETE FROM {}").format(table.on_server)
            server.execute(emptying)
        for table in tables:
            _write_to_server(server, table, _in_file(files, table))
            if Sum.of(_on_server(server, table)) != ours[table]:
                raise Unavailable(f"{database}: the rows of {table.name} did not arrive as they were sent")
        server.execute("UPDATE lease SET alive = NULL")  # as the pulse says, which came along


def dump(database: DatabaseUrl, path: Path, *, leaving: bool = False) -> None:
    """Copy the database on a server, as it is at one moment, to new files at ``path`` and beside it.

    Where it is ``leaving``, nobody may have it open, and it is marked as moved: it is not opened any more.
    Raises ``WrongDatabase``, also if the copy is not sound, and ``Unavailable`` when a file exists or cannot
    be written; nothing is left then.
    """
    for file in (path, seeds_path(path)):
        if file.exists():
            raise Unavailable(f"{file}: exists already")
    making = path.with_name(f"{path.stem}.new{path.suffix}")
    asyncio.run(_prepare_schema(database)) if leaving else asyncio.run(_demand_current(database))
    try:
        for file in (making, seeds_path(making)):
            remove_with_journals(file)
        prepare_file(making)
        connection = _alone(database) if leaving else _beside_a_bot(database)
        with connection as server:
            with _files(making) as files, server.transaction():
                for table in _tables(files):
                    _write_to_file(files, table, server)
            require_restorable(database, {"main": making, "seeds": seeds_path(making)})
            seeds_path(making).replace(seeds_path(path))
            making.replace(path)  # the database appears last: where it is, its seeds are
            sync_folder(path)
            if leaving:
                server.execute("INSERT INTO moved (one, place) VALUES (1, %s)", [str(path.resolve())])
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"{path}: {reason(error)}") from error
    finally:
        for file in (making, seeds_path(making)):
            remove_with_journals(file)


def is_empty(database: DatabaseUrl) -> bool:
    """Whether no bot has ever played on a database on a server, and none has it open.

    People may have preferences and solved puzzles where there was never a table. Raises ``WrongDatabase``.
    """
    asyncio.run(_prepare_schema(database))
    with _alone(database) as server:
        found = server.execute("SELECT 1 WHERE EXISTS (SELECT FROM owner) OR EXISTS (SELECT FROM entry)")
        return found.fetchone() is None


async def _prepare_schema(database: DatabaseUrl) -> None:
    """Make the schema, or bring it up to date."""
    async with connect_checked(database) as connection:
        await prepare(connection, str(database))
        await demand_rights(connection, database)


async def _demand_current(database: DatabaseUrl) -> None:
    """Raise ``WrongDatabase`` where a database cannot be read as this program reads it."""
    async with connect_checked(database) as connection:
        if any((await pending(connection, str(database))).values()):
            raise WrongDatabase(f"{database}: is of an older version; the next start brings it up to date")


@contextmanager
def _beside_a_bot(database: DatabaseUrl) -> Iterator[Server]:
    """A connection, each transaction of which sees the database as it was at one moment."""
    with refusals(database), psycopg.connect(database.secret, autocommit=True) as server:
        server.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        yield server


@contextmanager
def _alone(database: DatabaseUrl) -> Iterator[Server]:
    """As ``_beside_a_bot``, while no bot has the database. Raises ``WrongDatabase`` when one has."""
    with _beside_a_bot(database) as server:
        granted = server.execute(TAKE).fetchone()
        if not (granted and granted[0]):
            raise WrongDatabase(f"{database}: in use by another process")
        yield server


@contextmanager
def _files(path: Path) -> Iterator[dict[Role, sqlite3.Connection]]:
    """Both files of a database, each in a transaction that is kept where nothing is raised."""
    with open_file(path, "rw") as main, open_file(seeds_path(path), "rw") as seeds:
        links: dict[Role, sqlite3.Connection] = {"seeds": seeds, "main": main}
        for link in links.values():
            link.execute("BEGIN IMMEDIATE")
        yield links
        for link in links.values():
            link.execute("COMMIT")


def _tables(files: dict[Role, sqlite3.Connection]) -> Iterator[Table]:
    """All tables that hold what is to be copied, in the order in which they are written."""
    for role, link in files.items():
        names = [name for (name,) in link.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for name in sorted(names, key=lambda name: (*_FIRST, name).index(name)):
            if name not in _LEFT_OUT:
                columns = link.execute("SELECT name FROM pragma_table_info(?)", (name,))
                yield Table(role, name, tuple(column for (column,) in columns if column != _EPOCH))


def _in_file(files: dict[Role, sqlite3.Connection], table: Table) -> Iterator[Row]:
    asking = f"SELECT {', '.join(table.columns)} FROM {table.name}"
    yield from files[table.role].execute(asking)


def _on_server(server: Server, table: Table) -> Iterator[Row]:
    # Entries come in the order of their logs: a trigger of the file wants them so.
    order = sql.SQL("ORDER BY 1, 2" if table.name in {"entry", "event_entry"} else "")
    asking = sql.SQL("SELECT {} FROM {} {}").format(_columns(table), table.on_server, order)
    with server.cursor(name="rows") as cursor:
        cursor.itersize = _ROWS_AT_ONCE
        yield from cursor.execute(asking)


def _write_to_server(server: Server, table: Table, rows: Iterable[Row]) -> None:
    into = sql.SQL("COPY {} ({}) FROM STDIN").format(table.on_server, _columns(table))
    with server.cursor() as cursor, cursor.copy(into) as copy:
        for row in rows:
            copy.write_row(row)


def _write_to_file(files: dict[Role, sqlite3.Connection], table: Table, server: Server) -> None:
    """Copy one table; raises ``Unavailable`` where its rows did not arrive."""
    total = Sum()
    # A trigger makes heads as it sees entries: those are replaced by what the server has.
    writing = (
        f"INSERT OR REPLACE INTO {table.name} ({', '.join(table.columns)}) "
        f"VALUES ({', '.join('?' * len(table.columns))})"
    )
    files[table.role].executemany(writing, total.counting(_on_server(server, table)))
    if Sum.of(_in_file(files, table)) != total:
        raise Unavailable(f"the rows of {table.name} did not arrive as they were sent")


def _columns(table: Table) -> sql.Composable:
    return sql.SQL(", ").join(map(sql.Identifier, table.columns))
