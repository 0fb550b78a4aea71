"""The bot is killed at every point of an attempt at the deal of the day and of solving a puzzle (DA-6, F1).

    python -m chaos daily

One person's day goes by undisturbed. Then the same day goes by again with a bot that dies repeatedly, until
it has died at every point of the undisturbed one, as in ``chaos crash``. At the end of each day the log of
the attempt, its row, what was chosen in the puzzle, the result after closing and every visible message must
equal those of the undisturbed day: an attempt goes on, and there is never a second one.
"""

from __future__ import annotations

import asyncio
import sys

from bot import log
from chaos.crashes.crash import trial
from chaos.crashes.simulated.daily_players import EVERY_DAY, DailyPlayers
from testing import arguments
from testing.players.deals import quick_days


def main() -> None:
    """Print what held."""
    log.configure("error")
    arguments.parser("chaos daily", __doc__).parse_args()
    with quick_days():
        differences = asyncio.run(trial(EVERY_DAY, DailyPlayers))
    for line in differences:
        print(f"  {line}")
    if differences:
        sys.exit("DA-6 does not hold")
    print("DA-6 holds: an attempt goes on, never a second one; a choice in a puzzle counts once")


if __name__ == "__main__":
    main()
