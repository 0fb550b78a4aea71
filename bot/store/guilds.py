"""The part of the store for the settings of servers; see ``bot.store.base``."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.store.rows import GuildSettings, WeeklyDigest


class Guilds(Protocol):
    """The settings of servers."""

    async def settings(self, guild: int) -> GuildSettings:
        """The server's settings; the defaults if it has none."""

    async def set_settings(self, settings: GuildSettings, before: GuildSettings | None = None) -> None:
        """Store the settings of a server that differ from ``before``; all of them if that is None.

        What somebody else has changed meanwhile stays. This also means that the bot is on the server. Raises
        ``Stale`` if the channels are to change and somebody else has changed them since ``before``.
        """

    async def wanting_digest(self) -> list[WeeklyDigest]:
        """The servers that want a digest each week and have not removed the bot, in order."""

    async def begin_digest(self, guild: int, week: str) -> bool:
        """Store that the digest of a week is about to be posted, so that nobody else posts it (A-4).

        False if that week or a later one is stored already.
        """

    async def undo_digest(self, guild: int, week: str, before: str) -> None:
        """Store the week ``before`` again if ``week`` is the one that was begun: nothing was posted."""

    async def ids(self) -> set[int]:
        """The servers that have settings and have not removed the bot, as far as is stored."""

    async def note_removal(self, guild: int, at: int) -> None:
        """Store that a server removed the bot. The first time counts. Does nothing without settings."""

    async def note_here(self, guilds: Collection[int]) -> None:
        """Store that the bot is on these servers, whatever was stored before."""

    async def drop_removed_servers(self, before: int) -> list[int]:
        """Delete the settings of servers that removed the bot before a moment.

        Returns their ids, in order.
        """
