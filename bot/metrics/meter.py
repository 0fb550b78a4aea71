"""What the parts of the bot report to whoever counts; by default nobody does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import aiohttp

from bot.store.base import Store
from bot.tables.leases import Leases
from bot.ui.answers.context import BotContext
from bot.ui.wire.rate_limits.request_bucket import RequestBucket


class RunningBot(Protocol):
    """The bot as the figures need it."""

    @property
    def context(self) -> BotContext:
        """The parts of the bot."""

    @property
    def request_bucket(self) -> RequestBucket:
        """The limit on counted requests."""

    @property
    def guilds(self) -> Sequence[object]:
        """The servers of the bot."""

    @property
    def latencies(self) -> Sequence[tuple[int, float]]:
        """The shards, each with the seconds between its last heartbeat and Discord's answer."""

    @property
    def leases(self) -> Leases | None:
        """The leases of the process; None if it shares its database with no other one."""

    @property
    def hears(self) -> bool:
        """Whether the bot is connected to Discord and knows its servers."""


class Meter(Protocol):
    """Counts what happens in a process, over all bots that run in it one after the other."""

    def watch(self, bot: RunningBot) -> None:
        """Read the figures of this bot from now on. It is set up."""

    def note_event(self, event: str, args: Sequence[object]) -> None:
        """Note an event of discord.py (``interaction``, ``shard_connect`` …) with its arguments."""

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """Count the requests of connections with this trace."""

    def watch_store(self, store: Store) -> Store:
        """The store, with its calls timed and its errors counted."""

    def note_picture(self, seconds: float) -> None:
        """Note that a picture was painted, and the seconds of its process."""


class _Off:
    """Counts nothing."""

    def watch(self, bot: RunningBot) -> None:
        """Do nothing."""

    def note_event(self, event: str, args: Sequence[object]) -> None:
        """Do nothing."""

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """Do nothing."""

    def watch_store(self, store: Store) -> Store:
        """The store itself."""
        return store

    def note_picture(self, seconds: float) -> None:
        """Do nothing."""


OFF: Final[Meter] = _Off()
"""The meter of a bot whose figures nobody reads."""
