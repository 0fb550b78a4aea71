"""The owner of the database, and the commands registered with Discord."""

from __future__ import annotations

from bot.store.engine import SqlPart


class SqlOwner(SqlPart):
    """See ``bot.store.base.Owner``."""

    async def application(self) -> int | None:
        """The id of the application to which the database belongs."""
        rows = await self._reader.rows("SELECT application FROM owner")
        return rows[0][0] if rows else None

    async def belong(self, application: int) -> None:
        """Store the id of the application to which the database belongs."""
        await self._writer.rows(
            """
            INSERT INTO owner (one, application) VALUES (1, $1)
            ON CONFLICT (one) DO UPDATE SET application = excluded.application
            """,
            application,
        )

    async def commands(self, application: int, guild: int) -> str | None:
        """The digest of the commands that Discord accepted last, for a server (0: everywhere)."""
        rows = await self._reader.rows(
            "SELECT digest FROM commands WHERE application = $1 AND guild = $2", application, guild
        )
        return rows[0][0] if rows else None

    async def note_commands(self, application: int, guild: int, digest: str) -> None:
        """Store the digest of the commands that Discord has accepted, in place of the previous one."""
        await self._writer.rows(
            """
            INSERT INTO commands (application, guild, digest) VALUES ($1, $2, $3)
            ON CONFLICT (application, guild) DO UPDATE SET digest = excluded.digest
            """,
            application,
            guild,
            digest,
        )

    async def forget_commands(self, application: int) -> None:
        """Forget which commands Discord has of an application."""
        await self._writer.rows("DELETE FROM commands WHERE application = $1", application)
