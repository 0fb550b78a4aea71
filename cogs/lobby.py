"""The lobby of a table: who comes, who goes, when it begins."""

from __future__ import annotations

from typing import Literal

import discord
from discord.ext import commands

from bot.tables import requests as asks
from bot.ui import absences, answers, meant as which
from bot.ui.commands import EVERYWHERE, command, under_briscola
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, person as person_of


@command("join")
async def join(interaction: Asking, table: str | None = None) -> None:
    """Sit down, accept an invitation, or take one's own seat back."""
    where = await meant(interaction, table, Verb.JOIN, which.to_join, seated=False)
    if where is not None:
        await answers.wish(interaction, parlour_of(interaction), where, asks.Join())


@command("leave")
async def leave(interaction: Asking, table: str | None = None) -> None:
    """Stand up; who was only invited declines."""
    parlour = parlour_of(interaction)
    where = await meant(interaction, table, Verb.LEAVE, which.to_leave, seated=False)
    if where is None:
        return
    view = await parlour.tables.look(where, interaction.user.id)
    guest = not which.at_table(view, interaction.user.id) and which.to_leave(view, interaction.user.id)
    if guest:
        await answers.wish(interaction, parlour, where, asks.Decline())
    else:
        await absences.leave(interaction, parlour, where)


@command("shuffle", contexts=EVERYWHERE)
async def shuffle(interaction: Asking, table: str | None = None) -> None:
    """Add fresh randomness to the shuffle."""
    where = await meant(interaction, table, Verb.SHUFFLE, which.in_lobby)
    if where is not None:
        await answers.wish(interaction, parlour_of(interaction), where, asks.Shuffle())


@command("start")
async def start(interaction: Asking, table: str | None = None) -> None:
    """Begin the match."""
    where = await meant(interaction, table, Verb.START, which.to_host)
    if where is not None:
        await answers.wish(interaction, parlour_of(interaction), where, asks.Start())


@command("computer")
async def computer(
    interaction: Asking,
    computers: Literal["add", "remove"] = "add",
    level: Literal["novice", "player", "expert", "maestro"] = "player",
    table: str | None = None,
) -> None:
    """Give a place to a computer of a level, or send one away."""
    parlour = parlour_of(interaction)
    where = await meant(interaction, table, Verb.ADD if computers == "add" else Verb.DROP, which.to_host)
    if where is None:
        return
    if computers == "add":
        await answers.add_computer(interaction, parlour, where, level)
    else:
        await answers.wish(interaction, parlour, where, asks.RemoveComputer())


@command("invite")
async def invite(interaction: Asking, person: discord.User, table: str | None = None) -> None:
    """Ask somebody to the table."""
    where = await meant(interaction, table, Verb.OPTIONS, which.in_lobby)
    if where is not None:
        guest = person_of(person)
        await answers.invite(interaction, parlour_of(interaction), where, guest, is_bot=person.bot)


@command("remove")
async def remove(interaction: Asking, person: discord.User, table: str | None = None) -> None:
    """Send somebody out of the lobby."""
    where = await meant(interaction, table, Verb.OPTIONS, which.to_host)
    if where is not None:
        await answers.wish(interaction, parlour_of(interaction), where, asks.Remove(person.id))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(shuffle)
    under_briscola(bot, join, leave, start, computer, invite, remove)
