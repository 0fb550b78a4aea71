"""The logs of all tables and of all events on SQLite; triggers keep the heads."""

from __future__ import annotations

from bot.store.sql.log import SqlLog


def _append(entry: str, key: str) -> str:
    # The condition refuses a gap. If two writers pass it at once, the primary key refuses the second.
    return f"""
        INSERT INTO {entry} ({key}, seq, kind, body, at, cause, due_at, guild, channel, closes)
        SELECT
            $1, $2 + key + 1, json_extract(value, '$[0]'), json_extract(value, '$[1]'), $4,
            CASE WHEN key = 0 THEN $5 END,
            CASE WHEN key = $6 THEN $7 END,
            CASE WHEN key = 0 THEN $8 END,
            CASE WHEN key = 0 THEN $9 END,
            CASE WHEN key = $6 THEN $10 ELSE 0 END
        FROM json_each($3)
        WHERE $2 = (SELECT coalesce(max(seq), 0) FROM {entry} WHERE {key} = $1)
        ORDER BY key
        RETURNING seq
    """


def _logs(entry: str, key: str) -> str:
    return f"""
        SELECT {key}, seq, kind, body, at, cause FROM {entry}
        WHERE {key} IN (SELECT value FROM json_each($1))
        ORDER BY {key}, seq
    """


def _open_heads(head: str, key: str, where: str = "") -> str:
    # Few of all tables are open. An index of only these finds them.
    return f"""
        SELECT {key}, seq, due_at, guild, channel, open FROM {head} INDEXED BY {head}_place
        WHERE open = 1 {where} ORDER BY {key}
    """


class SqliteLog(SqlLog):
    """The logs of tables. See ``bot.store.base.Log``."""

    FIRST = NEXT = LAST = _append("entry", "table_id")
    LOGS = _logs("entry", "table_id")
    OPEN_HEADS = _open_heads("head", "table_id")
    OPEN_HEADS_IN = _open_heads("head", "table_id", "AND guild = $1")


class SqliteEventLog(SqlLog):
    """The logs of events. See ``bot.store.base.Log``."""

    ENTRY, HEAD, KEY = "event_entry", "event_head", "event_id"
    FIRST = NEXT = LAST = _append(ENTRY, KEY)
    LOGS = _logs(ENTRY, KEY)
    OPEN_HEADS = _open_heads(HEAD, KEY)
    OPEN_HEADS_IN = _open_heads(HEAD, KEY, "AND guild = $1")
