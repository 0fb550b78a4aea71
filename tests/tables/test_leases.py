"""No two processes hold a part at once, whatever happens to clocks, answers and processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.store.errors import Unavailable
from bot.store.leases import LIVES, Errand
from bot.tables import leases as leases_module
from bot.tables.holding import PARTS
from bot.tables.leases import USABLE, Gained
from testing.worlds.lease_processes import Call, Database, Process, renewed, settled

NAMES = ("a", "b", "c")


class Cluster(RuleBasedStateMachine):
    """Three processes, their clocks, the database, and what may happen to the calls between them."""

    @initialize(seed=st.integers(0, 2**16))
    def begin(self, seed: int) -> None:
        self.loop = asyncio.new_event_loop()
        self.database = Database()
        self.epochs: dict[int, int] = {}

        async def made() -> dict[str, Process]:
            return {
                name: Process(self.database, 1000.0 * number, seed + number)
                for number, name in enumerate(NAMES)
            }

        self.processes = self.loop.run_until_complete(made())

    def teardown(self) -> None:
        async def ended() -> None:
            tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        if hasattr(self, "loop"):
            self.loop.run_until_complete(ended())
            self.loop.close()

    def _run(self, what: Callable[[], Awaitable[None] | None] | None = None) -> None:
        async def run() -> None:
            made = None if what is None else what()
            if made is not None:
                await made
            await settled()

        self.loop.run_until_complete(run())

    def _pending(self, *, done: bool) -> list[tuple[Process, Call]]:
        return [
            (process, call)
            for process in self.processes.values()
            for call in process.wire.calls
            if call.done is done
        ]

    @rule(milliseconds=st.sampled_from([100, 900, 1100, 2400, 2600, LIVES - 100, LIVES + 100]))
    def time_passes(self, milliseconds: int) -> None:
        self.database.now += milliseconds
        for process in self.processes.values():
            process.seconds += milliseconds / 1000

    @rule(name=st.sampled_from(NAMES))
    def a_process_stands_still_or_goes_on(self, name: str) -> None:
        self.processes[name].stopped ^= True

    @rule(name=st.sampled_from(NAMES))
    def a_renewal_begins(self, name: str) -> None:
        process = self.processes[name]
        if process.stopped or (process.step is not None and not process.step.done()):
            return

        async def step() -> None:
            try:
                await process.leases.step()
            except Unavailable:
                return

        def begin() -> None:
            process.step = asyncio.ensure_future(step())

        self._run(begin)

    @precondition(lambda self: self._pending(done=False))
    @rule(data=st.data())
    def a_statement_is_carried_out(self, data: st.DataObject) -> None:
        _, call = data.draw(st.sampled_from(self._pending(done=False)))
        call.result, call.done = call.carry_out(), True

    @precondition(lambda self: self._pending(done=True))
    @rule(data=st.data())
    def an_answer_arrives(self, data: st.DataObject) -> None:
        process, call = data.draw(st.sampled_from(self._pending(done=True)))
        if process.stopped:
            return
        process.wire.calls.remove(call)

        def arrive() -> None:
            if not call.answer.done():
                call.answer.set_result(call.result)

        self._run(arrive)

    @precondition(lambda self: self._pending(done=True) or self._pending(done=False))
    @rule(data=st.data())
    def an_answer_is_given_up(self, data: st.DataObject) -> None:
        """The statement may still be carried out later."""
        everything = self._pending(done=True) + self._pending(done=False)
        process, call = data.draw(st.sampled_from(everything))
        if process.stopped or call.answer.done():
            return
        if call.done:
            process.wire.calls.remove(call)
        self._run(lambda: call.answer.set_exception(Unavailable("no answer")))

    @rule(names=st.sets(st.sampled_from(NAMES), min_size=1))
    def all_is_well_for_a_moment(self, names: set[str]) -> None:
        """Without it hardly any lease would ever be taken."""

        async def play() -> None:
            for process in map(self.processes.__getitem__, sorted(names)):
                if process.stopped:
                    continue
                if process.step is None or process.step.done():
                    process.step = asyncio.ensure_future(self._quietly(process))
                for _ in range(6):
                    await settled()
                    for call in list(process.wire.calls):
                        process.wire.calls.remove(call)
                        if not call.done:
                            call.result = call.carry_out()
                        if not call.answer.done():
                            call.answer.set_result(call.result)

        self._run(play)

    @staticmethod
    async def _quietly(process: Process) -> None:
        try:
            await process.leases.step()
        except Unavailable:
            return

    @invariant()
    def no_two_processes_hold_a_part(self) -> None:
        if not hasattr(self, "processes"):
            return
        for part in range(PARTS):
            holders = [one for one in self.processes.values() if one.leases.holds(part)]
            assert len(holders) <= 1, (part, [one.leases.epoch(part) for one in holders])
            for one in holders:
                epoch = one.leases.epoch(part)
                assert self.epochs.get(part, 0) <= epoch, "an earlier holder acts again"
                self.epochs[part] = epoch
                assert part in one.keeper.has


TestCluster = Cluster.TestCase
TestCluster.settings = settings(max_examples=60, stateful_step_count=60)


@pytest.fixture
def database() -> Database:
    return Database()


async def test_the_parts_are_spread_evenly_and_again_when_a_process_leaves(database: Database) -> None:
    one, two, three = (Process(database, 0, number) for number in range(3))
    await renewed(one)
    assert len(one.leases.parts) == PARTS
    await renewed(two, one, two, one, two)
    assert (len(one.leases.parts), len(two.leases.parts)) == (PARTS // 2, PARTS // 2)
    await renewed(three, one, two, three, one, two, three)
    assert sorted(len(process.leases.parts) for process in (one, two, three)) == [20, 22, 22]
    one.leases._leaving = True
    await renewed(one, two, three, one, two, three, two, three)
    assert one.leases.parts == []
    assert (len(two.leases.parts), len(three.leases.parts)) == (PARTS // 2, PARTS // 2)
    assert two.leases.takeovers == three.leases.takeovers == 0  # all were handed over
    for process in (one, two, three):
        process.work.cancel()


async def test_a_dead_process_s_parts_are_taken_once_their_leases_have_run_out(database: Database) -> None:
    one, two = (Process(database, 0, number) for number in range(2))
    await renewed(one)
    database.now += LIVES - 1
    await renewed(two)
    assert two.leases.parts == []
    database.now += 1
    await renewed(two)
    assert len(two.leases.parts) == PARTS
    assert (one.leases.takeovers, two.leases.takeovers) == (0, PARTS)
    one.seconds += LIVES / 1000
    assert one.leases.parts == []
    for process in (one, two):
        process.work.cancel()


async def test_a_process_that_does_not_hear_discord_gives_its_parts_to_one_that_does(
    database: Database,
) -> None:
    one, two = (Process(database, 0, number) for number in range(2))
    hears = {one: True, two: True}
    one.leases.hears, two.leases.hears = (lambda: hears[one]), (lambda: hears[two])
    await renewed(one, two, one, two)
    assert (len(one.leases.parts), len(two.leases.parts)) == (PARTS // 2, PARTS // 2)
    hears[one] = False
    await renewed(one, two, times=2)
    assert (len(one.leases.parts), len(two.leases.parts)) == (0, PARTS)
    assert two.leases.takeovers == 0  # they were handed over
    hears[two] = False  # nobody is better placed now
    await renewed(one, two, times=2)
    assert (len(one.leases.parts), len(two.leases.parts)) == (0, PARTS)
    hears[one] = True
    await renewed(one, two, times=3)
    assert (len(one.leases.parts), len(two.leases.parts)) == (PARTS, 0)
    for process in (one, two):
        process.work.cancel()


async def test_processes_are_counted_that_hear_discord(database: Database) -> None:
    one, two, three = (Process(database, 0, number) for number in range(3))
    assert one.leases.processes == 1
    three.leases.hears = lambda: False
    await renewed(one, two, three, one, two, three)
    assert [process.leases.processes for process in (one, two, three)] == [2, 2, 3]
    for process in (one, two, three):
        process.work.cancel()


async def test_a_late_answer_does_not_prolong_a_lease(database: Database) -> None:
    one, two = (Process(database, 0, number) for number in range(2))
    await renewed(one)
    step = asyncio.create_task(one.leases.step())
    await settled()
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
    await renewed(two)
    assert one.leases.parts == []
    assert len(two.leases.parts) == PARTS
    for process in (one, two):
        process.work.cancel()


async def test_a_part_that_was_read_slowly_is_renewed_meanwhile_and_used_afterwards(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, reading = Process(database, 0, 1), asyncio.Event()

    async def take(_: Mapping[int, Gained]) -> None:
        await reading.wait()

    monkeypatch.setattr(one.keeper, "take", take)
    await renewed(one)
    for _ in range(10):
        one.seconds += 1
        database.now += 1000
        await renewed(one)
        assert one.leases.parts == []
    reading.set()
    await settled()
    assert len(one.leases.parts) == PARTS
    one.work.cancel()


async def test_an_older_program_leaves_alone_what_a_newer_one_held(database: Database) -> None:
    new, old = Process(database, 0, 1, version=2), Process(database, 0, 2)
    await renewed(new)
    database.now += 2 * LIVES
    await renewed(old, times=3)
    assert old.leases.parts == []
    new.seconds += 2 * LIVES / 1000
    await renewed(new, old, new)
    assert len(new.leases.parts) == PARTS
    for process in (new, old):
        process.work.cancel()


async def test_a_newer_program_gets_its_share_of_an_older_one_s_parts(database: Database) -> None:
    old, new = Process(database, 0, 2), Process(database, 0, 1, version=2)
    await renewed(old)
    await renewed(new, old, new, old, new)
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
    await settled()
    assert not waiting.done()
    await renewed(one)
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
    await renewed(one, times=3)
    assert one.keeper.ran == [Errand(5, "calendar", 9)]
    await one.leases.done("calendar", 9)
    one.work.cancel()
