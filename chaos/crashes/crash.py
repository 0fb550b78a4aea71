"""The bot is killed at every point of whole games, and no game suffers (F1).

    python -m chaos crash [--players N …]

For each number of players one game is played undisturbed. Then the same people play the same game with a bot
that dies repeatedly, until it has died at every point of the undisturbed game. ``crashing_world`` says
what a point is, and what dying means. In one evening the bot dies at most once at each place of the log, so
that every death finds it in the middle of its work and no recovery hides the next point. At the end of each
evening the log, the results, the ratings and every visible message must equal those of the undisturbed one,
no more and no less.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from bot import log
from chaos.crashes.simulated.crashing_world import AGAIN, Point
from chaos.crashes.simulated.evening import GAMES, EveningPlayers, Game, evening
from testing import arguments

FEW: Final = 3
"""With so few deaths in an evening, more calm is needed between them."""
CALMEST: Final = 31
PROGRESS: Final = 25
"""The number of evenings between two lines of progress."""


class Sweep:
    """Deaths at points where the bot has not died yet, once at each place of the log in an evening.

    ``calm`` is the number of places of the log without a death after one: what people had before, like a
    private answer that is kept up to date, is gone after a death, and some points with it. Therefore each
    evening aims at one point, before whose place nothing dies. A point of a second life is reached through
    ``door``, a death that leads there. ``missed`` are the points that were never reached.
    """

    def __init__(self, points: Iterable[Point], door: Point | None = None) -> None:
        self.left = set(points)
        self._door = door
        self.missed: set[Point] = set()
        self.calm = 0
        self._deaths = 0
        self._aims: Counter[Point] = Counter()
        self._aim: Point | None = None
        self._places: set[int | str] = set()
        self._from = 0

    def __call__(self, point: Point) -> bool:
        """Whether to die at this point."""
        if point == self._door and self._again and point.where not in self._places:
            self._places.add(point.where)
            return True
        if point not in self.left or point.where in self._places or 0 < point.place < self._from:
            return False
        self.left.remove(point)
        self._deaths += 1
        self._places.add(point.where)
        if point.place:
            self._from = point.place + self.calm + 1
        return True

    @property
    def _again(self) -> bool:
        return self._aim is not None and self._aim.where == AGAIN

    def next_evening(self) -> None:
        """Make all places available again."""
        if self._aim is not None and not self._deaths:
            self.left.discard(self._aim)
            self.missed.add(self._aim)
        elif self._aim is not None and self._deaths <= FEW:
            self.calm = min(2 * self.calm + 1, CALMEST)
        self._deaths = 0
        self._places.clear()
        self._aim = min(
            self.left, key=lambda point: (self._aims[point], point.place, str(point)), default=None
        )
        if self._aim is not None:
            self._aims[self._aim] += 1
            door = self._door.place + 1 if self._door is not None else 0
            self._from = door if self._again else self._aim.place


class SingleDeath:
    """A single death."""

    def __init__(self, point: Point) -> None:
        self._point = point
        self._over = False

    def __call__(self, point: Point) -> bool:
        """Whether to die at this point."""
        dies = point == self._point and not self._over
        self._over = self._over or dies
        return dies


def telling(points: Iterable[Point]) -> set[Point]:
    """All points except those of the regular heartbeat, of which only the first and last stay.

    Heartbeats occur every minute, even when nothing else happens.
    """
    beats: dict[tuple[int | str, str], Point] = {}
    found = set()
    for point in points:
        if point.kind.startswith("pulse") and point.nth > 1:
            beats[point.where, point.what] = point
        else:
            found.add(point)
    return found | set(beats.values())


def one_of_each(points: Iterable[Point], seed: int) -> set[Point]:
    """A random point of each kind, each at a different place if there are enough."""
    kinds: dict[str, list[Point]] = {}
    for point in points:
        kinds.setdefault(point.kind, []).append(point)
    rng = random.Random(seed)
    chosen: dict[int | str, Point] = {}
    for kind in sorted(kinds.values(), key=len):
        free = [point for point in kind if point.where not in chosen]
        point = rng.choice(free or kind)
        chosen[point.where] = point
    return set(chosen.values())


async def trial(game: Game, company: type[EveningPlayers] | None = None) -> list[str]:
    """The violations in one game, or in what else a ``company`` does."""
    began = time.monotonic()
    live = partial(evening, game, company=company)
    expected_result = await live()
    door = expected_result.points[len(expected_result.points) // 2]
    once = await live(SingleDeath(door))
    again = [point for point in once.points if point.where == AGAIN]
    points = telling([*expected_result.points, *again])
    sweep = Sweep(points, door)
    evenings, deaths, repeats, orphans = 1, once.deaths, once.spared_messages, once.orphans
    differences = once.differences(expected_result)
    while sweep.left and not differences:
        sweep.next_evening()
        left = await live(sweep)
        evenings, deaths = evenings + 1, deaths + left.deaths
        repeats, orphans = repeats + left.spared_messages, orphans + left.orphans
        differences = left.differences(expected_result)
        if evenings % PROGRESS == 0:
            print(f"  {game.code}: {len(sweep.left)} of {len(points)} points left", flush=True)
    took = time.monotonic() - began
    print(
        f"{game.code}: {len(points) - len(sweep.left) - len(sweep.missed)} of {len(points)} points, killed "
        f"{deaths} times on {evenings} evenings; {repeats} messages asked for twice and made once, {orphans} "
        f"answers to /briscola new left behind; {took:.0f} s",
        flush=True,
    )
    for point in sorted(sweep.missed, key=str)[:FEW]:
        print(f"  not come to again, for one: {point}")
    return differences


def main() -> None:
    """Print what held."""
    log.configure("error")
    parser = arguments.parser("chaos crash", __doc__)
    parser.add_argument(
        "--players",
        type=int,
        nargs="+",
        choices=GAMES,
        default=[*GAMES],
        metavar="N",
        help="default: every game",
    )
    options = parser.parse_args()
    differences = {number: asyncio.run(trial(GAMES[number])) for number in options.players}
    for number, lines in differences.items():
        for line in lines:
            print(f"  {number} players: {line}")
    if any(differences.values()):
        sys.exit("F1 does not hold")
    print("F1 holds: no event lost or doubled, the same end, every message once")


if __name__ == "__main__":
    main()
