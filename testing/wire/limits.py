"""Discord's rate limits, with their headers and answers."""

import re
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal

GLOBAL = 50
"""The requests a second in all. Those with the token of an interaction do not count."""
_OTHERS = (10, 10.0)
"""Assumed for all other routes, also for making threads (``POST /channels/{}/threads``).

Discord publishes no figure for that: its documentation refers to the headers of each answer, and limits only
the active threads of a server. Bots report that after some threads, how many nobody says, a channel is closed
to more of them for 200 to 300 seconds, with the scope ``shared`` (discord/discord-api-docs, issue 7816). So a
table whose thread is refused stands in the channel of its tournament (``TablePlaces``).
"""
_LIMITS = {
    ("POST", "/channels/{}/messages"): (5, 5.0),
    ("PATCH", "/channels/{}/messages/{}"): (5, 5.0),
    ("DELETE", "/channels/{}/messages/{}"): (5, 1.0),
    ("POST", "/webhooks/{}/{}"): (5, 2.0),
    ("PATCH", "/webhooks/{}/{}/messages/{}"): (5, 2.0),
    ("GET", "/gateway/bot"): (2, 5.0),
}
"""Requests and seconds, as observed. Discord may change them and announces them only in its answers."""


@dataclass
class _Bucket:
    limit: int
    window: float
    left: int = 0
    ends: float = 0.0


@dataclass(frozen=True)
class Verdict:
    """Whether a request may pass; if not, ``retry_after`` is in seconds."""

    headers: Mapping[str, str]
    retry_after: float = 0.0
    everywhere: bool = False

    @property
    def limit(self) -> Literal["route", "global"]:
        """The limit that was exceeded."""
        return "global" if self.everywhere else "route"


@dataclass
class Limits:
    """Counts requests, in seconds of a monotonic clock. ``haste`` is a factor on all limits."""

    haste: float = 1.0
    buckets: dict[str, _Bucket] = field(default_factory=dict)
    recent: deque[float] = field(default_factory=deque)
    closed_until: float = 0.0
    """The time until which no request passes that counts towards the global limit."""

    def take(self, method: str, path: str, now: float) -> Verdict:
        """Count a request."""
        if path.startswith("/interactions/"):
            return Verdict({})
        if not of_interaction(path) and (wait := self._wait(now)):
            return Verdict({}, wait, everywhere=True)
        template, major = _parts(path)
        bucket = self._bucket(method, template, major)
        if now >= bucket.ends:
            bucket.left, bucket.ends = bucket.limit, now + bucket.window / self.haste
        rest = bucket.ends - now
        is_refused = not bucket.left
        bucket.left = max(0, bucket.left - 1)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset-After": f"{rest:.3f}",
            "X-RateLimit-Bucket": sha256(f"{method} {template}".encode()).hexdigest()[:32],
        }
        return Verdict(headers, rest if is_refused else 0.0)

    def use_up(self, method: str, path: str, now: float, seconds: float) -> None:
        """Let no more requests pass on a route for so long."""
        bucket = self._bucket(method, *_parts(path))
        bucket.left, bucket.ends = 0, now + seconds

    def _wait(self, now: float) -> float:
        if now < self.closed_until:
            return self.closed_until - now
        second = 1 / self.haste
        while self.recent and self.recent[0] <= now - second:
            self.recent.popleft()
        if len(self.recent) >= GLOBAL:
            return self.recent[0] + second - now
        self.recent.append(now)
        return 0.0

    def _bucket(self, method: str, template: str, major: str) -> _Bucket:
        limit, window = _LIMITS.get((method, template), _OTHERS)
        return self.buckets.setdefault(f"{method} {template} {major}", _Bucket(limit, window))


def of_interaction(path: str) -> bool:
    """Whether a request uses the token of an interaction.

    Such requests do not count towards the global limit.
    """
    return path.startswith(("/webhooks/", "/interactions/"))


def _parts(path: str) -> tuple[str, str]:
    """The route without ids and tokens, and the key of its limits: channel, server or token."""
    parts = path.strip("/").split("/")
    major = parts[1] if len(parts) > 1 else ""
    if parts[0] == "webhooks":
        major = parts[2]
        parts[2:3] = ["0"]
        parts = ["0" if part == "@original" else part for part in parts]
    return re.sub(r"(?<=/)\d+(?=/|$)", "{}", "/" + "/".join(parts)), major
