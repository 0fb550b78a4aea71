"""A level that is computed in a process."""

import pytest

from bot import computers
from testing.processes.stub_workers import Deep


@pytest.fixture(autouse=True)
def deep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(computers.LEVELS, "deep", Deep)
