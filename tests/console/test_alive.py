"""``python -m bot doctor --alive``: for health checks, by the heartbeat alone."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.console.alive import SILENT
from bot.store.migrate import prepare
from bot.tables.listeners.heartbeat import LONGEST

DATABASE = Path("briscola.db")


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE", raising=False)


def beat(ago: int) -> None:
    """Note a heartbeat, so many milliseconds ago."""
    prepare(DATABASE)
    with closing(sqlite3.connect(DATABASE)) as connection, connection:
        connection.execute("INSERT INTO pulse (one, at) VALUES (1, ?)", (time.time_ns() // 1_000_000 - ago,))


def test_a_bot_counts_as_alive_for_two_of_the_longest_intervals() -> None:
    assert SILENT == 2 * LONGEST


def test_a_young_heartbeat_is_life(capsys: pytest.CaptureFixture[str]) -> None:
    beat(ago=5_000)
    assert main(["doctor", "--alive"]) == 0
    assert capsys.readouterr().out.startswith("alive: the last heartbeat was ")


def test_an_old_heartbeat_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    beat(ago=SILENT + 5_000)
    assert main(["doctor", "--alive"]) == 1
    assert capsys.readouterr().out.startswith("not alive: its last heartbeat was ")


def test_without_a_database_nothing_lives_and_none_is_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--alive"]) == 1
    assert capsys.readouterr().out == "not alive: there is no briscola.db\n"
    assert not DATABASE.exists()


def test_a_new_database_has_no_heartbeat_yet(capsys: pytest.CaptureFixture[str]) -> None:
    prepare(DATABASE)
    assert main(["doctor", "--alive"]) == 1
    assert capsys.readouterr().out == "not alive: it has noted no heartbeat yet\n"


def test_another_file_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    DATABASE.write_text("nothing of ours", encoding="utf-8")
    assert main(["doctor", "--alive"]) == 1
    assert capsys.readouterr().out.startswith("not alive: briscola.db cannot be read: ")
