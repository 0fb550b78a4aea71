"""A copy that is put back is the whole state it was made of, and nothing is thrown away for it (F15)."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.backups import backup, restore
from bot.store.errors import Unavailable, WrongDatabase
from bot.store.files import lock_path, seeds_path
from bot.store.rows import NewEntry, Place
from bot.store.sqlite.store import SqliteStore
from testing.databases import new_database

Start = Callable[[Path], Awaitable[SqliteStore]]


async def grow_log(store: SqliteStore, length: int) -> None:
    """A log of so many entries, each with a seed."""
    head = await store.log.head("t")
    for seq in range(0 if head is None else head.seq, length):
        await store.seeds.keep(f"m{seq}", bytes(32))
        place = Place(1, 2) if seq == 0 else None
        await store.log.append("t", seq, [NewEntry("played", "{}")], at=seq, place=place)


async def length(store: SqliteStore) -> int:
    assert await store.check() == []
    entries = await store.log.read("t")
    for seq in range(len(entries)):
        assert await store.seeds.seed(f"m{seq}") == bytes(32)
    return len(entries)


async def test_F15_what_was_there_is_kept_whole_and_can_be_put_back_too(start: Start, path: Path) -> None:
    copy = path.with_name("copy.db")
    store = await start(path)
    await grow_log(store, 3)
    await store.backup(copy)
    await grow_log(store, 9)
    await store.close()
    kept = restore(copy, path)
    assert kept == path.with_name("briscola.replaced-1.db")
    for file in (path, seeds_path(path), kept, seeds_path(kept)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    restored = await start(path)
    assert await length(restored) == 3
    await grow_log(restored, 5)
    await restored.close()
    assert restore(kept, path) == path.with_name("briscola.replaced-2.db")
    again = await start(path)
    assert await length(again) == 9
    await again.close()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can give files away")
async def test_F15_what_root_restores_belongs_to_the_owner_of_the_folder(start: Start, path: Path) -> None:
    """Under systemd the folder is the bot's, and an operator restores with sudo."""
    folder, bot = path.parent / "state", 4711
    folder.mkdir()
    os.chown(folder, bot, bot)
    store = await start(path)
    await grow_log(store, 3)
    await store.backup(path.with_name("copy.db"))
    await store.close()
    target = folder / "briscola.db"
    restore(path.with_name("copy.db"), target)
    for file in (target, seeds_path(target), lock_path(target)):
        assert (file.stat().st_uid, file.stat().st_gid) == (bot, bot)
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0


async def test_F15_a_copy_that_may_only_be_read_is_restored_and_nothing_is_left_beside_it(
    start: Start, path: Path
) -> None:
    folder = path.with_name("medium")
    folder.mkdir()
    copy = folder / "copy.db"
    store = await start(path)
    await grow_log(store, 3)
    await store.backup(copy)
    await store.close()
    restore(copy, path)
    assert {file.name for file in folder.iterdir()} == {"copy.db", "copy.seeds.db"}


@pytest.mark.parametrize("what", ["empty", "another program's"])
def test_F15_what_could_not_be_restored_is_no_backup(path: Path, what: str) -> None:
    copy = new_database(path).with_name("copy.db")
    path.write_bytes(b"")
    if what != "empty":
        with closing(sqlite3.connect(path)) as link:
            link.execute("CREATE TABLE theirs (one)")
    with pytest.raises(WrongDatabase, match=rf"\A{path}: empty, or a database of another program\Z"):
        backup(path, copy)
    assert not list(path.parent.glob("copy*"))


@pytest.mark.parametrize("harm", ["bytes", "rows"])
async def test_F15_a_backup_that_could_not_be_restored_fails_and_leaves_nothing(
    start: Start, path: Path, harm: str
) -> None:
    store = await start(path)
    await grow_log(store, 400)
    await store.close()
    if harm == "bytes":
        content = bytearray(path.read_bytes())
        content[-8192:] = bytes(8192)
        path.write_bytes(content)
    else:
        with closing(sqlite3.connect(path)) as link, link:
            link.execute("UPDATE head SET seq = 9")
    with pytest.raises(WrongDatabase, match=rf"\A{path}: a copy of it could not be restored: [^\n]+\Z"):
        backup(path, path.with_name("copy.db"))
    assert not list(path.parent.glob("copy*"))


