"""A state machine of Hypothesis: processes that share parts, and what may go wrong between them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.store.errors import Unavailable
from bot.store.leases import LIVES
from bot.tables.parts import PARTS
from testing.leases.processes import Call, Database, Process, run_ready_tasks

NAMES: Final = ("a", "b", "c")
PEACE: Final = 8
"""The renewals without any fault after which every part is held: a lease runs out in four, and two more
processes have to take their shares."""


class LeaseMachine(RuleBasedStateMachine):
    """Three processes, their clocks, the database, and what may happen to the calls between them."""

    @initialize(seed=st.integers(0, 2**16))
    def begin(self, seed: int) -> None:
        """Start three processes."""
        self.loop = asyncio.new_event_loop()
        self.database = Database()
        self.latest: dict[int, tuple[str, int]] = {}
        """The last holder of each part, and its epoch."""

        async def make_processes() -> dict[str, Process]:
            return {
                name: Process(self.database, 1000.0 * number, seed + number)
                for number, name in enumerate(NAMES)
            }

        self.processes = self.loop.run_until_complete(make_processes())

    def teardown(self) -> None:
        """End them."""

        async def end_tasks() -> None:
            tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        if hasattr(self, "loop"):
            self.loop.run_until_complete(end_tasks())
            self.loop.close()

    def _run(self, what: Callable[[], Awaitable[None] | None] | None = None) -> None:
        async def run() -> None:
            doing = None if what is None else what()
            if doing is not None:
                await doing
            await run_ready_tasks()

        self.loop.run_until_complete(run())

    def _pending(self, *, done: bool) -> list[tuple[Process, Call]]:
        return [
            (process, call)
            for process in self.processes.values()
            for call in process.wire.calls
            if call.is_done is done
        ]

    @rule(milliseconds=st.sampled_from([100, 900, 1100, 2400, 2600, LIVES - 100, LIVES + 100]))
    def time_passes(self, milliseconds: int) -> None:
        """Let time pass for everybody."""
        self.database.now += milliseconds
        for process in self.processes.values():
            process.seconds += milliseconds / 1000

    @rule(name=st.sampled_from(NAMES), milliseconds=st.sampled_from([1000, 2600, LIVES + 100]))
    def a_machine_sleeps(self, name: str, milliseconds: int) -> None:
        """What its ``CLOCK_MONOTONIC`` does not count."""
        self.database.now += milliseconds
        for process in self.processes.values():
            process.seconds += milliseconds / 1000
        self.processes[name].asleep_for += milliseconds / 1000

    @rule(name=st.sampled_from(NAMES))
    def discord_is_lost_or_found(self, name: str) -> None:
        """Change whether a process hears Discord."""
        self.processes[name].deaf ^= True

    @rule(name=st.sampled_from(NAMES))
    def a_process_stands_still_or_goes_on(self, name: str) -> None:
        """Stop a process, or let it go on."""
        self.processes[name].is_stopped ^= True

    @rule(name=st.sampled_from(NAMES))
    def a_renewal_begins(self, name: str) -> None:
        """Let a process send its renewal."""
        process = self.processes[name]
        if process.is_stopped or (process.step is not None and not process.step.done()):
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
        """Let a statement reach the database."""
        _, call = data.draw(st.sampled_from(self._pending(done=False)))
        call.result, call.is_done = call.carry_out(), True

    @precondition(lambda self: self._pending(done=True))
    @rule(data=st.data())
    def an_answer_arrives(self, data: st.DataObject) -> None:
        """Let the answer to a statement arrive."""
        process, call = data.draw(st.sampled_from(self._pending(done=True)))
        if process.is_stopped:
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
        if process.is_stopped or call.answer.done():
            return
        if call.is_done:
            process.wire.calls.remove(call)
        self._run(lambda: call.answer.set_exception(Unavailable("no answer")))

    @rule(name=st.sampled_from(NAMES), lost=st.integers(0, 2), late=st.booleans())
    def an_answer_is_lost(self, name: str, lost: int, late: bool) -> None:  # noqa: FBT001 - as Hypothesis calls it
        """Let a process renew and do what follows; the statement numbered ``lost`` fails for it.

        The statement is carried out all the same, at once or late.
        """
        process = self.processes[name]
        if not process.is_stopped:
            self._run(lambda: self._renew_quietly({name}, lost=lost, late=late))

    @rule(name=st.sampled_from(NAMES), milliseconds=st.sampled_from([900, 1500, 2400]))
    def a_renewal_is_slow(self, name: str, milliseconds: int) -> None:
        """Carry a renewal out at once; its answer takes long."""
        process = self.processes[name]
        if process.is_stopped or process.wire.calls:
            return
        self.a_renewal_begins(name)
        for call in process.wire.calls:
            call.result, call.is_done = call.carry_out(), True
        self.time_passes(milliseconds)
        self._run(lambda: self._renew_quietly({name}))

    @rule(names=st.sets(st.sampled_from(NAMES), min_size=1))
    def all_is_well_for_a_moment(self, names: set[str]) -> None:
        """Without it hardly any lease would ever be taken."""
        self._run(lambda: self._renew_quietly(names))

    @rule()
    def all_is_well_again(self) -> None:
        """Then every part is held before long, by all who hear Discord alike."""
        for process in self.processes.values():
            process.is_stopped = False
        for _ in range(PEACE):
            self.time_passes(1000)
            self._run(lambda: self._renew_quietly(NAMES))
        hearing = [one for one in self.processes.values() if not one.deaf]
        counts = [len(one.leases.parts) for one in hearing]
        if hearing:
            assert sum(counts) == PARTS, f"parts stay without a holder: {counts}"
            assert max(counts) - min(counts) <= len(hearing), f"parts are not shared evenly: {counts}"

    async def _renew_quietly(
        self, names: Collection[str], *, lost: int | None = None, late: bool = False
    ) -> None:
        count = 0
        for process in map(self.processes.__getitem__, sorted(names)):
            if process.is_stopped:
                continue
            if process.step is None or process.step.done():
                process.step = asyncio.ensure_future(self._quietly(process))
            for _ in range(6):
                await run_ready_tasks()
                for call in list(process.wire.calls):
                    if call.answer.done():
                        continue  # it was given up, and may be carried out later
                    if count != lost or not late:
                        process.wire.calls.remove(call)
                        call.result = call.result if call.is_done else call.carry_out()
                    if count == lost:
                        call.answer.set_exception(Unavailable("no answer"))
                    else:
                        call.answer.set_result(call.result)
                    count += 1

    @staticmethod
    async def _quietly(process: Process) -> None:
        try:
            await process.leases.step()
        except Unavailable:
            return

    @invariant()
    def no_two_processes_hold_a_part(self) -> None:
        """Fail if two do, or a new one does under an old epoch."""
        if not hasattr(self, "processes"):
            return
        assert not self.database.fault, self.database.fault
        for part in range(PARTS):
            holders = [(name, one) for name, one in self.processes.items() if one.leases.holds(part)]
            assert len(holders) <= 1, f"several hold part {part}: {[name for name, _ in holders]}"
            for name, one in holders:
                epoch, (before, at) = one.leases.epoch(part), self.latest.get(part, ("", 0))
                assert at < epoch or (at, before) == (epoch, name), "the epoch of a new holder is not later"
                self.latest[part] = name, epoch
                assert part in one.listener.has, "a part is used before its tables were read"
