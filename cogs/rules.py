"""``/briscola rules``: what is played, and how."""

from __future__ import annotations

from discord.ext import commands

from bot.pages.ids import Verb
from bot.rules.variants import default_rules
from bot.tables.model.errors import Refused
from bot.ui.answers import find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.naming import one_game
from bot.ui.commands import command, under_briscola
from bot.ui.wire.people import Interaction


@command("rules")
async def rules(interaction: Interaction, game: str | None = None, table: str | None = None) -> None:
    """The rules of a game, else those of the table here, else those of the usual game."""
    context = context_of(interaction)
    if game is not None:
        named = await one_game(interaction, game)
        if named is not None:
            await answers.show_rules(interaction, context, default_rules(named))
        return
    try:
        where = await resolve_table(interaction, table, Verb.RULES, which.any_table, seated=False)
    except Refused:
        if table is not None:
            raise
        await answers.show_rules(interaction, context, default_rules())
    else:
        if where is not None:
            await answers.show_rules(interaction, context, where)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, rules)
