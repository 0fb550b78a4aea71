"""The heartbeat."""

from __future__ import annotations

from bot.store.engine import SqlPart


class SqlHeartbeat(SqlPart):
    """See ``bot.store.base.Heartbeat``."""

    async def beat(self, at: int) -> None:
        """Store ``at`` as the last time at which the bot was alive."""
        await self._writer.rows(
            "INSERT INTO pulse (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at", at
        )

    async def last(self) -> int | None:
        """The last time at which the bot was alive; None if there is none."""
        rows = await self._reader.rows("SELECT at FROM pulse")
        return rows[0][0] if rows else None
