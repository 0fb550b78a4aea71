"""How long Discord is waited for, where discord.py waits longer than anybody at a table would.

discord.py gives a request five minutes. After 500, 502 and 504 it tries again after one, three, five and
seven seconds. Meanwhile everything behind that request waits: the next picture, the next press. A
request must not be cancelled from outside either: cancelled during a global rate limit, it leaves discord.py
waiting for ever. So connections of ``TimeoutConnector`` give up, and ``rate_limit_trace`` reports failures.

Refused requests count towards a ban of the host. Where Discord wants none at all for a while, discord.py
sends what already waits for the limits of its route, and a request with an interaction's token does not tell
the others; a refused request is sent again without counting towards these limits. So ``rate_limit_trace``
holds back what would be refused, and reports a refusal as a failure.

A limit may last for minutes. Work within ``no_retry_after`` waits ``LONGEST`` seconds at most for it to
end. If the limit lasts longer, the work fails at once and is told how long. It can be put off while
everything else goes on. discord.py waits no longer for the limits it counts itself either (``brief``).
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from http.client import INTERNAL_SERVER_ERROR, TOO_MANY_REQUESTS
from types import SimpleNamespace
from typing import Final

import aiohttp
from aiohttp.connector import Connection
from aiohttp.tracing import Trace
from discord.http import HTTPClient, Ratelimit

from bot.ui.wire.request_bucket import RequestBucket

ANSWER: Final = 1.0
"""Seconds in which an answer to an interaction may be tried again: Discord waits three for it, and discord.py
one before its second try, three before its third."""
SECONDS: Final = 6.0
"""For connecting, and then again for the whole of a request and its answer."""
LONGEST: Final = 10.0
"""Seconds for which work waits where it stands until a limit ends."""
_SOCKETS: Final = frozenset({"ws", "wss"})
_ALL: Final = "all"

_final_from: ContextVar[float] = ContextVar("_final_from", default=math.inf)
"""The event loop's time from which on a failure is not tried again."""


class DiscordUnavailable(aiohttp.ClientError):
    """Discord says that it cannot, or not now, for no fault of ours. ``status`` is HTTP's.

    ``wait``: seconds for which Discord wants no such request; 0 where it did not say.
    """

    def __init__(self, status: int, wait: float = 0.0) -> None:
        super().__init__(f"Discord answered with {status}")
        self.status = status
        self.wait = wait

    @property
    def lasts(self) -> bool:
        """Whether the limit lasts so long that the work is put off and everything else goes on meanwhile."""
        return self.wait > LONGEST


class TimeoutConnector(aiohttp.TCPConnector):
    """Cuts off what takes longer than ``seconds``; the gateway's connection is meant to last."""

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__(limit=0)  # as discord.py's own
        self._seconds = seconds

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - as aiohttp
    ) -> Connection:
        """A connection for a request; TimeoutError where there is none in time."""
        async with asyncio.timeout(self._seconds):
            connection = await super().connect(req, traces, timeout)
        if req.url.scheme not in _SOCKETS:
            giving_up = asyncio.get_running_loop().call_later(self._seconds, _cut, connection)
            connection.add_callback(giving_up.cancel)
        return connection


def _cut(connection: Connection) -> None:
    """Whoever waits for an answer is told that the connection was lost."""
    if connection.transport is not None:
        connection.transport.abort()


@contextmanager
def no_retry_after(seconds: float) -> Iterator[None]:
    """Whatever is asked of Discord within, and fails after so many seconds, is not tried again by discord.py.

    That is for whoever tries again by themselves, or holds up somebody else meanwhile.
    """
    token = _final_from.set(asyncio.get_running_loop().time() + seconds)
    try:
        yield
    finally:
        _final_from.reset(token)


def rate_limit_trace() -> aiohttp.TraceConfig:
    """What makes connections tell of a failure, where ``no_retry_after`` says so, before discord.py can wait.

    And wait themselves for whatever limit Discord told of: of a route, or of all requests. A limit that lasts
    for more than ``LONGEST`` is told as a failure, too; then nothing is sent.
    """
    trace, silence = aiohttp.TraceConfig(), _RateLimitGate()
    trace.on_request_start.append(silence.keep)
    trace.on_request_end.append(silence.hear)
    trace.on_request_end.append(_tell)
    return trace


