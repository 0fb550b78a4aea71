"""``/privacy``: what is stored about a person, as a file; and being forgotten."""

from __future__ import annotations

import io

import discord
import msgspec
from discord.ext import commands

from bot.tables.archive import privacy
from bot.ui.answers.context import context_of
from bot.ui.answers.person.privacy import question_page
from bot.ui.commands import command, group
from bot.ui.publish.servers import DAY, KEPT
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import defer, send_ephemeral
from bot.ui.wire.showing import show


@command("export", costly=True)
async def export(interaction: Interaction) -> None:
    """Everything about whoever asks, for their eyes only."""
    context, voice = context_of(interaction), await voice_of(interaction)
    await defer(interaction)  # all their logs are read
    about = await privacy.export(context.store, context.tables, interaction.user.id)
    text = voice("privacy-export-ready")
    data = msgspec.json.format(msgspec.json.encode(about), indent=1)
    file = discord.File(io.BytesIO(data), "briscola-privacy.json", description=text)
    kept = voice("privacy-how-long", days=KEPT // (DAY * 1000))
    await send_ephemeral(interaction, content=f"{text}\n-# {kept}", files=[file])


@command("delete")
async def delete(interaction: Interaction) -> None:
    """Ask whether they mean it."""
    page = question_page(await voice_of(interaction))
    await show(interaction, page, context_of(interaction).painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(group("privacy", (export, delete)))
