"""``/holiday``: some days on which nobody need play by post."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.answers.context import context_of
from bot.ui.answers.person.holiday_days import after
from bot.ui.answers.person.holidays import holiday_page
from bot.ui.answers.person.hours import Unclear
from bot.ui.answers.person.preferences import keep
from bot.ui.commands import EVERYWHERE, command
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply
from bot.ui.wire.showing import show


@command("holiday", contexts=EVERYWHERE)
async def holiday(interaction: Interaction, until: str | None = None) -> None:
    """Go on holiday until a day, come back, or see how many days are left."""
    context, voice = context_of(interaction), await voice_of(interaction)
    now, before = context.tables.wall(), await context.choices.of(interaction.user.id)
    try:
        wanted = before if until is None else after(before, until, now)
    except Unclear as problem:
        await reply(interaction, voice(problem.key, **problem.facts))
        return
    if wanted != before:
        await keep(context, wanted)
    page = holiday_page(voice, wanted, now, saved=wanted != before)
    await show(interaction, page, context.painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(holiday)
