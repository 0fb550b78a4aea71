"""The ratings of people against computers: the contract of this part of the results.

See ``bot.store.base``. ``Results.book`` stores them. Only the person sees them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol


class ComputerRatingRow(NamedTuple):
    """A person's rating against computers after ``matches`` matches.

    ``game`` is a key of ``bot.computers.scale``; ``points`` and their standard ``deviation`` are in its unit.
    """

    person: int
    game: str
    points: float
    deviation: float
    matches: int


class HasComputerRatings(Protocol):
    """Results with ratings against computers."""

    async def computer_ratings(self, persons: Iterable[int]) -> list[ComputerRatingRow]:
        """The ratings of some people against computers at all games, ordered by person and game."""
