"""F1: ``move``, ``backup`` and ``restore`` that are killed in the middle, on both engines."""

import asyncio
import random
import shutil
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bot.database_url import DatabaseUrl
from bot.store import backups
from bot.store.files import seeds_path
from bot.store.opening import backup, move, restore
from bot.store.postgres import transfer
from testing.builders.databases import check_database, fill_database, rows, rows_of_file
from testing.killing import Place, kill_at, kill_at_row
from testing.postgres import Cluster

FILES: tuple[Place, ...] = ((backups, "_write"), (Path, "replace"), (Path, "rename"), (Path, "unlink"))
SERVER: tuple[Place, ...] = ((transfer, "_write_to_server"), (transfer, "_write_to_file"), (Path, "replace"))
ROWS: tuple[Place, ...] = ((transfer, "_in_file"), (transfer, "_on_server"))
EVERY = 16
"""Of the steps on a server each so many-th is tried."""
POINTS = 2
"""The number of random rows at which a transfer is killed."""
Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with something in every table. Tests copy it."""
    path = tmp_path_factory.mktemp("original") / "briscola.db"
    asyncio.run(fill_database(path, 3))
    return path


def copied(original: Path, folder: Path) -> Path:
    """The database in a folder of its own, which is made."""
    folder.mkdir(parents=True)
    for file in (original, seeds_path(original)):
        shutil.copy(file, folder)
    return folder / original.name


def assert_none_or_whole(copy: Path, before: Rows) -> None:
    """A copy is whole where it is there at all; what is left of it otherwise can be removed."""
    if copy.exists():
        assert rows(copy) == before
    for left in copy.parent.glob(f"{copy.stem}*"):
        left.unlink()


def wait_until_disconnected(postgres: Cluster, url: DatabaseUrl) -> None:
    """Wait until the server has noticed that whoever was killed is gone."""
    name = url.name
    while postgres.sql(f"SELECT 1 FROM pg_stat_activity WHERE datname = '{name}'"):  # noqa: S608 - our own
        pass


def server_rows(postgres: Cluster, url: DatabaseUrl, folder: Path) -> Rows:
    """Everything that a server has."""
    wait_until_disconnected(postgres, url)
    copy = folder / "held.db"
    backup(url, copy)
    found = rows(copy)
    for file in (copy, seeds_path(copy)):
        file.unlink()
    return found


def test_F1_a_backup_of_a_file_is_whole_or_not_there(original: Path, tmp_path: Path) -> None:
    before = rows(original)
    for step in count(1):
        copy = tmp_path / str(step) / "copy.db"
        copy.parent.mkdir()
        finished = not kill_at(step, partial(backup, original, copy), FILES)
        assert rows(original) == before
        if finished:
            break
        assert_none_or_whole(copy, before)
        backup(original, copy)
        assert rows(copy) == before
    assert step > len(FILES)
    assert rows(copy) == before


def test_F1_a_restore_of_a_file_loses_neither_side(original: Path, tmp_path: Path) -> None:
    there = tmp_path / "there" / "briscola.db"
    there.parent.mkdir()
    asyncio.run(fill_database(there, 4))
    new, old = rows(original), rows(there)
    assert new != old
    for step in count(1):
        path = copied(there, tmp_path / str(step))
        finished = not kill_at(step, partial(restore, original, path), FILES)
        assert rows(original) == new
        pieces = [rows_of_file(file) for file in path.parent.glob("briscola*.db")]
        assert all(any(piece.get(table) == old[table] for piece in pieces) for table in old)
        if path.exists():
            assert rows(path) in (old, new)
        if finished:
            break
        restore(original, path)
        assert rows(path) == new
        kept = [one for one in path.parent.glob("briscola.replaced-?.db") if seeds_path(one).exists()]
        assert [one for one in kept if rows(one) == old]
    assert step > len(FILES)
    assert rows(path) == new


@pytest.mark.parametrize("rows_of", ROWS, ids=lambda place: place[1])
def test_F1_a_move_that_is_killed_at_a_row_has_lost_nothing_and_is_repeated(
    original: Path, tmp_path: Path, postgres: Cluster, rows_of: Place
) -> None:
    before = rows(original)
    size = sum(map(len, before.values()))
    for point in sorted(random.sample(range(1, size), POINTS)):
        url = postgres.url(postgres.database())
        path, back = copied(original, tmp_path / str(point)), tmp_path / str(point) / "back.db"
        if rows_of[1] == "_in_file":
            assert kill_at_row(point, partial(move, path, url), rows_of)
            assert rows(path) == before
            assert not any(server_rows(postgres, url, tmp_path).values())
        move(path, url)
        if rows_of[1] == "_on_server":
            assert kill_at_row(point, partial(move, url, back), rows_of)
            assert not back.exists()
            assert server_rows(postgres, url, tmp_path) == before
        move(url, back)
        assert rows(back) == before
        asyncio.run(check_database(back))


def test_F1_a_backup_of_a_server_is_whole_or_not_there(
    original: Path, tmp_path: Path, postgres: Cluster
) -> None:
    url, before = postgres.url(postgres.database()), rows(original)
    move(copied(original, tmp_path / "moved"), url)
    for step in count(random.randint(1, EVERY), EVERY):
        copy = tmp_path / str(step) / "copy.db"
        copy.parent.mkdir()
        finished = not kill_at(step, partial(backup, url, copy), SERVER)
        if finished:
            break
        assert_none_or_whole(copy, before)
        assert server_rows(postgres, url, tmp_path) == before
        backup(url, copy)
        assert rows(copy) == before
    assert step > len(before)
    assert rows(copy) == before


def test_F1_a_restore_on_a_server_is_all_or_nothing(
    original: Path, tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # what was there is kept here
    template = postgres.database()
    asyncio.run(fill_database(postgres.url(template), 4))
    new, old = rows(original), server_rows(postgres, postgres.url(template), tmp_path)
    assert new != old
    for step in count(random.randint(1, EVERY), EVERY):
        url = postgres.url(postgres.database(template))
        finished = not kill_at(step, partial(restore, original, url), SERVER)
        found = server_rows(postgres, url, tmp_path)
        if finished:
            break
        assert found in (old, new)
        kept = restore(original, url)
        assert kept is not None
        assert rows(kept) == found
        assert server_rows(postgres, url, tmp_path) == new
        asyncio.run(check_database(url))
    assert step > len(new)
    assert found == new
    assert rows(original) == new
