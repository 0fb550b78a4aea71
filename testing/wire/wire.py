"""``Wire``: a Discord on this machine's own network, the real bot as a process, and people who play there.

    async with Wire(folder) as wire:
        anna, bruno = wire.enter("Anna"), wire.enter("Bruno")
        await wire.launch()
        …
        await wire.process.kill()
        await wire.launch()

discord.py's own networking runs: HTTP and the gateway go through sockets, and ``faults`` and ``gateway.cut``
disturb them. Time is the machine's.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self, cast

import discord
import simcord
from aiohttp import web
from simcord import InteractionResult, ResponseMessage
from simcord._clock import Clock
from simcord._dpy_internals import get_state
from simcord.backend.models import Interaction

from bot.pages.pictures.tiles import tiles
from bot.store.files import connect
from bot.tables.model import codec
from bot.tables.model.fold import fold
from bot.tables.model.table import Table
from testing.players.player import Player, is_loading
from testing.wire.faults import Faults
from testing.wire.gateway import PATH, SPACING, Gateway
from testing.wire.limits import Limits
from testing.wire.process import TOKEN, Process
from testing.wire.rest import Rest
from testing.worlds.observer import controls
from testing.worlds.world import World

ANSWERED_IN = 3.0
"""The seconds after which Discord tells a person that an interaction failed."""
FINISHED_IN = 20.0
"""The seconds that a person waits for the answer behind "thinking …"."""
STARTS_IN = 60.0
"""The seconds within which a started bot is ready."""


class _WallClock(Clock):
    """A clock with the machine's time, because the bot is another process."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class WirePlayer(Player):
    """A person who waits for their cards: if the bot was slow, these follow in a message of their own."""

    async def hand(self, table: str) -> ResponseMessage:
        """Press *My cards* and wait for the private answer."""
        result = await self.press(self.with_verb("hand", table), "hand")
        assert result.acknowledged
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHED_IN):
                while _private(result) is None:
                    await cast("Wire", self.world).wait_for_activity(FINISHED_IN)
        message = _private(result)
        assert message is not None
        return message


def _private(result: InteractionResult) -> ResponseMessage | None:
    """The newest answer that only its person sees, once it is more than "thinking …"."""
    first = None if result.response is None or is_loading(result) else result.response
    return next((one for one in (*reversed(result.followups), first) if one and one.ephemeral), None)


