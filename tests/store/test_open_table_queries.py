"""The lists of open tables take no longer with every table that there ever was."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.base import Store
from bot.store.migrate import migrate, migrations
from bot.store.rows import NewEntry, Place
from bot.store.sqlite.store import Link, SqliteStore, open_store
from testing.databases import connection, new_database, reader

Start = Callable[[Path], Awaitable[SqliteStore]]
Query = Callable[[Store], Awaitable[object]]

HERE = Place(7, 20)
ONE = [NewEntry("opened", "{}")]
QUERIES: dict[str, Query] = {
    "of a person": lambda store: store.people.tables_of(1),
    "of a server": lambda store: store.log.heads(7),
    "of all servers": lambda store: store.log.heads(),
}


def filled_database(path: Path, ever: int) -> None:
    """A database of so many tables at which one person has sat, of which two are open."""
    with closing(sqlite3.connect(new_database(path))) as link, link:
        for number in range(ever):
            is_open = number < 2
            link.execute("INSERT INTO head VALUES (?, 1, NULL, 7, 20, ?)", (f"t{number:04}", is_open))
            link.execute("INSERT INTO seat VALUES (1, ?, ?)", (f"t{number:04}", is_open))


@pytest.mark.parametrize("what", QUERIES)
def test_a_list_takes_no_longer_with_many_times_the_closed_tables(tmp_path: Path, what: str) -> None:
    async def instructions(path: Path) -> int:
        """How many instructions SQLite carries out to answer."""
        store, count = await open_store(path), 0
        assert isinstance(reader(store.log), Link)

        def one_more() -> None:
            nonlocal count
            count += 1

        await connection(reader(store.log)).set_progress_handler(one_more, 1)
        assert await QUERIES[what](store)
        await store.close()
        return count

    taken = []
    for ever in (20, 2000):
        filled_database(tmp_path / f"{ever}.db", ever)
        taken.append(asyncio.run(instructions(tmp_path / f"{ever}.db")))
    assert taken[1] <= taken[0] * 1.2


def test_no_index_holds_the_deadlines_which_every_card_changes(path: Path) -> None:
    with closing(sqlite3.connect(new_database(path))) as link:
        found = link.execute(
            "SELECT indices.name FROM sqlite_schema AS indices, pragma_index_info(indices.name) AS columns "
            "WHERE indices.type = 'index' AND columns.name = 'due_at'"
        ).fetchall()
    assert found == []


async def test_in_an_older_database_nobody_sits_at_a_closed_table_after_its_update(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = path.with_name("older.db")
    earlier = [step for step in migrations("main") if step.name < "0017"]
    with monkeypatch.context() as patch:
        patch.setattr(
            "bot.store.migrate.migrations", lambda role: earlier if role == "main" else migrations(role)
        )
        migrate(path)
    with closing(sqlite3.connect(path)) as link, link:
        for table, is_open in (("a", 1), ("b", 0)):
            link.execute(
                "INSERT INTO entry VALUES (?, 1, 'opened', '{}', 1, NULL, NULL, 7, 20, ?)",
                (table, 1 - is_open),
            )
            link.executemany("INSERT INTO seat VALUES (?, ?, ?)", [(1, table, 1), (2, table, 0)])
    store = await start(path)
    assert await store.people.tables_of(1) == ["a"]
    assert await store.people.tables_of(2) == []
    assert await store.people.tables_ever(1) == ["a", "b"]
    assert [row["here"] for row in (await store.results.export(1))["tables"]] == [1, 0]
    assert await store.check() == []
    await store.close()


async def test_from_a_table_that_closes_everybody_is_gone(store: Store) -> None:
    for table in ("a", "b"):
        await store.log.append(table, 0, ONE, at=1, place=HERE)
        for person in (1, 2):
            await store.people.seat_person(table, person)
    await store.people.unseat("a", [2])
    await store.log.append("a", 1, ONE, at=2, closes=True)
    for person in (1, 2):
        about = await store.results.export(person)
        assert about["tables"] == [{"table": "a", "here": 0}, {"table": "b", "here": 1}]
