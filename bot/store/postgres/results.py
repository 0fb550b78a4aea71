"""Finished matches on PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from bot.store.errors import Stale
from bot.store.postgres.connection.link import Link, Run
from bot.store.rows import MatchRow, RatingRow, SeatRow
from bot.store.sql.results import SqlResults, as_json
from bot.store.standing.computer_ratings import ComputerRatingRow

_MATCH: Final = "INSERT INTO match VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
_SEATS: Final = """
    INSERT INTO match_seat (match_id, seat, side, person, name, won, points, score)
    SELECT
        $1, (value->>0)::bigint, (value->>1)::bigint, (value->>2)::bigint, value->>3,
        (value->>4)::boolean::integer, (value->>5)::bigint, (value->>6)::bigint
    FROM json_array_elements($2::json)
"""
# Tallies of several people are locked in one order: two writers that waited for each other would fail.
_TALLIES: Final = """
    INSERT INTO tally (person, guild, game, matches, wins, rated_matches, rated_wins, form, streak)
    SELECT
        person, guild * of_server AS place, CASE WHEN of_game = 1 THEN game ELSE '' END AS what,
        count(*), sum(won), sum(rated), sum(rated * won), substr('LW', max(won) + 1, 1), 2 * max(won) - 1
    FROM played CROSS JOIN scope WHERE match_id = $1 AND person > 0 AND guild <> 0
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (person, guild, game) DO UPDATE SET
        matches = tally.matches + excluded.matches, wins = tally.wins + excluded.wins,
        rated_matches = tally.rated_matches + excluded.rated_matches,
        rated_wins = tally.rated_wins + excluded.rated_wins,
        form = right(tally.form || excluded.form, 5),
        streak = excluded.streak + CASE WHEN tally.streak * excluded.streak > 0 THEN tally.streak ELSE 0 END
"""
_NAMES: Final = """
    INSERT INTO known_as (person, name, ended, match_id)
    SELECT person, name, ended, match_id FROM played WHERE match_id = $1 AND person > 0 ORDER BY person
    ON CONFLICT (person) DO UPDATE SET
        name = excluded.name, ended = excluded.ended, match_id = excluded.match_id
    WHERE (excluded.ended, excluded.match_id) > (known_as.ended, known_as.match_id)
"""
_RATINGS: Final = """
    WITH new AS (
        SELECT
            (value->>0)::bigint AS person, (value->>1)::bigint AS guild, value->>2 AS game,
            (value->>3)::double precision AS mu, (value->>4)::double precision AS sigma,
            (value->>5)::bigint AS matches
        FROM json_array_elements($1::json)
    )
    INSERT INTO rating (person, guild, game, mu, sigma, matches, skill)
    SELECT person, guild, game, mu, sigma, matches, mu - 3 * sigma FROM new
    WHERE matches = 1 OR EXISTS (
        SELECT 1 FROM rating
        WHERE rating.person = new.person AND rating.guild = new.guild AND rating.game = new.game
    )
    ORDER BY person, guild, game
    ON CONFLICT (person, guild, game) DO UPDATE SET
        mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, skill = excluded.skill
    WHERE rating.matches + 1 = excluded.matches
    RETURNING 1
"""
_POINTS: Final = """
    INSERT INTO rating_point (person, guild, game, matches, match_id, at, mu, sigma, expected)
    SELECT
        (value->>0)::bigint, (value->>1)::bigint, value->>2, (value->>5)::bigint, $1, $2,
        (value->>3)::double precision, (value->>4)::double precision, (value->>6)::double precision
    FROM json_array_elements($3::json)
"""
_COMPUTER_RATINGS: Final = """
    WITH new AS (
        SELECT
            (value->>0)::bigint AS person, value->>1 AS game, (value->>2)::double precision AS points,
            (value->>3)::double precision AS deviation, (value->>4)::bigint AS matches
        FROM json_array_elements($1::json)
    )
    INSERT INTO computer_rating (person, game, points, deviation, matches)
    SELECT person, game, points, deviation, matches FROM new
    WHERE matches = 1 OR EXISTS (
        SELECT 1 FROM computer_rating AS stored WHERE stored.person = new.person AND stored.game = new.game
    )
    ORDER BY person, game
    ON CONFLICT (person, game) DO UPDATE SET
        points = excluded.points, deviation = excluded.deviation, matches = excluded.matches
    WHERE computer_rating.matches + 1 = excluded.matches
    RETURNING 1
