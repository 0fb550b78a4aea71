"""A way to a PostgreSQL server that can be cut, or slowed down."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

_SIZE = 1 << 16


class Proxy:
    """Passes connections to 127.0.0.1 on to the server's socket in a folder.

    ``await start()`` first. While it is cut, connections end, or hang silently as when a cable is pulled.
    """

    def __init__(self, folder: Path) -> None:
        self._socket = folder / ".s.PGSQL.5432"
        self._open = asyncio.Event()
        self._open.set()
        self._refuses = False
        self._connections: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """End everything."""
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self, *, silently: bool) -> None:
        """Let nothing through any more. Unless it is done silently, connections end, and none is accepted."""
        self._open.clear()
        self._refuses = not silently
        if not silently:
            for writer in self._connections:
                writer.transport.abort()

    def mend(self) -> None:
        """Let everything through again."""
        self._refuses = False
        self._open.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is None:
            return
        self._tasks.add(task)
        self._connections.add(writer)
        try:
            await self._open.wait() if not self._refuses else None
            if not self._refuses:
                with suppress(OSError, asyncio.CancelledError):  # a stream complains of a cancelled callback
                    server_reader, server_writer = await asyncio.open_unix_connection(str(self._socket))
                    self._connections.add(server_writer)
                    try:
                        await self._both(reader, writer, server_reader, server_writer)
                    finally:
                        self._connections.discard(server_writer)
                        server_writer.transport.abort()
        finally:
            self._tasks.discard(task)
            self._connections.discard(writer)
            writer.transport.abort()

    async def _both(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        server_reader: asyncio.StreamReader,
        server_writer: asyncio.StreamWriter,
    ) -> None:
        ways = [
            asyncio.create_task(self._pass_on(reader, server_writer)),
            asyncio.create_task(self._pass_on(server_reader, writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(_SIZE):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
