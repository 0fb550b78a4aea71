"""Card plays a second of the engine with random choices, and deals a second that ``verify`` replays.

    python -m benchmarks engine [MATCHES_PER_RUN]

One core, processor time, medians of several runs. "with records": each match is also written as a line of
JSON.
"""

import time
from statistics import median
from typing import Any

from bot import computers
from bot.record.verify import verify_line
from bot.record.write import line
from bot.rules.games import Variant
from bot.rules.notation.plain_data import default_rules
from bot.rules.rules import Rules
from bot.simulation.matches import Simulation
from testing import arguments

PLAYERS = (2, 3, 4, 6)
RUNS = 5
PLAYS_TO_REACH = 50_000
DEALS_TO_REACH = 400


def plays_per_second(rules: Rules, run: int, matches: int, *, records: bool, level: str) -> float:
    """Card plays a second of one simulation."""
    lines: list[str] = []

    def write(document: dict[str, Any]) -> None:
        lines.append(line(document))

    simulation = Simulation(rules, [level] * rules.players, f"bench {run}")
    tally = simulation.run(matches, write if records else None)
    assert len(lines) == (matches if records else 0)
    return tally.plays_per_second


def deals_per_second(rules: Rules, run: int, matches: int) -> float:
    """The deals a second that are read, replayed, and compared with every field and the seed."""
    lines: list[str] = []
    simulation = Simulation(rules, [computers.RANDOM] * rules.players, f"bench {run}")
    simulation.run(matches, lambda document: lines.append(line(document)))
    began = time.process_time()
    verdicts = [verify_line(text) for text in lines]
    seconds = time.process_time() - began
    assert all(verdict.ok for verdict in verdicts)
    return sum(len(verdict.deals) for verdict in verdicts) / seconds


def result_line(title: str, rates: list[float], least: int | None = None) -> str:
    """One line of the answer."""
    goal = "" if least is None else f"  (to reach: {least:,})"
    return f"{title:<50}{median(rates):>9,.0f}   runs {min(rates):,.0f} to {max(rates):,.0f}{goal}"


def main() -> None:
    """Print the figures."""
    (matches,) = arguments.counts("benchmarks engine", __doc__, matches_per_run=200)
    games = [default_rules(players=players) for players in PLAYERS]
    games += [default_rules(variant) for variant in Variant if variant is not Variant.BRISCOLA]
    for rules in games:
        name = f"{rules.variant.value} for {rules.players}"
        # A match of five is many deals. This makes each run take about as long.
        match_count = max(2, matches // (10 if rules.auction is not None else 1))
        for title, records, level, least in (
            ("random", False, computers.RANDOM, PLAYS_TO_REACH),
            ("random, with records", True, computers.RANDOM, PLAYS_TO_REACH),
            (computers.LOWEST, False, computers.LOWEST, None),
        ):
            rates = [
                plays_per_second(rules, run, match_count, records=records, level=level) for run in range(RUNS)
            ]
            print(result_line(f"{name}, plays/s, {title}", rates, least))
        checked = [deals_per_second(rules, run, match_count) for run in range(RUNS)]
        print(result_line(f"{name}, deals/s verified", checked, DEALS_TO_REACH))


if __name__ == "__main__":
    main()
