"""F3: nobody can break or steal a turn, with thousands of forged, malformed, late, double and foreign acts.

    python -m chaos hostile [--attacks N] [--processes N]

Each process runs the real bot on its own simulated Discord with tables in every stage, and lets Hypothesis
attack it: all slash commands with odd values, all completions, all buttons and menus with forged ids and
values, and forms. Each attack is judged (``testing/attacks/verdicts.py``).
"""

import os
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings

from testing import arguments
from testing.attacks.attacks import Attack
from testing.attacks.trial import attack_trial

ATTACKS = 12_000
SHOWN = 5
"""The number of flaws that are printed in full."""


class AttackResult(NamedTuple):
    """A process's result: the attacks of each kind, the number of bots, and what went wrong."""

    kinds: Counter[str]
    bots: int
    flaws: list[str]


def attack_bots(number: int, count: int) -> AttackResult:
    """Attack one bot after the other, so many times in all."""
    from testing.attacks.attacks import attacks  # noqa: PLC0415 - its verbs are known only after the bot has been built

    kinds, flaws = Counter[str](), list[str]()
    with attack_trial() as (runner, trial):

        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @seed(number)
        @given(attacks(trial.leaves()))
        def note_attack(attack: Attack) -> None:
            kinds[_kind(attack)] += 1
            try:
                runner.run(trial.attempt(attack))
            except Exception as flaw:  # noqa: BLE001 - reported below; the attacks continue with a new bot
                place = traceback.extract_tb(flaw.__traceback__)[-1].name
                flaws.append(f"{attack}\n  {place}: {type(flaw).__name__} {flaw}"[:2_000])
                runner.run(trial.abandon())

        note_attack()
        return AttackResult(kinds, trial.worlds, flaws)


def _kind(attack: Attack) -> str:
    name = type(attack).__name__.lower()
    return "suggestion" if getattr(attack, "focused", None) is not None else name


def main() -> None:
    """Print what held; exit code 1 otherwise."""
    parser = arguments.parser("chaos hostile", __doc__)
    arguments.add_options(parser, attacks=ATTACKS, processes=min(4, os.cpu_count() or 1))
    options = parser.parse_args()
    count, processes = options.attacks, options.processes
    began = time.perf_counter()
    shares = [count // processes + (one < count % processes) for one in range(processes)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        results = list(pool.map(attack_bots, range(processes), shares))
    took = time.perf_counter() - began
    kinds = sum((one.kinds for one in results), Counter[str]())
    flaws = [flaw for one in results for flaw in one.flaws]
    for flaw in flaws[:SHOWN]:
        print(flaw)
    text = ", ".join(f"{number:,} of kind {kind}" for kind, number in kinds.most_common())
    bots = sum(one.bots for one in results)
    print(f"{kinds.total():,} attacks ({text}) on {bots} bots in {took:.0f} s, {kinds.total() / took:.0f}/s")
    print(f"F3 {'held: none broke or stole anything' if not flaws else f'did not hold: {len(flaws)} flaws'}")
    sys.exit(bool(flaws))


if __name__ == "__main__":
    main()
