"""``/briscola hint``: which card a strong computer would play, against computers or where all agree to it."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.tables import requests as asks
from bot.ui import answers, hints, meant as which
from bot.ui.commands import command, under_briscola
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking


@command("hint", costly=True)
async def hint(
    interaction: Asking, agreement: Literal["allow", "refuse"] | None = None, table: str | None = None
) -> None:
    """Which card I should play; or agree, with all the others, that everybody may ask."""
    verb = {"allow": Verb.ALLOW_HINTS, "refuse": Verb.NO_HINTS}.get(agreement or "", Verb.HINT)
    where = await meant(interaction, table, verb, which.to_move if agreement is None else which.playing)
    if where is not None and agreement is not None:
        wish = asks.AllowHints() if agreement == "allow" else asks.RefuseHints()
        await answers.wish(interaction, parlour_of(interaction), where, wish)
    elif where is not None:
        await hints.hint(interaction, parlour_of(interaction), where)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, hint)
