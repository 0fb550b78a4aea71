"""Train the networks for two seats or four, and write them where the level ``maestro`` reads them.

python -m training.selfplay SEATS [--since FILE] [--rounds N] [--seed N] [--out FILE]
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: more threads than cores are slower

import numpy as np

from bot.computers.neural.network import FOLDER, SERVED
from training.selfplay import Floats
from training.selfplay.learning import School, measure

ROUNDS = {2: 1400, 4: 2400}
"""The rounds by number of seats."""
AGAIN = 850
"""The rounds of a training that continues from earlier weights."""
RATE, LATER = 1e-3, 4e-4
"""The initial learning rates: from nothing, and for a training that continues."""
GREEDY, GREEDIER = 0.25, 0.65
"""The share of the deals that one side plays as the yardstick, in the same two cases."""
DEALS = 4000
"""The deals of a measurement, in both seats."""
KEPT = 0xFFF0
"""The bits of a weight that are kept. The others change almost no card, and the file is a third smaller
without them."""


def main() -> None:
    """Learn fast and with much exploration at first, then ever more slowly.

    Measure sometimes; write the weights.
    """
    words = argparse.ArgumentParser(prog="python -m training.selfplay", description=__doc__.split("\n")[0])
    words.add_argument("seats", type=int, choices=SERVED)
    words.add_argument("--since", type=Path, metavar="FILE", help="weights to go on from; usually nothing")
    words.add_argument("--rounds", type=int, help=f"of 2048 deals each; usually {ROUNDS}, or {AGAIN} more")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", type=Path, help="the file; usually where the bot looks for it")
    arguments = words.parse_args()
    rounds = arguments.rounds or (AGAIN if arguments.since else ROUNDS[arguments.seats])
    rate = LATER if arguments.since else RATE
    school = School(arguments.seats, arguments.seed, greedy=GREEDIER if arguments.since else GREEDY)
    if arguments.since:
        read(school, arguments.since)
    began = time.process_time()
    while school.rounds < rounds:
        done = school.rounds / rounds
        loss = school.round(rate * (1 - done) ** 1.2 + 3e-5, 20 * rate * (1 - done) + 0.001)
        if school.rounds % 100 == 0 or school.rounds == rounds:
            share, half = measure(school, DEALS)
            minutes = (time.process_time() - began) / 60
            print(
                f"{minutes:5.1f} min, {school.rounds} rounds {share:.1%} ± {half:.1%} against greedy, {loss}",
                flush=True,
            )
    write(school, arguments.out or FOLDER / f"{arguments.seats}.npz")


def read(school: School, path: Path) -> None:
    """Read weights. Raises ``OSError``, ``ValueError`` or ``KeyError`` if there are none."""
    with np.load(path, allow_pickle=False) as weights:
        school.take_up(weights["player"], weights["judge"])


def write(school: School, path: Path) -> None:
    """Write numbers of 16 bits, with the last bits cut off."""
    np.savez_compressed(path, player=_short(school.mean), judge=_short(school.judge.values))


def _short(values: list[Floats]) -> np.ndarray:
    # The last row of the first matrix is that of no input.
    flat = np.concatenate([values[0][:-1].ravel(), *(value.ravel() for value in values[1:])])
    return (flat.astype(np.float16).view(np.uint16) & KEPT).view(np.float16)


if __name__ == "__main__":
    main()
