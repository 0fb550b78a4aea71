"""``doctor --alive``: whether the bot of a database runs. For health checks, so it loads next to nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

from bot.console.command_errors import OK, WRONG
from bot.database_url import DatabaseUrl
from bot.store.errors import StoreError, Unavailable
from bot.store.files import connect

SILENT: Final = 10 * 60 * 1000
"""Milliseconds without a heartbeat after which the bot counts as dead: twice the longest time between two."""


def alive(database: Path | DatabaseUrl, now: int) -> int:
    """Print how long ago the bot noted its last heartbeat; returns ``OK`` up to ``SILENT``, else ``WRONG``.

    ``now`` is in Unix milliseconds. Writes nothing to the database.
    """
    try:
        last = _last_in_file(database) if isinstance(database, Path) else _last_on_server(database)
    except StoreError as error:
        return _dead(str(error))
    if last is None:
        return _dead("it has noted no heartbeat yet")
    ago = max(now - last, 0)
    if ago > SILENT:
        return _dead(f"its last heartbeat was {ago // 1000} s ago")
    print(f"alive: the last heartbeat was {ago // 1000} s ago")
    return OK


def _last_in_file(database: Path) -> int | None:
    if not database.is_file():
        raise Unavailable(f"there is no {database}")
    try:
        with connect(database, "ro") as connection:
            row = connection.execute("SELECT at FROM pulse").fetchone()
    except sqlite3.Error as error:
        raise Unavailable(f"{database} cannot be read: {error}") from error
    return None if row is None else int(row[0])


def _last_on_server(database: DatabaseUrl) -> int | None:
    from bot.store.opening import last_heartbeat  # noqa: PLC0415 - for a file it would load the whole store

    return asyncio.run(last_heartbeat(database))


def _dead(why: str) -> int:
    print(f"not alive: {why}")
    return WRONG
