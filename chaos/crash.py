"""The bot is killed at every point of whole games, and nobody is the worse for it (F1).

python -m chaos crash [PLAYERS …]

For each number of players one game goes through undisturbed. Then the same people play the same game with a
bot that dies, again and again, until it has died at every point of the undisturbed game: see
`chaos.death.mortal` for what a point is, and what dying is. In one evening it dies once at most at each place
of the log, so that every death finds a bot in the middle of its work and no recovery hides the next point. At
the end of each evening the log, the results, the ratings and every message that somebody can see must be
those of the undisturbed one, no more and no less.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Iterable
from typing import Final

from bot import log
from chaos.death.evening import GAMES, Game, evening
from chaos.death.mortal import Point

FEW: Final = 3
"""So few new deaths in an evening call for more calm between them."""
CALMEST: Final = 30


class Sweep:
    """Death at points where nobody has died yet, once at each place of the log in an evening.

    ``calm`` is how many places of the log go by without a death after one: what people had before them, like
    a private answer that stays up to date, is gone after a death, and some points with it.
    """

    def __init__(self, points: set[Point]) -> None:
        self.left = points
        self.calm = 0
        self._places: set[int | str] = set()
        self._until = 0

    def __call__(self, point: Point) -> bool:
        """Whether it is the turn of this point."""
        where = 0 if isinstance(point.where, str) else point.where
        if point not in self.left or point.where in self._places or 0 < where < self._until:
            return False
        self.left.remove(point)
        self._places.add(point.where)
        self._until = where + self.calm + 1
        return True

    def next_evening(self) -> None:
        """All places are free again."""
        self._places.clear()
        self._until = 0


def one_of_each(points: Iterable[Point], seed: int) -> set[Point]:
    """A point of each kind, chosen by chance, each at a place of its own where there are enough."""
    kinds: dict[str, list[Point]] = {}
    for point in points:
        kinds.setdefault(point.kind, []).append(point)
    chance = random.Random(seed)
    chosen: dict[int | str, Point] = {}
    for kind in sorted(kinds.values(), key=len):
        free = [point for point in kind if point.where not in chosen]
        point = chance.choice(free or kind)
        chosen[point.where] = point
    return set(chosen.values())


async def trial(game: Game) -> list[str]:
    """What did not hold in one game."""
    began = time.monotonic()
    expected = await evening(game)
    sweep = Sweep(set(expected.points))
    evenings = deaths = spared = orphans = 0
    broken: list[str] = []
    while sweep.left and not broken and sweep.calm <= CALMEST:
        before = len(sweep.left)
        sweep.next_evening()
        left = await evening(game, sweep)
        evenings, deaths = evenings + 1, deaths + left.deaths
        spared, orphans = spared + left.spared_messages, orphans + left.orphans
        broken = left.differences(expected)
        if before - len(sweep.left) <= FEW:
            sweep.calm = 2 * sweep.calm + 2
    took = time.monotonic() - began
    print(
        f"{game.code}: {len(expected.points) - len(sweep.left)} of {len(expected.points)} points, killed "
        f"{deaths} times on {evenings} evenings; {spared} messages asked for twice and made once, {orphans} "
        f"answers to /briscola new left behind; {took:.0f} s",
        flush=True,
    )
    for point in sorted(sweep.left, key=str)[:FEW]:
        print(f"  not come to again, for one: {point}")
    return broken


def main() -> None:
    """Print what held."""
    log.configure("error")
    chosen = [int(number) for number in sys.argv[1:]] or list(GAMES)
    broken = {number: asyncio.run(trial(GAMES[number])) for number in chosen}
    for number, lines in broken.items():
        for line in lines:
            print(f"  {number} players: {line}")
    if any(broken.values()):
        sys.exit("F1 does not hold")
    print("F1 holds: no event lost or doubled, the same end, every message once")


if __name__ == "__main__":
    main()
