"""The clock: one task that sleeps until the earliest deadline of all tables and then calls ``Tables.act``."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.cancellation import cancel
from bot.log import get
from bot.rules.errors import IllegalAction
from bot.store.errors import StoreError
from bot.tables.decisions.deadlines import SECOND
from bot.tables.model.errors import Refused
from bot.tables.model.requests import Expire, SystemActor
from bot.tables.tables import Tables

log = get(__name__)

SHORTEST_SLEEP: Final = 0.05
LONGEST_SLEEP: Final = 3600.0
"""The longest sleep in seconds. ``now`` runs like the event loop's own clock, so no deadline is missed
(F11)."""
PAUSE: Final = 1.0
"""The seconds after which a failed task is tried again."""


class Clock:
    """Carries out the tasks that fall due. ``now`` returns the same milliseconds that the tables use."""

    def __init__(self, tables: Tables, now: Callable[[], int]) -> None:
        self._tables = tables
        self._now = now
        self._change = asyncio.Event()
        self._sleeps_until = 0
        """The deadline for which it sleeps; 0 while it is awake."""
        self._task: asyncio.Task[None] | None = None
        tables.subscribe(self._notice)

    def start(self) -> None:
        """Begin to watch the deadlines."""
        self._task = asyncio.create_task(self._run(), name="clock")

    async def close(self) -> None:
        """Stop."""
        await cancel(self._task)

    async def tick(self) -> bool:
        """Carry out everything that is due now. False if something failed."""
        all_finished = True
        for table in self._tables.overdue(self._now()):
            part = self._tables.part(table)
            if part is not None and not self._tables.holding.holds(part):
                all_finished = False  # another process may look after it, or this one again in a moment
                continue
            try:
                await self._tables.act(table, SystemActor(), Expire())
            except (Refused, IllegalAction):
                continue  # somebody acted at the same moment: nothing is due any more
            except StoreError as error:
                log.warning("the clock could not write", table=table, error=str(error))
                all_finished = False
            except Exception:
                # A fault at one table must not stop the clocks of the others.
                log.exception("the clock stumbled", table=table)
                all_finished = False
        return all_finished

    def _notice(self, _: str) -> None:
        """Wake up if a deadline has come before the one that it sleeps for; most changes put theirs off."""
        deadline = self._tables.next_deadline()
        if deadline is not None and deadline < self._sleeps_until:
            self._change.set()

    async def _run(self) -> None:
        while True:
            self._change.clear()
            self._sleeps_until = 0
            if not await self.tick():
                await asyncio.sleep(PAUSE)
                continue
            # Not wait_for: on Python 3.11 it may swallow the cancellation by close.
            with suppress(TimeoutError):
                async with asyncio.timeout(self._sleep()):
                    await self._change.wait()

    def _sleep(self) -> float:
        deadline = self._tables.next_deadline()
        if deadline is None:
            self._sleeps_until = sys.maxsize
            return LONGEST_SLEEP
        self._sleeps_until = deadline
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, (deadline - self._now()) / SECOND))
