"""Discord's HTTP interface: passes requests to the simulated Discord, some of them with faults."""

import asyncio
import io
import json
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final, Literal, TypeAlias

from aiohttp import web
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import client as _client  # noqa: F401 - registers every route
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch

from testing.wire.faults import AFTER, SILENT, STATUS, Fault, Faults
from testing.wire.limits import Limits, of_interaction

Json: TypeAlias = Any

PREFIX = "/api/v10"
INVALID = frozenset({401, 403, 429})
"""Discord bans a host for an hour after ten thousand such answers in ten minutes."""
NONCE_LIVES = 300.0
"""The seconds for which Discord recognises a nonce: "a few minutes"."""
_LIMITED_FOR = {Fault.LIMITED: 1.0, Fault.LIMITED_EVERYWHERE: 0.5}
ON_ITS_WAY: Final = 0.1
"""The seconds within which a client that has just sent a request cannot know yet that all must wait."""
_PROXIED = {"Via": "1.1 google"}


@dataclass(frozen=True)
class Request:
    """A request and its result. ``status`` is 0 if no answer was given."""

    at: float
    method: str
    path: str
    status: int
    fault: Fault | None
    limit: Literal["", "route", "global"] = ""

    @property
    def invalid(self) -> bool:
        """Whether it counts towards a ban. A shared limit that others used up does not."""
        return self.status in INVALID and self.fault is not Fault.LIMITED


