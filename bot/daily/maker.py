"""The maker: sees to it that the puzzles of today and tomorrow are there (P-3).

The bot makes puzzles once somebody wants them: after the first person has asked for one, or a server has
chosen a channel for them.
"""

from __future__ import annotations

from datetime import date

from bot.daily.puzzles import DailyPuzzles
from bot.log import get
from bot.puzzle import days
from bot.repeated_task import RepeatedTask
from bot.store.base import Store
from bot.workers import WorkFailed

log = get(__name__)


class PuzzleMaker:
    """Makes puzzles while its task runs."""

    def __init__(self, puzzles: DailyPuzzles, store: Store) -> None:
        self._puzzles = puzzles
        self._store = store
        self.task = RepeatedTask("puzzles", self._work)
        """It wakes when somebody has asked for a puzzle, and when settings have changed."""

    async def look(self) -> bool:
        """Make what is missing of today and tomorrow. False if one cannot be made. Raises ``StoreError``."""
        today, is_complete = self._puzzles.today, True
        if await self._is_wanted():
            for day in (today, today + days.ONE):
                is_complete &= await self._make(day)
        return is_complete

    async def _make(self, day: date) -> bool:
        """Make the puzzle of a day. False if it could not be made."""
        try:
            await self._puzzles.make(day)
        except (WorkFailed, LookupError) as error:
            log.warning("a puzzle could not be made", day=day.isoformat(), reason=str(error))
            return False
        return True

    async def _is_wanted(self) -> bool:
        after_tomorrow = (self._puzzles.today + 2 * days.ONE).isoformat()
        made = await self._store.puzzles.days(after_tomorrow, 1)
        return bool(made) or bool(await self._store.puzzles.wanting())

    async def _work(self) -> float | None:
        """Make what is missing. Returns the seconds until more is missing."""
        wait = (days.opens(self._puzzles.today + days.ONE) - self._puzzles.wall()) / 1000
        return wait if await self.look() else None
