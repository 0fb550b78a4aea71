"""Moving, backups and restoring between a file and a server: whole or not at all, and the way back."""

import asyncio
import random
from functools import partial
from itertools import count
from pathlib import Path
from unittest.mock import patch

import psycopg
import pytest

from bot.__main__ import main
from bot.database_url import DatabaseUrl
from bot.store.base import Store
from bot.store.errors import Duplicate, Unavailable, WrongDatabase
from bot.store.files import seeds_path
from bot.store.opening import backup, move, open_store, restore
from bot.store.postgres import transfer
from bot.store.rows import NewEntry, Place
from testing.builders.databases import check_database, fill_database, rows
from testing.killing import kill_at
from testing.postgres import Cluster


@pytest.fixture
def url(postgres: Cluster) -> DatabaseUrl:
    return postgres.url(postgres.database())


def entry_count(url: DatabaseUrl) -> int:
    """How many entries a server has."""
    with psycopg.connect(url.secret) as link:
        if link.execute("SELECT to_regclass('entry') IS NULL").fetchone() == (True,):
            return 0
        row = link.execute("SELECT count(*) FROM entry").fetchone()
    assert row is not None
    return int(row[0])


@pytest.mark.parametrize("_", range(3))
def test_a_database_moves_to_a_server_and_back_with_every_row(
    tmp_path: Path, url: DatabaseUrl, _: int
) -> None:
    path, back, seed = tmp_path / "briscola.db", tmp_path / "back.db", random.randrange(2**32)
    asyncio.run(fill_database(path, seed))
    before = rows(path)
    assert all(before.values())
    kept = move(path, url)
    assert kept == tmp_path / "briscola.moved-1.db"
    assert not path.exists()
    asyncio.run(check_database(url))
    assert move(url, back) is None
    assert rows(back) == rows(kept) == before
    asyncio.run(check_database(back))
    with pytest.raises(WrongDatabase, match=r"was moved to .*back\.db"):
        asyncio.run(open_store(url))
    move(back, url)  # what was moved away may be replaced
    asyncio.run(check_database(url))


STEPS = ((transfer, "_write_to_server"), (transfer, "_write_to_file"), (Path, "replace"))
EVERY = 6
"""Of all steps each so many-th is tried: before and after each table, and each name that a file gets."""


def test_f1_a_move_that_is_killed_at_any_step_has_lost_nothing_and_is_repeated(
    tmp_path: Path, postgres: Cluster
) -> None:
    template = postgres.database()
    asyncio.run(empty_schema(postgres.url(template)))
    path = tmp_path / "briscola.db"
    asyncio.run(fill_database(path))
    before = rows(path)
    for step in count(1, EVERY):
        url = postgres.url(postgres.database(template))
        if not kill_at(step, partial(move, path, url), STEPS):
            break
        assert rows(path) == before
        assert entry_count(url) == 0
    assert step > 2 * len(before)
    assert not path.exists()
    asyncio.run(check_database(url))

    full = postgres.url(postgres.database())
    move(tmp_path / "briscola.moved-1.db", full)
    for step in count(1, EVERY):
        back = tmp_path / str(step) / "back.db"
        back.parent.mkdir()
        if not kill_at(step, partial(move, full, back), STEPS):
            break
        if back.exists():
            assert rows(back) == before
        asyncio.run(check_database(full))  # not marked as moved: it goes on
        for left in back.parent.glob("back*.db"):
            if back.exists() or left == seeds_path(back):
                left.unlink()  # as the message of the next try says
        move_and_back(full, back)
    assert step > 2 * len(before)
    assert rows(back) == before


def move_and_back(full: DatabaseUrl, back: Path) -> None:
    """What was broken off can be done again."""
    move(full, back)
    move(back, full)


async def empty_schema(url: DatabaseUrl) -> None:
    store = await open_store(url)
    await store.close()


def test_a_move_cut_off_before_the_file_was_set_aside_ends_when_it_is_repeated(
    tmp_path: Path, url: DatabaseUrl
) -> None:
    path = tmp_path / "briscola.db"
    asyncio.run(fill_database(path))
    with (
        patch("bot.store.backups.set_aside", side_effect=KeyboardInterrupt),
        pytest.raises(KeyboardInterrupt),
    ):
        move(path, url)
    count_before = entry_count(url)
    assert move(path, url) == tmp_path / "briscola.moved-1.db"
    assert entry_count(url) == count_before > 0


def test_a_server_that_holds_something_else_is_left_as_it_is(tmp_path: Path, url: DatabaseUrl) -> None:
    path = tmp_path / "briscola.db"
    asyncio.run(fill_database(path, 1))
    asyncio.run(fill_database(url, 2))
    entries = entry_count(url)
    with pytest.raises(WrongDatabase, match="is not empty"):
        move(path, url)
    assert entry_count(url) == entries
    assert path.exists()


def test_rows_that_do_not_arrive_as_they_were_sent_are_not_kept(tmp_path: Path, url: DatabaseUrl) -> None:
    path = tmp_path / "briscola.db"
    asyncio.run(fill_database(path))
    write = transfer._write_to_server

    def lose_a_row(server: transfer.Server, table: transfer.Table, found: object) -> None:
        some = list(found)  # type: ignore[call-overload]  # rows of any type
        write(server, table, some[1:] if table.name == "seat" else some)

    with patch.object(transfer, "_write_to_server", lose_a_row), pytest.raises(Unavailable, match="seat"):
        move(path, url)
    assert path.exists()
    assert entry_count(url) == 0


