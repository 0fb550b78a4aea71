"""A connection of SQLite with its thread, in which writes that wait for the disk share one commit.

A commit takes as long as the disk takes to keep it (``fdatasync``), however little was written: with 8 ms
each there would be 125 writes a second. So the thread carries out all that wait in one transaction. It begins
and ends within one call in that thread, and nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite

from bot.store.engine import Row, Value
from bot.store.files import BUSY_SECONDS, address

TOGETHER: Final = 256
"""So many statements share a commit at most: the first of them waits until the last has been carried out."""
_CURSOR_ROWS: Final = 64
"""As ``aiosqlite.connect`` has it."""


class Connection(aiosqlite.Connection):
    """``shares``: whether statements that wait are carried out together. Who only reads has no commits."""

    def __init__(self, path: Path, *, shares: bool) -> None:
        """A connection to the file at ``path``, which must exist; opened when it is awaited."""
        super().__init__(
            partial(
                sqlite3.connect, address(path, "rw"), uri=True, timeout=BUSY_SECONDS, isolation_level=None
            ),
            _CURSOR_ROWS,
        )
        self._shares = shares
        self._idle = asyncio.Event()
        self._idle.set()
        self._gives_way = False
        self._waiting: deque[_Statement] = deque()
        self._follow_up: asyncio.Task[None] | None = None

    async def rows(self, sql: str, values: Mapping[str, Value]) -> list[Row]:
        """Carry out one statement, atomically and durably, and return its rows; raises ``sqlite3.Error``.

        It is carried out even if the caller is cancelled.
        """
        if not self._idle.is_set():
            if self._gives_way:
                self._conn.interrupt()
            waiting = _Statement(sql, values)
            self._waiting.append(waiting)
            return await waiting.answer
        if self._shares:
            self._idle.clear()
        try:
            return list(await self.execute_fetchall(sql, values))  # type: ignore[arg-type]
        finally:
            if self._waiting:
                self._follow_up = asyncio.create_task(self._carry_out_waiting(), name="carry out what waits")
            else:
                self._idle.set()

    async def write_anew(self) -> bool:
        """Write the whole file anew (``VACUUM``) if nobody has a statement meanwhile.

        False where somebody had one. Theirs is carried out as soon as SQLite has given up, and the file is as
        it was. Raises ``sqlite3.Error``.
        """
        while not self._idle.is_set():
            await self._idle.wait()
        self._gives_way = True
        try:
            await self.rows("VACUUM", {})
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_INTERRUPT":
                raise
            return False
        finally:
            self._gives_way = False
        return True

    async def close(self) -> None:
        """Carry out what waits, and close."""
        if self._gives_way:
            self._conn.interrupt()
        await self._idle.wait()
        await super().close()

    async def _carry_out_waiting(self) -> None:
        some: list[_Statement] = []
        try:
            while self._waiting:
                some = [self._waiting.popleft() for _ in range(min(len(self._waiting), TOGETHER))]
                await self._execute(_carry_out, self._conn, some)  # type: ignore[no-untyped-call]
                for statement in some:
                    statement.reply()
                await asyncio.sleep(0)  # who has been answered may have something more to write
        finally:
            for statement in (*some, *self._waiting):  # left where the loop ends before the store is closed
                statement.answer.cancel()
            self._idle.set()


class _Statement:
    """A statement with its values and, once it has been carried out, its rows or its error."""

    def __init__(self, sql: str, values: Mapping[str, Value]) -> None:
        self._sql = sql
        self._values = values
        self._rows: list[Row] = []
        self.error: Exception | None = None
        self.answer: asyncio.Future[list[Row]] = asyncio.get_running_loop().create_future()

    def carry_out(self, link: sqlite3.Connection) -> None:
        """In the thread: note the rows, or the error."""
        self.error = None
        try:
            self._rows = link.execute(self._sql, self._values).fetchall()
        except Exception as error:  # noqa: BLE001 - raised where the statement comes from
            self.error = error

    def reply(self) -> None:
        """Tell who waits, if somebody does still."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self._rows)
        else:
            self.answer.set_exception(self.error)


def _carry_out(link: sqlite3.Connection, statements: list[_Statement]) -> None:
    """In the thread: carry out statements, together where that can be done."""
    if len(statements) > 1:
        try:
            if _shared(link, statements):
                return
        except sqlite3.Error as error:  # locked: each alone would wait as long, one after the other
            for statement in statements:
                statement.error = error
            return
    for statement in statements:
        statement.carry_out(link)


def _shared(link: sqlite3.Connection, statements: list[_Statement]) -> bool:
    """Carry out statements in one transaction; False, with nothing written, where each must be tried alone.

    SQLite takes back what a statement did that breaks a constraint, and goes on. After any other error it may
    have ended the transaction, and some statements (``VACUUM``) cannot be in one. Raises ``sqlite3.Error``
    when no transaction can begin or end.
    """
    link.execute("BEGIN IMMEDIATE")
    for statement in statements:
        statement.carry_out(link)
        if not isinstance(statement.error, sqlite3.IntegrityError | None):
            break
    else:
        with suppress(sqlite3.Error):
            link.execute("COMMIT")
            return True
    if link.in_transaction:
        link.rollback()
    return False
