"""What deleting leaves in a file of SQLite, and how it is overwritten.

With ``secure_delete`` SQLite overwrites a row that is deleted or changed. Two kinds of copies stay even so.
The write-ahead log has the pages as they were. And where rows were moved from a full page to a new one, their
bytes stay in the unused part of the old page, which no later statement about the row reaches: only writing
the whole file anew (``VACUUM``) leaves them out. So from the moment when somebody is forgotten there is a row
in the table ``remains``, until that has been done.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from bot.log import get
from bot.store.engine import Statements
from bot.store.files import connect, seeds_path

log = get(__name__)

AT_ONCE: Final = 32 * 1024 * 1024
"""Bytes of a database that is written anew while people play: they wait for about a third of a second."""


async def overwrite(main: Statements, seeds: Statements) -> bool:
    """Overwrite what is left in both files, as far as nobody has to wait; see ``bot.store.base.Store.scrub``.

    Slots of tokens, beside the seeds, name people, too.
    """
    whole = [await _overwritten(writer) for writer in (main, seeds)]
    if all(whole):
        await main.rows("DELETE FROM remains")
    return all(whole)


async def _overwritten(writer: Statements) -> bool:
    """Overwrite what is left in one file; whether that was done."""
    ((pages, size),) = await writer.rows(
        "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size"
    )
    small = pages * size <= AT_ONCE
    if small:
        await writer.rows("VACUUM")
    # Its first column says whether somebody was still reading, so that the log could not be emptied.
    ((kept, *_),) = await writer.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    return small and not kept


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
