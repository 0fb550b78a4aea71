"""Ratings over time, and the places and numbers that go with boards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple
from typing import ClassVar, Final

from bot.store.engine import Statements
from bot.store.rows import Known, PointOf, RatingPoint
from bot.store.standing import By

MOST_COUNTED: Final = 100_000
"""The greatest number of people that are counted on a board, because counting takes time."""

KNOWN: Final = """(
    $1 = 0
    OR EXISTS (SELECT 1 FROM match_seat AS own WHERE own.match_id = match.match_id AND own.person = $1)
    OR (
        match.guild = $2
        AND $3 LIKE '%,' || match.channel || ':' || coalesce(head.channel, match.channel) || ',%'
    )
)"""
"""The condition that a match may be told of, for statements over ``match`` and ``head`` whose first three
values are those of ``known_values``."""

_POINTS: Final = f"""
    SELECT rating_point.matches, rating_point.match_id, at, mu, sigma
    FROM rating_point
    JOIN match ON match.match_id = rating_point.match_id
    LEFT JOIN head ON head.table_id = match.table_id
    WHERE rating_point.person = $4 AND rating_point.guild = $5 AND rating_point.game = $6 AND {KNOWN}
    ORDER BY rating_point.matches DESC LIMIT $7
"""
_RATED_PEOPLE: Final = """
    SELECT count(*) FROM (SELECT 1 FROM rating WHERE guild = $1 AND game = $2 LIMIT $3) AS counted
"""
_PEOPLE: Final = """
    SELECT count(*) FROM (SELECT 1 FROM tally WHERE guild = $1 AND game = $2 LIMIT $3) AS counted
"""
_PLACES: Final = """
    SELECT DISTINCT match.channel, coalesce(head.channel, match.channel)
    FROM match_seat
    JOIN match ON match.match_id = match_seat.match_id
    LEFT JOIN head ON head.table_id = match.table_id
    WHERE match_seat.person = $1 AND match.guild = $2
"""
_BACKLOG: Final = """
    SELECT match.match_id FROM backlog JOIN match ON match.match_id = backlog.match_id
    ORDER BY ended, match.match_id
"""


def known_values(known: Known | None) -> tuple[int, int, str]:
    """The values of ``KNOWN``."""
    if known is None:
        return 0, 0, ""
    places = "".join(f"{channel}:{posts}," for channel, posts in known.places)
    return known.person, known.guild, f",{places}"


class SqlStanding:
    """See ``bot.store.standing.Standing``."""

    ADD_POINTS: ClassVar[str]
    """``$1``: points as a JSON array."""

    def __init__(self, writer: Statements, reader: Statements) -> None:
        self._writer = writer
        self._reader = reader

    async def rating_points(
        self, person: int, guild: int, game: str, limit: int, known: Known | None = None
    ) -> list[RatingPoint]:
        """The person's ratings after their latest matches, the latest first."""
        rows = await self._reader.rows(_POINTS, *known_values(known), person, guild, game, limit)
        return [RatingPoint(*row) for row in rows]

    async def people(self, guild: int | None = None, game: str | None = None, *, by: By = "rating") -> int:
        """The number of people on a leaderboard, counted up to ``MOST_COUNTED``."""
        sql = _RATED_PEOPLE if by == "rating" else _PEOPLE
        ((count,),) = await self._reader.rows(sql, guild or 0, game or "", MOST_COUNTED)
        return int(count)

    async def name(self, person: int) -> str | None:
        """The name that a person last played under; None if they are unknown or forgotten."""
        rows = await self._reader.rows("SELECT name FROM known_as WHERE person = $1", person)
        return rows[0][0] if rows else None

    async def places(self, person: int, guild: int) -> list[tuple[int, int]]:
        """Where in a server the person has finished matches."""
        return [(channel, posts) for channel, posts in await self._reader.rows(_PLACES, person, guild)]

    async def backlog(self) -> list[str]:
        """The matches that were booked before their rating points were, in the order in which they ended."""
        return [match for (match,) in await self._reader.rows(_BACKLOG)]

    async def add_points(self, points: Sequence[PointOf]) -> None:
        """Store points of matches in the backlog."""
        await self._writer.rows(self.ADD_POINTS, json.dumps([astuple(one) for one in points]))

    async def drop_backlog(self) -> None:
        """Empty the backlog."""
        await self._writer.rows("DELETE FROM backlog")
