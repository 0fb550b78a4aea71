"""The seeds of matches."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import ClassVar

from bot.store.engine import SqlPart
from bot.store.errors import Duplicate


class SqlSeeds(SqlPart):
    """See ``bot.store.base.Seeds``."""

    KEEP: ClassVar[str]
    """``$1``: a match, ``$2``: its seed. Returns a row if there was none."""
    SEED: ClassVar[str]
    """``$1``: a match."""
    SEEDS: ClassVar[str]
    """``$1``: matches as a JSON array."""

    async def keep(self, match: str, seed: bytes) -> None:
        """Store the seed. The same pair again does nothing; another seed raises ``Duplicate``."""
        rows = await self._writer.rows(self.KEEP, match, seed)
        if not rows and await self.seed(match) != seed:
            raise Duplicate(f"match {match} has a seed already")

    async def seed(self, match: str) -> bytes | None:
        """The seed of ``match``; None if there is none."""
        rows = await self._reader.rows(self.SEED, match)
        return rows[0][0] if rows else None

    async def seeds(self, matches: Collection[str]) -> dict[str, bytes]:
        """The seeds of many matches at once."""
        return dict(await self._reader.rows(self.SEEDS, json.dumps(list(matches))))
