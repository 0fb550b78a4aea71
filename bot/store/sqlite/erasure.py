"""What deleting leaves in a file of SQLite, and how it is overwritten.

With ``secure_delete`` SQLite overwrites a row that is deleted or changed. Two kinds of copies stay even so.
The write-ahead log has the pages as they were. And where rows were moved from a full page to a new one, their
bytes stay in the unused part of the old page, which no later statement about the row reaches: only writing
the whole file anew (``VACUUM``) leaves them out. So from the moment when somebody is forgotten there is a row
in the table ``remains``, until that has been done.
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
"""Bytes of a file that is written anew while people play: they wait for about a third of a second."""
TRIES: Final = 20
"""How often the writing of a larger file gives way to the statements of others; then these wait."""
PAUSE: Final = 0.1
"""Seconds between two tries: after somebody has written there is often time."""


async def overwrite(main: Rewritable, seeds: Rewritable) -> bool:
    """Overwrite what is left in both files; one call at a time. See ``bot.store.base.Store.scrub``.

    Slots of tokens, beside the seeds, name people, too.
    """
    # A call before this one may have deleted the row of who has been forgotten since.
    await main.rows("INSERT INTO remains (one) VALUES (1) ON CONFLICT DO NOTHING")
    whole = [await _overwritten(writer) for writer in (main, seeds)]
    if all(whole):
        await main.rows("DELETE FROM remains")
    return all(whole)


async def _overwritten(writer: Rewritable) -> bool:
    """Overwrite what is left in one file; whether that was done."""
    ((pages, size),) = await writer.rows(
        "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size"
    )
    if pages * size <= AT_ONCE or not await _between_statements(writer):
        await writer.rows("VACUUM")
    # Its first column says whether somebody was still reading, so that the log could not be emptied.
    ((kept, *_),) = await writer.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    return not kept


async def _between_statements(writer: Rewritable) -> bool:
    """Write a file anew at a time when nobody else needs the connection; False where there was none."""
    for _ in range(TRIES):
        if await writer.write_anew():
            return True
        await asyncio.sleep(PAUSE)
    return False


def overwrite_before_the_start(path: Path) -> None:
    """Overwrite what is left in a database that the caller holds; one that cannot be written anew stays."""
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
