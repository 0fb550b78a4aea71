"""How often a person may ask tables for what notifies others or adds to a log, over all tables together.

The rules bound the moves of the game, and the caps how many tables there are at a time. Whatever else can be
done again and again is limited here, as data: ``RATE_LIMITS`` by the kind of the request. What only takes
something back is free, so that nobody is kept from leaving: it needs a limited request before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from bot.rules import actions
from bot.tables.decisions.deadlines import SECOND
from bot.tables.decisions.lobby import Setup
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent, TableClosed
from bot.tables.model.people import Person
from bot.tables.model.requests import Actor
from bot.tables.token_bucket import TokenBucket


@dataclass(frozen=True, slots=True)
class RateLimit:
    """``at_once`` requests in a row, then one more each ``each`` milliseconds; ``reason`` refuses the others.

    Kinds of requests with the same limit are counted together.
    """

    reason: TableReason
    at_once: int
    each: int


OPENING: Final = RateLimit(TableReason.TOO_MANY_TABLES, 20, 30 * SECOND)
COMING: Final = RateLimit(TableReason.TOO_MANY_ARRIVALS, 10, 6 * SECOND)
INVITING: Final = RateLimit(TableReason.TOO_MANY_INVITATIONS, 5, 12 * SECOND)
ARRANGING: Final = RateLimit(TableReason.TOO_MANY_CHANGES, 30, 3 * SECOND)
PROPOSING: Final = RateLimit(TableReason.TOO_MANY_PROPOSALS, 8, 8 * SECOND)
SIGNALLING: Final = RateLimit(TableReason.TOO_MANY_SIGNALS, 30, 2 * SECOND)

RATE_LIMITS: Final[Mapping[type[Any], RateLimit]] = {
    Setup: OPENING,
    requests.Join: COMING,
    requests.Substitute: COMING,
    requests.Rematch: COMING,
    requests.Invite: INVITING,
    requests.CallSubstitute: INVITING,
    requests.Shuffle: ARRANGING,
    requests.AddComputer: ARRANGING,
    requests.Arrange: ARRANGING,
    requests.Change: ARRANGING,
    requests.SetGesture: ARRANGING,
    requests.VoteRais: PROPOSING,
    requests.Resign: PROPOSING,
    actions.Forfeit: PROPOSING,
    requests.End: PROPOSING,
    requests.AllowHints: PROPOSING,
    actions.Signal: SIGNALLING,
}
"""The limits by the kind of the request; ``Setup`` is that of a new table."""


class RateLimits:
    """Counts what people were granted since the process began. ``now`` and ``ahead`` as of ``Tables``."""

    def __init__(
        self,
        now: Callable[[], int],
        ahead: Callable[[], int],
        limits: Mapping[type[Any], RateLimit] = RATE_LIMITS,
    ) -> None:
        self._now = now
        self._ahead = ahead
        self._limits = limits
        self._paces = {limit: TokenBucket(limit.at_once, limit.each) for limit in limits.values()}

    @contextmanager
    def counted(self, who: Actor, action: object, events: Sequence[LogEvent]) -> Iterator[None]:
        """Count a request whose events are written meanwhile; one that comes to nothing does not count.

        Nor does one that closes the table. Raises ``Refused`` for one too many, with the time from which on
        there may be another.
        """
        limit = self._limits.get(type(action))
        closes = any(isinstance(event, TableClosed) for event in events)
        if limit is None or closes or not isinstance(who, Person):
            yield
            return
        now, pace, reason = self._now(), self._paces[limit], limit.reason
        for each in self._paces.values():
            each.expire(now)
        wait = pace.wait(who.id, now)
        if wait:
            again = -(-(now + wait + self._ahead()) // SECOND)
            raise Refused(reason, when=f"<t:{again}:R>")
        try:
            yield
        except BaseException:
            pace.give_back(who.id)
            raise
