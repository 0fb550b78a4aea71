"""Gestures by command (R-62): ``/signal``, ``/watch``, and ``/gesture`` for the host's own table."""

from __future__ import annotations

from discord.ext import commands

from bot.rules.actions import Signal, Watch
from bot.rules.cards import CARDS
from bot.tables.requests import SetGesture
from bot.ui import answers, meant as which, talk_choices
from bot.ui.commands import EVERYWHERE, command
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import say
from bot.ui.seats import named_seat, opponents
from bot.ui.suggestions import card_of, chosen
from bot.ui.talk import speak


@command("signal", contexts=EVERYWHERE)
async def signal(interaction: Asking, gesture: str, table: str | None = None) -> None:
    """Make the gesture of a card."""
    parlour = parlour_of(interaction)
    where = await meant(interaction, table, Verb.HAND, which.talking)
    if where is None:
        return
    voice, view = await voice_of(interaction), await parlour.tables.look(where, interaction.user.id)
    offered = [choice.value for choice in chosen(talk_choices.signals(voice, view), gesture)]
    named = CARDS.get(gesture) or card_of(voice, view, gesture)
    if named is None and len(offered) == 1:
        named = CARDS[offered[0]]
    if named is None:
        await say(interaction, voice("reply-unknown-gesture"))
        return
    await speak(interaction, parlour, where, Signal(named))


@command("watch", contexts=EVERYWHERE)
async def watch(interaction: Asking, opponent: str, table: str | None = None) -> None:
    """Keep an eye on an opponent in this trick."""
    parlour = parlour_of(interaction)
    where = await meant(interaction, table, Verb.HAND, which.talking)
    if where is None:
        return
    voice, view = await voice_of(interaction), await parlour.tables.look(where, interaction.user.id)
    seat = named_seat(voice, view, opponent, opponents(view))
    if seat is None:
        await say(interaction, voice("reply-unknown-player"))
        return
    await speak(interaction, parlour, where, Watch(seat))


@command("gesture", contexts=EVERYWHERE)
async def describe(interaction: Asking, sign: str, text: str = "", table: str | None = None) -> None:
    """Describe the gesture of a card, as the host; without a text the usual one is back."""
    where = await meant(interaction, table, Verb.OPTIONS, which.choosing_gestures)
    if where is not None:
        await answers.wish(interaction, parlour_of(interaction), where, SetGesture(sign, text))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(signal)
    bot.tree.add_command(watch)
    bot.tree.add_command(describe)
