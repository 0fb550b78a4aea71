"""``/signal`` and ``/partner``: what partners show and tell each other (R-62 to R-65)."""

from __future__ import annotations

from discord.ext import commands

from bot.pages.custom_ids import Verb
from bot.pages.play import talk_choices
from bot.rules.actions import Answer, Ask, Order, Signal, Watch
from bot.rules.cards import CARDS, Suit
from bot.rules.options import Command, Question, Reply, Talk
from bot.tables.model.requests import SetGesture
from bot.tables.view import TableView
from bot.text.play.seat_lookup import named_seat, opponents
from bot.text.talk_refusals import not_here
from bot.ui import completions
from bot.ui.answers import find_table
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.play import table as table_answers
from bot.ui.answers.play.talk import speak, spoken_to
from bot.ui.commands import EVERYWHERE, at_table, command, everywhere, group_options
from bot.ui.completions import card_of, matching


class SignalCog(commands.Cog):
    """The command for gestures."""

    @command("signal", contexts=EVERYWHERE, gesture=completions.GESTURE, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_talk)
    async def signal(self, context: RequestContext, gesture: str, table: TableView) -> None:
        """Make the gesture of a card."""
        voice = context.voice
        signals = [choice.value for choice in matching(talk_choices.signals(voice, table), gesture)]
        card = CARDS.get(gesture) or card_of(voice, table, gesture)
        if card is None and len(signals) == 1:
            card = CARDS[signals[0]]
        if card is not None:
            await speak(context, table.id, Signal(card))
        elif table.rules.talk is Talk.SIGNALS:
            raise Unclear("reply-unknown-gesture")
        else:
            await context.reply(not_here(voice, table, "signal"))


@everywhere
class PartnerCog(commands.GroupCog, **group_options("partner")):
    """Questions, answers, orders, watching, and the host's own gestures."""

    @command("ask", partner=completions.PARTNER, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_talk)
    async def ask(
        self,
        context: RequestContext,
        question: Question,
        partner: str | None = None,
        suit: Suit | None = None,
        *,
        table: TableView,
    ) -> None:
        """Ask a partner a question, aloud."""
        await speak(context, table.id, Ask(spoken_to(context, table, partner), question, suit))

    @command("answer", table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_talk)
    async def answer(self, context: RequestContext, reply: Reply, table: TableView) -> None:
        """Answer the question that the person was asked."""
        await speak(context, table.id, Answer(reply), at=table.question)

    @command("order", partner=completions.PARTNER, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_talk)
    async def order(
        self, context: RequestContext, told: Command, partner: str | None = None, *, table: TableView
    ) -> None:
        """Tell a partner what to play, aloud."""
        await speak(context, table.id, Order(spoken_to(context, table, partner), told))

    @command("watch", opponent=completions.OPPONENT, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.can_talk)
    async def watch(self, context: RequestContext, opponent: str, table: TableView) -> None:
        """Watch an opponent during this trick."""
        seat = named_seat(context.voice, table, opponent, opponents(table))
        if seat is None:
            raise Unclear("reply-unknown-player")
        await speak(context, table.id, Watch(seat))

    @command("gesture", sign=completions.SIGN, table=completions.TABLE)
    @at_table(Verb.OPTIONS, find_table.can_set_gestures)
    async def describe(self, context: RequestContext, sign: str, text: str = "", *, table: TableView) -> None:
        """Describe the gesture of a card, as the host; without a text the usual one is restored."""
        await table_answers.request(context, table.id, SetGesture(sign, text))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(SignalCog())
    await bot.add_cog(PartnerCog())
