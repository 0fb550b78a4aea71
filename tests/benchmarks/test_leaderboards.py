"""The benchmark of leaderboards: a database as the bot would have made it, and a figure for every board."""

import sys
from pathlib import Path

import pytest

from benchmarks.store import leaderboards
from bot.store.backups import examine
from bot.store.sqlite.store import open_store


async def test_its_database_is_sound_and_every_kind_of_board_has_lines(tmp_path: Path) -> None:
    path = tmp_path / "bench.db"
    leaderboards.fill(path, 600)
    assert examine(path) == []
    store = await open_store(path)
    for board in leaderboards.BOARDS:
        if board.guild != leaderboards.SMALL and not board.offset:
            assert await store.results.leaderboard(board.guild, board.game, by=board.by)
    await store.close()


@pytest.mark.parametrize(("bound", "code", "said"), [(1e9, 0, "held"), (0.0, 1, "over")])
def test_it_says_what_each_board_takes_and_whether_that_is_too_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bound: float, code: int, said: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["boards", "50"])
    monkeypatch.setattr(leaderboards, "BOUND", bound)
    assert leaderboards.main() == code
    first, *figures, last = capsys.readouterr().out.splitlines()
    assert first.startswith("50 results")
    assert len(figures) == len(leaderboards.BOARDS)
    assert last.startswith(said)
