"""``python -m bot events``: list, show and verify the tournaments in a database."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.sqlite.store import open_store
from bot.tables.model.people import Person
from bot.tournaments.ids import event_id
from bot.tournaments.model.settings import Settings
from testing.builders.states import rules_for
from testing.worlds.tournaments.process import TournamentProcess

PEOPLE = [Person(9_000_000 + number, f"P{number}") for number in range(4)]


async def _played(path: Path) -> str:
    """A tournament of one round that is over; its id."""
    store = await open_store(path)
    async with TournamentProcess(store) as process:
        settings = Settings("Coppa", replace(rules_for("briscola"), target=1), rounds=1, pause=0)
        found = await process.open(settings, [[one] for one in PEOPLE])
        await process.play_round(found)
        await process.wait(found, 1)
    await store.close()
    return found


@pytest.fixture
def event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    path = tmp_path / "briscola.db"
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.chdir(tmp_path)
    return asyncio.run(_played(path))


def test_E_3_events_are_listed_shown_and_verified(event: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["events", "list"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.split() == [event, "finished", "4", "Coppa"]
    assert main(["events", "show", event]) == 0
    kinds = [line.split()[3] for line in capsys.readouterr().out.splitlines()]
    assert kinds[0] == "event-opened"
    assert kinds[-1] == "event-finished"
    assert kinds.count("match-decided") == 2
    assert main(["events", "verify", event]) == 0
    assert "follow from the seed" in capsys.readouterr().out


def test_E_3_an_unknown_event_is_refused_in_a_line(event: str, capsys: pytest.CaptureFixture[str]) -> None:
    unknown = event_id(event.encode())
    for command in ("show", "verify"):
        assert main(["events", command, unknown]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert f"{unknown}: there is no such tournament" in said.err
        assert said.err.count("\n") == 1


def test_E_3_another_seed_is_found_out(
    event: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def other(*_: object) -> bytes:
        return bytes(32)

    monkeypatch.setattr("bot.store.opening.seed_of", other)
    assert main(["events", "verify", event]) == 1
    assert capsys.readouterr().out.count(event) >= 1
