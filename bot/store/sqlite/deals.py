"""The deals of the day on SQLite."""

from __future__ import annotations

from bot.store.sql.daily.deals import SqlDeals


class SqliteDeals(SqlDeals):
    """See ``bot.store.daily.deals.Deals``."""

    NOTE = """
        UPDATE deal_attempt SET
            score = found.value->>1, points = found.value->>2, place = found.value->>3,
            size = found.value->>4, percent = found.value->>5, ranked = found.value->>6
        FROM json_each($2) AS found
        WHERE deal_attempt.day = $1 AND deal_attempt.person = found.value->>0
    """
