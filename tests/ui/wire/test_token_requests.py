"""Requests with an interaction's token: the form that Discord receives, and what is read of its answer."""

import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.webhook.async_ import interaction_message_response_params

from bot.ui.wire.rate_limits.timeouts import ONE_PIECE
from bot.ui.wire.tokens.token_requests import TokenRequests

SAID = {"interaction": {"id": "7", "type": 3, "response_message_id": "8"}}


class ReceivedRequests:
    """What a server was sent, request by request: path, query, and the fields of the form."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], dict[str, Any]]] = []
        self.failures = 0

    async def answer(self, request: web.Request) -> web.Response:
        fields: dict[str, Any] = {}
        if request.content_type == "application/json":
            fields = await request.json()
        else:
            for name, part in (await request.post()).items():
                whole = isinstance(part, web.FileField)
                fields[name] = (part.filename, part.file.read()) if whole else json.loads(part)  # type: ignore[union-attr,arg-type]  # either a file or a text
        self.requests.append((request.path, dict(request.query), fields))
        if self.failures:
            self.failures -= 1
            return web.json_response({}, status=502)
        # discord.py does not accept JSON with a character set beside it.
        return web.Response(body=json.dumps(SAID).encode(), headers={"Content-Type": "application/json"})


@pytest.fixture
async def received_requests(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ReceivedRequests]:
    made = ReceivedRequests()
    application = web.Application(client_max_size=8 << 20)
    application.router.add_route("*", "/{tail:.*}", made.answer)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{host}:{port}")
    yield made
    await runner.cleanup()


async def answer(kind: discord.InteractionResponseType, *files: tuple[str, bytes]) -> object:
    """Answer an interaction; returns what the caller gets."""
    attached = [discord.File(io.BytesIO(content), name, description="a hand") for name, content in files]
    with interaction_message_response_params(
        type=kind.value, content="Hello, Zoë", attachments=attached
    ) as params:
        async with aiohttp.ClientSession() as session:
            return await TokenRequests().create_interaction_response(
                7, "token", session=session, params=params
            )


EDIT, SEND = discord.InteractionResponseType.message_update, discord.InteractionResponseType.channel_message


@pytest.mark.parametrize("size", [3, ONE_PIECE + 1])
async def test_a_form_arrives_whole(received_requests: ReceivedRequests, size: int) -> None:
    said = await answer(SEND, ("hand.jpg", bytes(size)), ("notes.txt", b"\r\n--x--\r\n"))
    ((path, query, fields),) = received_requests.requests
    assert (path, query) == ("/interactions/7/token/callback", {"with_response": "1"})
    assert fields["payload_json"]["type"] == SEND.value
    assert fields["payload_json"]["data"]["content"] == "Hello, Zoë"
    assert [one["description"] for one in fields["payload_json"]["data"]["attachments"]] == ["a hand"] * 2
    assert fields["files[0]"] == ("hand.jpg", bytes(size))
    assert fields["files[1]"][1] == b"\r\n--x--\r\n"
    assert said == SAID


@pytest.mark.parametrize("files", [[], [("hand.jpg", b"abc")]])
async def test_an_edit_asks_for_no_account_of_it(
    received_requests: ReceivedRequests, files: list[tuple[str, bytes]]
) -> None:
    said = await answer(EDIT, *files)
    ((_, query, _),) = received_requests.requests
    assert query == {}
    assert said == {"interaction": {"id": 7}}


async def test_a_form_that_is_sent_again_is_the_same(
    received_requests: ReceivedRequests, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(_: float) -> None:
        """Sleep for no time."""

    monkeypatch.setattr("asyncio.sleep", at_once)
    received_requests.failures = 1
    await answer(EDIT, ("hand.jpg", b"abc"))
    first, second = received_requests.requests
    assert first == second
