"""PA-1: generated puzzles have a sole winning card, by two solvers that share nothing.

    python -m benchmarks puzzle_proofs [PUZZLES [PROCESSES]]

The first PUZZLES puzzles (10,000 by default) of one key are generated, in so many PROCESSES (one for each
core). The solver of the computers and a plain enumeration have to agree on the points of every first card,
and exactly one of these cards may win. With the extra ``fast`` it takes ten minutes of one core.
"""

import multiprocessing
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import cache, partial

from bot.computers.search.compilation import FAST
from bot.puzzle.generator import attempt
from bot.puzzle.position import GOAL, Kind
from testing import arguments
from testing.checks.enumeration import Enumerated, enumerator

KEY = bytes(range(32))
A_SUNDAY = date(2026, 11, 22)
"""On Sundays the generator leaves out no puzzle for being too hard."""
PUZZLES = 10_000
CORES = os.cpu_count() or 1
AT_ONCE = 500
"""The number of attempts of one piece of work."""
PROGRESS = 20


@cache
def _make_enumeration() -> Enumerated:
    return enumerator(compiled=FAST)


def proofs(first: int, key: bytes = KEY) -> Counter[Kind]:
    """The puzzles of ``AT_ONCE`` attempts by kind. Raises ``AssertionError`` if a proof fails."""
    kinds: Counter[Kind] = Counter()
    for number in range(first, first + AT_ONCE):
        puzzle = attempt(key, A_SUNDAY, number)
        if puzzle is None:
            continue
        kinds[puzzle.position.kind] += 1
        other = _make_enumeration()(puzzle.position)
        assert {choice.card: choice.points for choice in puzzle.solution} == other, number
        assert sum(points >= GOAL for points in other.values()) == 1, number
    return kinds


def main(count: int, processes: int) -> None:
    """Print what held."""
    kinds: Counter[Kind] = Counter()
    attempts = 0
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        while kinds.total() < count:
            firsts = range(attempts, attempts + PROGRESS * AT_ONCE, AT_ONCE)
            for result in pool.map(partial(proofs, key=KEY), firsts):
                kinds += result
                attempts += AT_ONCE
            print(f"  {kinds.total()} puzzles of {attempts} deals", flush=True)
    text = ", ".join(f"{kind} {number}" for kind, number in sorted(kinds.items()))
    print(f"PA-1: {kinds.total()} puzzles of {attempts} deals ({text}): both solvers agree, one card wins")


if __name__ == "__main__":
    main(*arguments.counts("benchmarks puzzle_proofs", __doc__, puzzles=PUZZLES, processes=CORES))
