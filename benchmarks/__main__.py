"""All benchmarks with a required figure: ``python -m benchmarks``.

Or one: ``python -m benchmarks engine 50``.
"""

from pathlib import Path

from testing.scripts import run_scripts

LONG = {
    "event_loop",
    "first_move",
    "latency_under_load",
    "leaderboards",
    "live_tables",
    "many_tables",
    "puzzle",
    "puzzle_proofs",
    "signals",
    "trials",
}
"""Take minutes, so they run only when they are named."""


if __name__ == "__main__":
    run_scripts(Path(__file__).parent, LONG)
