"""The levels by number: each plays in the way, and with the temperature, that the scale has for the game."""

from __future__ import annotations

import random

from bot.computers import personalities, scale
from bot.computers.base import Computer
from bot.computers.levels import ways
from bot.computers.levels.player import Player
from bot.rules.actions import Action
from bot.rules.rules import Rules
from bot.rules.view import SeatView


class NumberedLevel:
    """A level from ``scale.NUMBERS``. ``effort`` multiplies the trials of a search."""

    def __init__(self, level: str, effort: float = 1.0) -> None:
        self.level = level
        self._number, self._personality = personalities.split(level)
        self._effort = effort

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """See ``Computer.choose``."""
        return self._player(view.rules).choose(view, rng)

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """See ``Computer.remark``. Every level speaks alike, so this loads no search."""
        return Player().remark(view, rng)

    def _player(self, rules: Rules) -> Computer:
        way = ways.way_of(rules, self._number)
        if way == scale.STRONGEST:
            return ways.maestro(self._effort, self._personality)
        return ways.careless(way.name, way.temperature, self.level, self._effort, self._personality)
