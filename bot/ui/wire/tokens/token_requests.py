"""Requests with an interaction's token, made with less work than discord.py's own.

A form goes out as one piece of bytes. aiohttp would make objects of each of its parts and of their headers.
Discord is not asked to return an edited message, because nobody reads it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Final

from aiohttp import ClientSession
from discord import InteractionResponseType
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.ui.wire.rate_limits.timeouts import ONE_PIECE

_CALLBACK: Final = "/interactions/{webhook_id}/{webhook_token}/callback"
_EDIT: Final = InteractionResponseType.message_update.value
_UNSAFE: Final = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})


def use_token_requests() -> None:
    """Make these requests from the present task on, and from all tasks that it starts.

    A simulated Discord that answers within the process has its own way, and keeps it.
    """
    if type(async_context.get()) is AsyncWebhookAdapter:
        async_context.set(TokenRequests())


class TokenRequests(AsyncWebhookAdapter):
    """discord.py's requests with tokens; it keeps their limits and tries them again."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # discord.py gives it no types

    async def request(
        self,
        route: Route,
        session: ClientSession,
        *,
        multipart: list[dict[str, Any]] | None = None,
        **options: Any,  # noqa: ANN401 - discord.py's own
    ) -> Any:  # noqa: ANN401 - whatever Discord answers
        """Make a request. Returns what Discord answered, and raises as discord.py does."""
        parts = [] if multipart is None else [(part, _content(part)) for part in multipart]
        if not parts or sum(len(content) for _, content in parts) >= ONE_PIECE:
            return await super().request(route, session, multipart=multipart, **options)
        options.pop("files", None)  # their content is in the form, however often it is sent
        form: Any = _FormSession(session, parts)
        return await super().request(route, form, **options)

    async def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        params: MultipartParameters,
        **options: Any,  # noqa: ANN401 - as above
    ) -> Any:  # noqa: ANN401 - as above
        """Answer an interaction. Returns what Discord says of the answer."""
        if not _is_edit(params):
            return await super().create_interaction_response(interaction_id, token, params=params, **options)
        route = Route("POST", _CALLBACK, webhook_id=interaction_id, webhook_token=token)
        await self.request(
            route, payload=params.payload, multipart=params.multipart, files=params.files, **options
        )
        return {"interaction": {"id": interaction_id}}


class _FormSession:
    """A session that sends a form with each request. ``parts`` are the form's fields with their content."""

    def __init__(self, session: ClientSession, parts: Iterable[tuple[Mapping[str, Any], bytes]]) -> None:
        self._session = session
        boundary = secrets.token_hex(16)
        self._type = f"multipart/form-data; boundary={boundary}"
        pieces = [piece for part, content in parts for piece in (_head(part, boundary), content, b"\r\n")]
        self._form = b"".join([*pieces, f"--{boundary}--\r\n".encode()])

    def request(self, method: str, url: str, *, headers: Mapping[str, str], **options: Any) -> Any:  # noqa: ANN401 - aiohttp's own
        """A request with the form, as aiohttp makes it."""
        headers = {**headers, "Content-Type": self._type}
        return self._session.request(method, url, **{**options, "headers": headers, "data": self._form})


def _content(part: Mapping[str, Any]) -> bytes:
    value = part["value"]
    if isinstance(value, str):
        return value.encode()
    content: bytes = value.read()
    value.seek(0)
    return content


def _head(part: Mapping[str, Any], boundary: str) -> bytes:
    lines = [f"--{boundary}", f'Content-Disposition: form-data; name="{part["name"]}"']
    if "filename" in part:
        lines[-1] += f'; filename="{part["filename"].translate(_UNSAFE)}"'
        lines.append(f"Content-Type: {part['content_type']}")
    return "\r\n".join([*lines, "", ""]).encode()


def _is_edit(params: MultipartParameters) -> bool:
    """Whether an answer edits the pressed message."""
    if params.multipart:
        # discord.py writes the type first.
        return str(params.multipart[0]["value"]).startswith(f'{{"type":{_EDIT},')
    return params.payload is not None and params.payload["type"] == _EDIT
