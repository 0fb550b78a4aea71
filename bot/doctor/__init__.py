"""``python -m bot doctor``: finds what keeps this machine from running the bot well, and the remedies.

A check returns findings, one or none, and changes nothing. ``here`` has the checks without a network,
``online`` those that ask Discord, ``sessions`` one that needs a press of the operator.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from bot.doctor.findings import Finding, Level, guard
from bot.doctor.here import look_here
from bot.doctor.online import NOT_ASKED, look_online
from bot.doctor.sessions import look_at_sessions
from bot.settings import SettingsError, load

__all__ = ["Finding", "Level", "examination"]


def examination(*, online: bool, sessions: bool = False, env_file: Path = Path(".env")) -> Iterator[Finding]:
    """All findings in the order in which they should be read.

    ``online`` asks Discord, too; ``sessions`` then waits for a press as well.
    """
    yield from look_here(env_file)
    if not online:
        yield NOT_ASKED
        return
    try:
        settings = load(env_file)
    except SettingsError:  # reported already
        yield Finding(Level.SKIP, "discord", "not asked: the settings cannot be used")
    else:
        yield from guard("discord", lambda: asyncio.run(look_online(settings)))
        if sessions:
            yield from guard("sessions", lambda: asyncio.run(look_at_sessions(settings)))
