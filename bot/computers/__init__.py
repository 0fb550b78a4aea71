"""The computer players by level. They get a ``SeatView`` and never a ``State``, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from bot.computers import personalities, scale
from bot.computers.base import Computer, EstimatingComputer
from bot.computers.levels.careless import CarelessPlayer
from bot.computers.levels.greedy import Greedy
from bot.computers.levels.novice import Novice
from bot.computers.levels.player import Player
from bot.computers.levels.random_player import RandomPlayer
from bot.computers.levels.tutor import Tutor
from bot.computers.personalities import Personality
from bot.log import get
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
    "maestro",
    "plays_otherwise",
    "way_of",
]

log = get(__name__)


def _expert(effort: float = 1.0, personality: Personality | None = None) -> Computer:
    from bot.computers.levels.expert import Expert  # noqa: PLC0415 - a hundred megabytes, loaded only when needed

    return Expert(effort, personality)


def maestro(effort: float = 1.0, personality: Personality | None = None) -> Computer:
    """The strongest way to play."""
    if maestro_has_networks():
        from bot.computers.levels.maestro import Maestro  # noqa: PLC0415 - likewise

        return Maestro(effort, personality)
    from bot.computers.search.evaluate import FURTHER  # noqa: PLC0415 - likewise

    # As it plays the games that its network does not know.
    searching = _expert(effort * FURTHER, personality)
    searching.level = "maestro"
    return searching


def _numbered(level: str, effort: float = 1.0) -> Computer:
    from bot.computers.levels.numbered import NumberedLevel  # noqa: PLC0415 - it looks up players here

    return NumberedLevel(level, effort)


@cache
def maestro_has_networks() -> bool:
    """Whether the weights of the networks can be used. Logs it once if not."""
    from bot.computers.policy.network import SERVED, Damaged, networks  # noqa: PLC0415 - likewise

    try:
        for seats in SERVED:
            networks(seats)
    except Damaged as error:
        log.warning("levels with a network play in another way: its weights cannot be used", error=str(error))
        return False
    return True


WAYS: Final = ("heuristics", "search", "network")
"""The ways to play that a temperature makes weaker, the cheapest first."""


def careless(
    way: str, temperature: float, level: str, effort: float = 1.0, personality: Personality | None = None
) -> Computer:
    """A computer that plays in one of ``WAYS`` and errs by a temperature. Raises ``KeyError`` for others."""
    if way == "heuristics":
        return CarelessPlayer(temperature, level, personality)
    from bot.computers.levels import careless_search  # noqa: PLC0415 - likewise

    if way == "search":
        return careless_search.CarelessExpert(temperature, level, effort, personality)
    if way == "network":
        return careless_search.NetworkPlayer(temperature, level, personality)
    raise KeyError(way)


LEVELS: Final[dict[str, Callable[[], Computer]]] = {
    Novice.level: Novice,
    Player.level: Player,
    "expert": _expert,
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
    "expert": _expert,
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
        return _numbered(level, effort)
    return SEARCHING[level](effort) if effort != 1.0 and level in SEARCHING else (LEVELS | HIDDEN)[level]()


def way_of(rules: Rules, level: str) -> scale.Way:
    """The way in which a numbered level plays a game: the first of its ways that can be used."""
    ways = scale.level_of(rules, int(level)).ways
    return next((way for way in ways if _can_be_used(rules, way)), ways[-1])


def _can_be_used(rules: Rules, way: scale.Way) -> bool:
    if way.name != "network":
        return True
    from bot.computers.policy.observation import is_supported  # noqa: PLC0415 - loaded only when needed

    return is_supported(rules) and maestro_has_networks()


def plays_otherwise(rules: Rules, level: str) -> bool:
    """Whether a level would play a game by the network, and cannot, because its weights are damaged."""
    level = scale.without_personality(level)
    if level == "maestro":
        uses_network = True
    elif level in NUMBERED:
        uses_network = scale.level_of(rules, int(level)).ways[0].name in {"network", scale.LOOKAHEAD}
    else:
        return False
    from bot.computers.policy.observation import is_supported  # noqa: PLC0415 - loaded only when needed

    return uses_network and is_supported(rules) and not maestro_has_networks()


def is_swift(rules: Rules, level: str) -> bool:
    """Whether a level chooses faster than a view can be sent to another process, and loads nothing."""
    level = scale.without_personality(level)
    if level in NUMBERED:
        return scale.level_of(rules, int(level)).ways[0].name == "heuristics"
    return level in {"novice", "player"} or level not in LEVELS
