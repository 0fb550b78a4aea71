"""Train the networks for two seats or four, and write them where the level `maestro` reads them.

python -m training.selfplay SEATS [--rounds N] [--seed N] [--out FILE]
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
DEALS = 4000
"""For a measurement, in both seats."""
KEPT = 0xFFF0
"""Bits of a weight that are kept: what is cut off changes hardly a card, and the file is a third smaller."""


def main() -> None:
    """Learn fast and curiously at first, then ever more slowly; measure now and then; write the weights."""
    words = argparse.ArgumentParser(prog="python -m training.selfplay", description=__doc__.split("\n")[0])
    words.add_argument("seats", type=int, choices=SERVED)
    words.add_argument("--rounds", type=int, help=f"of 2048 deals each; usually {ROUNDS}")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", type=Path, help="the file; usually where the bot looks for it")
    said = words.parse_args()
    rounds = said.rounds or ROUNDS[said.seats]
    school, began = School(said.seats, said.seed), time.process_time()
    while school.rounds < rounds:
        done = school.rounds / rounds
        told = school.round(1e-3 * (1 - done) ** 1.2 + 3e-5, 0.02 * (1 - done) + 0.001)
        if school.rounds % 100 == 0 or school.rounds == rounds:
            share, half = measured(school, DEALS)
            spent = (time.process_time() - began) / 60
            print(
                f"{spent:5.1f} min, {school.rounds} rounds: {share:.1%} ± {half:.1%} against greedy, {told}",
                flush=True,
            )
    write(school, said.out or FOLDER / f"{said.seats}.npz")


def write(school: School, path: Path) -> None:
    """Numbers of 16 bits, the last of them cut off."""
    np.savez_compressed(path, player=_short(school.mean), judge=_short(school.judge.values))


def _short(values: list[Floats]) -> np.ndarray:
    # the last row of the first matrix is the one of no input
    flat = np.concatenate([values[0][:-1].ravel(), *(value.ravel() for value in values[1:])])
    return (flat.astype(np.float16).view(np.uint16) & KEPT).view(np.float16)


if __name__ == "__main__":
    main()
