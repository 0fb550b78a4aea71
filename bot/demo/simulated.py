"""``Simulated``: Discord without a network, with the bot's time in the hands of whoever runs it.

simcord makes it, and waits after each act until the bot has nothing left to do. With a bot that waits on
purpose that would not end: tasks idle at an empty queue, an event or a lock, and for timers of a few seconds
it would wait in real time. Here idle tasks count as settled, and a timer fires only when ``advance_time``
reaches it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Final, cast

import discord
import simcord
from simcord.backend import serializers
from simcord.backend.cdn import CDN_BASE

from bot.pages.pictures.tiles import Tile

_IDLE: Final = {
    asyncio.Queue.get.__code__,
    asyncio.Event.wait.__code__,
    asyncio.Condition.wait.__code__,
    asyncio.Lock.acquire.__code__,
}
"""What an idle task awaits. Whoever holds a lock is at work, or waits for something, themselves."""
LOOK_SECONDS: Final = 0.0005
"""So often the simulator looks whether the bot has nothing left to do."""
_GATHERED: Final[type[Any]] = asyncio.tasks._GatheringFuture  # type: ignore[attr-defined]  # noqa: SLF001 - no public name
_WAIT_FOR: Final = asyncio.wait_for.__code__
SETTLE_SECONDS: Final = 20.0
"""So long the bot may be busy with one act before the simulator gives up; a slow machine paints slowly."""


class _Waits(dict[asyncio.Task[Any], str]):
    """simcord's list of tasks that wait on purpose, which here knows an idle task by what it awaits."""

    def get(self, task: asyncio.Task[Any], default: Any = None) -> Any:  # noqa: ANN401 - as dict
        """Why a task waits, ``default`` when it works."""
        return super().get(task) or ("idle" if _idles(task) else default)

    def __contains__(self, task: object) -> bool:
        return super().__contains__(task) or (isinstance(task, asyncio.Task) and _idles(task))


def _idles(task: asyncio.Task[Any]) -> bool:
    # A task that has gathered others waits for them, and they count themselves.
    if isinstance(getattr(task, "_fut_waiter", None), _GATHERED):
        return True
    awaited: Any = task.get_coro()
    while awaited is not None:
        frame = getattr(awaited, "cr_frame", None)
        if frame is not None and frame.f_code in _IDLE:
            return True
        # Python 3.11 wraps what wait_for waits for in a task.
        inner = frame.f_locals.get("fut") if frame is not None and frame.f_code is _WAIT_FOR else None
        if isinstance(inner, asyncio.Task):
            return _idles(inner)
        awaited = getattr(awaited, "cr_await", None)
    return False


class Simulated(simcord.Env):
    """A simulated Discord around one bot.

    ``locale`` is what everybody's Discord is set to; ``locales`` holds the exceptions, by a person's id.
    ``begins`` is the time on its clock at the start, simcord's own (the same every time) where None is given.
    """

    def __init__(
        self,
        bot: discord.Client,
        *,
        locale: discord.Locale = discord.Locale.american_english,
        begins: datetime | None = None,
    ) -> None:
        super().__init__(bot, shard_count=1, settle_timeout=SETTLE_SECONDS)
        if begins is not None:
            self.backend.clock.advance((begins - self.now()).total_seconds())
        self.locale = locale
        self.locales: dict[int, discord.Locale] = {}
        self.emoji_files: dict[str, tuple[str, bytes]] = {}
        """The pictures of emojis with their names, by address, as a page wants them."""
        self._work.external_waits = _Waits()
        self.backend.subscribers.insert(0, self._speak)  # before the bot hears of it

    def bring(self, tiles: Iterable[Tile]) -> None:
        """Let the bot's emojis be there from the start, with their pictures, which simcord does not keep."""
        for tile in tiles:
            emoji = self.backend.create_application_emoji(tile.name)
            file = f"{emoji.id}.png"
            self.emoji_files[f"{CDN_BASE}/emojis/{file}"] = (file, tile.image)

    def invite(self, guild: int, channel: int | None) -> None:
        """Say that the bot was invited to a server, whose channel for news is ``channel``, if it has one."""
        invited = self.backend.get_guild(guild)
        invited.system_channel_id = channel
        payload = dict(serializers.guild_create_payload(self.backend, invited))
        payload.pop("unavailable", None)  # so Discord says that it is new
        self.backend.emit("GUILD_CREATE", payload)

    async def _settle_internal(self, *, idle: float = LOOK_SECONDS, **named: Any) -> None:  # noqa: ANN401 - as simcord
        """As simcord does it, but looking more often: the bot waits for its database in milliseconds."""
        if named.get("timeout") is not None:  # simcord's own patience with a start, too
            named["timeout"] = max(named["timeout"], SETTLE_SECONDS)
        await super()._settle_internal(idle=idle, **named)

    def _schedule_timer(self, *_: object) -> None:
        """No timer of the bot falls back on the real clock."""

    def _speak(self, event: str, payload: Mapping[str, Any]) -> None:
        """All people of simcord speak American English: put what they speak here into their interactions."""
        if event != "INTERACTION_CREATE":
            return
        user: Mapping[str, Any] = (payload.get("member") or payload)["user"]
        said = cast("dict[str, Any]", payload)
        said["locale"] = self.locales.get(int(user["id"]), self.locale).value
        if "guild_id" in payload:
            guild = self.backend.get_guild(int(payload["guild_id"]))
            said["guild_locale"] = guild.preferred_locale
