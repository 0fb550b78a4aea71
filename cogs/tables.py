"""The life of a table once it stands: posted anew, ended, given up, taken over, played again."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.tables import requests as asks
from bot.tables.errors import Refused, TableReason
from bot.tables.requests import Request
from bot.ui import absences, answers, meant as which
from bot.ui.commands import command, under_briscola
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import say


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
async def substitute(
    interaction: Asking,
    absentee: str | None = None,
    search: Literal["start", "stop"] | None = None,
    table: str | None = None,
) -> None:
    """Take over a free seat; who plays at the table looks for somebody, for themselves or who is absent."""
    parlour, voice, who = parlour_of(interaction), await voice_of(interaction), interaction.user.id
    mine = [view.id for view in await parlour.tables.tables_of(who) if which.to_seek(view, who)]
    seeking = search is not None or (bool(mine) if table is None else table.strip().lower() in mine)
    fits = which.to_seek if seeking else which.to_substitute
    want = Verb.SEEK if seeking else Verb.SUBSTITUTE
    where = await meant(interaction, table, want, fits, seated=seeking)
    if where is None:
        return
    view = await parlour.tables.look(where, who)
    seat = None if absentee is None else absences.seat_named(voice, view, absentee)
    if absentee is not None and seat is None:
        await say(interaction, voice("reply-unknown-player"))
    elif seeking:
        await absences.call(interaction, parlour, where, seat, over=search == "stop")
    else:
        await absences.take(interaction, parlour, where, seat)


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
