"""The board of a day: its name, its pack, and the numbers from which its computers draw (D-1, D-7).

The key of a day is that of the year's hash chain (``bot.puzzle.keys``). The anchor is the id of the
interaction that opened the first attempt. Neither the operator, who knows the key, nor that person, who
knows the anchor, can choose the pack alone.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import date
from typing import Final

from bot.deal_of_day.rota import rules_on
from bot.rules import shuffle
from bot.rules.actions import Deal
from bot.rules.shuffle import BoardName, Draws

COMPUTERS: Final = 2
"""The version of the computers' play, which a board names. It is raised when they would play otherwise.

``tests/deal_of_day/test_computers_version.py`` finds out when it has to be.
"""
LEVEL: Final = "expert"
"""The level of all computers at the table of an attempt (D-2)."""
SEAT: Final = 0
"""The seat of the person. It opens (D-3)."""


def board_of(day: date, anchor: str) -> BoardName:
    """The name of a day's board."""
    return BoardName(day.isoformat()[:7], day.day, anchor)


def day_of(board: BoardName) -> date:
    """The day of a board."""
    return date.fromisoformat(f"{board.series}-{board.number:02}")


def pack_of(key: bytes, board: BoardName) -> Deal:
    """The pack of a board, which its key and its name decide."""
    return shuffle.deal(rules_on(day_of(board)), key, board.label, 0, ())


def play_seed(key: bytes, board: BoardName) -> bytes:
    """The seed of the computers at a board. It reveals nothing about the key."""
    return hmac.digest(key, f"play\n{board.label}".encode(), hashlib.sha256)


def computer_draws(seed: bytes, board: BoardName, seat: int, decision: int) -> Draws:
    """The randomness of one choice of a computer at a board. Equal plays get equal answers."""
    return shuffle.computer_draws(seed, board.label, seat, decision, ())
