"""A token bucket for counted requests: Discord allows an application 50 a second in all (V-9).

discord.py keeps to the limit of each route, but learns of this one only when Discord refuses.
"""

from __future__ import annotations

import asyncio
import heapq
from itertools import count
from typing import Final

RATE: Final = 45.0
"""The requests a second: a tenth below Discord's limit, as a margin for clocks and networks."""
BURST: Final = 5
"""The requests that may be sent at once after a pause."""
_ROUNDING: Final = 1e-6


class RequestBucket:
    """Lets ``rate`` requests a second through, at most ``burst`` at once; the lowest rank goes first."""

    def __init__(self, rate: float = RATE, burst: int = BURST) -> None:
        self._each = 1 / rate
        self._burst = burst
        self._slack = (burst - 1) / rate
        self._next_at = 0.0
        self._numbers = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._timer: asyncio.TimerHandle | None = None

    async def take(self, rank: int) -> None:
        """Wait until a request may be sent. The lowest rank goes first, and within a rank the earliest."""
        if not self._waiting and self._taken():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
        self._set_timer()
        await turn

    @property
    def left(self) -> int:
        """The number of requests that may be sent at once."""
        if self._waiting:
            return 0
        free_for = asyncio.get_running_loop().time() - (self._next_at - self._slack)
        return 0 if free_for < 0 else min(int((free_for + _ROUNDING) / self._each), self._burst - 1) + 1

    @property
    def waiting(self) -> int:
        """The number of requests that wait until they may be sent."""
        return sum(not turn.done() for *_, turn in self._waiting)

    def _taken(self) -> bool:
        """Whether a request may be sent now. If so, it is counted."""
        now = asyncio.get_running_loop().time()
        if self._next_at - self._slack > now + _ROUNDING:
            return False
        self._next_at = max(self._next_at, now) + self._each
        return True

    def _set_timer(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_at(self._next_at - self._slack, self._release)

    def _release(self) -> None:
        self._timer = None
        while self._waiting:
            *_, turn = self._waiting[0]
            if turn.done():  # the waiting task was cancelled
                heapq.heappop(self._waiting)
            elif self._taken():
                heapq.heappop(self._waiting)
                turn.set_result(None)
            else:
                self._set_timer()
                return
