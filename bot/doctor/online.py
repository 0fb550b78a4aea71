"""The checks that ask Discord: the token, the bot's permissions in servers, and the time."""

from __future__ import annotations

import logging
from email.utils import parsedate_to_datetime
from random import sample
from time import time as wall_clock
from typing import Final

import aiohttp
import discord
from discord.http import Route

from bot.doctor.findings import Finding, Level
from bot.pages.limits import EMOJIS
from bot.pages.pictures.tiles import tiles
from bot.settings import Settings
from bot.store.opening import application

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    attach_files=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)
"""The permissions that the bot needs in a channel; README.md says why."""
NOT_ASKED: Final = Finding(
    Level.SKIP,
    "discord",
    "not asked: whether the token holds, emojis, permissions in channels, the exact time",
    "--online asks",
)
SAMPLED: Final = 50
"""The greatest number of servers checked. Each takes three requests, which the running bot then lacks."""
_SECONDS: Final = 20
_OFF, _FAR_OFF = 5, 60
"""The seconds between this clock and Discord's that are reported, and that disturb the timing of turns."""
_NAMED: Final = 5
_PRIVILEGED: Final = {
    "members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "presences": ("gateway_presence", "gateway_presence_limited"),
    "message content": ("gateway_message_content", "gateway_message_content_limited"),
}
"""The privileged intents, with the flags that show that they are switched on."""


async def look_online(settings: Settings) -> list[Finding]:
    """The findings of all these checks.

    Signs in without connecting to the gateway; sends and changes nothing.
    """
    if settings.discord_token is None:
        return [Finding(Level.SKIP, "discord", "not asked: there is no token")]
    logging.getLogger("discord").setLevel(logging.ERROR)  # failures are reported below
    findings: list[Finding] = []
    try:
        findings.append(await _clock())
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.token())
            findings.append(Finding(Level.OK, "discord", f"signed in as {client.user}"))
            findings.append(await _emojis(client))
            findings += _intents(client)
            findings += await _owner(settings, client)
            servers = [guild async for guild in client.fetch_guilds(limit=None, with_counts=False)]
            sampled = sample(servers, SAMPLED) if len(servers) > SAMPLED else servers
            findings += [await _server(client, guild.id) for guild in sampled]
            if len(servers) > len(sampled):
                answer = f"{len(sampled)} of {len(servers)} were looked at, drawn by lot"
                findings.append(Finding(Level.OK, "servers", answer))
            if not servers:
                findings.append(
                    Finding(Level.WARN, "servers", "the bot is in none", "README.md says how to invite it")
                )
    except discord.LoginFailure:
        advice = "copy it anew from the application's Bot page"
        findings.append(Finding(Level.FAIL, "discord", "refuses the token", advice))
    except (aiohttp.ClientError, discord.DiscordException, OSError) as error:
        answer = f"cannot be asked: {type(error).__name__}"
        findings.append(Finding(Level.FAIL, "discord", answer, "look at the network, a proxy or a firewall"))
    return findings


async def _clock() -> Finding:
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(_SECONDS)) as session,
        session.get(f"{Route.BASE}/gateway") as answer,
    ):
        date_text = answer.headers.get("Date", "")
    try:
        off = round(wall_clock() - parsedate_to_datetime(date_text).timestamp())
    except ValueError:
        return Finding(Level.SKIP, "clock", "not compared: the answer bears no time")
    if abs(off) < _OFF:
        return Finding(Level.OK, "clock", "agrees with Discord's")
    level = Level.FAIL if abs(off) >= _FAR_OFF else Level.WARN
    where = "ahead of" if off > 0 else "behind"
    return Finding(level, "clock", f"is {abs(off)} s {where} Discord's", "set it, best by NTP")


def _intents(client: discord.Client) -> list[Finding]:
    """A finding for each privileged intent that is on: the bot needs none, and cannot leak what it lacks."""
    flags = discord.ApplicationFlags() if client.application is None else client.application.flags
    on = [name for name, either in _PRIVILEGED.items() if any(getattr(flags, flag) for flag in either)]
    if not on:
        return []
    advice = "switch them off on the application's Bot page"
    return [Finding(Level.WARN, "intents", f"switched on, though not needed: {', '.join(on)}", advice)]


async def _owner(settings: Settings, client: discord.Client) -> list[Finding]:
    """A finding if the database belongs to another application."""
    theirs = await application(settings.database)
    if theirs is None or theirs == client.application_id:
        return []
    answer = f"{settings.database} belongs to the application {theirs}, the token to {client.application_id}"
    advice = "use the other token or another one in DATABASE, or hand it over with `run --adopt`"
    return [Finding(Level.FAIL, "database", answer, advice)]


async def _emojis(client: discord.Client) -> Finding:
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = [tile for tile in tiles() if tile.name not in there]
    if not missing:
        return Finding(Level.OK, "emojis", f"all {len(tiles())} pictures are there")
    if len(there) + len(missing) > EMOJIS:
        return Finding(
            Level.WARN,
            "emojis",
            f"{len(missing)} pictures have no room: Discord allows {EMOJIS}",
            "remove others from the application; until then everything is said in words",
        )
    return Finding(Level.OK, "emojis", f"{len(missing)} pictures are missing: the next start brings them")


async def _server(client: discord.Client, number: int) -> Finding:
    """The channels of a server that the bot sees without having all permissions that it needs."""
    guild = await client.fetch_guild(number, with_counts=False)
    if client.user is None:
        raise discord.ClientException("nobody is signed in")
    me = await guild.fetch_member(client.user.id)
    about, called = "servers", f"{guild.name} ({guild.id})"
    lacking: dict[str, list[str]] = {}
    count = 0
    for channel in await guild.fetch_channels():
        rights = channel.permissions_for(me)
        if isinstance(channel, discord.TextChannel) and rights.view_channel:
            count += 1
            for name, permission in NEEDED:
                if permission and not getattr(rights, name):
                    lacking.setdefault(name, []).append(f"#{channel.name}")
    if not count:
        return Finding(Level.WARN, about, f"{called}: no channel can be seen", "allow View Channels")
    if not lacking:
        return Finding(Level.OK, about, f"{called}: all that is needed is allowed in {count} channels")
    date_text = "; ".join(
        f"{name.replace('_', ' ')} in {_some(channels)}" for name, channels in lacking.items()
    )
    return Finding(
        Level.WARN, about, f"{called}: not allowed: {date_text}", "allow it where tables shall be opened"
    )


def _some(channels: list[str]) -> str:
    more = len(channels) - _NAMED
    return ", ".join(channels[:_NAMED]) + (f" and {more} more" if more > 0 else "")
