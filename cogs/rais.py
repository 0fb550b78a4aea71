"""``/rais``: the captain of a team (R-66, R-67)."""

from __future__ import annotations

from discord.ext import commands

from bot.pages.custom_ids import Verb
from bot.rules.actions import Ask, Look, Order
from bot.rules.cards import Suit
from bot.rules.options import Command, Question
from bot.tables.model.requests import VoteRais
from bot.tables.view import TableView
from bot.text.play.seat_lookup import named_seat
from bot.ui import completions
from bot.ui.answers import find_table
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.play.talk import speak, spoken_to
from bot.ui.commands import at_table, command, everywhere, group_options


@everywhere
class RaisCog(commands.GroupCog, **group_options("rais")):
    """The election of captains, and the commands of captains."""

    @command("rais-vote", rais=completions.TEAM, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_vote)
    async def vote(self, context: RequestContext, rais: str, table: TableView) -> None:
        """Vote for the captain of one's team."""
        seat = named_seat(context.voice, table, rais, [])
        if seat is None:
            raise Unclear("reply-unknown-player")
        await speak(context, table.id, VoteRais(seat))

    @command("rais-ask", partner=completions.PARTNER, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_talk)
    async def ask(
        self,
        context: RequestContext,
        question: Question,
        partner: str,
        suit: Suit | None = None,
        *,
        table: TableView,
    ) -> None:
        """As the rais, ask a partner a question, aloud."""
        await speak(context, table.id, Ask(spoken_to(context, table, partner), question, suit))

    @command("rais-order", partner=completions.PARTNER, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_talk)
    async def order(self, context: RequestContext, told: Command, partner: str, table: TableView) -> None:
        """As the rais, tell a partner what to play, aloud."""
        await speak(context, table.id, Order(spoken_to(context, table, partner), told))

    @command("rais-look", partner=completions.PARTNER, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_talk)
    async def look(self, context: RequestContext, partner: str | None = None, *, table: TableView) -> None:
        """As the rais, look at a partner's hand; if none is named, at that of the partner at the right."""
        await speak(context, table.id, Look(spoken_to(context, table, partner, first=True)))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(RaisCog())
