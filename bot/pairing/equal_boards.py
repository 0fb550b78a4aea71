"""Pairs at equal boards: all tables of a round hold the same ones; equal seats are compared (D-11)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from bot.pairing import standings
from bot.pairing.lots import Lots
from bot.pairing.matchpoints import field_standings
from bot.pairing.standings import Standing
from bot.pairing.tie_breaks import Criterion

ABSENCE: Final = Fraction(60)
"""The percentage of who was there when the other pair was not, and of who rests."""
_EQUAL: Final = Fraction(50)


class BoardTable(NamedTuple):
    """A table at a board: the entries in the first seats and in the others.

    ``points`` are the card points of both; None where the board was not played. ``present``: who was there.
    """

    first: int
    second: int
    points: tuple[int, int] | None
    present: tuple[bool, bool] = (True, True)

    @property
    def entries(self) -> tuple[int, int]:
        """Both entries."""
        return self.first, self.second


def board_percents(tables: Sequence[BoardTable]) -> dict[int, Fraction]:
    """The percentage of each entry at a board: all first seats are compared, and all second ones.

    A board that a single table has played gives both 50. One that was not played gives 60 to who was there.
    """
    found = {
        entry: ABSENCE if present else Fraction(0)
        for table in tables
        if table.points is None
        for entry, present in zip(table.entries, table.present, strict=True)
    }
    played = [(table, table.points) for table in tables if table.points is not None]
    for side in (0, 1):
        field = field_standings([points[side] - points[1 - side] for _, points in played])
        for (table, _), standing in zip(played, field, strict=True):
            found[table.entries[side]] = standing.percent if standing.size > 1 else _EQUAL
    return found


def table(
    entries: Collection[int], percents: Mapping[int, Sequence[Fraction]], cards: Mapping[int, int], lots: Lots
) -> list[Standing]:
    """The standings by the mean of all percentages, then by card points, the first first."""
    return standings.order(
        entries,
        {
            Criterion.PERCENT: {
                entry: sum(mine := percents.get(entry, ()), Fraction(0)) / max(len(mine), 1)
                for entry in entries
            },
            Criterion.CARDS: {entry: cards.get(entry, 0) for entry in entries},
        },
        lots,
    )
