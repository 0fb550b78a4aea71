"""Opening a tournament (T-1 to T-6, T-18, T-19)."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.log import get
from bot.names import shorten
from bot.pages.limits import EVENT_LOCATION
from bot.pairing.team_match import DEFAULT_BOARDS
from bot.rules.notation.plain_data import rules_from
from bot.tables.decisions.lobby import rules_of
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Place
from bot.text.catalogue import Voice
from bot.text.game.rulebook import game_line
from bot.tournaments.decisions.checks import DAYS, check_choices, suited_rules
from bot.tournaments.decisions.moments import HOUR, MINUTE
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Event
from bot.tournaments.model.settings import MOST_CHANNELS, Format, Settings, Tempo
from bot.ui.answers.context import RequestContext
from bot.ui.answers.opening import check_room, find_game
from bot.ui.wire.channel_rights import may_post
from bot.ui.wire.replies import Unreachable

log = get(__name__)

LIVE_CLOCK: Final = 30
POST_CLOCK: Final = 24 * 3600
"""The usual turn clocks of tournaments, in seconds (T-4)."""
LONGEST_TITLE: Final = 60
LONGEST_CHANNELS: Final = 200
"""The most characters in which ``MOST_CHANNELS`` channels are named."""
_CHANNEL: Final = re.compile(r"<#(\d{15,20})>|\b(\d{15,20})\b", re.ASCII)


@dataclass(frozen=True, slots=True)
class GameChoice:
    """What is to be played: the name of a game, its number of players, the turn clock in seconds."""

    game: str | None = None
    players: int | None = None
    clock: int | str | None = ""


async def open_event(
    context: RequestContext, game: GameChoice, prize: discord.Role | None, choices: Mapping[str, object]
) -> Event:
    """Open a tournament in the channel of the command, and answer. ``choices`` are fields of ``Settings``.

    Raises ``EventRefused``, ``Refused``, ``Unclear`` and ``ImpossibleRules``.
    """
    interaction = context.interaction
    guild, channel = interaction.guild_id, interaction.channel_id
    if guild is None or channel is None or context.in_own_dms:
        raise Refused(TableReason.CHANNEL_NOT_ALLOWED)
    await check_room(context)
    place = Place(guild, channel)
    if isinstance(interaction.channel, discord.Thread):
        place = Place(guild, interaction.channel.parent_id, channel)
    allowed = (await context.bot.choices.of_guild(guild)).channels
    if allowed and place.channel not in allowed:
        raise Refused(TableReason.CHANNEL_NOT_ALLOWED)
    if prize is not None:
        _check_prize(context, prize)
    kind = Format(str(choices.get("format", Format.SWISS)))
    choices = {**choices, **_fixed(kind, choices)}
    tempo = Tempo(str(choices.get("tempo", Tempo.LIVE)))
    check_choices(choices, kind, tempo)
    by_post = tempo is Tempo.POST
    options: dict[str, object] = {"turn_clock": POST_CLOCK if by_post else LIVE_CLOCK}
    if game.game is not None:
        options["variant"] = await find_game(context, game.game)
    if game.players is not None:
        options["players"] = game.players
    if game.clock != "":
        options["turn_clock"] = "off" if game.clock is None else game.clock
    rules = suited_rules(rules_from(options), kind, int(str(choices.get("boards") or 0)))
    fields: dict[str, object] = {**choices, "prize": None if prize is None else prize.id}
    fields["channels"] = _channels(context, str(choices.get("channels", "")), allowed)
    settings = Settings(rules=rules, **fields)  # type: ignore[arg-type]  # the names of its fields
    rules_of(settings.rules, rated=settings.rated)  # what no table of it could play is refused now
    event = await context.bot.tournaments.events.open(place, context.who, settings, cause=context.cause)
    await context.say("event-opened")
    await _schedule(context, event)
    return event


def _channels(context: RequestContext, named: str, allowed: Collection[int]) -> tuple[int, ...]:
    """The channels that a person named for tables. Raises ``EventRefused`` if one cannot have any."""
    guild, user = context.interaction.guild, context.interaction.user
    found = named_channels(named)
    refused = EventRefused(EventReason.CHANNELS, most=MOST_CHANNELS)
    if found is None or len(found) > MOST_CHANNELS:
        raise refused
    for number in found:
        channel = None if guild is None else guild.get_channel(number)
        if not may_post(channel) or (allowed and number not in allowed):
            raise refused
        if channel is None or not isinstance(user, discord.Member):
            raise refused
        theirs = channel.permissions_for(user)
        if not (theirs.view_channel and theirs.send_messages):
            raise refused
    return found


def named_channels(text: str) -> tuple[int, ...] | None:
    """The ids of the channels that a text names, each once. None if anything but channels stands in it.

    A text of any length is read once from its beginning to its end.
    """
    if _CHANNEL.sub("", text).replace(",", "").strip():
        return None
    return tuple(dict.fromkeys(int(found[1] or found[2]) for found in _CHANNEL.finditer(text)))


def _fixed(kind: Format, choices: Mapping[str, object]) -> dict[str, object]:
    """The choices that a format makes for the host."""
    if kind is Format.LEAGUE:
        return {"tempo": Tempo.POST, "days": DAYS}
    if kind is Format.TEAM_MATCH and not choices.get("boards"):
        return {"boards": DEFAULT_BOARDS}
    return {}


def starts_at(context: RequestContext, minutes: int | None) -> int | None:
    """The time of a start in so many minutes, on the people's clock."""
    return None if minutes is None else context.bot.tournaments.events.moment.wall + minutes * MINUTE


