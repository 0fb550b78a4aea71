"""Erasure: the remains of deleted rows in an SQLite file, and how they are overwritten.

With ``secure_delete`` SQLite overwrites a row that is deleted or changed. Two kinds of copies remain even
so. The write-ahead log contains the pages as they were. And when rows move from a full page to a new one,
their bytes stay in the unused part of the old page, which no later statement about the row reaches; only
writing the whole file anew (``VACUUM``) removes them. From the moment a person is forgotten until that has
been done, the table ``remains`` has a row.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

from bot.log import get
from bot.store.engine import Rewritable
from bot.store.files import connect, seeds_path

log = get(__name__)

AT_ONCE: Final = 32 * 1024 * 1024
"""The size in bytes up to which a file is rewritten while people play. Takes about a third of a second."""
TRIES: Final = 20
"""How often rewriting a larger file gives way to the statements of others. After that they wait."""
PAUSE: Final = 0.1
"""The seconds between two tries: after somebody has written there is often time."""


async def overwrite(main: Rewritable, seeds: Rewritable) -> bool:
    """Overwrite the remains in both files; one call at a time. See ``bot.store.base.Store.scrub``.

    The slots of tokens, which are beside the seeds, name people, too.
    """
    # An earlier call may have deleted the row of a person who was forgotten since.
    await main.rows("INSERT INTO remains (one) VALUES (1) ON CONFLICT DO NOTHING")
    overwritten = [await _overwrite_file(writer) for writer in (main, seeds)]
    if all(overwritten):
        await main.rows("DELETE FROM remains")
    return all(overwritten)


async def _overwrite_file(writer: Rewritable) -> bool:
    """Overwrite the remains in one file. Returns whether that was done."""
    ((pages, size),) = await writer.rows(
        "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size"
    )
    if pages * size <= AT_ONCE or not await _rewrite_when_idle(writer):
        await writer.rows("VACUUM")
    # Its first column says whether somebody was still reading, so that the log could not be emptied.
    ((busy, *_),) = await writer.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    return not busy


async def _rewrite_when_idle(writer: Rewritable) -> bool:
    """Rewrite a file while nobody else needs the connection. False if there was no such time."""
    for _ in range(TRIES):
        if await writer.write_anew():
            return True
        await asyncio.sleep(PAUSE)
    return False


def overwrite_at_start(path: Path) -> None:
    """Overwrite the remains in a database that the caller holds. Does nothing if it cannot be rewritten."""
    try:
        with connect(path, "rw") as link:
            if link.execute("SELECT 1 FROM remains").fetchone() is None:
                return
            with connect(seeds_path(path), "rw") as beside:
                for file in (link, beside):
                    file.execute("PRAGMA secure_delete = ON")
                    file.execute("VACUUM")
                    file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            link.execute("DELETE FROM remains")
    except sqlite3.Error as error:
        log.warning("what was deleted could not be overwritten", reason=str(error))
