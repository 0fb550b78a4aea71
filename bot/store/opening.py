"""Which engine a database has: a path is that of SQLite's file, a URL that of a PostgreSQL server.

What PostgreSQL needs is imported where a URL is given, and nowhere else: the bot runs without it.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

from bot.database_url import DatabaseUrl
from bot.store.base import Store
from bot.store.copies import application as application_of_file, last_heartbeat as heartbeat_of_file
from bot.store.errors import WrongDatabase
from bot.store.sqlite.store import open_store as open_file


async def open_store(database: Path | DatabaseUrl) -> Store:
    """Open a database, made when missing and migrated when older.

    Raises ``WrongDatabase`` (one line), with nothing touched, when it must not be opened.
    """
    if isinstance(database, Path):
        return await open_file(database)
    _demand_driver()
    from bot.store.postgres import store  # noqa: PLC0415 - see above

    return await store.open_store(database)


async def application(database: Path | DatabaseUrl) -> int | None:
    """The application that a database belongs to; None where it does not say, or cannot be read."""
    if isinstance(database, Path):
        return application_of_file(database)
    _demand_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.application(database)


async def last_heartbeat(database: Path | DatabaseUrl) -> int | None:
    """When a bot last noted in a database that it is alive (Unix milliseconds); None before the first time.

    Raises ``StoreError`` where the database cannot be read. Nothing is written.
    """
    if isinstance(database, Path):
        return heartbeat_of_file(database)
    _demand_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.last_heartbeat(database)


async def examine_server(database: DatabaseUrl) -> tuple[str, list[str]]:
    """What a database on a server is like in a few words, and what is wrong with its rows, one line each.

    Raises ``WrongDatabase`` (one line) when the bot would not start on it.
    """
    _demand_driver()
    from bot.store.postgres import examination  # noqa: PLC0415 - see above

    return await examination.examine(database)


def _demand_driver() -> None:
    if importlib.util.find_spec("psycopg") is None:
        raise WrongDatabase(
            "DATABASE names a PostgreSQL server, which needs its extra: pip install 'briscola[postgres]'"
        )
