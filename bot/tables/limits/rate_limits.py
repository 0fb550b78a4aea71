"""The rate limits: how often a person may send requests that notify others or add to a log.

A limit covers all tables together. The rules of the game bound its moves, and the caps bound the number of
open tables. ``RATE_LIMITS`` bounds the remaining requests by their kind. A request that only takes something
back is free, so that nobody is kept from leaving: it needs a limited request before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from bot.rules import actions
from bot.tables.decisions.deadlines import SECOND
from bot.tables.decisions.lobby import Setup
from bot.tables.limits.token_bucket import TokenBucket
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent, TableClosed
from bot.tables.model.people import Person
from bot.tables.model.requests import Actor


@dataclass(frozen=True, slots=True)
class RateLimit:
    """A rate limit: ``at_once`` requests in a row, then one more every ``each`` milliseconds.

    A request over the limit is refused with ``reason``. Kinds of requests that share a limit are counted
    together.
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
    requests.ReplaceComputer: ARRANGING,
    requests.Arrange: ARRANGING,
    requests.Change: ARRANGING,
    requests.SetGesture: ARRANGING,
    requests.Predict: ARRANGING,
    requests.VoteRais: PROPOSING,
    requests.Resign: PROPOSING,
    actions.Forfeit: PROPOSING,
    requests.End: PROPOSING,
    requests.AllowHints: PROPOSING,
    actions.Signal: SIGNALLING,
}
"""The rate limit of each kind of request; ``Setup`` stands for opening a table."""


class RateLimits:
    """Counts the requests of each person since the process began.

    ``now`` and ``ahead`` are the functions of ``Tables``.
    """

    def __init__(
        self,
        now: Callable[[], int],
        ahead: Callable[[], int],
        limits: Mapping[type[Any], RateLimit] = RATE_LIMITS,
    ) -> None:
        self._now = now
        self._ahead = ahead
        self._limits = limits
        self._buckets = {limit: TokenBucket(limit.at_once, limit.each) for limit in limits.values()}

    @contextmanager
    def count(self, who: Actor, action: object, events: Sequence[LogEvent]) -> Iterator[None]:
        """Count a request while its events are written.

        A request that fails, or that closes the table, does not count. Raises ``Refused`` for a request over
        the limit, with the time at which the next one is allowed.
        """
        limit = self._limits.get(type(action))
        closes = any(isinstance(event, TableClosed) for event in events)
        if limit is None or closes or not isinstance(who, Person):
            yield
            return
        now, bucket, reason = self._now(), self._buckets[limit], limit.reason
        for each in self._buckets.values():
            each.expire(now)
        wait = bucket.take(who.id, now)
        if wait:
            again = -(-(now + wait + self._ahead()) // SECOND)
            raise Refused(reason, when=f"<t:{again}:R>")
        try:
            yield
        except BaseException:
            bucket.give_back(who.id)
            raise
