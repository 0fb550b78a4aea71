"""What a database on a PostgreSQL server is like; nothing is changed."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.database_url import DatabaseUrl
from bot.store.errors import StoreError, WrongDatabase
from bot.store.postgres.connection.pool import ask
from bot.store.postgres.connection.server import connect_checked, demand_here, demand_rights
from bot.store.postgres.schema import pending
from bot.store.rows import Entry
from bot.store.sql.derived import REDUNDANCY_CHECKS

_MAY_CREATE: Final = """
    SELECT has_database_privilege(current_database(), 'CREATE')
        AND coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)
"""

_NOT_AWAITED: Final = """
    SELECT 1 FROM pg_stat_replication
    WHERE state IS DISTINCT FROM 'backup'
        AND coalesce(application_name, '') NOT IN ('pg_receivewal', 'pg_recvlogical')
        AND (
            current_setting('synchronous_standby_names') = ''
            OR current_setting('synchronous_commit') = 'local'
        )
    LIMIT 1
"""
"""A row if standbys follow the server and commits wait for none of them. The state of a standby is NULL for
most users; who only copies the log does not count."""


class Examination(NamedTuple):
    """The state of a database on a server.

    - ``says``: what it is like in a few words.
    - ``unsound``: what is wrong with its rows, one line each.
    - ``awaits_standbys``: whether a standby of the server, if it has any, has all that was answered.
    """

    says: str
    unsound: list[str]
    awaits_standbys: bool


async def examine(database: DatabaseUrl) -> Examination:
    """The state of a database.

    Raises ``WrongDatabase`` (one line) when the bot would not start on it.
    """
    async with connect_checked(database) as connection:
        server = f"PostgreSQL {connection.info.server_version // 10_000}"
        awaits = not await ask(connection, _NOT_AWAITED)
        behind = await pending(connection, str(database), shared=True)
        if behind["main"]:
            ((may_create,),) = await ask(connection, _MAY_CREATE)
            if not may_create:
                raise WrongDatabase(
                    f"{database}: a right is missing: CREATE; let the bot's user own the database "
                    "(ALTER DATABASE … OWNER TO …)"
                )
            says = f"can be used ({server}): the next start makes what its schema lacks"
            return Examination(says, [], awaits)
        await demand_rights(connection, database)
        await demand_here(connection, database)
        unsound = [
            says.format(row)
            for says, differing in REDUNDANCY_CHECKS.items()
            for (row,) in await ask(connection, differing)
        ]
        return Examination(f"is sound ({server})", unsound, awaits)


async def last_heartbeat(database: DatabaseUrl) -> int | None:
    """When the bot was last alive, in Unix milliseconds; None if it never was. Raises ``WrongDatabase``."""
    async with connect_checked(database) as connection:
        rows = await ask(connection, "SELECT at FROM pulse")
    return int(rows[0][0]) if rows else None


async def seed_of(database: DatabaseUrl, match: str) -> bytes | None:
    """A seed; None if there is none. Raises ``WrongDatabase``."""
    async with connect_checked(database) as connection:
        rows = await ask(connection, "SELECT seed FROM seeds.seed WHERE match_id = $1", match)
    return bytes(rows[0][0]) if rows else None


async def anchor_of(database: DatabaseUrl, day: str) -> str | None:
    """The anchor of a day's deal; None if nobody has begun it. Raises ``WrongDatabase``."""
    async with connect_checked(database) as connection:
        rows = await ask(connection, "SELECT anchor FROM deal_board WHERE day = $1", day)
    return str(rows[0][0]) if rows else None


async def events_of(database: DatabaseUrl) -> list[str]:
    """The ids of all events, in order. Raises ``WrongDatabase``."""
    async with connect_checked(database) as connection:
        rows = await ask(connection, "SELECT event_id FROM event_head ORDER BY 1")
    return [str(event) for (event,) in rows]


async def event_log(database: DatabaseUrl, event: str) -> list[Entry]:
    """The log of an event; empty if there is none. Raises ``WrongDatabase``."""
    sql = "SELECT seq, kind, body, at, cause FROM event_entry WHERE event_id = $1 ORDER BY seq"
    async with connect_checked(database) as connection:
        rows = await ask(connection, sql, event)
    return [Entry(*row) for row in rows]


async def application(database: DatabaseUrl) -> int | None:
    """The application that the database belongs to; None where it does not say, or cannot be read."""
    try:
        async with connect_checked(database) as connection:
            rows = await ask(connection, "SELECT application FROM owner")
    except StoreError:
        return None
    return int(rows[0][0]) if rows else None
