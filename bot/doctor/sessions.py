"""Whether Discord sends what people do to all sessions of a shard: several processes rely on it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from bot.cancellation import cancel
from bot.doctor.findings import Finding, Level
from bot.monotonic import wall_clock
from bot.settings import Settings
from bot.ui.wire.rate_limits.gateway_sessions import GatewaySessions

ABOUT: Final = "sessions"
SESSIONS: Final = 2
STARTS: Final = 90.0
"""The seconds in which the sessions begin. They must be five seconds apart."""
PATIENCE: Final = 120.0
"""The seconds for which the operator's press is waited for."""
LATER: Final = 3.0
"""The seconds after the first session has heard a press in which the other one may hear it, too."""
_ASK: Final = "Press any button of the bot, or use one of its commands, {where}; {seconds:.0f} s …"
_UNANSWERED: Final = "Discord says that the press failed unless the bot runs, too: that does not matter here."


class _Listener(discord.Client):
    """A session of shard 0 that notes the interactions that it hears, and answers none."""

    def __init__(self, shards: int, sessions: GatewaySessions, on_event: Callable[[], None]) -> None:
        super().__init__(intents=discord.Intents.none(), shard_id=0, shard_count=shards)
        self._sessions = sessions
        self._tell = on_event
        self.heard: set[int] = set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002 - as discord.py
        """Keep the pause after the session that was begun last, whichever process began it."""
        await self._sessions.take()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Note it."""
        self.heard.add(interaction.id)
        self._tell()


async def look_at_sessions(
    settings: Settings,
    *,
    tell: Callable[[str], None] = print,
    patience: float = PATIENCE,
    later: float = LATER,
) -> list[Finding]:
    """Open two sessions, ask for a press with ``tell``, and say which of them heard it.

    Sends nothing but the beginning of the sessions, which count towards the thousand of a day.
    """
    if settings.discord_token is None:
        return [Finding(Level.SKIP, ABOUT, "not tried: there is no token")]
    logging.getLogger("discord").setLevel(logging.ERROR)  # failures are reported below
    pressed = asyncio.Event()
    sessions = GatewaySessions(settings.sessions_file, wall_clock)
    try:
        shards = await _shards(settings.token())
        listeners = [_Listener(shards, sessions, pressed.set) for _ in range(SESSIONS)]
        running = [asyncio.ensure_future(one.start(settings.token())) for one in listeners]
        try:
            await _wait_for_sessions(listeners, running)
            where = "anywhere" if shards == 1 else "in a direct message"
            tell(f"{_ASK.format(where=where, seconds=patience)}\n{_UNANSWERED}")
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await pressed.wait()
                    await asyncio.sleep(later)
        finally:
            for one in listeners:
                await one.close()
            await asyncio.gather(*running, return_exceptions=True)
    except TimeoutError:
        return [Finding(Level.FAIL, ABOUT, f"did not begin within {STARTS:.0f} s", "try again later")]
    except (aiohttp.ClientError, discord.DiscordException, OSError) as error:
        answer = f"cannot be begun: {type(error).__name__}"
        return [Finding(Level.FAIL, ABOUT, answer, "look at what is said of Discord above")]
    return [_finding(*(one.heard for one in listeners))]


def _finding(first: set[int], second: set[int]) -> Finding:
    if first & second:
        return Finding(Level.OK, ABOUT, "both sessions heard the press: several processes can share the bot")
    if first or second:
        which = "first" if first else "second"
        return Finding(
            Level.FAIL,
            ABOUT,
            f"only the {which} of two sessions heard the press",
            "run one process: others would miss what concerns their tables",
        )
    return Finding(Level.WARN, ABOUT, "nothing was pressed, so nothing is known", "try again")


async def _shards(token: str) -> int:
    """The number of shards that Discord wants the bot to have."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        shards, _, _ = await client.http.get_bot_gateway()
    return shards


async def _wait_for_sessions(listeners: list[_Listener], running: Sequence[asyncio.Future[None]]) -> None:
    """Wait until all sessions have begun. Raises what ends one of them, and ``TimeoutError``."""

    async def all_ready() -> None:
        for one in listeners:
            await one.wait_until_ready()

    ready = asyncio.ensure_future(all_ready())
    try:
        async with asyncio.timeout(STARTS):
            done, _ = await asyncio.wait([ready, *running], return_when=asyncio.FIRST_COMPLETED)
            for ended in done:
                ended.result()
    finally:
        await cancel(ready)
