"""The computers of an attempt play as the version says that a board names (D-2).

If one of these tests fails because computers play otherwise now, raise ``boards.COMPUTERS`` and store what
the tests find as the plays of the new version: people of one deal must meet the same computers.
"""

from __future__ import annotations

import hashlib
import random
from datetime import date, timedelta

import pytest

from bot import computers
from bot.deal_of_day import boards
from bot.deal_of_day.play import SoloDeal
from bot.puzzle.keys import key_of

MONDAY = date(2026, 11, 23)
VERSION = 2
PLAYS = [
    "63ddf65cd19120d0",
    "77a1bf2757378a36",
    "43777bac1cc0fe10",
    "84499e7e8af2d75f",
    "1624bdc6f423ede8",
    "8d0fac2f278e986f",
    "af061d0a2ddcf130",
]
"""A digest of all cards and calls of a deal of each weekday, of ``VERSION``."""


@pytest.mark.parametrize("weekday", range(7))
def test_D_2_computers_that_play_otherwise_have_another_version(weekday: int) -> None:
    day = MONDAY + timedelta(days=weekday)
    deal, played = SoloDeal(key_of(bytes(range(32)), day), boards.board_of(day, "7"), "novice"), []
    while (one := deal.chooser) is not None:
        action = computers.create(one.level).choose(one.view, random.Random(one.seed))
        played.append(str(action))
        deal.choose(action)
    assert boards.COMPUTERS == VERSION
    assert hashlib.sha256("\n".join(played).encode()).hexdigest()[:16] == PLAYS[weekday]
