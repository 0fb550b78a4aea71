"""Where Discord fails, whoever holds others up meanwhile hears of it at once; discord.py is real here."""

import asyncio
import io
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.abc import AbstractStreamWriter
from aiohttp.test_utils import TestServer

from bot.app import Briscola, build
from bot.pages.page import Page, Text
from bot.settings import Settings
from bot.ui.wire import page_answers, replies
from bot.ui.wire.channel_activity import ChannelActivity
from bot.ui.wire.rate_limits import timeouts as connecting
from bot.ui.wire.rate_limits.timeouts import DiscordUnavailable, no_retry_after, rate_limit_trace
from bot.ui.wire.sender import MessageSender
from testing.worlds.painters import painter_in_threads

CHANNEL, MESSAGE = 7, 8
PAGE = Page((Text("Asso di denari"),))
USER: dict[str, Any] = {"id": "5", "username": "anna", "discriminator": "0", "avatar": None}
PRESS: dict[str, Any] = {
    "id": "1",
    "application_id": "2",
    "type": 3,
    "token": "made-up",
    "version": 1,
    "user": USER,
    "channel": {"id": "7", "type": 1},
    "data": {"custom_id": "b1:hand:abc123", "component_type": 2},
    "entitlements": [],
    "authorizing_integration_owners": {},
    "attachment_size_limit": 1 << 20,
}


class FailingDiscord:
    """A Discord that knows its bot, and fails in all else."""

    def __init__(self) -> None:
        self.failed: Counter[str] = Counter()
        self.status = 500
        self.headers: dict[str, str] = {}

    async def answer(self, request: web.Request) -> web.Response:
        if request.path == "/users/@me":
            return web.json_response({**USER, "bot": True})
        self.failed[request.method] += 1
        return web.Response(status=self.status, headers=self.headers)


@pytest.fixture
async def failing_discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FailingDiscord]:
    made = FailingDiscord()
    application = web.Application()
    application.router.add_route("*", "/{tail:.*}", made.answer)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{host}:{port}")
    yield made
    await runner.cleanup()


@pytest.fixture
async def bot(
    failing_discord: FailingDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Briscola]:
    async def signed_in(client: discord.AutoShardedClient, token: str) -> None:
        await client.http.static_login(token)

    monkeypatch.setattr(discord.AutoShardedClient, "login", signed_in)
    made = build(Settings(_env_file=None, database=tmp_path / "b.db"))
    assert not failing_discord.failed
    await made.login("made-up.token.of-three-parts")
    made._connection.application_id = 2
    yield made
    await made.http.close()


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
async def test_F6_what_the_publisher_asks_is_asked_once(
    bot: Briscola, failing_discord: FailingDiscord, status: int
) -> None:
    failing_discord.status = status
    painter = painter_in_threads()
    post = MessageSender(bot, painter, ChannelActivity(), lambda: 0)
    with pytest.raises(DiscordUnavailable) as told:
        await post.send(CHANNEL, PAGE, "nonce")
    assert told.value.status == status
    with pytest.raises(DiscordUnavailable):
        await post.edit(CHANNEL, MESSAGE, PAGE)
    with pytest.raises(DiscordUnavailable):
        await post.remove(CHANNEL, MESSAGE)
    with pytest.raises(DiscordUnavailable):
        await post.private_channel(5)
    for message in (None, MESSAGE):
        with pytest.raises(DiscordUnavailable):
            await post.edit_by_token("made-up", message, PAGE)
        with pytest.raises(DiscordUnavailable):
            await post.remove_by_token("made-up", message)
    with pytest.raises(DiscordUnavailable):
        await post.send_by_token("made-up", CHANNEL, PAGE)
    await painter.close()
    assert failing_discord.failed == {"POST": 3, "PATCH": 3, "DELETE": 3}


async def test_F6_an_answer_that_would_come_too_late_is_not_asked_for_again(
    bot: Briscola, failing_discord: FailingDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ANSWER", 0.0)
    with pytest.raises(DiscordUnavailable):
        await replies.reply(_pressed(bot), "no")
    await replies.defer(_pressed(bot))
    assert not await replies.still_waits(_pressed(bot))
    painter = painter_in_threads()
    with pytest.raises(DiscordUnavailable):
        await page_answers.replace_for_all(_pressed(bot), PAGE, painter)
    await painter.close()
    assert failing_discord.failed == {"POST": 4}


async def test_F6_elsewhere_discord_py_may_try_again(failing_discord: FailingDiscord) -> None:
    async with aiohttp.ClientSession(trace_configs=[rate_limit_trace()]) as session:
        with no_retry_after(60):
            async with session.get(f"{discord.http.Route.BASE}/gateway/bot") as answer:
                assert answer.status == failing_discord.status
        async with session.get(f"{discord.http.Route.BASE}/gateway/bot") as answer:
            assert answer.status == failing_discord.status


async def test_F6_a_refusal_is_told_as_what_it_is(bot: Briscola, failing_discord: FailingDiscord) -> None:
    failing_discord.status = 403
    painter = painter_in_threads()
    with pytest.raises(discord.Forbidden):
        await MessageSender(bot, painter, ChannelActivity(), lambda: 0).send(CHANNEL, PAGE, "nonce")
    await painter.close()


@pytest.mark.parametrize(
    ("headers", "waiting"),
    [
        (
            {"X-RateLimit-Global": "true"},
            {"/channels/1/messages/2", "/channels/1/messages", "/channels/3/messages/4"},
        ),
        ({}, {"/channels/1/messages/2"}),
    ],
)
async def test_F6_whoever_is_to_wait_does(headers: dict[str, str], waiting: set[str]) -> None:
    """All but answers to interactions; or what is asked of the same route: another message of a channel."""
    asked: list[tuple[str, float]] = []
    clock = asyncio.get_running_loop().time

    async def answer(request: web.Request) -> web.Response:
        asked.append((request.path, clock()))
        if len(asked) > 1:
            return web.Response()
        return web.Response(status=429, headers={"Retry-After": "0.4", **headers})

    application = web.Application()
    application.router.add_route("*", "/{tail:.*}", answer)
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession(trace_configs=[rate_limit_trace()]) as session,
    ):

        async def ask(method: str, path: str) -> None:
            async with session.request(method, server.make_url(path)):
                pass

        await ask("PATCH", "/channels/1/messages/1")
        await asyncio.gather(
            ask("PATCH", "/channels/1/messages/2"),
            ask("POST", "/channels/1/messages"),
            ask("PATCH", "/channels/3/messages/4"),
            ask("POST", "/interactions/1/x/callback"),
            ask("PATCH", "/webhooks/1/x/messages/2"),
        )
    assert {path for path, at in asked[1:] if at - asked[0][1] >= 0.39} == waiting


