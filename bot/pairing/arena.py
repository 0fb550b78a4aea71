"""Arenas: whoever waits is paired every twenty seconds (T-15)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, NamedTuple

from bot.pairing import standings
from bot.pairing.lots import Lots
from bot.pairing.matching import Edge, match_all
from bot.pairing.results import WON, Pair, Result, games_of
from bot.pairing.standings import Standing
from bot.pairing.tie_breaks import Criterion

EVERY_S: Final = 20
"""The seconds between two pairings."""
LONE_WAIT_S: Final = 60
"""The seconds that two who just met wait for somebody else before they meet again."""
STREAK: Final = 3
"""The win in a row from which on each brings a point more."""
_RANK: Final = 1000
_AGAIN: Final = 10**7
_LEFT_OVER: Final = _AGAIN // 2
_LOT: Final = 2**32


class Waiting(NamedTuple):
    """An entry that waits: its rank in the standings from 1, its rating, and for how long, in seconds."""

    entry: int
    rank: int
    rating: int
    waited_s: float
    last: int | None = None
    """The opponent of its latest match; None before the first."""
    is_computer: bool = False
    """Whether computers play in this entry. They meet people only, so nobody who pauses falls behind them."""

    def just_met(self, other: Waiting) -> bool:
        """Whether one of two, who is no computer, has met the other one last."""
        mine = not self.is_computer and self.last == other.entry
        return mine or (not other.is_computer and other.last == self.entry)


def pair_waiting(waiting: Sequence[Waiting], number: int, lots: Lots) -> list[Pair]:
    """The pairs of pairing ``number`` among those who wait, in order of rank.

    A pair costs |Δrank|·1000 + |Δrating|, and 10^7 more if the two just met. Computers do not meet each
    other: if there are too many, some wait on. With an odd number one entry waits on. That costs nothing for
    a computer, 10^7 / 2 for a person, and 10^7 for a person who was left over before. Two who just met and
    wait alone are paired after a minute.
    """
    order = sorted(waiting, key=lambda one: (one.rank, one.entry))
    if len(order) < 2:
        return []
    patience = min(one.waited_s for one in order)
    if len(order) == 2 and order[0].just_met(order[1]) and patience < LONE_WAIT_S:
        return []
    draws = lots(f"pairing:{number}")
    edges = [
        Edge(one, other, (_cost(order[one], order[other]), draws.below(_LOT)))
        for one, other in combinations(range(len(order)), 2)
    ]
    if len(order) % 2:
        edges += [
            Edge(index, len(order), (_left_over(one), draws.below(_LOT))) for index, one in enumerate(order)
        ]
    return [
        Pair(order[one].entry, order[other].entry)
        for one, other in match_all(len(order) + len(order) % 2, edges)
        if other < len(order) and not (order[one].is_computer and order[other].is_computer)
    ]


def _cost(one: Waiting, other: Waiting) -> int:
    if one.is_computer and other.is_computer:
        return 0  # both wait on
    apart = _RANK * abs(one.rank - other.rank) + abs(one.rating - other.rating)
    return apart + _AGAIN * one.just_met(other)


def _left_over(one: Waiting) -> int:
    """The cost of a pairing in which an entry has no opponent."""
    return 0 if one.is_computer else _LEFT_OVER * (1 + (one.waited_s >= EVERY_S))


def points_of(outcomes: Iterable[int]) -> list[int]:
    """The points of an entry's matches in order, from 2 (won), 1 (drawn) and 0: the bonus is added."""
    found, running = list[int](), 0
    for outcome in outcomes:
        running = running + 1 if outcome == WON else 0
        found.append(outcome + (running >= STREAK))
    return found


def table(
    entries: Collection[int], results: Sequence[Result], ratings: Mapping[int, int], lots: Lots
) -> list[Standing]:
    """The standings by points, then by the mean rating of the opponents met, the first first.

    ``round`` of a result: its number in the order in which the matches ended.
    """
    games = games_of(results)

    def opponents(entry: int) -> Fraction:
        met = [ratings[game.opponent] for game in games[entry] if game.played and game.opponent is not None]
        return Fraction(sum(met), max(len(met), 1))

    return standings.order(
        entries,
        {
            Criterion.POINTS: {
                entry: sum(points_of(game.points for game in games[entry])) for entry in entries
            },
            Criterion.OPPONENTS: {entry: opponents(entry) for entry in entries},
        },
        lots,
    )
