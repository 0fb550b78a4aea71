"""``CrashingWorld``: a bot that can die at any moment, on a simulated Discord that survives it.

A *point* is the moment before a request to Discord or a write to the database takes effect, or the moment
after it, when the answer has not been seen. At a point the process may die: from then on nothing of it
reaches the database or Discord, no part of it is told to stop, and the next process finds the files as they
are on the disk, write-ahead log and all. What a dead process still has in memory can do no harm, so its
tasks are cancelled only for the sake of order.

Nothing of this is in the bot: ``Link.rows`` and the simulator's two ways to Discord are wrapped from
outside.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import itertools
import json
import re
import shutil
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from discord.app_commands import CommandTree
from simcord import _runtime
from simcord.backend import serializers
from simcord.http import FakeHTTPClient, FakeWebhookAdapter

from bot.app import build
from bot.rules import shuffle
from bot.store.engine import Row, Value
from bot.store.files import Hold
from bot.store.sqlite import store as sqlite
from testing.worlds.painters import painter_in_threads
from testing.worlds.world import World

WINDOW: Final = 300.0
"""The seconds within which Discord recognises a nonce ("a few minutes")."""
RESTART: Final = 1.0
"""The least seconds from a death to the next process: shorter than Discord waits for an answer."""
COMMANDS: Final = "/applications/{application_id}/commands"
_OWN: Final = re.compile(r"\d+|[0-9a-f]{24}|\w{6}\.\w+")
"""The words of a point that are unique: a channel, a nonce."""
_WRITES: Final = re.compile(r"^\s*(INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)")


STEPS: Final = {"deal_attempt", "puzzle_choice"}
"""The tables of the database whose new rows are places, as the entries of the log are."""
FIRST, AGAIN = "start", "restart"
"""The places before the bot is ready."""


class Point(NamedTuple):
    """A moment: the length of the table's log, the operation before or after it, and its repetition there."""

    where: int | str
    what: str
    nth: int

    @property
    def place(self) -> int:
        """The length of the log; 0 if unknown, as at a start."""
        return 0 if isinstance(self.where, str) else self.where

    @property
    def kind(self) -> str:
        """The kind of operation, wherever it happens and whomever it concerns."""
        return " ".join(word.partition(":")[0] for word in self.what.split() if not _OWN.fullmatch(word))


DiesAt = Callable[[Point], bool]
"""Decides whether the process dies at a point."""


def no_death(_: Point) -> bool:
    """No death."""
    return False


@dataclass
class BotProcess:
    """One process. ``log`` is the number of entries of its table, without those that a restart adds itself.

    Rows of ``STEPS`` count as entries. ``again``: whether there was a process before it.
    """

    dies_at: DiesAt
    reached: Callable[[Point], None]
    log: int = 0
    again: bool = False
    ready: bool = False
    dead: bool = False
    under_way: int = 0
    stores: list[sqlite.Link] = field(default_factory=list)
    holds: list[Hold] = field(default_factory=list)
    _times: Counter[tuple[int | str, str]] = field(default_factory=Counter)

    def stop_if_dead(self) -> None:
        """Cancel the caller if the process is dead. Every part of the bot lets a cancellation pass."""
        if self.dead:
            raise asyncio.CancelledError

    def at(self, what: str) -> None:
        """Reach a point, and perhaps die there."""
        self.stop_if_dead()
        where: int | str = self.log if self.ready else AGAIN if self.again else FIRST
        self._times[where, what] += 1
        point = Point(where, what, self._times[where, what])
        self.reached(point)
        if self.dies_at(point):
            self.dead = True
            raise asyncio.CancelledError


