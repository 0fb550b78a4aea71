"""Several processes of the bot on one PostgreSQL server, and the Discord that all of them hear."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import psycopg
from simcord import MemberActor, ResponseMessage

from bot.database_url import DatabaseUrl
from bot.tables.model import codec
from bot.tables.model.fold import fold
from bot.tables.model.table import Table
from bot.tables.parts import PARTS
from testing.wire.process import Process
from testing.wire.proxy import Proxy
from testing.wire.wire import STARTS_IN, Wire, WirePlayer

if TYPE_CHECKING:
    from testing.worlds.world import World

FIRST_SERVER = 1_180_000_000_000_000_000
_APART = 5 << 22
"""What the ids of two servers differ by, so that their tables belong to different parts."""


class Place:
    """A server with a channel; otherwise the whole wire. People who enter it act there."""

    def __init__(self, wire: ClusterWire, number: int) -> None:
        self.wire = wire
        self.server = wire.create_guild(f"Bar {number}", id=FIRST_SERVER + number * _APART)
        self.channel = self.server.create_text_channel("briscola")

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the wire has
        return getattr(self.wire, name)

    def enter(self, name: str) -> WirePlayer:
        """Let a person enter the server."""
        actor = self.server.add_member(self.create_user(name.lower(), global_name=name))
        return self._at_home(actor, name)

    def welcome(self, guest: WirePlayer) -> WirePlayer:
        """Let a person enter who is in another server already. They act there as somebody of this server."""
        return self._at_home(self.server.add_member(guest.actor.user), guest.name)

    def _at_home(self, actor: MemberActor, name: str) -> WirePlayer:
        player = ServerPlayer(cast("World", self), actor, name)
        self.wire.people[actor.id] = player
        return player


class ServerPlayer(WirePlayer):
    """A person who acts in one of several servers."""

    def _newest_private(self) -> ResponseMessage | None:
        tables = super()._newest_private()
        return None if tables is None else ResponseMessage(cast("Place", self.world).wire, tables._message)


class ClusterWire(Wire):
    """As ``Wire``, with any number of processes by name, all on the database at ``url``.

    ``by_proxy`` is the folder of the server's socket, if each process is to have a way of its own to it.
    """

    def __init__(
        self,
        folder: Path,
        url: DatabaseUrl,
        *,
        by_proxy: Path | None = None,
        **kwargs: Any,  # noqa: ANN401 - as Wire
    ) -> None:
        super().__init__(folder, **kwargs)
        self._by_proxy = by_proxy
        self._url = url
        self._base = folder
        self._folders = 0
        self._settings = {**self._bot_settings, "database": url.secret}
        self.processes: dict[str, Process] = {}
        self.proxies: dict[str, Proxy] = {}
        """The way of each process to the database, if they have ways of their own."""
        self.more: Callable[[], Mapping[str, Any]] = dict
        """More settings for each new process."""
        self._server: psycopg.Connection[Any] | None = None
        self._tables_read: dict[str, Table] = {}
        self.began: dict[int, float] = {}
        """When each interaction began, in seconds of a monotonic clock."""

    async def __aexit__(self, *failure: object) -> None:
        for process in self.processes.values():
            with suppress(ProcessLookupError):
                await process.kill()
        for proxy in self.proxies.values():
            await proxy.close()
        if self._server is not None:
            self._server.close()
        await super().__aexit__(*failure)

    async def launch_one(self, name: str) -> Process:
        """Start a process, and wait until it hears Discord."""
        before = len(self.gateway.identifies)
        process = await self.start_one(name)
        async with asyncio.timeout(STARTS_IN):
            ended = asyncio.ensure_future(process.ended())
            greeting = asyncio.ensure_future(self.gateway.wait_for_session(before))
            await asyncio.wait([ended, greeting], return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            greeting.cancel()
        if not greeting.done() or greeting.cancelled():
            raise RuntimeError(f"{name} ended: {process.log_file.read_text()[-2000:]}")
        return process

    async def start_one(self, name: str) -> Process:
        """Start a process, without waiting for it."""
        process = self.processes.get(name)
        if process is None:
            self._folders += 1
            folder = self._base / f"{name}-{self._folders}"
            folder.mkdir()
            settings = {**self._settings, **self.more()}
            if self._by_proxy:
                proxy = self.proxies[name] = Proxy(self._by_proxy)
                await proxy.start()
                settings["database"] = f"postgresql://briscola@127.0.0.1:{proxy.port}/{self._url.name}"
            process = self.processes[name] = Process(folder, self.address, **settings)
        process.database.with_name("briscola.db.sessions").unlink(missing_ok=True)
        await process.start()
        return process

    def rename(self, name: str, to: str) -> None:
        """Give a process the name of another one, which has ended."""
        self.processes[to] = self.processes.pop(name)
        if name in self.proxies:
            self.proxies[f"before {len(self.proxies)}"] = self.proxies.pop(to)
            self.proxies[to] = self.proxies.pop(name)

    def _note(self, event: str, payload: Mapping[str, Any]) -> None:
        super()._note(event, payload)
        if event == "INTERACTION_CREATE":
            self.began[int(payload["id"])] = time.monotonic()

    async def spread(self, processes: int, seconds: float = STARTS_IN) -> float:
        """Wait until so many processes hold all parts between them. Returns the seconds that it took."""
        began = time.monotonic()
        while "" in (held := [*self.holders().values()]) or len(held) != PARTS or len({*held}) != processes:
            if time.monotonic() - began > seconds:
                raise AssertionError(f"the parts are not spread: {Counter(held)}")
            await asyncio.sleep(0.05)
        return time.monotonic() - began

    def holders(self) -> dict[int, str]:
        """The id of the process that holds each part; "" if none does. Empty while the server is away."""
        with suppress(psycopg.OperationalError):
            return dict(
                self.ask(
                    "SELECT part, CASE WHEN until > extract(epoch FROM clock_timestamp()) * 1000 "
                    "THEN coalesce(process, '') ELSE '' END FROM lease"
                )
            )
        return {}

    def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a statement. Raises ``psycopg.OperationalError`` while the server is away."""
        try:
            if self._server is None:
                self._server = psycopg.connect(self._url.secret, autocommit=True)
            return self._server.execute(sql.encode(), values).fetchall()
        except psycopg.OperationalError:
            self._server = None
            raise

    @property
    def tables(self) -> dict[str, Table]:
        """The tables that are not closed, from their logs; while the server is away, as they were."""
        with suppress(psycopg.OperationalError):
            self._tables_read = self._read()
        return self._tables_read

    def _read(self) -> dict[str, Table]:
        tables = [table for (table,) in self.ask("SELECT table_id FROM head WHERE open = 1")]
        rows = self.ask(
            "SELECT entry.table_id, seq, at, kind, body FROM entry JOIN unnest(%s::text[], %s::bigint[]) "
            "AS known (table_id, after) ON known.table_id = entry.table_id AND seq > after ORDER BY 1, 2",
            tables,
            [self._tables_known[table].seq if table in self._tables_known else 0 for table in tables],
        )
        news: dict[str, list[Any]] = {}
        for table, seq, at, kind, body in rows:
            news.setdefault(table, []).append((seq, at, codec.read(kind, body)))
        for table, events in news.items():
            table_now = fold(table, events, self._tables_known.get(table))
            if table_now is not None:
                self._tables_known[table] = table_now
        return {table: self._tables_known[table] for table in tables if table in self._tables_known}

    def causes(self, table: str) -> dict[str, list[str]]:
        """The effects of each interaction in a table's log: the kinds of the events that begin there."""
        kinds: dict[str, list[str]] = {}
        for cause, kind in self.ask(
            "SELECT cause, kind FROM entry WHERE table_id = %s AND cause IS NOT NULL ORDER BY seq", table
        ):
            kinds.setdefault(cause, []).append(kind)
        return kinds

    def kinds(self, table: str) -> list[str]:
        """The kinds of the events of a table, in order."""
        return [
            kind for (kind,) in self.ask("SELECT kind FROM entry WHERE table_id = %s ORDER BY seq", table)
        ]


def places(wire: ClusterWire, count: int) -> list[Wire]:
    """So many servers, each as if it were the only one of the wire."""
    return [cast("Wire", Place(wire, number)) for number in range(count)]
