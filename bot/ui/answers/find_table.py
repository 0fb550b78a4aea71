"""Which table a command means, when it names none: the only one here that the command can be about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import discord

from bot.pages.ids import Verb
from bot.pages.play.hand import tables_page
from bot.rules.options import SignalTable, Talk
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Absence, Place
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Answered
from bot.ui.answers.reach import is_here, reachable, reached

Fits: TypeAlias = Callable[[TableView, int], bool]
"""Whether a command of a person can be about a table, seen with that person's eyes."""


async def resolve_table(
    context: RequestContext, table: str | None, want: Verb, fits: Fits, *, seated: bool = True
) -> TableView:
    """The table that a command is about, as the person sees it.

    The one named; else the only one that it can be about, here or in the server; else the only one that waits
    for the person, or the only one. ``seated``: only tables where they sit come into question.

    Raises ``Refused`` where there is none that they may reach, and ``Answered`` where they have been asked,
    with buttons that do ``want``.
    """
    if table is not None:
        return await reached(context, table.strip().lower())
    return await context.look(await _meant(context, want, fits, seated=seated))


async def _meant(context: RequestContext, want: Verb, fits: Fits, *, seated: bool) -> str:
    who = context.who.id
    known = [view for view in await reachable(context) if not seated or view.sits(who)]
    here = [view for view in known if is_here(context, view)]
    for views in (here, known):
        fitting = [view.id for view in views if fits(view, who)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            break
    # It does not follow from what the command does.
    views = here or known
    views = [view for view in views if view.sits(who)] or views
    waiting = [view for view in views if view.seat is not None and view.turn == view.seat]
    for found in (waiting, views):
        if len(found) == 1:
            return found[0].id
    if not views:
        raise Refused(TableReason.NOT_SEATED if seated else TableReason.NO_TABLE)
    await context.show(tables_page(context.voice, views, want))
    raise Answered


def any_table(view: TableView, who: int) -> bool:  # noqa: ARG001 - as all of these
    """Any table will do."""
    return view.stage is not Stage.CLOSED


def at_table(view: TableView, who: int) -> bool:
    """The person is there: in the lobby, or in a seat that they have not left."""
    if view.stage is Stage.LOBBY:
        return view.member(who) is not None
    return view.seat is not None and view.seats[view.seat].absence is not Absence.LEFT


def to_join(view: TableView, who: int) -> bool:
    """The person can sit down, or take their own seat back."""
    if view.stage is Stage.LOBBY:
        return view.member(who) is None and len(view.members) < view.rules.players
    if view.stage is not Stage.PLAYING or view.seat is None:
        return False
    return view.waits_until is not None or view.seats[view.seat].absence is not None


def to_host(view: TableView, who: int) -> bool:
    """A lobby of which the person is the host."""
    return view.stage is Stage.LOBBY and view.host.id == who


def in_lobby(view: TableView, who: int) -> bool:
    """A lobby in which the person is."""
    return view.stage is Stage.LOBBY and view.member(who) is not None


def to_leave(view: TableView, who: int) -> bool:
    """The person is there, or has been invited."""
    return at_table(view, who) or (
        view.stage is Stage.LOBBY and any(guest.id == who for guest in view.invited)
    )


def playing(view: TableView, who: int) -> bool:
    """A running match in which the person has a seat."""
    return view.stage is Stage.PLAYING and at_table(view, who)


def to_move(view: TableView, who: int) -> bool:  # noqa: ARG001 - as all of these
    """A match that waits for the person."""
    return view.turn is not None and view.turn == view.seat


def talking(view: TableView, who: int) -> bool:
    """A running match of the person's in which partners may tell each other something."""
    return playing(view, who) and view.rules.talk is not Talk.OFF


def voting(view: TableView, who: int) -> bool:
    """Captains are being elected, and the person has a vote."""
    return playing(view, who) and view.election is not None


def choosing_gestures(view: TableView, who: int) -> bool:
    """A lobby of the person's whose gestures the host describes."""
    return to_host(view, who) and view.rules.signal_table is SignalTable.CUSTOM


def finished(view: TableView, who: int) -> bool:
    """A match of the person's is over."""
    return view.stage is Stage.FINISHED and at_table(view, who)


def to_substitute(view: TableView, who: int) -> bool:
    """There is a seat that the person may take over."""
    return bool(view.free) and not at_table(view, who)


def to_seek(view: TableView, who: int) -> bool:
    """A running match in which the person plays, and may look for a substitute."""
    return playing(view, who) and view.seat is not None and view.seats[view.seat].absence is None


def may_moderate(context: RequestContext, place: Place) -> bool:
    """Whether whoever acts keeps order where a table stands: may manage the server, or the messages there.

    Discord computes the rights of the asker for the channel of the interaction; those elsewhere are computed
    here from what the gateway told.
    """
    interaction = context.interaction
    if interaction.guild_id != place.guild:
        return False
    rights = interaction.permissions
    if rights.manage_guild:
        return True
    if interaction.channel_id in {place.channel, place.thread}:
        return rights.manage_messages
    guild, user = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel(place.channel)
    if channel is None or not isinstance(user, discord.Member):
        return False
    return channel.permissions_for(user).manage_messages
