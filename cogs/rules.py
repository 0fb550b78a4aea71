"""``/briscola rules``: what is played, and how."""

from __future__ import annotations

from discord.ext import commands

from bot.rules.variants import default_rules
from bot.tables.errors import Refused
from bot.ui import answers, meant as which
from bot.ui.commands import command, under_briscola
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.naming import one_game
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking


@command("rules")
async def rules(interaction: Asking, game: str | None = None, table: str | None = None) -> None:
    """The rules of a game, else those of the table here, else those of the usual game."""
    parlour = parlour_of(interaction)
    if game is not None:
        named = await one_game(interaction, game)
        if named is not None:
            await answers.show_rules(interaction, parlour, default_rules(named))
        return
    try:
        where = await meant(interaction, table, Verb.RULES, which.any_table, seated=False)
    except Refused:
        if table is not None:
            raise
        await answers.show_rules(interaction, parlour, default_rules())
    else:
        if where is not None:
            await answers.show_rules(interaction, parlour, where)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, rules)
