"""``/puzzle``: the daily puzzle."""

from __future__ import annotations

from discord.ext import commands

from bot.ui import completions
from bot.ui.answers.context import RequestContext
from bot.ui.answers.daily.puzzles import show_board, show_puzzle, show_puzzle_of
from bot.ui.commands import catalogue_text, command, everywhere


@everywhere
class PuzzleCog(
    commands.GroupCog,
    group_name=catalogue_text("command-puzzle"),
    group_description=catalogue_text("command-puzzle-about"),
    group_auto_locale_strings=False,
):
    """The commands of the daily puzzle."""

    @command("puzzle-solve", date=completions.PUZZLE_DAY)
    async def solve(self, context: RequestContext, date: str | None = None) -> None:
        """Show the open puzzle, or that of a day."""
        if date is None:
            await show_puzzle(context)
        else:
            await show_puzzle_of(context, date)

    @command("puzzle-board")
    async def board(self, context: RequestContext) -> None:
        """Show who has shared a result in this server, and the person's streak."""
        await show_board(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(PuzzleCog())
