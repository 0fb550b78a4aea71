"""The captain of a team by command (R-66, R-67): ``/rais vote``, ``ask``, ``order`` and ``look``."""

from __future__ import annotations

from discord.ext import commands

from bot.pages.ids import Verb
from bot.rules.actions import Ask, Look, Order
from bot.rules.cards import Suit
from bot.rules.options import Command, Question
from bot.tables.model.requests import VoteRais
from bot.text.seats import named_seat
from bot.ui.answers import find_table as which
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.talk import speak, spoken_to
from bot.ui.commands import command, group
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


@command("rais-vote")
async def vote(interaction: Interaction, rais: str, table: str | None = None) -> None:
    """Vote for the captain of one's team."""
    where = await resolve_table(interaction, table, Verb.HAND, which.voting)
    if where is None:
        return
    context, voice = context_of(interaction), await voice_of(interaction)
    seat = named_seat(voice, await context.tables.look(where, interaction.user.id), rais, [])
    if seat is None:
        await reply(interaction, voice("reply-unknown-player"))
        return
    await speak(interaction, context, where, VoteRais(seat))


@command("rais-ask")
async def ask(
    interaction: Interaction,
    question: Question,
    partner: str,
    suit: Suit | None = None,
    table: str | None = None,
) -> None:
    """As the rais, ask a partner something, aloud."""
    found = await spoken_to(interaction, table, partner)
    if found is not None:
        await speak(interaction, context_of(interaction), found[0], Ask(found[1], question, suit))


@command("rais-order")
async def order(interaction: Interaction, told: Command, partner: str, table: str | None = None) -> None:
    """As the rais, tell a partner what to play, aloud."""
    found = await spoken_to(interaction, table, partner)
    if found is not None:
        await speak(interaction, context_of(interaction), found[0], Order(found[1], told))


@command("rais-look")
async def look(interaction: Interaction, partner: str | None = None, table: str | None = None) -> None:
    """As the rais, look at a partner's hand; at that of the partner at the right where none is named."""
    found = await spoken_to(interaction, table, partner, first=True)
    if found is not None:
        await speak(interaction, context_of(interaction), found[0], Look(found[1]))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(group("rais", (vote, ask, order, look)))
