"""Leases on PostgreSQL: a part has one holder, by the clock of the database alone."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.database_url import DatabaseUrl
from bot.store.base import Store
from bot.store.leases import LIVES, Leases, NewLease, PartTask, ProcessRow
from bot.store.postgres.store import open_store
from bot.store.rows import MessageRow
from testing.postgres import Cluster

PARTS = 4
ALL = dict.fromkeys(range(PARTS), 0)


def process(name: str, version: int = 1, *, ready: bool = True, wanted: int = 0) -> ProcessRow:
    return ProcessRow(name, ready, leaving=False, demand=wanted, version=version)


@pytest.fixture
def url(postgres: Cluster) -> DatabaseUrl:
    return postgres.url(postgres.database())


@pytest.fixture
async def store(url: DatabaseUrl) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture
async def leases(store: Store) -> Leases:
    assert store.leases is not None
    await store.leases.prepare(PARTS)
    await store.leases.prepare(PARTS)
    return store.leases


def expire_leases(postgres: Cluster, url: DatabaseUrl) -> None:
    """Let all leases run out as if their time had passed."""
    postgres.sql(f"UPDATE lease SET until = until - {LIVES}", url.name)  # noqa: S608 - our own


async def test_a_part_that_is_held_cannot_be_taken(leases: Leases) -> None:
    assert {one.part for one in (await leases.renew(process("a"), {})).free} == set(ALL)
    taken = await leases.take(process("a"), ALL)
    assert sorted(taken, key=lambda one: one.part) == [NewLease(part, 1, None) for part in range(PARTS)]
    assert await leases.take(process("b"), ALL) == []
    assert await leases.take(process("b"), dict.fromkeys(ALL, 1)) == []
    assert (await leases.renew(process("b"), {})).free == ()


async def test_of_two_who_take_a_part_at_once_one_has_it(leases: Leases) -> None:
    both = await asyncio.gather(*(leases.take(process(name), ALL) for name in ("a", "b")))
    assert sorted(one.part for taken in both for one in taken) == list(range(PARTS))


async def test_only_the_leases_that_are_named_are_renewed(
    leases: Leases, postgres: Cluster, url: DatabaseUrl
) -> None:
    await leases.take(process("a"), ALL)
    assert (await leases.renew(process("a"), {0: 1, 1: 2})).parts == {0}
    assert (await leases.renew(process("b"), {0: 1})).parts == frozenset()
    expire_leases(postgres, url)
    found = await leases.renew(process("a"), {0: 1, 1: 1})
    assert found.parts == frozenset()  # what has run out is not renewed, even if nobody took it
    assert {(one.part, one.epoch, one.handed_over) for one in found.free} == {
        (part, 1, False) for part in range(PARTS)
    }


async def test_who_takes_a_part_over_knows_when_it_was_last_looked_after(
    leases: Leases, postgres: Cluster, url: DatabaseUrl
) -> None:
    await leases.take(process("a"), {0: 0})
    alive = (await leases.renew(process("a"), {0: 1})).now
    expire_leases(postgres, url)
    (taken,) = await leases.take(process("b"), {0: 1})
    assert (taken.epoch, abs((taken.alive or 0) - alive) < 1000) == (2, True)
    assert (await leases.renew(process("a"), {0: 1})).parts == frozenset()


async def test_a_part_that_was_given_back_is_free_at_once(leases: Leases) -> None:
    await leases.take(process("a"), ALL)
    await leases.give_back("b", {0: 1})
    await leases.give_back("a", {0: 1, 1: 7})
    assert [(one.part, one.handed_over) for one in (await leases.renew(process("b"), {})).free] == [(0, True)]
    (taken,) = await leases.take(process("b"), {0: 1})
    assert taken.alive is not None
    await leases.give_back("a", {0: 1})  # late
    assert (await leases.renew(process("b"), {0: 2})).parts == {0}


async def test_no_older_program_takes_what_a_newer_one_has_held(leases: Leases) -> None:
    await leases.take(process("new", 2), {0: 0})
    await leases.give_back("new", {0: 1})
    assert [one.version for one in (await leases.renew(process("old"), {})).free if one.part == 0] == [2]
    assert await leases.take(process("old"), {0: 1}) == []
    assert len(await leases.take(process("new", 2), {0: 1})) == 1


async def test_processes_know_of_each_other_until_they_are_gone(
    leases: Leases, postgres: Cluster, url: DatabaseUrl
) -> None:
    await leases.renew(process("a", wanted=7), {})
    await leases.renew(process("c", ready=False), {})
    assert set((await leases.renew(process("b"), {})).processes) == {
        process("a", wanted=7),
        process("c", ready=False),
    }
    await leases.leave("c")
    postgres.sql(f"UPDATE process SET seen = seen - {LIVES} WHERE id = 'a'", url.name)  # noqa: S608 - our own
    assert (await leases.renew(process("b"), {})).processes == ()


async def test_sessions_begin_apart(leases: Leases) -> None:
    assert await leases.may_identify(0, 60_000)
    assert not await leases.may_identify(0, 60_000)
    assert await leases.may_identify(1, 60_000)
    assert await leases.may_identify(0, 0)


async def test_an_errand_is_there_once_until_it_is_done(leases: Leases) -> None:
    await leases.ask([PartTask(3, "calendar", 7), PartTask(2, "forget", 7, -9)])
    await leases.ask([PartTask(2, "forget", 7, -10)])
    assert await leases.part_tasks() == [PartTask(2, "forget", 7, -9), PartTask(3, "calendar", 7)]
    assert (await leases.renew(process("a"), {})).part_tasks
    for part_task in await leases.part_tasks():
        await leases.finish(part_task)
    assert not (await leases.renew(process("a"), {})).part_tasks


async def test_an_errand_that_was_asked_for_again_meanwhile_stays(leases: Leases) -> None:
    errand = PartTask(3, "changed", 7)
    await leases.ask([errand])
    (found,) = await leases.part_tasks()
    await leases.ask([errand])
    await leases.finish(found)
    assert await leases.part_tasks() == [errand]
    (found,) = await leases.part_tasks()
    await leases.finish(found)
    assert await leases.part_tasks() == []


async def test_an_earlier_holder_s_note_does_not_replace_a_later_one_s(store: Store) -> None:
    def message_row(shows: str) -> MessageRow:
        return MessageRow("t", "table", 1, 2, shows, 3)

    await store.messages.put(message_row("first"), 1)
    await store.messages.put(message_row("second"), 2)
    await store.messages.put(message_row("late"), 1)
    await store.messages.drop("t", "table", 1)
    assert await store.messages.of_table("t") == [message_row("second")]
    await store.messages.put(message_row("again"), 2)
    assert await store.messages.of_table("t") == [message_row("again")]
    await store.messages.drop("t", "table", 2)
    assert await store.messages.of_table("t") == []
