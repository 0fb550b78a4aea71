"""A start either opens our database or says in one line why not, touching nothing and leaving no thread."""

import asyncio
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import files
from bot.store.errors import WrongDatabase
from bot.store.files import seeds_path
from bot.store.migrate import Migration, Role, migrate, migrations
from bot.store.rows import NewEntry, Place
from bot.store.sqlite import store as sqlite
from bot.store.sqlite.store import SqliteStore
from testing.databases import reader, writer

Start = Callable[[Path], Awaitable[SqliteStore]]

ROOT = Path(__file__).parents[2]
OPEN_IT = """
import asyncio, sys
from pathlib import Path
from bot.store.errors import WrongDatabase
from bot.store.sqlite.store import open_store
async def main():
    store = await open_store(Path(sys.argv[1]))
    await store.close()
try:
    asyncio.run(main())
except WrongDatabase as error:
    sys.exit(str(error))
"""
KEEP_IT = OPEN_IT.replace("await store.close()", "print('open', flush=True); await asyncio.sleep(3600)")
HOLD_IT = """
import sqlite3, sys
link = sqlite3.connect(sys.argv[1], isolation_level=None)
link.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""
# Whoever runs the tests may be allowed everything; nobody is not, not even to read our own files.
AS_NOBODY = """
import os
from bot.store import migrate
known = {role: migrate.migrations(role) for role in ("main", "seeds")}
migrate.migrations = known.__getitem__
if os.geteuid() == 0:
    os.seteuid(65534)
async def main"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Nothing is there."""
    return tmp_path / "briscola.db"


