"""The archive of seasons on SQLite: a trigger closes one."""

from __future__ import annotations

from typing import Final

from bot.store.sql.standing.seasons import SqlSeasons
from bot.store.standing.seasons import ClosedSeason

_CLOSE: Final = """
    INSERT INTO season_closing (guild, name, starts, ends, rows, grown) VALUES ($1, $2, $3, $4, $5, $6)
"""


class SqliteSeasons(SqlSeasons):
    """See ``bot.store.standing.seasons.Seasons``."""

    async def _close(self, guild: int, season: ClosedSeason, rows: str, sigmas: str) -> None:
        await self._writer.rows(_CLOSE, guild, *season, rows, sigmas)
