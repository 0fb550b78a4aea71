"""DA-3, D-12: what others see of sealed cards is equal, whatever the pack and the play.

    python -m chaos sealed_deals [--deals N] [--boards N] [--first N]

Each trial has a world of its own with other keys. At a deal of the day one person plays and another one sees
and asks for all that there is; the deals are of the seven days of the week in turn, each with its game. At
an event four boards are played at the first table of a team match, in several games in turn, and an onlooker
and the players of the other table see and ask; a trial is such a table.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot import log
from testing import arguments
from testing.checks import sealed_boards, sealed_deals
from testing.players.deals import quick_days

TRIALS = 1_000
PROGRESS = 100
PATIENCE = 600.0
"""The seconds that a simulated world may take for a step, however busy the machine is."""

Seen = Callable[[Path, int, int], Awaitable[Any]]
"""What others see, with the keys of a number, of a kind."""


async def trial(seen_with_keys: Seen, kinds: int, count: int, first_number: int = 0) -> list[int]:
    """The numbers of the trials in which others saw something else than in the first one of that kind."""
    differing: list[int] = []
    usual: dict[int, Any] = {}
    for number in range(first_number, first_number + count):
        with tempfile.TemporaryDirectory() as folder:
            seen = await seen_with_keys(Path(folder), number, number % kinds)
        first = usual.setdefault(number % kinds, seen)
        differing += [] if seen and seen == first else [number]
        if number % PROGRESS == PROGRESS - 1:
            print(f"  {number + 1}", flush=True)
    return differing


def main() -> None:
    """Print what held."""
    log.configure("error")
    parser = arguments.parser("chaos sealed_deals", __doc__)
    arguments.add_options(parser, arguments.count_or_none, deals=TRIALS, boards=TRIALS, first=0)
    options = parser.parse_args()
    with patch("bot.demo.simulated.SETTLE_SECONDS", PATIENCE):
        with quick_days():
            show(
                "DA-3",
                "sealed deals of the day",
                options.deals,
                asyncio.run(
                    trial(sealed_deals.seen_with_keys, sealed_deals.WEEKDAYS, options.deals, options.first)
                ),
            )
        games, tables = len(sealed_boards.GAMES), -(-options.boards // sealed_boards.BOARDS)
        found = asyncio.run(trial(sealed_boards.seen_with_key, games, tables, options.first))
        show("D-12", f"tables of events with {sealed_boards.BOARDS} sealed boards each", tables, found)


def show(rule: str, what: str, count: int, differing: list[int]) -> None:
    """Print a line, or stop where something differs."""
    if differing:
        sys.exit(f"{rule} does not hold: {differing[:5]} of {count} {what} look different")
    if count:
        print(f"{rule} holds: {count} {what} look the same to others", flush=True)


if __name__ == "__main__":
    main()