"""
# If a rating falls, another game's rating may be the best.
BEST: Final = """
    INSERT INTO rating (person, guild, game, mu, sigma, matches, skill)
    SELECT person, guild, '', mu, sigma, matches, skill FROM (
        SELECT
            person, guild, mu, sigma, matches, skill,
            row_number() OVER (PARTITION BY person, guild ORDER BY skill DESC, game) AS place
        FROM rating
        WHERE game <> '' AND (person, guild) IN (
            SELECT (value->>0)::bigint, (value->>1)::bigint FROM json_array_elements($1::json)
        )
    ) AS placed
    WHERE place = 1 ORDER BY person, guild
    ON CONFLICT (person, guild, game) DO UPDATE SET
        mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, skill = excluded.skill
"""
"""Copies the best ratings. ``$1``: pairs of a person and a server, as a JSON array of arrays."""
_FORGET: Final = """
    WITH renamed AS (UPDATE match_seat SET person = $2, name = '' WHERE person = $1),
        tallies AS (DELETE FROM tally WHERE person = $1),
        ratings AS (DELETE FROM rating WHERE person = $1),
        names AS (DELETE FROM known_as WHERE person = $1),
        points AS (DELETE FROM rating_point WHERE person = $1),
        against_computers AS (DELETE FROM computer_rating WHERE person = $1),
        feats AS (DELETE FROM feat WHERE person = $1),
        seasons AS (UPDATE season_row SET person = $2, name = '' WHERE person = $1),
        predictions AS (UPDATE prediction SET person = $2, name = '' WHERE person = $1),
        choices AS (DELETE FROM preferences WHERE person = $1),
        departures AS (DELETE FROM departure WHERE person = $1),
        direct AS (DELETE FROM dm WHERE person = $1),
        chosen AS (DELETE FROM puzzle_choice WHERE person = $1),
        shared AS (DELETE FROM puzzle_share WHERE person = $1),
        attempts AS (DELETE FROM deal_attempt WHERE person = $1),
        entrants AS (DELETE FROM entrant WHERE person = $1),
        shared_deals AS (DELETE FROM deal_share WHERE person = $1)
    DELETE FROM seat WHERE person = $1
"""


class PostgresResults(SqlResults):
    """See ``bot.store.base.Results``."""

    RATINGS = """
        SELECT person, guild, game, mu, sigma, matches FROM rating
        WHERE person IN (SELECT value::bigint FROM json_array_elements_text($1::json))
            AND guild = $2 AND game = $3
    """
    COMPUTER_RATINGS = """
        SELECT person, game, points, deviation, matches FROM computer_rating
        WHERE person IN (SELECT value::bigint FROM json_array_elements_text($1::json)) ORDER BY person, game
    """

    def __init__(self, link: Link) -> None:
        super().__init__(link)
        self._link = link

    async def _book(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        ratings: Sequence[RatingRow],
        computer_ratings: Sequence[ComputerRatingRow],
    ) -> None:
        async def work(run: Run) -> None:
            await run(_MATCH, *astuple(match))
            await run(_SEATS, match.match, as_json(seats))
            # From here on nobody else books a match of these people, because their tallies are locked.
            await run(_TALLIES, match.match)
            await run(_NAMES, match.match)
            if len(await run(_RATINGS, as_json(ratings))) < len(ratings):
                raise Stale("stale rating")
            if len(await run(_COMPUTER_RATINGS, as_json(computer_ratings))) < len(computer_ratings):
                raise Stale("stale rating")
            await run(_POINTS, match.match, match.ended, as_json(ratings))
            await run(BEST, as_json(ratings))

        await self._link.transaction(work)

    async def _forget(self, person: int, alias: int) -> None:
        await self._link.rows(_FORGET, person, alias)
