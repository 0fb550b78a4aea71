"""``SimulatedDiscord``: Discord without a network. The caller controls the bot's time.

It is based on simcord, which waits after each act until the bot has nothing left to do. With a bot that
waits on purpose that would not end: tasks are idle at an empty queue, an event or a lock, and simcord would
wait in real time for timers of a few seconds. Here idle tasks count as finished, and a timer fires only when
``advance_time`` reaches it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any, Final, NamedTuple, cast

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
    asyncio.sleep.__code__,
}
"""What an idle task awaits. The holder of a lock is at work, or waits for something itself. A task that
sleeps is idle, because its timer counts as work when it is due."""
_STEPS: Final = 1000
"""The steps of the loop after which the simulator looks although something can still run."""
LOOK_SECONDS: Final = 0.001
"""The seconds between two checks whether the bot has nothing left to do."""
_GATHERED: Final[type[Any]] = asyncio.tasks._GatheringFuture  # type: ignore[attr-defined]  # noqa: SLF001 - asyncio names none
_WAIT_FOR: Final = asyncio.wait_for.__code__
SETTLE_SECONDS: Final = 20.0
"""The seconds for which the bot may be busy with one act before the simulator gives up. A slow machine
paints slowly."""


class _Waits(dict[asyncio.Task[Any], str]):
    """simcord's list of tasks that wait on purpose; here an idle task is recognised by what it awaits."""

    def get(self, task: asyncio.Task[Any], default: Any = None) -> Any:  # noqa: ANN401 - as dict
        """Why a task waits; ``default`` if it works."""
        return super().get(task) or ("idle" if _idles(task) else default)

    def __contains__(self, task: object) -> bool:
        return super().__contains__(task) or (isinstance(task, asyncio.Task) and _idles(task))


def _idles(task: asyncio.Task[Any]) -> bool:
    # A task that has gathered others waits for them, and they are counted themselves.
    if isinstance(getattr(task, "_fut_waiter", None), _GATHERED):
        return True
    awaitable: Any = task.get_coro()
    while awaitable is not None:
        frame = getattr(awaitable, "cr_frame", None)
        if frame is not None and frame.f_code in _IDLE:
            return True
        # Python 3.11 wraps the object of wait_for in a task.
        inner = frame.f_locals.get("fut") if frame is not None and frame.f_code is _WAIT_FOR else None
        if isinstance(inner, asyncio.Task):
            return _idles(inner)
        awaitable = getattr(awaitable, "cr_await", None)
    return False


class _Settlement(NamedTuple):
    """What simcord asks whether a task is done; its own has the same fields and takes longer to make."""

    work: Any
    bot: discord.Client
    loop: asyncio.AbstractEventLoop | None
    virtual_time: float
    advancing: bool
    generation: int
    last_dispatch: str | None


class SimulatedDiscord(simcord.Env):
    """A simulated Discord around one bot.

    ``locale`` is the language of everybody's Discord; ``locales`` holds the exceptions by a person's id.
    ``begins`` is the time at the start; None means simcord's own, which is always the same.
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
        """The pictures of emojis with their names, by address, as a page needs them."""
        self._work.external_waits = _Waits()
        self.backend.subscribers.insert(0, self._speak)  # before the bot receives it

    def bring(self, tiles: Iterable[Tile]) -> None:
        """Add the bot's emojis from the start, with their pictures, which simcord does not keep."""
        for tile in tiles:
            emoji = self.backend.create_application_emoji(tile.name)
            file = f"{emoji.id}.png"
            self.emoji_files[f"{CDN_BASE}/emojis/{file}"] = (file, tile.image)

    def invite(self, guild: int, channel: int | None) -> None:
        """Send that the bot was added to a server, whose channel for news is ``channel``, if it has one."""
        server = self.backend.get_guild(guild)
        server.system_channel_id = channel
        payload = dict(serializers.guild_create_payload(self.backend, server))
        payload.pop("unavailable", None)  # by this Discord marks a new server
        self.backend.emit("GUILD_CREATE", payload)

    def as_bot(self) -> AbstractContextManager[None]:
        """What is done meanwhile is done by the bot's own code."""
        return self._bot_scope()

    async def _settle_internal(self, *, idle: float = LOOK_SECONDS, **options: Any) -> None:  # noqa: ANN401 - as simcord
        """As in simcord, but checking more often: the bot waits for its database only milliseconds."""
        if options.get("timeout") is not None:  # simcord's own patience at a start
            options["timeout"] = max(options["timeout"], SETTLE_SECONDS)
        await self.run_ready()
        self._last_dispatch = options.get("dispatch")
        if not self._rests():
            await super()._settle_internal(idle=idle, **options)

    def _rests(self) -> bool:
        """Whether nothing is at work or due. Mostly so, and simcord would look at every task twice for it.

        Not while anything waits for a file or socket, such as an answer of a database server: that comes in
        real time.
        """
        work, now = self._work, self._virtual_time
        advancing = self._real_advance_task or self._advance_task
        selector = asyncio.get_running_loop()._selector  # type: ignore[attr-defined]  # noqa: SLF001 - asyncio names none
        if work.executors or len(selector.get_map()) > 1:  # one is the loop's own
            return False
        if advancing not in {None, asyncio.current_task()}:
            return False
        work.callbacks = [one for one in work.callbacks if one.handle and not one.handle.cancelled()]
        if any(one.when is None or one.when <= now for one in work.callbacks):
            return False
        return all(task.done() or self._waits(task) for task in work.tasks)

    def _waits(self, task: asyncio.Task[Any]) -> bool:
        """Whether a task waits on purpose, for something that has not happened."""
        waiter = getattr(task, "_fut_waiter", None)
        return waiter is not None and not waiter.done() and task in self._work.external_waits

    def _settlement_state(self) -> Any:  # noqa: ANN401 - simcord's own type has no public name
        """As in simcord, which makes one for each task that it looks at."""
        return _Settlement(
            self._work,
            self.bot,
            self._loop,
            self._virtual_time,
            self._advancing,
            self._generation,
            self._last_dispatch,
        )

    @staticmethod
    async def run_ready() -> None:
        """Let everything run that waits for nothing: simcord looks at all tasks between any two steps."""
        ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # noqa: SLF001 - asyncio names none
        for _ in range(_STEPS):
            await asyncio.sleep(0)
            if not ready:
                return

    def _schedule_timer(self, *_: object) -> None:
        """Do nothing, so that no timer of the bot uses the real clock."""

    def _speak(self, event: str, payload: Mapping[str, Any]) -> None:
        """Put people's languages into their interactions: in simcord all people speak American English."""
        if event != "INTERACTION_CREATE":
            return
        user: Mapping[str, Any] = (payload.get("member") or payload)["user"]
        fields = cast("dict[str, Any]", payload)
        fields["locale"] = self.locales.get(int(user["id"]), self.locale).value
        if "guild_id" in payload:
            guild = self.backend.get_guild(int(payload["guild_id"]))
            fields["guild_locale"] = guild.preferred_locale
