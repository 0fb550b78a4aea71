"""The archive of seasons."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from bot.store.engine import SqlPart
from bot.store.rows import RatingRow
from bot.store.standing.season_rows import SeasonLength, SeasonRow, SeasonSeat, SeasonSettings
from bot.store.standing.seasons import ClosedSeason, SeasonBy

_SEATS: Final = """
    SELECT
        page.match_id, game, rated, page.ended, coalesce(person, 0), name, won,
        coalesce(absent, '') LIKE '%,' || seat || ',%'
    FROM (
        SELECT match_id, game, rated, ended FROM match
        WHERE guild = $1 AND ended >= $2 AND ended < $3 AND (ended > $4 OR (ended = $4 AND match_id > $5))
        ORDER BY ended, match_id LIMIT $6
    ) AS page
    JOIN match_seat ON match_seat.match_id = page.match_id
    LEFT JOIN (SELECT match_id, absent FROM match_mark) AS mark ON mark.match_id = page.match_id
    ORDER BY page.ended, page.match_id, seat
"""
_RATINGS: Final = """
    SELECT rating_point.person, rating_point.game, mu, sigma
    FROM rating_point
    JOIN (
        SELECT person, game, max(matches) AS matches FROM rating_point
        WHERE guild = $1 AND at >= $2 AND at < $3 GROUP BY person, game
    ) AS latest
        ON latest.person = rating_point.person AND latest.game = rating_point.game
        AND latest.matches = rating_point.matches
    WHERE guild = $1
"""
_AWAY: Final = """
    SELECT person, guild, game, mu, sigma, matches FROM rating
    WHERE guild = $1 AND game <> '' AND NOT EXISTS (
        SELECT 1 FROM rating_point
        WHERE rating_point.person = rating.person AND rating_point.guild = rating.guild
            AND at >= $2 AND at < $3
    )
    ORDER BY person, game
"""
_ROW: Final = "game, person, name, points, matches, wins, longest, mu, sigma"
_ORDERS: Final[dict[SeasonBy, str]] = {
    "points": "points DESC, wins DESC, person",
    "rating": "mu - 3 * sigma DESC, person",
    "wins": "wins DESC, matches, person",
}
_BOARDS: Final[dict[SeasonBy, str]] = {
    by: f"""
        SELECT {_ROW} FROM season_row
        WHERE guild = $1 AND season = $2 AND game = $3{" AND mu IS NOT NULL" if by == "rating" else ""}
        ORDER BY {order} LIMIT $4 OFFSET $5
    """
    for by, order in _ORDERS.items()
}
_LONGEST: Final = f"""
    SELECT {_ROW} FROM season_row
    WHERE guild = $1 AND season = $2 AND game = '' AND longest > 0
    ORDER BY longest DESC, wins DESC, person LIMIT 1
"""
_SETTINGS: Final = """
    SELECT
        coalesce((SELECT length FROM season_settings WHERE guild = $1), 'quarter'),
        coalesce((SELECT zone FROM guild_settings WHERE guild = $1), 'UTC')
"""
_SET: Final = """
    INSERT INTO season_settings (guild, length) VALUES ($1, $2)
    ON CONFLICT (guild) DO UPDATE SET length = excluded.length
"""
_GUILDS: Final = "SELECT guild, min(ended) FROM match WHERE guild <> 0 GROUP BY guild ORDER BY guild"


class SqlSeasons(SqlPart, ABC):
    """See ``bot.store.standing.seasons.Seasons``."""

    async def settings(self, guild: int) -> SeasonSettings:
        """A server's settings; the defaults if it has none."""
        ((length, zone),) = await self._reader.rows(_SETTINGS, guild)
        return SeasonSettings(guild, length, zone)

    async def set_length(self, guild: int, length: SeasonLength) -> None:
        """Store how long a server's seasons last."""
        await self._writer.rows(_SET, guild, length)

    async def guilds(self) -> list[tuple[int, int]]:
        """Every server with matches, and when the first one ended."""
        return [(guild, first) for guild, first in await self._reader.rows(_GUILDS)]

    async def seats(
        self, guild: int, starts: int, ends: int, after: tuple[int, str] | None, limit: int
    ) -> list[SeasonSeat]:
        """The seats in matches that ended in a period, in order, of at most ``limit`` matches."""
        last_end, match = after or (-1, "")
        return [
            SeasonSeat(name, game, bool(rated), at, person, player, bool(won), not absent)
            for name, game, rated, at, person, player, won, absent in await self._reader.rows(
                _SEATS, guild, starts, ends, last_end, match, limit
            )
        ]

    async def ratings(self, guild: int, starts: int, ends: int) -> dict[tuple[int, str], tuple[float, float]]:
        """Mu and sigma after the last rated match of a period, by person and game."""
        rows = await self._reader.rows(_RATINGS, guild, starts, ends)
        return {(person, game): (mu, sigma) for person, game, mu, sigma in rows}

    async def away(self, guild: int, starts: int, ends: int) -> list[RatingRow]:
        """The ratings of people who played nothing rated in a period."""
        return [RatingRow(*row) for row in await self._reader.rows(_AWAY, guild, starts, ends)]

    async def close(
        self, guild: int, season: ClosedSeason, rows: Sequence[SeasonRow], ratings: Sequence[RatingRow]
    ) -> None:
        """Archive a season and store the grown sigmas, all or none."""
        sigmas = [(one.person, one.game, one.matches, one.sigma) for one in ratings]
        season_rows = json.dumps([astuple(row) for row in rows], ensure_ascii=False)
        await self._close(guild, season, season_rows, json.dumps(sigmas))

    @abstractmethod
    async def _close(self, guild: int, season: ClosedSeason, rows: str, sigmas: str) -> None:
        """Do so, given both as JSON arrays."""

    async def closed_seasons(self, guild: int) -> list[ClosedSeason]:
        """The closed seasons of a server, the latest first."""
        sql = "SELECT name, starts, ends FROM season WHERE guild = $1 ORDER BY ends DESC"
        return [ClosedSeason(*row) for row in await self._reader.rows(sql, guild)]

    async def board(
        self, guild: int, season: str, game: str | None, by: SeasonBy, limit: int, offset: int
    ) -> list[SeasonRow]:
        """A board of a closed season."""
        rows = await self._reader.rows(_BOARDS[by], guild, season, game or "", limit, offset)
        return [SeasonRow(*row) for row in rows]

    async def longest(self, guild: int, season: str) -> SeasonRow | None:
        """Who had the longest row of wins in a closed season; None if nobody won."""
        rows = await self._reader.rows(_LONGEST, guild, season)
        return SeasonRow(*rows[0]) if rows else None
