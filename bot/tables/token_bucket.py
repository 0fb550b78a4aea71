"""How often each person may do something: so many times in a row, and then one more after each pause."""

from __future__ import annotations

from typing import Final

from cachetools import TLRUCache

REMEMBERED: Final = 10_000
"""People; whoever was forgotten here begins anew."""


class TokenBucket:
    """What each person has left. ``at_once`` are granted in a row, then one more each ``each`` milliseconds.

    Times in Unix milliseconds, as the caller's clock gives them.
    """

    def __init__(self, at_once: int, each: int) -> None:
        self._at_once = at_once
        self._each = each
        self._now = 0
        # By person, when everything that was taken will have been given back: then nothing is kept of them.
        self._full_at: TLRUCache[int, int, int] = TLRUCache(
            REMEMBERED, ttu=lambda _, full_at, __: full_at, timer=lambda: self._now
        )

    def wait(self, person: int, now: int) -> int:
        """Take one; 0 when it is granted, else the milliseconds until one will be, and nothing is taken."""
        self.expire(now)
        # A clock that was set back must not lock anybody out.
        full_at = min(self._full_at.get(person, now), now + self._at_once * self._each)
        free_at = full_at - (self._at_once - 1) * self._each
        if free_at > now:
            return free_at - now
        self._full_at[person] = full_at + self._each
        return 0

    def expire(self, now: int) -> None:
        """Drop the ids of people who have everything left."""
        self._now = now
        self._full_at.expire()

    def give_back(self, person: int) -> None:
        """What was granted last came to nothing."""
        full_at = self._full_at.pop(person, None)
        if full_at is not None:
            self._full_at[person] = full_at - self._each
