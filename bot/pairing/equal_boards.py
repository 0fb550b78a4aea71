"""Pairs at equal boards: all tables of a round hold the same ones; equal seats are compared (D-11)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from bot.pairing.lots import Lots
from bot.pairing.standings import Standing

FEWEST_TABLES: Final = 3
ABSENCE: Final = Fraction(60)
"""The percentage of who was there when the other pair was not, and of who rests."""


class BoardTable(NamedTuple):
    """A table at a board: the entries in the first seats and in the others, and the card points of the first.

    ``points`` is None where the table was not played.
    """

    first: int
    second: int
    points: int | None


def board_percents(tables: Sequence[BoardTable]) -> dict[int, Fraction]:
    """The percentage of each entry that played the board; 50 with a single table."""
    raise NotImplementedError


def table(
    entries: Collection[int], percents: Mapping[int, Sequence[Fraction]], cards: Mapping[int, int], lots: Lots
) -> list[Standing]:
    """The standings by the mean of all percentages, then by card points, the first first."""
    raise NotImplementedError
