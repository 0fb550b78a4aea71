"""The logs of all tables on SQLite."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

from bot.store.engine import Row, Statements
from bot.store.errors import Duplicate, Stale, StoreError
from bot.store.rows import Entry, Head, NewEntry, Place

# The condition refuses a gap. If two writers pass it at once, the primary key refuses the second.
_APPEND = """
    INSERT INTO entry (table_id, seq, kind, body, at, cause, due_at, guild, channel, closes)
    SELECT
        $1, $2 + key + 1, json_extract(value, '$[0]'), json_extract(value, '$[1]'), $4,
        CASE WHEN key = 0 THEN $5 END,
        CASE WHEN key = $6 THEN $7 END,
        CASE WHEN key = 0 THEN $8 END,
        CASE WHEN key = 0 THEN $9 END,
        CASE WHEN key = $6 THEN $10 ELSE 0 END
    FROM json_each($3)
    WHERE $2 = (SELECT coalesce(max(seq), 0) FROM entry WHERE table_id = $1)
    ORDER BY key
    RETURNING seq
"""
_LOGS = """
    SELECT table_id, seq, kind, body, at, cause FROM entry
    WHERE table_id IN (SELECT value FROM json_each($1))
    ORDER BY table_id, seq
"""
_HEAD = "SELECT table_id, seq, due_at, guild, channel, open FROM head WHERE table_id = $1"
# Few of all tables are open. An index of only these finds them.
_OPEN_HEADS = """
    SELECT table_id, seq, due_at, guild, channel, open FROM head INDEXED BY head_place
    WHERE open = 1 ORDER BY table_id
"""
_OPEN_HEADS_IN = """
    SELECT table_id, seq, due_at, guild, channel, open FROM head INDEXED BY head_place
    WHERE open = 1 AND guild = $1 ORDER BY table_id
"""
_DERIVE = """
    INSERT INTO head (table_id, seq, due_at, guild, channel, open)
    SELECT table_id, seq, due_at, guild, channel, open FROM derived_head WHERE true
    ON CONFLICT (table_id) DO UPDATE SET
        seq = excluded.seq, due_at = excluded.due_at, guild = excluded.guild, channel = excluded.channel,
        open = excluded.open
"""


class SqliteLog:
    """See ``bot.store.base.Log``."""

    def __init__(self, writer: Statements, reader: Statements) -> None:
        self._writer = writer
        self._reader = reader

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
            booked = await self._writer.rows(
                _APPEND,
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
            raise await self._twice(cause) or stale from error
        if not booked:
            raise await self._twice(cause) or stale

    async def _twice(self, cause: str | None) -> Duplicate | None:
        """``Duplicate`` if the log has the cause: a repeated request is stale as well, but this says more."""
        if cause is None or not await self._reader.rows("SELECT 1 FROM entry WHERE cause = $1", cause):
            return None
        return Duplicate(f"cause {cause} has been booked")

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries with seq > ``after`` in order."""
        rows = await self._reader.rows(
            "SELECT seq, kind, body, at, cause FROM entry WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            table,
            after,
        )
        return [Entry(*row) for row in rows]

    async def read_all(self, tables: Collection[str]) -> dict[str, list[Entry]]:
        """The whole logs of many tables at once, each in order."""
        logs: dict[str, list[Entry]] = {}
        for table, *row in await self._reader.rows(_LOGS, json.dumps(list(tables))):
            logs.setdefault(table, []).append(Entry(*row))
        return logs

    async def head(self, table: str) -> Head | None:
        """The head row of a table, open or closed."""
        rows = await self._reader.rows(_HEAD, table)
        return _head(rows[0]) if rows else None

    async def heads(self, guild: int | None = None) -> list[Head]:
        """The heads of open tables, ordered by table; with ``guild`` only those of one server."""
        if guild is None:
            rows = await self._reader.rows(_OPEN_HEADS)
        else:
            rows = await self._reader.rows(_OPEN_HEADS_IN, guild)
        return [_head(row) for row in rows]

    async def due(self, until: int) -> list[tuple[str, int]]:
        """The pairs ``(table, due_at)`` of open tables with due_at <= ``until``, the earliest first."""
        rows = await self._reader.rows(
            "SELECT table_id, due_at FROM head WHERE open = 1 AND due_at <= $1 ORDER BY due_at, table_id",
            until,
        )
        return [(table, due_at) for table, due_at in rows]

    async def next_due(self) -> int | None:
        """The earliest deadline of all open tables; None if there is none."""
        rows = await self._reader.rows("SELECT min(due_at) FROM head WHERE open = 1 AND due_at IS NOT NULL")
        due_at: int | None = rows[0][0]
        return due_at

    async def rewrite(self, table: str, seq: int, body: str) -> None:
        """Replace the body of one entry, only so that a person can be forgotten."""
        found = await self._writer.rows(
            "UPDATE entry SET body = $3 WHERE table_id = $1 AND seq = $2 RETURNING seq", table, seq, body
        )
        if not found:
            raise StoreError(f"table {table} has no entry {seq}")

    async def rebuild_heads(self) -> None:
        """Compute every head row again from the logs alone."""
        await self._writer.rows("DELETE FROM head WHERE table_id NOT IN (SELECT table_id FROM entry)")
        await self._writer.rows(_DERIVE)


def _head(row: Row) -> Head:
    table, seq, due_at, guild, channel, is_open = row
    return Head(table, seq, due_at, guild, channel, bool(is_open))
