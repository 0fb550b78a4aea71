"""The file watch: checks that the files of an open database are still where they were opened.

A process with an open file goes on reading and writing it after the file was removed, or after another one
was moved to its name. SQLite does not notice. What is written then is lost when the process ends, so no
write may be acknowledged any more.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.store.engine import Rewritable, Row, Value
from bot.store.errors import Unavailable
from bot.store.files import reason

_DATABASE: Final = "move it back, or stop the bot and restore a backup"
# When it is closed, SQLite writes the contents of the removed file, which is still open, into the database.
_BESIDE: Final = "move it back, or restart the bot"


class Watch:
    """Compares the file at a path, and SQLite's two files beside it, with those that were opened.

    Create it after the connections, which hold the files open: until they are closed no other file can have
    the same inode number. It looks at names only, since opening and closing a file would drop SQLite's
    locks.
    """

    def __init__(self, path: Path) -> None:
        """Remember the files of the open database at ``path``. Raises ``OSError`` if one does not exist."""
        real = path.resolve()  # SQLite puts its files beside the real file, whatever links lead to it
        beside = (real.with_name(real.name + suffix) for suffix in ("-wal", "-shm"))
        self._advice = {path.absolute(): _DATABASE, **dict.fromkeys(beside, _BESIDE)}
        self._identities = {file: _identity(file) for file in self._advice}

    def displaced_files(self) -> list[str]:
        """The files that are not in their places, one line each that says what to do."""
        return [
            f"{file}: {what}; {self._advice[file]}"
            for file, identity in self._identities.items()
            if (what := _change_of(file, identity))
        ]

    def require_in_place(self) -> None:
        """Raise ``Unavailable`` if a file is not in its place. Takes some microseconds."""
        if lines := self.displaced_files():
            raise Unavailable(lines[0])

    def end(self) -> None:
        """Stop watching: closing the database removes SQLite's files beside it."""
        self._identities.clear()


class WatchedConnection:
    """A connection that runs a statement only while the files are in their places."""

    def __init__(self, link: Rewritable, look: Callable[[], None]) -> None:
        self._link = link
        self._look = look

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run one statement; see ``Statements.rows``."""
        self._look()
        return await self._link.rows(sql, *values)

    async def write_anew(self) -> bool:
        """Rewrite the whole file unless somebody has a statement; see ``Rewritable.write_anew``."""
        self._look()
        return await self._link.write_anew()


def _identity(file: Path) -> tuple[int, int]:
    status = file.stat()
    return status.st_dev, status.st_ino


def _change_of(file: Path, identity: tuple[int, int]) -> str | None:
    """What has happened to a file; None if it is in its place."""
    try:
        now = _identity(file)
    except FileNotFoundError:
        return "was removed while the bot runs"
    except OSError as error:
        return f"cannot be looked for ({reason(error)})"
    return None if now == identity else "was replaced while the bot runs"