class Rest:
    """The interface.

    ``tell`` is called after each request that was carried out; ``gateway`` gives the gateway's address.
    """

    def __init__(
        self,
        backend: Backend,
        *,
        token: str,
        faults: Faults,
        limits: Limits,
        tell: Callable[[], None],
        gateway: Callable[[], Mapping[str, Any]],
    ) -> None:
        self.backend = backend
        self.faults = faults
        self.requests: list[Request] = []
        self.unknown: list[str] = []
        """The requests of the bot that the simulated Discord does not know."""
        self.limits = limits
        self.over = asyncio.Event()
        """Set when the server ends: open requests then get no answer."""
        self.messages_by_nonce: dict[tuple[int, str], list[int]] = {}
        """The messages by channel and nonce. More than one for the same nonce is a double."""
        self.again = 0
        """The number of messages that were requested again, and not made again."""
        self._nonces: dict[tuple[int, str], tuple[float, Json]] = {}
        self._token = token
        self._tell = tell
        self._gateway = gateway

    def routes(self) -> list[web.RouteDef]:
        """The routes of the interface."""
        return [web.route("*", PREFIX + "/{tail:.*}", self._handle)]

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        method, path = request.method, "/" + request.match_info["tail"]
        body, files = await _read(request)
        verdict = self.limits.take(method, path, time.monotonic())
        if verdict.retry_after:
            late = self.limits.closed_until - _LIMITED_FOR[Fault.LIMITED_EVERYWHERE] + ON_ITS_WAY
            on_its_way = verdict.everywhere and time.monotonic() < late
            self._note(method, path, 429, Fault.LIMITED_EVERYWHERE if on_its_way else None, verdict.limit)
            return _rate_limit_answer(verdict.retry_after, verdict.headers, everywhere=verdict.everywhere)
        fault = self.faults.next()
        if fault in _LIMITED_FOR:
            self._note(method, path, 429, fault)
            if fault is Fault.LIMITED_EVERYWHERE and not of_interaction(path):
                # From now on the bot is to blame if it does not wait.
                self.limits.closed_until = time.monotonic() + _LIMITED_FOR[fault]
            return _rate_limit_answer(_LIMITED_FOR[fault], {}, everywhere=fault is Fault.LIMITED_EVERYWHERE)
        if fault in STATUS:
            self._note(method, path, STATUS[fault], fault)
            return _json_answer({"message": fault.value, "code": 0}, STATUS[fault])
        answer = None
        if fault is None or fault in AFTER:
            answer = self._answer(request, method, path, body, files)
        if fault is None and answer is not None:
            self._note(method, path, answer.status, None)
            answer.headers.update(verdict.headers)
            return answer
        self._note(method, path, 0, fault)
        if fault in SILENT:
            await self.over.wait()
        if request.transport is not None:
            request.transport.abort()
        return web.Response()

    def _note(
        self,
        method: str,
        path: str,
        status: int,
        fault: Fault | None,
        limit: Literal["", "route", "global"] = "",
    ) -> None:
        self.requests.append(Request(time.monotonic(), method, path, status, fault, limit))

    def _answer(
        self,
        request: web.Request,
        method: str,
        path: str,
        body: Json,
        files: list[Any],
    ) -> web.Response:
        if not of_interaction(path) and request.headers.get("Authorization") != f"Bot {self._token}":
            return _json_answer({"message": "401: Unauthorized", "code": 0}, 401)
        if path == "/gateway/bot":
            return _json_answer(dict(self._gateway()))
        try:
            result = self._carried_out(method, path, body, files, dict(request.query))
        except (RouteNotImplemented, UnsupportedField) as gap:
            self.unknown.append(str(gap))
            return _json_answer(gap.to_json(), gap.status)
        except BackendError as refusal:
            return _json_answer(refusal.to_json(), refusal.status)
        finally:
            self._tell()
        is_callback = path.startswith("/interactions/")
        if result is None or (is_callback and request.query.get("with_response") != "1"):
            return web.Response(status=204)
        return _json_answer(result)

    def _carried_out(
        self,
        method: str,
        path: str,
        body: Json,
        files: list[Any],
        query: dict[str, str],
    ) -> Json:
        """Discord's answer. A message whose nonce is known is not made again."""
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is None or not path.startswith("/channels/"):
            return dispatch(self.backend, method, path, json=body, params=query, files=files)
        channel = int(path.split("/")[2])
        message = self._nonces.get((channel, nonce))
        if message is not None and time.monotonic() - message[0] < NONCE_LIVES:
            self.again += 1
            return message[1]
        result = dispatch(self.backend, method, path, json=body, params=query, files=files)
        self._nonces[channel, nonce] = time.monotonic(), result
        self.messages_by_nonce.setdefault((channel, nonce), []).append(int(result["id"]))
        return result

    def told_twice(self) -> list[str]:
        """The nonces under which more than one message was made."""
        return [nonce for (_, nonce), numbers in self.messages_by_nonce.items() if len(numbers) > 1]

    def invalid(self) -> int:
        """The number of answers that count towards a ban."""
        return sum(request.invalid for request in self.requests)

    def invalid_by_bot(self) -> int:
        """The number of those that were not injected: the bot sent too much, or did not wait."""
        return sum(request.invalid and request.fault is None for request in self.requests)


async def _read(request: web.Request) -> tuple[Json, list[Any]]:
    """The JSON and the files of a request, as discord.py would pass them to the simulated Discord."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    fields = await request.post()
    body = json.loads(str(fields["payload_json"]))
    message = body.get("data", body)
    descriptions = {str(one["id"]): one.get("description") for one in message.get("attachments", ())}
    files = []
    for name, part in fields.items():
        if isinstance(part, web.FileField):
            content = io.BytesIO(part.file.read())
            number = name.removeprefix("files[").removesuffix("]")
            files.append(
                SimpleNamespace(fp=content, filename=part.filename, description=descriptions.get(number))
            )
    return body, files


def _rate_limit_answer(seconds: float, headers: Mapping[str, str], *, everywhere: bool) -> web.Response:
    all_headers = {**headers, **_PROXIED, "Retry-After": str(math.ceil(seconds))}
    all_headers["X-RateLimit-Scope"] = "global" if everywhere else "user" if headers else "shared"
    if everywhere:
        all_headers["X-RateLimit-Global"] = "true"
    body = {"message": "You are being rate limited.", "retry_after": round(seconds, 3), "global": everywhere}
    return _json_answer(body, 429, all_headers)


def _json_answer(data: Json, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    # discord.py does not accept JSON with a character set beside it.
    all_headers = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=all_headers)
