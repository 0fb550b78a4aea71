"""The deals of the day on PostgreSQL."""

from __future__ import annotations

from bot.store.sql.daily.deals import SqlDeals


class PostgresDeals(SqlDeals):
    """See ``bot.store.daily.deals.Deals``."""

    NOTE = """
        UPDATE deal_attempt SET
            score = (value->>1)::bigint, points = (value->>2)::bigint, place = (value->>3)::bigint,
            size = (value->>4)::bigint, percent = (value->>5)::double precision,
            ranked = (value->>6)::smallint
        FROM json_array_elements($2::json)
        WHERE deal_attempt.day = $1 AND deal_attempt.person = (value->>0)::bigint
    """
