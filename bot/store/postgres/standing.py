"""Ratings over time on PostgreSQL."""

from __future__ import annotations

from bot.store.sql.standing.figures import SqlStanding


class PostgresStanding(SqlStanding):
    """See ``bot.store.standing.figures.Standing``."""

    ADD_POINTS = """
        INSERT INTO rating_point (person, guild, game, matches, match_id, at, mu, sigma, expected)
        SELECT
            (value->>0)::bigint, (value->>1)::bigint, value->>2, (value->>3)::bigint, value->>4,
            (value->>5)::bigint, (value->>6)::double precision, (value->>7)::double precision,
            (value->>8)::double precision
        FROM json_array_elements($1::json)
        WHERE EXISTS (
            SELECT 1 FROM match_seat WHERE match_id = value->>4 AND person = (value->>0)::bigint
        )
        ON CONFLICT DO NOTHING
    """