LASTING = [
    (429, {"Retry-After": "600"}),
    (429, {"Retry-After": "600", "X-RateLimit-Global": "true"}),
    (200, {"X-RateLimit-Limit": "5", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": "600"}),
]
"""Answers that tell of a limit of ten minutes."""


@pytest.mark.parametrize(("status", "headers"), LASTING)
async def test_a_limit_that_lasts_holds_nobody_and_nothing_is_sent_before_it_ends(
    status: int, headers: dict[str, str]
) -> None:
    asked: list[str] = []

    async def answer(request: web.Request) -> web.Response:
        asked.append(request.path)
        return web.Response(status=status, headers=headers) if len(asked) == 1 else web.Response()

    application = web.Application()
    application.router.add_route("*", "/{tail:.*}", answer)
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession(trace_configs=[rate_limit_trace()]) as session,
    ):

        async def wait(method: str, path: str) -> float:
            """Ask for something, and return how long a limit lasts that keeps it from being sent."""
            try:
                with no_retry_after(0):
                    async with asyncio.timeout(5), session.request(method, server.make_url(path)):
                        return 0.0
            except DiscordUnavailable as limit:
                return limit.wait if limit.lasts and limit.status == 429 else -1.0

        first = await wait("POST", "/channels/1/messages")
        assert first == (600 if status == 429 else 0)
        everywhere = "X-RateLimit-Global" in headers
        for _ in range(2):
            assert 590 < await wait("POST", "/channels/1/messages") <= 600
        for method, path in (("PATCH", "/channels/1/messages/2"), ("POST", "/channels/3/messages")):
            assert (await wait(method, path) > 0) is everywhere
        assert await wait("POST", "/interactions/1/x/callback") == 0
    assert asked.count("/channels/1/messages") == 1


async def test_no_told_number_of_seconds_is_no_limit() -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=429, headers={"Retry-After": "Thu, 01 Jan 2026 00:00:00 GMT"})

    application = web.Application()
    application.router.add_route("*", "/{tail:.*}", answer)
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession(trace_configs=[rate_limit_trace()]) as session,
    ):
        for _ in range(2):
            with pytest.raises(DiscordUnavailable) as told, no_retry_after(0):
                await session.get(server.make_url("/channels/1"))
            assert told.value.wait == 0
            assert not told.value.lasts


async def test_a_limit_that_is_used_up_holds_nobody_for_long(
    bot: Briscola, failing_discord: FailingDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "LONGEST", 0.01)
    failing_discord.status, failing_discord.headers = LASTING[-1]
    painter = painter_in_threads()
    post = MessageSender(bot, painter, ChannelActivity(), lambda: 0)
    async with asyncio.timeout(5):
        await post.remove(CHANNEL, MESSAGE)
        with pytest.raises(DiscordUnavailable) as told:
            await post.remove(CHANNEL, MESSAGE + 1)
        with pytest.raises(DiscordUnavailable):
            await post.remove(CHANNEL, MESSAGE + 2)
    await painter.close()
    assert told.value.wait > 590
    assert failing_discord.failed == {"DELETE": 1}


def _pressed(bot: Briscola) -> discord.Interaction[Briscola]:
    return discord.Interaction(data=cast("Any", PRESS), state=cast("Any", bot._connection))


async def test_a_form_with_a_picture_is_sent_in_one_piece_and_a_large_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    received: list[tuple[str, bytes]] = []
    written: list[aiohttp.MultipartWriter] = []

    async def receive(request: web.Request) -> web.Response:
        fields = await request.post()
        picture = cast("web.FileField", fields["files[0]"])
        received.append((str(fields["payload_json"]), picture.file.read()))
        return web.Response()

    async def write(form: aiohttp.MultipartWriter, writer: AbstractStreamWriter) -> None:
        written.append(form)
        await piece_by_piece(form, writer)

    piece_by_piece = aiohttp.MultipartWriter.write
    monkeypatch.setattr(aiohttp.MultipartWriter, "write", write)
    application = web.Application(client_max_size=2 * connecting.ONE_PIECE)
    application.router.add_post("/", receive)
    pictures = b"asso" * 1000, b"asso" * (connecting.ONE_PIECE // 4)
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession(connector=connecting.TimeoutConnector()) as session,
    ):
        for picture in pictures:
            form = aiohttp.FormData({"payload_json": "{}"})
            form.add_field("files[0]", io.BytesIO(picture), filename="hand.jpg")
            async with session.post(server.make_url("/"), data=form) as answer:
                assert answer.ok
    assert received == [("{}", picture) for picture in pictures]
    assert len(written) == 1
