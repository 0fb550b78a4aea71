"""``/briscola hint``: which card a strong computer would play, against computers or where all agree to it."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.pages.ids import Verb
from bot.tables.model import requests
from bot.ui.answers import find_table as which, hints, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.commands import command, under_briscola
from bot.ui.wire.people import Interaction


@command("hint", costly=True)
async def hint(
    interaction: Interaction, agreement: Literal["allow", "refuse"] | None = None, table: str | None = None
) -> None:
    """Which card I should play; or agree, with all the others, that everybody may ask."""
    verb = {"allow": Verb.ALLOW_HINTS, "refuse": Verb.NO_HINTS}.get(agreement or "", Verb.HINT)
    where = await resolve_table(
        interaction, table, verb, which.to_move if agreement is None else which.playing
    )
    if where is not None and agreement is not None:
        wish = requests.AllowHints() if agreement == "allow" else requests.RefuseHints()
        await answers.request(interaction, context_of(interaction), where, wish)
    elif where is not None:
        await hints.hint(interaction, context_of(interaction), where)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, hint)
