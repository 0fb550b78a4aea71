"""The logs of all tables and of all events on PostgreSQL.

Writers compete for the row of a head: a writer that finds it at another seq is too late and gets no row back.
The primary key of the entries would refuse its entries, too.
"""

from __future__ import annotations

from bot.store.sql.log import SqlLog


def _entries(entry: str, key: str) -> str:
    return f"""
        INSERT INTO {entry} ({key}, seq, kind, body, at, cause, due_at, guild, channel, closes)
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


def _first(entry: str, head: str, key: str) -> str:
    return f"""
        WITH head_row AS (
            INSERT INTO {head} ({key}, seq, due_at, guild, channel, open)
            VALUES ($1, $6 + 1, $7, $8, $9, 1 - $10)
            ON CONFLICT ({key}) DO NOTHING
            RETURNING seq
        )
        {_entries(entry, key)}
    """


def _next(entry: str, head: str, key: str, also: str = "") -> str:
    return f"""
        WITH head_row AS (
            UPDATE {head} SET
                seq = seq + $6 + 1, due_at = $7::bigint, guild = coalesce($8::bigint, guild),
                channel = coalesce($9::bigint, channel), open = least(open, 1 - $10)
            WHERE {key} = $1 AND seq = $2
            RETURNING seq
        )
        {also}
        {_entries(entry, key)}
    """


def _logs(entry: str, key: str) -> str:
    return f"""
        SELECT {key}, seq, kind, body, at, cause FROM {entry}
        WHERE {key} IN (SELECT value FROM json_array_elements_text($1::json))
        ORDER BY {key}, seq
    """


def _open_heads(head: str, key: str, where: str = "") -> str:
    return f"""
        SELECT {key}, seq, due_at, guild, channel, open FROM {head} WHERE open = 1 {where} ORDER BY {key}
    """


class PostgresLog(SqlLog):
    """The logs of tables. See ``bot.store.base.Log``."""

    FIRST = _first("entry", "head", "table_id")
    NEXT = _next("entry", "head", "table_id")
    LAST = _next(
        "entry",
        "head",
        "table_id",
        ", unseated AS (UPDATE seat SET here = 0 FROM head_row WHERE table_id = $1 AND here = 1)",
    )
    LOGS = _logs("entry", "table_id")
    OPEN_HEADS = _open_heads("head", "table_id")
    OPEN_HEADS_IN = _open_heads("head", "table_id", "AND guild = $1")


class PostgresEventLog(SqlLog):
    """The logs of events. See ``bot.store.base.Log``."""

    ENTRY, HEAD, KEY = "event_entry", "event_head", "event_id"
    FIRST = _first(ENTRY, HEAD, KEY)
    NEXT = LAST = _next(ENTRY, HEAD, KEY)
    LOGS = _logs(ENTRY, KEY)
    OPEN_HEADS = _open_heads(HEAD, KEY)
    OPEN_HEADS_IN = _open_heads(HEAD, KEY, "AND guild = $1")
