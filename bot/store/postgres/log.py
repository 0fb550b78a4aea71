"""The logs of all tables on PostgreSQL.

Writers compete for the row of a table's head: a writer that finds it at another seq is too late and gets no
row back. The primary key of the entries would refuse its entries, too.
"""

from __future__ import annotations

from typing import Final

from bot.store.sql.log import SqlLog

_ENTRIES: Final = """
    INSERT INTO entry (table_id, seq, kind, body, at, cause, due_at, guild, channel, closes)
    SELECT
        $1, $2 + place, value->>0, value->>1, $4,
        CASE WHEN place = 1 THEN $5::text END,
        CASE WHEN place = $6 + 1 THEN $7::bigint END,
        CASE WHEN place = 1 THEN $8::bigint END,
        CASE WHEN place = 1 THEN $9::bigint END,
        CASE WHEN place = $6 + 1 THEN $10 ELSE 0 END
    FROM head_row, json_array_elements($3::json) WITH ORDINALITY AS new (value, place)
    ORDER BY place
    RETURNING seq
"""
_MOVED: Final = """
    WITH head_row AS (
        UPDATE head SET
            seq = seq + $6 + 1, due_at = $7::bigint, guild = coalesce($8::bigint, guild),
            channel = coalesce($9::bigint, channel), open = least(open, 1 - $10)
        WHERE table_id = $1 AND seq = $2
        RETURNING seq
    )
"""


class PostgresLog(SqlLog):
    """See ``bot.store.base.Log``."""

    FIRST = f"""
        WITH head_row AS (
            INSERT INTO head (table_id, seq, due_at, guild, channel, open)
            VALUES ($1, $6 + 1, $7, $8, $9, 1 - $10)
            ON CONFLICT (table_id) DO NOTHING
            RETURNING seq
        )
        {_ENTRIES}
    """
    NEXT = f"{_MOVED} {_ENTRIES}"
    LAST = f"""
        {_MOVED}, unseated AS (
            UPDATE seat SET here = 0 FROM head_row WHERE table_id = $1 AND here = 1
        )
        {_ENTRIES}
    """
    LOGS = """
        SELECT table_id, seq, kind, body, at, cause FROM entry
        WHERE table_id IN (SELECT value FROM json_array_elements_text($1::json))
        ORDER BY table_id, seq
    """
    OPEN_HEADS = """
        SELECT table_id, seq, due_at, guild, channel, open FROM head WHERE open = 1 ORDER BY table_id
    """
    OPEN_HEADS_IN = """
        SELECT table_id, seq, due_at, guild, channel, open FROM head
        WHERE open = 1 AND guild = $1 ORDER BY table_id
    """
