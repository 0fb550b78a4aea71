"""``Ballot``: a running election of captains (R-66)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.rules.rules import Rules

_NO_RATING: Final = float("-inf")


@dataclass(frozen=True, slots=True)
class Ballot:
    """The votes by seat. They are public, like everything that a team says aloud.

    ``dealer`` deals first when the election is over. ``ratings`` are those of the seats, None for a player
    without one.
    """

    dealer: int
    ratings: tuple[float | None, ...]
    votes: tuple[tuple[int, int], ...] = ()

    def vote_of(self, seat: int) -> int | None:
        """The seat that a seat has voted for; None if it has not voted."""
        return dict(self.votes).get(seat)

    def with_vote(self, seat: int, target: int) -> Ballot:
        """The ballot after a seat's vote, which replaces its earlier one."""
        votes = {**dict(self.votes), seat: target}
        return Ballot(self.dealer, self.ratings, tuple(sorted(votes.items())))

    def leader(self, side: tuple[int, ...]) -> int:
        """The seat of a side that leads: by votes, then by rating, then the lowest seat."""
        return max(side, key=self._standing)

    def is_settled(self, rules: Rules, outstanding: Collection[int]) -> bool:
        """Whether the captain of each side stays the same whatever the outstanding seats vote (V-12)."""
        return all(self._leads_for_good(side, len(set(outstanding) & {*side})) for side in rules.sides)

    def _leads_for_good(self, side: tuple[int, ...], more: int) -> bool:
        """Whether the leader stays ahead even if a rival gets all ``more`` outstanding votes."""
        leader = self.leader(side)
        rivals = (self._standing(seat) for seat in side if seat != leader)
        return all((votes + more, *rest) < self._standing(leader) for votes, *rest in rivals)

    def _standing(self, seat: int) -> tuple[int, float, int]:
        votes, rating = [target for _, target in self.votes].count(seat), self.ratings[seat]
        return votes, _NO_RATING if rating is None else rating, -seat

    def captains(self, rules: Rules) -> tuple[int, ...]:
        """The captain of each side as the votes stand."""
        return tuple(self.leader(side) for side in rules.sides)
