"""``run``, ``play``, ``backup`` and ``restore``: what they hand over, and their one-line complaints."""

import sqlite3
import sys
import types
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.store.files import Hold
from bot.store.migrate import migrate
from chaos.crashes.failing_start import HARMS, broken_database, start_and_fail
from testing.command_line import TOKEN, usage_error
from testing.databases import new_database


def replace_module(monkeypatch: pytest.MonkeyPatch, name: str, seen: list[Any]) -> None:
    """Put a module in the place of one that would open connections."""

    def run(*args: object, **kwargs: object) -> int:
        seen.append((args, kwargs))
        return 7

    module = types.ModuleType(f"bot.{name}")
    module.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, f"bot.{name}", module)
    monkeypatch.setattr("bot." + name, module, raising=False)


def test_run_hands_the_settings_over(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    replace_module(monkeypatch, "running", seen)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE", "other.db")
    assert main(["run"]) == 7
    (((settings,), given),) = seen
    assert settings.token() == TOKEN
    assert settings.database == Path("other.db")
    assert given == {"adopt": False}
    assert main(["run", "--adopt"]) == 7
    assert seen[-1][1] == {"adopt": True}


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DISCORD_TOKEN", "", "DISCORD_TOKEN is not set"),
        ("DISCORD_TOKEN", "nonsense", "DISCORD_TOKEN has a value that cannot be used"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL has a value that cannot be used"),
    ],
)
def test_run_with_a_wrong_setting_is_one_line_and_starts_nothing(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[Any] = []
    replace_module(monkeypatch, "running", seen)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    assert main(["run"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), seen) == ("", 1, [])
    assert said in err


@pytest.mark.parametrize("harm", HARMS)
def test_f10_a_start_that_fails_is_one_line_and_ends(tmp_path: Path, harm: str) -> None:
    with broken_database(tmp_path, harm) as database:
        assert start_and_fail(database).honest(
            database
        )  # how soon is timed by `python -m chaos failing_start`


def test_play_hands_port_browser_and_language_over(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    replace_module(monkeypatch, "demo", seen)
    assert main(["play"]) == 7
    assert main(["play", "--port", "8123", "--no-browser", "--language", "it"]) == 7
    assert [kwargs for _, kwargs in seen] == [
        {"port": None, "browser": True, "language": None},
        {"port": 8123, "browser": False, "language": "it"},
    ]


@pytest.mark.parametrize("arguments", ["--port 0", "--port 65536", "--port x", "--port -1", "--language tlh"])
def test_play_misused(arguments: str) -> None:
    assert usage_error("play", *arguments.split()) == 2


def test_backup_copies_the_database_and_its_seeds(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", "live.db")
    assert main(["backup", "copy.db"]) == 2
    assert capsys.readouterr().err == "live.db: there is no database\n"
    new_database(elsewhere / "live.db")
    for name in ("live.db", "live.seeds.db"):
        with closing(sqlite3.connect(elsewhere / name)) as made:
            made.execute("CREATE TABLE kept (what TEXT)")
    assert main(["backup", "copy.db"]) == 0
    assert (elsewhere / "copy.db").exists()
    assert (elsewhere / "copy.seeds.db").exists()
    capsys.readouterr()
    assert main(["backup", "copy.db"]) == 2
    assert capsys.readouterr().err == "copy.db: exists already\n"


def test_restore_puts_a_backup_back_and_keeps_what_was_there(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", "live.db")
    assert main(["restore", "copy.db"]) == 2
    assert capsys.readouterr().err == "copy.db: there is no backup\n"
    migrate(elsewhere / "live.db")
    assert main(["backup", "copy.db"]) == 0
    capsys.readouterr()
    assert main(["restore", "live.db"]) == 2
    assert capsys.readouterr().err == "live.db: this is the database itself\n"
    assert main(["restore", "copy.db"]) == 0
    assert capsys.readouterr().out == (
        "live.db and its seeds are those of copy.db; what was there is kept as live.replaced-1.db\n"
    )
    hold = Hold(elsewhere / "live.db")
    assert main(["restore", "copy.db"]) == 2
    assert "already open" in capsys.readouterr().err
    hold.release()
    (elsewhere / "copy.seeds.db").unlink()
    assert main(["restore", "copy.db"]) == 2
    assert capsys.readouterr().err.startswith("copy.seeds.db: ")


def test_no_command_is_a_misuse() -> None:
    assert usage_error() == 2
    assert usage_error("dance") == 2
    assert usage_error("--help") == 0
    assert usage_error("--version") == 0
