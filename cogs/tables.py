"""The life of a table once it stands: posted anew, ended, given up, taken over, played again."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.pages.ids import Verb
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import Request
from bot.ui.answers import absences, find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.commands import command, under_briscola
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


@command("table", costly=True)
async def table_again(interaction: Interaction, table: str | None = None) -> None:
    """Post the table again at the bottom."""
    where = await resolve_table(interaction, table, Verb.TABLE, which.any_table, seated=False)
    if where is not None:
        await answers.post_table(interaction, context_of(interaction), where)


@command("rematch")
async def rematch(interaction: Interaction, table: str | None = None) -> None:
    """Open the lobby for another match."""
    where = await resolve_table(interaction, table, Verb.REMATCH, which.finished)
    if where is not None:
        await answers.request(interaction, context_of(interaction), where, requests.Rematch())


@command("substitute")
async def substitute(
    interaction: Interaction,
    absentee: str | None = None,
    search: Literal["start", "stop"] | None = None,
    table: str | None = None,
) -> None:
    """Take over a free seat; who plays at the table looks for somebody, for themselves or who is absent."""
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


@command("resign")
async def resign(
    interaction: Interaction, answer: Literal["agree", "refuse"] = "agree", table: str | None = None
) -> None:
    """Give the match up, once all people of the side agree."""
    agreed = answer == "agree"
    where = await resolve_table(
        interaction, table, Verb.RESIGN if agreed else Verb.KEEP_PLAYING, which.playing
    )
    if where is not None:
        request = requests.Resign() if agreed else requests.RefuseResign()
        await answers.request(interaction, context_of(interaction), where, request)


@command("end")
async def end(
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
    under_briscola(bot, table_again, rematch, substitute, resign, end)
