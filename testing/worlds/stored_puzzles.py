"""Daily puzzles that are there at once: to search for one takes seconds."""

from __future__ import annotations

from datetime import date
from typing import ClassVar

from bot.daily.puzzles import DailyPuzzles
from bot.puzzle.puzzle import Puzzle
from testing.goldens.puzzles import puzzle_for


class LaterPuzzles(DailyPuzzles):
    """As in the bot, but days before ``first`` get the same stored puzzle."""

    first: ClassVar = date.min

    async def _generate(self, day: date) -> Puzzle:
        return await super()._generate(day) if day >= self.first else puzzle_for(day)


class StoredPuzzles(DailyPuzzles):
    """As in the bot, but each day gets the same stored puzzle."""

    async def _generate(self, day: date) -> Puzzle:
        return puzzle_for(day)
