"""``/leaderboard``."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.ui import completions
from bot.ui.answers.context import RequestContext
from bot.ui.answers.opening import find_game
from bot.ui.answers.standing.boards import Board, board_page
from bot.ui.answers.standing.pagination import MOST_PAGES
from bot.ui.answers.standing.records import records_page
from bot.ui.answers.standing.seasons import season_or_running, season_page
from bot.ui.commands import EVERYWHERE, command

PageNumber = app_commands.Range[int, 1, MOST_PAGES]


class ScoresCog(commands.Cog):
    """The command for leaderboards."""

    @command("leaderboard", contexts=EVERYWHERE, game=completions.GAME, season=completions.SEASON)
    async def leaderboard(
        self,
        context: RequestContext,
        scope: Literal["server", "overall"] = "server",
        game: str | None = None,
        by: Literal["rating", "wins", "points", "records"] | None = None,
        season: str | None = None,
        page: PageNumber = 1,
    ) -> None:
        """Show the best players; in direct messages over all servers."""
        variant = None if game is None else await find_game(context, game)
        if by != "records" and (season is not None or by == "points"):
            context.check_quota()
            season_name = await season_or_running(context, season)
            await context.show(await season_page(context, season_name, variant, by or "points", page))
            return
        if by == "records":
            await context.show(await records_page(context, variant))
            return
        guild = context.interaction.guild_id if scope == "server" else None
        board = Board(guild, variant, "wins" if by == "wins" else "rating")
        await context.show(await board_page(context.voice, context.bot.store, board, page, context.who.id))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(ScoresCog())
