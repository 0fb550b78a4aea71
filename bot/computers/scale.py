"""The scale: the ten levels of a game, how each plays, and how strong it was when it was measured.

Points are Elo's for a single deal, with ``greedy`` at -100: 40 points more win 56 deals of 100. In each game
level 1 is a beginner, level 10 the strongest way to play, and the others lie evenly between them, so that a
number says how far somebody has come in that game. The same number is worth different points in different
games, because luck decides more in some than in others. A game whose steps would be too small offers fewer
numbers.

``scale.json`` is written by ``python -m benchmarks scale`` and ``python -m training.levels``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.rules.rules import Rules

FILE: Final = Path(__file__).parent / "scale.json"
NUMBERS: Final = tuple(str(number) for number in range(1, 11))
"""The levels by number, the weakest first, as records and tables name them."""
WITH: Final = ":"
"""What stands between a level's number and its personality (``bot.computers.personalities``): ``7:pina``."""
LOOKAHEAD: Final = "lookahead"
"""The strongest way to play. Without errors it is that of a ``maestro``."""


class Points(NamedTuple):
    """Points of Elo, and the 95 % interval of their measurement."""

    points: float
    low: float
    high: float


class Way(NamedTuple):
    """A way to play (``computers.levels.ways.WAYS``), and the temperature of its errors."""

    name: str
    temperature: float


STRONGEST: Final = Way(LOOKAHEAD, 0.0)
"""How the highest level of every game plays. Without networks it is a long search."""


class Level(NamedTuple):
    """A level of a game.

    ``ways``: how it plays; the second is for a game or a machine in which the first cannot be used, and is
    about as strong. ``elo`` was measured with the first. ``step``: the points above the level below; None if
    there is none, or if the points are estimated.
    """

    number: int
    ways: tuple[Way, ...]
    elo: Points
    step: Points | None = None

    @property
    def name(self) -> str:
        """The name in records, tables and requests."""
        return str(self.number)

    @property
    def points(self) -> float:
        """The points of Elo."""
        return self.elo.points


class Scale(NamedTuple):
    """The scale of a game.

    ``named``: the points of levels by their old names, and of the yardstick. ``deals``: the number of deals
    that each pair of levels played, in each other's seats. ``step_deals``: the number for neighbours; 0 where
    no steps were measured.
    """

    levels: tuple[Level, ...]
    named: Mapping[str, Points]
    deals: int
    step_deals: int = 0


def game_key(rules: Rules) -> str:
    """The name of a game in the scale: variant, players, and ``alone`` where pairs or triples are usual."""
    alone = rules.players in rules.game.teams and not rules.two_sided
    return f"{rules.variant}-{rules.players}" + "-alone" * alone


def levels_of(rules: Rules) -> tuple[Level, ...]:
    """The levels that a game offers, the weakest first. There are always at least two."""
    return scale_of(rules).levels


def level_of(rules: Rules, number: int) -> Level:
    """The level of a number, or where the game does not offer it the nearest one, rather a weaker one."""
    return min(levels_of(rules), key=lambda level: (abs(level.number - number), level.number))


def points_of(rules: Rules, level: str) -> float | None:
    """The points of Elo of a level by its name, numbered or old; None for one that was not measured.

    A level with a personality has the points of the level (``without_personality``).
    """
    level = without_personality(level)
    if level in NUMBERS:
        return level_of(rules, int(level)).points
    if level == "maestro":  # plays as the strongest level does
        return levels_of(rules)[-1].points
    found = scale_of(rules).named.get(level)
    return None if found is None else found.points


def without_personality(level: str) -> str:
    """The name of a level without the personality that a numbered one may have."""
    number = level.partition(WITH)[0]
    return number if number in NUMBERS else level


def number_of(rules: Rules, level: str) -> int | None:
    """The number of a level by its name: for an old name that of the level nearest in strength."""
    points = points_of(rules, level)
    if points is None:
        return None
    return min(levels_of(rules), key=lambda one: (abs(one.points - points), one.number)).number


def level_near(rules: Rules, points: float) -> Level:
    """The level whose strength is nearest to some points of Elo."""
    return min(levels_of(rules), key=lambda level: (abs(level.points - points), level.number))


def scale_of(rules: Rules) -> Scale:
    """The scale of a game; of the game most like it where it was not measured itself."""
    scales, key = measured(), game_key(rules)
    if key in scales:
        return scales[key]
    alone = not rules.two_sided

    def likeness(other: str) -> tuple[bool, bool, int, str]:
        game, players, *note = other.split("-")
        is_alone = bool(note) or int(players) in {3, 5}
        return is_alone != alone, game != key.partition("-")[0], abs(int(players) - rules.players), other

    return scales[min(scales, key=likeness)]


@cache
def measured() -> dict[str, Scale]:
    """The scales by ``game_key``."""
    return {key: _scale(plain) for key, plain in json.loads(FILE.read_text("utf-8")).items()}


def _scale(plain: dict[str, Any]) -> Scale:
    levels = tuple(
        Level(
            one["number"],
            tuple(Way(*way) for way in one["ways"]),
            Points(*one["elo"]),
            None if one["step"] is None else Points(*one["step"]),
        )
        for one in plain["levels"]
    )
    named = {name: Points(*elo) for name, elo in plain["named"].items()}
    return Scale(levels, named, plain["deals"], plain["step_deals"])
