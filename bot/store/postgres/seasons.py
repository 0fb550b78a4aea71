"""The archive of seasons on PostgreSQL."""

from __future__ import annotations

from typing import Final

from bot.store.postgres.connection.link import Link, Run
from bot.store.postgres.results import BEST
from bot.store.sql.standing.seasons import SqlSeasons
from bot.store.standing.seasons import ClosedSeason

_SEASON: Final = "INSERT INTO season (guild, name, starts, ends) VALUES ($1, $2, $3, $4)"
_ROWS: Final = """
    INSERT INTO season_row (guild, season, game, person, name, points, matches, wins, longest, mu, sigma)
    SELECT
        $1, $2, value->>0, (value->>1)::bigint, value->>2, (value->>3)::bigint, (value->>4)::bigint,
        (value->>5)::bigint, (value->>6)::bigint, (value->>7)::double precision,
        (value->>8)::double precision
    FROM json_array_elements($3::json)
    -- Of those who were forgotten meanwhile there is no name any more.
    WHERE EXISTS (SELECT 1 FROM known_as WHERE person = (value->>1)::bigint)
"""
_GROWN: Final = """
    UPDATE rating
    SET sigma = grown.sigma, skill = rating.mu - 3 * grown.sigma
    FROM (
        SELECT
            (value->>0)::bigint AS person, value->>1 AS game, (value->>2)::bigint AS matches,
            (value->>3)::double precision AS sigma
        FROM json_array_elements($2::json)
    ) AS grown
    WHERE rating.person = grown.person AND rating.guild = $1 AND rating.game = grown.game
        AND rating.matches = grown.matches AND rating.game <> ''
"""
_PAIRS: Final = """
    SELECT coalesce(json_agg(json_build_array(value->0, $1::bigint)), '[]')::text
    FROM json_array_elements($2::json)
"""


class PostgresSeasons(SqlSeasons):
    """See ``bot.store.standing.seasons.Seasons``."""

    def __init__(self, link: Link) -> None:
        super().__init__(link, link)
        self._link = link

    async def _close(self, guild: int, season: ClosedSeason, rows: str, ratings: str) -> None:
        async def work(run: Run) -> None:
            await run(_SEASON, guild, *season)
            await run(_ROWS, guild, season.name, rows)
            await run(_GROWN, guild, ratings)
            ((pairs,),) = await run(_PAIRS, guild, ratings)
            await run(BEST, pairs)

        await self._link.transaction(work)
