"""Cards by command: my hand, playing by name, the last trick, the points, and all of it for the ear."""

from __future__ import annotations

from discord.ext import commands

from bot.pages.ids import Verb
from bot.ui.answers import find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.table import What
from bot.ui.commands import command, under_briscola
from bot.ui.completions import card_of
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


@command("hand")
async def hand(interaction: Interaction, table: str | None = None) -> None:
    """My cards."""
    where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
    if where is not None:
        await answers.show_hand(interaction, context_of(interaction), where)


@command("play")
async def play(interaction: Interaction, card: str, table: str | None = None) -> None:
    """Play a card by its name."""
    context = context_of(interaction)
    where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
    if where is None:
        return
    voice = await voice_of(interaction)
    named = card_of(voice, await context.tables.look(where, interaction.user.id), card)
    if named is None:
        await reply(interaction, voice("reply-unknown-card"))
        return
    await answers.play(interaction, context, where, named)


@command("last")
async def last(interaction: Interaction, table: str | None = None) -> None:
    """The last trick."""
    where = await resolve_table(interaction, table, Verb.LAST, which.playing, seated=False)
    if where is not None:
        await answers.show_last_trick(interaction, context_of(interaction), where)


@command("score")
async def score(interaction: Interaction, table: str | None = None) -> None:
    """The points and the score."""
    where = await resolve_table(interaction, table, Verb.SCORE, which.playing, seated=False)
    if where is not None:
        await answers.show_score(interaction, context_of(interaction), where)


@command("read")
async def read(interaction: Interaction, what: What, table: str | None = None) -> None:
    """The table, my hand or the last trick as text for the ear."""
    mine = what == "hand"
    where = await resolve_table(
        interaction, table, Verb.HAND if mine else Verb.LAST, which.playing, seated=mine
    )
    if where is not None:
        await answers.read(interaction, context_of(interaction), where, what)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, hand, play, last, score, read)
