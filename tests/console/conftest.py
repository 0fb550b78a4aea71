"""An empty folder for every command, and records to read."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, and nothing set."""
    monkeypatch.chdir(tmp_path)
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
