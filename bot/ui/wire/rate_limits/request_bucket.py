"""A token bucket for counted requests: Discord allows an application 50 a second in all (V-9).

discord.py keeps to the limit of each route, but learns of this one only when Discord refuses.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from itertools import count
from typing import Final

RATE: Final = 45.0
"""The requests a second: a tenth below Discord's limit, as a margin for clocks and networks."""
BURST: Final = 5
"""The requests that may be sent at once after a pause."""
_MOST_REMEMBERED: Final = 100
_ROUNDING: Final = 1e-6


class RequestBucket:
    """Lets ``RATE`` requests a second through, at most ``BURST`` at once; the lowest rank goes first."""

    def __init__(self) -> None:
        self.set_rate(RATE, BURST)
        self._taken_at: deque[float] = deque()
        self._next_at = 0.0
        self._numbers = count()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._timer: asyncio.TimerHandle | None = None

    def set_rate(self, rate: float, burst: float) -> None:
        """Let ``rate`` requests a second through from now on, at most ``burst`` at once."""
        self._each = 1 / rate
        self._slack = (burst - 1) / rate

    def demand(self) -> int:
        """The requests of the last second, and those that wait."""
        now = asyncio.get_running_loop().time()
        while self._taken_at and self._taken_at[0] <= now - 1:
            self._taken_at.popleft()
        return len(self._taken_at) + self.waiting

    async def take(self, rank: int) -> None:
        """Wait until a request may be sent. The lowest rank goes first, and within a rank the earliest."""
        if not self._waiting and self._try_to_take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
        self._set_timer()
        await turn

    @property
    def tokens_left(self) -> int:
        """The number of requests that may be sent at once."""
        if self._waiting:
            return 0
        free_for = asyncio.get_running_loop().time() - (self._next_at - self._slack)
        return 0 if free_for < 0 else int((min(free_for, self._slack) + _ROUNDING) / self._each) + 1

    @property
    def waiting(self) -> int:
        """The number of requests that wait until they may be sent."""
        return sum(not turn.done() for *_, turn in self._waiting)

    def _try_to_take(self) -> bool:
        """Whether a request may be sent now. If so, it is counted."""
        now = asyncio.get_running_loop().time()
        if self._next_at - self._slack > now + _ROUNDING:
            return False
        self._next_at = max(self._next_at, now) + self._each
        self._taken_at.append(now)
        if len(self._taken_at) > _MOST_REMEMBERED:
            self._taken_at.popleft()
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
            elif self._try_to_take():
                heapq.heappop(self._waiting)
                turn.set_result(None)
            else:
                self._set_timer()
                return
