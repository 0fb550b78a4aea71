"""The requirements for a PostgreSQL server, and the bot's permissions there."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import psycopg
from psycopg import errors

from bot.database_url import DatabaseUrl
from bot.store.errors import Unavailable, WrongDatabase
from bot.store.postgres.connection.link import error_text
from bot.store.postgres.connection.pool import Connection, ask, connect

OLDEST: Final = 15
"""The oldest version that the bot is tested with."""
_MUST_BE: Final = {
    "synchronous_commit": (("on", "remote_apply", "remote_write", "local"), "on"),
    "fsync": (("on",), "on"),
    "server_encoding": (("UTF8",), "UTF8"),
    "transaction_read_only": (("off",), "off"),
}
"""The settings with their acceptable values, and the one to set."""
_WHY: Final = {
    "synchronous_commit": "what has been answered would not survive a power cut",
    "fsync": "what has been answered would not survive a power cut",
    "server_encoding": "names of people have letters of every script",
    "transaction_read_only": "this is a standby, or the database may only be read",
}
_OUT_OF_REACH: Final = re.compile(
    "refused|timeout|timed out|unreachable|No route|No such file|resolve host|is starting up|is shutting down"
)
"""What libpq and psycopg say of a server that is not there now, in the words of the C locale."""
_LACKING: Final = """
    SELECT tablename, privilege FROM pg_tables
    CROSS JOIN (VALUES ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE')) AS needed (privilege)
    WHERE (schemaname = current_schema() OR schemaname = 'seeds')
        AND NOT has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), privilege)
    ORDER BY 1, 2
"""


@asynccontextmanager
async def connect_checked(database: DatabaseUrl) -> AsyncIterator[Connection]:
    """A connection for one ``with`` block to a server that meets the requirements.

    Raises ``WrongDatabase`` if it does not, and as ``refusals`` for what PostgreSQL refuses within the block.
    """
    with refusals(database):
        async with await connect(database.secret) as connection:
            await _demand(connection, database)
            yield connection


@contextmanager
def refusals(database: DatabaseUrl) -> Iterator[None]:
    """Raise ``WrongDatabase``, one line without the password, for what PostgreSQL refuses.

    Raises ``Unavailable`` if the server is not there now, but may be later.
    """
    try:
        yield
    except errors.InsufficientPrivilege as error:
        raise WrongDatabase(
            f"{database}: a right is missing: {error_text(error)}; let the bot's user own the database "
            "(ALTER DATABASE … OWNER TO …)"
        ) from None
    except psycopg.Error as error:
        text = error_text(error)
        is_away = isinstance(error, psycopg.OperationalError) and _OUT_OF_REACH.search(text)
        raise (Unavailable if is_away else WrongDatabase)(f"{database}: {text}") from None


async def demand_rights(connection: Connection, database: DatabaseUrl) -> None:
    """Raise ``WrongDatabase`` if the bot may not read or write one of its tables."""
    lacking = await ask(connection, _LACKING)
    if lacking:
        table, right = lacking[0]
        raise WrongDatabase(
            f"{database}: a right is missing: {right} on table {table}; let the bot's user own the tables "
            "(REASSIGN OWNED BY … TO …)"
        )


async def demand_here(connection: Connection, database: DatabaseUrl) -> None:
    """Raise ``WrongDatabase`` where the rows were moved away."""
    for (place,) in await ask(connection, "SELECT place FROM moved"):
        raise WrongDatabase(
            f"{database}: was moved to {place}: set DATABASE to that, or move it back "
            "(python -m bot move --to URL)"
        )


async def _demand(connection: Connection, database: DatabaseUrl) -> None:
    version = connection.info.server_version // 10_000
    if version < OLDEST:
        raise WrongDatabase(f"{database}: PostgreSQL {version} is too old: {OLDEST} or newer is needed")
    for name, (values, advice) in _MUST_BE.items():
        ((value,),) = await ask(connection, "SELECT current_setting($1)", name)
        if value not in values:
            raise WrongDatabase(f"{database}: {name} is {value}, so {_WHY[name]}; it must be {advice}")
