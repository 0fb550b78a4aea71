"""Files that are taken away under a running bot: nothing more is acknowledged, no start begins anew (F10)."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from bot.store.backups import restore
from bot.store.errors import StoreError, Unavailable, WrongDatabase
from bot.store.files import seeds_path
from bot.store.migrate import migrate
from bot.store.rows import NewEntry, Place
from bot.store.sqlite.store import SqliteStore, open_store

Start = Callable[[Path], Awaitable[SqliteStore]]

ONE = [NewEntry("opened", "{}")]
HERE = Place(1, 2)
DATABASE: Final = ("", "-wal", "-shm")


@pytest.fixture
async def store(start: Start, path: Path) -> AsyncIterator[SqliteStore]:
    opened = await start(path)
    await opened.log.append("t", 0, ONE, at=1, place=HERE)
    await opened.seeds.keep("m", bytes(32))
    yield opened
    await opened.close()


def side_file(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


async def kill_bot_at(path: Path) -> None:
    """The files as they lie on the disk while the bot runs, and where it is killed."""
    store = await open_store(path)
    await store.log.append("t", 0, ONE, at=1, place=HERE)
    await store.seeds.keep("m", bytes(32))
    kept = {file: file.read_bytes() for file in path.parent.iterdir() if not file.name.endswith(".lock")}
    await store.close()
    for file, content in kept.items():
        file.write_bytes(content)


@pytest.mark.parametrize("suffix", DATABASE)
async def test_F10_nothing_is_acknowledged_once_a_file_is_removed(
    store: SqliteStore, path: Path, suffix: str
) -> None:
    file = side_file(path, suffix)
    file.unlink()
    for _ in range(3):
        with pytest.raises(Unavailable, match="removed") as caught:
            await store.log.append("t", 1, ONE, at=2)
    assert str(caught.value).startswith(str(file))
    assert "\n" not in str(caught.value)
    with pytest.raises(Unavailable):
        await store.heartbeat.beat(5)
    assert len(await store.log.read("t")) == 1  # what is there can still be read
    assert (
        [line for line in store.displaced_files() if line.startswith(f"{file}:")]
        == store.displaced_files()
        != []
    )


async def test_F10_nothing_is_acknowledged_once_the_database_is_replaced(
    store: SqliteStore, path: Path
) -> None:
    other = path.with_name("other.db")
    migrate(other)
    other.replace(path)
    with pytest.raises(Unavailable, match="replaced"):
        await store.log.append("t", 1, ONE, at=2)
    assert len(store.displaced_files()) == 1


async def test_F10_nothing_is_acknowledged_once_the_folder_is_renamed(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "here" / "briscola.db"
    path.parent.mkdir()
    store = await start(path)
    path.parent.rename(tmp_path / "there")
    with pytest.raises(Unavailable, match="removed"):
        await store.log.append("t", 0, ONE, at=1, place=HERE)
    (tmp_path / "there").rename(path.parent)
    await store.log.append("t", 0, ONE, at=1, place=HERE)
    assert store.displaced_files() == []


@pytest.mark.parametrize("suffix", DATABASE)
async def test_F10_play_goes_on_when_the_same_file_is_back(
    store: SqliteStore, path: Path, suffix: str
) -> None:
    file, aside = side_file(path, suffix), path.with_name("aside")
    file.rename(aside)
    with pytest.raises(Unavailable):
        await store.log.append("t", 1, ONE, at=2)
    shutil.copyfile(aside, file)  # a copy is another file: the bot writes into the one that it opened
    with pytest.raises(Unavailable, match="replaced"):
        await store.log.append("t", 1, ONE, at=2)
    aside.replace(file)
    await store.log.append("t", 1, ONE, at=2)
    assert len(await store.log.read("t")) == 2
    assert store.displaced_files() == []
    assert await store.check() == []


async def test_F10_without_the_file_of_seeds_no_seed_is_kept_and_play_goes_on(
    store: SqliteStore, path: Path
) -> None:
    seeds, aside = seeds_path(path), path.with_name("aside")
    seeds.rename(aside)
    with pytest.raises(Unavailable, match="removed"):
        await store.seeds.keep("n", bytes(32))
    assert await store.seeds.seed("m") == bytes(32)
    await store.log.append("t", 1, ONE, at=2)
    (line,) = store.displaced_files()
    assert line.startswith(str(seeds))
    aside.rename(seeds)
    await store.seeds.keep("n", bytes(32))


@pytest.mark.parametrize("suffix", ["-wal", "-shm"])
async def test_F10_what_was_acknowledged_before_a_side_file_was_removed_survives_a_clean_end(
    start: Start, store: SqliteStore, path: Path, suffix: str
) -> None:
    await store.log.append("t", 1, ONE, at=2)
    side_file(path, suffix).unlink()
    with pytest.raises(Unavailable, match="restart the bot"):
        await store.log.append("t", 2, ONE, at=3)
    await store.close()
    again = await start(path)
    assert len(await again.log.read("t")) == 2
    assert await again.check() == []
    await again.close()


async def test_F10_a_file_that_cannot_be_looked_for_counts_as_gone(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbid(_: Path) -> os.stat_result:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", forbid)
        with pytest.raises(Unavailable, match="Permission denied"):
            await store.log.append("t", 1, ONE, at=2)
    await store.log.append("t", 1, ONE, at=2)


async def test_F10_whoever_writes_at_once_is_refused_at_once(store: SqliteStore, path: Path) -> None:
    path.unlink()
    tries = [store.log.append(f"t{number}", 0, ONE, at=1, place=HERE) for number in range(20)]
    told = await asyncio.gather(*tries, return_exceptions=True)
    assert all(isinstance(one, Unavailable) for one in told)


@pytest.mark.parametrize("killed", [True, False])
async def test_F10_no_start_on_seeds_without_their_database(
    start: Start, path: Path, *, killed: bool
) -> None:
    await kill_bot_at(path)
    if not killed:
        await (await start(path)).close()
    path.rename(path.with_name("aside"))
    before = sorted(path.parent.iterdir())
    with pytest.raises(WrongDatabase) as caught:
        await start(path)
    assert str(caught.value).startswith(f"{path}: missing")
    assert str(seeds_path(path)) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert sorted(path.parent.iterdir()) == sorted({*before, path.with_name("briscola.db.lock")})
    path.with_name("aside").rename(path)
    store = await start(path)
    assert len(await store.log.read("t")) == 1
    await store.close()


async def test_F10_an_emptied_database_is_not_begun_anew(start: Start, path: Path) -> None:
    await kill_bot_at(path)
    path.write_bytes(b"")
    with pytest.raises(WrongDatabase, match="empty"):
        await start(path)


@pytest.mark.parametrize("role", ["briscola.db", "briscola.seeds.db"])
async def test_F10_no_start_on_a_write_ahead_log_without_its_file(
    start: Start, path: Path, role: str
) -> None:
    # SQLite would read it into whatever stands in the place of that file.
    await kill_bot_at(path)
    seeds_path(path).unlink()
    path.with_name(role).unlink(missing_ok=True)
    if role == "briscola.seeds.db":
        seeds_path(path).touch()  # as the operator is told, to go on without old seeds
    else:
        seeds_path(path).with_name("briscola.seeds.db-wal").unlink()
    with pytest.raises(WrongDatabase, match=rf"{role}-wal"):
        await start(path)
    path.with_name(f"{role}-wal").unlink()
    await (await start(path)).close()


async def test_a_start_that_was_cut_off_between_the_two_files_can_be_repeated(
    start: Start, path: Path
) -> None:
    await (await start(path)).close()
    path.unlink()
    store = await start(path)
    assert await store.log.heads() == []
    await store.close()


async def test_F10_a_backup_can_be_put_where_only_seeds_are_left(start: Start, path: Path) -> None:
    copy = path.with_name("copy.db")
    store = await start(path)
    await store.log.append("t", 0, ONE, at=1, place=HERE)
    await store.seeds.keep("m", bytes(32))
    await store.backup(copy)
    await store.close()
    path.unlink()
    with pytest.raises(StoreError):
        await start(path)
    restore(copy, path)
    again = await start(path)
    assert len(await again.log.read("t")) == 1
    await again.close()


async def test_F15_a_write_ahead_log_that_lies_alone_is_not_read_into_the_copy(
    start: Start, path: Path
) -> None:
    copy = path.with_name("copy.db")
    store = await start(path)
    await store.log.append("t", 0, ONE, at=1, place=HERE)
    await store.backup(copy)
    await store.log.append("t", 1, ONE, at=2)
    wal = side_file(path, "-wal")
    left = wal.read_bytes()
    await store.close()
    for file in (path, seeds_path(path)):
        file.unlink()
    wal.write_bytes(left)
    assert restore(copy, path) is not None
    again = await start(path)
    assert len(await again.log.read("t")) == 1
    assert await again.check() == []
    await again.close()
