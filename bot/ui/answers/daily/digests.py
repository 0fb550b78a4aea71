"""Whether a server has a weekly digest, and where (A-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.pages.custom_ids import Press, Verb
from bot.store.rows import GuildSettings
from bot.tables.model.errors import Refused, TableReason
from bot.text.catalogue import Voice
from bot.ui.answers.context import RequestContext
from bot.ui.answers.opening import check_rights
from bot.ui.answers.reach import manages_server
from bot.ui.answers.routing import Buttons

BUTTONS: Final = Buttons()


async def choose_digest(
    context: RequestContext,
    settings: GuildSettings,
    before: GuildSettings,
    channel: discord.TextChannel | None,
    *,
    off: bool,
) -> GuildSettings:
    """Store where the digest of a server is posted, and what else of its settings differs from ``before``.

    Raises ``Refused`` if the bot may not post there.
    """
    if channel is not None:
        await check_rights(context, channel.permissions_for(channel.guild.me))
        settings = replace(settings, digest_channel=channel.id)
    settings = replace(settings, digest_channel=None) if off else settings
    await context.bot.choices.set_guild(settings, before)
    context.bot.daily.wake()
    return settings


def digest_text(voice: Voice, settings: GuildSettings) -> str:
    """Where the digest of a server is posted, in a sentence."""
    if settings.digest_channel is None:
        return voice("admin-digest-off")
    where = f"<#{settings.digest_channel}>"
    return voice("admin-digest-on", channel=where, zone=settings.zone or "UTC")


@BUTTONS.on(Verb.STOP_DIGEST)
async def _stop(context: RequestContext, _press: Press) -> None:
    """End the digests, for people who manage the server."""
    guild = context.interaction.guild_id
    if guild is None or not manages_server(context):
        raise Refused(TableReason.NOT_MODERATOR)
    settings = await context.bot.choices.of_guild(guild)
    settings = await choose_digest(context, settings, settings, None, off=True)
    await context.reply(digest_text(context.voice, settings))
