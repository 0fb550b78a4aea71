"""Runs the bot until it is told to stop: opens the database, connects, tries again when Discord fails."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.client import BAD_REQUEST
from typing import Final

import discord

from bot.app import Briscola, build
from bot.log import configure, get
from bot.metrics.serving import serve
from bot.names import one_line
from bot.processes.stop_signals import stop_event
from bot.settings import Settings, SettingsError
from bot.store.errors import StoreError, Unavailable, WrongDatabase
from bot.store.opening import open_store
from bot.ui.wire.replies import Unreachable

log = get(__name__)

GOOD: Final = 0
AWAY: Final = 1
"""The server of the database is away, or Discord ended the connection: starting again may help."""
UNUSABLE: Final = 2
"""A setting, the database or the program must be corrected; starting again changes nothing."""

FIRST_PAUSE: Final = 1.0
"""The seconds before another try when Discord cannot be reached. They double each time."""
LONGEST_PAUSE: Final = 60.0
_OUT_OF_REACH: Final = (*Unreachable, discord.GatewayNotFound)


def run(settings: Settings, *, adopt: bool = False) -> int:
    """Connect to Discord and play until told to stop. Returns the exit code. A fault is a line on stderr.

    ``adopt`` takes over a database that belongs to another application.
    """
    try:
        token = settings.token()
    except SettingsError as error:
        return _print_error(str(error), UNUSABLE)
    configure(settings.log_level, settings.log_format, secrets=settings.secrets)
    # It greets with warnings about voice, which nobody needs here.
    logging.getLogger("discord.client").setLevel(logging.ERROR)
    return asyncio.run(_run(settings, token, adopt=adopt))


async def _run(settings: Settings, token: str, *, adopt: bool) -> int:
    try:
        store = await open_store(settings.database)
    except StoreError as error:
        return _print_error(str(error), AWAY if isinstance(error, Unavailable) else UNUSABLE)
    begin = partial(build, settings, store=store, pause=asyncio.sleep, compiles=True, adopt=adopt)
    try:
        async with serve(settings.metrics_address) as meter:
            with stop_event() as stopping:
                return await _exit_code(partial(begin, meter=meter), token, stopping, settings)
    except SettingsError as error:
        return _print_error(str(error), UNUSABLE)
    finally:
        await store.close()


async def _exit_code(
    begin: Callable[[], Briscola], token: str, stopping: asyncio.Event, settings: Settings
) -> int:
    """Play until told to stop. A failure is reported in one line, and the result is the exit code."""
    try:
        return await _play(begin, token, stopping)
    except discord.LoginFailure:
        return _print_error(
            "DISCORD_TOKEN is refused by Discord; copy it anew from the application's Bot page", UNUSABLE
        )
    except WrongDatabase as error:
        return _print_error(str(error), UNUSABLE)
    except StoreError as error:
        line = f"{settings.database}: {error}; `python -m bot doctor` says more"
        return _print_error(line, UNUSABLE)
    except discord.PrivilegedIntentsRequired:
        return _print_error(
            "Discord refuses the intents; the bot asks for `guilds` alone, which every application may have: "
            "install it again if it was changed",
            UNUSABLE,
        )
    except discord.ConnectionClosed as error:
        return _print_error(f"Discord ended the connection for good, with code {error.code}", AWAY)


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
        stop_signal = asyncio.ensure_future(stopping.wait())
        try:
            await asyncio.wait([playing, stop_signal], return_when=asyncio.FIRST_COMPLETED)
        finally:
            stop_signal.cancel()
            if not playing.done():
                await bot.close()
                playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


def _print_error(line: str, code: int) -> int:
    sys.stderr.write(one_line(line) + "\n")
    return code
