"""DA-3: what others see of a sealed deal of the day is equal, whatever the pack and the play.

    python -m chaos sealed_deals [--deals N]

Each deal has a world of its own with other keys, in which one person plays and another one sees and asks for
all that there is. The deals are of the seven days of the week in turn, each with its game.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from bot import log
from testing.checks.sealed_deals import WEEKDAYS, seen_with_keys
from testing.players.deals import quick_days

DEALS = 1_000
PROGRESS = 100


async def trial(deals: int) -> list[int]:
    """The numbers of the deals of which others saw something else than of the first one of that weekday."""
    found: list[int] = []
    usual: dict[int, list[str]] = {}
    for number in range(deals):
        with tempfile.TemporaryDirectory() as folder:
            seen = await seen_with_keys(Path(folder), number, number % WEEKDAYS)
        first = usual.setdefault(number % WEEKDAYS, seen)
        found += [] if seen and seen == first else [number]
        if number % PROGRESS == PROGRESS - 1:
            print(f"  {number + 1} deals", flush=True)
    return found


def main() -> None:
    """Print what held."""
    log.configure("error")
    parser = argparse.ArgumentParser(
        prog="python -m chaos sealed_deals", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--deals", type=int, default=DEALS, metavar="N", help="default: %(default)s")
    deals = parser.parse_args().deals
    with quick_days():
        found = asyncio.run(trial(deals))
    if found or not deals:
        sys.exit(f"DA-3 does not hold: deals {found[:5]} of {deals} look different")
    print(f"DA-3 holds: {deals} sealed deals look the same to others")


if __name__ == "__main__":
    main()
