"""``Emojis``: uploads the tiles as emojis of the application, once, and says when they can be used.

An emoji's name contains a digest of its picture. Another start therefore uploads nothing, a changed drawing
gets a new emoji, and a start after a crash continues the upload. Without the emojis all messages use words
alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Final

import discord

from bot.cancellation import cancel
from bot.log import get
from bot.pages.emoji_names import ours
from bot.pages.limits import EMOJIS
from bot.pages.pictures.tiles import Tile
from bot.ui.wire.replies import INVALID_FORM_BODY, Unreachable

log = get(__name__)

PAUSE: Final = 0.5
"""The seconds between two requests, so that play comes first."""
_ROUNDS: Final = 2
"""The number of passes. Another start at the same time may have taken a name first; then this one looks
again."""
_PARTS: Final = 4


class Emojis:
    """Brings the emojis to Discord.

    ``ready`` gets them, by what they show, once all exist; never a part of them.
    """

    def __init__(
        self,
        client: discord.Client,
        tiles: Sequence[Tile],
        ready: Callable[[Mapping[str, str]], None],
        *,
        pause: float = PAUSE,
    ) -> None:
        self._client = client
        self._tiles = {tile.name: tile for tile in tiles}
        self._ready = ready
        self._pause = pause
        self._existing: list[discord.Emoji] = []
        self._task: asyncio.Task[None] | None = None
        self.complete = False
        """Whether all emojis exist."""

    async def find(self) -> None:
        """List the existing emojis and use them if they are complete.

        One request; a failure is only logged.
        """
        if not self._tiles:
            return
        try:
            await self._look()
        except Unreachable as error:
            _log_failure(error)

    def start(self) -> None:
        """Upload missing emojis and delete stale ones in the background. Once done, does nothing."""
        if not self._tiles or (self._task is not None and not self._task.done()):
            return
        if not self.complete or self._stale():
            self._task = asyncio.create_task(self._run(), name="emojis")

    async def close(self) -> None:
        """Stop. The next start continues."""
        await cancel(self._task)

    async def _run(self) -> None:
        try:
            await self._look()
            for _ in range(_ROUNDS):
                if self.complete or not await self._upload():
                    break
                await self._look()
            else:
                if not self.complete:
                    log.warning("Discord refused emojis of the cards, words do without")
            if self.complete:
                await self._remove(self._stale())
        except Unreachable as error:
            _log_failure(error)

    async def _look(self) -> None:
        self._existing = await self._client.fetch_application_emojis()
        by_name = self._by_name()
        if self.complete or self._tiles.keys() - by_name.keys():
            return
        self.complete = True
        emojis = {
            meaning: f"<:{name}:{by_name[name].id}>"
            for name, tile in self._tiles.items()
            for meaning in tile.shows
        }
        self._ready(MappingProxyType(emojis))

    def _by_name(self) -> dict[str, discord.Emoji]:
        """The first emoji of each name, so that two starts at once keep the same ones."""
        return {emoji.name: emoji for emoji in sorted(self._existing, key=lambda one: one.id, reverse=True)}

    def _stale(self) -> list[discord.Emoji]:
        """The bot's own emojis that are no longer used: of other drawings, or the second of a name."""
        used_ids = {emoji.id for name, emoji in self._by_name().items() if name in self._tiles}
        me = self._client.user
        return [
            emoji
            for emoji in self._existing
            if emoji.id not in used_ids and ours(emoji.name) and emoji.user is not None and emoji.user == me
        ]

    async def _upload(self) -> bool:
        """Upload the missing emojis. False if there is no room for them."""
        missing = [tile for name, tile in self._tiles.items() if name not in self._by_name()]
        if len(self._existing) + len(missing) > EMOJIS:
            await self._remove(self._stale())
        if len(self._existing) + len(missing) > EMOJIS:
            log.warning("no room for the emojis of the cards, words do without", count=len(self._existing))
            return False
        log.info("uploading emojis of the cards", count=len(missing))
        for number, tile in enumerate(missing, 1):
            await asyncio.sleep(self._pause)
            try:
                await self._client.create_application_emoji(name=tile.name, image=tile.image)
            except discord.HTTPException as error:
                if error.code != INVALID_FORM_BODY:
                    raise
                log.debug("an emoji was refused", what=tile.name, status=error.status)
            if number * _PARTS // len(missing) > (number - 1) * _PARTS // len(missing):
                log.info("uploaded emojis of the cards", done=number, of=len(missing))
        return True

    async def _remove(self, emojis: Sequence[discord.Emoji]) -> None:
        for emoji in emojis:
            await asyncio.sleep(self._pause)
            with suppress(discord.NotFound):
                await emoji.delete()
            self._existing.remove(emoji)
        if emojis:
            log.info("took away emojis that are used no more", count=len(emojis))


def _log_failure(error: Exception) -> None:
    status = getattr(error, "status", None)
    log.warning(
        "the emojis of the cards cannot be had, words do without", error=type(error).__name__, status=status
    )
