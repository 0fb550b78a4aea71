"""The maker: sees to it that the puzzles of today and tomorrow are there (P-3).

The bot makes puzzles once somebody wants them: after the first person has asked for one, or a server has
chosen a channel for them.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from bot.daily.puzzles import DailyPuzzles
from bot.log import get
from bot.puzzle import days
from bot.store.base import Store, StoreError
from bot.workers import WorkFailed

log = get(__name__)

PAUSE: Final = 60.0
"""The seconds after which something that failed is tried again."""
LONGEST: Final = 3600.0
"""The seconds between two checks at most, since the clock of the system may be set."""


class PuzzleMaker:
    """Makes puzzles from ``start`` to ``close``."""

    def __init__(self, puzzles: DailyPuzzles, store: Store) -> None:
        self._puzzles = puzzles
        self._store = store
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin. Does nothing after the first time."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="puzzles")

    def wake(self) -> None:
        """Check again at once: somebody has asked for a puzzle, or settings have changed."""
        self._changed.set()

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Make what is missing of today and tomorrow. Raises ``StoreError`` and ``WorkFailed``."""
        today = self._puzzles.today
        if await self._wanted():
            for day in (today, today + days.ONE):
                await self._puzzles.made(day)

    async def _wanted(self) -> bool:
        after_tomorrow = (self._puzzles.today + 2 * days.ONE).isoformat()
        made = await self._store.puzzles.days(after_tomorrow, 1)
        return bool(made) or bool(await self._store.puzzles.wanting())

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            wait = min(LONGEST, (days.opens(self._puzzles.today + days.ONE) - self._puzzles.wall()) / 1000)
            try:
                await self.look()
            except (StoreError, WorkFailed) as error:
                log.warning("a puzzle could not be made", reason=str(error))
                wait = PAUSE
            except Exception:
                # Whatever it was, tomorrow's puzzle may work out.
                log.exception("a puzzle could not be made")
            with suppress(TimeoutError):
                async with asyncio.timeout(max(wait, 1.0)):
                    await self._changed.wait()
