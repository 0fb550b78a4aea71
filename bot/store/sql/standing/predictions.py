"""What came of predictions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store.engine import SqlPart
from bot.store.standing.predictions import PredictionRow, PredictorRow

# A person is known at a table from before its log names them until they are forgotten.
_NOTE: Final = """
    INSERT INTO prediction (match_id, person, guild, ended, name, hit, points)
    SELECT $1, $2, $3, $4, $5, $6, $7
    WHERE $2 < 0 OR EXISTS (SELECT 1 FROM seat WHERE person = $2)
    ON CONFLICT DO NOTHING
"""
_BOARD: Final = """
    SELECT
        page.person,
        (
            SELECT name FROM prediction AS latest
            WHERE latest.person = page.person AND latest.guild = $1
            ORDER BY latest.ended DESC, latest.match_id LIMIT 1
        ),
        points, hits, total
    FROM (
        SELECT
            person, CAST(sum(points) AS bigint) AS points, CAST(sum(hit) AS bigint) AS hits,
            count(*) AS total
        FROM prediction WHERE guild = $1 AND ended >= $2 AND ended < $3
        GROUP BY person
    ) AS page
    ORDER BY points DESC, hits DESC, total, page.person LIMIT $4 OFFSET $5
"""


class SqlPredictions(SqlPart):
    """See ``bot.store.standing.predictions.Predictions``."""

    async def note(self, rows: Sequence[PredictionRow]) -> None:
        """Store the predictions of a match. The first time counts."""
        for row in rows:
            await self._writer.rows(_NOTE, *row[:5], int(row.hit), row.points)

    async def board(
        self, guild: int, starts: int, ends: int, limit: int, offset: int = 0
    ) -> list[PredictorRow]:
        """Who predicted matches of a server that ended in a period, the most points first."""
        rows = await self._reader.rows(_BOARD, guild, starts, ends, limit, offset)
        return [PredictorRow(*row) for row in rows]
