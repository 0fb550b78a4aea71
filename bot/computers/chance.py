"""Any legal card, each equally likely: the yardstick for every other level."""

from __future__ import annotations

import random

from bot.rules.actions import Play
from bot.rules.cards import Card
from bot.rules.view import SeatView


def plays(view: SeatView) -> list[Card]:
    """The cards that the seat may play now. ValueError when there is none."""
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    if not cards:
        message = "this seat is not to play"
        raise ValueError(message)
    return cards


class Chance:
    """Plays at random."""

    level = "random"

    def choose(self, view: SeatView, rng: random.Random) -> Play:
        """Any legal card."""
        return Play(rng.choice(plays(view)))
