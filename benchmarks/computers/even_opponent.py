"""How soon a rating against computers finds a person's level: seasons of 60 deals against even opponents.

    python -m benchmarks even_opponent [SEASONS [PLAYED]]

A level of known points takes a person's place at a table of two, and plays each deal against the level that
its rating chooses. In ``SEASONS`` (300) of each level results are drawn by Elo's model. In ``PLAYED`` (10)
of some, real deals are played, up to the last level but one, which costs little; then the errors of the
measured points are in the figures. Required of the drawn ones: the median error is at most 45 points, and 85
of 100 are at most 90.
"""

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import median

from bot.computers import scale
from bot.rules.notation.plain_data import default_rules
from bot.simulation.matches import Simulation
from bot.tables.listeners.computer_ratings import FIXED, NEW, ComputerRating, after_deal, even_level
from testing import arguments

RULES = replace(default_rules(), target=1)
DEALS, WITHIN, MEDIAN, SHARE = 60, 90.0, 45.0, 0.85
Result = Callable[[scale.Level, int], float]


def season(result: Result, levels: Sequence[scale.Level]) -> ComputerRating:
    """The rating after a season; ``result``: that of a deal, by its number, against one of the levels."""
    now = NEW
    for number in range(DEALS):
        even = even_level(RULES, now)
        level = min(levels, key=lambda one: abs(one.points - even.points))
        (now,) = after_deal([now], [[ComputerRating(level.points, FIXED)]], [result(level, number)])
    return now


def drawn(points: float, rng: random.Random) -> Result:
    """Results of somebody of so many points."""
    return lambda level, _: float(rng.random() < 1 / (1 + 10 ** ((level.points - points) / 400)))


def played(own: scale.Level, seed: str) -> Result:
    """Results of a level in real deals: matches that end with the first deal that is won."""

    def result(level: scale.Level, number: int) -> float:
        tally = Simulation(RULES, (own.name, level.name), f"{seed}-{number}").run(1)
        return float(tally.seats[0].wins)

    return result


def report(how: str, level: scale.Level, ratings: Sequence[ComputerRating]) -> bool:
    """Print the errors of some seasons; whether they are as small as required."""
    errors = [abs(rating.points - level.points) for rating in ratings]
    share = sum(error <= WITHIN for error in errors) / len(errors)
    print(
        f"{how} level {level.number:>2} ({level.points:+.0f}): median error {median(errors):.0f}, "
        f"{share:.0%} within {WITHIN:.0f} points, of {len(errors)}",
        flush=True,
    )
    return median(errors) <= MEDIAN and share >= SHARE


def main() -> None:
    """Print the errors of all levels. Exits with 1 if drawn ones are larger than required."""
    words = arguments.parser("benchmarks even_opponent", __doc__)
    arguments.add_counts(words, seasons=300)
    words.add_argument("played", nargs="?", type=arguments.count_or_none, default=10, metavar="PLAYED")
    given = words.parse_args()
    levels, rng = scale.levels_of(RULES), random.Random("even opponent")
    good = [
        report("drawn ", level, [season(drawn(level.points, rng), levels) for _ in range(given.seasons)])
        for level in levels
    ]
    cheap = levels[:-1]
    for level in cheap[1::3] if given.played else ():
        report(
            "played",
            level,
            [season(played(level, f"{level.name}-{number}"), cheap) for number in range(given.played)],
        )
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
