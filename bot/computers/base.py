"""What a computer player is."""

from __future__ import annotations

import random
from typing import Protocol

from bot.rules.actions import Action
from bot.rules.view import SeatView


class Computer(Protocol):
    """A computer player. It keeps nothing between two choices, so one may serve any number of seats."""

    level: str

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """One of ``view.legal``, for a seat that is to act. The same view and generator give the same choice.

        Raises ValueError when the seat has nothing to do but give up.
        """
