"""Who takes part in events."""

from __future__ import annotations

from dataclasses import astuple

from bot.store.engine import SqlPart
from bot.store.entrants import Entrant


class SqlEntrants(SqlPart):
    """See ``bot.store.entrants.Entrants``."""

    async def note(self, entrant: Entrant) -> None:
        """Store what is known of a person at an event, in place of the previous values."""
        await self._writer.rows(
            """
            INSERT INTO entrant (person, event_id, guild, title, absent_at, ended_at, place)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (person, event_id) DO UPDATE SET
                guild = excluded.guild, title = excluded.title, absent_at = excluded.absent_at,
                ended_at = excluded.ended_at, place = excluded.place
            """,
            *astuple(entrant),
        )

    async def of(self, person: int, guild: int | None = None) -> list[Entrant]:
        """What is known of a person, in a server or everywhere (None), ordered by event."""
        rows = await self._reader.rows(
            """
            SELECT person, event_id, guild, title, absent_at, ended_at, place FROM entrant
            WHERE person = $1 AND ($2 < 0 OR guild = $2) ORDER BY event_id
            """,
            person,
            -1 if guild is None else guild,
        )
        return [Entrant(*row) for row in rows]
