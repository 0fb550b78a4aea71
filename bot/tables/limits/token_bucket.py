"""The token bucket: a limit on how often each person may do something."""

from __future__ import annotations

from typing import Final

from cachetools import TLRUCache

CACHE_SIZE: Final = 10_000
"""The number of people remembered. A person who was dropped starts with a full bucket."""


class TokenBucket:
    """The tokens of each person: ``at_once`` in a row, then one more every ``each`` milliseconds.

    Times are Unix milliseconds on the caller's clock.
    """

    def __init__(self, at_once: int, each: int) -> None:
        self._at_once = at_once
        self._each = each
        self._now = 0
        # Maps a person to the time at which their bucket will be full again; then their entry expires.
        self._full_at: TLRUCache[int, int, int] = TLRUCache(
            CACHE_SIZE, ttu=lambda _, full_at, __: full_at, timer=lambda: self._now
        )

    def take(self, person: int, now: int) -> int:
        """Take a token. 0 if there was one, else the milliseconds until there will be one."""
        self.expire(now)
        # A clock that was set back must not lock anybody out.
        full_at = min(self._full_at.get(person, now), now + self._at_once * self._each)
        free_at = full_at - (self._at_once - 1) * self._each
        if free_at > now:
            return free_at - now
        self._full_at[person] = full_at + self._each
        return 0

    def expire(self, now: int) -> None:
        """Drop the entries of people whose buckets are full at ``now``."""
        self._now = now
        self._full_at.expire()

    def give_back(self, person: int) -> None:
        """Give back the token that was taken last, because the request came to nothing."""
        full_at = self._full_at.pop(person, None)
        if full_at is not None:
            self._full_at[person] = full_at - self._each
