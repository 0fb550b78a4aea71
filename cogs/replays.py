"""``/briscola replay``: a deal of a finished match as a moving picture, or one of its tricks as a still."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.render.paint.moving import Format
from bot.ui.answers.replay import show_replay
from bot.ui.commands import command, under_briscola
from bot.ui.wire.people import Interaction


@command("replay", costly=True)
async def replay(
    interaction: Interaction,
    match: str | None = None,
    deal: str | None = None,
    trick: str | None = None,
    form: Literal["webp", "gif"] = "webp",
) -> None:
    """A deal of a finished match, moving; or one trick of it."""
    await show_replay(interaction, match, deal, trick, Format(form))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, replay)
