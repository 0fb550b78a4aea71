"""``/puzzle``: the daily puzzle, and the deal of the day in its group ``day``."""

from __future__ import annotations

from discord.ext import commands

from bot.ui import completions
from bot.ui.answers.context import RequestContext
from bot.ui.answers.daily.deals import show_day, show_standings
from bot.ui.answers.daily.puzzles import show_board, show_puzzle
from bot.ui.commands import command, everywhere, group, group_options


@everywhere
class PuzzleCog(commands.GroupCog, **group_options("puzzle")):
    """The commands of what is new every day."""

    day = group("day")

    @command("puzzle-solve", date=completions.PUZZLE_DAY)
    async def solve(self, context: RequestContext, date: str | None = None) -> None:
        """Show the open puzzle, or that of a day."""
        await show_puzzle(context, date)

    @command("puzzle-board")
    async def board(self, context: RequestContext) -> None:
        """Show who has shared a result in this server, and the person's streak."""
        await show_board(context)

    @command("day-play", under=day, day=completions.DEAL_DAY)
    async def day_play(self, context: RequestContext, day: str | None = None) -> None:
        """Show the open deal, or that of a day."""
        await show_day(context, day)

    @command("day-board", under=day, costly=True)
    async def day_board(self, context: RequestContext) -> None:
        """Show the standings of the week, and the person's own."""
        await show_standings(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(PuzzleCog())
