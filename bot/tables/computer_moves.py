"""What computers do at the tables: thought about elsewhere, done through the door as everybody does it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from bot.rules.actions import Action, Answer
from bot.rules.errors import IllegalAction
from bot.tables.cache import TableCache
from bot.tables.decisions import playing
from bot.tables.decisions.presence import waits
from bot.tables.model.errors import Refused
from bot.tables.model.people import Computer
from bot.tables.model.requests import SystemActor
from bot.tables.model.table import Table
from bot.tables.move_delay import move_delay
from bot.workers import WorkerPool

COMPUTERS: Final = 4
"""So many computers move at once, however many tables there are: who presses stands behind no more."""


class Door(Protocol):
    """How a computer acts at a table; see ``Tables.act``."""

    async def __call__(self, table_id: str, who: SystemActor, wish: Action, *, at: int | None) -> object:
        """Do it. Raises ``Refused``, ``IllegalAction``, ``StoreError``."""


class ComputerMoves:
    """Computers at their turn. ``pause`` waits so many seconds, so that people can follow what they do."""

    def __init__(
        self,
        ledger: TableCache,
        act: Door,
        worker_pool: WorkerPool,
        pause: Callable[[float], Awaitable[object]] | None,
    ) -> None:
        self._ledger = ledger
        self._act = act
        self._worker_pool = worker_pool
        self._pause = pause
        self._at_the_door = asyncio.Semaphore(COMPUTERS)

    async def move(self, table_id: str) -> bool:
        """Let a computer speak up, or the one whose turn it is choose; see ``Tables.let_computer_move``."""
        table = await self._ledger.read(table_id)
        if waits(table):
            return False
        dice = self._ledger.dice()
        remark = playing.remark(table, dice)
        seat = computer_to_move(table)
        if remark is not None:
            seat, action = remark
        elif seat is not None:
            player = table.seats[seat].player
            level = player.level if isinstance(player, Computer) else ""
            thinking = playing.considered(table, seat, level, dice, self._worker_pool)
            action, _ = await asyncio.gather(thinking, self._breathe(table))
        else:
            return False
        try:
            at = table.question if isinstance(action, Answer) else table.decision
            async with self._at_the_door:
                await self._act(table_id, SystemActor(seat), action, at=at)
        except (Refused, IllegalAction):
            # The seat's person came back, or the clock was faster, between the choice and the door.
            return False
        return True

    async def _breathe(self, table: Table) -> None:
        """Take the time that a computer's move takes at least, where a person is there to see it."""
        if self._pause is not None and table.present:
            await self._pause(move_delay(table.match, table.decision))


def computer_to_move(table: Table) -> int | None:
    """The seat of the computer whose turn it is, None when a person is to act or nobody."""
    turn = table.turn
    return turn if turn is not None and table.seats[turn].person is None else None
