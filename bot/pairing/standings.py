"""Standings: the order of entries, with the tie-break that decided each place (T-13)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.pairing.lots import Lots
from bot.pairing.results import Result
from bot.pairing.tie_breaks import Criterion


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of an entry, from 1; no two have the same.

    ``values`` has each criterion that is defined for the entry, ``DIRECT`` only where it was asked for.
    ``decided`` is the criterion that put the entry behind the one before it; None for the first.
    """

    place: int
    entry: int
    values: Mapping[Criterion, Fraction]
    decided: Criterion | None = None

    @property
    def points(self) -> Fraction:
        """The points, which in heats with a bye may be a fraction."""
        return self.values[Criterion.POINTS]


def swiss(entries: Collection[int], results: Sequence[Result], rounds: int, lots: Lots) -> list[Standing]:
    """The standings of a Swiss after ``rounds`` closed rounds, the first first."""
    raise NotImplementedError


def round_robin(entries: Collection[int], results: Sequence[Result], lots: Lots) -> list[Standing]:
    """The standings of a round robin, the first first. ``round_robin.table`` knows of withdrawals."""
    raise NotImplementedError
