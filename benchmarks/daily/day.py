"""The deal of the day: its packs by ``docs/fair.py``, the placing of a field, and how long computers think.

    python -m benchmarks day [DAYS [PEOPLE]]

DA-1: ``docs/fair.py`` alone makes the packs of DAYS days (10,000 by default) again. DA-4: a field of PEOPLE
people (10,000) is placed within 50 ms. DA-7: the computers of an attempt think half a second with the extra
``fast`` and eight seconds without, for each game of the rota.
"""

import json
import subprocess
import sys
import tempfile
import time
from datetime import date, timedelta
from pathlib import Path
from statistics import median

from bot.deal_of_day.boards import board_of
from bot.deal_of_day.proof import proof
from bot.deal_of_day.scoring import Result
from bot.pairing.matchpoints import field_standings
from bot.puzzle.keys import key_of
from testing import arguments
from testing.checks.fair_script import run_fair_script

SECRET = bytes(range(32))
FIRST = date(2026, 1, 1)
MOST_MS = 50
MOST_SECONDS = {"with": 0.5, "without": 8.0}
THINKING = """
import sys, random, time
if sys.argv[1] == "without":
    sys.modules["numba"] = None
from datetime import date, timedelta
from bot import computers
from bot.deal_of_day.boards import board_of
from bot.deal_of_day.play import SoloDeal
from bot.puzzle.keys import key_of

def thought(day):
    deal, spent = SoloDeal(key_of(bytes(range(32)), day), board_of(day, "7"), "player"), 0.0
    while (one := deal.chooser) is not None:
        began = time.process_time()
        action = computers.create(one.level).choose(one.view, random.Random(one.seed))
        spent += time.process_time() - began if one.view.seat else 0
        deal.choose(action)
    return spent

monday = date(2026, 11, 23)
if sys.argv[1] == "with":
    for number in range(7):
        thought(monday - timedelta(days=7 - number))  # what is compiled then is not counted
for number in range(21):
    print(thought(monday + timedelta(days=number)), flush=True)
"""


def packs(days: int) -> None:
    """DA-1."""
    found = []
    for number in range(days):
        day = FIRST + timedelta(days=number)
        found.append(json.dumps(proof(key_of(SECRET, day), board_of(day, str(10**18 + number)))))
    with tempfile.TemporaryDirectory() as folder:
        code, output = run_fair_script(Path(folder), *found)
    assert code == 0, output
    assert len(output) == days
    print(f"DA-1: fair.py made {days} packs again")


def field(people: int) -> None:
    """DA-4."""
    results = [Result(0, number * 7919 % 121) for number in range(people)]
    took = []
    for _ in range(9):
        began = time.perf_counter()
        found = field_standings(results)
        took.append((time.perf_counter() - began) * 1000)
    assert sum(one.halves for one in found) == people * (people - 1)
    print(f"DA-4: {people} people placed in {median(took):.0f} ms (at most {MOST_MS})")
    assert median(took) < MOST_MS


def thinking(how: str) -> None:
    """DA-7."""
    result = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", THINKING, how], capture_output=True, text=True, check=True
    )
    times = [float(line) for line in result.stdout.split()]
    most = MOST_SECONDS[how]
    print(
        f"DA-7: {how} fast, an attempt: median {median(times):.2f} s, most {max(times):.2f} s (limit {most})"
    )
    assert max(times) <= most


if __name__ == "__main__":
    days, people = arguments.counts("benchmarks day", __doc__, days=10_000, people=10_000)
    packs(days)
    field(people)
    for one in MOST_SECONDS:
        thinking(one)
