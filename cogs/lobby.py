"""The commands of a lobby: joining and leaving, options, seats, and the start."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import discord
from discord.ext import commands

from bot.computers import USUAL, personalities, scale
from bot.pages.custom_ids import Verb
from bot.pages.lobby import EVEN
from bot.pages.seat_orders import order_of
from bot.pages.typed import typed_change
from bot.tables.model import requests
from bot.tables.model.events import Seating
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui import completions
from bot.ui.answers import find_table
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.personalities import seated_text, typed_personality
from bot.ui.answers.play import absences, table as table_answers
from bot.ui.answers.standing.computer_ratings import even_opponent
from bot.ui.commands import BriscolaCog, at_table, command
from bot.ui.wire.people import person as person_of


class LobbyCog(BriscolaCog):
    """The commands before a match."""

    @command("join", table=completions.TABLE)
    @at_table(Verb.JOIN, find_table.can_join, seated=False)
    async def join(self, context: RequestContext, table: TableView) -> None:
        """Sit down, accept an invitation, or take one's own seat back."""
        await table_answers.request(context, table.id, requests.Join())

    @command("leave", table=completions.TABLE)
    @at_table(Verb.LEAVE, find_table.can_leave, seated=False)
    async def leave(self, context: RequestContext, table: TableView) -> None:
        """Leave the table, or decline an invitation."""
        who = context.who.id
        if find_table.can_leave(table, who) and not find_table.is_at_table(table, who):
            await table_answers.request(context, table.id, requests.Decline())
        else:
            await absences.leave(context, table.id)

    @command("shuffle", table=completions.TABLE)
    @at_table(Verb.SHUFFLE, find_table.is_in_lobby)
    async def shuffle(self, context: RequestContext, table: TableView) -> None:
        """Add a nonce to the shuffle."""
        await table_answers.request(context, table.id, requests.Shuffle())

    @command("start", table=completions.TABLE)
    @at_table(Verb.START, find_table.is_host)
    async def start(self, context: RequestContext, table: TableView) -> None:
        """Begin the match."""
        await table_answers.request(context, table.id, requests.Start())

    @command("computer", personality=completions.PERSONALITY, table=completions.TABLE)
    async def computer(
        self,
        context: RequestContext,
        computers: Literal["add", "remove"] = "add",
        level: Literal["even", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] | None = None,
        personality: str | None = None,
        table: str | None = None,
    ) -> None:
        """Give a seat to a computer, or remove one.

        Where the game does not offer the level, the nearest one sits down.
        """
        add = computers == "add"
        view = await resolve_table(context, table, Verb.ADD if add else Verb.DROP, find_table.is_host)
        if not add:
            await table_answers.request(context, view.id, requests.RemoveComputer())
            return
        chosen, reason = typed_personality(personality), None
        if level == EVEN:
            name, reason = await even_opponent(context, view.rules, chosen)
        elif level is None and chosen is None:
            name = USUAL
        else:
            number = scale.number_of(view.rules, level or USUAL)
            name = personalities.named(str(number), chosen)
        after = await context.act(view.id, requests.AddComputer(name))
        await context.reply(seated_text(context.voice, after, reason))

    @command("invite", table=completions.TABLE)
    @at_table(Verb.OPTIONS, find_table.is_in_lobby)
    async def invite(self, context: RequestContext, person: discord.User, table: TableView) -> None:
        """Invite a person to the table."""
        await table_answers.invite(context, table.id, person_of(person), is_bot=person.bot)

    @command("remove", table=completions.TABLE)
    @at_table(Verb.OPTIONS, find_table.is_host)
    async def remove(self, context: RequestContext, person: discord.User, table: TableView) -> None:
        """Remove a person from the lobby."""
        await table_answers.request(context, table.id, requests.Remove(person.id))

    @command("options", option=completions.OPTION, value=completions.VALUE, table=completions.TABLE)
    async def options(
        self,
        context: RequestContext,
        option: str | None = None,
        value: str | None = None,
        table: str | None = None,
    ) -> None:
        """Change an option; without one, show the menus to the host and the rules to everybody else."""
        fits = find_table.is_open_table if option is None else find_table.is_host
        view = await resolve_table(context, table, Verb.OPTIONS, fits, seated=option is not None)
        if option is None and value is None:
            if find_table.is_host(view, context.who.id):
                await table_answers.show_options(context, view)
            else:
                await table_answers.show_rules(context, view)
            return
        request = typed_change(context.voice, view, option or "", value or "")
        if request is None:
            raise Unclear("reply-unknown-option")
        await table_answers.request(context, view.id, request)

    @command("seats", order=completions.ORDER, table=completions.TABLE)
    @at_table(Verb.OPTIONS, find_table.is_host)
    async def seats(self, context: RequestContext, order: str, table: TableView) -> None:
        """Set the seats. The host decides them from then on (teams by the host)."""
        arrangement = order_of(table, order)
        if arrangement is None:
            raise Unclear("reply-unknown-order")
        if table.stage is Stage.LOBBY and table.seating is not Seating.HOST:
            as_is = requests.Change(table.rules, table.access, table.seating, table.rated, table.tricks)
            await context.bot.tables.act(table.id, context.who, replace(as_is, seating=Seating.HOST))
        await table_answers.request(context, table.id, requests.Arrange(arrangement))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(LobbyCog(bot))
