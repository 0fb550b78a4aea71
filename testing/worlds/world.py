"""``World``: the real bot on a simulated Discord, and people who play there as they would with a mouse.

One clock for all: the simulator's. It stands still unless ``rest`` moves it.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from discord.http import Route
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType
from simcord.http.router import parse_form
from simcord.types import HttpLogEntry

from bot.app import Briscola, build
from bot.database_url import DatabaseUrl
from bot.demo.simulated import SimulatedDiscord
from bot.pages.pictures.tiles import Tile
from bot.settings import Settings
from bot.store.sqlite.connection import Connection
from bot.tables.leases import Leases
from bot.tables.limits.table_caps import Caps
from bot.tables.model.table import Table
from bot.tables.tables import Tables
from bot.ui.wire.rate_limits.timeouts import SECONDS
from testing.databases import new_database
from testing.players.player import Player
from testing.randomness import seeded
from testing.worlds.command_cache import cache_commands, keep_modules
from testing.worlds.direct_connection import DirectConnection
from testing.worlds.fast_simulator import speed_up_simulator
from testing.worlds.observer import Observer
from testing.worlds.stored_puzzles import StoredPuzzles

speed_up_simulator()

A_WHILE = 2.0
"""Seconds in which every message has caught up with its table."""
DM_CHANNELS = "/users/@me/channels"
"""Where a channel of direct messages is asked for."""
REGISTERED_IN = 60.0
"""The seconds within which a bot that starts registers its commands."""
SETTLE_SECONDS = 120.0
"""The real seconds in which the bot must be done with what a test asks, a month of its time included."""


class World(SimulatedDiscord):
    """A server with a channel, the bot with a database in ``folder``, and whoever ``enter``s.

    ``on_server`` is another database, on a server of PostgreSQL. ``direct``: the bot asks its own database
    without threads (``DirectConnection``).

    ``drawn`` are the pictures that the bot brings as emojis: for most tests none. What the bot draws by lot
    follows from ``cards`` (``seeded``).
    """

    def __init__(
        self,
        folder: Path,
        drawn: Sequence[Tile] = (),
        *,
        cards: str = "",
        on_server: DatabaseUrl | None = None,
        direct: bool = False,
        **settings: Any,  # noqa: ANN401 - whatever Settings has
    ) -> None:
        database = on_server or new_database(folder / "briscola.db")
        self.settings = Settings(_env_file=None, database=database, **settings)
        self.drawn = drawn
        self._connection = DirectConnection if direct else Connection
        self._rng = seeded(cards)
        super().__init__(build(self.settings, now=self.milliseconds, drawn=drawn))
        self.settle_timeout = SETTLE_SECONDS
        self.people: dict[int, Player] = {}
        self.server = self.create_guild("Bar Sport")
        self.channel = self.server.create_text_channel("briscola")
        self.observer = Observer(self.backend, lambda: self.tables)

    @classmethod
    async def opened(cls, folder: Path, drawn: Sequence[Tile] = (), **named: Any) -> "World":  # noqa: ANN401 - as above
        """A world whose bot has started; the arguments are those of ``World``."""
        world = cls(folder, drawn, **named)
        try:
            await world.start()
        except BaseException:  # whatever kept it from starting, its threads must end
            await world.bot.close()
            raise
        return world

    def lot(self) -> Callable[[int], bytes]:
        """Whence a bot that starts now draws what nobody else can foresee."""
        return self._rng.randbytes

    @contextmanager
    def beginning(self) -> Iterator[None]:
        """Bots that begin meanwhile draw from ``lot`` and connect as asked, with ``cache_commands``."""
        # Time stands still here, so no lease may run out by the machine's own clock.
        leases = patch("bot.ownership.Leases", partial(Leases, since_boot=float))
        puzzles = patch(
            "bot.ui.publish.daily.daily.DailyPuzzles", partial(StoredPuzzles, draw=seeded("days").randbytes)
        )
        tables = patch("bot.app.Tables", partial(Tables, draw=self.lot()))
        connections = patch("bot.store.sqlite.store.Connection", self._connection)
        with tables, leases, puzzles, connections, cache_commands():
            yield

    async def start(self) -> None:
        """Let the bot begin."""
        with self.beginning():
            await super().start()

    async def commands_registered(self) -> None:
        """Wait until the bot has registered its commands: a server of PostgreSQL takes real time for it."""
        async with asyncio.timeout(REGISTERED_IN):
            while self.briscola.telling is None or not self.briscola.telling.done():
                await asyncio.sleep(0.01)  # real time, for the server
                await self.rest(0.1)

    @property
    def database(self) -> Path:
        """The file of the database."""
        assert isinstance(self.settings.database, Path)
        return self.settings.database

    def milliseconds(self) -> int:
        """Now, in Unix milliseconds, for the bot."""
        return round(self.now().timestamp() * 1000)

    @property
    def briscola(self) -> Briscola:
        """The bot that runs now."""
        bot = self.bot
        assert isinstance(bot, Briscola)
        return bot

    @property
    def tables(self) -> Mapping[str, Table]:
        """The open tables with the whole truth, as only the tests may have it."""
        context = self.briscola._context
        return {} if context is None else context.tables.in_memory

    def table(self, table_id: str | None = None) -> Table:
        """A table; the only one where none is named."""
        if table_id is None:
            (table_id,) = self.tables
        return self.tables[table_id]

    def enter(self, name: str, *, locale: discord.Locale | None = None, manager: bool = False) -> "Player":
        """Somebody comes into the server."""
        rights = discord.Permissions(manage_guild=True)
        roles = [self.server.create_role("Managers", permissions=rights)] if manager else []
        actor = self.server.add_member(self.create_user(name.lower(), global_name=name), roles=roles)
        if locale is not None:
            self.locales[actor.id] = locale
        player = Player(self, actor, name)
        self.people[actor.id] = player
        return player

    def forbid(self, **rights: bool) -> None:
        """Take rights in the channel from everybody, the bot among them."""
        denied = discord.Permissions(**rights).value
        everybody = Overwrite(self.server.id, OverwriteType.ROLE, allow=0, deny=denied)
        self.backend.set_overwrite(self.channel.id, everybody)

    async def rest(self, seconds: float = A_WHILE) -> None:
        """Let time pass."""
        await self.advance_time(seconds)

    async def restarted(self) -> None:
        """The bot ends as an operator ends it, and another begins on the same Discord and database."""
        with keep_modules():
            await self.bot.close()
        with self.beginning():
            await self.restart_bot(build(self.settings, now=self.milliseconds, drawn=self.drawn))

    async def closed(self) -> None:
        """End the bot, then the simulated Discord."""
        with keep_modules():
            await self.bot.close()
        await self.shutdown()

    def forget(self) -> None:
        """Forget all that was. Messages, requests and members refer to one another and to the world.

        Without this the collector would have to look at each of them in the middle of later tests.
        """
        self.observer.seen.clear()
        self.observer.requests.clear()
        bot = self.bot
        for one in (self.backend, bot.http, bot):
            vars(one).clear()

    def close_dms(self, player: "Player") -> None:
        """Somebody takes no direct messages any more."""
        self.inject_error(
            "POST",
            f"/channels/{player.actor.user.dm_channel.id}/messages",
            status=403,
            code=50007,
            message="Cannot send messages to this user",
            times=None,
        )

    @contextmanager
    def hanging(self, method: str, path: str) -> Iterator[None]:
        """Requests of a kind are not answered meanwhile; the bot that is there now gives up on each."""
        http = self.bot.http
        answer = http.request

        async def request(route: Route, **named: Any) -> Any:  # noqa: ANN401 - as discord.py's
            asked = route.url.removeprefix(Route.BASE)
            if route.method != method or not fnmatch(asked, path):
                return await answer(route, **named)
            body = parse_form(list(named["form"]), [])[0] if named.get("form") else named.get("json")
            self.backend.http_requests.append(HttpLogEntry(method, asked, {}, body, None))
            given_up = asyncio.Event()
            asyncio.get_running_loop().call_later(SECONDS, given_up.set)
            await given_up.wait()
            raise TimeoutError

        with patch.object(http, "request", request):
            yield

    def openings(self, player: "Player | None" = None) -> int:
        """How often the bot asked for a channel of direct messages (with a person)."""
        asked = [int(body["recipient_id"]) for body in self.requests("POST", DM_CHANNELS)]
        return len(asked) if player is None else asked.count(player.id)

    def requests(self, method: str, ending: str) -> list[dict[str, Any]]:
        """The bodies of the requests of a kind so far, e.g. ``("POST", "/messages")``."""
        return [
            dict(entry.json or {})
            for entry in self.http_requests
            if entry.method == method and entry.path.endswith(ending)
        ]

    def uploaded(self) -> list[bytes]:
        """Every picture and file that the bot has uploaded."""
        return list(self.backend.cdn._blobs.values())

    def shown_tables(self) -> Collection[str]:
        """The tables of which the publisher keeps messages."""
        return self.briscola.publisher._by_table.keys()

    def forgive(self, *kinds: type[BaseException]) -> None:
        """Forget errors of these kinds: the simulator also notes those that the command tree answers."""
        self._errors[:] = [error for error in self._errors if not isinstance(error, kinds)]

    def allow_tables(self, each: int) -> None:
        """Let a person be at ``each`` tables at once, and open as many as they like elsewhere."""
        self.briscola.context.tables._admission._caps = Caps(each, 99, 99)

    def reseed(self, word: str) -> None:
        """From now on, what the bot draws by lot follows from ``word``."""
        self._rng.seed(word)

    def messages(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """What stands in public, the oldest first."""
        return list((channel or self.channel).history())
