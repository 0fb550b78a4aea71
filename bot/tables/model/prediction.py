"""What onlookers say before a match of an event: which side will win (G-1)."""

from __future__ import annotations

from typing import NamedTuple

from bot.tables.model.people import Person


class Prediction(NamedTuple):
    """A person's prediction. ``chance`` is the one that the side had by rating when they made it."""

    person: Person
    side: int
    chance: float


class ScoredPrediction(NamedTuple):
    """A prediction of a match that is over, and the points that it brought."""

    person: Person
    side: int
    right: bool
    points: int
