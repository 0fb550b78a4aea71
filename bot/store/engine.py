"""What the row modules need of an engine: one statement in, rows out, errors by cause."""

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
    """A connection as the hand-written SQL uses it."""

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run one statement with values for ``$1``, ``$2`` …, atomically and durably. Returns its rows.

        Raises ``Stale`` for a taken primary key, ``Duplicate`` for another unique value, ``Unavailable`` if
        the engine cannot serve, and ``StoreError`` if the schema refuses a row.
        """


class SqlPart:
    """A part of a store in SQL, with the connections by which it writes and reads."""

    def __init__(self, writer: Statements, reader: Statements) -> None:
        self._writer = writer
        self._reader = reader


class Rewritable(Statements, Protocol):
    """A connection that can rewrite its whole file."""

    async def write_anew(self) -> bool:
        """Rewrite the whole file, so that nothing is left of what was deleted or rewritten.

        False, with the file unchanged, if somebody had a statement for the connection meanwhile: it comes
        first. Raises ``Unavailable``.
        """


def fault(error: sqlite3.Error) -> StoreError | None:
    """The store's error for an engine's error; None for a fault of the program, which must stay visible."""
    name = getattr(error, "sqlite_errorname", None) or ""  # errors of sqlite3 itself have none
    if name == "SQLITE_CONSTRAINT_PRIMARYKEY" or str(error).startswith("stale "):  # the bot's triggers say so
        return Stale(str(error))
    if name == "SQLITE_CONSTRAINT_UNIQUE":
        return Duplicate(str(error))
    if name.startswith("SQLITE_CONSTRAINT"):
        return StoreError(str(error))
    for family, what in _UNAVAILABLE.items():
        if name == family or name.startswith(f"{family}_"):
            return Unavailable(f"{what} ({error})")
    return None
