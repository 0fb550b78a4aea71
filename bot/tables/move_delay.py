"""How long a computer seems to think, so that people can follow: nothing in it says what it holds.

It is shorter than the time for which a table's message rests between two edits: where one computer answers a
person, the message is edited as often as if it had moved at once.
"""

from __future__ import annotations

import random
from typing import Final

LEAST: Final = 0.3
MOST: Final = 0.7
"""Seconds. Whatever a computer really thinks about is mostly done sooner, and is done meanwhile."""


def move_delay(match: str, decision: int) -> float:
    """Seconds for a decision of a match: the same whatever the cards are, drawn from what all may know."""
    return random.Random(f"{match} {decision}").uniform(LEAST, MOST)  # noqa: S311 - nothing depends on it
