"""The composition root: store → tables → computers, clock, results → publisher → cogs; and back down."""

from __future__ import annotations

import asyncio
import pkgutil
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, cast

import discord
from discord.ext import commands

import cogs
from bot.cancellation import cancel
from bot.database_url import DatabaseUrl
from bot.log import get
from bot.metrics.meter import OFF, Meter
from bot.monotonic import Clocks, DatabaseClock, MonotonicClock
from bot.ownership import Services, leases_of, ownership
from bot.pages.pictures.tiles import Tile, tiles
from bot.render.film_queue import FilmQueue
from bot.render.painter import Painter
from bot.settings import Settings
from bot.simulation.preparation import prepare
from bot.store.base import Store
from bot.store.errors import WrongDatabase
from bot.store.opening import open_store
from bot.tables.leases import Leases
from bot.tables.limits.table_caps import Caps
from bot.tables.listeners.backlog import Backlog
from bot.tables.listeners.calendars import Calendars
from bot.tables.listeners.clock import Clock
from bot.tables.listeners.computer_moves import ComputerMoves
from bot.tables.listeners.heartbeat import Heartbeat
from bot.tables.listeners.results import ResultRecorder
from bot.tables.listeners.seasons import SeasonEnds
from bot.tables.model.people import DIRECT
from bot.tables.parts import SINGLE_PROCESS, part_of
from bot.tables.tables import Tables
from bot.text import catalogue
from bot.ui.answers.context import BotContext
from bot.ui.answers.person import part_tasks
from bot.ui.command_tree import Tree
from bot.ui.presses import answer_press
from bot.ui.publish.daily.daily import Daily
from bot.ui.publish.publisher import Publisher
from bot.ui.publish.removed_servers import RemovedServers
from bot.ui.publish.tournaments.tournaments import Tournaments
from bot.ui.wire.emojis import Emojis
from bot.ui.wire.incoming import listen
from bot.ui.wire.people import BotClient, Choices, Interaction
from bot.ui.wire.rate_limits.gateway_sessions import APART, GatewayConnection, GatewaySessions
from bot.ui.wire.rate_limits.request_bucket import RequestBucket
from bot.ui.wire.rate_limits.timeouts import TimeoutConnector, rate_limit_trace, shorten_waits
from bot.ui.wire.sender import MessageSender
from bot.ui.wire.tokens.token_requests import use_token_requests
from bot.workers import WorkerPool

log = get(__name__)

TELLING: Final = 10.0
"""The seconds that a start waits until Discord has accepted the commands. Registration continues
afterwards."""


