"""The results that people share."""

from __future__ import annotations

from dataclasses import astuple
from typing import ClassVar

from bot.store.daily.shares import Share
from bot.store.engine import SqlPart

_COLUMNS = "guild, day, person, name, channel, message"


class SqlShares(SqlPart):
    """See ``bot.store.daily.shares.Shares``."""

    SHARES: ClassVar[str]
    """The table of the results."""

    async def share(self, share: Share) -> None:
        """Store that a person has shared a result. The first time in a server counts."""
        sql = f"INSERT INTO {self.SHARES} ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
        await self._writer.rows(sql, *astuple(share))

    async def shares(self, guild: int, day: str) -> list[Share]:
        """What people have shared in a server of a day, ordered by message."""
        sql = f"SELECT {_COLUMNS} FROM {self.SHARES} WHERE guild = $1 AND day = $2 ORDER BY message"
        return [Share(*row) for row in await self._reader.rows(sql, guild, day)]

    async def shares_of(self, person: int) -> list[Share]:
        """Everything that a person has shared, ordered by message."""
        sql = f"SELECT {_COLUMNS} FROM {self.SHARES} WHERE person = $1 ORDER BY message"
        return [Share(*row) for row in await self._reader.rows(sql, person)]
