"""The start of tables without the rest of the bot."""

from __future__ import annotations

from bot.tables.tables import Tables


async def start_tables(tables: Tables) -> list[str]:
    """List the open tables, and let their clocks go on. Returns their ids. Raises ``StoreError``."""
    await tables.begin()
    await tables.wake()
    return tables.open_tables()
