"""``/privacy``: what is stored about a person, as a file; and being forgotten."""

from __future__ import annotations

import io

import discord
import msgspec
from discord.ext import commands

from bot.tables import privacy
from bot.ui.commands import command, group
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.privacy import question_page
from bot.ui.replies import defer, fresh
from bot.ui.servers import DAY, KEPT
from bot.ui.showing import show


@command("export", costly=True)
async def export(interaction: Asking) -> None:
    """Everything about whoever asks, for their eyes only."""
    parlour, voice = parlour_of(interaction), await voice_of(interaction)
    await defer(interaction)  # all their logs are read
    about = await privacy.export(parlour.store, parlour.tables, interaction.user.id)
    text = voice("privacy-export-ready")
    data = msgspec.json.format(msgspec.json.encode(about), indent=1)
    file = discord.File(io.BytesIO(data), "briscola-privacy.json", description=text)
    kept = voice("privacy-how-long", days=KEPT // (DAY * 1000))
    await fresh(interaction, content=f"{text}\n-# {kept}", files=[file])


@command("delete")
async def delete(interaction: Asking) -> None:
    """Ask whether they mean it."""
    page = question_page(await voice_of(interaction))
    await show(interaction, page, parlour_of(interaction).painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(group("privacy", (export, delete)))
