"""A pool of connections to a server: each is lent to one statement at a time, and made when it is needed.

Nothing happens in the background. If the server cannot be reached, callers are told at once, and callers
after its return get new connections.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

import psycopg
from psycopg.adapt import AdaptersMap
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper

from bot.store.engine import Row, Value

CONNECTIONS: Final = 20
"""At most. The server runs a process for each; those that commit at the same time share the disk's work."""
_CONNECT_SECONDS: Final = 2
"""The least timeout that libpq accepts."""

Connection: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]


async def connect(url: str) -> Connection:
    """Make a connection outside of the pool. Raises ``psycopg.Error``."""
    return await psycopg.AsyncConnection.connect(url, **_OPTIONS)


async def ask(connection: Connection, sql: str, *values: Value) -> list[Row]:
    """Run one statement with values for ``$1``, ``$2`` …. Returns its rows. Raises ``psycopg.Error``.

    What only reads is planned anew each time. A prepared statement would get one plan for all values after a
    while, but a board of one server has ten rows and that of all servers a million.
    """
    cursor = await connection.execute(
        sql.encode(),
        [int(value) if isinstance(value, bool) else value for value in values],
        prepare=False if sql.lstrip().startswith("SELECT") else None,
    )
    return await cursor.fetchall() if cursor.description else []


class Pool:
    """The connections to the server at ``url``."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._free: list[Connection] = []
        self._places = CONNECTIONS
        """The number of connections that may still be made."""
        self._waiting: deque[asyncio.Future[Connection | None]] = deque()
        self._closed = False

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[Connection]:
        """Lend a connection for one ``async with`` block. Raises ``psycopg.Error`` if there is none."""
        free = await self._place()
        try:
            # A connection that has ended since its last use keeps its place for a new one.
            connection = free if free and _lives(free) else await connect(self._url)
        except BaseException:  # a cancelled caller, too, must give its place to the next one
            self._pass_on(None)
            raise
        try:
            yield connection
        finally:
            idle = connection.info.transaction_status is TransactionStatus.IDLE
            if self._closed or not idle:
                connection.pgconn.finish()
            self._pass_on(None if connection.closed else connection)

    def close(self) -> None:
        """Disconnect. Lent connections are closed when they are returned."""
        self._closed = True
        for connection in self._free:
            connection.pgconn.finish()
        self._free.clear()

    async def _place(self) -> Connection | None:
        """Wait for a free connection, or for the right to make one (None)."""
        if self._free:
            return self._free.pop()
        if self._places:
            self._places -= 1
            return None
        turn: asyncio.Future[Connection | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn came at this very moment
                self._pass_on(turn.result())
            raise

    def _pass_on(self, connection: Connection | None) -> None:
        """Give a connection, or the right to make one, to the caller that has waited longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(connection)
                return
        if connection is None:
            self._places += 1
        else:
            self._free.append(connection)


def _lives(connection: Connection) -> bool:
    """Whether the server has not ended a connection, without asking it: it says so when it does.

    Earlier messages of the server come first, the end of the connection after them.
    """
    try:
        for _ in range(2):
            connection.pgconn.consume_input()
    except psycopg.OperationalError:
        connection.pgconn.finish()
        return False
    return True


def _adapters() -> AdaptersMap:
    """Adapters that send all whole numbers with 64 bits, so that a statement is prepared only once."""
    adapters = AdaptersMap(psycopg.adapters)
    adapters.register_dumper(int, Int8Dumper)
    return adapters


_OPTIONS: Final[dict[str, Any]] = {
    "autocommit": True,
    "cursor_factory": psycopg.AsyncRawCursor,  # $1, $2 … as in SQLite
    "context": _adapters(),
    "connect_timeout": _CONNECT_SECONDS,
    "application_name": "briscola",
    # A server that has disappeared silently is given up within seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
