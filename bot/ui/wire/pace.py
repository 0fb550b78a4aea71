"""How often something may be had: by a person what is costly to answer, by the bot what Discord rations."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

AT_ONCE: Final = 5
"""So many costly answers in a row."""
EACH: Final = 6_000
"""Milliseconds after which one more is granted."""
REMEMBERED: Final = 10_000
"""People; whoever was forgotten here begins anew."""


class Pace:
    """What each person has left: ``at_once`` in a row, and one more after ``each`` milliseconds.

    Times in Unix milliseconds, as the caller's clock gives them.
    """

    def __init__(self, at_once: int = AT_ONCE, each: int = EACH) -> None:
        self._at_once = at_once
        self._each = each
        self._full_at: OrderedDict[int, int] = OrderedDict()

    def wait(self, person: int, now: int) -> int:
        """Take one; 0 when it is granted, else the milliseconds until one will be, and nothing is taken."""
        at_once, each = self._at_once, self._each
        # One number says it all: when everything that was taken will have been given back.
        full_at = max(self._full_at.get(person, now), now)
        # A clock that was set back must not lock anybody out.
        full_at = min(full_at, now + at_once * each)
        if full_at > now + (at_once - 1) * each:
            return full_at - now - (at_once - 1) * each
        self._full_at[person] = full_at + each
        self._full_at.move_to_end(person)
        # Who has everything left need not be remembered.
        while len(self._full_at) > REMEMBERED or self._full_at[next(iter(self._full_at))] <= now:
            self._full_at.popitem(last=False)
        return 0
