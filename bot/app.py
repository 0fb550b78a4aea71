"""The composition root: store → tables → computers, clock, results → publisher → cogs; and back down."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from http.client import BAD_REQUEST
from typing import Final, cast

import discord
from discord.ext import commands

import cogs
from bot.log import configure, get
from bot.monotonic import MonotonicClock
from bot.names import one_line
from bot.pages.pictures.tiles import Tile, tiles
from bot.render.film_queue import FilmQueue
from bot.render.painter import Painter
from bot.settings import Settings, SettingsError
from bot.stopping import told_to_stop
from bot.store.base import Owner, Store, StoreError, WrongDatabase
from bot.store.opening import open_store
from bot.tables.listeners.calendars import Calendars
from bot.tables.listeners.clock import PAUSE, Clock
from bot.tables.listeners.computer_moves import ComputerMoves
from bot.tables.listeners.heartbeat import Heartbeat
from bot.tables.listeners.results import ResultRecorder
from bot.tables.model.people import DIRECT
from bot.tables.table_caps import Caps
from bot.tables.tables import Tables
from bot.ui.answers.context import BotContext
from bot.ui.command_tree import Tree
from bot.ui.presses import press, unclaimed
from bot.ui.publish.daily import Daily
from bot.ui.publish.publisher import Publisher
from bot.ui.publish.removed_servers import RemovedServers
from bot.ui.wire.emojis import Emojis
from bot.ui.wire.gateway_sessions import GatewaySessions
from bot.ui.wire.items import TableItem
from bot.ui.wire.people import BotClient, Choices, Interaction
from bot.ui.wire.replies import Unreachable
from bot.ui.wire.sender import MessageSender
from bot.ui.wire.timeouts import TimeoutConnector, brief, rate_limit_trace
from bot.workers import WorkerPool

log = get(__name__)

GOOD: Final = 0
REFUSED: Final = 1
BAD_SETTINGS: Final = 2

FIRST_PAUSE: Final = 1.0
"""The seconds before another try when Discord cannot be reached. They double each time."""
LONGEST_PAUSE: Final = 60.0
TELLING: Final = 10.0
"""The seconds that a start waits until Discord has accepted the commands. Registration continues
afterwards."""
_OUT_OF_REACH: Final = (*Unreachable, discord.GatewayNotFound)


class Briscola(BotClient):
    """The bot. A given ``store`` stays open when the bot closes; one that it opens itself is closed with it.

    ``drawn`` are the pictures that it uploads to Discord as emojis.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        store: Store | None,
        now: Callable[[], int],
        ahead: Callable[[], int],
        drawn: Sequence[Tile],
        pause: Callable[[float], Awaitable[object]] | None,
        adopt: bool,
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
        self._now = now
        self._ahead = ahead
        self._store = store
        self._drawn = drawn
        self._adopt = adopt
        self._pause = pause if settings.think_time == "on" else None
        self._context: BotContext | None = None
        self.sessions = GatewaySessions(settings.beside_the_database("sessions"), now)
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

    async def login(self, token: str) -> None:
        """Sign in, with connections that time out early."""
        self.http.connector, self.http.http_trace = TimeoutConnector(), rate_limit_trace()
        brief(self.http)
        await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway as soon as another session may be started."""
        await self.sessions.possible()
        limits = await self.fetch_session_start_limits()
        if not limits.remaining:
            log.warning("Discord allows no more starts: waiting", delay_s=limits.reset_after // 1000)
            await asyncio.sleep(limits.reset_after / 1000)
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, _shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 - as discord.py
        """Wait until this session may be started: discord.py counts only the sessions of one process."""
        self.sessions.at_once = max(self.sessions.at_once, 2 * (self.shard_count or 1))
        await self.sessions.take()

    async def setup_hook(self) -> None:
        """Put the parts together, bottom up, and continue where the log ends."""
        began = time.monotonic()
        settings, now = self.settings, self._now
        store = self._store
        if store is None:
            store = await open_store(settings.database)
            self._ending.append(store.close)
        await self._own(store)
        caps = Caps(settings.tables_per_person, settings.tables_per_channel, settings.tables_per_server)
        worker_pool = WorkerPool(settings.think_workers)
        tables = Tables(store, now=now, ahead=self._ahead, caps=caps)
        painter = Painter(workers=settings.render_workers)
        self._ending += [painter.close, worker_pool.close, tables.close]
        choices = Choices(store, settings.language_ui, now)
        self.card_emojis = Emojis(self, self._drawn, choices.illustrate)
        result_recorder = ResultRecorder(tables, store)
        computers = ComputerMoves(tables, worker_pool, self._pause)
        clock, heartbeat = Clock(tables, now), Heartbeat(tables, store, now)
        calendars = Calendars(tables, store.people)
        publisher = Publisher(self, tables=tables, store=store, painter=painter, choices=choices, now=now)
        publisher.activity.listen(self)
        post = MessageSender(self, painter, publisher.activity, now)
        self.daily = Daily(store, worker_pool, tables.wall, choices=choices, post=post)
        self._context = BotContext(
            tables=tables,
            worker_pool=worker_pool,
            store=store,
            publisher=publisher,
            painter=painter,
            film_queue=FilmQueue(painter),
            choices=choices,
            calendars=calendars,
            daily=self.daily,
            now=now,
        )
        self.computers, self.clock, self.result_recorder, self.calendars = (
            computers,
            clock,
            result_recorder,
            calendars,
        )
        self.servers = RemovedServers(self, tables=tables, store=store, choices=choices, post=post, now=now)
        self._ending += [self.card_emojis.close, publisher.close, result_recorder.close]
        self._ending += [computers.close, self.servers.close, self.daily.close]
        self._ending += [calendars.close, heartbeat.close, clock.close]
        await self._load_commands(store.owner)
        await self.card_emojis.find()
        await tables.begin()
        self.clocks_starting = asyncio.create_task(self._wake(clock, heartbeat), name="wake")
        self._ending.append(partial(_cancel, self.clocks_starting))
        log.info("set up", tables=len(tables.open_tables()), took_ms=_passed(began))

    async def _wake(self, clock: Clock, heartbeat: Heartbeat) -> None:
        """Resume all clocks.

        For a thousand tables this takes a while, in which everybody is answered (F2).
        """
        began = time.monotonic()
        while True:
            try:
                await self.context.tables.wake()
            except StoreError as error:
                log.warning("clocks stand as yet", error=str(error))
            except Exception:
                # Try again, whatever it was: without clocks nothing would happen by itself.
                log.exception("clocks stand as yet")
            else:
                break
            await asyncio.sleep(PAUSE)
        await self.calendars.idle()  # turns that end in quiet hours are moved before any clock runs
        clock.start()
        heartbeat.start()
        log.info("all clocks run", tables=len(self.context.tables.open_tables()), took_ms=_passed(began))

    async def _own(self, store: Store) -> None:
        """Check whose database it is. Raises ``WrongDatabase`` if it is another application's."""
        mine, theirs = self.application_id, await store.owner.application()
        if mine is None or mine == theirs:
            return
        if theirs is not None and not self._adopt:
            message = (
                f"{self.settings.database}: belongs to the application {theirs}, and DISCORD_TOKEN is "
                f"that of {mine}: use the other token, set DATABASE to another one, or hand the database "
                "over once with `python -m bot run --adopt`"
            )
            raise WrongDatabase(message)
        await store.owner.belong(mine)

    async def idle(self) -> None:
        """Wait until all clocks run, no computer is to move, and results and messages are up to date."""
        await self.clocks_starting
        await self.computers.idle()
        await self.calendars.idle()
        await self.result_recorder.idle()
        await self.publisher.idle()

    async def _load_commands(self, told: Owner) -> None:
        self.add_dynamic_items(TableItem)
        for module in sorted(found.name for found in pkgutil.iter_modules(cogs.__path__, "cogs.")):
            await self.load_extension(module)
        tree = cast("Tree", self.tree)
        # Registering may take Discord hours after many recent changes, so nobody waits long for it.
        self.telling = asyncio.create_task(tree.tell(told, self.settings.dev_guild), name="tell commands")
        self._ending.append(partial(_cancel, self.telling))
        await asyncio.wait([self.telling], timeout=TELLING)

    async def press(self, interaction: Interaction) -> None:
        """Answer a press on a button or a choice in a menu."""
        await press(interaction)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer the presses that discord.py drops."""
        await unclaimed(interaction)

    async def on_ready(self) -> None:
        """Show changes, and update what is out of date: only now the languages of the servers are known."""
        self.publisher.start()
        self.card_emojis.start()
        await asyncio.wait([self.clocks_starting])
        tables = self.context.tables
        known = {DIRECT.guild, *(guild.id for guild in self.guilds)}
        here = [head.table for head in await self.context.store.log.heads() if head.guild in known]
        # A table that closed in the last moments of the previous process may still be shown as open.
        closed = set(await self.context.store.messages.showing()) - set(tables.open_tables())
        self.publisher.catch_up([*here, *closed])
        self.servers.start()
        self.daily.start()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note a server's locale."""
        self.context.choices.know_guild(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note a new server."""
        await self.servers.joined(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that has removed the bot."""
        await self.servers.left(guild.id)

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


def build(
    settings: Settings,
    *,
    store: Store | None = None,
    now: Callable[[], int] | None = None,
    ahead: Callable[[], int] = lambda: 0,
    drawn: Sequence[Tile] | None = None,
    pause: Callable[[float], Awaitable[object]] | None = None,
    adopt: bool = False,
) -> Briscola:
    """Build the whole bot, not connected. Without a ``store`` it opens its own.

    ``now`` returns Unix milliseconds of a clock that never jumps, and ``ahead`` how many milliseconds the
    people's clock is ahead of it. If they are not given, both come from the system, whose clock may be set
    at any time. ``drawn`` are the pictures that become emojis, by default all. ``pause`` waits a number of
    seconds before a computer moves, if the settings want that; without it computers move at once. ``adopt``
    takes over a database that belongs to another application.
    """
    if now is None:
        steady = MonotonicClock()
        now, ahead = steady.now, steady.ahead
    return Briscola(
        settings,
        store=store,
        now=now,
        ahead=ahead,
        drawn=tiles() if drawn is None else drawn,
        pause=pause,
        adopt=adopt,
    )


def run(settings: Settings, *, adopt: bool = False) -> int:
    """Connect to Discord and play until told to stop. Returns the exit code. A fault is a line on stderr.

    ``adopt`` takes over a database that belongs to another application.
    """
    try:
        token = settings.token()
    except SettingsError as error:
        return _complain(str(error), BAD_SETTINGS)
    configure(settings.log_level, settings.log_format, secrets=settings.secrets)
    # It greets with warnings about voice, which nobody needs here.
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    return asyncio.run(_run(settings, token, adopt=adopt))


async def _run(settings: Settings, token: str, *, adopt: bool) -> int:
    try:
        store = await open_store(settings.database)
    except StoreError as error:
        return _complain(str(error), BAD_SETTINGS)
    begin = partial(build, settings, store=store, pause=asyncio.sleep, adopt=adopt)
    with told_to_stop() as stopping:
        try:
            return await _exit_code(begin, token, stopping, settings)
        finally:
            await store.close()


async def _exit_code(
    begin: Callable[[], Briscola], token: str, stopping: asyncio.Event, chosen: Settings
) -> int:
    """Play until told to stop. A failure is reported in one line, and the result is the exit code."""
    try:
        return await _play(begin, token, stopping)
    except discord.LoginFailure:
        return _complain(
            "DISCORD_TOKEN is refused by Discord; copy it anew from the application's Bot page", REFUSED
        )
    except WrongDatabase as error:
        return _complain(str(error), BAD_SETTINGS)
    except StoreError as error:
        line = f"{chosen.database}: {error}; `python -m bot doctor` says more"
        return _complain(line, BAD_SETTINGS)
    except discord.PrivilegedIntentsRequired:
        return _complain(
            "Discord refuses the intents; the bot asks for `guilds` alone, which every application may have: "
            "install it again if it was changed",
            REFUSED,
        )
    except discord.ConnectionClosed as error:
        return _complain(f"Discord ended the connection for good, with code {error.code}", REFUSED)


async def _play(begin: Callable[[], Briscola], token: str, stopping: asyncio.Event) -> int:
    """Play until told to stop. While Discord cannot be reached, new bots are tried at growing intervals."""
    pause = FIRST_PAUSE
    while not stopping.is_set():
        began = time.monotonic()
        try:
            await _once(begin(), token, stopping)
        except _OUT_OF_REACH as error:
            if getattr(error, "status", None) == BAD_REQUEST:
                raise  # a fault of the bot: another try would fail, too
            if time.monotonic() - began > LONGEST_PAUSE:
                pause = FIRST_PAUSE  # Discord had been reached
            log.warning("Discord cannot be reached, trying again", error=type(error).__name__, delay_s=pause)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await stopping.wait()
            pause = min(2 * pause, LONGEST_PAUSE)
    return GOOD


async def _once(bot: Briscola, token: str, stopping: asyncio.Event) -> None:
    """Run one bot until told to stop. Raises what ends it earlier."""
    async with bot:
        playing = asyncio.ensure_future(bot.start(token))
        told = asyncio.ensure_future(stopping.wait())
        try:
            await asyncio.wait([playing, told], return_when=asyncio.FIRST_COMPLETED)
        finally:
            told.cancel()
            if not playing.done():
                await bot.close()
                playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _passed(began: float) -> int:
    """The milliseconds since a moment."""
    return round((time.monotonic() - began) * 1000)


def _complain(line: str, code: int) -> int:
    sys.stderr.write(one_line(line) + "\n")
    return code
