"""The life of a table once it stands: posted anew, ended, given up, taken over, played again."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.tables import requests as asks
from bot.tables.errors import Refused, TableReason
from bot.tables.requests import Request
from bot.ui import answers, meant as which
from bot.ui.commands import command, under_briscola
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking


@command("table", costly=True)
async def table_again(interaction: Asking, table: str | None = None) -> None:
    """Post the table again at the bottom."""
    where = await meant(interaction, table, Verb.TABLE, which.any_table, seated=False)
    if where is not None:
        await answers.post_table(interaction, parlour_of(interaction), where)


@command("rematch")
async def rematch(interaction: Asking, table: str | None = None) -> None:
    """Open the lobby for another match."""
    where = await meant(interaction, table, Verb.REMATCH, which.finished)
    if where is not None:
        await answers.wish(interaction, parlour_of(interaction), where, asks.Rematch())


@command("substitute")
async def substitute(interaction: Asking, table: str | None = None) -> None:
    """Take over the seat of somebody who left."""
    where = await meant(interaction, table, Verb.SUBSTITUTE, which.to_substitute, seated=False)
    if where is not None:
        await answers.wish(interaction, parlour_of(interaction), where, asks.Substitute())


@command("resign")
async def resign(
    interaction: Asking, answer: Literal["agree", "refuse"] = "agree", table: str | None = None
) -> None:
    """Give the match up, once all people of the side agree."""
    agreed = answer == "agree"
    where = await meant(interaction, table, Verb.RESIGN if agreed else Verb.KEEP_PLAYING, which.playing)
    if where is not None:
        request = asks.Resign() if agreed else asks.RefuseResign()
        await answers.wish(interaction, parlour_of(interaction), where, request)


@command("end")
async def end(
    interaction: Asking, ending: Literal["agree", "refuse", "now"] | None = None, table: str | None = None
) -> None:
    """Close the table: by agreement of its players, or at once by a moderator who does not sit there."""
    parlour = parlour_of(interaction)
    where = await meant(interaction, table, Verb.END, which.at_table, seated=False)
    if where is None:
        return
    view = await parlour.tables.look(where, interaction.user.id)
    moderates = which.may_moderate(interaction, view.place)
    if ending == "now" and not moderates:
        raise Refused(TableReason.NOT_MODERATOR)
    request: Request = asks.RefuseEnd() if ending == "refuse" else asks.End()
    sits = which.at_table(view, interaction.user.id)
    if ending == "now" or (ending is None and moderates and not sits):
        request = asks.EndByModerator()
    await answers.wish(interaction, parlour, where, request)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, table_again, rematch, substitute, resign, end)
