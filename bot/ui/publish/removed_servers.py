"""Servers that removed the bot: their tables are closed at once, their settings deleted a month later.

Results and ratings stay: they belong to the players, who can delete them (``/briscola-me privacy delete``).
A server that is unavailable has not removed the bot. Removals while the bot was not running are noticed at
its start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord

from bot.log import get
from bot.pages.help import joined_page
from bot.repeated_task import RepeatedTask
from bot.store.base import Store
from bot.store.errors import StoreError
from bot.tables.model.errors import Refused
from bot.tables.model.people import DIRECT
from bot.tables.model.requests import EndByRemoval, SystemActor
from bot.tables.parts import part_of
from bot.tables.tables import Tables
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable
from bot.ui.wire.sender import MessageSender, nonce_for

log = get(__name__)

HOUR: Final = 60 * 60
"""The seconds between two checks of the servers."""
SETTINGS_LIVE: Final = 30
"""The days for which the settings of a server that removed the bot are kept."""


class RemovedServers:
    """Tracks which servers the bot is on, by its ``client``. ``now`` returns Unix milliseconds."""

    def __init__(
        self,
        client: discord.Client,
        *,
        tables: Tables,
        store: Store,
        choices: Choices,
        post: MessageSender,
        now: Callable[[], int],
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = store
        self._choices = choices
        self._post = post
        self._now = now
        self.task = RepeatedTask("servers", self._work)
        """It begins after Discord has listed the servers."""

    async def note_joined(self, guild: discord.Guild) -> None:
        """Note that the bot was added to a server, for the first time or again."""
        log.info("joined a server", guild=guild.id, guilds=len(self._client.guilds))
        self._choices.know_guild(guild)
        try:
            await self._store.guilds.note_here([guild.id])
        except StoreError as error:
            log.warning("a server could not be noted", guild=guild.id, reason=str(error))
        if self._is_mine(guild.id):
            await self._greet(guild)

    def _is_mine(self, guild: int) -> bool:
        """Whether this process looks after the tables of a server."""
        return self._tables.holding.holds(part_of(guild, ""))

    async def _greet(self, guild: discord.Guild) -> None:
        """Introduce the bot in the server's channel for such news, if it may write there (V-20)."""
        channel = guild.system_channel
        if channel is None:
            return
        rights = channel.permissions_for(guild.me)
        if not (rights.view_channel and rights.send_messages):
            return
        try:
            page = joined_page(await self._choices.public_voice(guild.id))
            await self._post.send(channel.id, page, nonce_for("joined", guild.id, guild.me.joined_at))
        except (*Unreachable, StoreError) as error:
            log.info("a server could not be greeted", guild=guild.id, error=type(error).__name__)

    async def note_removal(self, guild: int) -> None:
        """Close the tables of a server that removed the bot.

        The next check makes up for what cannot be stored now.
        """
        self._choices.forget_guild(guild)
        if not self._is_mine(guild):
            return
        try:
            count = await self._close_tables(guild)
            await self._store.guilds.note_removal(guild, self._now())
        except StoreError as error:
            log.warning("a server could not be left", guild=guild, reason=str(error))
            return
        log.info("left a server", guild=guild, guilds=len(self._client.guilds), tables=count)

    async def look(self) -> None:
        """Note which servers have removed the bot, and delete the settings of those that did long ago."""
        here = {guild.id for guild in self._client.guilds}
        await self._store.guilds.note_here(here)
        guilds = await self._store.guilds.ids() | {head.guild for head in await self._store.log.heads()}
        for guild in sorted(guilds - here - {DIRECT.guild}):
            if self._is_mine(guild) and await self._is_gone(guild):
                await self.note_removal(guild)
        long_ago = self._now() - SETTINGS_LIVE * 24 * HOUR * 1000
        for guild in await self._store.guilds.drop_removed_servers(long_ago):
            self._choices.forget_guild(guild)
            log.info("the settings of a server were deleted", guild=guild)

    async def _work(self) -> float:
        """Check all servers. Returns the seconds until the next check."""
        await self.look()
        return HOUR

    async def _close_tables(self, guild: int) -> int:
        """Close the tables of a server. Returns the number of tables closed. Raises ``StoreError``."""
        count = 0
        for view in await self._tables.tables_in(guild):
            try:
                await self._tables.act(view.id, SystemActor(), EndByRemoval())
            except Refused:
                continue  # somebody closed it first
            count += 1
        return count

    async def _is_gone(self, guild: int) -> bool:
        """Whether Discord itself confirms the removal, because a closed table cannot be opened again."""
        try:
            await self._client.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except Unreachable as error:
            log.info("a server could not be asked for", guild=guild, error=type(error).__name__)
        return False
