"""What the tables of rows need of an engine: one statement in, rows out, errors by cause."""

from __future__ import annotations

import sqlite3
from typing import Any, Protocol

from bot.store.errors import Duplicate, Stale, StoreError, Unavailable

Value = str | int | float | bytes | None
Row = tuple[Any, ...]

_UNAVAILABLE = {
    "SQLITE_BUSY": "locked",
    "SQLITE_CANTOPEN": "cannot be opened",
    "SQLITE_CORRUPT": "corrupt",
    "SQLITE_FULL": "disk full",
    "SQLITE_IOERR": "i/o error",
    "SQLITE_LOCKED": "locked",
    "SQLITE_NOMEM": "out of memory",
    "SQLITE_NOTADB": "corrupt",
    "SQLITE_PERM": "not permitted",
    "SQLITE_PROTOCOL": "locked",
    "SQLITE_READONLY": "read-only",
}


class Statements(Protocol):
    """A connection as the hand-written SQL sees it."""

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run one statement with ``$1``, ``$2`` … in place, atomically and durably, and return its rows.

        Raises ``Stale`` on a taken primary key, ``Duplicate`` on another unique value, ``Unavailable`` when
        the engine cannot serve, ``StoreError`` when the schema refuses a row.
        """


class Rewritable(Statements, Protocol):
    """A connection that can write its whole file anew."""

    async def write_anew(self) -> bool:
        """Write the whole file anew, so that nothing is left of what was deleted or rewritten.

        False, with the file as it was, where somebody had a statement for the connection meanwhile: they come
        first. Raises ``Unavailable``.
        """


def fault(error: sqlite3.Error) -> StoreError | None:
    """What an engine's error means to a caller; None for a fault of the program, which must show."""
    name = getattr(error, "sqlite_errorname", None) or ""  # sqlite3's own complaints have none
    if name == "SQLITE_CONSTRAINT_PRIMARYKEY" or str(error).startswith("stale "):  # so say our triggers
        return Stale(str(error))
    if name == "SQLITE_CONSTRAINT_UNIQUE":
        return Duplicate(str(error))
    if name.startswith("SQLITE_CONSTRAINT"):
        return StoreError(str(error))
    for family, what in _UNAVAILABLE.items():
        if name == family or name.startswith(f"{family}_"):
            return Unavailable(f"{what} ({error})")
    return None
