"""The computer players by level. They get a ``SeatView`` and never a ``State``, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.computers import personalities, scale
from bot.computers.base import Computer, EstimatingComputer
from bot.computers.levels.greedy import Greedy
from bot.computers.levels.novice import Novice
from bot.computers.levels.numbered import NumberedLevel
from bot.computers.levels.player import Player
from bot.computers.levels.random_player import RandomPlayer
from bot.computers.levels.tutor import Tutor
from bot.computers.levels.ways import careless, expert, load, maestro, plays_otherwise
from bot.rules.rules import Rules

__all__ = [
    "HIDDEN",
    "LEVELS",
    "LOWEST",
    "NUMBERED",
    "RANDOM",
    "TUTOR",
    "USUAL",
    "Computer",
    "EstimatingComputer",
    "careless",
    "create",
    "is_level",
    "is_swift",
    "load",
    "plays_otherwise",
]

LEVELS: Final[dict[str, Callable[[], Computer]]] = {
    Novice.level: Novice,
    Player.level: Player,
    "expert": expert,
    "maestro": maestro,
}
"""The levels by their old names, the weakest first. They may sit at a table and stand in records."""

HIDDEN: Final[dict[str, Callable[[], Computer]]] = {
    RandomPlayer.level: RandomPlayer,
    Greedy.level: Greedy,
    Tutor.level: Tutor,
}
"""Levels that no lobby offers: the random player, the yardstick, and the opponent of the tutor's table."""

LOWEST: Final = next(iter(LEVELS))
"""The level that plays for absent people, and that fills seats if none is named."""

USUAL: Final = Player.level
"""The level of a computer that a person adds without naming one."""

RANDOM: Final = RandomPlayer.level
"""The level that plays at random."""

TUTOR: Final = Tutor.level
"""The level at whose table everything is explained."""


NUMBERED: Final = scale.NUMBERS
"""The levels that are offered, by number: ``scale.levels_of`` says which of them a game has."""


SEARCHING: Final[dict[str, Callable[[float], Computer]]] = {
    "expert": expert,
    "maestro": maestro,
}
"""The levels by an old name that can try more or fewer deals."""


def is_level(level: str) -> bool:
    """Whether people may choose a level of that name: a number, also with a personality, or an old name."""
    return level in NUMBERED or level in LEVELS or personalities.is_known(level)


def create(level: str, effort: float = 1.0) -> Computer:
    """A computer player of a level, hidden ones included. Raises ``KeyError`` for an unknown level.

    ``effort``: levels that search make so many times the usual number of trials.
    """
    if level in NUMBERED or personalities.is_known(level):
        return NumberedLevel(level, effort)
    return SEARCHING[level](effort) if effort != 1.0 and level in SEARCHING else (LEVELS | HIDDEN)[level]()


def is_swift(rules: Rules, level: str) -> bool:
    """Whether a level chooses faster than a view can be sent to another process, and loads nothing."""
    level = scale.without_personality(level)
    if level in NUMBERED:
        return scale.level_of(rules, int(level)).ways[0].name == "heuristics"
    return level in {"novice", "player"} or level not in LEVELS
