"""A person is forgotten at tables that other processes look after, too."""

from bot.store.leases import PartTask
from bot.tables.archive.privacy import FORGET, forget_part
from bot.tables.model import requests
from bot.tables.model.people import Person, Place
from bot.tables.parts import part_of
from bot.tables.tables import Tables
from testing.leases.held_parts import HeldParts
from testing.worlds.room import ANNA, BRUNO, Room

SERVERS = (1_180_000_000_000_000_000, 1_180_000_000_000_000_000 + (1 << 22))


async def test_who_holds_a_part_forgets_the_person_there(room: Room) -> None:
    holdings = [HeldParts({part_of(server, "")}) for server in SERVERS]
    processes = [
        Tables(room.store, now=lambda: room.now, draw=room.rng.randbytes, holding=holding)
        for holding in holdings
    ]
    tables = []
    for server, process in zip(SERVERS, processes, strict=True):
        table = await room.open(BRUNO, place=Place(server, 1))
        await process.begin()
        await process.act(table, ANNA, requests.Join())
        tables.append(table)
    rewritten: list[str] = []

    async def note(table: str) -> None:
        rewritten.append(table)

    async def part_task(asked: PartTask) -> None:
        await forget_part(room.store, processes[1], asked, note)

    holdings[0].other = part_task
    await room.forget_with(ANNA, -7, note, tables=processes[0])
    assert sorted(rewritten) == sorted(tables)
    for table, process in zip(tables, processes, strict=True):
        assert process.is_open(table)
        (member,) = process.in_memory[table].members
        assert member.player == BRUNO
        log = await room.store.log.read(table)
        assert all(ANNA.name not in entry.body for entry in log)
        assert any("-7" in entry.body for entry in log)
    assert await room.store.people.tables_ever(ANNA.id) == []
    for process in processes:
        await process.close()


async def test_who_comes_again_to_a_table_of_another_process_is_forgotten_there_once_more(room: Room) -> None:
    holdings = [HeldParts({part_of(server, "")}) for server in SERVERS]
    mine, other = processes = [
        Tables(room.store, now=lambda: room.now, draw=room.rng.randbytes, holding=holding)
        for holding in holdings
    ]
    own, elsewhere = [await room.open(BRUNO, place=Place(server, 1)) for server in SERVERS]
    for table, process in ((own, mine), (elsewhere, other)):
        await process.begin()
        await process.act(table, ANNA, requests.Join())
    again: list[str] = []

    async def come_again(table: str) -> None:
        if table == own and not again:
            again.append(elsewhere)
            await other.act(elsewhere, ANNA, requests.Join())

    async def part_task(asked: PartTask) -> None:
        await forget_part(room.store, other, asked, come_again)

    holdings[0].other = part_task
    await room.forget_with(ANNA, -7, come_again, tables=mine)
    assert again
    for table in (own, elsewhere):
        assert all(ANNA.name not in entry.body for entry in await room.store.log.read(table))
    assert not other.in_memory[elsewhere].is_seated(ANNA.id)
    for process in processes:
        await process.close()


async def test_a_part_that_is_lost_meanwhile_is_asked_for_at_its_next_holder(room: Room) -> None:
    part = part_of(SERVERS[0], "")
    holding = HeldParts({part})
    process = Tables(room.store, now=lambda: room.now, draw=room.rng.randbytes, holding=holding)
    table = await room.open(ANNA, place=Place(SERVERS[0], 1))
    await process.begin()
    asked: list[PartTask] = []

    async def lose(_: str) -> None:
        holding.parts.clear()

    async def note(part_task: PartTask) -> None:
        asked.append(part_task)

    holding.other = note
    await room.forget_with(ANNA, -7, lose, tables=process)
    assert asked == [PartTask(part, FORGET, ANNA.id, -7)], table
    assert await room.store.people.tables_ever(ANNA.id) == []
    await process.close()


async def test_an_act_at_another_process_s_table_is_told_to_it(room: Room) -> None:
    holding = HeldParts({part_of(SERVERS[0], "")})
    other = Tables(room.store, now=lambda: room.now, draw=room.rng.randbytes, holding=holding)
    mine = Tables(
        room.store,
        now=lambda: room.now,
        draw=room.rng.randbytes,
        holding=HeldParts({part_of(SERVERS[1], "")}),
    )
    table = await room.open(BRUNO, place=Place(SERVERS[1], 1))
    await mine.begin()
    await mine.wake()
    changed: list[str] = []
    mine.subscribe(changed.append)

    async def part_task(asked: PartTask) -> None:
        assert (asked.part, asked.person) == (part_of(SERVERS[1], ""), ANNA.id)
        await mine.catch_up(table)

    holding.other = part_task
    await other.act(table, Person(ANNA.id, ANNA.name), requests.Join())
    assert changed == [table]
    assert mine.in_memory[table].is_seated(ANNA.id)
    await other.close()
    await mine.close()
