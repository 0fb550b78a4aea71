"""Cards by command: my hand, playing by name, the last trick, the points, and all of it for the ear."""

from __future__ import annotations

from discord.ext import commands

from bot.ui import answers, meant as which
from bot.ui.answers import What
from bot.ui.commands import command, under_briscola
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import say
from bot.ui.suggestions import card_of


@command("hand")
async def hand(interaction: Asking, table: str | None = None) -> None:
    """My cards."""
    where = await meant(interaction, table, Verb.HAND, which.to_move)
    if where is not None:
        await answers.show_hand(interaction, parlour_of(interaction), where)


@command("play")
async def play(interaction: Asking, card: str, table: str | None = None) -> None:
    """Play a card by its name."""
    parlour = parlour_of(interaction)
    where = await meant(interaction, table, Verb.HAND, which.to_move)
    if where is None:
        return
    voice = await voice_of(interaction)
    named = card_of(voice, await parlour.tables.look(where, interaction.user.id), card)
    if named is None:
        await say(interaction, voice("reply-unknown-card"))
        return
    await answers.play(interaction, parlour, where, named)


@command("last")
async def last(interaction: Asking, table: str | None = None) -> None:
    """The last trick."""
    where = await meant(interaction, table, Verb.LAST, which.playing, seated=False)
    if where is not None:
        await answers.show_last_trick(interaction, parlour_of(interaction), where)


@command("score")
async def score(interaction: Asking, table: str | None = None) -> None:
    """The points and the score."""
    where = await meant(interaction, table, Verb.SCORE, which.playing, seated=False)
    if where is not None:
        await answers.show_score(interaction, parlour_of(interaction), where)


@command("read")
async def read(interaction: Asking, what: What, table: str | None = None) -> None:
    """The table, my hand or the last trick as text for the ear."""
    mine = what == "hand"
    where = await meant(interaction, table, Verb.HAND if mine else Verb.LAST, which.playing, seated=mine)
    if where is not None:
        await answers.read(interaction, parlour_of(interaction), where, what)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, hand, play, last, score, read)
