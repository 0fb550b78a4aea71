"""The contract of the log: append-only, compare-and-swap, heads that follow."""

import asyncio
import random
from dataclasses import replace

import pytest

from bot.store.base import Store
from bot.store.errors import Duplicate, Stale, StoreError
from bot.store.rows import Entry, Head, NewEntry, Place
from bot.store.sql.log import SqlLog
from testing.databases import writer

HERE = Place(10, 20)
ONE = [NewEntry("opened", "{}")]


@pytest.fixture(params=["tables", "events"])
def log(request: pytest.FixtureRequest, store: Store) -> SqlLog:
    """The logs of tables, and those of events: one contract."""
    log = store.log if request.param == "tables" else store.event_log
    assert isinstance(log, SqlLog)
    return log


async def test_entries_come_back_as_they_went_in(log: SqlLog) -> None:
    body = '{"name":"Zoë 𝄞 \\u0000","list":[1,{"a":null}],"quote":"\\"it\'s\\""}'
    await log.append(
        "t", 0, [NewEntry("opened", body), NewEntry("joined", "[]")], at=5, cause="i1", place=HERE
    )
    await log.append("t", 2, [NewEntry("left", '"x"')], at=6)
    assert await log.read("t") == [
        Entry(1, "opened", body, 5, "i1"),
        Entry(2, "joined", "[]", 5, None),
        Entry(3, "left", '"x"', 6, None),
    ]
    assert [entry.seq for entry in await log.read("t", after=1)] == [2, 3]
    assert await log.read("t", after=3) == []
    assert await log.read("unknown") == []


async def test_an_append_of_many_entries_keeps_their_order(log: SqlLog) -> None:
    kinds = [f"kind{number}" for number in range(250)]
    await log.append("t", 0, [NewEntry(kind, "{}") for kind in kinds], at=1, place=HERE)
    assert [entry.kind for entry in await log.read("t")] == kinds
    assert [entry.seq for entry in await log.read("t")] == list(range(1, 251))


@pytest.mark.parametrize("after", [0, 1, 3, 100])
async def test_an_append_after_anything_but_the_newest_is_stale(log: SqlLog, after: int) -> None:
    await log.append("t", 0, ONE * 2, at=1, place=HERE)
    with pytest.raises(Stale):
        await log.append("t", after, ONE, at=2, place=HERE)
    assert len(await log.read("t")) == 2


async def test_an_unknown_table_can_only_begin_at_the_beginning(log: SqlLog) -> None:
    with pytest.raises(Stale):
        await log.append("t", 1, ONE, at=1)
    assert await log.head("t") is None


async def test_a_cause_is_booked_once_at_any_table(log: SqlLog) -> None:
    await log.append("t", 0, ONE, at=1, cause="i1", place=HERE)
    with pytest.raises(Duplicate):
        await log.append("t", 1, ONE, at=2, cause="i1")
    with pytest.raises(Duplicate):
        await log.append("other", 0, ONE, at=2, cause="i1", place=HERE)
    assert await log.head("other") is None


async def test_a_retry_that_is_also_stale_is_called_a_duplicate(log: SqlLog) -> None:
    await log.append("t", 0, ONE, at=1, cause="i1", place=HERE)
    with pytest.raises(Duplicate):
        await log.append("t", 0, ONE, at=1, cause="i1", place=HERE)


async def test_an_append_is_all_or_none(log: SqlLog) -> None:
    await log.append("t", 0, ONE, at=1, place=HERE)
    with pytest.raises(StoreError):
        await log.append("t", 1, [*ONE, NewEntry("broken", "{not json")], at=2, due_at=9)
    assert len(await log.read("t")) == 1
    assert await log.head("t") == Head("t", 1, None, 10, 20, open=True)


async def test_an_append_says_something_and_the_first_one_where(log: SqlLog) -> None:
    with pytest.raises(ValueError, match="nothing"):
        await log.append("t", 0, [], at=1, place=HERE)
    with pytest.raises(ValueError, match="where"):
        await log.append("t", 0, ONE, at=1)


async def test_of_twenty_writers_one_wins_each_number(log: SqlLog) -> None:
    await log.append("t", 0, ONE, at=1, place=HERE)
    won: list[tuple[int, int]] = []

    async def write(writer: int) -> None:
        for _ in range(15):
            head = await log.head("t")
            assert head is not None
            try:
                await log.append("t", head.seq, [NewEntry("by", str(writer))], at=1)
            except Stale:
                continue
            won.append((head.seq + 1, writer))

    await asyncio.gather(*(write(writer) for writer in range(20)))
    entries = await log.read("t")
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert [(entry.seq, int(entry.body)) for entry in entries[1:]] == sorted(won)
    assert len(won) >= 15


async def test_of_twenty_with_one_cause_one_wins(log: SqlLog) -> None:
    async def write(writer: int) -> bool:
        try:
            await log.append(f"t{writer}", 0, ONE, at=1, cause="i1", place=HERE)
        except Duplicate:
            return False
        return True

    assert sum(await asyncio.gather(*(write(writer) for writer in range(20)))) == 1
    assert len(await log.heads()) == 1


