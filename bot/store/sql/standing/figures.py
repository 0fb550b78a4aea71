"""Ratings over time, and the places and numbers that go with boards."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import astuple, replace
from typing import ClassVar, Final, get_args

from bot.store.engine import SqlPart
from bot.store.rows import CommonMatch, Feat, Partner, PointOf, RatingPoint, RecordCandidate, Viewer
from bot.store.standing.figures import EVER, By, Record

COUNT_LIMIT: Final = 25_000
"""The greatest number of people that are counted on a board, because PostgreSQL takes 25 ms to count 100,000.

On a larger board a percentile is more cautious than it could be: a person may be among fewer percent."""

VISIBLE: Final = """(
    $1 = 0
    OR EXISTS (SELECT 1 FROM match_seat AS own WHERE own.match_id = match.match_id AND own.person = $1)
    OR (
        match.guild = $2
        AND $3 LIKE '%,' || match.channel || ':' || coalesce(head.channel, match.channel) || ',%'
    )
)"""
"""The condition that a match may be told of, for statements over ``match`` and ``head`` whose first three
values are those of ``viewer_values``."""

_POINTS: Final = f"""
    SELECT rating_point.matches, rating_point.match_id, at, mu, sigma
    FROM rating_point
    JOIN match ON match.match_id = rating_point.match_id
    LEFT JOIN head ON head.table_id = match.table_id
    WHERE rating_point.person = $4 AND rating_point.guild = $5 AND rating_point.game = $6 AND {VISIBLE}
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
_TOGETHER: Final = f"""
    SELECT
        match.match_id, match.ended, match.game, mine.side = theirs.side, mine.won, theirs.won, mine.points,
        theirs.points, deals
    FROM match_seat AS mine
    JOIN match_seat AS theirs ON theirs.match_id = mine.match_id AND theirs.person = $5
    JOIN match ON match.match_id = mine.match_id
    LEFT JOIN match_mark ON match_mark.match_id = mine.match_id
    LEFT JOIN head ON head.table_id = match.table_id
    WHERE mine.person = $4 AND ($6 = '' OR match.game = $6) AND {VISIBLE}
    ORDER BY match.ended DESC, match.match_id DESC LIMIT $7
"""
_PARTNERS: Final = f"""
    SELECT found.person, name, matches, wins, expected
    FROM (
        SELECT mate.person, count(*) AS matches, sum(mine.won) AS wins, sum(expected) AS expected
        FROM rating_point
        JOIN match ON match.match_id = rating_point.match_id
        JOIN match_seat AS mine
            ON mine.match_id = rating_point.match_id AND mine.person = rating_point.person
        JOIN match_seat AS mate
            ON mate.match_id = mine.match_id AND mate.side = mine.side AND mate.person <> mine.person
        LEFT JOIN head ON head.table_id = match.table_id
        WHERE rating_point.person = $4 AND rating_point.guild = $5 AND expected IS NOT NULL
            AND ($6 = '' OR match.game = $6) AND mate.person > 0 AND {VISIBLE}
        GROUP BY mate.person
    ) AS found
    JOIN known_as ON known_as.person = found.person
    WHERE matches >= $7
    ORDER BY wins - expected DESC, found.person LIMIT $8
"""
_RECORD_CANDIDATE: Final = """
    INSERT INTO match_mark
        (match_id, guild, game, ended, people, deals, highest, highest_side, highest_deal,
         behind, behind_side, behind_deal, absent)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT (match_id) DO UPDATE SET absent = excluded.absent
"""
_FEAT: Final = """
    INSERT INTO feat (person, kind, match_id, at)
    SELECT $1, $2, $3, $4
    WHERE EXISTS (SELECT 1 FROM seat WHERE person = $1) AND (
        $5 = 1 OR NOT EXISTS (
            SELECT 1 FROM feat
            WHERE person = $1 AND kind = $2 AND (at < $4 OR (at = $4 AND match_id < $3))
        )
    )
    ON CONFLICT DO NOTHING
"""
_RECORDS: Final[dict[Record, str]] = {
    kind: f"""
        SELECT
            match_id, guild, game, ended, people, deals, highest, highest_side, highest_deal,
            behind, behind_side, behind_deal, absent
        FROM match_mark
        WHERE guild = $1 AND people = 1 AND ($2 = '' OR game = $2) AND {kind} > 0
            AND ended >= $4 AND ended < $5
        ORDER BY {kind} DESC, ended, match_id LIMIT $3
    """
    for kind in get_args(Record)
}
_BACKLOG: Final = """
    SELECT match.match_id FROM backlog JOIN match ON match.match_id = backlog.match_id
    ORDER BY ended, match.match_id
"""


