"""Where the tables of tournaments stand: in threads, in up to four channels, or where the tournament is."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.log import get
from bot.names import shorten
from bot.pages.limits import THREAD_NAME
from bot.tables.model.people import Place
from bot.text.tournaments import table_name
from bot.tournaments.decisions.rounds import event_table
from bot.tournaments.events import Events
from bot.tournaments.model.event import Event, Pairing, Round
from bot.tournaments.model.settings import Format
from bot.ui.wire.channel_rights import may_make_threads, may_post
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable
from bot.ui.wire.sender import MessageSender

log = get(__name__)

_CLOCKS_APART: Final = 60_000
"""The milliseconds by which Discord's clock may be behind this machine's."""


class TablePlaces:
    """Finds the place of each table of a tournament.

    The channels that the host named are used in turn. Without any, each table has a thread of its own if the
    bot may make one; a thread that an earlier process made for the same table is used again. Else it
    stands in the channel of the tournament.
    """

    def __init__(self, events: Events, client: discord.Client, choices: Choices, post: MessageSender) -> None:
        self._events = events
        self._client = client
        self._choices = choices
        self._post = post

    async def find(self, event: Event, one: Round, pairing: Pairing) -> Place:
        """The place of the table of a pairing."""
        own, guild = event.place, self._client.get_guild(event.place.guild)
        channels = event.settings.channels
        if guild is None:
            return own
        if channels:
            chosen = channels[(pairing.number - 1) % len(channels)]
            return Place(own.guild, chosen) if may_post(guild.get_channel(chosen)) else own
        channel = guild.get_channel(own.channel)
        if event.format is Format.ARENA or own.thread is not None or not may_make_threads(channel):
            return own  # an arena has a match every few minutes, whose threads nobody could overlook
        voice = await self._choices.public_voice(own.guild)
        table = event_table(event, one, pairing)
        name = shorten(table_name(voice.plain, table.title, table), THREAD_NAME)
        thread = self._made_before(guild, event, one, name)
        if thread is None:
            try:
                thread = await self._post.start_thread(own.channel, name, for_long=event.settings.at_post)
            except Unreachable as error:  # also if Discord wants no more threads now
                log.info("a table got no thread", table=event.id, error=type(error).__name__)
                return own
        return replace(own, thread=thread)

    def _made_before(self, guild: discord.Guild, event: Event, one: Round, name: str) -> int | None:
        """The id of a thread that was made for this table; None if there is none."""
        since = one.began + self._events.moment.ahead - _CLOCKS_APART
        found = (
            thread.id
            for thread in guild.threads
            if thread.parent_id == event.place.channel
            and thread.owner_id == guild.me.id
            and thread.name == name
            and discord.utils.snowflake_time(thread.id).timestamp() * 1000 >= since
        )
        return next(found, None)