class Nonces:
    """Discord's treatment of nonces, which simcord lacks: the same nonce gives the same message."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[int, float]] = {}
        self.again = 0
        """The number of messages that were requested again, and not made twice."""

    def message(self, world: CrashingWorld, channel: int, nonce: str) -> dict[str, Any] | None:
        """The message made recently with a nonce, as the answer to a request for it."""
        found = self._known.get((channel, nonce))
        if found is None or world.now().timestamp() - found[1] > WINDOW:
            return None
        message = world.backend.messages[int(channel)].get(found[0])
        if message is None:
            return None
        self.again += 1
        return dict(serializers.message_payload(world.backend, message))

    def note(self, world: CrashingWorld, channel: int, nonce: str, message: int) -> None:
        """Note a message."""
        self._known[channel, nonce] = (message, world.now().timestamp())


class CrashingWorld(World):
    """A world whose bot dies when ``dies_at`` says so; ``restart_process`` replaces it.

    The pack, the table's name and the first dealer are the same in all worlds of a ``number``, whatever the
    ids of interactions. Two of them in which people do the same therefore have the same end.
    """

    def __init__(self, folder: Path, number: int = 1, **settings: Any) -> None:  # noqa: ANN401 - whatever Settings has
        self._folder = folder
        self._number = number
        self._patches = ExitStack()
        self._lives = 0
        self.deaths = 0
        self.dies_at: DiesAt = no_death
        self.points: list[Point] = []
        self.nonces = Nonces()
        self.last_interaction: dict[str, Any] | None = None
        self._told_commands = False
        self.process = self._new_process(0)
        (folder / "0").mkdir()
        super().__init__(folder / "0", **settings)
        self.backend.subscribers.insert(1, self._hear)

    def _new_process(self, log: int) -> BotProcess:
        again = self._lives > 0
        return BotProcess(lambda point: self.dies_at(point), self.points.append, log, again)  # noqa: PLW0108 - it may change

    def _hear(self, event: str, payload: Any) -> None:  # noqa: ANN401 - as simcord
        if event == "INTERACTION_CREATE":
            self.last_interaction = deepcopy(payload)

    async def _settle_internal(self, *, timeout: float | None = None, **kwargs: Any) -> None:  # noqa: ANN401, ARG002 - as simcord; five seconds are little on a busy machine
        await super()._settle_internal(**kwargs)

    def lot(self) -> Callable[[int], bytes]:
        """A source of bytes that is the same in every process."""
        return lot(self._number)

    async def start(self) -> None:
        """Start a process, which may die at once."""
        self._patch()
        try:
            await super().start()
        except asyncio.CancelledError:
            if not self.process.dead:
                raise
            self._started = True
            await self.restart_process()
        self.process.ready = True

    async def closed(self) -> None:
        """Release everything."""
        with self._patches:
            await super().closed()

    def _patch(self) -> None:
        world = self

        class Link(CrashingLink):
            def __init__(self, connection: Any) -> None:  # noqa: ANN401 - aiosqlite's
                super().__init__(connection)
                self.process = world.process
                self.process.stores.append(self)

        class Held(Hold):
            def __init__(self, path: Path) -> None:
                super().__init__(path)
                world.process.holds.append(self)

        class Requests(FakeHTTPClient):
            async def request(self, route: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as simcord
                return await world.requested(world.process, route, super().request, kwargs)

        class Answers(FakeWebhookAdapter):
            async def request(self, route: Any, session: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as simcord
                process, what = world.process, f"{route.method} {route.path}"
                process.at(f"{what} before")
                answer = await super().request(route, session, **kwargs)
                process.at(f"{what} after")
                return answer

        sync = CommandTree.sync

        async def noting_sync(tree: CommandTree[Any], *, guild: Any = None) -> Any:  # noqa: ANN401 - as discord.py
            # The commands are the same in every process, so they are translated once, which takes long.
            if not world._told_commands:
                found = await sync(tree, guild=guild)
                world._told_commands = True
                return found
            return await tree._http.bulk_upsert_global_commands(world.backend.application_id, [])

        for name, put in {
            "bot.store.sqlite.store.Link": Link,
            "discord.app_commands.CommandTree.sync": noting_sync,
            "bot.store.sqlite.store.Hold": Held,
            "simcord._runtime.FakeHTTPClient": Requests,
            "simcord._runtime.FakeWebhookAdapter": Answers,
            "bot.app.Painter": functools.partial(painter_in_threads, sketch),
            "bot.rules.shuffle.Draws": NoncelessDraws,
        }.items():
            self._patches.enter_context(patch(name, put))

    async def requested(
        self,
        process: BotProcess,
        route: Any,  # noqa: ANN401 - discord.py's
        request: Callable[..., Awaitable[Any]],
        kwargs: dict[str, Any],
    ) -> Any:  # noqa: ANN401 - JSON
        """Carry out a request to Discord, with its points and with nonces."""
        form = {part["name"]: part.get("value") for part in kwargs.get("form") or ()}
        body = json.loads(form["payload_json"]) if "payload_json" in form else kwargs.get("json")
        nonce = str(body["nonce"]) if isinstance(body, dict) and body.get("enforce_nonce") else ""
        channel = route.channel_id
        what = f"{route.method} {route.path} {channel or ''} {nonce}"
        process.at(f"{what} before")
        answer: Any = self.nonces.message(self, channel, nonce) if nonce else None
        if self._told_commands and route.path == COMMANDS:
            answer = []
        if answer is None:
            answer = await request(route, **kwargs)
            if nonce:
                self.nonces.note(self, channel, nonce, int(answer["id"]))
        process.at(f"{what} after")
        return answer

    async def alive(self, act: Callable[[], Awaitable[object]]) -> bool:
        """Let somebody act. False if the bot died meanwhile and was replaced."""
        try:
            await act()
        except Exception:
            if not self.process.dead:
                raise
        if not self.process.dead:
            return True
        await self.restart_process()
        return False

    async def deliver_again(self) -> None:
        """Deliver the latest interaction once more, unchanged."""
        assert self.last_interaction is not None
        self.backend.emit("INTERACTION_CREATE", deepcopy(self.last_interaction))
        await self.settle()

    async def restart_process(self) -> None:
        """Start a new process on the files as they are after a death."""
        while self.process.dead:
            await self._bury()
            self.backend.advance_clock(RESTART)
            self.process = self._new_process(self.process.log)
            try:
                with self.beginning():
                    await _runtime._attach_bot(self, build(self.settings, now=self.milliseconds, drawn=()))
            except asyncio.CancelledError:
                if not self.process.dead:
                    raise
        self.process.ready = True

    async def _bury(self) -> None:
        dead = self.process
        while dead.under_way:  # the disk completes what it was told to do
            await asyncio.sleep(0)
        self._lives += 1
        self.deaths += 1
        left = self._folder / str(self._lives)
        left.mkdir()
        for file in self.database.parent.iterdir():
            if not file.name.endswith((".lock", "-shm")):
                shutil.copy(file, left)
        await self._detach_bot()
        for link in dead.stores:
            await sqlite.Link.close(link)
        for hold in dead.holds:
            hold.release()
        context = self.briscola._context
        if context is not None:
            await context.painter.close()
            await context.worker_pool.close()
        shutil.rmtree(self.database.parent)
        self.settings = self.settings.model_copy(update={"database": left / "briscola.db"})


class CrashingLink(sqlite.Link):
    """A connection to the database with its points."""

    process: BotProcess

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """As in the original, as long as the process lives."""
        process, statement = self.process, _WRITES.match(sql)
        process.stop_if_dead()
        if statement is None:
            rows = await super().rows(sql, *values)
            process.stop_if_dead()
            return rows
        what = f"{statement[2]} {values[1]!r}" if statement[2] == "shown" else statement[2]
        process.at(f"{what} before")
        process.under_way += 1
        try:
            rows = await super().rows(sql, *values)
        finally:
            process.under_way -= 1
        if statement[2] in STEPS:
            process.log += 1
        if "INTO entry" in statement[0]:
            process.log += sum(not kind.startswith("resumed") for kind, _ in json.loads(str(values[2])))
        process.at(f"{what} after")
        return rows


class NoncelessDraws(shuffle.Draws):
    """Draws that ignore the nonces, so that the pack is always the same."""

    def __init__(self, seed: bytes, match: str, label: str, nonces: Sequence[str]) -> None:  # noqa: ARG002 - left out
        super().__init__(seed, match, label, ())


def lot(number: int) -> Callable[[int], bytes]:
    """A source of bytes that is the same in every process, and different for another number."""
    times = itertools.count()
    return lambda length: hashlib.sha512(f"{number}.{length}.{next(times)}".encode()).digest()[:length]


def sketch(scene: object) -> bytes:
    """A stand-in for a picture."""
    return b"RIFF\x00\x00\x00\x00WEBPVP8 " + repr(scene).encode()
