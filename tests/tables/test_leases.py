"""No two processes hold a part at once, whatever happens to clocks, answers and processes."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Mapping

import pytest
from hypothesis import settings

from bot.store.errors import Unavailable
from bot.store.leases import LIVES, PartTask
from bot.tables import leases as leases_module
from bot.tables.leases import USABLE, NewPart
from bot.tables.part_tasks import FAULT_PAUSE
from bot.tables.parts import PARTS
from testing.leases.machine import LeaseMachine
from testing.leases.processes import Database, Process, renew, run_ready_tasks

TestLeases = LeaseMachine.TestCase
TestLeases.settings = settings(max_examples=30, stateful_step_count=60)


@pytest.fixture
def database() -> Database:
    return Database()


async def test_the_parts_are_spread_evenly_and_again_when_a_process_leaves(database: Database) -> None:
    one, two, three = (Process(database, 0, number) for number in range(3))
    await renew(one)
    assert len(one.leases.parts) == PARTS
    await renew(two, one, two, one, two)
    assert (len(one.leases.parts), len(two.leases.parts)) == (PARTS // 2, PARTS // 2)
    await renew(three, one, two, three, one, two, three)
    assert sorted(len(process.leases.parts) for process in (one, two, three)) == [20, 22, 22]
    one.leases._leaving = True
    await renew(one, two, three, one, two, three, two, three)
    assert one.leases.parts == []
    assert (len(two.leases.parts), len(three.leases.parts)) == (PARTS // 2, PARTS // 2)
    assert two.leases.takeovers == three.leases.takeovers == 0  # all were handed over
    for process in (one, two, three):
        process.work.cancel()


async def test_the_log_names_the_process_that_took_parts(database: Database, log_output: io.StringIO) -> None:
    process = Process(database, 0, 1)
    await renew(process)
    line = json.loads(log_output.getvalue().splitlines()[-1])
    assert (line["count"], line.get("process")) == (PARTS, process.leases.id)
    process.work.cancel()


async def test_a_dead_process_s_parts_are_taken_once_their_leases_have_run_out(database: Database) -> None:
    one, two = (Process(database, 0, number) for number in range(2))
    await renew(one)
    database.now += LIVES - 1
    await renew(two)
    assert two.leases.parts == []
    database.now += 1
    await renew(two)
    assert len(two.leases.parts) == PARTS
    assert (one.leases.takeovers, two.leases.takeovers) == (0, PARTS)
    one.seconds += LIVES / 1000
    assert one.leases.parts == []
    for process in (one, two):
        process.work.cancel()


async def test_after_an_outage_the_first_process_takes_all_parts_and_shares_them_a_second_later(
    database: Database,
) -> None:
    """Whoever reaches the database first sees no other process: their rows are as old as its own."""
    processes = [Process(database, 0, number) for number in range(3)]
    await renew(*processes, times=4)
    for seconds, shares in ((60, [0, 0, PARTS]), (1, [20, 22, 22])):
        database.now += seconds * 1000
        for process in processes:
            process.seconds += seconds
        await renew(*processes)
        assert sorted(len(process.leases.parts) for process in processes) == shares
    for process in processes:
        process.work.cancel()


async def test_a_process_that_does_not_hear_discord_gives_its_parts_to_one_that_does(
    database: Database,
) -> None:
    one, two = (Process(database, 0, number) for number in range(2))
    await renew(one, two, one, two)
    assert (len(one.leases.parts), len(two.leases.parts)) == (PARTS // 2, PARTS // 2)
    one.deaf = True
    await renew(one, two, times=2)
    assert (len(one.leases.parts), len(two.leases.parts)) == (0, PARTS)
    assert two.leases.takeovers == 0  # they were handed over
    two.deaf = True  # nobody is better placed now
    await renew(one, two, times=2)
    assert (len(one.leases.parts), len(two.leases.parts)) == (0, PARTS)
    one.deaf = False
    await renew(one, two, times=3)
    assert (len(one.leases.parts), len(two.leases.parts)) == (PARTS, 0)
    for process in (one, two):
        process.work.cancel()


async def test_processes_are_counted_that_hear_discord(database: Database) -> None:
    one, two, three = (Process(database, 0, number) for number in range(3))
    assert one.leases.processes == 1
    three.deaf = True
    await renew(one, two, three, one, two, three)
    assert [process.leases.processes for process in (one, two, three)] == [2, 2, 3]
    for process in (one, two, three):
        process.work.cancel()


async def test_a_late_answer_does_not_prolong_a_lease(database: Database) -> None:
    one, two = (Process(database, 0, number) for number in range(2))
    await renew(one)
    step = asyncio.create_task(one.leases.step())
    await run_ready_tasks()
    (call,) = one.wire.calls
    call.result = call.carry_out()  # now, and the answer takes more than two seconds
    for process in (one, two):
        process.seconds += 2.4
    database.now += 2400
    one.wire.calls.remove(call)
    call.answer.set_result(call.result)
    await step
    for process in (one, two):
        process.seconds += 1.2
    database.now += 1200
    await renew(two)
    assert one.leases.parts == []
    assert len(two.leases.parts) == PARTS
    for process in (one, two):
        process.work.cancel()


async def test_a_part_that_was_read_slowly_is_renewed_meanwhile_and_used_afterwards(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, reading = Process(database, 0, 1), asyncio.Event()

    async def take(_: Mapping[int, NewPart]) -> None:
        await reading.wait()

    monkeypatch.setattr(one.listener, "take", take)
    await renew(one)
    for _ in range(10):
        one.seconds += 1
        database.now += 1000
        await renew(one)
        assert one.leases.parts == []
    reading.set()
    await run_ready_tasks()
    assert len(one.leases.parts) == PARTS
    one.work.cancel()


@pytest.mark.parametrize("clean", [True, False])
async def test_whether_a_part_was_handed_over_is_known_although_its_next_holder_could_not_read_it(
    database: Database, monkeypatch: pytest.MonkeyPatch, *, clean: bool
) -> None:
    one, two = Process(database, 0, 1), Process(database, 0, 2)
    gained: list[NewPart] = []

    async def unavailable(_: Mapping[int, NewPart]) -> None:
        raise Unavailable("no answer")

    async def take(parts: Mapping[int, NewPart]) -> None:
        gained.extend(parts.values())

    for row in database.rows.values():
        row.process, row.alive = None if clean else "killed", 1
    monkeypatch.setattr(one.listener, "take", unavailable)
    monkeypatch.setattr(two.listener, "take", take)
    await renew(one)
    assert one.leases.parts == []
    one.deaf = True
    database.now += LIVES
    await renew(two)
    assert {one.clean for one in gained} == {clean}
    for process in (one, two):
        process.work.cancel()


async def test_an_older_program_leaves_alone_what_a_newer_one_held(database: Database) -> None:
    new, old = Process(database, 0, 1, version=2), Process(database, 0, 2)
    await renew(new)
    database.now += 2 * LIVES
    await renew(old, times=3)
    assert old.leases.parts == []
    new.seconds += 2 * LIVES / 1000
    await renew(new, old, new)
    assert len(new.leases.parts) == PARTS
    for process in (new, old):
        process.work.cancel()


async def test_a_newer_program_gets_its_share_of_an_older_one_s_parts(database: Database) -> None:
    old, new = Process(database, 0, 2), Process(database, 0, 1, version=2)
    await renew(old)
    await renew(new, old, new, old, new)
    assert (len(old.leases.parts), len(new.leases.parts)) == (PARTS // 2, PARTS // 2)
    for process in (new, old):
        process.work.cancel()


async def test_what_comes_in_waits_for_a_part_that_is_handed_over(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases_module, "HAND_OVER", 0.05)
    one = Process(database, 0, 1)

    async def part() -> int:
        return 7

    waiting = asyncio.create_task(one.leases.admits(part))
    await run_ready_tasks()
    assert not waiting.done()
    await renew(one)
    assert await waiting
    one.seconds += USABLE
    assert not await one.leases.admits(part)
    one.leases._out_of_reach = True
    with pytest.raises(Unavailable):  # it held the part last, so it says why nothing happens
        await one.leases.admits(part)
    one.work.cancel()


async def test_errands_are_done_by_the_holder_of_the_part(database: Database) -> None:
    one = Process(database, 0, 1)
    await one.leases.ask("calendar", [5], 9)
    assert database.todo
    await renew(one, times=3)
    assert one.listener.ran == [PartTask(5, "calendar", 9)]
    await one.leases.wait_for_part_task("calendar", 9)
    one.work.cancel()


async def test_a_task_that_fails_does_not_keep_the_others_from_being_done(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, tried = Process(database, 0, 1), list[int]()

    async def run(part_task: PartTask) -> None:
        tried.append(part_task.person)
        if part_task.person == 8:
            raise ValueError("a log that cannot be read")

    monkeypatch.setattr(one.listener, "run", run)
    await one.leases.ask("forget", [5], 8)
    await one.leases.ask("forget", [5], 9)
    await renew(one, times=5)
    assert tried == [8, 9]
    assert list(database.todo) == [PartTask(5, "forget", 8)]
    database.now += int(FAULT_PAUSE * 1000)
    one.seconds += FAULT_PAUSE
    await renew(one, times=5)
    assert tried == [8, 9, 8]
    one.work.cancel()


async def test_a_task_whose_part_is_lost_meanwhile_is_done_again_by_the_next_holder(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = Process(database, 0, 1), Process(database, 0, 2)

    async def run(_: PartTask) -> None:
        one.seconds += LIVES / 1000
        database.now += LIVES

    monkeypatch.setattr(one.listener, "run", run)
    await one.leases.ask("forget", [5], 9)
    await renew(one, times=2)
    assert list(database.todo) == [PartTask(5, "forget", 9)]
    await renew(two, times=3)
    assert two.listener.ran == [PartTask(5, "forget", 9)]
    assert not database.todo
    for process in (one, two):
        process.work.cancel()


async def test_a_task_that_is_asked_for_again_while_it_is_done_is_done_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, ran = Process(database, 0, 1), list[PartTask]()

    async def run(part_task: PartTask) -> None:
        ran.append(part_task)
        if len(ran) == 1:
            await one.leases.ask("changed", [5], 9)

    monkeypatch.setattr(one.listener, "run", run)
    await one.leases.ask("changed", [5], 9)
    await renew(one, times=5)
    assert ran == [PartTask(5, "changed", 9)] * 2
    assert not database.todo
    one.work.cancel()
