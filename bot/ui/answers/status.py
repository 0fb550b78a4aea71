"""The state of the bot, for a server's admins; of the whole process, for whoever runs the bot."""

from __future__ import annotations

import math
import mmap
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import discord

from bot import __version__
from bot.pages.page import Line, Page, Part, Text
from bot.store.rows import GuildSettings
from bot.tables.model.table import Stage
from bot.ui.answers.context import RequestContext
from bot.ui.answers.opening import RIGHTS_IN_THREADS, lacking_rights
from bot.ui.answers.server_settings import settings_lines
from bot.ui.wire.people import BotClient

_IN_CHANNELS: Final = {
    "view_channel": "view",
    "send_messages": "send",
    "attach_files": "attach",
    "create_public_threads": "create",
    "send_messages_in_threads": "threads",
}
"""The permissions that tables may need in a channel, with the ends of their keys in the catalogue."""
_OPERATING: Final = (discord.TeamMemberRole.admin, discord.TeamMemberRole.developer)
_MEMORY: Final = Path("/proc/self/statm")
"""Where Linux says how many pages of memory a process has: all, then those in use."""


async def status_page(context: RequestContext, settings: GuildSettings) -> Page:
    """What the bot may do in the channel, what it does on the server, and what is set there."""
    voice, tables = context.voice, await context.bot.tables.tables_in(settings.guild)
    playing = sum(table.stage is Stage.PLAYING for table in tables)
    server = [
        voice("status-tables", open=len(tables), playing=playing),
        *await settings_lines(context, settings),
        voice("status-version", version=__version__),
    ]
    parts: list[Part] = [
        Text(f"## {voice('status-heading')}"),
        Line(),
        Text("\n".join(_permissions(context))),
    ]
    parts += [Line(), Text("\n".join(f"- {line}" for line in server))]
    if is_operator(context.bot.client, context.who.id):
        heading = f"**{voice('status-process-heading')}**"
        parts += [Line(), Text(f"{heading}\n{_bullets(_process(context))}")]
    return Page(tuple(parts))


def is_operator(client: BotClient, person: int) -> bool:
    """Whether a person runs the bot: the application is theirs, or they develop it in its team."""
    application = client.application
    if application is None:
        return False
    if application.team is not None:
        return any(member.id == person and member.role in _OPERATING for member in application.team.members)
    return application.owner.id == person


def _permissions(context: RequestContext) -> list[str]:
    """What the bot lacks in the channel of the command, and what each costs."""
    voice, rights = context.voice, context.interaction.app_permissions
    in_thread = isinstance(context.interaction.channel, discord.Thread)
    lacking = lacking_rights(rights, RIGHTS_IN_THREADS if in_thread else _IN_CHANNELS)
    if not lacking:
        return [voice("status-allowed")]
    lines = [
        voice("status-lacks", permission=voice(f"permission-{key}"), cost=voice(f"status-cost-{key}"))
        for key in lacking
    ]
    return [voice("status-lacking"), _bullets(lines)]


def _process(context: RequestContext) -> list[str]:
    """The figures of the process."""
    voice, bot, client = context.voice, context.bot, context.bot.client
    stages = Counter(table.stage for table in bot.tables.in_memory.values())
    latencies = [seconds for _, seconds in client.latencies if math.isfinite(seconds)]
    lines = [
        voice("status-process-since", since=f"<t:{bot.began // 1000}:R>"),
        voice("status-process-servers", count=len(client.guilds)),
        voice("status-process-tables", open=len(bot.tables.open_tables()), playing=stages[Stage.PLAYING]),
        voice(
            "status-process-waiting",
            pictures=bot.painter.waiting,
            moves=bot.worker_pool.waiting,
            retries=bot.publisher.retries_waiting,
        ),
    ]
    if latencies:
        lines.append(voice("status-process-gateway", milliseconds=round(1000 * max(latencies))))
    memory = _memory()
    if memory is not None:
        lines.append(voice("status-process-memory", megabytes=memory))
    return lines


def _bullets(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def _memory() -> int | None:
    """The memory of the process in megabytes; None if the system does not say."""
    try:
        pages = int(_MEMORY.read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return round(pages * mmap.PAGESIZE / 1e6)