def _check_prize(context: RequestContext, role: discord.Role) -> None:
    """Raise ``EventRefused`` unless the person could give a role themselves, and the bot can (T-18).

    Rights in a channel do not count: there the bit of *Manage Roles* means *Manage Permissions*.
    """
    user, guild = context.interaction.user, role.guild
    is_theirs = isinstance(user, discord.Member) and (user.id == guild.owner_id or role < user.top_role)
    if not is_theirs or not _rights(user).manage_roles:
        raise EventRefused(EventReason.ROLE_OF_YOURS, role=role.mention)
    if not role.is_assignable() or not guild.me.guild_permissions.manage_roles:
        raise EventRefused(EventReason.ROLE, role=role.mention)


def _rights(user: discord.User | discord.Member) -> discord.Permissions:
    """What a person may do in the whole server."""
    return user.guild_permissions if isinstance(user, discord.Member) else discord.Permissions.none()


async def _schedule(context: RequestContext, event: Event) -> None:
    """Make an event of Discord for a tournament with a fixed start, where the host and the bot may (T-19)."""
    guild, starts = context.interaction.guild, event.settings.starts
    if guild is None or starts is None:
        return
    if not (_rights(context.interaction.user).create_events and guild.me.guild_permissions.create_events):
        return
    voice = await context.bot.choices.public_voice(guild.id)
    begins = discord.utils.utcnow() + timedelta(
        milliseconds=starts - context.bot.tournaments.events.moment.wall
    )
    try:
        await guild.create_scheduled_event(
            name=event.settings.title,
            description=scheduled_text(voice, event),
            start_time=begins,
            end_time=begins + timedelta(milliseconds=2 * HOUR),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=shorten(f"#{getattr(context.interaction.channel, 'name', '')}", EVENT_LOCATION),
        )
    except Unreachable as error:
        log.info("Discord took no scheduled event", guild=guild.id, error=type(error).__name__)


def scheduled_text(voice: Voice, event: Event) -> str:
    """What Discord's event says of a tournament."""
    return voice.plain(
        "event-scheduled-about",
        format=voice(f"event-format-{event.settings.format}"),
        game=game_line(voice.plain, event.settings.rules),
    )
