"""The life of a table: posted again, ended, taken over, played again."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.pages.ids import Verb
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import Request
from bot.ui import completions as complete
from bot.ui.answers import absences, find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.commands import BriscolaCog, command
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


class TablesCog(BriscolaCog):
    """What can be done with a table itself."""

    @command("table", costly=True, table=complete.TABLE)
    async def table_again(self, interaction: Interaction, table: str | None = None) -> None:
        """Post the table again at the bottom."""
        where = await resolve_table(interaction, table, Verb.TABLE, which.any_table, seated=False)
        if where is not None:
            await answers.post_table(interaction, context_of(interaction), where)

    @command("rematch", table=complete.TABLE)
    async def rematch(self, interaction: Interaction, table: str | None = None) -> None:
        """Open the lobby for another match."""
        where = await resolve_table(interaction, table, Verb.REMATCH, which.finished)
        if where is not None:
            await answers.request(interaction, context_of(interaction), where, requests.Rematch())

    @command("substitute", absentee=complete.ABSENTEE, table=complete.TABLE)
    async def substitute(
        self,
        interaction: Interaction,
        absentee: str | None = None,
        search: Literal["start", "stop"] | None = None,
        table: str | None = None,
    ) -> None:
        """Take over a free seat; a player of the table looks for a substitute instead."""
        context, voice, who = context_of(interaction), await voice_of(interaction), interaction.user.id
        mine = [view.id for view in await context.tables.tables_of(who) if which.to_seek(view, who)]
        seeking = search is not None or (bool(mine) if table is None else table.strip().lower() in mine)
        fits = which.to_seek if seeking else which.to_substitute
        want = Verb.SEEK if seeking else Verb.SUBSTITUTE
        where = await resolve_table(interaction, table, want, fits, seated=seeking)
        if where is None:
            return
        view = await context.tables.look(where, who)
        seat = None if absentee is None else absences.seat_named(voice, view, absentee)
        if absentee is not None and seat is None:
            await reply(interaction, voice("reply-unknown-player"))
        elif seeking:
            await absences.call(interaction, context, where, seat, over=search == "stop")
        else:
            await absences.take(interaction, context, where, seat)

    @command("end", table=complete.TABLE)
    async def end(
        self,
        interaction: Interaction,
        ending: Literal["agree", "refuse", "now"] | None = None,
        table: str | None = None,
    ) -> None:
        """Close the table: by agreement of its players, or at once by a moderator who does not sit there."""
        context = context_of(interaction)
        where = await resolve_table(interaction, table, Verb.END, which.at_table, seated=False)
        if where is None:
            return
        view = await context.tables.look(where, interaction.user.id)
        moderates = which.may_moderate(interaction, view.place)
        if ending == "now" and not moderates:
            raise Refused(TableReason.NOT_MODERATOR)
        request: Request = requests.RefuseEnd() if ending == "refuse" else requests.End()
        sits = which.at_table(view, interaction.user.id)
        if ending == "now" or (ending is None and moderates and not sits):
            request = requests.EndByModerator()
        await answers.request(interaction, context, where, request)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(TablesCog(bot))
