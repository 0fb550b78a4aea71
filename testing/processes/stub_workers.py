"""A worker pool whose workers do nothing by themselves: the test decides what comes of each job."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from typing import Any

from bot import computers
from bot.computers.levels.greedy import Greedy
from bot.workers import SIMPLE, Choice, Job, WorkerPool, choice_of, think
from testing.builders.states import first_view

NEVER = 1e9
"""Seconds of patience that no test runs out of."""


class Deep(Greedy):
    """A level that is not done within a moment, as far as anybody knows."""

    level = "deep"


class StubWorker:
    """Does nothing by itself: the test says what comes of each job."""

    def __init__(self) -> None:
        self.compiles = False
        self.loading: Future[None] = Future()
        self.preparing: Future[None] = Future()
        self.jobs: list[tuple[Job, Future[Choice]]] = []
        self.dismissed = 0
        self.closed = False
        self.broken = False

    def submit(self, work: Callable[..., Any], *given: Any) -> Future[Any]:  # noqa: ANN401 - whatever it takes
        """See ``Worker.submit``."""
        if self.broken:
            raise BrokenExecutor
        if work is computers.load:
            return self.loading
        if work is compile_all:
            return self.preparing
        assert work in {think, choice_of}
        (job,) = given
        self.jobs.append((job, Future()))
        return self.jobs[-1][1]

    def kill(self) -> None:
        """Count it."""
        self.dismissed += 1

    def close(self) -> None:
        """Note it."""
        self.closed = True


class StubWorkers:
    """A pool of stubs: ``workers`` are all that it has started, in order."""

    def __init__(self, workers: int, patience: float = NEVER) -> None:
        self.workers: list[StubWorker] = []
        self.worker_pool = WorkerPool(workers, patience=patience, spawn=self._spawn)

    def _spawn(self) -> StubWorker:
        self.workers.append(StubWorker())
        return self.workers[-1]

    @property
    def jobs(self) -> list[tuple[Job, Future[Choice]]]:
        """The moves that were requested of all workers, and the futures of their choices."""
        return [job for worker in self.workers for job in worker.jobs]

    def ask(self, seed: int, guild: int) -> asyncio.Task[Choice]:
        """Request a move of the level ``deep`` for a server."""
        return asyncio.create_task(self.worker_pool.choose(Job("deep", first_view(), seed), guild))


def simple_choice(job: Job) -> Choice:
    """What the level plays if it has to play more simply."""
    return Choice(think(job._replace(effort=SIMPLE)), simple=True)


def compile_all() -> None:
    """What prepares a process."""


async def start(stubs: StubWorkers) -> None:
    """Start the pool, whose first process has then loaded the levels."""
    stubs.worker_pool.start(compile_all)
    await run_ready_tasks()
    stubs.workers[-1].loading.set_result(None)
    await run_ready_tasks()


async def run_ready_tasks() -> None:
    """Let everything go on that can."""
    for _ in range(10):
        await asyncio.sleep(0)
