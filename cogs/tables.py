"""The commands for a table itself: post it again, end it, take a seat over, play again."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.pages.custom_ids import Verb
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.view import TableView
from bot.ui import completions
from bot.ui.answers import find_table
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.play import absences, table as table_answers
from bot.ui.commands import BriscolaCog, at_table, command


class TablesCog(BriscolaCog):
    """The commands for a table itself."""

    @command("table", costly=True, table=completions.TABLE)
    @at_table(Verb.TABLE, find_table.is_open_table, seated=False)
    async def table_again(self, context: RequestContext, table: TableView) -> None:
        """Post the table again at the bottom of the channel."""
        await table_answers.post_table(context, table)

    @command("rematch", table=completions.TABLE)
    @at_table(Verb.REMATCH, find_table.match_is_over)
    async def rematch(self, context: RequestContext, table: TableView) -> None:
        """Open the lobby for another match."""
        await table_answers.request(context, table.id, requests.Rematch())

    @command("substitute", absentee=completions.ABSENTEE, table=completions.TABLE)
    async def substitute(
        self,
        context: RequestContext,
        absentee: str | None = None,
        search: Literal["start", "stop"] | None = None,
        table: str | None = None,
    ) -> None:
        """Take over a free seat; or, as a player of the table, look for a substitute."""
        who = context.who.id
        mine = [
            view.id
            for view in await context.bot.tables.tables_of(who)
            if find_table.can_seek_substitute(view, who)
        ]
        seeking = search is not None or (bool(mine) if table is None else table.strip().lower() in mine)
        fits = find_table.can_seek_substitute if seeking else find_table.can_substitute
        want = Verb.SEEK if seeking else Verb.SUBSTITUTE
        view = await resolve_table(context, table, want, fits, seated=seeking)
        seat = None if absentee is None else absences.find_seat(context.voice, view, absentee)
        if absentee is not None and seat is None:
            raise Unclear("reply-unknown-player")
        if not seeking:
            await absences.take(context, view.id, seat)
        elif search == "stop":
            await table_answers.request(context, view.id, requests.DropCall(seat))
        else:
            await table_answers.request(context, view.id, requests.CallSubstitute(seat))

    @command("end", table=completions.TABLE)
    @at_table(Verb.END, find_table.is_at_table, seated=False)
    async def end(
        self,
        context: RequestContext,
        ending: Literal["agree", "refuse", "now"] | None = None,
        *,
        table: TableView,
    ) -> None:
        """Close the table: by agreement of its players, or at once by a moderator who does not sit there."""
        moderates = find_table.may_moderate(context, table.place)
        if ending == "now" and not moderates:
            raise Refused(TableReason.NOT_MODERATOR)
        sits = find_table.is_at_table(table, context.who.id)
        if ending == "now" or (ending is None and moderates and not sits):
            await table_answers.request(context, table.id, requests.EndByModerator())
        elif ending == "refuse":
            await table_answers.request(context, table.id, requests.RefuseEnd())
        elif ending == "agree":
            await table_answers.request(context, table.id, requests.End())
        else:
            await table_answers.end(context, table)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(TablesCog(bot))
