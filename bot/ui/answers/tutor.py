"""A first deal against a computer, with explanations."""

from __future__ import annotations

from bot import computers
from bot.rules.rules import Rules
from bot.tables.decisions.lobby import Setup
from bot.tables.model.events import Access
from bot.tables.model.requests import AddComputer, Start
from bot.ui.answers.context import context_of
from bot.ui.answers.openings import has_room
from bot.ui.answers.table import open_table
from bot.ui.wire.people import Interaction, person, voice_of
from bot.ui.wire.replies import reply

_FIRST: Rules = Rules(target=1, turn_clock=None)
"""A single deal for two, with all the time in the world."""


async def open_tutor_table(interaction: Interaction) -> None:
    """Open a table with the tutor, and begin."""
    if interaction.guild_id is None:
        await reply(interaction, (await voice_of(interaction))("reply-only-in-server"))
        return
    if not await has_room(interaction):
        return
    context = context_of(interaction)
    view = await open_table(interaction, context, Setup(_FIRST, Access.INVITED))
    for wish in (AddComputer(computers.TUTOR), Start()):
        cause = f"{interaction.id}.{type(wish).__name__}"
        await context.tables.act(view.id, person(interaction.user), wish, cause=cause)
    await context.publisher.hands.show(
        interaction, context.publisher.desk(view.id), (await voice_of(interaction))("tutor-begins")
    )
