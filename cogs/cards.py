"""Cards by command: hands, playing by name, the last trick, points, rules, hints, and all of it in words."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.pages.custom_ids import Verb
from bot.tables.model import requests
from bot.tables.model.errors import Refused
from bot.tables.view import TableView
from bot.text.game.choices import new_table
from bot.ui import completions
from bot.ui.answers import find_table
from bot.ui.answers.archive.fairness import show_shuffle
from bot.ui.answers.context import RequestContext
from bot.ui.answers.daily.deals import show_proof as show_day_proof
from bot.ui.answers.errors import Unclear
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.help import show_help
from bot.ui.answers.opening import find_game
from bot.ui.answers.play import hints, table as table_answers
from bot.ui.answers.play.table import READ_VERBS, What
from bot.ui.answers.tournaments.proof import show_lots
from bot.ui.commands import BriscolaCog, at_table, command
from bot.ui.completions import card_of


class CardsCog(BriscolaCog):
    """The commands for looking at cards and playing them."""

    @command("hand", table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_to_move)
    async def hand(self, context: RequestContext, table: TableView) -> None:
        """Show the person's cards."""
        await table_answers.show_hand(context, table)

    @command("play", card=completions.CARD, table=completions.TABLE)
    @at_table(Verb.HAND, find_table.is_to_move)
    async def play(self, context: RequestContext, card: str, table: TableView) -> None:
        """Play a card by its name."""
        played_card = card_of(context.voice, table, card)
        if played_card is None:
            raise Unclear("reply-unknown-card")
        await table_answers.play(context, table.id, played_card)

    @command("last", table=completions.TABLE)
    @at_table(Verb.LAST, find_table.is_playing, seated=False)
    async def last(self, context: RequestContext, table: TableView) -> None:
        """Show the last trick."""
        await table_answers.show_last_trick(context, table)

    @command("score", table=completions.TABLE)
    @at_table(Verb.SCORE, find_table.is_playing, seated=False)
    async def score(self, context: RequestContext, table: TableView) -> None:
        """Show the points and the score."""
        await table_answers.show_score(context, table)

    @command("read", table=completions.TABLE)
    async def read(self, context: RequestContext, what: What, table: str | None = None) -> None:
        """Show the table, the hand or the last trick as text for a screen reader."""
        seated = what == "hand"
        view = await resolve_table(context, table, READ_VERBS[what], find_table.is_playing, seated=seated)
        await table_answers.read(context, view, what)

    @command("rules", game=completions.GAME, table=completions.TABLE)
    async def rules(self, context: RequestContext, game: str | None = None, table: str | None = None) -> None:
        """Show the rules of a game, else those of the table here, else those of a new table."""
        if game is not None:
            await table_answers.show_game(context, new_table(await find_game(context, game)))
            return
        try:
            view = await resolve_table(context, table, Verb.RULES, find_table.is_open_table, seated=False)
        except Refused:
            if table is not None:
                raise
            await table_answers.show_game(context, new_table())
        else:
            await table_answers.show_rules(context, view)

    @command("help")
    async def help(self, context: RequestContext) -> None:
        """Show what to do first."""
        await show_help(context)

    @command("hint", costly=True, table=completions.TABLE)
    async def hint(
        self,
        context: RequestContext,
        agreement: Literal["allow", "refuse"] | None = None,
        table: str | None = None,
    ) -> None:
        """Show which card to play; or agree, with all the others, that everybody may ask."""
        if agreement is None:
            await hints.hint(context, await resolve_table(context, table, Verb.HINT, find_table.is_to_move))
            return
        allow = agreement == "allow"
        want = Verb.ALLOW_HINTS if allow else Verb.NO_HINTS
        view = await resolve_table(context, table, want, find_table.is_playing)
        await table_answers.request(
            context, view.id, requests.AllowHints() if allow else requests.RefuseHints()
        )

    @command(
        "verify",
        costly=True,
        match=completions.MATCH,
        day=completions.DEAL_DAY,
        event=completions.EVERY_EVENT,
    )
    async def verify(
        self,
        context: RequestContext,
        match: str | None = None,
        day: str | None = None,
        event: str | None = None,
    ) -> None:
        """Show whether every pack follows from the committed seed, with the record as a file.

        ``day``: the same of a deal of the day. ``event``: the same of the lots of a tournament.
        """
        if event is not None:
            await show_lots(context, event)
        elif day is not None:
            await show_day_proof(context, day)
        else:
            await show_shuffle(context, match)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(CardsCog(bot))
