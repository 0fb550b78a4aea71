"""The temperatures of the levels of a game: plays ways and temperatures, and finds those between.

    python -m training.levels GAME … [--deals N] [--jobs N] [--results FILE]

Each of ``levels.ways.WAYS`` plays with some temperatures (``GRID``) against the yardstick and its neighbours
in strength. Points at the other temperatures are read off a curve through the measured ones. The
targets lie evenly between the beginner (``LOWEST``, or what the greatest temperature of the game reaches) and
the strongest way. ``python -m benchmarks scale`` then measures the levels on other deals.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Final

from benchmarks.computers.scale import ANCHOR, STRONGEST, TEMPERATURES, fit, kept, play_round, write
from benchmarks.computers.strength import rules_of, rules_or_exit
from bot import computers
from bot.computers import scale
from bot.computers.levels.ways import BY_NETWORK
from bot.computers.neural.observation import is_supported
from bot.computers.scale import Level, Points, Way
from bot.console.arguments import file
from testing import arguments

GRID: Final = {
    "heuristics": (0.0, 1.5, 3.0, 6.0, 12.0, 24.0),
    "network": (2.0, 4.0, 7.0, 10.0, 15.0, 25.0, 50.0),
    "search": (0.0, 0.08, 0.2, 0.4, 0.8, 2.0),
    "lookahead": (0.025, 0.05, 0.1, 0.2),
}
ORDER: Final = ("network", "lookahead", "heuristics", "search")
"""The ways as they are preferred where several are as strong."""
LOWEST: Final = -250.0
DEALS: Final = 150
SLOWER: Final = 2
"""The strongest way plays so many times fewer deals."""


def curves(
    game: str, deals: int, jobs: int, results: Path | None
) -> tuple[dict[str, dict[float, float]], dict[str, Points]]:
    """By way, the points at the temperatures of the grid; and those of the levels by their old names."""
    rules = rules_of(game)
    pairs = []
    ways = [way for way in GRID if way not in BY_NETWORK or is_supported(rules)]
    for way in ways:
        names = [f"{way}@{temperature}" for temperature in GRID[way]]
        pairs += [(name, ANCHOR) for name in names] + list(pairwise(names))
    pairs += [("novice", ANCHOR), ("player", ANCHOR), ("novice", "player")]
    top = [("expert", ANCHOR), (STRONGEST, ANCHOR), (STRONGEST, f"{ways[-1]}@{GRID[ways[-1]][0]}")]
    played = play_round(game, pairs, deals, TEMPERATURES, jobs, results)
    played |= play_round(game, top, max(1, deals // SLOWER), TEMPERATURES, jobs, results)
    points = fit(played).points
    by_way = {way: {at: points(f"{way}@{at}").points for at in GRID[way]} for way in ways}
    return by_way, {name: points(name) for name in (*computers.LEVELS, ANCHOR)}


def temperature_at(curve: dict[float, float], target: float) -> float | None:
    """The temperature at which a way has so many points; None if it is never so strong or so weak."""
    for (warm, high), (hot, low) in pairwise(falling(curve)):
        if low <= target <= high:
            share = (high - target) / (high - low) if high > low else 0.0
            return round(warm + share * (hot - warm), 3)
    return None


def falling(curve: dict[float, float]) -> list[tuple[float, float]]:
    """A curve by rising temperature; points that rise, which they do by chance, become their mean."""
    runs: list[list[float]] = []
    for _, points in sorted(curve.items()):
        runs.append([points])
        while len(runs) > 1 and fmean(runs[-2]) < fmean(runs[-1]):
            runs[-2:] = [runs[-2] + runs[-1]]
    return [*zip(sorted(curve), (fmean(run) for run in runs for _ in run), strict=True)]


def levels(by_way: dict[str, dict[float, float]], strongest: float) -> tuple[Level, ...]:
    """The levels of a game, evenly between the beginner and the strongest way."""
    order = [way for way in ORDER if way in by_way]
    lowest = max(LOWEST, min(by_way[order[0]].values()) + 5)
    found = []
    for number in range(1, 10):
        target = lowest + (strongest - lowest) * (number - 1) / 9
        ways = [
            Way(way, temperature)
            for way in order
            if (temperature := temperature_at(by_way[way], target)) is not None
        ]
        if ways and ways[0].name in BY_NETWORK:  # the second is for where there are no weights
            without = [way for way in ways if way.name not in BY_NETWORK]
            ways = [ways[0], *(without or [Way("search", 0.0)])]
        if ways:
            found.append(
                Level(number, tuple(ways[:2]), Points(round(target, 1), round(target, 1), round(target, 1)))
            )
    top = Points(*[round(strongest, 1)] * 3)
    return (*found, Level(10, (scale.STRONGEST,), top))


def main() -> None:
    """Play the grid, and write the temperatures into the bot."""
    parser = arguments.parser("training.levels", __doc__)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--deals", type=arguments.count, default=DEALS)
    parser.add_argument("--jobs", type=arguments.count, default=1)
    parser.add_argument("--results", type=file, metavar="FILE")
    parser.add_argument("--strongest", type=float, help="its points, where they are known better")
    given = parser.parse_args()
    games = {game: rules_or_exit(game) for game in given.games}
    for game, rules in games.items():
        by_way, named = curves(game, given.deals, given.jobs, given.results)
        strongest = named[STRONGEST].points if given.strongest is None else given.strongest
        found = levels(by_way, strongest)
        print(game, by_way, strongest)
        for level in found:
            print(f"  {level.number:>2}  {level.points:+.0f}  {level.ways}", flush=True)
        write({**scale.measured(), scale.game_key(rules): scale.Scale(kept(found), named, 0)})
        scale.measured.cache_clear()


if __name__ == "__main__":
    main()
