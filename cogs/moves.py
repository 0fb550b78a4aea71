"""``/exchange``, ``/conquista``, ``/claim`` and ``/denounce``: moves that have their time."""

from __future__ import annotations

from discord.ext import commands

from bot.pages.ids import Verb
from bot.pages.move_choices import claimed, denounced, fixed, own_view, targets
from bot.pages.moves import claim_page, denounce_page
from bot.rules.actions import Conquista, Exchange
from bot.rules.errors import IllegalAction
from bot.text.refusals import refusal
from bot.text.seats import named_seat, opponents
from bot.ui.answers import find_table as which
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.moves import command as act
from bot.ui.commands import EVERYWHERE, command
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply
from bot.ui.wire.showing import show


@command("exchange", contexts=EVERYWHERE)
async def exchange(interaction: Interaction, table: str | None = None) -> None:
    """Change a card for the turn-up."""
    where = await resolve_table(interaction, table, Verb.HAND, which.playing)
    if where is not None:
        await act(interaction, context_of(interaction), where, fixed(Exchange()))


@command("conquista", contexts=EVERYWHERE)
async def conquista(interaction: Interaction, table: str | None = None) -> None:
    """Show the three highest trumps and win the deal."""
    where = await resolve_table(interaction, table, Verb.HAND, which.playing)
    if where is not None:
        await act(interaction, context_of(interaction), where, fixed(Conquista()))


@command("claim", contexts=EVERYWHERE)
async def claim(
    interaction: Interaction,
    sure: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
    table: str | None = None,
) -> None:
    """Claim 31 points, or a decided deal; asks first whether it is meant."""
    context, voice = context_of(interaction), await voice_of(interaction)
    where = await resolve_table(interaction, table, Verb.HAND, which.playing)
    if where is None:
        return
    view = await context.tables.look(where, interaction.user.id)
    asks = not sure and "claim" in view.rules.moves and view.view is not None and bool(view.view.tricks)
    if not asks:
        await act(interaction, context, where, claimed)
        return
    try:
        claimed(view)
    except IllegalAction as error:
        await reply(interaction, refusal(voice, error, view))
        return
    await show(interaction, claim_page(voice, view), context.painter)


@command("denounce", contexts=EVERYWHERE)
async def denounce(
    interaction: Interaction,
    accused: str | None = None,
    sure: bool = False,  # noqa: FBT001, FBT002 - as above
    table: str | None = None,
) -> None:
    """Denounce an opponent who did not follow suit; asks first whether it is meant."""
    context, voice = context_of(interaction), await voice_of(interaction)
    where = await resolve_table(interaction, table, Verb.HAND, which.playing)
    if where is None:
        return
    view = await context.tables.look(where, interaction.user.id)
    offered = targets(own_view(view))
    seat = named_seat(voice, view, accused, opponents(view))
    if offered and accused is not None and seat is None:
        await reply(interaction, voice("reply-unknown-player"))
    elif not offered or (sure and seat is not None):
        # Where nobody may be denounced the rules say why.
        await act(interaction, context, where, denounced(-1 if seat is None else seat))
    else:
        asked = offered if seat is None else [seat]
        await show(interaction, denounce_page(voice, view, asked), context.painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    for one in (exchange, conquista, claim, denounce):
        bot.tree.add_command(one)
