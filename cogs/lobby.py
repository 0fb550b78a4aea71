"""The lobby of a table: who comes, who goes, when it begins."""

from __future__ import annotations

from typing import Literal

import discord
from discord.ext import commands

from bot.pages.ids import Verb
from bot.tables.model import requests
from bot.ui.answers import absences, find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.commands import EVERYWHERE, command, under_briscola
from bot.ui.wire.people import Interaction, person as person_of


@command("join")
async def join(interaction: Interaction, table: str | None = None) -> None:
    """Sit down, accept an invitation, or take one's own seat back."""
    where = await resolve_table(interaction, table, Verb.JOIN, which.to_join, seated=False)
    if where is not None:
        await answers.request(interaction, context_of(interaction), where, requests.Join())


@command("leave")
async def leave(interaction: Interaction, table: str | None = None) -> None:
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


@command("shuffle", contexts=EVERYWHERE)
async def shuffle(interaction: Interaction, table: str | None = None) -> None:
    """Add fresh randomness to the shuffle."""
    where = await resolve_table(interaction, table, Verb.SHUFFLE, which.in_lobby)
    if where is not None:
        await answers.request(interaction, context_of(interaction), where, requests.Shuffle())


@command("start")
async def start(interaction: Interaction, table: str | None = None) -> None:
    """Begin the match."""
    where = await resolve_table(interaction, table, Verb.START, which.to_host)
    if where is not None:
        await answers.request(interaction, context_of(interaction), where, requests.Start())


@command("computer")
async def computer(
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


@command("invite")
async def invite(interaction: Interaction, person: discord.User, table: str | None = None) -> None:
    """Ask somebody to the table."""
    where = await resolve_table(interaction, table, Verb.OPTIONS, which.in_lobby)
    if where is not None:
        guest = person_of(person)
        await answers.invite(interaction, context_of(interaction), where, guest, is_bot=person.bot)


@command("remove")
async def remove(interaction: Interaction, person: discord.User, table: str | None = None) -> None:
    """Send somebody out of the lobby."""
    where = await resolve_table(interaction, table, Verb.OPTIONS, which.to_host)
    if where is not None:
        await answers.request(interaction, context_of(interaction), where, requests.Remove(person.id))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(shuffle)
    under_briscola(bot, join, leave, start, computer, invite, remove)
