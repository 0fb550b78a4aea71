"""The Swiss system: everybody plays every round, against an entry with about as many points (T-9, T-10).

A round is one matching of least cost over all who play, with a phantom among them if their number is odd.
Whoever meets the phantom rests. What a pair costs, most important first:

1. a meeting that has been before (the fewest such, then the fewest third ones);
2. the rest of an entry that has more points than another, or as many and a higher seed;
3. the square of the difference in points;
4. a float in the same direction as in the round before: down against an entry with fewer points, or a rest;
   up against one with more;
5. inside a score group, the distance from "the upper half against the lower, in order of seed": the square
   of how far the two are from half a group apart. The last of a group floats down, and the first up;
6. a lot, so that there is one best pairing, and any exact solver finds it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from bot.pairing.lots import Lots
from bot.pairing.results import Pair, Result

SMALL: Final = 6
"""Up to so many entries are offered a round robin instead (T-3)."""
_LOT: Final = 2**32
"""A lot is two numbers below this."""


def most_rounds(entries: int) -> int:
    """The largest number of rounds in which nobody has to meet anybody twice (T-10)."""
    return (entries + 1) // 2


def default_rounds(entries: int) -> int:
    """The number of rounds after which only one entry can have won them all, if there can be so many."""
    return min((entries - 1).bit_length(), most_rounds(entries))


class _Float(IntEnum):
    DOWN = -1
    NONE = 0
    UP = 1


class _Player(NamedTuple):
    """An entry that plays in the round; its index is its place by seed. The phantom is no player."""

    entry: int
    points: int
    met: Counter[int | None]
    floated: _Float
    place: int
    """The place in the score group, from 0 in order of seed."""
    group: int
    """The number of players in the score group."""


def pair_round(
    seeds: Sequence[int],
    playing: Collection[int],
    results: Sequence[Result],
    number: int,
    lots: Lots,
    *,
    scores: Mapping[int, int] | None = None,
) -> list[Pair]:
    """The pairs of round ``number`` (from 1), the leaders first, the entry that rests last.

    ``seeds`` are all entries in order of seed, ``playing`` those that play in this round, ``results`` those
    of all rounds before. ``scores`` are the points by which entries are paired where they are not those of
    the results (D-11).
    """
    raise NotImplementedError
