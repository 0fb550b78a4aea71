"""``/briscola hint``: which card a strong computer would play, for who plays against computers alone."""

from __future__ import annotations

from discord.ext import commands

from bot.ui import hints, meant as which
from bot.ui.commands import command, under_briscola
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking


@command("hint", costly=True)
async def hint(interaction: Asking, table: str | None = None) -> None:
    """Which card I should play."""
    where = await meant(interaction, table, Verb.HINT, which.to_move)
    if where is not None:
        await hints.hint(interaction, parlour_of(interaction), where)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, hint)
