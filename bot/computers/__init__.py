"""The computer players by level. They get a ``SeatView`` and never a ``State``, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from bot.computers.base import Computer, EstimatingComputer
from bot.computers.levels.greedy import Greedy
from bot.computers.levels.novice import Novice
from bot.computers.levels.player import Player
from bot.computers.levels.random_player import RandomPlayer
from bot.computers.levels.tutor import Tutor
from bot.log import get

__all__ = [
    "HIDDEN",
    "LEVELS",
    "LOWEST",
    "RANDOM",
    "TUTOR",
    "USUAL",
    "Computer",
    "EstimatingComputer",
    "create",
]

log = get(__name__)


def _expert(effort: float = 1.0) -> Computer:
    from bot.computers.levels.expert import Expert  # noqa: PLC0415 - a hundred megabytes, loaded only when needed

    return Expert(effort)


def _maestro(effort: float = 1.0) -> Computer:
    if not maestro_has_networks():
        return _expert(effort)
    from bot.computers.levels.maestro import Maestro  # noqa: PLC0415 - likewise

    return Maestro(effort)


@cache
def maestro_has_networks() -> bool:
    """Whether the weights of the strongest level can be used. Logs it once if not."""
    from bot.computers.policy.network import SERVED, Damaged, networks  # noqa: PLC0415 - likewise

    try:
        for seats in SERVED:
            networks(seats)
    except Damaged as error:
        log.warning("maestro plays as the level below: its weights cannot be used", error=str(error))
        return False
    return True


LEVELS: Final[dict[str, Callable[[], Computer]]] = {
    Novice.level: Novice,
    Player.level: Player,
    "expert": _expert,
    "maestro": _maestro,
}
"""The levels that may sit at a table, the weakest first."""

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


SEARCHING: Final[dict[str, Callable[[float], Computer]]] = {"expert": _expert, "maestro": _maestro}
"""The levels that can try more or fewer deals."""


def create(level: str, effort: float = 1.0) -> Computer:
    """A computer player of a level, hidden ones included. Raises ``KeyError`` for an unknown level.

    ``effort``: levels that search make so many times the usual number of trials.
    """
    if effort != 1.0 and level in SEARCHING:
        return SEARCHING[level](effort)
    return (LEVELS | HIDDEN)[level]()
