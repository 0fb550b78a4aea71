"""Timeouts and rate limits of requests to Discord, shorter than discord.py's own.

discord.py gives a request five minutes. After 500, 502 and 504 it tries again after one, three, five and
seven seconds. Meanwhile everything behind that request waits: the next picture, the next press. A request
must not be cancelled from outside either: if it is cancelled during a global rate limit, discord.py waits
for ever. So connections of ``TimeoutConnector`` time out, and ``rate_limit_trace`` reports failures.

Refused requests count towards a ban of the host. During a global limit, discord.py still sends what waits
for the limits of its route, and a request with an interaction's token does not tell the others; a refused
request is sent again without counting towards these limits. So ``rate_limit_trace`` holds back what would be
refused, and reports a refusal as a failure.

A limit may last for minutes. Work within ``no_retry_after`` waits ``LONGEST`` seconds at most for it to end.
If the limit lasts longer, the work fails at once with the duration. It can be put off while everything else
goes on. discord.py waits no longer for the limits that it counts itself either (``shorten_waits``).
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from http.client import INTERNAL_SERVER_ERROR, TOO_MANY_REQUESTS
from types import SimpleNamespace
from typing import Final

import aiohttp
from aiohttp.connector import Connection
from aiohttp.tracing import Trace
from discord.http import HTTPClient, Ratelimit

from bot.ui.wire.rate_limits.request_bucket import RequestBucket

ANSWER: Final = 1.0
"""The seconds in which an answer to an interaction may be tried again. Discord waits three for it, and
discord.py waits one before its second try and three before its third."""
SECONDS: Final = 6.0
"""The seconds for connecting, and again for the whole of a request and its answer."""
LONGEST: Final = 10.0
"""The seconds for which work waits in place until a limit ends."""
ONE_PIECE: Final = 1 << 20
"""Bytes of a form from which on it is sent piece by piece, so that it holds up nobody."""
_SOCKETS: Final = frozenset({"ws", "wss"})
_ALL: Final = "all"

_final_from: ContextVar[float] = ContextVar("_final_from", default=math.inf)
"""The event loop's time from which on a failure is not tried again."""


_may_send: ContextVar[Callable[[], bool]] = ContextVar("_may_send", default=lambda: True)
"""Whether this process still holds what a request is about."""


class DiscordUnavailable(aiohttp.ClientError):
    """Discord cannot carry out a request, or not now. ``status`` is the HTTP status.

    ``wait`` is the seconds for which Discord wants no such request; 0 if it did not say.
    """

    def __init__(self, status: int, wait: float = 0.0) -> None:
        super().__init__(f"Discord answered with {status}")
        self.status = status
        self.wait = wait

    @property
    def lasts(self) -> bool:
        """Whether the limit lasts so long that the work is put off and everything else goes on."""
        return self.wait > LONGEST


class LeaseLost(DiscordUnavailable):
    """Another process now holds the table, so this one sends nothing about it."""

    def __init__(self) -> None:
        super().__init__(0)


