"""Arenas: whoever waits is paired every twenty seconds (T-15)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from bot.pairing.lots import Lots
from bot.pairing.results import Pair, Result
from bot.pairing.standings import Standing

EVERY_S: Final = 20
"""The seconds between two pairings."""
LONE_WAIT_S: Final = 60
"""The seconds that two who just met wait for somebody else before they meet again."""
STREAK: Final = 3
"""The win in a row from which on each brings a point more."""


class Waiting(NamedTuple):
    """An entry that waits: its rank in the standings from 1, its rating, and for how long, in seconds."""

    entry: int
    rank: int
    rating: int
    waited_s: float
    last: int | None = None
    """The opponent of its latest match; None before the first."""


def pair_waiting(waiting: Sequence[Waiting]) -> list[Pair]:
    """The pairs among those who wait. With an odd number the one whom it costs least waits on."""
    raise NotImplementedError


def points_of(outcomes: Iterable[int]) -> list[int]:
    """The points of an entry's matches in order, from 2 (won), 1 (drawn) and 0: the bonus is added."""
    raise NotImplementedError


def table(
    entries: Collection[int], results: Sequence[Result], ratings: Mapping[int, int], lots: Lots
) -> list[Standing]:
    """The standings, the first first. ``round`` of a result: its number in the order in which they ended."""
    raise NotImplementedError
