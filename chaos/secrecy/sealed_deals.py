"""DA-3: what others see of a sealed deal of the day is equal, whatever the pack and the play.

    python -m chaos sealed_deals [--deals N] [--first N]

Each deal has a world of its own with other keys, in which one person plays and another one sees and asks for
all that there is. The deals are of the seven days of the week in turn, each with its game.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

from bot import log
from testing.checks.sealed_deals import WEEKDAYS, seen_with_keys
from testing.players.deals import quick_days

DEALS = 1_000
PROGRESS = 100
PATIENCE = 600.0
"""The seconds that a simulated world may take for a step, however busy the machine is."""


async def trial(deals: int, first_number: int = 0) -> list[int]:
    """The numbers of the deals of which others saw something else than of the first one of that weekday."""
    differing: list[int] = []
    usual: dict[int, list[str]] = {}
    for number in range(first_number, first_number + deals):
        with tempfile.TemporaryDirectory() as folder:
            seen = await seen_with_keys(Path(folder), number, number % WEEKDAYS)
        first = usual.setdefault(number % WEEKDAYS, seen)
        differing += [] if seen and seen == first else [number]
        if number % PROGRESS == PROGRESS - 1:
            print(f"  {number + 1} deals", flush=True)
    return differing


def main() -> None:
    """Print what held."""
    log.configure("error")
    parser = argparse.ArgumentParser(
        prog="python -m chaos sealed_deals", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--deals", type=int, default=DEALS, metavar="N", help="default: %(default)s")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the first deal's number")
    options = parser.parse_args()
    deals: int = options.deals
    with quick_days(), patch("bot.demo.simulated.SETTLE_SECONDS", PATIENCE):
        differing = asyncio.run(trial(deals, options.first))
    if differing or not deals:
        sys.exit(f"DA-3 does not hold: deals {differing[:5]} of {deals} look different")
    print(f"DA-3 holds: {deals} sealed deals look the same to others")


if __name__ == "__main__":
    main()
