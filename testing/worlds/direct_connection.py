"""A connection to SQLite that answers in the event loop's thread, for tests that are about something else.

A statement takes microseconds there. To pass it to a thread and back takes ten times as long, and the
simulator would look meanwhile whether the bot has come to rest.
"""

import asyncio
from collections.abc import Callable, Generator
from typing import Any

import aiosqlite

from bot.store.sqlite.connection import Connection


class DirectConnection(Connection):
    """As in the bot, without the thread: nothing can interrupt a statement, all else waits until it is done.

    The caller goes on in the loop's next step, so statements of others still come between two of its own,
    and share commits.
    """

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._connect().__await__()

    async def _connect(self) -> aiosqlite.Connection:
        self._connection = self._connector()
        await asyncio.sleep(0)
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as aiosqlite
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        try:
            return fn(*args, **kwargs)
        finally:
            await asyncio.sleep(0)

    def stop(self) -> asyncio.Future[Any] | None:
        """Close the connection; no thread has to end."""
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        return None
