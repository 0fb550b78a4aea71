"""Finished matches on SQLite: a trigger books one, and another forgets a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from bot.store.engine import Statements
from bot.store.rows import MatchRow, RatingRow, SeatRow
from bot.store.sql.results import SqlResults, as_json
from bot.store.standing.computer_ratings import ComputerRatingRow

_BOOK: Final = """
    INSERT INTO booking (
        match_id, table_id, guild, channel, game, players, rated, started, ended, reason, seats, ratings
    ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
"""
_BOOK_WITH_COMPUTER_RATINGS: Final = """
    INSERT INTO full_booking (
        match_id, table_id, guild, channel, game, players, rated, started, ended, reason, seats, ratings,
        computer_ratings
    ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
"""


class SqliteResults(SqlResults):
    """See ``bot.store.base.Results``."""

    RATINGS = """
        SELECT person, guild, game, mu, sigma, matches FROM rating
        WHERE person IN (SELECT value FROM json_each($1)) AND guild = $2 AND game = $3
    """
    COMPUTER_RATINGS = """
        SELECT person, game, points, deviation, matches FROM computer_rating
        WHERE person IN (SELECT value FROM json_each($1)) ORDER BY person, game
    """

    def __init__(self, writer: Statements, reader: Statements) -> None:
        super().__init__(reader)
        self._writer = writer

    async def _book(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        ratings: Sequence[RatingRow],
        computer_ratings: Sequence[ComputerRatingRow],
    ) -> None:
        rows = (*astuple(match), as_json(seats), as_json(ratings))
        if computer_ratings:
            await self._writer.rows(_BOOK_WITH_COMPUTER_RATINGS, *rows, as_json(computer_ratings))
        else:
            await self._writer.rows(_BOOK, *rows)

    async def _forget(self, person: int, alias: int) -> None:
        await self._writer.rows("INSERT INTO forgetting (person, alias) VALUES ($1, $2)", person, alias)
