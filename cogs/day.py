"""``/day``: the deal of the day."""

from __future__ import annotations

from discord.ext import commands

from bot.ui import completions
from bot.ui.answers.context import RequestContext
from bot.ui.answers.daily.deals import show_day, show_standings
from bot.ui.commands import catalogue_text, command, everywhere


@everywhere
class DayCog(
    commands.GroupCog,
    group_name=catalogue_text("command-day"),
    group_description=catalogue_text("command-day-about"),
    group_auto_locale_strings=False,
):
    """The commands of the deal of the day."""

    @command("day-play", day=completions.DEAL_DAY)
    async def play(self, context: RequestContext, day: str | None = None) -> None:
        """Show the open deal, or that of a day."""
        await show_day(context, day)

    @command("day-board", costly=True)
    async def board(self, context: RequestContext) -> None:
        """Show the standings of the week, and the person's own."""
        await show_standings(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(DayCog())
