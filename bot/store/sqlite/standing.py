"""Ratings over time on SQLite."""

from __future__ import annotations

from bot.store.sql.standing.figures import SqlStanding


class SqliteStanding(SqlStanding):
    """See ``bot.store.standing.figures.Standing``."""

    ADD_POINTS = """
        INSERT INTO rating_point (person, guild, game, matches, match_id, at, mu, sigma, expected)
        SELECT
            json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
            json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
            json_extract(value, '$[6]'), json_extract(value, '$[7]'), json_extract(value, '$[8]')
        FROM json_each($1)
        WHERE EXISTS (
            SELECT 1 FROM match_seat
            WHERE match_id = json_extract(value, '$[4]') AND person = json_extract(value, '$[0]')
        )
        ON CONFLICT DO NOTHING
    """