async def test_the_head_follows_the_last_entry(log: SqlLog) -> None:
    await log.append("t", 0, ONE * 3, at=1, due_at=100, place=HERE)
    assert await log.head("t") == Head("t", 3, 100, 10, 20, open=True)
    await log.append("t", 3, ONE, at=2)
    assert await log.head("t") == Head("t", 4, None, 10, 20, open=True)
    await log.append("t", 4, ONE * 2, at=3, due_at=300, place=Place(10, 21))
    assert await log.head("t") == Head("t", 6, 300, 10, 21, open=True)


async def test_a_closed_table_is_on_no_list_and_stays_closed(log: SqlLog) -> None:
    await log.append("t", 0, ONE, at=1, due_at=5, place=HERE)
    await log.append("t", 1, ONE * 2, at=2, due_at=6, closes=True)
    await log.append("t", 3, ONE, at=3, due_at=7)
    assert await log.head("t") == Head("t", 4, 7, 10, 20, open=False)
    assert await log.heads() == []
    assert len(await log.read("t")) == 4


async def test_open_tables_are_listed_by_server(log: SqlLog) -> None:
    for table, guild, channel in [("c", 1, 2), ("a", 1, 2), ("b", 1, 3), ("d", 2, 2)]:
        await log.append(table, 0, ONE, at=1, place=Place(guild, channel))
    assert [head.table for head in await log.heads()] == ["a", "b", "c", "d"]
    assert [head.table for head in await log.heads(1)] == ["a", "b", "c"]
    assert await log.heads(3) == []


async def test_closed_tables_of_a_server_are_found_the_last_first(log: SqlLog) -> None:
    for at, (table, guild) in enumerate([("a", 1), ("d", 1), ("b", 1), ("c", 2), ("open", 1)]):
        await log.append(table, 0, ONE, at=at, place=Place(guild, 2))
        if table != "open":
            await log.append(table, 1, ONE, at=10 + at, closes=True)
    assert await log.closed(1, 9) == ["b", "d", "a"]
    assert await log.closed(1, 2) == ["b", "d"]
    assert await log.closed(3, 9) == []


async def test_rewriting_changes_a_body_and_nothing_else(log: SqlLog) -> None:
    await log.append("t", 0, ONE * 3, at=1, cause="i1", due_at=9, place=HERE)
    before = await log.read("t")
    await log.rewrite("t", 1, '{"person":-1}')
    assert await log.read("t") == [replace(before[0], body='{"person":-1}'), *before[1:]]
    assert await log.head("t") == Head("t", 3, 9, 10, 20, open=True)


async def test_rewriting_what_is_not_there_is_refused(log: SqlLog) -> None:
    await log.append("t", 0, ONE, at=1, place=HERE)
    with pytest.raises(StoreError):
        await log.rewrite("t", 2, "{}")
    with pytest.raises(StoreError):
        await log.rewrite("t", 1, "{broken")
    assert [entry.body for entry in await log.read("t")] == ["{}"]


async def test_heads_can_be_derived_from_any_log(store: Store, log: SqlLog) -> None:
    rng = random.Random(7)
    expected: dict[str, Head] = {}
    for at in range(300):
        table = f"t{rng.randrange(12)}"
        head = expected.get(table)
        place = Place(rng.randrange(3), rng.randrange(5)) if head is None or rng.random() < 0.1 else None
        due_at = rng.choice([None, at + 100])
        closes = rng.random() < 0.03
        count = rng.randrange(1, 5)
        await log.append(
            table, head.seq if head else 0, ONE * count, at=at, due_at=due_at, place=place, closes=closes
        )
        where = place or (Place(head.guild, head.channel) if head else HERE)
        expected[table] = Head(
            table,
            (head.seq if head else 0) + count,
            due_at,
            where.guild,
            where.channel,
            open=(head.open if head else True) and not closes,
        )
    assert {table: await log.head(table) for table in expected} == expected
    assert await store.check() == []

    vandal = writer(log)
    for harm in (
        "DELETE FROM {} WHERE {} < 't2'",
        "UPDATE {} SET seq = 1, due_at = 1, guild = 9, open = 1 - open",
        "INSERT INTO {} VALUES ('ghost', 1, NULL, 1, 1, 1)",
    ):
        await vandal.rows(harm.format(log.HEAD, log.KEY))
    assert len(await store.check()) == 13


async def test_a_cancelled_append_is_whole_or_absent(store: Store, log: SqlLog) -> None:
    await log.append("t", 0, ONE, at=1, place=HERE)
    task = asyncio.create_task(log.append("t", 1, ONE * 5, at=2))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    # A write queues behind the cancelled one: after it, what became of that one can be read.
    await log.append("u", 0, ONE, at=3, place=HERE)
    assert len(await log.read("t")) in {1, 6}
    assert await store.check() == []
