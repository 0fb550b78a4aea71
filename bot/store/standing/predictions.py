"""What came of predictions (G-1): the contract of this part of the store; see ``bot.store.base``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class PredictionRow(NamedTuple):
    """A prediction of a match that is over. ``name`` is empty and ``person`` negative once forgotten."""

    match: str
    person: int
    guild: int
    ended: int
    name: str
    hit: bool
    points: int


class PredictorRow(NamedTuple):
    """What a person's predictions brought in a period: points, and how many of how many were right."""

    person: int
    name: str
    points: int
    hits: int
    total: int


class Predictions(Protocol):
    """The predictions of all finished matches that count."""

    async def note(self, rows: Sequence[PredictionRow]) -> None:
        """Store the predictions of a match that is booked next. The first time counts.

        Those of people who were forgotten meanwhile are left out.
        """

    async def board(
        self, guild: int, starts: int, ends: int, limit: int, offset: int = 0
    ) -> list[PredictorRow]:
        """Who predicted matches of a server that ended in a period, the most points first.

        ``ends`` is outside. Of equal points more right ones count, then fewer predictions.
        """
