"""The logs of all tables, or of all events."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import ClassVar

from bot.store.engine import Row, SqlPart
from bot.store.errors import Duplicate, Stale, StoreError
from bot.store.rows import Entry, Head, NewEntry, Place


class SqlLog(SqlPart):
    """See ``bot.store.base.Log``."""

    ENTRY: ClassVar[str] = "entry"
    HEAD: ClassVar[str] = "head"
    KEY: ClassVar[str] = "table_id"
    """The names of the rows of a log, of its head, and of the column that says whose log it is."""

    FIRST: ClassVar[str]
    """Appends to an empty log. ``$1``: the table, ``$2``: the seq before, ``$3``: kinds and bodies as a JSON
    array of pairs, ``$4``: the time, ``$5``: the cause, ``$6``: the number of entries less one, ``$7``: the
    deadline, ``$8`` and ``$9``: the place, ``$10``: whether the table closes. Returns a row for each entry,
    and none if the log does not end at ``$2``."""
    NEXT: ClassVar[str]
    """Appends to a log that has entries."""
    LAST: ClassVar[str]
    """Appends, and closes the table."""
    LOGS: ClassVar[str]
    """``$1``: tables as a JSON array."""
    OPEN_HEADS: ClassVar[str]
    OPEN_HEADS_IN: ClassVar[str]
    """``$1``: a server."""

    async def append(  # noqa: PLR0913 - everything that one commit contains, by name
        self,
        table: str,
        after: int,
        entries: Sequence[NewEntry],
        *,
        at: int,
        cause: str | None = None,
        due_at: int | None = None,
        place: Place | None = None,
        closes: bool = False,
    ) -> None:
        """Append ``entries`` after seq ``after``, all or none; see ``Log.append`` for the errors."""
        if not entries:
            raise ValueError("nothing to append")
        if after == 0 and place is None:
            raise ValueError("the first append of a table says where it stands")
        stale = Stale(f"table {table} does not end at {after}")
        try:
            rows = await self._writer.rows(
                self.FIRST if after == 0 else self.LAST if closes else self.NEXT,
                table,
                after,
                json.dumps([(entry.kind, entry.body) for entry in entries], ensure_ascii=False),
                at,
                cause,
                len(entries) - 1,
                due_at,
                place.guild if place else None,
                place.channel if place else None,
                int(closes),
            )
        except Stale as error:
            raise await self._find_duplicate(cause) or stale from error
        if not rows:
            raise await self._find_duplicate(cause) or stale

    async def _find_duplicate(self, cause: str | None) -> Duplicate | None:
        """``Duplicate`` if the log has the cause: a repeated request is stale as well, but this says more."""
        if cause is None:
            return None
        sql = f"SELECT 1 FROM {self.ENTRY} WHERE cause = $1"
        if not await self._reader.rows(sql, cause):
            return None
        return Duplicate(f"cause {cause} has been booked")

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries with seq > ``after`` in order."""
        sql = f"""
            SELECT seq, kind, body, at, cause FROM {self.ENTRY}
            WHERE {self.KEY} = $1 AND seq > $2 ORDER BY seq
        """
        rows = await self._reader.rows(sql, table, after)
        return [Entry(*row) for row in rows]

    async def read_all(self, tables: Collection[str]) -> dict[str, list[Entry]]:
        """The whole logs of many tables at once, each in order."""
        logs: dict[str, list[Entry]] = {}
        for table, *row in await self._reader.rows(self.LOGS, json.dumps(list(tables))):
            logs.setdefault(table, []).append(Entry(*row))
        return logs

    async def head(self, table: str) -> Head | None:
        """The head row of a table, open or closed."""
        sql = f"SELECT {self.KEY}, seq, due_at, guild, channel, open FROM {self.HEAD} WHERE {self.KEY} = $1"
        rows = await self._reader.rows(sql, table)
        return _head(rows[0]) if rows else None

    async def heads(self, guild: int | None = None) -> list[Head]:
        """The heads of open tables, ordered by table; with ``guild`` only those of one server."""
        if guild is None:
            rows = await self._reader.rows(self.OPEN_HEADS)
        else:
            rows = await self._reader.rows(self.OPEN_HEADS_IN, guild)
        return [_head(row) for row in rows]

    async def closed(self, guild: int, most: int) -> list[str]:
        """The tables of a server that have closed, the last first; at most so many."""
        sql = f"""
            SELECT {self.KEY} FROM {self.HEAD} AS head JOIN {self.ENTRY} AS entry USING ({self.KEY}, seq)
            WHERE head.open = 0 AND head.guild = $1 ORDER BY entry.at DESC, {self.KEY} LIMIT $2
        """
        return [table for (table,) in await self._reader.rows(sql, guild, most)]

    async def rewrite(self, table: str, seq: int, body: str) -> None:
        """Replace the body of one entry, only so that a person can be forgotten."""
        sql = f"UPDATE {self.ENTRY} SET body = $3 WHERE {self.KEY} = $1 AND seq = $2 RETURNING seq"
        rows = await self._writer.rows(sql, table, seq, body)
        if not rows:
            raise StoreError(f"table {table} has no entry {seq}")


def _head(row: Row) -> Head:
    table, seq, due_at, guild, channel, is_open = row
    return Head(table, seq, due_at, guild, channel, bool(is_open))
