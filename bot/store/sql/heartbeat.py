"""The heartbeat."""

from __future__ import annotations

from bot.store.engine import Statements


class SqlHeartbeat:
    """See ``bot.store.base.Heartbeat``."""

    def __init__(self, writer: Statements, reader: Statements) -> None:
        self._writer = writer
        self._reader = reader

    async def beat(self, at: int) -> None:
        """Store ``at`` as the last time at which the bot was alive."""
        await self._writer.rows(
            "INSERT INTO pulse (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at", at
        )

    async def last(self) -> int | None:
        """The last time at which the bot was alive; None if there is none."""
        rows = await self._reader.rows("SELECT at FROM pulse")
        return rows[0][0] if rows else None
