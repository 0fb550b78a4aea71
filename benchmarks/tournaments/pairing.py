"""TA-3: how long 128 entries are paired in seven rounds, and their standings computed and painted.

    python -m benchmarks pairing [ENTRIES [ROUNDS]]

On one core a round of a Swiss or of heats is paired within a second, and standings take 50 ms at most. A
picture of the standings or the bracket takes 60 ms and 150 kB at most. It measures processor time, which a
busy machine changes little.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import TypeVar

from bot.pages.page import Picture
from bot.pages.pictures.tournaments import bracket_picture, parts_of, standings_picture
from bot.pairing import arena, heats, knockout, standings, swiss
from bot.pairing.results import Result
from bot.pairing.standings import Standing
from bot.render.paint import paint
from bot.render.scene import SeatLabel
from bot.render.scenes.standings import MOST_STANDINGS
from bot.text.catalogue import Voice
from testing import arguments
from testing.worlds.tournaments.random_tournaments import lots_from, random_result

MOST_S = 1.0
MOST_STANDINGS_MS = 50
MOST_PICTURE_MS = 60
MOST_KB = 150
NAMES = (
    "Giulia",
    "Marco",
    "Ольга",
    "Zoë",
    "Alessandro Manzoni",
    "محمد",
    "Krešimir",
    "Xu",
    "Ada 🃏",
    "Θάλεια",
)

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


def pictures(table: Sequence[Standing], people: int) -> Iterator[tuple[str, Picture]]:
    """Every page of standings, and every part of a finished bracket of as many entries, with their names."""
    voice = Voice("en")
    rng = random.Random(people)
    labels = {
        one.entry: tuple(
            SeatLabel(one.entry, f"{rng.choice(NAMES)} {one.entry}", "Player") for _ in range(people)
        )
        for one in table
    }
    for first in range(0, len(table), MOST_STANDINGS):
        yield "standings", standings_picture(voice, "Cup", table, labels, first=first, note="Round 7 of 7")
    seeds = [one.entry for one in table]
    decided: dict[knockout.Spot, int | None] = {}
    figures: dict[knockout.Spot, dict[int, str]] = {}
    while True:
        bracket = knockout.bracket(seeds, decided, third_place=True)
        if not bracket.open:
            break
        for match in bracket.open:
            decided[match.spot] = rng.choice(match.sides)
            figures[match.spot] = {
                entry: "2" if entry == decided[match.spot] else "1" for entry in match.sides
            }
    for part in range(parts_of(bracket) + 1):
        yield "bracket", bracket_picture(voice, "Cup", bracket, labels, figures, part)


def show_pictures(table: Sequence[Standing], people: int) -> None:
    """Paint all of them, print a line for each kind, and stop where the figure is missed."""
    spent: dict[str, list[float]] = {}
    sizes: dict[str, list[float]] = {}
    for kind, picture in pictures(table, people):
        seconds, painted = timed(lambda: paint(picture.scene))  # noqa: B023 - at once
        spent.setdefault(kind, []).append(seconds)
        sizes.setdefault(kind, []).append(len(painted) / 1000)
    for kind, seconds_of in spent.items():
        middle, largest = median(seconds_of) * 1000, max(sizes[kind])
        what = f"{kind}, {people} an entry, {len(seconds_of)} pictures"
        print(f"{what}: median {middle:.1f} ms (≤ {MOST_PICTURE_MS}), largest {largest:.0f} kB (≤ {MOST_KB})")
        if middle > MOST_PICTURE_MS or largest > MOST_KB:
            sys.exit(1)


def main() -> None:
    """The benchmark."""
    entries, rounds = arguments.counts("benchmarks pairing", __doc__, entries=128, rounds=7)
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
    for people in (1, 2, 3):
        show_pictures(table, people)


if __name__ == "__main__":
    main()