def test_F15_a_backup_that_fails_names_both_files(path: Path) -> None:
    copy = new_database(path).with_name("copy.db")
    path.write_bytes(b"no database" * 1000)
    with pytest.raises(Unavailable, match=rf"\A{path} cannot be copied to {copy}: file is not a database\Z"):
        backup(path, copy)


async def test_F15_a_log_that_was_not_written_back_does_not_come_into_the_copy(
    start: Start, path: Path
) -> None:
    # As a killed process leaves it: the newest entries stand in the write-ahead log alone.
    copy, wal = path.with_name("copy.db"), path.with_name("briscola.db-wal")
    store = await start(path)
    await grow_log(store, 3)
    await store.backup(copy)
    await grow_log(store, 9)
    left = wal.read_bytes()
    await store.close()
    wal.write_bytes(left)
    restore(copy, path)
    restored = await start(path)
    assert await length(restored) == 3
    await restored.close()


async def test_F15_what_was_there_is_whole_even_where_putting_it_aside_is_broken_off(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As above; and the one who restores is killed when the database has been moved, its log has not.
    copy, wal = path.with_name("copy.db"), path.with_name("briscola.db-wal")
    store = await start(path)
    await grow_log(store, 3)
    await store.backup(copy)
    await grow_log(store, 9)
    left = {file: file.read_bytes() for file in (path, wal)}
    await store.close()
    for file, content in left.items():
        file.write_bytes(content)
    rename = Path.rename

    def interrupt_rename(old: Path, new: Path) -> Path:
        rename(old, new)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", interrupt_rename)
        with pytest.raises(KeyboardInterrupt):
            restore(copy, path)
    with closing(sqlite3.connect(path.with_name("briscola.replaced-1.db"))) as link:
        assert link.execute("SELECT count(*) FROM entry").fetchone() == (9,)
    restore(copy, path)
    restored = await start(path)
    assert await length(restored) == 3
    await restored.close()


async def test_F15_nothing_is_touched_where_a_bot_runs(start: Start, path: Path) -> None:
    store = await start(path)
    await grow_log(store, 3)
    copy = path.with_name("copy.db")
    await store.backup(copy)
    await grow_log(store, 5)
    with pytest.raises(WrongDatabase, match="already open"):
        restore(copy, path)
    assert await length(store) == 5
    await store.close()
    assert not list(path.parent.glob("*.replaced*"))


@pytest.mark.parametrize("harm", ["seeds", "bytes", "foreign"])
async def test_F15_an_unsound_copy_replaces_nothing(start: Start, path: Path, harm: str) -> None:
    store = await start(path)
    await grow_log(store, 40)
    await store.close()
    copy = path.with_name("copy.db")
    backup(path, copy)
    if harm == "seeds":
        seeds_path(copy).unlink()
    elif harm == "bytes":
        content = bytearray(copy.read_bytes())
        content[len(content) // 2 :] = bytes(len(content) - len(content) // 2)
        copy.write_bytes(content)
    else:
        copy.unlink()
        copy.touch()
    before = path.read_bytes()
    with pytest.raises((WrongDatabase, Unavailable)):
        restore(copy, path)
    assert path.read_bytes() == before
    assert not list(path.parent.glob("*.new*"))
    assert not list(path.parent.glob("*.replaced*"))


async def test_F15_a_copy_is_put_where_nothing_was(start: Start, path: Path) -> None:
    store = await start(path)
    await grow_log(store, 3)
    copy, other = path.with_name("copy.db"), path.with_name("other.db")
    await asyncio.to_thread(backup, path, copy)
    await store.close()
    assert restore(copy, other) is None
    restored = await start(other)
    assert await length(restored) == 3
    await restored.close()
