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
    def sides(self) -> list[int]:
        """The entries that are known."""
        return [entry for entry in (self.first, self.second) if entry is not None]

    @property
    def settled(self) -> bool:
        """Whether it is over, by play or without."""
        return self.stage in {Stage.PASSED, Stage.DECIDED}

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
    """A bracket with everything that has been decided.

    ``seeds``: the entries in order of seed. ``rounds``: the matches by round, from top to bottom.
    """

    seeds: tuple[int, ...]
    rounds: tuple[tuple[Match, ...], ...]
    third: Match | None = None
    """The match for third place; None without one."""

    @property
    def matches(self) -> list[Match]:
        """All matches, by round; the match for third place comes before the final."""
        *early, final = (match for row in self.rounds for match in row)
        return [*early, *([self.third] if self.third else []), final]

    @property
    def open(self) -> list[Match]:
        """The matches that can be played now."""
        return [match for match in self.matches if match.stage is Stage.OPEN]

    @property
    def finished(self) -> bool:
        """Whether everything is decided."""
        return all(match.settled for match in self.matches)

    @property
    def winner(self) -> int | None:
        """The winner of the final; None before it, or if nobody came."""
        return self.rounds[-1][0].winner

    def places(self) -> list[Place]:
        """The places of the winner and of all who are out, the best first; equal places by seed."""
        found = [Place(self.winner, 1, 1)] if self.winner is not None else []
        for left, row in enumerate(reversed(self.rounds)):
            out = [entry for match in row if match.settled for entry in match.sides if entry != match.winner]
            best, worst = 2**left + 1, min(2 ** (left + 1), len(self.seeds))
            if self.third is not None and left == 1:
                found += self._places_of_third(self.third)
            else:
                found += [Place(entry, best, worst) for entry in sorted(out, key=self.seeds.index)]
        return found

    def _places_of_third(self, third: Match) -> list[Place]:
        """The places 3 and 4, which those who lost a semi-final share if nobody came."""
        if not third.settled:
            return []
        out = [entry for match in self.rounds[-2] for entry in match.sides if entry != match.winner]
        out.sort(key=self.seeds.index)
        if third.winner is None:
            return [Place(entry, 3, 4) for entry in out]
        behind = [Place(entry, 4, 4) for entry in out if entry != third.winner]
        return [Place(third.winner, 3, 3), *behind]


def fold(size: int) -> list[int]:
    """The seeds, from 1, in order of their slots in a bracket of ``size``: 1–8, 4–5, 3–6, 2–7 of eight."""
    order = [1]
    while len(order) * 2 < size:
        both = 2 * len(order) + 1
        order = [
            seed
            for number, better in enumerate(order)
            for seed in ((both - better, better) if number % 2 else (better, both - better))
        ]
    return [seed for better in order for seed in (better, size + 1 - better)]


class _Side(NamedTuple):
    """Who comes to a place in a match, and whether that is known. A known None stays empty."""

    entry: int | None
    known: bool = True


def bracket(
    seeds: Sequence[int], decided: Mapping[Spot, int | None], *, third_place: bool = False
) -> Bracket:
    """The bracket of two entries or more, in order of seed, after what has been decided.

    ``decided`` has the winner of each match that is over, None where nobody came. Raises ``ValueError`` if a
    match could not be decided so.
    """
    size = 2 ** (len(seeds) - 1).bit_length()
    sides = [_Side(seeds[seed - 1] if seed <= len(seeds) else None) for seed in fold(size)]
    rounds: list[tuple[Match, ...]] = []
    while len(sides) > 1:
        number = len(rounds) + 1
        pairs = zip(sides[::2], sides[1::2], strict=True)
        row = tuple(_match(Spot(number, place), *pair, decided) for place, pair in enumerate(pairs))
        rounds.append(row)
        sides = [_Side(match.winner, match.settled) for match in row]
    third = None
    if third_place and len(rounds) > 1:
        losers = [_Side(match.loser, match.settled) for match in rounds[-2]]
        third = _match(Spot(len(rounds), 1), losers[0], losers[1], decided)
    found = Bracket(tuple(seeds), tuple(rounds), third)
    unknown = decided.keys() - {match.spot for match in found.matches if match.stage is Stage.DECIDED}
    if unknown:
        raise ValueError(f"nobody can have played {sorted(unknown)}")
    return found


def _match(spot: Spot, first: _Side, second: _Side, decided: Mapping[Spot, int | None]) -> Match:
    one, other = first.entry, second.entry
    if not (first.known and second.known):
        return Match(spot, Stage.WAITING, one, other)
    if one is None or other is None:
        return Match(spot, Stage.PASSED, one, other, one if other is None else other)
    if spot not in decided:
        return Match(spot, Stage.OPEN, one, other)
    winner = decided[spot]
    if winner not in {one, other, None}:
        raise ValueError(f"{winner} does not play {spot}")
    return Match(spot, Stage.DECIDED, one, other, winner)
