"""The logs of all tables on SQLite; triggers keep the heads."""

from __future__ import annotations

from typing import Final

from bot.store.sql.log import SqlLog

# The condition refuses a gap. If two writers pass it at once, the primary key refuses the second.
_APPEND: Final = """
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


class SqliteLog(SqlLog):
    """See ``bot.store.base.Log``."""

    FIRST = NEXT = LAST = _APPEND
    LOGS = """
        SELECT table_id, seq, kind, body, at, cause FROM entry
        WHERE table_id IN (SELECT value FROM json_each($1))
        ORDER BY table_id, seq
    """
    # Few of all tables are open. An index of only these finds them.
    OPEN_HEADS = """
        SELECT table_id, seq, due_at, guild, channel, open FROM head INDEXED BY head_place
        WHERE open = 1 ORDER BY table_id
    """
    OPEN_HEADS_IN = """
        SELECT table_id, seq, due_at, guild, channel, open FROM head INDEXED BY head_place
        WHERE open = 1 AND guild = $1 ORDER BY table_id
    """
