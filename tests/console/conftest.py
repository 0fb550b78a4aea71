"""An empty folder for every command, and records to read."""

from functools import cache
from pathlib import Path

import pytest

from bot.__main__ import command_line, main
from bot.settings import Settings

PARSER = cache(command_line)
"""The parser, which a process uses once: here it reads every command line, and parsing changes nothing."""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, nothing set, and the parser of all tests."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.__main__.command_line", PARSER)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path


@pytest.fixture
def records(elsewhere: Path) -> Path:
    """A file of three right records."""
    file = elsewhere / "right.jsonl"
    assert (
        main(["simulate", "--variant", "briscola", "--matches", "3", "--seed", "7", "--records", str(file)])
        == 0
    )
    return file
