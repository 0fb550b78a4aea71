"""The protocol of a computer player."""

from __future__ import annotations

import random
from typing import Protocol, runtime_checkable

from bot.rules.actions import Action
from bot.rules.view import SeatView


class Computer(Protocol):
    """A computer player.

    It keeps nothing between two choices, so one object may serve any number of seats. The same view and
    generator give the same choice and the same remark.
    """

    level: str

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """One of ``view.legal``, for a seat that is to act; ``rng`` is its only source of randomness.

        Raises ``ValueError`` if the seat can do nothing but give up.
        """

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """The talk of a seat while somebody else is to act: one of ``view.legal``, or None for nothing."""


@runtime_checkable
class EstimatingComputer(Computer, Protocol):
    """A computer player that also estimates points."""

    def choose_with_value(self, view: SeatView, rng: random.Random) -> tuple[Action, float | None]:
        """As ``choose``, with the card points that the side may expect; None if they were not estimated."""
