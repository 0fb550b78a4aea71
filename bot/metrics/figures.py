"""The meter of a process whose figures Prometheus reads. It needs the extra ``metrics``."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from cachetools import LRUCache
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

from bot import __version__
from bot.metrics.measured_store import watch_store
from bot.metrics.meter import RunningBot
from bot.metrics.readings import Readings
from bot.metrics.routes import ACKNOWLEDGEMENT, class_of
from bot.store.base import Store
from bot.store.errors import Duplicate, Stale, StoreError, Unavailable
from bot.ui.wire.rate_limits.timeouts import DiscordUnavailable, is_counted

UNANSWERED: Final = "none"
"""The status of a request that got no answer."""
REMEMBERED: Final = 4096
"""The number of interactions whose acknowledgement is waited for."""
KINDS: Final = {
    "application_command": "command",
    "component": "press",
    "modal_submit": "form",
    "autocomplete": "completion",
}
"""What people do, by discord.py's names of the types of interactions."""
_GATEWAY: Final = {
    "shard_connect": "connected",
    "shard_resumed": "resumed",
    "shard_disconnect": "disconnected",
}
_ERRORS: Final[dict[type[StoreError], str]] = {
    Stale: "stale",
    Duplicate: "duplicate",
    Unavailable: "unavailable",
    StoreError: "refused",
}
_WRITES: Final = frozenset({"append", "beat", "renew"})
"""Calls that write. One of them is tried within a minute, and shows that the whole database serves again."""
_MOMENTS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_ANSWERS: Final = (0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
"""Discord waits three seconds for an answer."""
_INTERVAL: Final = 0.5
"""The seconds between two measurements of the event loop's delay."""


class Figures:
    """Counts for Prometheus. ``registry`` holds everything that is offered."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library lacks a type there
        self.registry = registry = CollectorRegistry()
        self._bot: RunningBot | None = None
        self._failed_calls: set[str] = set()
        """The calls of the store that failed, and after which nothing has shown that it serves again."""
        self._arrivals: LRUCache[str, tuple[str, float]] = LRUCache(REMEMBERED)
        ProcessCollector(registry=registry)
        registry.register(Readings(lambda: self._bot))
        Gauge(
            "briscola_version", "1, with the version of the program", ["version"], registry=registry
        ).labels(__version__).set(1)
        self._acknowledgement_delay = Histogram(
            "briscola_acknowledgement_seconds",
            "Seconds from an interaction's arrival to Discord's confirmation of the first answer",
            ["kind"],
            buckets=_ANSWERS,
            registry=registry,
        )
        self._requests = Counter(
            "briscola_requests",
            "Requests to Discord by their class and the status of the answer",
            ["route", "status"],
            registry=registry,
        )
        self._counted_requests = Counter(
            "briscola_counted_requests",
            "Requests that count towards Discord's limit of 50 a second",
            registry=registry,
        )
        self._gateway = Counter(
            "briscola_gateway_events",
            "Connections to Discord's gateway that were made, resumed and lost",
            ["event"],
            registry=registry,
        )
        self._matches = Counter(
            "briscola_matches", "Matches that were started and finished", ["event"], registry=registry
        )
        self._cards = Counter("briscola_cards", "Cards that were played", registry=registry)
        self._append = Histogram(
            "briscola_append_seconds",
            "Seconds until an act is stored",
            buckets=_MOMENTS,
            registry=registry,
        )
        self._store_errors = Counter(
            "briscola_store_errors", "Calls to the database that failed", ["kind"], registry=registry
        )
        self._painting = Histogram(
            "briscola_painting_seconds", "Seconds to paint a picture", buckets=_MOMENTS, registry=registry
        )
        self._delay = Histogram(
            "briscola_event_loop_delay_seconds",
            "Seconds by which the event loop is late",
            buckets=_MOMENTS,
            registry=registry,
        )
        # What has not happened yet is 0, so that a rate can be computed from the first time on.
        for kind in KINDS.values():
            self._acknowledgement_delay.labels(kind)
        for event in _GATEWAY.values():
            self._gateway.labels(event)
        for kind in _ERRORS.values():
            self._store_errors.labels(kind)
        self._started, self._finished = map(self._matches.labels, ("started", "finished"))

    @property
    def outage(self) -> str | None:
        """Why people cannot play now, in a few words; None if they can."""
        if self._bot is None or not self._bot.hears:
            return "not connected to Discord"
        return "the database is away" if self._failed_calls else None

    # As ``Meter`` -------------------------------------------------------------------------------------------

    def watch(self, bot: RunningBot) -> None:
        """See ``Meter.watch``."""
        self._bot = bot

    def note_event(self, event: str, args: Sequence[object]) -> None:
        """See ``Meter.note_event``."""
        if event == "interaction":
            interaction: Any = args[0]
            kind = KINDS.get(interaction.type.name)
            if kind is not None:
                self._arrivals[str(interaction.id)] = kind, time.monotonic()
        elif event in _GATEWAY:
            self._gateway.labels(_GATEWAY[event]).inc()

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """See ``Meter.listen``."""
        # First of all: others raise for some answers.
        trace.on_request_end.insert(0, self._note_response)
        trace.on_request_exception.append(self._note_failure)

    def watch_store(self, store: Store) -> Store:
        """See ``Meter.watch_store``."""
        return watch_store(store, self)

    def note_picture(self, seconds: float) -> None:
        """See ``Meter.note_picture``."""
        self._painting.observe(seconds)

    # As ``Watcher`` -----------------------------------------------------------------------------------------

    def note_append(self, kinds: Sequence[str], seconds: float) -> None:
        """See ``Watcher.note_append``."""
        self._append.observe(seconds)
        self._cards.inc(kinds.count("card-played"))
        self._started.inc(kinds.count("match-started"))
        self._finished.inc(kinds.count("match-ended"))

    def note_success(self, call: str) -> None:
        """See ``Watcher.note_success``."""
        self._failed_calls.discard(call)
        if call in _WRITES:
            self._failed_calls.clear()

    def note_error(self, call: str, error: StoreError) -> None:
        """See ``Watcher.note_error``."""
        if isinstance(error, Unavailable):
            self._failed_calls.add(call)
        kind = next(name for error_type, name in _ERRORS.items() if isinstance(error, error_type))
        self._store_errors.labels(kind).inc()

    # The event loop and requests ----------------------------------------------------------------------------

    async def follow_the_loop(self) -> None:
        """Measure the event loop's delay until cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + _INTERVAL
            await asyncio.sleep(_INTERVAL)
            self._delay.observe(max(0.0, clock() - due))

    async def _note_response(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        route, status = class_of(params.method, params.url), params.response.status
        self._count(params, route, str(status))
        if route == ACKNOWLEDGEMENT and status < 400:
            arrival = self._arrivals.pop(params.url.parts[-3], None)
            if arrival is not None:
                kind, at = arrival
                self._acknowledgement_delay.labels(kind).observe(time.monotonic() - at)

    async def _note_failure(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        if not isinstance(
            params.exception, DiscordUnavailable
        ):  # its answer has been counted, or none was sent
            self._count(params, class_of(params.method, params.url), UNANSWERED)

    def _count(
        self,
        params: aiohttp.TraceRequestEndParams | aiohttp.TraceRequestExceptionParams,
        route: str,
        status: str,
    ) -> None:
        self._requests.labels(route, status).inc()
        if is_counted(params.url.parts):
            self._counted_requests.inc()
