"""A few connections to a server, each lent to one statement at a time, and made when it is needed.

Nothing is done in the background: where the server is away whoever asks is told so at once, and whoever asks
when it is back gets a new connection.
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
"""The least that libpq knows."""

Connection: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]


async def connect(url: str) -> Connection:
    """Connect for oneself; raises ``psycopg.Error``."""
    return await psycopg.AsyncConnection.connect(url, **_OPTIONS)


async def ask(connection: Connection, sql: str, *values: Value) -> list[Row]:
    """Carry out one statement with ``$1``, ``$2`` … in place; its rows. Raises ``psycopg.Error``."""
    cursor = await connection.execute(
        sql.encode(), [int(value) if isinstance(value, bool) else value for value in values]
    )
    return await cursor.fetchall() if cursor.description else []


class Pool:
    """The connections to the server at ``url``."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._free: list[Connection] = []
        self._places = CONNECTIONS
        """So many more connections may be made."""
        self._waiting: deque[asyncio.Future[Connection | None]] = deque()
        self._closed = False

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[Connection]:
        """A connection for one ``async with`` block; raises ``psycopg.Error`` where none can be had."""
        found = await self._place()
        try:
            # One that has ended since it was used last keeps its place for a new one.
            connection = found if found and _lives(found) else await connect(self._url)
        except BaseException:
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
        """Disconnect; connections that are lent are closed as they come back."""
        self._closed = True
        for connection in self._free:
            connection.pgconn.finish()
        self._free.clear()

    async def _place(self) -> Connection | None:
        """A free connection, or None: the right to make one."""
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
            if not turn.cancelled():  # it was our turn at this very moment
                self._pass_on(turn.result())
            raise

    def _pass_on(self, connection: Connection | None) -> None:
        """Give a connection, or the right to make one, to whoever has waited longest."""
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

    What it has said last comes first, the end of the connection after it.
    """
    try:
        for _ in range(2):
            connection.pgconn.consume_input()
    except psycopg.OperationalError:
        connection.pgconn.finish()
        return False
    return True


def _adapters() -> AdaptersMap:
    """Whole numbers are 64 bits wide, whatever their value: a statement is prepared once, not per width."""
    adapters = AdaptersMap(psycopg.adapters)
    adapters.register_dumper(int, Int8Dumper)
    return adapters


_OPTIONS: Final[dict[str, Any]] = {
    "autocommit": True,
    "cursor_factory": psycopg.AsyncRawCursor,  # $1, $2 … as in SQLite
    "context": _adapters(),
    "connect_timeout": _CONNECT_SECONDS,
    "application_name": "briscola",
    # A server that has vanished without a word is given up within seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
