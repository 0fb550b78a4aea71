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

from bot.computers.policy.network import FOLDER, SERVED
from training.selfplay import Floats
from training.selfplay.learning import School, measured

ROUNDS = {2: 1400, 4: 2400}
"""By number of seats."""
AGAIN = 850
"""Rounds where a training goes on from weights that it once wrote."""
RATE, LATER = 1e-3, 4e-4
"""How fast is learnt at first: from nothing, and where a training goes on."""
GREEDY, GREEDIER = 0.25, 0.65
"""Likewise the part of the deals that one side plays as the yardstick."""
DEALS = 4000
"""For a measurement, in both seats."""
KEPT = 0xFFF0
"""Bits of a weight that are kept: what is cut off changes hardly a card, and the file is a third smaller."""


def main() -> None:
    """Learn fast and curiously at first, then ever more slowly; measure now and then; write the weights."""
    words = argparse.ArgumentParser(prog="python -m training.selfplay", description=__doc__.split("\n")[0])
    words.add_argument("seats", type=int, choices=SERVED)
    words.add_argument("--since", type=Path, metavar="FILE", help="weights to go on from; usually nothing")
    words.add_argument("--rounds", type=int, help=f"of 2048 deals each; usually {ROUNDS}, or {AGAIN} more")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", type=Path, help="the file; usually where the bot looks for it")
    said = words.parse_args()
    rounds = said.rounds or (AGAIN if said.since else ROUNDS[said.seats])
    rate = LATER if said.since else RATE
    school = School(said.seats, said.seed, greedy=GREEDIER if said.since else GREEDY)
    if said.since:
        read(school, said.since)
    began = time.process_time()
    while school.rounds < rounds:
        done = school.rounds / rounds
        told = school.round(rate * (1 - done) ** 1.2 + 3e-5, 20 * rate * (1 - done) + 0.001)
        if school.rounds % 100 == 0 or school.rounds == rounds:
            share, half = measured(school, DEALS)
            spent = (time.process_time() - began) / 60
            print(
                f"{spent:5.1f} min, {school.rounds} rounds: {share:.1%} ± {half:.1%} against greedy, {told}",
                flush=True,
            )
    write(school, said.out or FOLDER / f"{said.seats}.npz")


def read(school: School, path: Path) -> None:
    """Take up weights where they were written down. OSError, ValueError or KeyError where they were not."""
    with np.load(path, allow_pickle=False) as kept:
        school.take_up(kept["player"], kept["judge"])


def write(school: School, path: Path) -> None:
    """Numbers of 16 bits, the last of them cut off."""
    np.savez_compressed(path, player=_short(school.mean), judge=_short(school.judge.values))


def _short(values: list[Floats]) -> np.ndarray:
    # the last row of the first matrix is the one of no input
    flat = np.concatenate([values[0][:-1].ravel(), *(value.ravel() for value in values[1:])])
    return (flat.astype(np.float16).view(np.uint16) & KEPT).view(np.float16)


if __name__ == "__main__":
    main()
