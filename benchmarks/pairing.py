"""TA-3: how long 128 entries are paired in seven rounds, and their standings computed.

    python -m benchmarks pairing [ENTRIES [ROUNDS]]

On one core a round of a Swiss or of heats is paired within a second, and standings take 50 ms at most. It
measures processor time, which a busy machine changes little.
"""

import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import TypeVar

from bot.pairing import arena, heats, knockout, standings, swiss
from bot.pairing.results import Result
from testing.worlds.random_events import lots_from, random_result

MOST_S = 1.0
MOST_STANDINGS_MS = 50

_Found = TypeVar("_Found")


def timed(act: Callable[[], _Found]) -> tuple[float, _Found]:
    """The processor time of an act in seconds, and what it returns."""
    began = time.process_time()
    found = act()
    return time.process_time() - began, found


def show(name: str, seconds: list[float], most: float) -> None:
    """Print a line, and stop where the figure is missed."""
    middle, longest = median(seconds) * 1000, max(seconds) * 1000
    print(f"{name}: median {middle:.1f} ms, most {longest:.1f} ms (≤ {most * 1000:.0f})")
    if max(seconds) > most:
        sys.exit(1)


def main(entries: int = 128, rounds: int = 7) -> None:
    """The benchmark."""
    rng, lots, seeds = random.Random(1), lots_from(1), list(range(1, entries + 1))
    results: list[Result] = []
    drawn: list[heats.Heat] = []
    swisses, tables, searches = [], [], []
    for number in range(1, rounds + 1):
        spent, pairs = timed(lambda: swiss.pair_round(seeds, seeds, results, number, lots))  # noqa: B023 - at once
        swisses.append(spent)
        results += [random_result(rng, number, pair, 0.1) for pair in pairs]
        spent, table = timed(lambda: standings.swiss(seeds, results, number, lots))  # noqa: B023 - at once
        tables.append(spent)
        order = [one.entry for one in table]
        spent, heat = timed(lambda: heats.draw(order, {4}, drawn, number, lots, sides=2))  # noqa: B023 - at once
        searches.append(spent)
        drawn.append(heat)
    waiting = [arena.Waiting(entry, entry, rng.randrange(40_000), 20) for entry in seeds]
    print(f"{entries} entries, {rounds} rounds")
    show("Swiss, pairing of a round", swisses, MOST_S)
    show("Swiss, standings", tables, MOST_STANDINGS_MS / 1000)
    show("heats, search for the tables of a round", searches, MOST_S)
    show("arena, pairing of all who wait", [timed(lambda: arena.pair_waiting(waiting, 1, lots))[0]], MOST_S)
    show("knock-out, bracket", [timed(lambda: knockout.bracket(seeds, {}))[0]], MOST_STANDINGS_MS / 1000)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
