"""Starting and stopping: what is wrong is one line and an exit code, and a store that is lent stays open."""

import asyncio
import io
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Never
from unittest.mock import AsyncMock

import discord
import pytest
from discord.http import HTTPClient

from bot.app import Briscola, build
from bot.running import AWAY, UNUSABLE, run
from bot.settings import Settings
from bot.simulation.preparation import prepare
from bot.store.errors import WrongDatabase
from bot.store.sqlite.store import open_store
from bot.workers import WorkerPool

TOKEN = "made-up.token.of-three-parts"


def settings(folder: Path, *, token: str | None = TOKEN) -> Settings:
    given = {} if token is None else {"discord_token": token}
    return Settings(_env_file=None, database=folder / "b.db", **given)  # type: ignore[arg-type]  # read as from a file


def only_line(capsys: pytest.CaptureFixture[str]) -> str:
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.fixture(autouse=True)
def log_as_before(log_output: io.StringIO) -> None:
    """``run`` sets up the log of the whole process: the fixture puts it back."""


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(_self: HTTPClient, _token: str) -> Never:
        raise discord.LoginFailure

    monkeypatch.setattr(HTTPClient, "static_login", refused)


def test_without_a_token_it_does_not_begin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(settings(tmp_path, token=None)) == 2
    assert only_line(capsys).startswith("DISCORD_TOKEN ")
    assert list(tmp_path.iterdir()) == []


def test_a_token_that_discord_refuses_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(settings(tmp_path)) == 2
    line = only_line(capsys)
    assert line.startswith("DISCORD_TOKEN ")
    assert TOKEN not in line


def test_a_discord_that_cannot_be_reached_is_tried_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """F6: whoever starts the bot before the network is there need not start it again."""
    outcomes: list[Exception] = [OSError(), TimeoutError(), discord.LoginFailure()]

    async def unreachable(_self: HTTPClient, _token: str) -> Never:
        raise outcomes.pop(0)

    monkeypatch.setattr(HTTPClient, "static_login", unreachable)
    monkeypatch.setattr("bot.running.FIRST_PAUSE", 0.0)
    assert run(settings(tmp_path)) == 2
    assert outcomes == []
    *tries, last = capsys.readouterr().err.splitlines()
    assert last.startswith("DISCORD_TOKEN ")
    assert [("cannot be reached" in line) for line in tries] == [True, True]


def test_a_database_that_is_none_is_one_line_and_untouched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "b.db"
    file.write_bytes(b"this is not a database, whatever its name says " * 50)
    before = file.read_bytes()
    assert run(settings(tmp_path)) == 2
    assert "b.db" in only_line(capsys)
    assert file.read_bytes() == before


async def test_a_database_in_use_is_refused(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "b.db")
    bot = build(settings(tmp_path))
    await bot._async_setup_hook()
    with pytest.raises(WrongDatabase, match=r"b\.db"):
        await bot.setup_hook()
    await bot.close()
    await store.close()


async def test_a_store_that_was_lent_stays_open(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "b.db")
    bot = build(settings(tmp_path), store=store)
    await bot._async_setup_hook()
    await bot.close()
    assert await store.check() == []
    await store.close()
    with closing(sqlite3.connect(tmp_path / "b.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_it_asks_for_nothing_but_servers(tmp_path: Path) -> None:
    bot = build(settings(tmp_path))
    assert bot.intents == discord.Intents(guilds=True)
    assert bot.allowed_mentions is not None
    assert dict(bot.allowed_mentions.to_dict()) == {"parse": []}
    assert bot._connection._messages is None
    with pytest.raises(RuntimeError, match="set up"):
        assert bot.context is None


@pytest.fixture
def as_application(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sign in as an application, without a network: the bot is set up, and ends."""

    def sign_in(number: int) -> None:
        async def start(self: Briscola, _token: str) -> None:
            await self._async_setup_hook()
            await self.setup_hook()

        monkeypatch.setattr(Briscola, "application_id", number)
        monkeypatch.setattr(Briscola, "start", start)
        monkeypatch.setattr(discord.app_commands.CommandTree, "sync", AsyncMock(return_value=[]))
        monkeypatch.setattr(Briscola, "fetch_application_emojis", AsyncMock(return_value=[]))

    return sign_in


def test_the_search_is_compiled_from_the_start_on_and_only_where_the_bot_runs(
    tmp_path: Path, as_application: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []

    def start(_pool: WorkerPool, work: Callable[[], None]) -> Never:
        started.append(work)
        raise discord.LoginFailure("the bot runs until something ends it")

    monkeypatch.setattr(WorkerPool, "start", start)
    as_application(1)
    start_and_close(tmp_path)
    assert started == []
    assert run(settings(tmp_path)) == UNUSABLE
    assert started == [prepare]


def start_and_close(folder: Path, *, adopt: bool = False) -> list[str]:
    """Set a bot up and end it; what was wrong with the database afterwards."""

    async def once() -> list[str]:
        async with build(settings(folder), adopt=adopt) as bot:
            await bot.start(TOKEN)
            return await bot.context.store.check()

    return asyncio.run(once())


def test_a_discord_that_takes_long_over_the_commands_does_not_hold_the_start_up(
    tmp_path: Path, as_application: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever told it too much lately waits for hours."""
    as_application(11)
    asked: list[object] = []

    async def waiting(*given: object, **_: object) -> None:
        asked.append(given)
        await asyncio.Event().wait()

    monkeypatch.setattr(discord.app_commands.CommandTree, "sync", waiting)
    monkeypatch.setattr("bot.app.TELLING", 0.0)
    assert start_and_close(tmp_path) == []
    assert len(asked) == 1


def test_a_database_of_another_application_is_refused_with_a_way_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], as_application: Callable[[int], None]
) -> None:
    as_application(11)
    assert start_and_close(tmp_path) == []
    as_application(22)
    for _ in range(2):
        assert run(settings(tmp_path)) == 2
        line = only_line(capsys)
        assert "belongs to the application 11" in line
        assert "run --adopt" in line
    assert start_and_close(tmp_path, adopt=True) == []
    assert start_and_close(tmp_path) == []
    as_application(11)
    capsys.readouterr()
    assert run(settings(tmp_path)) == 2
    assert "belongs to the application 22" in only_line(capsys)


def test_a_database_that_fails_while_the_tables_are_read_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], as_application: Callable[[int], None]
) -> None:
    as_application(11)
    start_and_close(tmp_path)
    with closing(sqlite3.connect(tmp_path / "b.db")) as database:
        pages = database.execute(
            "SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size"
            " WHERE tbl_name = 'head' AND rootpage > 0"
        ).fetchall()
    with (tmp_path / "b.db").open("r+b") as file:
        for root, size in pages:
            file.seek((root - 1) * size)
            file.write(b"\xff" * size)
    assert run(settings(tmp_path)) == 2
    line = only_line(capsys)
    assert "b.db: corrupt" in line
    assert "doctor" in line


def test_intents_that_are_refused_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start(_self: Briscola, _token: str) -> Never:
        raise discord.PrivilegedIntentsRequired(None)

    monkeypatch.setattr(Briscola, "start", start)
    assert run(settings(tmp_path)) == 2
    assert "intents" in only_line(capsys)


def test_a_connection_that_discord_ended_for_good_is_one_line_and_may_be_begun_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def start(_self: Briscola, _token: str) -> Never:
        raise discord.ConnectionClosed(AsyncMock(close_code=4004), shard_id=None)

    monkeypatch.setattr(Briscola, "start", start)
    assert run(settings(tmp_path)) == AWAY == 1
    assert only_line(capsys).endswith("with code 4004")
