"""The rule for which tables a person may reach: in commands, completions, buttons, forms and old matches.

Only ``can_reach`` decides this. A table that it denies is refused like one that does not exist: with the same
exception, before anything else is looked at.
"""

from __future__ import annotations

from collections.abc import Container

import discord

from bot.store.rows import StoredMatch, Viewer
from bot.tables.archive.places import place_of
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Place
from bot.tables.view import TableView
from bot.ui.answers.context import RequestContext
from bot.ui.wire.channel_rights import may_see


def can_reach(context: RequestContext, place: Place, people: Container[int | None]) -> bool:
    """Whether the person may reach a table or match at a place.

    ``people`` are the ids of those to whom it belongs: who sit there, were invited, or played the match.
    They reach it from everywhere, whatever they can see. All others have to see the place (``can_see``).
    """
    return context.who.id in people or can_see(context, place)


def can_see(context: RequestContext, place: Place) -> bool:
    """Whether the person sees the messages of a place, as far as the bot can know.

    - In the channel or thread of the place itself: yes. Discord lets nobody act in a channel that they
      cannot see, so a person who presses a button of a public message sees it.
    - Elsewhere in the server: as ``may_see`` says. A person's roles are those that Discord sends with each
      interaction.
    - In direct messages and in other servers: no. There Discord sends no roles of the place's server, and
      the bot keeps no list of members.
    """
    interaction = context.interaction
    if interaction.guild_id != place.guild:
        return False
    if interaction.channel_id == place.posts_to:
        return True
    guild, user = interaction.guild, interaction.user
    return guild is not None and isinstance(user, discord.Member) and may_see(guild, place, user)


def manages_server(context: RequestContext) -> bool:
    """Whether the person manages the server they act in.

    ``/briscola-admin`` shows them every table of the server in any channel, because all of them count
    against the limits that they set. Every other command treats them like anybody else.
    """
    return context.interaction.guild_id is not None and context.interaction.permissions.manage_guild


async def table_in_reach(context: RequestContext, table_id: str) -> TableView:
    """A table, open or closed, as the person sees it.

    Raises ``Refused`` (NO_TABLE) if it does not exist or the person may not reach it.
    """
    view = await context.look(table_id)
    if not can_reach(context, view.place, view.people):
        raise Refused(TableReason.NO_TABLE)
    return view


async def tables_in_reach(context: RequestContext) -> list[TableView]:
    """The open tables that may be offered to the person where they act, as they see them.

    In a server: the tables of it that they reach, those of this channel first, then their own. In direct
    messages: their own.
    """
    tables, guild = context.bot.tables, context.interaction.guild_id
    own = {view.id: view for view in await tables.tables_with(context.who.id)}
    if guild is None:
        return list(own.values())
    views = [own.get(view.id, view) for view in await tables.tables_in(guild)]
    in_reach = [view for view in views if can_reach(context, view.place, view.people)]
    return sorted(in_reach, key=lambda view: (not is_here(context, view), view.id not in own))


def is_here(context: RequestContext, view: TableView) -> bool:
    """Whether a table is in the channel where the person acts. In direct messages every table is."""
    interaction = context.interaction
    return interaction.guild_id is None or interaction.channel_id in {view.place.channel, view.place.thread}


async def viewer_of(context: RequestContext, person: int) -> Viewer | None:
    """Which matches of a player the asker may be told of; None if all, because they are the asker's own."""
    if person == context.who.id:
        return None
    guild = context.interaction.guild_id
    if guild is None:
        return Viewer(context.who.id, 0)
    places = await context.bot.store.standing.places(person, guild)
    visible_places = [
        (channel, posts) for channel, posts in places if _can_reach_posts(context, guild, channel, posts, ())
    ]
    return Viewer(context.who.id, guild, tuple(visible_places))


async def can_reach_match(context: RequestContext, rows: StoredMatch) -> bool:
    """Whether the person may be told of a finished match: what it was, and who played it."""
    place, people = await place_of(context.bot.store, rows.match), {seat.person for seat in rows.seats}
    return _can_reach_posts(context, place.guild, place.channel, place.posts_to, people)


def _can_reach_posts(
    context: RequestContext, guild: int, channel: int, posts: int, people: Container[int | None]
) -> bool:
    """As ``can_reach``, where ``posts`` is the thread or else the channel that a table's messages are in."""
    thread = None if posts == channel else posts
    return can_reach(context, Place(guild, channel), people) and can_reach(
        context, Place(guild, channel, thread), people
    )