class Wire(simcord.Env):
    """The Discord, the bot's process, and the people.

    ``faults`` apply to the bot's requests; ``settings`` are the bot's; ``spacing``: see ``Gateway``.

    ``haste`` is a factor on Discord's rate limits, for games that are played faster by the same factor.
    ``emojis``: whether those of the cards exist from the start, so that no bot uploads them.
    """

    def __init__(
        self,
        folder: Path,
        *,
        faults: Faults | None = None,
        spacing: float = SPACING,
        haste: float = 1.0,
        emojis: bool = True,
        **settings: Any,  # noqa: ANN401 - whatever Settings has
    ) -> None:
        # People who act here need a client to read messages with. It never signs in.
        super().__init__(discord.Client(intents=discord.Intents.none()))
        self._message_states.add(get_state(self.bot))
        self.backend.clock = _WallClock()
        self._register_dispatch_observer(self._asks)
        self.faults = faults or Faults()
        self.gateway = Gateway(self.backend, token=TOKEN, spacing=spacing)
        self.rest = Rest(
            self.backend,
            token=TOKEN,
            faults=self.faults,
            limits=Limits(haste),
            tell=self._tell,
            gateway=self.gateway.bot_answer,
        )
        self.people: dict[int, WirePlayer] = {}
        self.server = self.create_guild("Bar Sport")
        self.channel = self.server.create_text_channel("briscola")
        if emojis:
            for tile in tiles():
                self.backend.create_application_emoji(tile.name)
        self._folder = folder
        self._bot_settings = settings
        self.presses: dict[int, str] = {}
        """The custom ids that people pressed, by interaction."""
        self.of_tables: dict[int, str] = {}
        """The table whose buttons each public message has had, by the message's id."""
        self.backend.subscribers.append(self._note)
        self._interactions: dict[asyncio.Task[Any] | None, Interaction] = {}
        self._activity = asyncio.Event()
        self._tables_known: dict[str, Table] = {}

    # The network --------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        application = web.Application(client_max_size=32 << 20)
        application.add_routes([*self.rest.routes(), *self.gateway.routes()])
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.gateway.address = f"ws://{host}:{port}{PATH}"
        self.address = f"http://{host}:{port}"
        self.process = Process(self._folder, self.address, **self._bot_settings)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.process.kill()
        self.rest.over.set()
        await self._runner.cleanup()

    async def launch(self) -> None:
        """Start the bot, and wait until it is connected and has registered its commands."""
        before = len(self.gateway.identifies)
        await self.process.start()
        async with asyncio.timeout(STARTS_IN):
            ended = asyncio.ensure_future(self.process.ended())
            greeting = asyncio.ensure_future(self.gateway.wait_for_session(before))
            try:
                await asyncio.wait([ended, greeting], return_when=asyncio.FIRST_COMPLETED)
            finally:
                ended.cancel()
                greeting.cancel()
        if not greeting.done() or greeting.cancelled():
            raise RuntimeError(f"the bot ended: {self.process.log_file.read_text()[-2000:]}")

    # What happens -------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        self._activity.set()
        self._activity = asyncio.Event()

    async def wait_for_activity(self, seconds: float) -> None:
        """Wait until the bot has done something at Discord, at most so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._activity.wait()

    # People act at the same time here, and wait for their answers as people do. What follows replaces
    # simcord's way, which is for a bot in its own process.

    def _begin_operation(self, label: str) -> None:
        """Do nothing, so that nobody waits for anybody."""

    def _end_operation(self) -> None:
        """Do nothing; as above."""

    def _mark_mutation(self) -> None:
        """Do nothing; as above."""

    def _asks(self, interaction: Interaction) -> None:
        self._interactions[asyncio.current_task()] = interaction

    def _note(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and "custom_id" in payload["data"]:
            self.presses[int(payload["id"])] = payload["data"]["custom_id"]
        elif event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            for control in controls(payload.get("components") or ()):
                if control.press is not None:  # a button of the shuffle names the match
                    table = control.press.subject.partition("-")[0]
                    self.of_tables.setdefault(int(payload["id"]), table)

    async def _settle_internal(self, **_: Any) -> None:  # noqa: ANN401 - as simcord
        """Wait for the answer to this task's request, as long as Discord and a person would."""
        interaction = self._interactions.pop(asyncio.current_task(), None)
        if interaction is None:
            return
        began = asyncio.get_running_loop().time()
        while True:
            patience = FINISHED_IN if interaction.responded else ANSWERED_IN
            left = began + patience - asyncio.get_running_loop().time()
            if (interaction.responded and not interaction.loading) or left <= 0:
                return
            await self.wait_for_activity(left)

    def enter(self, name: str) -> WirePlayer:
        """Let a person enter the server."""
        actor = self.server.add_member(self.create_user(name.lower(), global_name=name))
        player = WirePlayer(cast("World", self), actor, name)
        self.people[actor.id] = player
        return player

    def close_dms(self, player: WirePlayer) -> None:
        """Let a person take no direct messages any more."""
        self.inject_error(
            "POST",
            f"/channels/{player.actor.user.dm_channel.id}/messages",
            status=403,
            code=50007,
            message="Cannot send messages to this user",
            times=None,
        )

    # What is true -------------------------------------------------------------------------------------------

    @property
    def tables(self) -> dict[str, Table]:
        """The tables that are not closed, from the log on disk: the bot's memory cannot be read."""
        if not self.process.database.exists():
            return {}
        with connect(self.process.database, "ro") as database:
            found = database.execute("SELECT table_id FROM head WHERE open = 1").fetchall()
            for (table,) in found:
                before = self._tables_known.get(table)
                rows = database.execute(
                    "SELECT seq, at, kind, body FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq",
                    (table, before.seq if before is not None else 0),
                )
                events = [(seq, at, codec.read(kind, body)) for seq, at, kind, body in rows]
                after = fold(table, events, before)
                if after is not None:
                    self._tables_known[table] = after
        return {table: self._tables_known[table] for (table,) in found if table in self._tables_known}

    def causes(self, table: str) -> dict[str, list[str]]:
        """The effects of each interaction in a table's log: the kinds of the events that begin there."""
        with connect(self.process.database, "ro") as database:
            rows = database.execute(
                "SELECT cause, kind FROM entry WHERE table_id = ? AND cause IS NOT NULL ORDER BY seq",
                (table,),
            ).fetchall()
        found: dict[str, list[str]] = {}
        for cause, kind in rows:
            found.setdefault(cause, []).append(kind)
        return found

    def kinds(self, table: str) -> list[str]:
        """The kinds of the events of a table, in order."""
        with connect(self.process.database, "ro") as database:
            rows = database.execute("SELECT kind FROM entry WHERE table_id = ? ORDER BY seq", (table,))
            return [kind for (kind,) in rows]