def run(script: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own; it must end by itself."""
    return subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", script, str(path)],
        capture_output=True,
        text=True,
        timeout=30,
        cwd=ROOT,
        check=False,
    )


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(".lock")}


def all_threads_end(before: list[threading.Thread]) -> bool:
    """Say whether every thread begun since ``before`` comes to its end by itself."""
    begun = [thread for thread in threading.enumerate() if thread not in before]
    for thread in begun:
        thread.join(5)
    return not any(thread.is_alive() for thread in begun)


async def refusal_line(start: Start, path: Path) -> str:
    """Try to open, see that nothing was touched and no thread is left, and return the line."""
    before, threads = contents(path.parent), threading.enumerate()
    with pytest.raises(WrongDatabase) as caught:
        await start(path)
    assert contents(path.parent) == before
    assert all_threads_end(threads)
    line = str(caught.value)
    assert "\n" not in line
    assert str(path.parent) in line
    return line


async def make_database(start: Start, path: Path) -> None:
    store = await start(path)
    await store.log.append("t", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    await store.close()


async def test_a_database_is_made_where_there_is_none(start: Start, path: Path) -> None:
    await make_database(start, path)
    assert sorted(contents(path.parent)) == ["briscola.db", "briscola.seeds.db"]
    store = await start(path)
    assert len(await store.log.read("t")) == 1
    await store.close()
    await store.close()


async def test_an_empty_file_becomes_a_database(start: Start, path: Path) -> None:
    path.touch(mode=0o644)
    await make_database(start, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_path_may_have_any_characters(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "così #1? 100%.db"
    await make_database(start, path)
    assert path.exists()


async def test_only_the_owner_can_read_any_file(start: Start, path: Path) -> None:
    await make_database(start, path)
    path.chmod(0o644)
    seeds_path(path).chmod(0o666)
    store = await start(path)
    await store.log.append("u", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    await store.seeds.keep("m", bytes(32))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    await store.close()
    names = {
        f"{base}{suffix}" for base in ("briscola.db", "briscola.seeds.db") for suffix in ("", "-wal", "-shm")
    }
    assert modes == dict.fromkeys({*names, "briscola.db.lock"}, 0o600)


async def test_every_connection_is_as_durable_and_as_careful_as_it_should_be(
    start: Start, path: Path
) -> None:
    store = await start(path)
    for link in (writer(store.log), writer(store.seeds)):
        assert await link.rows("PRAGMA synchronous") == [(2,)]
        assert await link.rows("PRAGMA journal_mode") == [("wal",)]
        assert await link.rows("PRAGMA foreign_keys") == [(1,)]
        assert await link.rows("PRAGMA busy_timeout") == [(2000,)]
    for link in (reader(store.log), reader(store.results)):
        assert await link.rows("PRAGMA query_only") == [(1,)]
    await store.close()


async def test_a_newer_database_is_refused(start: Start, path: Path) -> None:
    await make_database(start, path)
    with closing(sqlite3.connect(path)) as link, link:
        link.execute("INSERT INTO migration VALUES (9999, '9999_future.sql', 'x')")
    assert "newer" in await refusal_line(start, path)


@pytest.mark.parametrize("name", ["briscola.db", "briscola.seeds.db"])
async def test_a_database_with_an_altered_migration_is_refused(start: Start, path: Path, name: str) -> None:
    await make_database(start, path)
    with closing(sqlite3.connect(path.with_name(name))) as link, link:
        link.execute("UPDATE migration SET sha256 = 'x' WHERE version = 1")
    assert "0001" in await refusal_line(start, path)


async def test_a_database_of_another_program_is_refused(start: Start, path: Path) -> None:
    with closing(sqlite3.connect(path)) as link:
        link.execute("CREATE TABLE cookies (id INTEGER)")
    assert "another program" in await refusal_line(start, path)


async def test_seeds_do_not_pass_for_a_database(start: Start, path: Path) -> None:
    await make_database(start, path)
    shutil.copy(seeds_path(path), path)
    assert "another program" in await refusal_line(start, path)


async def test_a_database_without_its_seeds_is_refused_unless_told_so(start: Start, path: Path) -> None:
    await make_database(start, path)
    seeds_path(path).unlink()
    assert "missing" in await refusal_line(start, path)
    seeds_path(path).touch()
    store = await start(path)
    assert len(await store.log.read("t")) == 1
    await store.close()


async def test_a_database_that_was_moved_to_a_server_is_not_made_anew(start: Start, path: Path) -> None:
    left = path.with_name("briscola.moved-1.db")
    left.touch()
    assert "set DATABASE to that" in await refusal_line(start, path)
    left.unlink()
    await make_database(start, path)
    left.touch()  # it was moved back
    store = await start(path)
    await store.close()


async def test_a_file_that_is_no_database_is_refused(start: Start, path: Path) -> None:
    path.write_text("Dear diary")
    assert "not an SQLite database" in await refusal_line(start, path)


@pytest.mark.parametrize("name", ["briscola.db", "briscola.seeds.db"])
async def test_a_corrupt_database_is_refused(start: Start, path: Path, name: str) -> None:
    await make_database(start, path)
    file = path.with_name(name)
    file.write_bytes(file.read_bytes()[:100] + b"\xff" * 5000)
    assert name in await refusal_line(start, path)


async def test_a_folder_in_its_place_is_refused(start: Start, path: Path) -> None:
    path.mkdir()
    with pytest.raises(WrongDatabase, match="directory"):
        await start(path)


async def test_a_missing_folder_is_refused(start: Start, tmp_path: Path) -> None:
    with pytest.raises(WrongDatabase, match="No such file"):
        await start(tmp_path / "nowhere" / "briscola.db")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("mode", [0o000, 0o400])
def test_a_database_that_cannot_be_written_is_refused(mode: int) -> None:
    # The folder pytest makes is closed to everybody else.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "briscola.db"
        migrate(path)
        before = contents(path.parent)
        for file in (path, seeds_path(path)):
            file.chmod(mode)
        path.with_name("briscola.db.lock").chmod(0o666)
        path.parent.chmod(0o755)
        result = run(OPEN_IT.replace("async def main", AS_NOBODY), path)
        assert result.returncode == 1, result.stderr
        assert result.stderr.startswith(str(path.parent))
        assert result.stderr.count("\n") == 1
        path.parent.chmod(0o700)
        for file in (path, seeds_path(path)):
            file.chmod(0o600)
        assert contents(path.parent) == before


async def test_a_second_process_is_refused_and_the_next_one_is_not(start: Start, path: Path) -> None:
    store = await start(path)
    second = await asyncio.to_thread(run, OPEN_IT, path)
    assert second.returncode == 1
    assert second.stderr == f"{path}: in use by another process\n"
    with pytest.raises(WrongDatabase, match="this process"):
        await start(path)
    await store.log.append("t", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    await store.close()
    after = await asyncio.to_thread(run, OPEN_IT, path)
    assert (after.returncode, after.stderr) == (0, "")


async def test_f10_a_killed_process_leaves_its_lock_and_blocks_nobody(start: Start, path: Path) -> None:
    await make_database(start, path)
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KEEP_IT, str(path), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert holder.stdout
    assert await holder.stdout.readline() == b"open\n"
    with pytest.raises(WrongDatabase, match="in use by another process"):
        await start(path)
    holder.kill()
    assert await holder.wait() == -signal.SIGKILL
    assert path.with_name("briscola.db.lock").exists()
    store = await start(path)
    assert len(await store.log.read("t")) == 1
    await store.close()


async def test_a_database_locked_by_another_program_is_refused(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_database(start, path)
    monkeypatch.setattr(files, "BUSY_SECONDS", 0.05)
    holder = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        HOLD_IT,
        str(path),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert holder.stdout
    assert await holder.stdout.readline() == b"held\n"
    try:
        with pytest.raises(WrongDatabase, match="locked"):
            await start(path)
    finally:
        await holder.communicate(b"")
    store = await start(path)
    assert len(await store.log.read("t")) == 1
    await store.close()


async def test_a_start_that_fails_late_leaves_no_thread_and_no_lock(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = threading.enumerate()
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "_READER", "NONSENSE")
        with pytest.raises(WrongDatabase, match="syntax"):
            await start(path)
    assert all_threads_end(threads)
    await make_database(start, path)


def test_a_process_whose_start_fails_ends(path: Path) -> None:
    late = OPEN_IT.replace(
        "async def main", "from bot.store.sqlite import store\nstore._READER = 'NONSENSE'\nasync def main"
    )
    result = run(late, path)
    assert result.returncode == 1
    assert "syntax" in result.stderr


async def test_a_start_cut_off_while_making_the_files_can_be_repeated(start: Start, path: Path) -> None:
    path.with_name("briscola.db.new").write_bytes(b"half a database")
    path.with_name("briscola.db.new-journal").write_bytes(b"half a journal")
    await make_database(start, path)
    assert sorted(contents(path.parent)) == ["briscola.db", "briscola.seeds.db"]


async def test_an_older_database_is_brought_up_to_date(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_database(start, path)
    now = migrations("main")
    later = Migration(len(now) + 1, "9000_later.sql", "CREATE TABLE later (x INTEGER) STRICT;")
    monkeypatch.setattr(
        "bot.store.migrate.migrations", lambda role: (*now, later) if role == "main" else migrations(role)
    )
    assert migrate(path) == ["9000_later.sql"]
    assert migrate(path) == []
    store = await start(path)
    assert await reader(store.log).rows("SELECT count(*) FROM later") == [(0,)]
    assert len(await store.log.read("t")) == 1
    await store.close()


async def test_a_migration_that_fails_leaves_nothing_of_itself(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_database(start, path)
    now = migrations("main")
    broken = Migration(len(now) + 1, "9000_broken.sql", "CREATE TABLE half (x INTEGER);\nNONSENSE;")
    with monkeypatch.context() as patch:
        patch.setattr(
            "bot.store.migrate.migrations",
            lambda role: (*now, broken) if role == "main" else migrations(role),
        )
        with pytest.raises(WrongDatabase, match="syntax"):
            migrate(path)
    store = await start(path)
    assert await reader(store.log).rows("SELECT name FROM sqlite_schema WHERE name = 'half'") == []
    assert len(await reader(store.log).rows("SELECT * FROM migration")) == len(now)
    await store.close()


@pytest.mark.parametrize("role", ["main", "seeds"])
def test_migrations_are_numbered_without_gaps(role: Role) -> None:
    assert migrations(role)
    assert [step.version for step in migrations(role)] == list(range(1, len(migrations(role)) + 1))


def database_of_version(
    path: Path, version: int, monkeypatch: pytest.MonkeyPatch
) -> closing[sqlite3.Connection]:
    """A database as the program left it that knew so many migrations."""
    known = migrations("main")[:version]
    with monkeypatch.context() as patch:
        patch.setattr(
            "bot.store.migrate.migrations", lambda role: known if role == "main" else migrations(role)
        )
        migrate(path)
    return closing(sqlite3.connect(path))


async def test_the_one_deck_of_before_belongs_to_its_family(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with database_of_version(path, 1, monkeypatch) as link:
        link.executemany(
            "INSERT INTO preferences (person, deck) VALUES (?, ?)",
            [(1, "french"), (2, "neapolitan"), (3, None)],
        )
        link.commit()
    store = await start(path)
    chosen = [await store.people.preferences(person) for person in (1, 2, 3)]
    await store.close()
    assert [one.italian_deck for one in chosen] == [None, "neapolitan", None]
    assert [one.french_deck for one in chosen] == ["french", None, None]


async def test_channels_in_which_hands_stand_are_known_and_cards_go_where_they_were_wanted(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (
        next(step.version for step in migrations("main") if step.name.endswith("direct_messages.sql")) - 1
    )
    with database_of_version(path, before, monkeypatch) as link:
        link.executemany(
            "INSERT INTO shown (table_id, slot, channel, message, shows, at) VALUES (?, ?, ?, 1, '', 1)",
            [("t", "hand:7", 70), ("u", "hand:7", 70), ("t", "hand:8", 80), ("t", "table", 20)],
        )
        link.executemany(
            "INSERT INTO preferences (person, cards, language) VALUES (?, ?, 'it')",
            [(7, "both"), (8, "dm"), (9, "here")],
        )
        link.execute("INSERT INTO guild_settings (guild, channels) VALUES (5, '[]')")
        link.commit()
    store = await start(path)
    people = store.people
    assert [(await people.dm(person)).channel for person in (7, 8, 9)] == [70, 80, None]
    assert [(await people.preferences(person)).cards for person in (7, 8, 9)] == [None, "dm", "here"]
    assert (await people.preferences(7)).language == "it"
    assert (await store.guilds.settings(5)).hands == "both"
    assert await store.check() == []
    await store.close()
