"""``/briscola-admin``: the settings of a server.

Discord offers it to people who may manage the server, but a server can offer it to others. Therefore the
permission is checked here again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.languages import LanguageChoice
from bot.pages.page import Line, Page, Text
from bot.store.rows import GuildSettings, Preferences
from bot.store.standing.season_rows import SeasonLength
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Tricks
from bot.tables.model.people import Person
from bot.tables.model.requests import EndByModerator
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.ui import completions
from bot.ui.answers.context import RequestContext
from bot.ui.answers.daily.digests import choose_digest, digest_text
from bot.ui.answers.opening import check_rights
from bot.ui.answers.person.preferences import AUTO
from bot.ui.answers.person.time_settings import with_zone
from bot.ui.answers.play.table import request
from bot.ui.answers.reach import manages_server
from bot.ui.answers.server_settings import (
    channels_text,
    day_text,
    hands_text,
    language_text,
    limits_text,
    puzzle_text,
    tricks_text,
)
from bot.ui.answers.standing.seasons import choose_seasons
from bot.ui.answers.status import status_page
from bot.ui.commands import command, group_options, in_servers
from bot.ui.wire.people import until_current

CHANNELS: Final = 50
"""The number of channels that can be listed."""
LINES: Final = 25
"""The number of tables that are listed."""
Limit = app_commands.Range[int, 0, 10_000]
Hour = app_commands.Range[int, 0, 23]


def _server_of(context: RequestContext) -> int:
    """The id of the server that the person manages. Raises ``Refused`` if they may not."""
    guild = context.interaction.guild_id
    if guild is None or not manages_server(context):
        raise Refused(TableReason.NOT_MODERATOR)
    return guild


async def _settings_of(context: RequestContext) -> GuildSettings:
    """The settings of the server that the person manages. Raises ``Refused`` if they may not."""
    return await context.bot.choices.of_guild(_server_of(context))


def _limit(chosen_limit: int | None, now: int | None) -> int | None:
    """A limit after the command: unchanged (``now``) if none was named, the default (None) at 0."""
    return now if chosen_limit is None else chosen_limit or None


def _in_zone(context: RequestContext, settings: GuildSettings, zone: str | None) -> GuildSettings:
    """The settings with another time zone, if one was named. Raises ``Unclear``."""
    if zone is None:
        return settings
    return replace(settings, zone=with_zone(Preferences(context.who.id), zone).zone)


async def _store(context: RequestContext, before: GuildSettings, now: GuildSettings) -> None:
    """Store the settings of a server if they have changed, and send what is due with them."""
    if now != before:
        await context.bot.choices.set_guild(now, before)
        context.bot.daily.wake()


def _line(voice: Voice, table: TableView) -> str:
    players = [seat.player for seat in table.seats] or [member.player for member in table.members]
    people = [markdown(player.name) for player in players if isinstance(player, Person)]
    return voice(
        "admin-table-line",
        id=table.id,
        game=voice(f"variant-{table.rules.variant}"),
        stage=voice(f"suggest-stage-{table.stage}"),
        channel=f"<#{table.place.posts_to}>",
        people=voice.join(people),
    )


@app_commands.default_permissions(manage_guild=True)
@in_servers
class AdminCog(commands.GroupCog, **group_options("briscola-admin")):
    """The settings of a server."""

    @command("channels")
    async def channels(
        self,
        context: RequestContext,
        allow: discord.TextChannel | None = None,
        forbid: discord.TextChannel | None = None,
        everywhere: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
    ) -> None:
        """Allow a channel, forbid it, or allow all; answer with the allowed channels."""

        async def change() -> str:
            voice, settings = context.voice, await _settings_of(context)
            channels = set() if everywhere else set(settings.channels)
            channels |= {allow.id} if allow is not None else set()
            channels -= {forbid.id} if forbid is not None else set()
            if len(channels) > CHANNELS:
                return voice("admin-channels-full", most=CHANNELS)
            now = replace(settings, channels=tuple(sorted(channels)))
            await _store(context, settings, now)
            return channels_text(voice, now)

        await context.reply(await until_current(change))

    @command("limits")
    async def limits(
        self,
        context: RequestContext,
        per_person: Limit | None = None,
        per_channel: Limit | None = None,
        per_server: Limit | None = None,
    ) -> None:
        """Set how many tables may be open at once; answer with the limits."""
        voice, settings = context.voice, await _settings_of(context)
        now = replace(
            settings,
            per_person=_limit(per_person, settings.per_person),
            per_channel=_limit(per_channel, settings.per_channel),
            per_server=_limit(per_server, settings.per_server),
        )
        await _store(context, settings, now)
        await context.reply(limits_text(voice, now))

    @command("language")
    async def language(self, context: RequestContext, language: LanguageChoice | None = None) -> None:
        """Choose the language of tables; answer with it."""
        settings = before = await _settings_of(context)
        if language is not None:
            settings = replace(settings, language=None if language == AUTO else language)
        await _store(context, before, settings)
        await context.reply(await language_text(context, settings))

    @command("hands")
    async def hands(self, context: RequestContext, place: Literal["both", "here"] | None = None) -> None:
        """Choose where cards go for people who have not chosen themselves; answer with the choice."""
        settings = before = await _settings_of(context)
        settings = settings if place is None else replace(settings, hands=place)
        await _store(context, before, settings)
        await context.reply(hands_text(context.voice, settings))

    @command("admin-tricks")
    async def tricks(self, context: RequestContext, tricks: Tricks | None = None) -> None:
        """Choose how new tables show their tricks; answer with the choice."""
        settings = before = await _settings_of(context)
        settings = settings if tricks is None else replace(settings, tricks=tricks.value)
        await _store(context, before, settings)
        await context.reply(tricks_text(context.voice, settings))

    @command("seasons", server_zone=completions.ZONE)
    async def seasons(
        self,
        context: RequestContext,
        length: SeasonLength | None = None,
        server_zone: str | None = None,
    ) -> None:
        """Choose how long a season lasts, and in which zone it begins; answer with both."""
        before = await _settings_of(context)
        server = _in_zone(context, before, server_zone)
        await _store(context, before, server)
        settings = await choose_seasons(context, server.guild, length)
        await context.reply(context.voice(f"admin-seasons-{settings.length}", zone=settings.zone))

    @command("admin-puzzle", server_zone=completions.ZONE)
    async def puzzle(
        self,
        context: RequestContext,
        post: discord.TextChannel | None = None,
        hour: Hour | None = None,
        server_zone: str | None = None,
        off: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
    ) -> None:
        """Choose where and when a message about each daily puzzle is posted; answer with the choice."""
        settings = before = await _settings_of(context)
        settings = _in_zone(context, settings, server_zone)
        if post is not None:
            await check_rights(context, post.permissions_for(post.guild.me))
            settings = replace(settings, puzzle_channel=post.id)
        settings = settings if hour is None else replace(settings, puzzle_hour=hour)
        settings = replace(settings, puzzle_channel=None) if off else settings
        await _store(context, before, settings)
        await context.reply(puzzle_text(context.voice, settings))

    @command("digest", server_zone=completions.ZONE)
    async def digest(
        self,
        context: RequestContext,
        post: discord.TextChannel | None = None,
        server_zone: str | None = None,
        off: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
    ) -> None:
        """Choose where a digest of each week is posted; answer with the choice."""
        before = await _settings_of(context)
        settings = _in_zone(context, before, server_zone)
        settings = await choose_digest(context, settings, before, post, off=off)
        await context.reply(digest_text(context.voice, settings))

    @command("admin-day", server_zone=completions.ZONE)
    async def day(
        self,
        context: RequestContext,
        post: discord.TextChannel | None = None,
        hour: Hour | None = None,
        server_zone: str | None = None,
        compare: bool | None = None,  # noqa: FBT001 - Discord passes options by name
        off: bool = False,  # noqa: FBT001, FBT002 - as above
    ) -> None:
        """Choose where and when a message about each closed deal is posted; answer with the choice."""
        settings = before = await _settings_of(context)
        settings = _in_zone(context, settings, server_zone)
        if post is not None:
            await check_rights(context, post.permissions_for(post.guild.me))
            settings = replace(settings, deal_channel=post.id)
        settings = settings if hour is None else replace(settings, deal_hour=hour)
        settings = settings if compare is None else replace(settings, deal_listed=compare)
        settings = replace(settings, deal_channel=None) if off else settings
        await _store(context, before, settings)
        await context.reply(day_text(context.voice, settings))

    @command("admin-end", any_table=completions.EVERY_TABLE)
    async def end(self, context: RequestContext, any_table: str) -> None:
        """Close a table of the server at once, even one in a channel that the person cannot see."""
        guild = _server_of(context)
        view = await context.bot.tables.look(any_table.strip().lower(), None)
        if view.place.guild != guild:
            raise Refused(TableReason.NO_TABLE)
        await request(context, view.id, EndByModerator())

    @command("status")
    async def status(self, context: RequestContext) -> None:
        """Say what the bot may do in the channel, what it does on the server, and what is set there."""
        settings = await _settings_of(context)
        await context.show(await status_page(context, settings))

    @command("tables")
    async def tables(self, context: RequestContext) -> None:
        """List the open tables of the server in every channel."""
        guild, voice = _server_of(context), context.voice
        open_ones = await context.bot.tables.tables_in(guild)
        lines = [_line(voice, table) for table in open_ones[:LINES]]
        if len(open_ones) > LINES:
            lines.append(voice("tables-more", count=len(open_ones) - LINES))
        text = "\n".join(lines) or voice("admin-tables-none")
        page = Page((Text(f"## {voice('admin-tables-heading')}"), Line(), Text(text)))
        await context.show(page)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(AdminCog())
