"""F2: after a start everybody is answered at once; tables are read as they are needed, and all soon."""

import asyncio
from collections.abc import Collection

import pytest

from bot.store.errors import Unavailable
from bot.store.sqlite.store import Link
from bot.tables import cache
from bot.tables.archive.privacy import with_alias
from bot.tables.decisions.lobby import Setup
from bot.tables.limits.table_caps import Caps
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Resumed, TurnMissed
from bot.tables.model.requests import SystemActor
from chaos.whole_matches.clocks import DAY, TURN
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, ELSA, FAST, HERE, Room


async def begin_anew(room: Room, away: int = DAY) -> None:
    """The process ended, another one begins: nothing has been read yet."""
    await room.heartbeat.beat()
    await room.close()
    room.now += away
    room.begin()
    await room.tables.begin()


async def resumption_count(room: Room, table: str) -> int:
    """How often the clock of a table went on after a start."""
    return sum(isinstance(event, Resumed) for _, event in await room.tables.history(table))


async def test_f2_a_card_is_played_at_a_table_that_has_not_been_read(room: Room) -> None:
    table, other = await room.seat([ANNA, BRUNO]), await room.seat([CARLA, DARIO])
    before = room.truth(table)
    await room.rest(20_000)
    await begin_anew(room)
    assert room.cache.unread == {table, other}
    assert (await room.tables.look(table, None)).deadline == room.now + TURN - 20_000
    turn = before.turn
    assert turn is not None
    player = before.seats[turn].person
    assert player is not None
    own = (await room.tables.look(table, player.id)).view
    assert own is not None
    view = await room.tables.act(table, player, own.legal[0], at=before.decision, cause=room.cause())
    assert view.deadline == room.now + TURN
    kinds = [entry.kind for entry, _ in await room.tables.history(table)]
    assert kinds[before.seq :][:2] == ["resumed-after", "card-played"]
    assert room.cache.unread == {other}
    assert await resumption_count(room, other) == 0
    await room.tables.wake()
    assert (await resumption_count(room, table), await resumption_count(room, other)) == (1, 1)


