"""``/signal`` and ``/partner``: what partners show and say to each other (R-62 to R-65)."""

from __future__ import annotations

from discord.ext import commands

from bot.pages import talk_choices
from bot.pages.ids import Verb
from bot.rules.actions import Answer, Ask, Order, Signal, Watch
from bot.rules.cards import CARDS, Suit
from bot.rules.options import Command, Question, Reply
from bot.tables.model.requests import SetGesture
from bot.text.seats import named_seat, opponents
from bot.ui import completions as complete
from bot.ui.answers import find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.talk import speak, spoken_to
from bot.ui.commands import EVERYWHERE, command, everywhere, said
from bot.ui.completions import card_of, chosen
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


class SignalCog(commands.Cog):
    """Gestures."""

    @command("signal", contexts=EVERYWHERE, gesture=complete.GESTURE, table=complete.TABLE)
    async def signal(self, interaction: Interaction, gesture: str, table: str | None = None) -> None:
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


@everywhere
class PartnerCog(
    commands.GroupCog,
    group_name=said("command-partner"),
    group_description=said("command-partner-about"),
    group_auto_locale_strings=False,
):
    """Questions, answers, orders, watching, and the host's own gestures."""

    @command("ask", partner=complete.PARTNER, table=complete.TABLE)
    async def ask(
        self,
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

    @command("answer", table=complete.TABLE)
    async def answer(self, interaction: Interaction, reply: Reply, table: str | None = None) -> None:
        """Answer the question that one was asked."""
        found = await spoken_to(interaction, table, None, needed=False)
        if found is not None:
            view = await context_of(interaction).tables.look(found[0], interaction.user.id)
            await speak(interaction, context_of(interaction), found[0], Answer(reply), at=view.question)

    @command("order", partner=complete.PARTNER, table=complete.TABLE)
    async def order(
        self, interaction: Interaction, told: Command, partner: str | None = None, table: str | None = None
    ) -> None:
        """Tell a partner what to play, aloud."""
        found = await spoken_to(interaction, table, partner)
        if found is not None:
            await speak(interaction, context_of(interaction), found[0], Order(found[1], told))

    @command("watch", opponent=complete.OPPONENT, table=complete.TABLE)
    async def watch(self, interaction: Interaction, opponent: str, table: str | None = None) -> None:
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

    @command("gesture", sign=complete.SIGN, table=complete.TABLE)
    async def describe(
        self, interaction: Interaction, sign: str, text: str = "", table: str | None = None
    ) -> None:
        """Describe the gesture of a card, as the host; without a text the usual one is back."""
        where = await resolve_table(interaction, table, Verb.OPTIONS, which.choosing_gestures)
        if where is not None:
            await answers.request(interaction, context_of(interaction), where, SetGesture(sign, text))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(SignalCog())
    await bot.add_cog(PartnerCog())
