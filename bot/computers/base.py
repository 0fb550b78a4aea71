"""What a computer player is."""

from __future__ import annotations

import random
from typing import Protocol, runtime_checkable

from bot.rules.actions import Action
from bot.rules.view import SeatView


class Computer(Protocol):
    """A computer player. It keeps nothing between two choices, so one may serve any number of seats.

    The same view and generator give the same choice and the same remark.
    """

    level: str

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """One of ``view.legal``, for a seat that is to act.

        Raises ValueError when the seat has nothing to do but give up.
        """

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """What a seat says or shows while somebody else is to act: talk out of ``view.legal``, or nothing."""


@runtime_checkable
class Reckoner(Computer, Protocol):
    """A computer player that reckons with numbers."""

    def considered(self, view: SeatView, rng: random.Random) -> tuple[Action, float | None]:
        """As ``choose``, with the card points that the side may expect, where they were reckoned."""
