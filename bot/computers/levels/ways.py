"""The ways in which levels play: which of them can be used, and the computer that plays in each."""

from __future__ import annotations

from typing import Final

from bot.computers import scale
from bot.computers.base import Computer
from bot.computers.levels.careless import CarelessPlayer
from bot.computers.personalities import Personality
from bot.rules.rules import Rules


def expert(effort: float = 1.0, personality: Personality | None = None) -> Computer:
    """A computer that searches. ``effort`` multiplies the usual number of trials."""
    from bot.computers.levels.maestro import NetworkExpert  # noqa: PLC0415 - a hundred megabytes, loaded only when needed

    return NetworkExpert(effort, personality)


def maestro(effort: float = 1.0, personality: Personality | None = None) -> Computer:
    """The strongest way to play; without usable networks a long search. ``effort``: as for ``expert``."""
    from bot.computers.levels.maestro import Maestro  # noqa: PLC0415 - likewise

    return Maestro(effort, personality)


def load() -> None:
    """Load what the strongest level needs for a move in the usual game; log it if the weights are damaged."""
    from bot.computers.neural.network import DealKind, is_usable  # noqa: PLC0415 - likewise

    maestro()
    is_usable(DealKind(2))


WAYS: Final = ("heuristics", "search", "network", scale.LOOKAHEAD)
"""The ways to play that a temperature makes weaker, the cheapest first."""
BY_NETWORK: Final = {"network", scale.LOOKAHEAD}
"""The ways that use networks. The lookahead at temperature 0, the strongest way, can do without."""


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
    if way == scale.LOOKAHEAD:
        return careless_search.CarelessMaestro(temperature, level, effort, personality)
    raise KeyError(way)


def way_of(rules: Rules, level: str) -> scale.Way:
    """The way in which a numbered level plays a game: the first of its ways that can be used."""
    ways = scale.level_of(rules, int(level)).ways
    return next((way for way in ways if _can_be_used(rules, way)), ways[-1])


def _can_be_used(rules: Rules, way: scale.Way) -> bool:
    if way.name not in BY_NETWORK:
        return True
    from bot.computers.neural.observation import has_network  # noqa: PLC0415 - loaded only when needed

    return has_network(rules)


def plays_otherwise(rules: Rules, level: str) -> bool:
    """Whether a level would play a game by the network, and cannot, because its weights are damaged."""
    level = scale.without_personality(level)
    if level == "maestro":
        uses_network = True
    elif level == "expert":
        uses_network = rules.game.claims
    elif level in scale.NUMBERS:
        uses_network = scale.level_of(rules, int(level)).ways[0].name in BY_NETWORK
    else:
        return False
    from bot.computers.neural.observation import has_network, is_supported  # noqa: PLC0415 - loaded only when needed

    return uses_network and is_supported(rules) and not has_network(rules)
