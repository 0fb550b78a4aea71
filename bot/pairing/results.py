"""What a round has brought: pairs, results and points (T-8)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from enum import StrEnum
from typing import Final, NamedTuple

WON: Final = 2
DRAWN: Final = 1
LOST: Final = 0
BYE: Final = 2
"""The points of an entry that rests because the number is odd."""


class Pair(NamedTuple):
    """Two entries that meet. ``second`` is None where the first one rests."""

    first: int
    second: int | None


class How(StrEnum):
    """How a result has come about."""

    PLAYED = "played"
    ABSENCE = "absence"
    """At least one of the two was not there."""
    BYE = "bye"
    MISSED = "missed"
    """The entry did not play in this round: it came late, or it was away."""


class Result(NamedTuple):
    """The result of a round for two entries, or for one that had no opponent (``second`` is None).

    ``round`` counts from 1. ``points`` are those of both; a single entry has the first of them. ``deals``
    are the deals that the first has won minus those that the second has won. ``cards`` are the card points.
    """

    round: int
    first: int
    second: int | None
    points: tuple[int, int]
    how: How = How.PLAYED
    deals: int = 0
    cards: tuple[int, int] = (0, 0)


class Game(NamedTuple):
    """A result as one entry sees it. ``opponent`` is None without one."""

    round: int
    opponent: int | None
    points: int
    against: int
    how: How
    deals: int
    cards: int

    @property
    def played(self) -> bool:
        """Whether the two met at a table."""
        return self.how is How.PLAYED


def absence(round_number: int, pair: tuple[int, int], present: tuple[bool, bool], won: int = WON) -> Result:
    """The result of a match to which not both came (T-7). Who was there has won, for ``won`` points."""
    points = (won if present[0] else LOST, won if present[1] else LOST)
    return Result(round_number, *pair, points, How.ABSENCE)


def bye(round_number: int, entry: int) -> Result:
    """The result of the entry that rests because the number is odd (T-8)."""
    return Result(round_number, entry, None, (BYE, 0), How.BYE)


def missed(round_number: int, entry: int, *, first: bool) -> Result:
    """The result of a round that an entry missed. Only the first one that it missed brings a point (T-6)."""
    return Result(round_number, entry, None, (DRAWN if first else LOST, 0), How.MISSED)


def games_of(results: Iterable[Result]) -> defaultdict[int, list[Game]]:
    """The games of each entry, in order of rounds."""
    games = defaultdict[int, list[Game]](list)
    for one in sorted(results, key=lambda one: one.round):
        mine, theirs = one.points
        games[one.first].append(Game(one.round, one.second, mine, theirs, one.how, one.deals, one.cards[0]))
        if one.second is not None:
            games[one.second].append(
                Game(one.round, one.first, theirs, mine, one.how, -one.deals, one.cards[1])
            )
    return games
