"""``/briscola-move``: auctions, the exchange, the conquista, claims, conceding, denouncing, and resigning."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.pages.custom_ids import Verb
from bot.pages.play.move_choices import always, claim_move, denounce_move, own_view, targets
from bot.pages.play.other_moves import claim_page, concede_page, denounce_page, may_concede
from bot.rules.actions import Action, Bid, Call, Concede, Conquista, Exchange, NameSuit, Pass
from bot.rules.cards import Suit
from bot.rules.errors import IllegalAction
from bot.rules.view import Phase
from bot.tables.model import requests
from bot.tables.view import TableView
from bot.text.play.seat_lookup import named_seat, opponents
from bot.text.refusals import refusal
from bot.ui import completions
from bot.ui.answers import find_table
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.play import table as table_answers
from bot.ui.answers.play.other_moves import make_move
from bot.ui.commands import at_table, command, everywhere, group_options
from bot.ui.completions import card_of, rank_of


@everywhere
class MovesCog(commands.GroupCog, **group_options("briscola-move")):
    """The commands for moves other than playing a card."""

    @command("bid", rank=completions.RANK, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_to_move)
    async def bid(
        self,
        context: RequestContext,
        rank: str | None = None,
        points: app_commands.Range[int, 61, 120] | None = None,
        force: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
        *,
        table: TableView,
    ) -> None:
        """Bid; without a bid, show what may be bid."""
        if rank is None and points is None:
            await table_answers.show_hand(context, table)
            return
        typed_rank = None if rank is None else rank_of(context.voice, table, rank)
        if rank is not None and typed_rank is None:
            raise Unclear("reply-unknown-rank")
        await make_move(context, table, always(Bid(typed_rank, points, force)))

    @command("pass", table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_to_move)
    async def pass_(self, context: RequestContext, table: TableView) -> None:
        """Pass for the rest of the auction."""
        await make_move(context, table, always(Pass()))

    @command("call", called=completions.CALLED, second=completions.CALLED, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_to_move)
    async def call(
        self,
        context: RequestContext,
        trump: Suit | None = None,
        called: str | None = None,
        second: str | None = None,
        blind: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
        *,
        table: TableView,
    ) -> None:
        """Call a suit, a card or two, or nothing yet; or name the suit after a blind trick."""
        cards = []
        for text in (called, second):
            card = None if text is None else card_of(context.voice, table, text, table.rules.packs[0])
            if text is not None and card is None:
                raise Unclear("reply-unknown-card")
            cards += [] if card is None else [card]

        def choose(now: TableView) -> Action:
            if trump is not None and own_view(now).phase is Phase.NAMING:
                return NameSuit(trump)
            return Call(trump, tuple(cards), blind)

        await make_move(context, table, choose)

    @command("exchange", table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_playing)
    async def exchange(self, context: RequestContext, table: TableView) -> None:
        """Exchange a card for the turn-up."""
        await make_move(context, table, always(Exchange()))

    @command("conquista", table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_playing)
    async def conquista(self, context: RequestContext, table: TableView) -> None:
        """Show the three highest trumps and win the deal."""
        await make_move(context, table, always(Conquista()))

    @command("claim", table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_playing)
    async def claim(
        self,
        context: RequestContext,
        sure: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
        *,
        table: TableView,
    ) -> None:
        """Claim 31 points, or a decided deal, after a question whether the person is sure."""
        asks = (
            not sure and "claim" in table.rules.moves and table.view is not None and bool(table.view.tricks)
        )
        if not asks:
            await make_move(context, table, claim_move)
            return
        try:
            claim_move(table)
        except IllegalAction as error:
            await context.reply(refusal(context.voice, error, table))
        else:
            await context.show(claim_page(context.voice, table))

    @command("concede", table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_playing)
    async def concede(
        self,
        context: RequestContext,
        answer: Literal["agree", "refuse"] = "agree",
        sure: bool = False,  # noqa: FBT001, FBT002 - as above
        *,
        table: TableView,
    ) -> None:
        """Concede a lost deal, after a question whether the person is sure.

        Or answer a partner who offers to.
        """
        if answer == "agree" and not sure and may_concede(table):
            await context.show(concede_page(context.voice, table))
        else:
            await make_move(context, table, always(Concede(refuse=answer == "refuse")))

    @command("denounce", accused=completions.OPPONENT, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_playing)
    async def denounce(
        self,
        context: RequestContext,
        accused: str | None = None,
        sure: bool = False,  # noqa: FBT001, FBT002 - as above
        *,
        table: TableView,
    ) -> None:
        """Denounce an opponent who did not follow suit, after a question whether the person is sure."""
        rivals = targets(own_view(table))
        seat = named_seat(context.voice, table, accused, opponents(table))
        if rivals and accused is not None and seat is None:
            raise Unclear("reply-unknown-player")
        if not rivals or (sure and seat is not None):
            # If nobody may be denounced, the rules say why.
            await make_move(context, table, denounce_move(-1 if seat is None else seat))
        else:
            seats = rivals if seat is None else [seat]
            await context.show(denounce_page(context.voice, table, seats))

    @command("resign", table=completions.TABLE)
    async def resign(
        self,
        context: RequestContext,
        answer: Literal["agree", "refuse"] | None = None,
        table: str | None = None,
    ) -> None:
        """Give the match up, once all people of the side agree."""
        want = Verb.KEEP_PLAYING if answer == "refuse" else Verb.RESIGN
        view = await resolve_table(context, table, want, find_table.is_playing)
        if answer == "refuse":
            await table_answers.request(context, view.id, requests.RefuseResign())
        elif answer == "agree":
            await table_answers.request(context, view.id, requests.Resign())
        else:
            await table_answers.resign(context, view)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(MovesCog())
