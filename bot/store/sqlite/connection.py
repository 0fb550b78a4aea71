"""A connection to SQLite with its thread. Writes that wait for the disk share one commit.

A commit takes as long as the disk needs to store it (``fdatasync``), however little was written: at 8 ms
each there would be 125 writes a second. Therefore the thread carries out all waiting writes in one
transaction. It begins and ends within one call in that thread, and nobody gets an answer before the commit.
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
"""The greatest number of statements in one commit. The first of them waits until the last has been carried
out."""
_CURSOR_ROWS: Final = 64
"""The default of ``aiosqlite.connect``."""


class Connection(aiosqlite.Connection):
    """A connection with a queue. ``shares``: whether waiting statements share commits; readers have none."""

    def __init__(self, path: Path, *, shares: bool) -> None:
        """A connection to the file at ``path``, which must exist. Awaiting it opens it."""
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
        """Run one statement, atomically and durably. Returns its rows. Raises ``sqlite3.Error``.

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
        """Rewrite the whole file (``VACUUM``) unless somebody has a statement meanwhile.

        False if somebody had one, which is run as soon as SQLite has given up, and the file is unchanged.
        Raises ``sqlite3.Error``.
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
        """Carry out what waits, then close."""
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
                await asyncio.sleep(0)  # callers that got their answers may have more to write
        finally:
            for statement in (*some, *self._waiting):  # left over if the loop ends before the store is closed
                statement.answer.cancel()
            self._idle.set()


class _Statement:
    """A statement with its values and, once carried out, its rows or its error."""

    def __init__(self, sql: str, values: Mapping[str, Value]) -> None:
        self._sql = sql
        self._values = values
        self._rows: list[Row] = []
        self.error: Exception | None = None
        self.answer: asyncio.Future[list[Row]] = asyncio.get_running_loop().create_future()

    def carry_out(self, link: sqlite3.Connection) -> None:
        """Run in the thread and keep the rows or the error."""
        self.error = None
        try:
            self._rows = link.execute(self._sql, self._values).fetchall()
        except Exception as error:  # noqa: BLE001 - raised in the caller
            self.error = error

    def reply(self) -> None:
        """Give the caller the result, if it still waits."""
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self._rows)
        else:
            self.answer.set_exception(self.error)


def _carry_out(link: sqlite3.Connection, statements: list[_Statement]) -> None:
    """Run statements in the thread, together if possible."""
    if len(statements) > 1:
        try:
            if _run_together(link, statements):
                return
        except sqlite3.Error as error:  # locked: each of them would wait as long, one after the other
            for statement in statements:
                statement.error = error
            return
    for statement in statements:
        statement.carry_out(link)


def _run_together(link: sqlite3.Connection, statements: list[_Statement]) -> bool:
    """Run statements in one transaction. False, with nothing written, if each must be tried alone.

    SQLite takes back a statement that breaks a constraint, and continues. After any other error it may have
    ended the transaction, and some statements (``VACUUM``) cannot be in one. Raises ``sqlite3.Error`` if no
    transaction can begin or end.
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
