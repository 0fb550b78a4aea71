"""The tokens of interactions, beside the seeds."""

from __future__ import annotations

from typing import ClassVar

from bot.store.engine import SqlPart
from bot.store.rows import Token


class SqlTokens(SqlPart):
    """See ``bot.store.base.Tokens``."""

    TABLE: ClassVar[str] = "token"

    async def put(self, token: Token) -> None:
        """Store a token in place of the previous one of its slot."""
        await self._writer.rows(
            f"""
            INSERT INTO {self.TABLE} (table_id, slot, message, token, until, shows)
            VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (table_id, slot) DO UPDATE SET
                message = excluded.message, token = excluded.token, until = excluded.until,
                shows = excluded.shows
            """,
            token.table,
            token.slot,
            token.message,
            token.token,
            token.until,
            token.shows,
        )

    async def of_table(self, table: str, now: int) -> list[Token]:
        """The tokens of a table that are valid at ``now``, ordered by slot."""
        rows = await self._reader.rows(
            f"""
            SELECT table_id, slot, message, token, until, shows FROM {self.TABLE}
            WHERE table_id = $1 AND until > $2 ORDER BY slot
            """,
            table,
            now,
        )
        return [Token(*row) for row in rows]

    async def drop(self, table: str, slot: str) -> None:
        """Forget the token of a slot."""
        await self._writer.rows(f"DELETE FROM {self.TABLE} WHERE table_id = $1 AND slot = $2", table, slot)

    async def expire(self, now: int) -> int | None:
        """Overwrite the tokens that are invalid at ``now``.

        Returns when the next one expires; None if there is none.
        """
        await self._writer.rows(f"DELETE FROM {self.TABLE} WHERE until <= $1", now)
        ((following,),) = await self._reader.rows(f"SELECT min(until) FROM {self.TABLE}")
        return None if following is None else int(following)