class _RateLimitGate:
    """Until when Discord wants no requests, by the event loop's clock: of a route, or none at all.

    Counted requests go through a bucket besides: new messages before the rest, which are mostly edits (V-9).
    """

    def __init__(self) -> None:
        self._until: dict[str, float] = {}
        self._bucket = RequestBucket()

    async def keep(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        begun: aiohttp.TraceRequestStartParams,
    ) -> None:
        """Wait until such a request may be made again. Raises ``DiscordUnavailable`` for a long wait."""
        limits, clock = _limits(begun.method, begun.url.parts), asyncio.get_running_loop().time
        while (left := max(self._until.get(limit, 0.0) for limit in limits) - clock()) > 0:
            if left > LONGEST and _final_from.get() < math.inf:
                raise DiscordUnavailable(TOO_MANY_REQUESTS, left)
            await asyncio.sleep(left)
        if _ALL in limits:
            await self._bucket.take(0 if begun.method == "POST" else 1)

    async def hear(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        """Note it where an answer says so."""
        wait, now = _told_wait(ended.response), asyncio.get_running_loop().time()
        if not wait:
            return
        self._until = {limit: until for limit, until in self._until.items() if until > now}
        everywhere = "X-RateLimit-Global" in ended.response.headers
        limit = _ALL if everywhere else _limits(ended.method, ended.url.parts)[0]
        self._until[limit] = max(self._until.get(limit, 0.0), now + wait)


def _told_wait(answer: aiohttp.ClientResponse) -> float:
    """Seconds for which Discord wants no such request any more, as far as discord.py does not heed it."""
    if answer.status == TOO_MANY_REQUESTS:
        return _seconds(answer.headers.get("Retry-After", ""))
    left = _seconds(answer.headers.get("X-RateLimit-Reset-After", ""))
    used_up = answer.headers.get("X-RateLimit-Remaining") == "0"
    return left if used_up and left > LONGEST else 0.0


def _seconds(told: str) -> float:
    """A number of seconds in a header; 0 where it is none."""
    try:
        seconds = float(told)
    except ValueError:
        return 0.0
    return seconds if 0 < seconds < math.inf else 0.0


def _limits(method: str, path: Sequence[str]) -> Sequence[str]:
    """What a request is limited by: its route, whichever message it is about; and what all are together.

    Those with the token of an interaction do not count towards the latter.
    """
    route = " ".join((method, *(path[:-1] if path[-1].isdecimal() else path)))
    return (route, _ALL) if {"interactions", "webhooks"}.isdisjoint(path) else (route,)


async def _tell(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    answer = ended.response
    unable = answer.status >= INTERNAL_SERVER_ERROR or answer.status == TOO_MANY_REQUESTS
    if unable and asyncio.get_running_loop().time() >= _final_from.get():
        wait = _told_wait(answer)
        answer.close()
        raise DiscordUnavailable(answer.status, wait)


class _Brief(Ratelimit):
    """A limit of a route for which discord.py waits ``LONGEST`` seconds at most.

    ``rate_limit_trace`` connections know when it really ends.
    """

    __slots__ = ()

    def update(self, response: aiohttp.ClientResponse, *, use_clock: bool = False) -> None:
        """Take over what an answer says."""
        super().update(response, use_clock=use_clock)
        self.reset_after = min(self.reset_after, LONGEST)
        self.expires = asyncio.get_running_loop().time() + self.reset_after


def brief(http: HTTPClient) -> None:
    """Have discord.py wait ``LONGEST`` seconds at most for the limit of a route to end.

    It waits before a request, and also after the last one that a limit allows.
    """
    limit_of = http.get_ratelimit

    def get_ratelimit(key: str) -> Ratelimit:
        limit = limit_of(key)
        limit.__class__ = _Brief
        return limit

    http.get_ratelimit = get_ratelimit  # type: ignore[method-assign]  # discord.py has no option for it
