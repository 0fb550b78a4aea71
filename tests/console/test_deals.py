"""``python -m bot day``: the deal of a day, from the database or from published values alone (D-7)."""

import asyncio
import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.deal_of_day.boards import board_of, pack_of
from bot.puzzle import keys
from bot.store.daily.deal_rows import DealBoard
from bot.store.sqlite.store import open_store

PAST, FUTURE = date(2026, 1, 7), date.today() + timedelta(days=400)  # noqa: DTZ011 - any day will do
SECRET, ANCHOR = bytes(range(32)), "1180000000000000307"


async def filled(path: Path) -> None:
    store = await open_store(path)
    for day in (PAST, FUTURE):
        await store.seeds.keep(keys.name_of(day.year), SECRET)
        await store.deals.open_board(DealBoard(str(day), ANCHOR, 1))
    await store.close()


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "briscola.db"
    asyncio.run(filled(path))
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.chdir(tmp_path)
    return path


def deck(day: date) -> str:
    return " ".join(map(str, pack_of(keys.key_of(SECRET, day), board_of(day, ANCHOR)).deck))


def test_a_deal_that_has_closed_is_told_with_its_pack(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["day", str(PAST)]) == 0
    said = capsys.readouterr().out
    assert "Wednesday 7 January 2026" in said
    assert deck(PAST) in said
    assert keys.line(keys.commitment(SECRET, PAST.year)) in said


def test_the_pack_of_a_later_deal_is_given_away_only_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["day", str(FUTURE)]) == 0
    said = capsys.readouterr().out
    assert deck(FUTURE) not in said
    assert keys.key_of(SECRET, FUTURE).hex() not in said
    assert main(["day", str(FUTURE), "--proof"]) == 2
    assert main(["day", str(FUTURE), "--pack"]) == 0
    assert deck(FUTURE) in capsys.readouterr().out


def test_published_values_are_enough(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE", str(tmp_path / "none.db"))
    given = ["day", str(PAST), "--key", keys.key_of(SECRET, PAST).hex(), "--anchor", ANCHOR]
    assert main([*given, "--language", "en"]) == 0
    assert deck(PAST) in capsys.readouterr().out
    assert main([*given, "--proof"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"][0]["deck"] == deck(PAST).split()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["2020-01-01"], "no keys"),
        (["soon"], "a date such as"),
        (["2026-01-07", "--key", "ab"], "--key needs 64 digits"),
        (["2026-01-07", "--key", "ab" * 32], "--anchor beside it"),
    ],
)
def test_what_cannot_be_told_is_one_line(
    given: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["day", *given])
    except SystemExit as ended:
        code = int(str(ended.code))
    assert code == 2
    said = capsys.readouterr().err
    assert why in said
    assert len(said.splitlines()) == 1
