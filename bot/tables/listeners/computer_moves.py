"""The computers' moves: lets the computer in turn act through ``Tables.act``, as people do."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from bot.rules.actions import Answer
from bot.rules.errors import IllegalAction
from bot.tables.decisions import playing
from bot.tables.decisions.presence import is_waiting
from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.model.errors import Refused
from bot.tables.model.events import Tricks
from bot.tables.model.people import Computer
from bot.tables.model.requests import SystemActor
from bot.tables.model.table import Table
from bot.tables.tables import Tables
from bot.workers import WorkerPool

AT_ONCE: Final = 4
"""The greatest number of computer moves written at once, so that a person's press never waits behind more."""
LEAST: Final = 0.3
MOST: Final = 0.7
"""The seconds that a computer's move takes at least (between ``LEAST`` and ``MOST``), so that people can
follow. The computer thinks meanwhile and mostly needs less. ``MOST`` is shorter than the time between two
edits of a table's message: where one computer answers a person, the message is edited as often as if it had
moved at once."""

TRICK_STAYS: Final = 2.8
"""The seconds before a computer leads to the next trick, so that people see the finished one (V-1)."""


class ComputerMoves:
    """Lets computers move at all tables until people are to act; also after a start.

    The computers think in ``worker_pool``, which the caller closes. ``pause`` waits a number of seconds so
    that people can follow; without it computers move at once.
    """

    def __init__(
        self,
        tables: Tables,
        worker_pool: WorkerPool,
        pause: Callable[[float], Awaitable[object]] | None = None,
    ) -> None:
        self._tables = tables
        self._worker_pool = worker_pool
        self._pause = pause
        self._writing = asyncio.Semaphore(AT_ONCE)
        self._workers = TableWorkers(self._visit)
        tables.subscribe(self._notice, leaves=self._workers.forget)

    async def idle(self) -> None:
        """Wait until no computer is to move."""
        await self._workers.idle()

    async def close(self) -> None:
        """Stop."""
        await self._workers.close()

    def _notice(self, table: str) -> None:
        """Visit a table where a computer plays."""
        state = self._tables.in_memory.get(table)
        if state is None or any(seat.person is None for seat in state.seats):
            self._workers.notice(table)

    async def _visit(self, table: str) -> None:
        while await self._move(table):
            pass

    async def _move(self, table_id: str) -> bool:
        """Let a computer speak, or the one in turn choose. False when no computer has anything to do."""
        table, seeds = await self._tables.truth(table_id), self._tables.seed_source()
        if is_waiting(table):
            return False
        remark = playing.remark(table, seeds)
        seat = computer_to_move(table)
        simple = False
        if remark is not None:
            seat, action = remark
        elif seat is not None:
            player = table.seats[seat].player
            level = player.level if isinstance(player, Computer) else ""
            thinking = playing.choose_in_worker(table, seat, level, seeds, self._worker_pool)
            (action, simple), _ = await asyncio.gather(thinking, self._delay(table))
        else:
            return False
        try:
            at = table.question if isinstance(action, Answer) else table.decision
            async with self._writing:
                await self._tables.act(table_id, SystemActor(seat, simple), action, at=at)
        except (Refused, IllegalAction):
            # Since the table was read, the person came back or the clock acted first.
            return False
        return True

    async def _delay(self, table: Table) -> None:
        """Wait for the least time of a computer's move if a person is there to see it."""
        if self._pause is not None and table.present:
            seconds = move_delay(table.match, table.decision)
            await self._pause(max(seconds, TRICK_STAYS) if leads_after_a_trick(table) else seconds)


def computer_to_move(table: Table) -> int | None:
    """The seat of the computer whose turn it is; None if a person or nobody is to act."""
    turn = table.turn
    return turn if turn is not None and table.seats[turn].person is None else None


def leads_after_a_trick(table: Table) -> bool:
    """Whether the next card would remove a finished trick from the table's message (V-1)."""
    state = table.state
    if state is None or state.trick or table.tricks is not Tricks.LIVE:
        return False
    return bool(state.tricks) or state.number > 0


def move_delay(match: str, decision: int) -> float:
    """The seconds that a decision of a match takes at least.

    They are drawn from public values only, so the delay reveals nothing about the cards.
    """
    return random.Random(f"{match} {decision}").uniform(LEAST, MOST)  # noqa: S311 - nothing depends on it
