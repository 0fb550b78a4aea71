"""The parts of the figures: classes of requests, the watched store, and what health means."""

import asyncio
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
import yarl

from bot.metrics.figures import Figures
from bot.metrics.meter import RunningBot
from bot.metrics.routes import class_of
from bot.metrics.serving import serve
from bot.store.errors import Stale, Unavailable
from bot.store.opening import open_store
from bot.store.rows import NewEntry, Place
from testing.each import each

BASE = "https://discord.com/api/v10"


@each(
    "method, path, name",
    [
        ("POST", "/interactions/1/token/callback", "acknowledgement"),
        ("POST", "/webhooks/1/token", "follow-up"),
        ("PATCH", "/webhooks/1/token/messages/@original", "edit by token"),
        ("POST", "/channels/1/messages", "message"),
        ("PATCH", "/channels/1/messages/2", "edit"),
        ("DELETE", "/channels/1/messages/2", "deletion"),
        ("GET", "/channels/1/messages/2", "look"),
        ("POST", "/channels/1/messages/2/threads", "thread"),
        ("POST", "/users/@me/channels", "opening of direct messages"),
        ("PUT", "/applications/1/guilds/2/commands", "commands"),
        ("POST", "/applications/1/emojis", "emojis"),
        ("GET", "/gateway/bot", "gateway"),
        ("GET", "/users/@me", "sign-in"),
        ("GET", "/oauth2/applications/@me", "sign-in"),
        ("GET", "/guilds/1", "server"),
        ("PUT", "/channels/1/messages", "other"),
        ("GET", "/anything/else", "other"),
    ],
)
def test_a_request_has_a_class_without_ids(method: str, path: str, name: str) -> None:
    assert class_of(method, yarl.URL(BASE + path)) == name
    assert class_of("GET", yarl.URL("wss://gateway.discord.gg/?v=10")) == "gateway"


def value(figures: Figures, name: str, **labels: str) -> float | None:
    return figures.registry.get_sample_value(name, labels)


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"\x16\x03\x01\r\n\r\n", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"GET /metrics?" + 9000 * b"a" + b" HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"GET /metrics HTTP/1.1\r\nHost: x\r\nContent-Length: none\r\n\r\n", 400),
        (b"DELETE /healthz HTTP/1.1\r\nHost: x\r\n\r\n", 405),
        (b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n", 404),
        (b"GET /metrics HTTP/1.1\r\nHost: x\r\nAccept: text/plain; version=none\r\n\r\n", 200),
        (b"GET /metrics HTTP/1.1\r\nHost: x\r\nAccept: text/plain; version=1.x\r\n\r\n", 200),
    ],
)
async def test_whatever_is_sent_there_is_answered_and_no_error_of_the_bot(
    caplog: pytest.LogCaptureFixture, sent: bytes, status: int
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        host, port = taken.getsockname()
    async with serve((host, port)):
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(sent)
        assert int((await reader.readline()).split()[1]) == status
        writer.close()
        await writer.wait_closed()
    assert caplog.records == []


async def test_a_store_is_watched(tmp_path: Path) -> None:
    figures = Figures()
    store = await open_store(tmp_path / "b.db")
    watched = figures.watch_store(store)
    entries = [NewEntry(kind, "{}") for kind in ("match-started", "card-played", "card-played")]
    await watched.log.append("t", 0, entries, at=1, place=Place(1, 2))
    with pytest.raises(Stale):
        await watched.log.append("t", 0, entries, at=1, place=Place(1, 2))
    assert len(await watched.log.read("t")) == 3
    assert value(figures, "briscola_cards_total") == 2
    assert value(figures, "briscola_matches_total", event="started") == 1
    assert value(figures, "briscola_append_seconds_count") == 1
    assert value(figures, "briscola_store_errors_total", kind="stale") == 1
    assert watched.displaced_files() == []
    await watched.close()
    with pytest.raises(Unavailable):
        await watched.heartbeat.last()
    assert value(figures, "briscola_store_errors_total", kind="unavailable") == 1


def outage(figures: Figures) -> str | None:
    return figures.outage


async def test_a_database_that_cannot_be_written_stays_away_until_a_write_succeeds(tmp_path: Path) -> None:
    figures, path, aside = Figures(), tmp_path / "b.db", tmp_path / "aside.db"
    figures.watch(cast("RunningBot", SimpleNamespace(hears=True)))
    store = await open_store(path)
    watched = figures.watch_store(store)
    await watched.log.append("t", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    path.rename(aside)
    with pytest.raises(Unavailable):
        await watched.people.seat_person("t", 1)
    assert len(await watched.log.read("t")) == 1
    assert await watched.people.tables_of(1) == []
    assert outage(figures) == "the database is away"
    aside.rename(path)
    with pytest.raises(Stale):  # refused before anything was written
        await watched.log.append("t", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    assert outage(figures) == "the database is away"
    await watched.heartbeat.beat(1)
    assert outage(figures) is None
    await store.close()


async def test_health_is_the_connection_and_the_database(tmp_path: Path) -> None:
    figures = Figures()
    assert outage(figures) == "not connected to Discord"
    bot = SimpleNamespace(hears=True)
    figures.watch(cast("RunningBot", bot))
    assert outage(figures) is None
    store = await open_store(tmp_path / "b.db")
    watched = figures.watch_store(store)
    await store.close()
    with pytest.raises(Unavailable):
        await watched.heartbeat.beat(1)
    assert outage(figures) == "the database is away"
    store = await open_store(tmp_path / "b.db")
    await figures.watch_store(store).heartbeat.beat(1)
    assert outage(figures) is None
    await store.close()
