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
from bot.ui import completions as complete
from bot.ui.answers import absences, find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.commands import BriscolaCog, command
from bot.ui.wire.people import Interaction, person as person_of, voice_of
from bot.ui.wire.replies import reply


class LobbyCog(BriscolaCog):
    """Everything that happens before a match."""

    @command("join", table=complete.TABLE)
    async def join(self, interaction: Interaction, table: str | None = None) -> None:
        """Sit down, accept an invitation, or take one's own seat back."""
        where = await resolve_table(interaction, table, Verb.JOIN, which.to_join, seated=False)
        if where is not None:
            await answers.request(interaction, context_of(interaction), where, requests.Join())

    @command("leave", table=complete.TABLE)
    async def leave(self, interaction: Interaction, table: str | None = None) -> None:
        """Stand up; who was only invited declines."""
        context = context_of(interaction)
        where = await resolve_table(interaction, table, Verb.LEAVE, which.to_leave, seated=False)
        if where is None:
            return
        view = await context.tables.look(where, interaction.user.id)
        guest = not which.at_table(view, interaction.user.id) and which.to_leave(view, interaction.user.id)
        if guest:
            await answers.request(interaction, context, where, requests.Decline())
        else:
            await absences.leave(interaction, context, where)

    @command("shuffle", table=complete.TABLE)
    async def shuffle(self, interaction: Interaction, table: str | None = None) -> None:
        """Add fresh randomness to the shuffle."""
        where = await resolve_table(interaction, table, Verb.SHUFFLE, which.in_lobby)
        if where is not None:
            await answers.request(interaction, context_of(interaction), where, requests.Shuffle())

    @command("start", table=complete.TABLE)
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        """Begin the match."""
        where = await resolve_table(interaction, table, Verb.START, which.to_host)
        if where is not None:
            await answers.request(interaction, context_of(interaction), where, requests.Start())

    @command("computer", table=complete.TABLE)
    async def computer(
        self,
        interaction: Interaction,
        computers: Literal["add", "remove"] = "add",
        level: Literal["novice", "player", "expert", "maestro"] = "player",
        table: str | None = None,
    ) -> None:
        """Give a place to a computer of a level, or send one away."""
        context = context_of(interaction)
        where = await resolve_table(
            interaction, table, Verb.ADD if computers == "add" else Verb.DROP, which.to_host
        )
        if where is None:
            return
        if computers == "add":
            await answers.add_computer(interaction, context, where, level)
        else:
            await answers.request(interaction, context, where, requests.RemoveComputer())

    @command("invite", table=complete.TABLE)
    async def invite(self, interaction: Interaction, person: discord.User, table: str | None = None) -> None:
        """Ask somebody to the table."""
        where = await resolve_table(interaction, table, Verb.OPTIONS, which.in_lobby)
        if where is not None:
            guest = person_of(person)
            await answers.invite(interaction, context_of(interaction), where, guest, is_bot=person.bot)

    @command("remove", table=complete.TABLE)
    async def remove(self, interaction: Interaction, person: discord.User, table: str | None = None) -> None:
        """Send somebody out of the lobby."""
        where = await resolve_table(interaction, table, Verb.OPTIONS, which.to_host)
        if where is not None:
            await answers.request(interaction, context_of(interaction), where, requests.Remove(person.id))

    @command("options", option=complete.OPTION, value=complete.VALUE, table=complete.TABLE)
    async def options(
        self,
        interaction: Interaction,
        option: str | None = None,
        value: str | None = None,
        table: str | None = None,
    ) -> None:
        """Change an option; without one, show the menus to the host and the rules to everybody else."""
        context = context_of(interaction)
        fits = which.any_table if option is None else which.to_host
        where = await resolve_table(interaction, table, Verb.OPTIONS, fits, seated=option is not None)
        if where is None:
            return
        view = await context.tables.look(where, interaction.user.id)
        if option is None and value is None:
            if which.to_host(view, interaction.user.id):
                await answers.show_options(interaction, context, where)
            else:
                await answers.show_rules(interaction, context, where)
            return
        request = change(view, option, value) if option in OPTION_NAMES and value is not None else None
        if request is None:
            await reply(interaction, (await voice_of(interaction))("reply-unknown-option"))
        else:
            await answers.request(interaction, context, where, request)

    @command("seats", order=complete.ORDER, table=complete.TABLE)
    async def seats(self, interaction: Interaction, order: str, table: str | None = None) -> None:
        """Decide who sits where; from then on the host decides (teams by the host)."""
        context = context_of(interaction)
        where = await resolve_table(interaction, table, Verb.OPTIONS, which.to_host)
        if where is None:
            return
        view = await context.tables.look(where, interaction.user.id)
        wanted = order_of(view, order)
        if wanted is None:
            await reply(interaction, (await voice_of(interaction))("reply-unknown-order"))
            return
        if view.stage is Stage.LOBBY and view.seating is not Seating.HOST:
            as_is = requests.Change(view.rules, view.access, view.seating, view.rated)
            await context.tables.act(where, person_of(interaction.user), replace(as_is, seating=Seating.HOST))
        await answers.request(interaction, context, where, requests.Arrange(wanted))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(LobbyCog(bot))
