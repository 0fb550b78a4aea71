"""The open tables of a server and of a person: asked of the store, and the same as a look at every table."""

import asyncio
import random
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from hypothesis import given, strategies as st

from bot.rules.errors import IllegalAction
from bot.store.sqlite.store import open_store
from bot.tables.limits.table_caps import Caps
from bot.tables.model import requests
from bot.tables.model.errors import Refused
from bot.tables.model.events import Access
from bot.tables.model.people import DIRECT, Person, Place
from bot.tables.model.requests import SystemActor, TableAction
from bot.tables.model.table import Table
from bot.tables.view import TableView
from testing.databases import new_database
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, HERE, Room

PEOPLE: Final = (ANNA, BRUNO, CARLA, DARIO)
PLACES: Final = (HERE, Place(HERE.guild, 201, 301), Place(101, 1), DIRECT)
MANY: Final = Caps(per_person=4, per_channel=50, per_server=50)


async def do_at_random(room: Room, rng: random.Random) -> None:
    """Somebody does something, or tries to; a while passes, or the bot starts again."""
    tables, who = room.tables.open_tables(), rng.choice(PEOPLE)
    if rng.random() < 0.05:
        await room.heartbeat.beat()
        await room.close()
        room.begin()
        await room.tables.begin()
    room.now += rng.randrange(1000)
    with suppress(Refused, IllegalAction):
        if not tables or rng.random() < 0.2:
            access = rng.choice((Access.OPEN, Access.INVITED))
            await room.open(who, place=rng.choice(PLACES), access=access)
        elif rng.random() < 0.1:
            await room.tables.act(rng.choice(tables), SystemActor(), requests.EndByRemoval())
        else:
            await room.tables.act(rng.choice(tables), who, action(rng, who), cause=room.cause())


def action(rng: random.Random, who: Person) -> TableAction:
    guest = rng.choice([one for one in PEOPLE if one != who])
    wishes: tuple[TableAction, ...] = (
        requests.Join(),
        requests.Leave(),
        requests.Invite(guest),
        requests.Decline(),
        requests.Start(),
        requests.Resign(),
        requests.Rematch(),
    )
    return rng.choice(wishes)


def ids(views: list[TableView]) -> list[str]:
    return [view.id for view in views]


def oldest_first(tables: list[Table]) -> list[str]:
    return [table.id for table in sorted(tables, key=lambda table: (table.opened_at, table.id))]


async def check_lists(room: Room) -> None:
    """Each list is what a look at all tables gives."""
    # Asked first: the look reads all that has not been read.
    in_servers = {place.guild: ids(await room.tables.tables_in(place.guild)) for place in PLACES}
    of_people = {one: ids(await room.tables.tables_of(one.id)) for one in PEOPLE}
    with_people = {one: ids(await room.tables.tables_with(one.id)) for one in PEOPLE}
    every = list((await room.cache.all_tables()).values())
    for guild, found in in_servers.items():
        assert found == oldest_first([table for table in every if table.place.guild == guild])
    for one in PEOPLE:
        assert of_people[one] == oldest_first([table for table in every if table.is_seated(one.id)])
        assert with_people[one] == oldest_first([table for table in every if one.id in table.people])


@given(st.integers(0, 2**32), st.integers(0, 60))
def test_every_list_is_what_a_look_at_all_tables_gives(seed: int, steps: int) -> None:
    async def walk_and_check(path: Path) -> None:
        rng, store = random.Random(seed), await open_store(new_database(path))
        room = Room(store, caps=MANY)
        for _ in range(steps):
            await do_at_random(room, rng)
            if rng.random() < 0.2:
                await check_lists(room)
        await check_lists(room)
        await room.close()
        await store.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(walk_and_check(Path(folder) / "briscola.db"))


async def test_f2_who_asks_for_their_tables_waits_for_no_others(room: Room) -> None:
    mine, others = await room.open(ANNA), [await room.open(BRUNO, place=Place(101, 1)) for _ in range(2)]
    await room.close()
    room.begin()
    await room.tables.begin()
    assert ids(await room.tables.tables_of(ANNA.id)) == [mine]
    assert room.cache.unread == set(others)
    assert ids(await room.tables.tables_in(HERE.guild)) == [mine]
    await room.open(ANNA)
    assert room.cache.unread == set(others)


async def test_at_a_table_that_is_closed_nobody_sits_any_more(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.tables.act(table, SystemActor(), requests.EndByRemoval())
    for person in (ANNA, BRUNO):
        about = await room.store.results.export(person.id)
        assert about["tables"] == [{"table": table, "here": 0}]
