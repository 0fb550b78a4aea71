"""PostgreSQL through psycopg: a few connections, of which each statement takes one that is free.

A statement is committed when its rows come back. Where the server or the network is gone it fails within
seconds; the next one that finds the server goes through. A write whose answer was lost may have been carried
out: read again, as after a call that was cancelled (``bot.store.base``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import psycopg
import psycopg_pool
from psycopg import errors
from psycopg.adapt import AdaptersMap
from psycopg.types.numeric import Int8Dumper

from bot.store.engine import Row, Value
from bot.store.errors import Duplicate, Stale, StoreError, Unavailable

SECONDS: Final = 2.5
"""For one call, shorter than the 3 s in which Discord wants an answer."""
CONNECTIONS: Final = 8
"""At most, for all who wait: the server keeps one process for each."""
_KEPT: Final = 2
_TRIES: Final = 4
"""For one call that the server refuses because of others at the same rows."""
_NEW_CONNECTION: Final = 5.0
"""Seconds for which a lost connection is tried to be replaced; then the next call tries."""
_CONNECT_SECONDS: Final = 2
"""The least that libpq knows."""

_T = TypeVar("_T")
Connection: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]


class Run(Protocol):
    """Carries out one statement of a transaction."""

    async def __call__(self, sql: str, *values: Value) -> list[Row]:
        """Carry out a statement with ``$1``, ``$2`` … in place and return its rows."""


async def connect(url: str) -> Connection:
    """Connect outside of the pool; raises ``psycopg.Error``."""
    return await psycopg.AsyncConnection.connect(url, **_OPTIONS)


class Link:
    """All connections, as the tables of rows see them."""

    def __init__(self, pool: psycopg_pool.AsyncConnectionPool[Connection]) -> None:
        self._pool = pool
        self._under_way: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: str) -> Link:
        """Connect to the server at ``url``; raises ``psycopg.Error``."""
        pool = psycopg_pool.AsyncConnectionPool(
            url,
            kwargs=_OPTIONS,
            min_size=_KEPT,
            max_size=CONNECTIONS,
            timeout=SECONDS,
            reconnect_timeout=_NEW_CONNECTION,
            check=_alive,
            open=False,
        )
        try:
            await pool.open(wait=True, timeout=SECONDS)
        except psycopg.Error:
            await pool.close()
            raise
        return cls(pool)

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Carry out one statement; see ``Statements.rows``."""

        async def once(connection: Connection) -> list[Row]:
            return await _fetched(connection, sql, values)

        return await self._carried_out(once)

    async def transaction(self, work: Callable[[Run], Awaitable[None]]) -> None:
        """Carry out what ``work`` runs in one transaction; all or none, and all of it again where need be.

        What ``work`` raises ends it, with nothing written.
        """

        async def once(connection: Connection) -> None:
            async def run(sql: str, *values: Value) -> list[Row]:
                return await _fetched(connection, sql, values)

            async with connection.transaction():
                await work(run)

        await self._carried_out(once)

    async def alone(self, sql: str, seconds: float) -> None:
        """Carry out one statement without values that may take so many seconds."""

        async def once(connection: Connection) -> None:
            await connection.execute(sql.encode())

        await self._carried_out(once, seconds)

    async def close(self) -> None:
        """Finish what is under way and disconnect; may be repeated."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._pool.close()

    async def _carried_out(self, once: Callable[[Connection], Awaitable[_T]], seconds: float = SECONDS) -> _T:
        """Do something with a connection, to its end even where the caller is cancelled."""
        task = asyncio.create_task(self._tried(once), name="statement")
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(task)
        except TimeoutError:
            task.cancel()
            raise Unavailable(f"no answer within {seconds} s") from None

    async def _tried(self, once: Callable[[Connection], Awaitable[_T]]) -> _T:
        tries = 0
        while True:
            tries += 1
            try:
                async with self._pool.connection() as connection:
                    return await once(connection)
            except (errors.SerializationFailure, errors.DeadlockDetected) as error:
                if tries == _TRIES:
                    raise Unavailable(said(error)) from error
            except psycopg.Error as error:
                known = fault(error)
                if known is None:
                    raise
                raise known from error


async def _fetched(connection: Connection, sql: str, values: tuple[Value, ...]) -> list[Row]:
    cursor = await connection.execute(
        sql.encode(), [int(value) if isinstance(value, bool) else value for value in values]
    )
    return await cursor.fetchall() if cursor.description else []


async def _alive(connection: Connection) -> None:
    """Raise ``psycopg.OperationalError`` where the server has ended a connection, without asking it.

    What the server has said last comes first, the end of the connection after it.
    """
    for _ in range(2):
        connection.pgconn.consume_input()


def said(error: psycopg.Error) -> str:
    """What an error says, on one line."""
    return " ".join((error.diag.message_primary or str(error)).split()) or type(error).__name__


def fault(error: psycopg.Error) -> StoreError | None:
    """What an error means to a caller; None for a fault of the program, which must show."""
    match error:
        case errors.UniqueViolation():
            first = (error.diag.constraint_name or "").endswith("_pkey")
            return (Stale if first else Duplicate)(said(error))
        case psycopg.IntegrityError() | psycopg.DataError():
            return StoreError(said(error))
        case psycopg.OperationalError() | psycopg.InterfaceError():
            return Unavailable(said(error))
        case errors.ReadOnlySqlTransaction():
            return Unavailable(f"read-only ({said(error)})")
        case errors.InsufficientPrivilege():
            return Unavailable(f"not permitted ({said(error)})")
        case errors.UndefinedTable() | errors.InvalidSchemaName():
            return Unavailable(f"removed ({said(error)})")
        case _:
            return None


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