class TimeoutConnector(aiohttp.TCPConnector):
    """Cuts connections off after ``SECONDS``, except the gateway's, which is meant to last.

    A form with pictures is sent in one piece: aiohttp would write each line of it by itself.
    """

    def __init__(self) -> None:
        super().__init__(limit=0)  # as discord.py's own connector

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - the signature is aiohttp's
    ) -> Connection:
        """A connection for a request. Raises ``TimeoutError`` if there is none in time."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and (form.size or math.inf) < ONE_PIECE:
            await req.update_body(await form.as_bytes())
        async with asyncio.timeout(SECONDS):
            connection = await super().connect(req, traces, timeout)
        if req.url.scheme not in _SOCKETS:
            giving_up = asyncio.get_running_loop().call_later(SECONDS, _cut, connection)
            connection.add_callback(giving_up.cancel)
        return connection


def _cut(connection: Connection) -> None:
    """Close a connection; its request fails as if the connection had been lost."""
    if connection.transport is not None:
        connection.transport.abort()


@contextmanager
def no_retry_after(seconds: float) -> Iterator[None]:
    """Make discord.py not try a request again that fails after ``seconds`` within this context.

    It is for callers that try again themselves, or that others wait for.
    """
    token = _final_from.set(asyncio.get_running_loop().time() + seconds)
    try:
        yield
    finally:
        _final_from.reset(token)


@contextmanager
def only_while(may_send: Callable[[], bool]) -> Iterator[None]:
    """Send requests within this context only while ``may_send()``. Otherwise they raise ``LeaseLost``."""
    token = _may_send.set(may_send)
    try:
        yield
    finally:
        _may_send.reset(token)


def restrict_task(may_send: Callable[[], bool]) -> None:
    """As ``only_while``, for the rest of the present task."""
    _may_send.set(may_send)


def rate_limit_trace(bucket: RequestBucket | None = None) -> aiohttp.TraceConfig:
    """A trace that reports failures, as ``no_retry_after`` says, before discord.py begins to wait.

    It also waits for the limits that Discord has announced: of a route, or of all requests. A limit of more
    than ``LONGEST`` seconds is reported as a failure, too; then nothing is sent. Counted requests go through
    ``bucket``.
    """
    trace, gate = aiohttp.TraceConfig(), _RateLimitGate(bucket or RequestBucket())
    trace.on_request_start.append(gate.keep)
    trace.on_request_end.append(gate.hear)
    trace.on_request_end.append(_report)
    return trace


class _RateLimitGate:
    """The moments until which Discord wants no requests, of a route or at all, by the event loop's clock.

    Counted requests also go through a token bucket: new messages before the rest, which are mostly edits
    (V-9).
    """

    def __init__(self, bucket: RequestBucket) -> None:
        self._until: dict[str, float] = {}
        self._bucket = bucket

    async def keep(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        """Wait until such a request may be sent. Raises ``DiscordUnavailable`` if that takes too long."""
        limits, clock = _limits(request.method, request.url.parts), asyncio.get_running_loop().time
        while (wait := max(self._until.get(limit, 0.0) for limit in limits) - clock()) > 0:
            if wait > LONGEST and _final_from.get() < math.inf:
                raise DiscordUnavailable(TOO_MANY_REQUESTS, wait)
            await asyncio.sleep(wait)
        if _ALL in limits:
            await self._bucket.take(0 if request.method == "POST" else 1)
        if not _may_send.get()():  # asked last, since waiting takes time
            raise LeaseLost

    async def hear(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        """Note the limit that an answer announces."""
        wait, now = _announced_wait(request.response), asyncio.get_running_loop().time()
        if not wait:
            return
        self._until = {limit: until for limit, until in self._until.items() if until > now}
        everywhere = "X-RateLimit-Global" in request.response.headers
        limit = _ALL if everywhere else _limits(request.method, request.url.parts)[0]
        self._until[limit] = max(self._until.get(limit, 0.0), now + wait)


def _announced_wait(answer: aiohttp.ClientResponse) -> float:
    """The seconds for which Discord wants no such request, where discord.py does not obey by itself."""
    if answer.status == TOO_MANY_REQUESTS:
        return _seconds(answer.headers.get("Retry-After", ""))
    reset_after = _seconds(answer.headers.get("X-RateLimit-Reset-After", ""))
    is_used_up = answer.headers.get("X-RateLimit-Remaining") == "0"
    return reset_after if is_used_up and reset_after > LONGEST else 0.0


def _seconds(text: str) -> float:
    """A number of seconds in a header; 0 if it is not a number."""
    try:
        seconds = float(text)
    except ValueError:
        return 0.0
    return seconds if 0 < seconds < math.inf else 0.0


def _limits(method: str, path: Sequence[str]) -> Sequence[str]:
    """The limits that apply to a request: its route's, for all messages together, and the global one."""
    route = " ".join((method, *(path[:-1] if path[-1].isdecimal() else path)))
    return (route, _ALL) if is_counted(path) else (route,)


def is_counted(path: Sequence[str]) -> bool:
    """Whether the global limit applies to a request: not to one with an interaction's token."""
    return {"interactions", "webhooks"}.isdisjoint(path)


async def _report(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
) -> None:
    answer = request.response
    is_failure = answer.status >= INTERNAL_SERVER_ERROR or answer.status == TOO_MANY_REQUESTS
    if is_failure and asyncio.get_running_loop().time() >= _final_from.get():
        wait = _announced_wait(answer)
        answer.close()
        raise DiscordUnavailable(answer.status, wait)


class _Brief(Ratelimit):
    """A limit of a route for which discord.py waits ``LONGEST`` seconds at most.

    Connections with ``rate_limit_trace`` know when it really ends.
    """

    __slots__ = ()

    def update(self, response: aiohttp.ClientResponse, *, use_clock: bool = False) -> None:
        """Take over the limit that an answer announces."""
        super().update(response, use_clock=use_clock)
        self.reset_after = min(self.reset_after, LONGEST)
        self.expires = asyncio.get_running_loop().time() + self.reset_after


def shorten_waits(http: HTTPClient) -> None:
    """Make discord.py wait ``LONGEST`` seconds at most for the limit of a route.

    It waits before a request, and also after the last one that a limit allows.
    """
    limit_of = http.get_ratelimit

    def get_ratelimit(key: str) -> Ratelimit:
        limit = limit_of(key)
        limit.__class__ = _Brief
        return limit

    http.get_ratelimit = get_ratelimit  # type: ignore[method-assign]  # discord.py has no option for it
