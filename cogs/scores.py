"""``/leaderboard``."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.ui import completions as complete
from bot.ui.answers.context import context_of
from bot.ui.answers.naming import one_game
from bot.ui.answers.person.boards import LEAVES, Board, board_page
from bot.ui.commands import EVERYWHERE, command
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.showing import show

Leaf = app_commands.Range[int, 1, LEAVES]


class ScoresCog(commands.Cog):
    """Leaderboards."""

    @command("leaderboard", contexts=EVERYWHERE, game=complete.GAME)
    async def leaderboard(
        self,
        interaction: Interaction,
        scope: Literal["server", "overall"] = "server",
        game: str | None = None,
        by: Literal["rating", "wins"] = "rating",
        page: Leaf = 1,
    ) -> None:
        """Who plays best; in direct messages over all servers."""
        context = context_of(interaction)
        named = None if game is None else await one_game(interaction, game)
        if game is not None and named is None:
            return
        board = Board(interaction.guild_id if scope == "server" else None, named, by)
        shown = await board_page(await voice_of(interaction), context.store, board, page)
        await show(interaction, shown, context.painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(ScoresCog())
