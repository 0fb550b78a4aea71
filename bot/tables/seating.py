"""Computers at the table: whoever's turn it is moves, one after another, through the one door."""

from __future__ import annotations

from bot.tables.door import Tables
from bot.tables.rounds import Rounds


class ComputerSeats:
    """Listens to ``tables`` and lets computers move until a person is to act."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rounds = Rounds(self._visit)
        tables.subscribe(self._rounds.notice)

    def start(self) -> None:
        """Let computers go on that were to move when the bot stopped."""
        for table in self._tables.waiting_computers():
            self._rounds.notice(table)

    async def idle(self) -> None:
        """Wait until no computer is to move."""
        await self._rounds.idle()

    async def close(self) -> None:
        """Stop."""
        await self._rounds.close()

    async def _visit(self, table: str) -> None:
        while await self._tables.let_computer_move(table):
            pass
