"""The requests that one of several processes may send: Discord allows 50 a second in all (V-9).

Each process says how many it wants, and all compute the same shares. Who wants little gets it; the rest is
divided evenly. A process lowers its rate at once and raises it one renewal later, when the others have
lowered theirs: all together never send more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store.leases import ProcessRow
from bot.ui.wire.rate_limits.request_bucket import BURST, RATE, RequestBucket

SPARE: Final = 3
"""The requests a second that each process may send beyond those it wanted, so that none has to ask first."""
AT_FIRST: Final = 3.0
"""The requests a second before the others are known."""


def share(mine: float, others: Sequence[float]) -> float:
    """The share of all requests a second of a process that wants ``mine``, beside others."""
    remaining, processes = RATE, 1 + len(others)
    own_share = 0.0
    for demand in sorted([mine, *others]):
        equal_share = min(demand, remaining / processes)
        if demand <= mine:
            own_share = equal_share
        remaining -= equal_share
        processes -= 1
    return own_share + remaining / (1 + len(others))


class Allowance:
    """Keeps the rate of ``bucket`` at this process's share."""

    def __init__(self, bucket: RequestBucket) -> None:
        self._bucket = bucket
        self._before = AT_FIRST
        bucket.set_rate(AT_FIRST, 1.0)

    def hear(self, others: Sequence[ProcessRow]) -> None:
        """Adapt the rate to what the other processes want."""
        rate = share(self._bucket.demand() + SPARE, [one.demand + SPARE for one in others])
        self._bucket.set_rate(min(rate, self._before), max(1.0, BURST / (1 + len(others))))
        self._before = rate
