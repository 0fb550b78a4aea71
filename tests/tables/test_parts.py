"""Tables are divided into parts: what a process does not hold it reads anew, and keeps nothing of it."""

from collections import Counter
from collections.abc import AsyncIterator

import pytest

from bot.store.errors import Unavailable
from bot.tables.decisions.lobby import Setup
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import DIRECT, Person, Place
from bot.tables.model.requests import SystemActor
from bot.tables.model.table import Stage
from bot.tables.parts import PARTS, SINGLE_PROCESS, part_of
from bot.tables.tables import Tables
from testing.leases.held_parts import HeldParts
from testing.worlds.room import ANNA, BRUNO, CARLA, FAST, MINUTE, Room

SERVERS = tuple(1_180_000_000_000_000_000 + (number << 22) + number for number in range(4))
"""As Discord numbers them."""


@pytest.fixture
async def halves(room: Room) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two processes on one store, each of which holds every other part."""
    made = tuple(
        Tables(
            room.store,
            now=lambda: room.now,
            draw=room.rng.randbytes,
            holding=HeldParts(set(range(int(odd), PARTS, 2))),
        )
        for odd in (False, True)
    )
    yield made[0], made[1]
    for one in made:
        await one.close()


def test_tables_of_many_servers_and_of_direct_messages_are_divided_evenly() -> None:
    servers = [1_180_000_000_000_000_000 + (number << 22) + number % 7 for number in range(64 * PARTS)]
    by_server = Counter(part_of(server, "t") for server in servers)
    by_table = Counter(part_of(DIRECT.guild, f"{number:06}") for number in range(64 * PARTS))
    for found in (by_server, by_table):
        assert set(found) == set(range(PARTS))
        assert max(found.values()) < 2 * 64
    assert len({part_of(SERVERS[0], f"{number}") for number in range(100)}) == 1


def test_the_only_process_holds_every_part() -> None:
    assert all(SINGLE_PROCESS.holds(part) for part in range(PARTS))


async def test_each_table_is_one_process_s_own(room: Room, halves: tuple[Tables, Tables]) -> None:
    tables = [
        await room.open(who, place=Place(server, 1))
        for who, server in zip((ANNA, BRUNO), SERVERS[:2], strict=True)
    ]
    tables += [await room.open(CARLA, place=DIRECT) for _ in range(3)]
    for one in halves:
        await one.begin()
    mine, yours = (set(one.open_tables()) for one in halves)
    assert mine | yours == set(tables)
    assert not mine & yours
    assert all(halves[0].is_open(table) != halves[1].is_open(table) for table in tables)


async def test_lists_and_caps_know_the_tables_of_all_processes(
    room: Room, halves: tuple[Tables, Tables]
) -> None:
    tables = []
    for server in SERVERS[: room.caps.per_person]:
        tables.append(await room.open(ANNA, place=Place(server, 1)))
        room.now += 1
    for one in halves:
        await one.begin()
        assert [view.id for view in await one.tables_of(ANNA.id)] == tables
        assert [view.id for view in await one.tables_with(ANNA.id)] == tables
        assert [[view.id for view in await one.tables_in(server)] for server in SERVERS] == [
            *([table] for table in tables),
            [],
        ]
        with pytest.raises(Refused) as caught:
            await one.may_open(Place(SERVERS[3], 1), ANNA)
        assert caught.value.reason is TableReason.CAP_PERSON


async def test_of_others_tables_nothing_is_kept(room: Room, halves: tuple[Tables, Tables]) -> None:
    table = await room.open(ANNA, place=Place(SERVERS[0], 1))
    for one in halves:
        await one.begin()
    owner, other = sorted(halves, key=lambda one: not one.is_open(table))
    for _ in range(2):
        await owner.act(table, BRUNO, requests.Join())
        assert [len(view.members) for view in await other.tables_in(SERVERS[0])] == [2]
        assert len((await other.look(table, None)).members) == 2
        await owner.act(table, BRUNO, requests.Leave())
        assert len((await other.look(table, None)).members) == 1
    await other.act(
        table, BRUNO, requests.Join()
    )  # nobody asks for it; it is legal, and the owner hears of it
    assert other.in_memory == {}
    assert len((await owner.act(table, BRUNO, requests.Leave())).members) == 1


async def test_clocks_run_at_their_owner_alone(room: Room, halves: tuple[Tables, Tables]) -> None:
    table = await room.open(ANNA, place=Place(SERVERS[0], 1))
    await room.heartbeat.beat()
    for one in halves:
        await one.begin()
        await one.wake()
    owner, other = sorted(halves, key=lambda one: not one.is_open(table))
    await other.look(table, None)
    room.now += 10_000 * MINUTE
    assert owner.overdue(room.now) == [table]
    assert other.overdue(room.now) == []
    assert other.next_deadline() is None
    await owner.act(table, SystemActor(), requests.Expire())
    assert (await other.look(table, None)).stage is Stage.CLOSED
    assert await other.tables_in(SERVERS[0]) == []


async def test_a_table_in_direct_messages_belongs_to_the_process_that_opened_it(
    room: Room, halves: tuple[Tables, Tables]
) -> None:
    for one in halves * 8:
        opened = await one.open(
            DIRECT, Person(room.rng.getrandbits(60), "X"), Setup(FAST), cause=room.cause()
        )
        assert one.is_open(opened.id)
    assert [len(one.open_tables()) for one in halves] == [8, 8]


async def test_who_holds_nothing_opens_no_table_in_direct_messages(room: Room) -> None:
    tables = Tables(room.store, now=lambda: room.now, draw=room.rng.randbytes, holding=HeldParts())
    with pytest.raises(Unavailable):
        await tables.open(DIRECT, ANNA, Setup(FAST), cause=room.cause())
    await tables.close()
