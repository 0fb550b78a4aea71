"""``doctor --alive``: whether the bot of a database runs. For health checks, so it loads next to nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from bot.console.mistakes import OK, WRONG
from bot.database_url import DatabaseUrl
from bot.store.errors import StoreError
from bot.store.opening import last_heartbeat

SILENT: Final = 10 * 60 * 1000
"""Milliseconds without a heartbeat after which the bot counts as dead: twice the longest time between two."""


def alive(database: Path | DatabaseUrl, now: int) -> int:
    """Print how long ago the bot noted its last heartbeat.

    Returns ``OK`` up to ``SILENT``, else ``WRONG``. ``now`` is in Unix milliseconds.
    """
    try:
        at = asyncio.run(last_heartbeat(database))
    except StoreError as problem:
        return _dead(str(problem))
    if at is None:
        return _dead("it has noted no heartbeat yet")
    ago = max(now - at, 0)
    if ago > SILENT:
        return _dead(f"its last heartbeat was {ago // 1000} s ago")
    print(f"alive: the last heartbeat was {ago // 1000} s ago")
    return OK


def _dead(why: str) -> int:
    print(f"not alive: {why}")
    return WRONG
