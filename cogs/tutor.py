"""``/tutor``: a first deal against a computer, with explanations."""

from __future__ import annotations

from discord.ext import commands

from bot import computers
from bot.rules.variant import Rules
from bot.tables.events import Access
from bot.tables.lobby import Setup
from bot.tables.requests import AddComputer, Start
from bot.ui.answers import open_table
from bot.ui.commands import EVERYWHERE, command
from bot.ui.openings import has_room
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, person, voice_of
from bot.ui.replies import say

_FIRST: Rules = Rules(target=1, turn_clock=None)
"""A single deal for two, with all the time in the world."""


@command("tutor", contexts=EVERYWHERE)
async def tutor(interaction: Asking) -> None:
    """Open a table with the tutor, and begin."""
    if interaction.guild_id is None:
        await say(interaction, (await voice_of(interaction))("reply-only-in-server"))
        return
    if not await has_room(interaction):
        return
    parlour = parlour_of(interaction)
    view = await open_table(interaction, parlour, Setup(_FIRST, Access.INVITED))
    for wish in (AddComputer(computers.TUTOR), Start()):
        cause = f"{interaction.id}.{type(wish).__name__}"
        await parlour.tables.act(view.id, person(interaction.user), wish, cause=cause)
    await parlour.publisher.hands.show(
        interaction, parlour.publisher.desk(view.id), (await voice_of(interaction))("tutor-begins")
    )


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(tutor)
