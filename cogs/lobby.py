"""The lobby of a table: who comes and goes, what is played, who sits where, when it begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import discord
from discord.ext import commands

from bot.pages.ids import Verb
from bot.pages.option_choices import OPTION_NAMES, change
from bot.pages.seat_orders import order_of
from bot.tables.model import requests
from bot.tables.model.events import Seating
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui import completions as complete
from bot.ui.answers import absences, find_table as which, table as answers
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.find_table import resolve_table
from bot.ui.commands import BriscolaCog, at_table, command
from bot.ui.wire.people import person as person_of


class LobbyCog(BriscolaCog):
    """Everything that happens before a match."""

    @command("join", table=complete.TABLE)
    @at_table(Verb.JOIN, which.to_join, seated=False)
    async def join(self, context: RequestContext, table: TableView) -> None:
        """Sit down, accept an invitation, or take one's own seat back."""
        await answers.request(context, table.id, requests.Join())

    @command("leave", table=complete.TABLE)
    @at_table(Verb.LEAVE, which.to_leave, seated=False)
    async def leave(self, context: RequestContext, table: TableView) -> None:
        """Stand up; who was only invited declines."""
        who = context.who.id
        if which.to_leave(table, who) and not which.at_table(table, who):
            await answers.request(context, table.id, requests.Decline())
        else:
            await absences.leave(context, table.id)

    @command("shuffle", table=complete.TABLE)
    @at_table(Verb.SHUFFLE, which.in_lobby)
    async def shuffle(self, context: RequestContext, table: TableView) -> None:
        """Add fresh randomness to the shuffle."""
        await answers.request(context, table.id, requests.Shuffle())

    @command("start", table=complete.TABLE)
    @at_table(Verb.START, which.to_host)
    async def start(self, context: RequestContext, table: TableView) -> None:
        """Begin the match."""
        await answers.request(context, table.id, requests.Start())

    @command("computer", table=complete.TABLE)
    async def computer(
        self,
        context: RequestContext,
        computers: Literal["add", "remove"] = "add",
        level: Literal["novice", "player", "expert", "maestro"] = "player",
        table: str | None = None,
    ) -> None:
        """Give a place to a computer of a level, or send one away."""
        add = computers == "add"
        view = await resolve_table(context, table, Verb.ADD if add else Verb.DROP, which.to_host)
        await answers.request(
            context, view.id, requests.AddComputer(level) if add else requests.RemoveComputer()
        )

    @command("invite", table=complete.TABLE)
    @at_table(Verb.OPTIONS, which.in_lobby)
    async def invite(self, context: RequestContext, person: discord.User, table: TableView) -> None:
        """Ask somebody to the table."""
        await answers.invite(context, table.id, person_of(person), is_bot=person.bot)

    @command("remove", table=complete.TABLE)
    @at_table(Verb.OPTIONS, which.to_host)
    async def remove(self, context: RequestContext, person: discord.User, table: TableView) -> None:
        """Send somebody out of the lobby."""
        await answers.request(context, table.id, requests.Remove(person.id))

    @command("options", option=complete.OPTION, value=complete.VALUE, table=complete.TABLE)
    async def options(
        self,
        context: RequestContext,
        option: str | None = None,
        value: str | None = None,
        table: str | None = None,
    ) -> None:
        """Change an option; without one, show the menus to the host and the rules to everybody else."""
        fits = which.any_table if option is None else which.to_host
        view = await resolve_table(context, table, Verb.OPTIONS, fits, seated=option is not None)
        if option is None and value is None:
            if which.to_host(view, context.who.id):
                await answers.show_options(context, view)
            else:
                await answers.show_rules(context, view)
            return
        request = change(view, option, value) if option in OPTION_NAMES and value is not None else None
        if request is None:
            raise Unclear("reply-unknown-option")
        await answers.request(context, view.id, request)

    @command("seats", order=complete.ORDER, table=complete.TABLE)
    @at_table(Verb.OPTIONS, which.to_host)
    async def seats(self, context: RequestContext, order: str, table: TableView) -> None:
        """Decide who sits where; from then on the host decides (teams by the host)."""
        wanted = order_of(table, order)
        if wanted is None:
            raise Unclear("reply-unknown-order")
        if table.stage is Stage.LOBBY and table.seating is not Seating.HOST:
            as_is = requests.Change(table.rules, table.access, table.seating, table.rated, table.tricks)
            await context.bot.tables.act(table.id, context.who, replace(as_is, seating=Seating.HOST))
        await answers.request(context, table.id, requests.Arrange(wanted))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(LobbyCog(bot))
