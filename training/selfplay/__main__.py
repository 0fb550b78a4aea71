"""Train the networks of a name, and write them where the level ``maestro`` reads them.

    python -m training.selfplay NAME [--since FILE] [--against NAME=SHARE …] [--rounds N] [--out FILE]

Both sides are the network that learns, except in the share of the deals in which one side is an opponent
(``training/selfplay/opponents.py``): ``greedy=0.25`` if nothing is said, ``greedy=0.65`` with ``--since``.
With ``--against FILE=1`` the network learns a best response to that of the file.
"""

from __future__ import annotations

import time
import zipfile
from pathlib import Path

import numpy as np

from bot.computers.neural.network import FOLDER, NETWORKS
from bot.console.arguments import file
from testing import arguments
from training.selfplay import Floats
from training.selfplay.learning import USUAL, School, measure
from training.selfplay.opponents import GREEDY, Pool, Yardstick

ROUNDS = {"2": 1400, "4": 2400, "a31": 1400, "scoperta": 1400}
"""The rounds by the network's name."""
AGAIN = 850
"""The rounds of a training that continues from earlier weights."""
RATE, LATER = 1e-3, 4e-4
"""The initial learning rates: from nothing, and for a training that continues."""
USUAL_LATER = {GREEDY: 0.65}
"""The usual share of opponents in the second case."""
DEALS = 4000
"""The deals of a measurement, in both seats."""
MEASURED = 50
"""The rounds between two measurements."""
PROOF = 20_000
"""The deals of the last one."""
KEPT = 0xFFF0
"""The bits of a weight that are kept. The others change almost no card, and the file is a third smaller
without them."""


def main() -> None:
    """Learn fast and with much exploration at first, then ever more slowly.

    Measure sometimes; write the weights each time, so that what was learned is kept.
    """
    words = arguments.parser("training.selfplay", __doc__)
    words.add_argument(
        "name", choices=[*NETWORKS.values()], help="2 and 4: players; a31 and scoperta: these games for two"
    )
    words.add_argument("--since", type=file, metavar="FILE", help="weights to go on from; usually nothing")
    words.add_argument("--against", nargs="+", type=_share, metavar="NAME=SHARE", help="opponents")
    words.add_argument(
        "--rounds", type=arguments.count, help=f"of 2048 deals each; usually {ROUNDS}, or {AGAIN} more"
    )
    words.add_argument("--seed", type=int, default=1)
    words.add_argument(
        "--out", type=file, metavar="FILE", help="the file; usually where the bot looks for it"
    )
    given = words.parse_args()
    rounds = given.rounds or (AGAIN if given.since else ROUNDS[given.name])
    rate = LATER if given.since else RATE
    usual = USUAL_LATER if given.since else USUAL
    kind = next(kind for kind, name in NETWORKS.items() if name == given.name)
    try:
        pool = Pool(kind, dict(given.against) if given.against else usual)
        school = School(kind, given.seed, pool=pool)
        if given.since:
            read(school, given.since)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as problem:
        words.error(str(problem))
    out = given.out or FOLDER / f"{given.name}.npz"
    began = time.process_time()
    while school.rounds < rounds:
        done = school.rounds / rounds
        loss = school.round(rate * (1 - done) ** 1.2 + 3e-5, 20 * rate * (1 - done) + 0.001)
        if school.rounds % MEASURED == 0 or school.rounds == rounds:
            minutes = (time.process_time() - began) / 60
            print(f"{minutes:5.1f} min, {school.rounds} rounds, {loss}", flush=True)
            deals = PROOF if school.rounds == rounds else DEALS
            for name, opponent in {GREEDY: Yardstick(), **pool}.items():
                share, half = measure(school, opponent, deals)
                print(f"    {share:.1%} ± {half:.1%} of {deals:,} deals against {name}", flush=True)
            write(school, out)


def read(school: School, path: Path) -> None:
    """Read weights. Raises ``OSError``, ``ValueError`` or ``KeyError`` if there are none."""
    with np.load(path, allow_pickle=False) as weights:
        school.take_up(weights["player"], weights["judge"])


def write(school: School, path: Path) -> None:
    """Write numbers of 16 bits, with the last bits cut off."""
    np.savez_compressed(path, player=_short(school.mean), judge=_short(school.judge.values))


def _share(word: str) -> tuple[str, float]:
    name, _, share = word.rpartition("=")
    return name, arguments.number(share)


def _short(values: list[Floats]) -> np.ndarray:
    # The last row of the first matrix is that of no input.
    flat = np.concatenate([values[0][:-1].ravel(), *(value.ravel() for value in values[1:])])
    return (flat.astype(np.float16).view(np.uint16) & KEPT).view(np.float16)


if __name__ == "__main__":
    main()