async def test_f2_the_clock_of_a_table_that_nobody_touches_fires_once(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.rest(TURN // 2)
    await begin_anew(room)
    await room.tables.tables_of(ANNA.id)
    assert room.truth(table).id == table
    assert (room.tables.next_deadline(), room.tables.overdue(room.now + DAY)) == (None, [])
    await room.tables.wake()
    assert room.tables.next_deadline() is not None
    for _ in range(TURN // 2 // 1000):
        await room.rest(1000)
    events = [event for _, event in await room.tables.history(table)]
    assert sum(isinstance(event, TurnMissed) for event in events) == 1


async def test_f2_a_table_that_is_acted_at_while_all_are_read_wakes_once(room: Room) -> None:
    tables = [await room.seat([one, other]) for one, other in ((ANNA, BRUNO), (CARLA, DARIO), (ELSA, ANNA))]
    turns = {table: room.truth(table) for table in tables}
    await begin_anew(room)

    async def played(table: str) -> None:
        before = turns[table]
        person = before.seats[before.turn or 0].person
        assert person is not None
        own = (await room.tables.look(table, person.id)).view
        assert own is not None
        await room.tables.act(table, person, own.legal[0], at=before.decision, cause=room.cause())

    await asyncio.gather(room.tables.wake(), *map(played, tables))
    assert [await resumption_count(room, table) for table in tables] == [1, 1, 1]
    assert all(room.truth(table).decision == turns[table].decision + 1 for table in tables)


@pytest.mark.parametrize("what", ["a card", "a name that is forgotten"])
async def test_f2_what_happens_while_all_tables_are_read_is_not_undone(
    room: Room, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    table = await room.seat([ANNA, BRUNO])
    decision = room.truth(table).decision
    await begin_anew(room)
    seeds, read, done = room.store.seeds.seeds, asyncio.Event(), asyncio.Event()

    async def slow(matches: Collection[str]) -> dict[str, bytes]:
        read.set()
        await done.wait()
        return await seeds(matches)

    monkeypatch.setattr(room.store.seeds, "seeds", slow)
    reading = asyncio.ensure_future(room.tables.tables_of(BRUNO.id))
    await read.wait()
    if what == "a card":
        await room.tables.act(table, SystemActor(), requests.Expire())  # it is in memory now, and awake
        await room.play(table, 1)
    else:
        await room.tables.rewrite(table, lambda event: with_alias(event, ANNA.id, -1))
    done.set()
    await reading
    assert room.truth(table).decision == decision + (what == "a card")
    assert (ANNA in room.truth(table).present) == (what == "a card")


async def test_f2_tables_that_have_not_been_read_count(room: Room) -> None:
    tables = [await room.open(ANNA) for _ in range(room.caps.per_person)]
    await begin_anew(room)
    assert sorted(room.tables.open_tables()) == sorted(tables)
    assert all(map(room.tables.is_open, tables))
    with pytest.raises(Refused) as refused:
        await room.open(ANNA)
    assert refused.value.reason is TableReason.CAP_PERSON
    await begin_anew(room)
    elsewhere = await room.tables.open(HERE, BRUNO, Setup(FAST), cause=room.cause())
    await begin_anew(room)
    with pytest.raises(Refused) as refused:
        await room.do(elsewhere.id, ANNA, requests.Join())
    assert refused.value.reason is TableReason.CAP_PERSON


@pytest.mark.parametrize("asked", ["tables_in", "tables_of"])
async def test_f2_who_asks_for_all_tables_is_told_of_all(room: Room, asked: str) -> None:
    tables = [await room.seat([ANNA, BRUNO]), await room.open(ANNA)]
    await begin_anew(room)
    found = await getattr(room.tables, asked)(HERE.guild if asked == "tables_in" else ANNA.id)
    assert sorted(view.id for view in found) == sorted(tables)


async def test_f2_who_is_forgotten_is_forgotten_at_a_table_that_has_not_been_read(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await begin_anew(room)
    reading = asyncio.ensure_future(room.tables.wake())
    await room.forget(ANNA, -1)
    await reading
    assert ANNA not in {seat.owner for seat in room.truth(table).seats}


async def test_f2_all_tables_are_read_with_a_few_statements(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.caps = Caps(100, 100, 100)
    asked: list[str] = []
    rows = Link.rows

    async def counted(link: Link, sql: str, *values: str | float | bytes | None) -> list[tuple[object, ...]]:
        asked.append(sql)
        return await rows(link, sql, *values)

    async def statements(more: int) -> int:
        room.begin()
        for _ in range(more):
            await room.open(ANNA)
        await begin_anew(room)
        asked.clear()
        monkeypatch.setattr(Link, "rows", counted)
        await room.cache.all_tables()
        monkeypatch.setattr(Link, "rows", rows)
        assert len(room.tables.in_memory) == len(room.tables.open_tables())
        return len(asked)

    assert await statements(2) == await statements(cache.LOGS_AT_ONCE - 2)


async def test_f2_a_store_that_cannot_be_read_is_asked_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.seat([ANNA, BRUNO])
    await begin_anew(room)
    read_all = room.store.log.read_all

    async def refused(tables: object) -> dict[str, list[object]]:
        raise Unavailable(f"i/o error at {tables}")

    monkeypatch.setattr(room.store.log, "read_all", refused)
    with pytest.raises(Unavailable):
        await room.tables.tables_of(ANNA.id)
    with pytest.raises(Unavailable):
        await room.tables.wake()
    assert room.tables.open_tables() == [table]
    monkeypatch.setattr(room.store.log, "read_all", read_all)
    await room.tables.wake()
    assert await resumption_count(room, table) == 1
