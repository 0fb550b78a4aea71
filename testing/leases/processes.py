"""Processes that share a simulated database by leases. A test carries out and answers each statement."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.demo.simulated import SimulatedDiscord
from bot.monotonic import DatabaseClock
from bot.store.leases import LIVES, FreeLease, NewLease, PartTask, ProcessRow, Renewal
from bot.tables.leases import Leases, NewPart
from bot.tables.parts import PARTS


@dataclass
class Row:
    """The row of a part in the table of leases."""

    process: str | None = None
    epoch: int = 0
    until: int = 0
    alive: int | None = None
    version: int = 0


@dataclass
class Database:
    """The rows, with a clock of their own (Unix milliseconds); every statement is atomic."""

    now: int = 1_000_000
    rows: dict[int, Row] = field(default_factory=lambda: {part: Row() for part in range(PARTS)})
    processes: dict[str, tuple[int, ProcessRow]] = field(default_factory=dict)
    todo: Counter[PartTask] = field(default_factory=Counter)
    """How often each task was asked for that is not done."""
    fault: str = ""
    """What a process must not have done, and did."""

    def renew(self, process: ProcessRow, epochs: Mapping[int, int]) -> Renewal:
        """Do what the statement of a renewal does."""
        self.processes[process.id] = self.now, process
        renewed = set()
        for part, epoch in epochs.items():
            row = self.rows[part]
            if (row.process, row.epoch) == (process.id, epoch) and row.until > self.now:
                row.until, row.alive = self.now + LIVES, self.now
                renewed.add(part)
        free = tuple(
            FreeLease(part, row.epoch, row.version, handed_over=row.process is None)
            for part, row in self.rows.items()
            if row.until <= self.now
        )
        others = tuple(
            row for seen, row in self.processes.values() if row.id != process.id and seen > self.now - LIVES
        )
        return Renewal(self.now, frozenset(renewed), free, others, bool(self.todo))

    def take(self, process: ProcessRow, epochs: Mapping[int, int]) -> list[NewLease]:
        """Give a process the parts whose lease has run out and whose epoch is as it knows."""
        leases = []
        for part, epoch in epochs.items():
            row = self.rows[part]
            if row.epoch == epoch and row.until <= self.now and row.version <= process.version:
                row.process, row.epoch, row.version = process.id, epoch + 1, process.version
                row.until = self.now + LIVES
                leases.append(NewLease(part, row.epoch, row.alive))
        return leases

    def give_back(self, process: str, epochs: Mapping[int, int]) -> None:
        """End the leases that a process holds at these epochs."""
        for part, epoch in epochs.items():
            row = self.rows[part]
            if (row.process, row.epoch) == (process, epoch) and row.until > self.now:
                row.process, row.until, row.alive = None, self.now, self.now


@dataclass
class Call:
    """A statement on its way: first it is carried out or lost, then its answer arrives or is lost."""

    carry_out: Callable[[], Any]
    answer: asyncio.Future[Any]
    is_done: bool = False
    result: Any = None


class Wire:
    """The way of one process to the database; see ``bot.store.leases.Leases``."""

    def __init__(self, database: Database, listener: LeaseListener) -> None:
        self.database = database
        self.listener = listener
        self.calls: list[Call] = []

    async def _call(self, carry_out: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever the statement returns
        call = Call(carry_out, asyncio.get_running_loop().create_future())
        self.calls.append(call)
        return await call.answer

    async def prepare(self, parts: int) -> None:
        """See ``bot.store.leases.Leases.prepare``."""
        assert parts == PARTS

    async def renew(self, process: ProcessRow, epochs: Mapping[int, int]) -> Renewal:
        """See ``bot.store.leases.Leases.renew``."""
        epochs = dict(epochs)
        answer: Renewal = await self._call(lambda: self.database.renew(process, epochs))
        return answer

    async def take(self, process: ProcessRow, epochs: Mapping[int, int]) -> list[NewLease]:
        """See ``bot.store.leases.Leases.take``."""
        answer: list[NewLease] = await self._call(lambda: self.database.take(process, epochs))
        return answer

    async def give_back(self, process: str, epochs: Mapping[int, int]) -> None:
        """See ``bot.store.leases.Leases.give_back``."""
        if self.listener.has & set(epochs):
            self.database.fault = "parts are given back before their tables have come to rest"
        await self._call(lambda: self.database.give_back(process, epochs))

    async def leave(self, process: str) -> None:
        """See ``bot.store.leases.Leases.leave``."""
        self.database.processes.pop(process, None)

    async def may_identify(self, _bucket: int, _apart: int) -> bool:
        """See ``bot.store.leases.Leases.may_identify``."""
        return True

    async def ask(self, part_tasks: Collection[PartTask]) -> None:
        """See ``bot.store.leases.Leases.ask``."""
        self.database.todo.update(part_tasks)

    async def part_tasks(self) -> list[PartTask]:
        """See ``bot.store.leases.Leases.part_tasks``."""
        return [replace(one, revision=count) for one, count in self.database.todo.items()]

    async def finish(self, part_task: PartTask) -> None:
        """See ``bot.store.leases.Leases.finish``."""
        if self.database.todo[part_task] == part_task.revision:
            del self.database.todo[part_task]


class LeaseListener:
    """What a process does with its parts."""

    def __init__(self) -> None:
        self.has: set[int] = set()
        self.ran: list[PartTask] = []

    async def take(self, parts: Mapping[int, NewPart]) -> None:
        """See ``bot.tables.leases.LeaseListener.take``."""
        assert not self.has & set(parts)

    async def resume(self, parts: Mapping[int, NewPart]) -> None:
        """See ``bot.tables.leases.LeaseListener.resume``."""
        self.has |= set(parts)

    async def drop(self, parts: Collection[int]) -> None:
        """See ``bot.tables.leases.LeaseListener.drop``."""
        self.has -= set(parts)

    async def run(self, part_task: PartTask) -> None:
        """See ``bot.tables.leases.LeaseListener.run``."""
        self.ran.append(part_task)


class Process:
    """One process with a clock of its own, in seconds since it was switched on."""

    def __init__(self, database: Database, seconds: float, seed: int, version: int = 1) -> None:
        self.seconds = seconds
        self.asleep_for = 0.0
        """The seconds for which its machine has slept. They are part of ``seconds``."""
        self.is_stopped = self.deaf = False
        self.listener = LeaseListener()
        self.wire = Wire(database, self.listener)
        self.leases = Leases(
            self.wire,
            DatabaseClock(self.since_boot),
            since_boot=self.since_boot,
            version=version,
            chance=random.Random(seed),
        )
        self.leases.hears = lambda: not self.deaf
        self.leases._listener = self.listener
        self.leases.listen()
        self.step: asyncio.Task[None] | None = None
        self.work = asyncio.create_task(self.leases._carry_out())

    def since_boot(self) -> float:
        """Its clock, which the sleep of its machine does not stop."""
        return self.seconds


async def run_ready_tasks() -> None:
    """Let everything run that can."""
    await SimulatedDiscord.run_ready()


def answer_calls(process: Process) -> None:
    """Answer every statement of a process at once."""
    for call in list(process.wire.calls):
        process.wire.calls.remove(call)
        call.answer.set_result(call.carry_out())


async def renew(*processes: Process, times: int = 1) -> None:
    """Let processes renew one after the other without any fault."""
    for _ in range(times):
        for process in processes:
            step = asyncio.create_task(process.leases.step())
            while not step.done() or process.wire.calls or process.leases._work.qsize():
                await run_ready_tasks()
                answer_calls(process)
            await run_ready_tasks()
            await step
