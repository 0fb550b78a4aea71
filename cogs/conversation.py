"""Questions, answers and orders by command (R-63, R-64): ``/ask``, ``/answer``, ``/order``."""

from __future__ import annotations

from discord.ext import commands

from bot.rules.actions import Answer, Ask, Order
from bot.rules.cards import Suit
from bot.rules.options import Command, Question, Reply
from bot.ui.answers.context import context_of
from bot.ui.answers.talk import speak, spoken_to
from bot.ui.commands import EVERYWHERE, command
from bot.ui.wire.people import Interaction


@command("ask", contexts=EVERYWHERE)
async def ask(
    interaction: Interaction,
    question: Question,
    partner: str | None = None,
    suit: Suit | None = None,
    table: str | None = None,
) -> None:
    """Ask a partner something, aloud."""
    found = await spoken_to(interaction, table, partner)
    if found is not None:
        await speak(interaction, context_of(interaction), found[0], Ask(found[1], question, suit))


@command("answer", contexts=EVERYWHERE)
async def answer(interaction: Interaction, reply: Reply, table: str | None = None) -> None:
    """Answer the question that one was asked."""
    found = await spoken_to(interaction, table, None, needed=False)
    if found is not None:
        view = await context_of(interaction).tables.look(found[0], interaction.user.id)
        await speak(interaction, context_of(interaction), found[0], Answer(reply), at=view.question)


@command("order", contexts=EVERYWHERE)
async def order(
    interaction: Interaction, told: Command, partner: str | None = None, table: str | None = None
) -> None:
    """Tell a partner what to play, aloud."""
    found = await spoken_to(interaction, table, partner)
    if found is not None:
        await speak(interaction, context_of(interaction), found[0], Order(found[1], told))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    for one in (ask, answer, order):
        bot.tree.add_command(one)
