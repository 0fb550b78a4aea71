"""Computers at the table: whoever's turn it is moves, one after another, through the one door."""

from __future__ import annotations

from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.tables import Tables


class ComputerSeats:
    """Listens to ``tables``, also as they wake after a start, and lets computers move until people act."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rounds = TableWorkers(self._visit)
        tables.subscribe(self._rounds.notice)

    async def idle(self) -> None:
        """Wait until no computer is to move."""
        await self._rounds.idle()

    async def close(self) -> None:
        """Stop."""
        await self._rounds.close()

    async def _visit(self, table: str) -> None:
        while await self._tables.let_computer_move(table):
            pass
