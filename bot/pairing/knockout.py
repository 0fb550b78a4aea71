"""Knock-outs: the bracket, what can be played in it now, and the places it gives (T-12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Spot(NamedTuple):
    """A match of a bracket: its round from 1 and its number in the round from 0, from top to bottom.

    The final is in the last round, number 0; the match for third place is number 1 there.
    """

    round: int
    number: int


class Stage(StrEnum):
    """How far a match is."""

    WAITING = "waiting"
    """At least one of its entries is still unknown."""
    OPEN = "open"
    PASSED = "passed"
    """Nobody plays: one side, or both, are empty."""
    DECIDED = "decided"


@dataclass(frozen=True, slots=True)
class Match:
    """A match of a bracket. ``first`` and ``second`` are None while unknown, or where the place is empty.

    ``winner`` is None until the match is decided, and for ever if nobody came.
    """

    spot: Spot
    stage: Stage
    first: int | None = None
    second: int | None = None
    winner: int | None = None

    @property
    def loser(self) -> int | None:
        """The entry that lost against the winner; None without a winner, or if the winner passed."""
        return None if self.winner is None else self.second if self.winner == self.first else self.first


class Place(NamedTuple):
    """The places that an entry shares with those who left in the same round: from ``best`` to ``worst``."""

    entry: int
    best: int
    worst: int


@dataclass(frozen=True, slots=True)
class Bracket:
    """A bracket with everything that has been decided. ``rounds``: the matches by round, top to bottom."""

    rounds: tuple[tuple[Match, ...], ...]
    third: Match | None = None
    """The match for third place; None without one."""

    @property
    def open(self) -> list[Match]:
        """The matches that can be played now."""
        raise NotImplementedError

    @property
    def finished(self) -> bool:
        """Whether everything is decided."""
        raise NotImplementedError

    @property
    def winner(self) -> int | None:
        """The winner of the final; None before it, or if nobody came."""
        raise NotImplementedError

    def places(self) -> list[Place]:
        """The places of all who are out, and of the winner, the first first; equal places by seed."""
        raise NotImplementedError


def fold(size: int) -> list[int]:
    """The seeds, from 1, in order of their slots in a bracket of ``size`` (2, 4, 8 …): 1 8 4 5 2 7 3 6."""
    raise NotImplementedError


def bracket(
    seeds: Sequence[int], decided: Mapping[Spot, int | None], *, third_place: bool = False
) -> Bracket:
    """The bracket of the entries in order of seed, after what has been decided.

    ``decided`` has the winner of each match that is over, None where nobody came. Raises ``ValueError`` if a
    match could not be decided so.
    """
    raise NotImplementedError
