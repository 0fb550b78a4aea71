"""How often each person may do something: so many times in a row, and then one more after each pause."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000
"""People; whoever was forgotten here begins anew."""


class Pace:
    """What each person has left. ``at_once`` are granted in a row, then one more each ``each`` milliseconds.

    Times in Unix milliseconds, as the caller's clock gives them.
    """

    def __init__(self, at_once: int, each: int) -> None:
        self._at_once = at_once
        self._each = each
        self._full_at: OrderedDict[int, int] = OrderedDict()

    def wait(self, person: int, now: int) -> int:
        """Take one; 0 when it is granted, else the milliseconds until one will be, and nothing is taken."""
        # One number says it all: when everything that was taken will have been given back.
        full_at = max(self._full_at.get(person, now), now)
        # A clock that was set back must not lock anybody out.
        full_at = min(full_at, now + self._at_once * self._each)
        free_at = full_at - (self._at_once - 1) * self._each
        if free_at > now:
            return free_at - now
        self._full_at[person] = full_at + self._each
        self._full_at.move_to_end(person)
        self.expire(now)
        return 0

    def expire(self, now: int) -> None:
        """Drop the ids of people who have everything left, and of the oldest where there are too many."""
        while self._full_at and (
            len(self._full_at) > REMEMBERED or self._full_at[next(iter(self._full_at))] <= now
        ):
            self._full_at.popitem(last=False)

    def give_back(self, person: int) -> None:
        """What was granted last came to nothing."""
        if person in self._full_at:
            self._full_at[person] -= self._each
