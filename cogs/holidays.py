"""``/holiday``: some days on which nobody need play by post."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.commands import EVERYWHERE, command
from bot.ui.holiday_days import after
from bot.ui.holiday_pages import holiday_page
from bot.ui.hours import Unclear
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import say
from bot.ui.showing import show
from bot.ui.wishes import keep


@command("holiday", contexts=EVERYWHERE)
async def holiday(interaction: Asking, until: str | None = None) -> None:
    """Go on holiday until a day, come back, or see how many days are left."""
    parlour, voice = parlour_of(interaction), await voice_of(interaction)
    now, before = parlour.tables.wall(), await parlour.choices.of(interaction.user.id)
    try:
        wanted = before if until is None else after(before, until, now)
    except Unclear as problem:
        await say(interaction, voice(problem.key, **problem.facts))
        return
    if wanted != before:
        await keep(parlour, wanted)
    page = holiday_page(voice, wanted, now, saved=wanted != before)
    await show(interaction, page, parlour.painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(holiday)
