"""A process takes parts over and hands them over, with everything that concerns their tables."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.model import requests
from bot.tables.model.people import Place
from bot.tables.parts import PARTS, part_of
from bot.tables.tables import Tables
from testing.leases.held_parts import HeldParts
from testing.worlds.room import ANNA, BRUNO, HERE, MINUTE, Room

SERVER = 1_180_000_000_000_000_000


@pytest.fixture
def holding() -> HeldParts:
    return HeldParts()


@pytest.fixture
async def tables(room: Room, holding: HeldParts) -> AsyncIterator[Tables]:
    """A process that holds nothing as yet."""
    made = Tables(room.store, now=lambda: room.now, draw=room.rng.randbytes, holding=holding)
    yield made
    await made.close()


async def playing(room: Room) -> str:
    table = await room.open(ANNA, place=Place(SERVER, 1))
    await room.tables.act(table, BRUNO, requests.Join())
    await room.tables.act(table, ANNA, requests.Start())
    return table


async def test_a_part_s_tables_are_listed_at_once_and_their_clocks_go_on_where_they_stood(
    room: Room, tables: Tables, holding: HeldParts
) -> None:
    table, part = await playing(room), part_of(SERVER, "")
    deadline = room.tables.next_deadline()
    assert deadline is not None
    left, alive = deadline - room.now, room.now
    room.now += 60 * MINUTE
    assert await tables.take({part: alive, (part + 1) % PARTS: None}) == [table]
    holding.parts.add(part)
    assert tables.open_tables() == [table]
    assert tables.part(table) == part
    assert tables.next_deadline() is None
    await tables.wake()
    assert tables.next_deadline() == room.now + left
    assert await tables.take({part: room.now}) == []  # they are known


async def test_a_part_that_is_dropped_leaves_nothing_behind(
    room: Room, tables: Tables, holding: HeldParts
) -> None:
    table, part = await playing(room), part_of(SERVER, "")
    left: list[str] = []
    tables.subscribe(left.append, leaves=lambda one: left.append(f"{one} left"))
    await tables.take({part: room.now})
    holding.parts.add(part)
    await tables.wake()
    holding.parts.clear()
    await tables.drop({part})
    assert left == [table, f"{table} left"]
    assert (tables.open_tables(), tables.next_deadline(), tables.in_memory) == ([], None, {})
    assert tables.part(table) is None
    assert (await tables.look(table, None)).id == table
    assert tables.in_memory == {}
    await tables.take({part: room.now})
    holding.parts.add(part)
    await tables.wake()
    assert tables.next_deadline() is not None


async def test_a_part_that_is_dropped_takes_the_seeds_of_all_its_matches_along(room: Room) -> None:
    table, other = await room.seat([ANNA, BRUNO]), await playing(room)
    for _ in range(2):
        await room.play(table)
        await room.do(table, ANNA, requests.Rematch())
        await room.do(table, BRUNO, requests.Join())
        await room.do(table, ANNA, requests.Start())
    matches, kept = [f"{table}-{number}" for number in (1, 2, 3)], room.truth(other).match
    assert room.truth(table).match == matches[-1]
    assert all(room.cache.seed_in_memory(match) for match in (*matches, kept))
    await room.tables.drop({part_of(HERE.guild, "")})
    assert [match for match in (*matches, kept) if room.cache.seed_in_memory(match)] == [kept]


async def test_a_part_that_is_dropped_before_it_was_read_is_not_read(room: Room, tables: Tables) -> None:
    await playing(room)
    part = part_of(SERVER, "")
    await tables.take({part: room.now})
    await tables.drop({part})
    await tables.wake()
    assert (tables.open_tables(), tables.in_memory) == ([], {})


async def test_a_table_that_was_taken_is_in_play_before_all_are_read(
    room: Room, tables: Tables, holding: HeldParts
) -> None:
    table, part = await playing(room), part_of(SERVER, "")
    await tables.take({part: room.now})
    holding.parts.add(part)
    before = await tables.look(table, None)
    turn = before.turn
    assert turn is not None
    await tables.act(table, ANNA, requests.Leave())
    assert list(tables.in_memory) == [table]
    await tables.wake()
    assert (await tables.look(table, None)).seq > before.seq


async def test_a_worker_whose_table_leaves_is_stopped_and_does_not_come_back() -> None:
    visits: list[str] = []

    async def visit(table: str) -> None:
        visits.append(table)
        if len(visits) == 1:
            workers.notice(table)  # there would be more to do
            workers.forget(table)
            await workers.join("another")
        visits.append("went on")

    workers = TableWorkers(visit)
    workers.notice("t")
    await workers.idle()
    assert visits[0] == "t"
    workers.notice("u")
    await workers.idle()
    assert visits[-2:] == ["u", "went on"]
    await workers.close()


async def test_no_act_is_earlier_than_the_one_before_it_although_the_clock_is_behind(
    room: Room, tables: Tables, holding: HeldParts
) -> None:
    table, part = await playing(room), part_of(SERVER, "")
    before = await room.tables.truth(table)
    room.now -= 10_000  # the next holder's clock is behind that of the process which has died
    await tables.take({part: room.now})
    holding.parts.add(part)
    await tables.wake()
    await tables.act(table, ANNA, requests.Leave())
    entries = [entry for entry, _ in await tables.history(table)]
    times = [entry.at for entry in entries]
    assert times == sorted(times)
    assert entries[-1].seq > before.seq
    assert (await tables.truth(table)).since >= before.since
