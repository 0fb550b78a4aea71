"""Questions, answers and orders by command (R-63, R-64): ``/ask``, ``/answer``, ``/order``."""

from __future__ import annotations

from discord.ext import commands

from bot.rules.actions import Answer, Ask, Order
from bot.rules.cards import Suit
from bot.rules.options import Command, Question, Reply
from bot.ui.commands import EVERYWHERE, command
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking
from bot.ui.talk import speak, spoken_to


@command("ask", contexts=EVERYWHERE)
async def ask(
    interaction: Asking,
    question: Question,
    partner: str | None = None,
    suit: Suit | None = None,
    table: str | None = None,
) -> None:
    """Ask a partner something, aloud."""
    found = await spoken_to(interaction, table, partner)
    if found is not None:
        await speak(interaction, parlour_of(interaction), found[0], Ask(found[1], question, suit))


@command("answer", contexts=EVERYWHERE)
async def answer(interaction: Asking, reply: Reply, table: str | None = None) -> None:
    """Answer the question that one was asked."""
    found = await spoken_to(interaction, table, None, needed=False)
    if found is not None:
        view = await parlour_of(interaction).tables.look(found[0], interaction.user.id)
        await speak(interaction, parlour_of(interaction), found[0], Answer(reply), at=view.question)


@command("order", contexts=EVERYWHERE)
async def order(
    interaction: Asking, told: Command, partner: str | None = None, table: str | None = None
) -> None:
    """Tell a partner what to play, aloud."""
    found = await spoken_to(interaction, table, partner)
    if found is not None:
        await speak(interaction, parlour_of(interaction), found[0], Order(found[1], told))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    for one in (ask, answer, order):
        bot.tree.add_command(one)
