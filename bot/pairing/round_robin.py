"""Round robins: everybody meets everybody (T-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.pairing.lots import Lots
from bot.pairing.results import Pair, Result
from bot.pairing.standings import Standing

LARGEST_GROUP: Final = 8


def schedule(seeds: Sequence[int], *, double: bool = False) -> list[list[Pair]]:
    """The pairs of all rounds, by the circle method; one that rests in a round comes last.

    ``double``: everybody meets everybody twice, in the second half with the sides changed.
    """
    raise NotImplementedError


def groups(seeds: Sequence[int]) -> list[list[int]]:
    """The entries in groups of 4–8, as few as possible, by serpentine: the seeds run to and fro."""
    raise NotImplementedError


def table(
    rounds: Sequence[Sequence[Pair]], results: Sequence[Result], withdrawn: Mapping[int, int], lots: Lots
) -> list[Standing]:
    """The standings of a round robin, the first first.

    ``rounds`` are those of ``schedule``. ``withdrawn``: the last round in which an entry still played, 0 if
    none. Of who withdrew before half of their matches none counts, and they come last; later, their remaining
    matches are lost by absence.
    """
    raise NotImplementedError


def qualified(tables: Sequence[Sequence[Standing]], cut: int) -> list[int]:
    """The ``cut`` best of several groups in order of seed for a knock-out (T-1).

    Better places come first; equal places of different groups by points a match, then by group.
    """
    raise NotImplementedError
