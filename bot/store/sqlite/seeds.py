"""The seeds of matches on SQLite."""

from __future__ import annotations

import json
from collections.abc import Collection

from bot.store.engine import Statements
from bot.store.errors import Duplicate


class SqliteSeeds:
    """See ``bot.store.base.Seeds``."""

    def __init__(self, writer: Statements, reader: Statements) -> None:
        self._writer = writer
        self._reader = reader

    async def keep(self, match: str, seed: bytes) -> None:
        """Store the seed. The same pair again does nothing; another seed raises ``Duplicate``."""
        kept = await self._writer.rows(
            "INSERT INTO seed (match_id, seed) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1",
            match,
            seed,
        )
        if not kept and await self.seed(match) != seed:
            raise Duplicate(f"match {match} has a seed already")

    async def seed(self, match: str) -> bytes | None:
        """The seed of ``match``; None if there is none."""
        rows = await self._reader.rows("SELECT seed FROM seed WHERE match_id = $1", match)
        return rows[0][0] if rows else None

    async def seeds(self, matches: Collection[str]) -> dict[str, bytes]:
        """The seeds of many matches at once."""
        return dict(
            await self._reader.rows(
                "SELECT match_id, seed FROM seed WHERE match_id IN (SELECT value FROM json_each($1))",
                json.dumps(list(matches)),
            )
        )
