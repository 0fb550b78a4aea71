"""Gestures by command (R-62): ``/signal``, ``/watch``, and ``/gesture`` for the host's own table."""

from __future__ import annotations

from discord.ext import commands

from bot.pages import talk_choices
from bot.pages.ids import Verb
from bot.rules.actions import Signal, Watch
from bot.rules.cards import CARDS
from bot.tables.model.requests import SetGesture
from bot.text.seats import named_seat, opponents
from bot.ui.answers import find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.talk import speak
from bot.ui.commands import EVERYWHERE, command
from bot.ui.completions import card_of, chosen
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


@command("signal", contexts=EVERYWHERE)
async def signal(interaction: Interaction, gesture: str, table: str | None = None) -> None:
    """Make the gesture of a card."""
    context = context_of(interaction)
    where = await resolve_table(interaction, table, Verb.HAND, which.talking)
    if where is None:
        return
    voice, view = await voice_of(interaction), await context.tables.look(where, interaction.user.id)
    offered = [choice.value for choice in chosen(talk_choices.signals(voice, view), gesture)]
    named = CARDS.get(gesture) or card_of(voice, view, gesture)
    if named is None and len(offered) == 1:
        named = CARDS[offered[0]]
    if named is None:
        await reply(interaction, voice("reply-unknown-gesture"))
        return
    await speak(interaction, context, where, Signal(named))


@command("watch", contexts=EVERYWHERE)
async def watch(interaction: Interaction, opponent: str, table: str | None = None) -> None:
    """Keep an eye on an opponent in this trick."""
    context = context_of(interaction)
    where = await resolve_table(interaction, table, Verb.HAND, which.talking)
    if where is None:
        return
    voice, view = await voice_of(interaction), await context.tables.look(where, interaction.user.id)
    seat = named_seat(voice, view, opponent, opponents(view))
    if seat is None:
        await reply(interaction, voice("reply-unknown-player"))
        return
    await speak(interaction, context, where, Watch(seat))


@command("gesture", contexts=EVERYWHERE)
async def describe(interaction: Interaction, sign: str, text: str = "", table: str | None = None) -> None:
    """Describe the gesture of a card, as the host; without a text the usual one is back."""
    where = await resolve_table(interaction, table, Verb.OPTIONS, which.choosing_gestures)
    if where is not None:
        await answers.request(interaction, context_of(interaction), where, SetGesture(sign, text))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(signal)
    bot.tree.add_command(watch)
    bot.tree.add_command(describe)
