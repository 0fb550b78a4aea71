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
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from unittest.mock import patch

import pytest

from bot import log
from bot.day import boards
from bot.rules.shuffle import BoardName
from bot.tables.listeners import heartbeat
from chaos.crash import trial
from chaos.death.everyday import EVERY_DAY, Everyday
from testing.players.deals import everybody_counts, quick_computers

HOUR = 3_600_000
_board_of = boards.board_of


def _fixed(day: date, _: str) -> BoardName:
    """A board whose pack does not follow from the id of an interaction, which is another one in each life."""
    return _board_of(day, "0")


@contextmanager
def quick_days() -> Iterator[None]:
    """Days pass quickly: computers move at once, heartbeats are rare, and the deal is always the same."""
    with pytest.MonkeyPatch.context() as patches, patch.object(boards, "board_of", _fixed):
        quick_computers(patches)
        everybody_counts(patches)
        for pause in ("LOOKS", "LONGEST"):
            patches.setattr(heartbeat, pause, HOUR)
        yield


def main() -> None:
    """Print what held."""
    log.configure("error")
    with quick_days():
        broken = asyncio.run(trial(EVERY_DAY, Everyday))
    for line in broken:
        print(f"  {line}")
    if broken:
        sys.exit("DA-6 does not hold")
    print("DA-6 holds: an attempt goes on, never a second one; a choice in a puzzle counts once")


if __name__ == "__main__":
    main()
