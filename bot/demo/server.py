"""Bar Sport: a server with one channel, six people, the real bot, and pages that show it."""

from __future__ import annotations

import asyncio
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import discord
from simcord import ChannelHandle, MemberActor, SetupError
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot import log
from bot.app import Briscola, build
from bot.cancellation import cancel
from bot.demo.pages import Page, Pages
from bot.demo.simulated import SimulatedDiscord
from bot.languages import BY_CODE, DEFAULT
from bot.metrics.meter import OFF, Meter
from bot.metrics.serving import serve
from bot.pages.pictures.tiles import tiles
from bot.processes.stop_signals import stop_event
from bot.settings import Settings, SettingsError
from bot.simulation.preparation import prepare
from bot.store.rows import Preferences

UNUSABLE: Final = 2
PEOPLE: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
"""The visitor, and the people to whom they can switch: enough for a tournament with equal deals (T-3)."""
WELCOME: Final = """
  Briscola is on at Bar Sport:  {page}

  Type /briscola new there. At the top of the page you can be {others} instead of {visitor}.
  Direct messages:  {direct}
  Ctrl-C ends it; nothing is kept.

"""


@dataclass(frozen=True, slots=True)
class DemoServer:
    """The server of the demonstration: its Discord, its channel, and its people, the visitor first."""

    bot: Briscola
    world: SimulatedDiscord
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    pages: Pages
    page: Page
    direct: tuple[Page, ...]


def run_demo(settings: Settings, *, port: int | None, browser: bool, language: str | None) -> int:
    """See ``bot.demo.run``."""
    # Lines that only an operator needs would hide the address.
    log.configure("warning" if settings.log_level == "info" else settings.log_level, settings.log_format)
    try:
        with asyncio.Runner() as runner:
            return runner.run(_until_stopped(settings, port=port, browser=browser, language=language))
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
    except OSError as error:
        sys.stderr.write(f"The page cannot be shown at port {port}: {error.strerror or error}\n")
    except SetupError as error:
        sys.stderr.write(f"The demonstration cannot begin: {error}\n")
    return UNUSABLE


async def _until_stopped(settings: Settings, *, port: int | None, browser: bool, language: str | None) -> int:
    with stop_event() as stop:
        async with (
            serve(settings.metrics_address) as meter,
            demo_server(settings, port=port, language=language, meter=meter) as demo,
        ):
            # Not by the bot itself: the simulated Discord waits until the bot's own work is done.
            demo.bot.context.worker_pool.start(prepare)
            await demo.bot.context.worker_pool.loaded()
            _welcome(demo)
            if browser:
                _show(demo.page.url)
            ends = [asyncio.ensure_future(end) for end in (stop.wait(), demo.page.closed())]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            await cancel(*ends)
    return 0


@asynccontextmanager
async def demo_server(
    settings: Settings,
    *,
    port: int | None = None,
    language: str | None = None,
    meter: Meter = OFF,
    begins: datetime | None = None,
) -> AsyncIterator[DemoServer]:
    """Open the server for the duration of a ``with``; see ``bot.demo.run``. ``meter`` counts what happens.

    ``begins`` is the time on its clock at the start; None means the visitor's own.
    """
    language_code = language or settings.language_ui
    with TemporaryDirectory(prefix="briscola-demo-") as folder:
        mine = settings.model_copy(
            update={"database": Path(folder) / "demo.db", "language_ui": language_code}
        )
        # There is only one clock: what the page calls a minute from now is a minute on the visitor's watch,
        # and no message seems older than the bot, because such a message would be edited at once.
        bot = build(mine, now=lambda: int(world.now().timestamp() * 1000), meter=meter)
        world = SimulatedDiscord(bot, locale=_locale(language_code), begins=begins or datetime.now(UTC))
        world.backend.bot_user.name = "Briscola"
        world.bring(tiles())
        await world.start()
        try:
            if begins is None:
                await world.advance_time(max(0.0, (datetime.now(UTC) - world.now()).total_seconds()))
            async with _open_server(bot, world, port) as demo:
                if not BY_CODE[language_code].locales:
                    for person in demo.people:
                        await bot.context.choices.choose(Preferences(person.id, language_code))
                yield demo
        finally:
            await bot.close()
            await world.shutdown()


def _locale(language_code: str) -> discord.Locale:
    """The language of Discord's client there; English if Discord lacks the language."""
    locales = BY_CODE[language_code].locales or BY_CODE[DEFAULT].locales
    return discord.Locale(locales[0])


@asynccontextmanager
async def _open_server(bot: Briscola, world: SimulatedDiscord, port: int | None) -> AsyncIterator[DemoServer]:
    users = [world.create_user(name.lower(), global_name=name) for name in PEOPLE]
    # The visitor owns the server and can therefore try what moderators may do.
    server = world.create_guild("Bar Sport", owner=users[0], preferred_locale=world.locale.value)
    people = tuple(server.add_member(user) for user in users)
    channel = server.create_text_channel("briscola")
    # A page shows a channel without its threads, so the tables of tournaments stand in the channel, too.
    denied = discord.Permissions(create_public_threads=True).value
    world.backend.set_overwrite(channel.id, Overwrite(server.id, OverwriteType.ROLE, allow=0, deny=denied))
    world.invite(server.id, channel.id)
    await world.settle()  # the greeting is on the page from its beginning
    pages = Pages(world)
    following: asyncio.Task[None] | None = None
    try:
        page = await pages.show(channel, people, port)
        direct = tuple([await pages.show(user.dm_channel, [user], None) for user in users])
        following = asyncio.create_task(pages.follow(), name="follow")
        yield DemoServer(bot, world, channel, people, pages, page, direct)
    finally:
        await cancel(following)
        await pages.close()


def _welcome(demo: DemoServer) -> None:
    direct = zip(PEOPLE, demo.direct, strict=True)
    lines = WELCOME.format(
        page=demo.page.url,
        visitor=PEOPLE[0],
        others=", ".join(PEOPLE[1:-1]) + f" or {PEOPLE[-1]}",
        direct="\n                    ".join(f"{name:5} {page.url}" for name, page in direct),
    )
    sys.stdout.write(lines)
    sys.stdout.flush()


def _show(url: str) -> None:
    """Open the visitor's browser if it has windows: a browser in this terminal would fill it."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(url)
