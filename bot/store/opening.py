"""Chooses the engine of a database: a path names SQLite's file, a URL a PostgreSQL server.

The modules for PostgreSQL are imported only for a URL, so the bot runs without its driver.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import TYPE_CHECKING

from bot.database_url import DatabaseUrl
from bot.store import backups
from bot.store.base import Store
from bot.store.errors import WrongDatabase
from bot.store.files import Hold
from bot.store.migrate import MOVED, migrate, prepare
from bot.store.rows import Entry
from bot.store.sqlite.store import open_store as open_file

if TYPE_CHECKING:
    from bot.store.postgres.examination import Examination


async def open_store(database: Path | DatabaseUrl) -> Store:
    """Open a database. It is created if it is missing and migrated if it is older.

    Raises ``WrongDatabase`` (one line) if it must not be opened, and ``Unavailable`` if its server is away;
    nothing is changed then.
    """
    if isinstance(database, Path):
        return await open_file(database)
    _require_driver()
    from bot.store.postgres import store  # noqa: PLC0415 - see above

    return await store.open_store(database)


async def application(database: Path | DatabaseUrl) -> int | None:
    """The application to which a database belongs; None if it does not say or cannot be read."""
    if isinstance(database, Path):
        return backups.application(database)
    _require_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.application(database)


async def examine_server(database: DatabaseUrl) -> Examination:
    """The state of a database on a server.

    Raises ``WrongDatabase`` (one line) if the bot would not start on it.
    """
    _require_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.examine(database)


async def last_heartbeat(database: DatabaseUrl) -> int | None:
    """When the bot of a database on a server was last alive, in Unix milliseconds; None if it never was.

    Raises ``WrongDatabase`` if it cannot be read.
    """
    _require_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.last_heartbeat(database)


def backup(database: Path | DatabaseUrl, target: Path) -> None:
    """Copy a database to an SQLite file, with its seeds beside it. A bot may run on it meanwhile.

    Raises ``WrongDatabase``, or ``Unavailable`` if a target exists or cannot be written; nothing is left
    then.
    """
    if isinstance(database, Path):
        backups.backup(database, target)
    else:
        _transfer().dump(database, target)


def restore(copy: Path, database: Path | DatabaseUrl) -> Path | None:
    """Replace a database that no bot has open by a copy and its seeds. The copy itself stays as it is.

    The previous database is kept in a file, whose path is returned; None if there was none. Raises
    ``WrongDatabase`` if the copy is not sound or a process has the database open, ``Unavailable`` if a file
    cannot be written.
    """
    if isinstance(database, Path):
        return backups.restore(copy, database)
    transfer = _transfer()
    backups.require_sound(copy)
    old_copy = None
    if not transfer.is_empty(database):
        old_copy = backups.free_name(Path(f"{database.name}.db"))
        transfer.dump(database, old_copy)
    with TemporaryDirectory(dir=Path()) as folder:  # that of the copy may be read-only
        newer = Path(folder) / copy.name
        backups.backup(copy, newer, "held")
        migrate(newer)
        transfer.load(newer, database, replacing=True)
    return old_copy


async def seed_of(database: Path | DatabaseUrl, match: str) -> bytes | None:
    """A seed of a database that a bot may have open; None if there is none. Only reads.

    Raises ``WrongDatabase``.
    """
    if isinstance(database, Path):
        return backups.seed_of(database, match)
    _require_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.seed_of(database, match)


async def anchor_of(database: Path | DatabaseUrl, day: str) -> str | None:
    """The anchor of a day's deal; None if nobody has begun it. Otherwise as ``seed_of``."""
    if isinstance(database, Path):
        return backups.anchor_of(database, day)
    _require_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.anchor_of(database, day)


async def events_of(database: Path | DatabaseUrl) -> list[str]:
    """The ids of all events, in order. Otherwise as ``seed_of``."""
    if isinstance(database, Path):
        return backups.events_of(database)
    _require_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.events_of(database)


async def event_log(database: Path | DatabaseUrl, event: str) -> list[Entry]:
    """The log of an event; empty if there is none. Otherwise as ``seed_of``."""
    if isinstance(database, Path):
        return backups.event_log(database, event)
    _require_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.event_log(database, event)


def move(database: Path | DatabaseUrl, to: Path | DatabaseUrl) -> Path | None:
    """Move a database that no bot has open from a file to a server or back, with its seeds.

    The old database cannot be opened by mistake: files get another name, which is returned; a server is
    marked. A move that was cut short may be repeated. Raises ``WrongDatabase`` and ``Unavailable``.
    """
    match database, to:
        case Path(), DatabaseUrl():
            return _move_to_server(database, to)
        case DatabaseUrl(), Path():
            _transfer().dump(database, to, leaving=True)
            return None
        case _:
            raise WrongDatabase(
                f"{to}: a database is moved from a file to a server, or from a server to a file"
            )


def _move_to_server(path: Path, to: DatabaseUrl) -> Path:
    transfer = _transfer()
    if not path.is_file():
        raise WrongDatabase(f"{path}: there is no database")
    hold = Hold(path)
    try:
        prepare(path)
        transfer.load(path, to)
        return backups.set_aside(path, MOVED)
    finally:
        hold.release()


def _transfer() -> ModuleType:
    _require_driver()
    from bot.store.postgres import transfer  # noqa: PLC0415 - see above

    return transfer


def _require_driver() -> None:
    if importlib.util.find_spec("psycopg") is None:
        raise WrongDatabase(
            "DATABASE names a PostgreSQL server, which needs its extra: pip install 'briscola[postgres]'"
        )
