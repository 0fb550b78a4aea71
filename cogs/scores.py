"""``/leaderboard``."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.ui import completions
from bot.ui.answers.context import RequestContext
from bot.ui.answers.opening import one_game
from bot.ui.answers.standing.boards import Board, board_page
from bot.ui.answers.standing.leaves import LEAVES
from bot.ui.answers.standing.records import records_page
from bot.ui.commands import EVERYWHERE, command

Leaf = app_commands.Range[int, 1, LEAVES]


class ScoresCog(commands.Cog):
    """The command for leaderboards."""

    @command("leaderboard", contexts=EVERYWHERE, game=completions.GAME)
    async def leaderboard(
        self,
        context: RequestContext,
        scope: Literal["server", "overall"] = "server",
        game: str | None = None,
        by: Literal["rating", "wins", "records"] = "rating",
        page: Leaf = 1,
    ) -> None:
        """Show the best players; in direct messages over all servers."""
        named = None if game is None else await one_game(context, game)
        if by == "records":
            await context.show(await records_page(context, named))
            return
        board = Board(context.interaction.guild_id if scope == "server" else None, named, by)
        await context.show(await board_page(context.voice, context.bot.store, board, page))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(ScoresCog())
