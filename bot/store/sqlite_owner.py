"""Whose database it is, on SQLite."""

from bot.store.engine import Statements


class SqliteOwner:
    """See `bot.store.base.Owner`."""

    def __init__(self, writer: Statements, reader: Statements) -> None:
        self._writer = writer
        self._reader = reader

    async def application(self) -> int | None:
        """Return the application that the database belongs to."""
        rows = await self._reader.rows("SELECT application FROM owner")
        return rows[0][0] if rows else None

    async def belong(self, application: int) -> None:
        """Note whose the database is from now on."""
        await self._writer.rows(
            """
            INSERT INTO owner (one, application) VALUES (1, $1)
            ON CONFLICT (one) DO UPDATE SET application = excluded.application
            """,
            application,
        )
