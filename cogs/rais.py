"""``/rais``: the captain of a team (R-66, R-67)."""

from __future__ import annotations

from discord.ext import commands

from bot.pages.ids import Verb
from bot.rules.actions import Ask, Look, Order
from bot.rules.cards import Suit
from bot.rules.options import Command, Question
from bot.tables.model.requests import VoteRais
from bot.text.seats import named_seat
from bot.ui import completions as complete
from bot.ui.answers import find_table as which
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.talk import speak, spoken_to
from bot.ui.commands import command, everywhere, said
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


@everywhere
class RaisCog(
    commands.GroupCog,
    group_name=said("command-rais"),
    group_description=said("command-rais-about"),
    group_auto_locale_strings=False,
):
    """The election of captains, and what captains may do."""

    @command("rais-vote", rais=complete.TEAM, table=complete.TABLE)
    async def vote(self, interaction: Interaction, rais: str, table: str | None = None) -> None:
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

    @command("rais-ask", partner=complete.PARTNER, table=complete.TABLE)
    async def ask(
        self,
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

    @command("rais-order", partner=complete.PARTNER, table=complete.TABLE)
    async def order(
        self, interaction: Interaction, told: Command, partner: str, table: str | None = None
    ) -> None:
        """As the rais, tell a partner what to play, aloud."""
        found = await spoken_to(interaction, table, partner)
        if found is not None:
            await speak(interaction, context_of(interaction), found[0], Order(found[1], told))

    @command("rais-look", partner=complete.PARTNER, table=complete.TABLE)
    async def look(
        self, interaction: Interaction, partner: str | None = None, table: str | None = None
    ) -> None:
        """As the rais, look at a partner's hand; at that of the partner at the right where none is named."""
        found = await spoken_to(interaction, table, partner, first=True)
        if found is not None:
            await speak(interaction, context_of(interaction), found[0], Look(found[1]))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(RaisCog())
