"""``Impatient``: connections on which nobody waits long for Discord to answer.

discord.py gives a request five minutes, and while it waits, so does whatever comes after it: the next picture
of the table, the person's next press. A request must not be cancelled from outside either: cancelled while it
sits out a global rate limit, it leaves discord.py waiting for ever. So it is the connection that gives up.
"""

from __future__ import annotations

import asyncio
from typing import Final

import aiohttp
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

SECONDS: Final = 6.0
"""For connecting, and then again for the whole of a request and its answer."""
_SOCKETS: Final = frozenset({"ws", "wss"})


class Impatient(aiohttp.TCPConnector):
    """Cuts off what takes longer than ``seconds``; the gateway's connection is meant to last."""

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__(limit=0)  # as discord.py's own
        self._seconds = seconds

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - as aiohttp
    ) -> Connection:
        """A connection for a request; TimeoutError where there is none in time."""
        async with asyncio.timeout(self._seconds):
            connection = await super().connect(req, traces, timeout)
        if req.url.scheme not in _SOCKETS:
            giving_up = asyncio.get_running_loop().call_later(self._seconds, _cut, connection)
            connection.add_callback(giving_up.cancel)
        return connection


def _cut(connection: Connection) -> None:
    """Whoever waits for an answer is told that the connection was lost."""
    if connection.transport is not None:
        connection.transport.abort()
