"""``python -m bot puzzle``: the puzzle of a day from the keys in the database."""

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.puzzle import keys, making
from bot.store.sqlite.store import open_store

PAST, FUTURE = date(2026, 1, 7), date.today() + timedelta(days=400)  # noqa: DTZ011 - any day will do
SECRET = bytes(range(32))


async def filled(path: Path) -> None:
    store = await open_store(path)
    for day in (PAST, FUTURE):
        await store.seeds.keep(keys.name_of(day.year), SECRET)
    await store.close()


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "briscola.db"
    asyncio.run(filled(path))
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.chdir(tmp_path)
    return path


def test_a_day_that_is_over_is_told_with_its_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", str(PAST)]) == 0
    said = capsys.readouterr().out
    made = making.make(keys.key_of(SECRET, PAST), PAST)
    assert "Wednesday 7 January 2026" in said
    assert "The winner is " in said
    assert f"You have {made.position.points[0]} points" in said
    assert keys.line(keys.commitment(SECRET, PAST.year)) in said


def test_the_solution_of_a_later_day_is_given_away_only_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", str(FUTURE)]) == 0
    assert "The winner is " not in capsys.readouterr().out
    assert main(["puzzle", str(FUTURE), "--solution", "--language", "it"]) == 0
    assert "Vince " in capsys.readouterr().out
    assert main(["puzzle", str(FUTURE), "--proof"]) == 2


def test_the_proof_is_what_the_script_checks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", str(PAST), "--proof"]) == 0
    assert json.loads(capsys.readouterr().out)["puzzle"] == str(PAST)


@pytest.mark.parametrize(("given", "why"), [("2020-01-01", "no keys"), ("soon", "a date such as")])
def test_what_cannot_be_told_is_one_line(given: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["puzzle", given])
    except SystemExit as ended:
        code = int(str(ended.code))
    assert code == 2
    said = capsys.readouterr().err
    assert why in said
    assert len(said.splitlines()) == 1
