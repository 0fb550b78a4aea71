"""The right to a database: a lock that the server releases when the connection that took it ends.

Correctness does not depend on it: two processes would still write no entry of a log twice. It tells an
operator who starts the bot a second time by mistake.
"""

from __future__ import annotations

import asyncio
from typing import Final

import psycopg

from bot.database_url import DatabaseUrl
from bot.log import get
from bot.store.errors import WrongDatabase
from bot.store.postgres.link import said
from bot.store.postgres.pool import Connection, ask, connect

log = get(__name__)

TAKE: Final = "SELECT pg_try_advisory_lock(4772053)"
"""Takes the database until the connection ends; returns whether nobody else has it."""
_PAUSE: Final = 1.0
"""The seconds between two tries to reach a server that cannot be reached."""


class Hold:
    """The exclusive right to a database. ``take`` makes one."""

    def __init__(self, database: DatabaseUrl, connection: Connection) -> None:
        self._database = database
        self._keeping = asyncio.create_task(self._keep(connection), name="hold the database")
        self.taken_away = False
        """Whether another process has taken the database while its server could not be reached."""

    @classmethod
    async def take(cls, database: DatabaseUrl) -> Hold:
        """Lock the database. Raises ``WrongDatabase`` if a process has it, and ``psycopg.Error``."""
        connection = await connect(database.secret)
        if not await _taken(connection):
            await connection.close()
            raise WrongDatabase(f"{database}: in use by another process")
        return cls(database, connection)

    async def release(self) -> None:
        """Release the database. May be repeated."""
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)

    async def _keep(self, connection: Connection) -> None:
        """Wait until the connection ends, which is noticed at once, and lock the database again."""
        while True:
            try:
                async with connection:
                    await _ended(connection)
            except psycopg.Error as error:
                log.warning("the database is out of reach", reason=said(error))
            connection = await self._again()

    async def _again(self) -> Connection:
        while True:
            await asyncio.sleep(_PAUSE)
            try:
                connection = await connect(self._database.secret)
                if await _taken(connection):
                    self.taken_away = False
                    return connection
                await connection.close()
            except psycopg.Error:
                continue
            if not self.taken_away:
                log.error("another process has taken the database")
            self.taken_away = True


async def _ended(connection: Connection) -> None:
    """Wait until the server or the network ends a connection, then raise ``psycopg.OperationalError``."""
    said_something = asyncio.Event()
    loop, number = asyncio.get_running_loop(), connection.fileno()
    loop.add_reader(number, said_something.set)
    try:
        while True:
            await said_something.wait()
            said_something.clear()
            connection.pgconn.consume_input()
    finally:
        loop.remove_reader(number)


async def _taken(connection: Connection) -> bool:
    ((taken,),) = await ask(connection, TAKE)
    return bool(taken)
