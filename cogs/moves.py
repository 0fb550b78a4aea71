"""``/briscola-move``: auctions, the exchange, the conquista, claims, conceding, denouncing, and resigning."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.pages.ids import Verb
from bot.pages.move_choices import claimed, denounced, fixed, own_view, targets
from bot.pages.moves import claim_page, concede_page, denounce_page, may_concede
from bot.rules.actions import Action, Bid, Call, Concede, Conquista, Exchange, NameSuit, Pass
from bot.rules.cards import Suit
from bot.rules.errors import IllegalAction
from bot.rules.view import Phase
from bot.tables.model import requests
from bot.tables.view import TableView
from bot.text.refusals import refusal
from bot.text.seats import named_seat, opponents
from bot.ui import completions as complete
from bot.ui.answers import find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.moves import command as act
from bot.ui.commands import command, everywhere, said
from bot.ui.completions import card_of, rank_of
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply
from bot.ui.wire.showing import show


@everywhere
class MovesCog(
    commands.GroupCog,
    group_name=said("command-briscola-move"),
    group_description=said("command-briscola-move-about"),
    group_auto_locale_strings=False,
):
    """Moves beside playing a card."""

    @command("bid", rank=complete.RANK, table=complete.TABLE)
    async def bid(
        self,
        interaction: Interaction,
        rank: str | None = None,
        points: app_commands.Range[int, 61, 120] | None = None,
        force: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
        table: str | None = None,
    ) -> None:
        """Bid; without a bid, see what may be bid."""
        context, voice = context_of(interaction), await voice_of(interaction)
        where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
        if where is None:
            return
        if rank is None and points is None:
            await answers.show_hand(interaction, context, where)
            return
        view = await context.tables.look(where, interaction.user.id)
        named = None if rank is None else rank_of(voice, view, rank)
        if rank is not None and named is None:
            await reply(interaction, voice("reply-unknown-rank"))
            return
        await act(interaction, context, where, fixed(Bid(named, points, force)))

    @command("pass", table=complete.TABLE)
    async def pass_(self, interaction: Interaction, table: str | None = None) -> None:
        """Bid no more."""
        where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
        if where is not None:
            await act(interaction, context_of(interaction), where, fixed(Pass()))

    @command("call", called=complete.CALLED, second=complete.CALLED, table=complete.TABLE)
    async def call(
        self,
        interaction: Interaction,
        trump: Suit | None = None,
        called: str | None = None,
        second: str | None = None,
        blind: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
        table: str | None = None,
    ) -> None:
        """Call a suit, a card or two, or nothing yet; or name the suit after a blind trick."""
        context, voice = context_of(interaction), await voice_of(interaction)
        where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
        if where is None:
            return
        view = await context.tables.look(where, interaction.user.id)
        cards = []
        for text in (called, second):
            named = None if text is None else card_of(voice, view, text, view.rules.packs[0])
            if text is not None and named is None:
                await reply(interaction, voice("reply-unknown-card"))
                return
            cards += [] if named is None else [named]

        def choose(now: TableView) -> Action:
            if trump is not None and own_view(now).phase is Phase.NAMING:
                return NameSuit(trump)
            return Call(trump, tuple(cards), blind)

        await act(interaction, context, where, choose)

    @command("exchange", table=complete.TABLE)
    async def exchange(self, interaction: Interaction, table: str | None = None) -> None:
        """Change a card for the turn-up."""
        where = await resolve_table(interaction, table, Verb.HAND, which.playing)
        if where is not None:
            await act(interaction, context_of(interaction), where, fixed(Exchange()))

    @command("conquista", table=complete.TABLE)
    async def conquista(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the three highest trumps and win the deal."""
        where = await resolve_table(interaction, table, Verb.HAND, which.playing)
        if where is not None:
            await act(interaction, context_of(interaction), where, fixed(Conquista()))

    @command("claim", table=complete.TABLE)
    async def claim(
        self,
        interaction: Interaction,
        sure: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
        table: str | None = None,
    ) -> None:
        """Claim 31 points, or a decided deal; asks first whether it is meant."""
        context, voice = context_of(interaction), await voice_of(interaction)
        where = await resolve_table(interaction, table, Verb.HAND, which.playing)
        if where is None:
            return
        view = await context.tables.look(where, interaction.user.id)
        asks = not sure and "claim" in view.rules.moves and view.view is not None and bool(view.view.tricks)
        if not asks:
            await act(interaction, context, where, claimed)
            return
        try:
            claimed(view)
        except IllegalAction as error:
            await reply(interaction, refusal(voice, error, view))
            return
        await show(interaction, claim_page(voice, view), context.painter)

    @command("concede", table=complete.TABLE)
    async def concede(
        self,
        interaction: Interaction,
        answer: Literal["agree", "refuse"] = "agree",
        sure: bool = False,  # noqa: FBT001, FBT002 - as above
        table: str | None = None,
    ) -> None:
        """Concede a lost deal, which asks first whether it is meant; or answer a partner who would."""
        context, voice = context_of(interaction), await voice_of(interaction)
        where = await resolve_table(interaction, table, Verb.HAND, which.playing)
        if where is None:
            return
        view = await context.tables.look(where, interaction.user.id)
        own_view(view)
        if answer == "agree" and not sure and may_concede(view):
            await show(interaction, concede_page(voice, view), context.painter)
        else:
            await act(interaction, context, where, fixed(Concede(refuse=answer == "refuse")))

    @command("denounce", accused=complete.OPPONENT, table=complete.TABLE)
    async def denounce(
        self,
        interaction: Interaction,
        accused: str | None = None,
        sure: bool = False,  # noqa: FBT001, FBT002 - as above
        table: str | None = None,
    ) -> None:
        """Denounce an opponent who did not follow suit; asks first whether it is meant."""
        context, voice = context_of(interaction), await voice_of(interaction)
        where = await resolve_table(interaction, table, Verb.HAND, which.playing)
        if where is None:
            return
        view = await context.tables.look(where, interaction.user.id)
        offered = targets(own_view(view))
        seat = named_seat(voice, view, accused, opponents(view))
        if offered and accused is not None and seat is None:
            await reply(interaction, voice("reply-unknown-player"))
        elif not offered or (sure and seat is not None):
            # Where nobody may be denounced the rules say why.
            await act(interaction, context, where, denounced(-1 if seat is None else seat))
        else:
            asked = offered if seat is None else [seat]
            await show(interaction, denounce_page(voice, view, asked), context.painter)

    @command("resign", table=complete.TABLE)
    async def resign(
        self, interaction: Interaction, answer: Literal["agree", "refuse"] = "agree", table: str | None = None
    ) -> None:
        """Give the match up, once all people of the side agree."""
        agreed = answer == "agree"
        where = await resolve_table(
            interaction, table, Verb.RESIGN if agreed else Verb.KEEP_PLAYING, which.playing
        )
        if where is not None:
            request = requests.Resign() if agreed else requests.RefuseResign()
            await answers.request(interaction, context_of(interaction), where, request)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(MovesCog())