async def test_neither_side_may_be_in_use(tmp_path: Path, url: DatabaseUrl) -> None:
    path = tmp_path / "briscola.db"
    await fill_database(path)
    for database in (path, url):
        store = await open_store(database)
        with pytest.raises(WrongDatabase, match=r"in use|already open"):
            await asyncio.to_thread(move, path, url)
        with pytest.raises(WrongDatabase, match=r"in use|already open"):
            await asyncio.to_thread(restore, path, database)
        await store.close()
    assert entry_count(url) == 0


async def test_a_backup_of_a_server_is_of_one_moment_while_play_goes_on(
    tmp_path: Path, url: DatabaseUrl
) -> None:
    store = await open_store(url)
    stop, enough = asyncio.Event(), asyncio.Event()

    async def play() -> None:
        for number in count():
            if stop.is_set():
                return
            table = f"t{number}"
            await store.seeds.keep(f"{table}-1", bytes(32))
            await store.log.append(
                table, 0, [NewEntry("opened", f'"{table}-1"')], at=1, cause=table, place=Place(1, 2)
            )
            if number == 20:
                enough.set()

    many = asyncio.ensure_future(enough.wait())
    playing = asyncio.ensure_future(play())
    await asyncio.wait([many, playing], return_when=asyncio.FIRST_COMPLETED)
    copy = tmp_path / "copy.db"
    await store.backup(copy)
    stop.set()
    await playing
    await store.close()
    found = rows(copy)
    assert len(found["entry"]) == len(found["head"]) >= 20
    assert {f'"{row[0]}"' for row in found["seed"]} >= {row[3] for row in found["entry"]}
    await check_database(copy)
    with pytest.raises(Unavailable, match="exists already"):
        await asyncio.to_thread(backup, url, copy)


def test_a_backup_is_restored_on_either_engine_and_what_was_there_is_kept(
    tmp_path: Path, url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    copy, path = tmp_path / "copy.db", tmp_path / "briscola.db"
    asyncio.run(fill_database(url, 1))
    backup(url, copy)
    assert restore(copy, path) is None
    assert rows(path) == rows(copy)
    asyncio.run(more(url))
    kept = restore(copy, url)
    assert kept is not None
    assert len(rows(kept)["entry"]) == len(rows(copy)["entry"]) + 1
    again = tmp_path / "again.db"
    backup(url, again)
    assert rows(again) == rows(copy)
    assert not any(b"secret" in file.read_bytes() for file in (copy, seeds_path(copy), again, kept))


def test_F15_a_backup_of_a_server_that_could_not_be_restored_fails_and_leaves_nothing(
    tmp_path: Path, url: DatabaseUrl
) -> None:
    path, copy = tmp_path / "briscola.db", tmp_path / "copy.db"
    asyncio.run(fill_database(path, 3))
    move(path, url)
    with psycopg.connect(url.secret) as link:
        link.execute("UPDATE head SET seq = seq + 1")
    with pytest.raises(WrongDatabase, match=rf"\A{url}: a copy of it could not be restored: [^\n]+\Z"):
        backup(url, copy)
    assert not list(tmp_path.glob("copy*"))


def test_what_was_there_is_kept_even_where_there_was_never_a_table(
    tmp_path: Path, url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def solve_a_puzzle() -> None:
        store = await open_store(url)
        await store.owner.belong(77)
        await store.puzzles.choose(5, "2026-11-28", 0, "Ad", "solved")
        await store.close()

    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "medium"
    folder.mkdir()
    asyncio.run(fill_database(tmp_path / "other.db", 1))
    backup(tmp_path / "other.db", folder / "copy.db")
    asyncio.run(solve_a_puzzle())
    kept = restore(folder / "copy.db", url)
    assert kept is not None
    assert rows(kept)["puzzle_choice"] == [(5, "2026-11-28", 0, "Ad", "solved")]
    assert {file.name for file in folder.iterdir()} == {"copy.db", "copy.seeds.db"}


async def more(url: DatabaseUrl) -> None:
    store = await open_store(url)
    await store.log.append("late", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    with pytest.raises(Duplicate):
        await store.seeds.keep(next(iter(await some_seed(store))), bytes(32))
    await store.close()


async def some_seed(store: Store) -> dict[str, bytes]:
    heads = await store.log.heads()
    return await store.seeds.seeds([f"{head.table}-1" for head in heads])


def test_the_command_line_moves_and_says_where_to(
    tmp_path: Path, url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "briscola.db")
    asyncio.run(fill_database(Path("briscola.db")))
    assert main(["move", "--to", url.secret]) == 0
    assert (
        f"moved to {url}: set DATABASE to it; what was left is briscola.moved-1.db" in capsys.readouterr().out
    )
    assert main(["move", "--to", url.secret]) == 2
    assert "there is no database" in capsys.readouterr().err
    monkeypatch.setenv("DATABASE", url.secret)
    assert main(["backup", "copy.db"]) == 0
    assert main(["restore", "copy.db"]) == 0
    assert main(["move", "--to", "copy.db"]) == 2
    assert main(["move", "--to", "back.db"]) == 0
    assert main(["move", "--to", "postgresql://x/y"]) == 2
    assert main(["doctor"]) == 2
    out, err = capsys.readouterr()
    assert "was moved to" in out
    assert [line.partition(": ")[2] for line in err.splitlines()] == [
        "exists already",
        "a database is moved from a file to a server, or from a server to a file",
    ]
