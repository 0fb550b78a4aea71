"""Where a finished match was played."""

from __future__ import annotations

from bot.store.base import Store
from bot.store.rows import MatchRow
from bot.tables.model.people import Place


async def place_of(store: Store, match: MatchRow) -> Place:
    """The place of a finished match. Raises ``StoreError``."""
    # The row of a match names only the channel; the thread is in its table's log.
    head = await store.log.head(match.table)
    thread = None if head is None or head.channel == match.channel else head.channel
    return Place(match.guild, match.channel, thread)
