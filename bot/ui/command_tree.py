"""The command tree: handles every slash command that arrives, and registers changed commands with Discord."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.log import get
from bot.store.base import Owner
from bot.store.errors import StoreError
from bot.ui.answers.context import apologise, context_of
from bot.ui.answers.errors import Unclear
from bot.ui.answers.gate import admits
from bot.ui.commands import CatalogueTranslator
from bot.ui.wire.people import BotClient, Interaction
from bot.ui.wire.replies import Unreachable, respond_once

log = get(__name__)

OUTDATED_ERRORS: Final = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""The errors of a command from an older or newer version of the bot, which Discord still offers for a
while."""


class Tree(app_commands.CommandTree[BotClient]):
    """The slash commands. Each is answered whatever happens."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let a command through unless another process answers it."""
        if not await admits(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command:
            choices = context_of(interaction).choices
            choices.hear(interaction)
            choices.act(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Say in one sentence why a command did not work."""
        is_outdated = isinstance(error, OUTDATED_ERRORS)
        if is_outdated:
            log.info("a command came in another form", error=type(error).__name__)
        if interaction.type is discord.InteractionType.autocomplete:
            if not is_outdated:
                log.error("a choice list failed", exc_info=error)
            with suppress(*Unreachable):  # suggest nothing, so that the person does not wait
                await respond_once(interaction, lambda response: response.autocomplete([]))
        else:
            await apologise(interaction, Unclear("say-old-command") if is_outdated else error)
        if is_outdated:
            await self._forget_digest(interaction)

    async def sync_if_changed(self, owner: Owner, guild: int | None) -> None:
        """Register the commands with Discord if they changed: everywhere, or in one server (for developers).

        ``owner`` stores what Discord accepted last. If Discord does not accept them, this is logged, and the
        next start tries again.
        """
        await self.set_translator(CatalogueTranslator())
        place = None if guild is None else discord.Object(guild)
        if place is not None:
            self.copy_global_to(guild=place)
        try:
            await self._sync(owner, place)
        except Unreachable as error:
            log.warning(
                "Discord did not take the commands: they are as before, and the next start tries again",
                status=getattr(error, "status", None),
                reason="; ".join(str(error).splitlines()) or type(error).__name__,
            )
        except StoreError as error:
            log.warning("which commands Discord has could not be noted", reason=str(error))
        except Exception:
            log.exception("the commands could not be told")

    async def _sync(self, owner: Owner, place: discord.Object | None) -> None:
        application = self.client.application_id
        if application is None:
            raise app_commands.MissingApplicationID
        where = 0 if place is None else place.id
        digest = await self._digest(place)
        if await owner.commands(application, where) == digest:
            return
        answer = await self.sync(guild=place)
        await owner.note_commands(application, where, digest)
        log.info("Discord has taken the commands", count=len(answer))

    async def _digest(self, place: discord.Object | None) -> str:
        """A digest of the commands as Discord gets them, in all languages."""
        translator = CatalogueTranslator()
        payloads = [
            await one.get_translated_payload(self, translator) for one in self.get_commands(guild=place)
        ]
        return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()

    async def _forget_digest(self, interaction: Interaction) -> None:
        """Forget the stored digest because Discord has other commands.

        The next start registers them again.
        """
        try:
            await context_of(interaction).store.owner.forget_commands(interaction.application_id)
        except StoreError as error:
            log.warning("which commands Discord has could not be noted", reason=str(error))


async def payloads(extensions: Iterable[str]) -> list[dict[str, Any]]:
    """The commands of some extensions as Discord gets them, in all languages, sorted by name."""
    bot = commands.AutoShardedBot("!", intents=discord.Intents.none())
    for extension in extensions:
        await bot.load_extension(extension)
    translator = CatalogueTranslator()
    payload_list = [
        dict(await one.get_translated_payload(bot.tree, translator)) for one in bot.tree.get_commands()
    ]
    return sorted(payload_list, key=lambda payload: str(payload["name"]))
