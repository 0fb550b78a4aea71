"""The right to a database: a lock that the server releases when the connection that took it ends.

Bots share it. Who moves or restores a database has it alone. No play depends on it: it tells an operator who
would replace a database under a running bot.
"""

from __future__ import annotations

import asyncio
from typing import Final

import psycopg

from bot.cancellation import cancel
from bot.database_url import DatabaseUrl
from bot.log import get
from bot.store.errors import WrongDatabase
from bot.store.postgres.connection.link import error_text
from bot.store.postgres.connection.pool import Connection, ask, connect

log = get(__name__)

TAKE: Final = "SELECT pg_try_advisory_lock(4772053)"
"""Takes the database until the connection ends; returns whether nobody else has it."""
_SHARE: Final = "SELECT pg_try_advisory_lock_shared(4772053)"
"""As ``TAKE``, but others may share it."""
_PAUSE: Final = 1.0
"""The seconds between two tries to reach a server that cannot be reached."""


class Hold:
    """The right of a bot to a database. ``take`` makes one."""

    def __init__(self, database: DatabaseUrl, connection: Connection) -> None:
        self._database = database
        self._keeping = asyncio.create_task(self._keep(connection), name="hold the database")
        self.taken_away = False
        """Whether the database is being moved or restored, since its server could not be reached."""

    @classmethod
    async def take(cls, database: DatabaseUrl) -> Hold:
        """Lock the database. Raises ``WrongDatabase`` if it is being restored, and ``psycopg.Error``."""
        connection = await connect(database.secret)
        if not await _is_granted(connection):
            await connection.close()
            raise WrongDatabase(f"{database}: is being moved or restored")
        return cls(database, connection)

    async def release(self) -> None:
        """Release the database. May be repeated."""
        await cancel(self._keeping)

    async def _keep(self, connection: Connection) -> None:
        """Wait until the connection ends, which is noticed at once, and lock the database again."""
        while True:
            try:
                async with connection:
                    await _wait_for_end(connection)
            except psycopg.Error as error:
                log.warning("the database is out of reach", reason=error_text(error))
            connection = await self._again()

    async def _again(self) -> Connection:
        while True:
            await asyncio.sleep(_PAUSE)
            try:
                connection = await connect(self._database.secret)
                if await _is_granted(connection):
                    self.taken_away = False
                    return connection
                await connection.close()
            except psycopg.Error:
                continue
            if not self.taken_away:
                log.error("the database is being moved or restored")
            self.taken_away = True


async def _wait_for_end(connection: Connection) -> None:
    """Wait until the server or the network ends a connection, then raise ``psycopg.OperationalError``."""
    readable = asyncio.Event()
    loop, number = asyncio.get_running_loop(), connection.fileno()
    loop.add_reader(number, readable.set)
    try:
        while True:
            await readable.wait()
            readable.clear()
            connection.pgconn.consume_input()
    finally:
        loop.remove_reader(number)


async def _is_granted(connection: Connection) -> bool:
    ((granted,),) = await ask(connection, _SHARE)
    return bool(granted)
