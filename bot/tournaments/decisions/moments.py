"""The times of events: units, and the moment of a decision."""

from __future__ import annotations

from typing import Final, NamedTuple

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Moment(NamedTuple):
    """The time of a decision in Unix milliseconds, and how far the people's clock is ahead of it."""

    now: int
    ahead: int = 0

    @property
    def wall(self) -> int:
        """The time of the people's clock."""
        return self.now + self.ahead