class Briscola(BotClient):
    """The bot. A given ``store`` stays open when the bot closes; one that it opens itself is closed with it.

    The arguments are those of ``build``.
    """

    def __init__(  # noqa: PLR0913 - everything that ``build`` may replace, by name
        self,
        settings: Settings,
        *,
        store: Store | None,
        clocks: Clocks,
        tiles: Sequence[Tile],
        pause: Callable[[float], Awaitable[object]] | None,
        compiles: bool,
        adopt: bool,
        meter: Meter,
    ) -> None:
        super().__init__(
            commands.when_mentioned,  # never used: without message content there are no text commands
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Only servers and channels of Discord are cached: tables are in the log.
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self._now = now = clocks.now
        self._clocks = clocks
        self._store = store
        self.leases: Leases | None = None
        """The leases of this process, if it shares its database."""
        self._tiles = tiles
        self._compiles = compiles
        self._adopt = adopt
        self._at_once = 1
        """The number of sessions that Discord lets begin at the same time."""
        self._pause = pause if settings.think_time == "on" else None
        self._context: BotContext | None = None
        self._meter = meter
        self.request_bucket = RequestBucket()
        self.sessions = GatewaySessions(settings.sessions_file, now)
        self.telling: asyncio.Task[None] | None = None
        """The registration of the commands, once it has begun."""
        self._gateway_connection = GatewayConnection()
        self._ending: list[Callable[[], Awaitable[None]]] = []

    @property
    def context(self) -> BotContext:
        """The parts of the running bot. Raises ``RuntimeError`` before it is set up."""
        if self._context is None:
            message = "the bot has not been set up"
            raise RuntimeError(message)
        return self._context

    @property
    def publisher(self) -> Publisher:
        """The publisher of the running bot."""
        return self.context.publisher

    @property
    def hears(self) -> bool:
        """Whether the bot is connected to Discord and knows its servers."""
        return self.is_ready() and self._gateway_connection.hears

    async def login(self, token: str) -> None:
        """Sign in, with connections that time out early."""
        self.http.connector, self.http.http_trace = TimeoutConnector(), rate_limit_trace(self.request_bucket)
        self._meter.listen(self.http.http_trace)
        shorten_waits(self.http)
        use_token_requests()
        await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway as soon as another session may be started."""
        await self.sessions.possible()
        limits = await self.fetch_session_start_limits()
        self._at_once = limits.max_concurrency
        if not limits.remaining:
            log.warning("Discord allows no more starts: waiting", delay_s=limits.reset_after // 1000)
            await asyncio.sleep(limits.reset_after / 1000)
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 - as discord.py
        """Wait until this session may be started: discord.py counts only the sessions of one process."""
        self.sessions.at_once = max(self.sessions.at_once, 2 * (self.shard_count or 1))
        await self.sessions.take()
        if self.leases is not None:
            await self.leases.identify((shard_id or 0) % self._at_once, APART)

    async def setup_hook(self) -> None:
        """Put the parts together, bottom up, and continue where the log ends."""
        began = time.monotonic()
        store = await self._open_store()
        leases = self.leases = await leases_of(
            store, self._clocks.database, self.request_bucket, lambda: self.hears
        )
        context = self._context = self._build_context(store, leases)
        run = partial(part_tasks.run, context)
        self.ownership = ownership(self._services(context), leases, once=self._do_once, run=run)
        await self._load_commands()
        if leases is None:
            await self._tell_commands()
        await self.card_emojis.find()
        catalogue.release()  # the languages that only the commands and emojis needed
        self._ending.append(self.ownership.close)
        await self.daily.deals.note_computers()
        await self.ownership.begin()
        if self._compiles:
            await context.worker_pool.loaded()
        self._meter.watch(self)
        took = round((time.monotonic() - began) * 1000)
        log.info("set up", tables=len(context.tables.open_tables()), took_ms=took)

    async def _open_store(self) -> Store:
        """The store, after a check whose database it is. Raises ``WrongDatabase`` if it is another bot's."""
        store = self._store
        if store is None:
            store = await open_store(self.settings.database)
            self._ending.append(store.close)
        store = self._meter.watch_store(store)
        mine, theirs = self.application_id, await store.owner.application()
        if mine is None or mine == theirs:
            return store
        if theirs is not None and not self._adopt:
            message = (
                f"{self.settings.database}: belongs to the application {theirs}, and DISCORD_TOKEN is "
                f"that of {mine}: use the other token, set DATABASE to another one, or hand the database "
                "over once with `python -m bot run --adopt`"
            )
            raise WrongDatabase(message)
        await store.owner.belong(mine)
        return store

    def _build_context(self, store: Store, leases: Leases | None) -> BotContext:
        """Build the parts that answers need, from the tables up. Those built first hear first of a change."""
        settings, now = self.settings, self._now
        worker_pool = WorkerPool(settings.think_workers)
        if self._compiles:
            worker_pool.start(prepare)  # beside the rest of the setup, so that the first move need not wait
        tables = Tables(
            store,
            now=now,
            ahead=self._clocks.ahead,
            caps=Caps(settings.tables_per_person, settings.tables_per_channel, settings.tables_per_server),
            holding=leases or SINGLE_PROCESS,
        )
        self.result_recorder = ResultRecorder(tables, store)
        self.computers = ComputerMoves(tables, worker_pool, self._pause)
        self.clock, self.heartbeat = Clock(tables, now), Heartbeat(tables, store, now)
        self.calendars = Calendars(tables, store.people)
        painter = Painter(workers=settings.render_workers, report_time=self._meter.note_picture)
        film_queue = FilmQueue(painter)
        choices = Choices(store, settings.language_ui, now, shared=leases is not None)
        publisher = Publisher(self, tables=tables, store=store, painter=painter, choices=choices, now=now)
        listen(self, publisher.activity.hear)
        post = MessageSender(self, painter, publisher.activity, now)
        self.daily = Daily(
            store,
            worker_pool,
            tables,
            now,
            looks_after=lambda guild: tables.holding.holds(part_of(guild, "")),
            choices=choices,
            post=post,
            films=film_queue,
        )
        self.tournaments = Tournaments(
            store, tables, now=now, ahead=self._clocks.ahead, client=self, choices=choices, post=post
        )
        self.servers = RemovedServers(self, tables=tables, store=store, choices=choices, post=post, now=now)
        return BotContext(
            client=self,
            tables=tables,
            worker_pool=worker_pool,
            store=store,
            publisher=publisher,
            painter=painter,
            film_queue=film_queue,
            choices=choices,
            calendars=self.calendars,
            daily=self.daily,
            tournaments=self.tournaments,
            now=now,
            began=now(),
        )

    def _services(self, context: BotContext) -> Services:
        """What looks after tables. Closing the bot ends each part from now on, from the end of the list."""
        store, tables = context.store, context.tables
        self.card_emojis = Emojis(self, self._tiles, context.choices.illustrate)
        self.backlog, self.season_ends = Backlog(tables, store), SeasonEnds(store, tables.wall)
        self._ending += [
            context.painter.close,
            context.worker_pool.close,
            tables.close,
            self.card_emojis.close,
            context.publisher.close,
            self.result_recorder.close,
            self.computers.close,
            self.servers.task.close,
            self.daily.close,
            self.tournaments.close,
            self.calendars.close,
            self.heartbeat.close,
            self.clock.close,
            self.backlog.close,
            self.season_ends.task.close,
            self._end_telling,
        ]
        return Services(
            store=store,
            tables=tables,
            clock=self.clock,
            heartbeat=self.heartbeat,
            calendars=self.calendars,
            publisher=context.publisher,
            servers=self.servers,
            emojis=self.card_emojis,
            daily=self.daily,
            tournaments=self.tournaments,
            begin_upkeep=self._begin_upkeep,
            end_upkeep=self._end_upkeep,
        )

    async def idle(self) -> None:
        """Wait until all clocks run, no computer is to move, and results and messages are up to date."""
        await self.ownership.idle()
        await self.computers.idle()
        await self.calendars.idle()
        await self.result_recorder.idle()
        await self.tournaments.idle()
        await self.publisher.idle()

    async def _load_commands(self) -> None:
        for module in sorted(found.name for found in pkgutil.iter_modules(cogs.__path__, "cogs.")):
            await self.load_extension(module)

    async def _do_once(self) -> None:
        """Do what one of several processes does for all of them."""
        await self._tell_commands()
        self.card_emojis.start()

    def _begin_upkeep(self) -> None:
        """Begin to compute what older matches lack, and to close seasons."""
        self.backlog.start()
        self.season_ends.task.start()

    async def _end_upkeep(self) -> None:
        """Leave the rest of it, and of what is done once, to the process that has taken over."""
        for end in (self.backlog.close, self.season_ends.task.close, self.card_emojis.close):
            await end()
        await self._end_telling()

    async def _tell_commands(self) -> None:
        tree, owner = cast("Tree", self.tree), self.context.store.owner
        # Registering may take Discord hours after many recent changes, so nobody waits long for it.
        self.telling = asyncio.create_task(
            tree.sync_if_changed(owner, self.settings.dev_guild), name="sync commands"
        )
        await asyncio.wait([self.telling], timeout=TELLING)

    async def _end_telling(self) -> None:
        await cancel(self.telling)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as discord.py
        """Pass an event on. discord.py calls this as soon as it has read the event."""
        self._gateway_connection.note_event(event, args)
        self._meter.note_event(event, args)
        super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press on a button, a choice in a menu or a submitted form."""
        await answer_press(interaction)

    async def on_ready(self) -> None:
        """Show changes, and update what is out of date: only now the languages of the servers are known."""
        self.context.painter.start()
        self.publisher.start()
        self.tournaments.start()
        if self.leases is None:
            self.card_emojis.start()
        self.servers.task.start()
        self.daily.start()
        # Last, because it waits for the clocks of all tables and for the database.
        await self.ownership.listening({DIRECT.guild, *(guild.id for guild in self.guilds)})

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note a server's locale."""
        self.context.choices.know_guild(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note a new server."""
        await self.servers.note_joined(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that has removed the bot."""
        await self.servers.note_removal(guild.id)

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        """Note a server's new locale."""
        self.context.choices.know_guild(after)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Visit the tables of a channel whose permissions may have changed."""
        await self.publisher.look_again(after.guild.id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Visit the tables of a server whose roles have changed."""
        await self.publisher.look_again(after.guild.id)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Visit the tables of a server where the bot's roles changed.

        Discord does not send others' changes.
        """
        await self.publisher.look_again(after.guild.id)

    async def close(self) -> None:
        """Stop the parts, top down. Nothing is lost, because the log has everything."""
        while self._ending:
            end = self._ending.pop()
            try:
                await end()
            except Exception:
                log.exception("a part did not stop cleanly")
        await super().close()


def build(  # noqa: PLR0913 - what tests and other programs replace, by name
    settings: Settings,
    *,
    store: Store | None = None,
    now: Callable[[], int] | None = None,
    ahead: Callable[[], int] = lambda: 0,
    drawn: Sequence[Tile] | None = None,
    pause: Callable[[float], Awaitable[object]] | None = None,
    compiles: bool = False,
    adopt: bool = False,
    meter: Meter = OFF,
) -> Briscola:
    """Build the whole bot, not connected. Without a ``store`` it opens its own.

    ``now`` returns Unix milliseconds of a clock that never jumps, and ``ahead`` how many milliseconds the
    people's clock is ahead of it. If they are not given, both come from the system, whose clock may be set
    at any time, or from the server of the database. ``drawn`` are the pictures that become emojis, by
    default all. ``pause`` waits a number of seconds before a computer moves, if the settings want that;
    without it computers move at once. ``adopt`` takes over a database that belongs to another application.
    ``compiles`` prepares processes that compile the search of computers, where Numba is installed.
    ``meter`` counts what happens.
    """
    database_clock = DatabaseClock()
    if now is None:
        clock = database_clock if isinstance(settings.database, DatabaseUrl) else MonotonicClock()
        now, ahead = clock.now, clock.ahead
    return Briscola(
        settings,
        store=store,
        clocks=Clocks(now, ahead, database_clock),
        tiles=tiles() if drawn is None else drawn,
        pause=pause,
        compiles=compiles,
        adopt=adopt,
        meter=meter,
    )
