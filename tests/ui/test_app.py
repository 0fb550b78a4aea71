"""Starting and stopping: what is wrong is one line and an exit code, and a store that is lent stays open."""

import io
import sqlite3
from pathlib import Path
from typing import Never

import discord
import pytest
from discord.http import HTTPClient

from bot.app import build, run
from bot.settings import Settings
from bot.store.base import WrongDatabase
from bot.store.sqlite import open_store

TOKEN = "made-up.token.of-three-parts"


def settings(folder: Path, *, token: str | None = TOKEN) -> Settings:
    given = {} if token is None else {"discord_token": token}
    return Settings(_env_file=None, database=folder / "b.db", **given)  # type: ignore[arg-type]  # read as from a file


def only_line(capsys: pytest.CaptureFixture[str]) -> str:
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.fixture(autouse=True)
def log_as_before(journal: io.StringIO) -> None:
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
    assert run(settings(tmp_path)) == 1
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
    monkeypatch.setattr("bot.app.FIRST_PAUSE", 0.0)
    assert run(settings(tmp_path)) == 1
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
    with sqlite3.connect(tmp_path / "b.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_it_asks_for_nothing_but_servers(tmp_path: Path) -> None:
    bot = build(settings(tmp_path))
    assert bot.intents == discord.Intents(guilds=True)
    assert bot.allowed_mentions is not None
    assert dict(bot.allowed_mentions.to_dict()) == {"parse": []}
    assert bot._connection._messages is None
    with pytest.raises(RuntimeError, match="set up"):
        assert bot.parlour is None
