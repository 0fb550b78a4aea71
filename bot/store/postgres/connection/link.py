"""PostgreSQL through psycopg: a few connections. Each statement takes a free one.

A statement is committed when its rows are returned. If the server or the network has failed, it fails within
seconds, and the next one that finds the server succeeds. A write whose answer was lost may have been carried
out: read again, as after a cancelled call (``bot.store.base``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

import psycopg
from psycopg import errors

from bot.store.engine import Row, Value
from bot.store.errors import Duplicate, Stale, StoreError, Unavailable
from bot.store.postgres.connection.pool import Connection, Pool, ask

SECONDS: Final = 2.0
"""The seconds for one call, fewer than the 3 s within which Discord wants an answer."""
_TRIES: Final = 4
"""The number of tries for a call that the server refuses because others use the same rows."""
_T = TypeVar("_T")


class Run(Protocol):
    """Runs one statement of a transaction."""

    async def __call__(self, sql: str, *values: Value) -> list[Row]:
        """Run a statement with values for ``$1``, ``$2`` …. Returns its rows."""


class Right(Protocol):
    """The right to a database."""

    taken_away: bool
    """Whether another process now has it."""


class Link:
    """All connections, as the row modules see them."""

    def __init__(self, url: str, right: Right) -> None:
        """Statements are sent to the server at ``url`` while the ``right`` to its database is held."""
        self._pool = Pool(url)
        self._right = right
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run one statement; see ``Statements.rows``."""

        async def once(connection: Connection) -> list[Row]:
            return await ask(connection, sql, *values)

        return await self._carried_out(once)

    async def transaction(self, work: Callable[[Run], Awaitable[None]]) -> None:
        """Run the statements of ``work`` in one transaction, all or none, and repeat all of it if necessary.

        If ``work`` raises, nothing is written, and the exception is raised.
        """

        async def once(connection: Connection) -> None:
            async def run(sql: str, *values: Value) -> list[Row]:
                return await ask(connection, sql, *values)

            async with connection.transaction():
                await work(run)

        await self._carried_out(once)

    async def alone(self, sql: str, seconds: float) -> None:
        """Run one statement without values that may take ``seconds``."""

        async def once(connection: Connection) -> None:
            await ask(connection, sql)

        await self._carried_out(once, seconds)

    async def close(self) -> None:
        """Finish the work in progress and disconnect. May be repeated."""
        self._closed = True
        await asyncio.gather(*self._under_way, return_exceptions=True)
        self._pool.close()

    async def _carried_out(
        self, once: Callable[[Connection], Awaitable[_T]], seconds: float | None = None
    ) -> _T:
        """Use a connection to the end, even if the caller is cancelled."""
        if self._closed:
            raise Unavailable("closed")
        if self._right.taken_away:
            raise Unavailable("being moved or restored")
        task = asyncio.create_task(self._try(once), name="statement")
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        seconds = SECONDS if seconds is None else seconds
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(task)
        except TimeoutError:
            task.cancel()
            raise Unavailable(f"no answer within {seconds} s") from None

    async def _try(self, once: Callable[[Connection], Awaitable[_T]]) -> _T:
        tries = 0
        while True:
            tries += 1
            try:
                async with self._pool.lend() as connection:
                    return await once(connection)
            except (errors.SerializationFailure, errors.DeadlockDetected) as error:
                if tries == _TRIES:
                    raise Unavailable(error_text(error)) from error
            except psycopg.Error as error:
                store_error = fault(error)
                if store_error is None:
                    raise
                raise store_error from error


def error_text(error: psycopg.Error) -> str:
    """The text of an error in one line."""
    return " ".join((error.diag.message_primary or str(error)).split()) or type(error).__name__


def fault(error: psycopg.Error) -> StoreError | None:
    """The store's error for an engine's error; None for a fault of the program, which must stay visible."""
    match error:
        case errors.UniqueViolation():
            first = (error.diag.constraint_name or "").endswith("_pkey")
            return (Stale if first else Duplicate)(error_text(error))
        case psycopg.IntegrityError() | psycopg.DataError():
            return StoreError(error_text(error))
        case psycopg.OperationalError() | psycopg.InterfaceError():
            return Unavailable(error_text(error))
        case errors.ReadOnlySqlTransaction():
            return Unavailable(f"read-only ({error_text(error)})")
        case errors.InsufficientPrivilege():
            return Unavailable(f"not permitted ({error_text(error)})")
        case errors.UndefinedTable() | errors.InvalidSchemaName():
            return Unavailable(f"removed ({error_text(error)})")
        case _:
            return None
