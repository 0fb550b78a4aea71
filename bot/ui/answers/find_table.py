"""Finds the table that a command is about if the person names none: the only one here that fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import discord

from bot.pages.custom_ids import Verb
from bot.pages.play.hand import tables_page
from bot.rules.options import SignalTable, Talk
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Place
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import AlreadyAnswered
from bot.ui.answers.reach import is_here, table_in_reach, tables_in_reach

Fits: TypeAlias = Callable[[TableView, int], bool]
"""A test whether a command of a person can be about a table, given the table as that person sees it."""


async def resolve_table(
    context: RequestContext, table: str | None, want: Verb, fits: Fits, *, seated: bool = True
) -> TableView:
    """The table that a command is about, as the person sees it.

    It is the table that is named; else the only one that fits, here or in the server; else the only one that
    waits for the person, or the only one there is. ``seated``: only tables at which the person sits are
    considered.

    Raises ``Refused`` if there is none that the person may reach, and ``AlreadyAnswered`` after asking them
    which one they mean, with buttons of the verb ``want``.
    """
    if table is not None:
        return await table_in_reach(context, table.strip().lower())
    return await context.look(await _likeliest_table(context, want, fits, seated=seated))


async def _likeliest_table(context: RequestContext, want: Verb, fits: Fits, *, seated: bool) -> str:
    who = context.who.id
    in_reach = [view for view in await tables_in_reach(context) if not seated or view.is_seated(who)]
    here = [view for view in in_reach if is_here(context, view)]
    for views in (here, in_reach):
        fits_ids = [view.id for view in views if fits(view, who)]
        if len(fits_ids) == 1:
            return fits_ids[0]
        if fits_ids:
            break
    # What the command does cannot decide it.
    views = here or in_reach
    views = [view for view in views if view.is_seated(who)] or views
    waiting = [view for view in views if view.seat is not None and view.turn == view.seat]
    for candidates in (waiting, views):
        if len(candidates) == 1:
            return candidates[0].id
    if not views:
        raise Refused(TableReason.NOT_SEATED if seated else TableReason.NO_TABLE)
    await context.show(tables_page(context.voice, views, want))
    raise AlreadyAnswered


def is_open_table(view: TableView, who: int) -> bool:
    """Whether the table is open. For people without a seat there, its match must not be over."""
    return view.stage is not Stage.CLOSED and (view.stage is not Stage.FINISHED or view.is_seated(who))


def is_at_table(view: TableView, who: int) -> bool:
    """Whether the person is in the lobby, or in a seat that they have not left."""
    if view.stage is Stage.LOBBY:
        return view.member(who) is not None
    return view.seat is not None and not view.seats[view.seat].left


def can_join(view: TableView, who: int) -> bool:
    """Whether the person can sit down or take their own seat back."""
    if view.stage is Stage.LOBBY:
        return view.member(who) is None and len(view.members) < view.rules.players
    if view.stage is not Stage.PLAYING or view.seat is None:
        return False
    return view.waits_until is not None or view.seats[view.seat].may_return


def is_host(view: TableView, who: int) -> bool:
    """Whether the table is a lobby whose host the person is."""
    return view.stage is Stage.LOBBY and view.host.id == who


def is_in_lobby(view: TableView, who: int) -> bool:
    """Whether the table is a lobby that the person is in."""
    return view.stage is Stage.LOBBY and view.member(who) is not None


def can_leave(view: TableView, who: int) -> bool:
    """Whether the person is at the table or invited to it."""
    return is_at_table(view, who) or (
        view.stage is Stage.LOBBY and any(guest.id == who for guest in view.invited)
    )


def is_playing(view: TableView, who: int) -> bool:
    """Whether the table plays a match in which the person has a seat."""
    return view.stage is Stage.PLAYING and is_at_table(view, who)


def is_to_move(view: TableView, who: int) -> bool:  # noqa: ARG001 - the signature is that of ``Fits``
    """Whether the match waits for the person."""
    return view.turn is not None and view.turn == view.seat


def can_talk(view: TableView, who: int) -> bool:
    """Whether the person plays in a match whose partners may talk."""
    return is_playing(view, who) and view.rules.talk is not Talk.OFF


def can_vote(view: TableView, who: int) -> bool:
    """Whether captains are being elected and the person has a vote."""
    return is_playing(view, who) and view.election is not None


def can_set_gestures(view: TableView, who: int) -> bool:
    """Whether the table is a lobby whose gestures the person describes as its host."""
    return is_host(view, who) and view.rules.signal_table is SignalTable.CUSTOM


def match_is_over(view: TableView, who: int) -> bool:
    """Whether a match of the person's is over."""
    return view.stage is Stage.FINISHED and is_at_table(view, who)


def can_substitute(view: TableView, who: int) -> bool:
    """Whether there is a seat that the person may take over."""
    return bool(view.free) and not is_at_table(view, who)


def can_seek_substitute(view: TableView, who: int) -> bool:
    """Whether the person plays in a running match and may look for a substitute."""
    return is_playing(view, who) and view.seat is not None and view.seats[view.seat].absence is None


def may_moderate(context: RequestContext, place: Place) -> bool:
    """Whether the person may manage the server, or the messages at the table's place.

    Discord computes the permissions for the channel of the interaction. For other channels they are computed
    here from the roles and channels that the gateway has sent.
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
