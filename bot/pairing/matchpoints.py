"""Match points: a result in the field of all results at the same board (D-6, D-11)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple


class FieldStanding(NamedTuple):
    """The place of a result in a field of ``size``; ``halves`` are match points, two for each one beaten."""

    halves: int
    place: int
    size: int

    @property
    def percent(self) -> Fraction:
        """The match points in percent of the most that are possible."""
        return Fraction(50 * self.halves, self.size - 1)


def field_standings(field: Sequence[Any]) -> list[FieldStanding]:
    """The standing of each result in its field, in the same order: one for each beaten, half for each equal.

    Of the results of a field, each of which may be compared with all others, the greater is the better.
    """
    size, found = len(field), dict[int, FieldStanding]()
    below = 0
    for _, group in groupby(sorted(range(size), key=field.__getitem__), key=field.__getitem__):
        equal = list(group)
        above = size - below - len(equal)
        standing = FieldStanding(2 * below + len(equal) - 1, above + 1, size)
        found.update(dict.fromkeys(equal, standing))
        below += len(equal)
    return [found[number] for number in range(size)]