def viewer_values(viewer: Viewer | None) -> tuple[int, int, str]:
    """The values of ``VISIBLE``."""
    if viewer is None:
        return 0, 0, ""
    places = "".join(f"{channel}:{posts}," for channel, posts in viewer.places)
    return viewer.person, viewer.guild, f",{places}"


class SqlStanding(SqlPart):
    """See ``bot.store.standing.figures.Standing``."""

    ADD_POINTS: ClassVar[str]
    """``$1``: points as a JSON array."""

    async def rating_points(
        self, person: int, guild: int, game: str, limit: int, viewer: Viewer | None = None
    ) -> list[RatingPoint]:
        """The person's ratings after their latest matches, the latest first."""
        rows = await self._reader.rows(_POINTS, *viewer_values(viewer), person, guild, game, limit)
        return [RatingPoint(*row) for row in rows]

    async def people(self, guild: int | None = None, game: str | None = None, *, by: By = "rating") -> int:
        """The number of people on a leaderboard, counted up to ``COUNT_LIMIT``."""
        sql = _RATED_PEOPLE if by == "rating" else _PEOPLE
        ((count,),) = await self._reader.rows(sql, guild or 0, game or "", COUNT_LIMIT)
        return int(count)

    async def common_matches(
        self, person: int, other: int, limit: int, viewer: Viewer | None = None, *, game: str | None = None
    ) -> list[CommonMatch]:
        """The latest matches that two people played, the latest first."""
        values = (*viewer_values(viewer), person, other, game or "", limit)
        rows = await self._reader.rows(_TOGETHER, *values)
        return [
            CommonMatch(match, ended, game, bool(partners), bool(won), bool(other_won), *figures)
            for match, ended, game, partners, won, other_won, *figures in rows
        ]

    async def partners(
        self,
        person: int,
        guild: int,
        least: int,
        limit: int,
        viewer: Viewer | None = None,
        *,
        game: str | None = None,
    ) -> list[Partner]:
        """The person's partners in rated matches, those with whom more is won than expected first."""
        values = (*viewer_values(viewer), person, guild, game or "", least, limit)
        rows = await self._reader.rows(_PARTNERS, *values)
        return [Partner(*row) for row in rows]

    async def add_record_candidate(self, candidate: RecordCandidate) -> None:
        """Store the figures of a match. The first time counts."""
        await self._writer.rows(_RECORD_CANDIDATE, *astuple(candidate))

    async def add_feats(self, feats: Sequence[Feat], *, every: Collection[str]) -> None:
        """Store feats of a match. Of kinds that are not in ``every`` only the earliest counts."""
        for feat in feats:
            await self._writer.rows(_FEAT, *astuple(feat), int(feat.kind in every))

    async def feats(self, person: int) -> list[Feat]:
        """The feats of a person, the earliest first."""
        sql = "SELECT person, kind, match_id, at FROM feat WHERE person = $1 ORDER BY at, match_id, kind"
        return [Feat(*row) for row in await self._reader.rows(sql, person)]

    async def records(
        self, kind: Record, guild: int, game: str | None, limit: int, *, starts: int = 0, ends: int = EVER
    ) -> list[RecordCandidate]:
        """The records among a server's matches of people in a period, the greatest first."""
        rows = await self._reader.rows(_RECORDS[kind], guild, game or "", limit, starts, ends)
        return [replace(RecordCandidate(*row), people=True) for row in rows]

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
