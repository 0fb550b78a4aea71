"""Computers think in worker processes: bounded, fair between servers, and nothing they do stops a game."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, Future
from typing import Any, TypeVar

import pytest

from bot import computers, workers as module
from bot.computers import compiler
from bot.computers.levels.greedy import Greedy
from bot.rules.actions import Play
from bot.rules.cards import CARDS
from bot.workers import SIMPLE, Choice, Job, WorkerPool, WorkFailed, choice_of, load, think
from testing.builders.states import first_view

T = TypeVar("T")
NEVER = 1e9
"""Seconds of patience that no test runs out of."""


class Deep(Greedy):
    """A level that is not done within a moment, as far as anybody knows."""

    level = "deep"


@pytest.fixture(autouse=True)
def deep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(computers.LEVELS, "deep", Deep)


class Worker:
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
        if self.broken:
            raise BrokenExecutor
        if work is load:
            return self.loading
        if work is compile_all:
            return self.preparing
        assert work in {think, choice_of}
        (job,) = given
        self.jobs.append((job, Future()))
        return self.jobs[-1][1]

    def kill(self) -> None:
        self.dismissed += 1

    def close(self) -> None:
        self.closed = True


class Office:
    """A pool whose workers the test holds in its hand."""

    def __init__(self, workers: int, patience: float = NEVER) -> None:
        self.workers: list[Worker] = []
        self.worker_pool = WorkerPool(workers, patience=patience, spawn=self._hire)

    def _hire(self) -> Worker:
        self.workers.append(Worker())
        return self.workers[-1]

    @property
    def jobs(self) -> list[tuple[Job, Future[Choice]]]:
        return [job for worker in self.workers for job in worker.jobs]

    def ask(self, seed: int, guild: int) -> asyncio.Task[Choice]:
        return asyncio.create_task(self.worker_pool.choose(Job("deep", first_view(), seed), guild))


def simple_choice(job: Job) -> Choice:
    """What the level plays if it has to play more simply."""
    return Choice(think(job._replace(effort=SIMPLE)), simple=True)


def compile_all() -> None:
    """What prepares a process."""


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def start(office: Office) -> None:
    """Start the pool, whose first process has then loaded the levels."""
    office.worker_pool.start(compile_all)
    await run_ready_tasks()
    office.workers[-1].loading.set_result(None)
    await run_ready_tasks()


async def run_ready_tasks() -> None:
    """Let everything go on that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_swift_level_thinks_where_it_is_asked() -> None:
    office = Office(1)
    job = Job("novice", first_view(), 3)
    assert run(office.worker_pool.choose(job, 1)) == choice_of(job)
    assert not office.jobs


def test_there_are_never_more_jobs_than_workers_and_servers_take_turns() -> None:
    async def story() -> list[int]:
        office = Office(2)
        busy = [office.ask(seed, guild=1) for seed in range(6)]
        await run_ready_tasks()
        others = [office.ask(100, guild=2), office.ask(200, guild=3), office.ask(101, guild=2)]
        await run_ready_tasks()
        began = []
        for done in range(len(busy) + len(others)):
            open_jobs = [(job, future) for job, future in office.jobs if not future.done()]
            assert len(open_jobs) == min(2, len(busy) + len(others) - done)
            job, future = open_jobs[0]
            began.append(job.seed)
            future.set_result(choice_of(job))
            await run_ready_tasks()
        await asyncio.gather(*busy, *others)
        return began

    order = run(story())
    assert sorted(order) == [0, 1, 2, 3, 4, 5, 100, 101, 200]
    # The lone moves of the others come before the third of those that the busy server has waiting.
    assert max(order.index(100), order.index(200)) < order.index(4)
    assert order.index(101) < order.index(5)


def test_a_move_is_asked_for_once_more_when_its_process_died() -> None:
    async def story() -> None:
        office = Office(1)
        asked = office.ask(7, guild=1)
        await run_ready_tasks()
        office.jobs[0][1].set_exception(BrokenExecutor())
        await run_ready_tasks()
        worker = office.workers[0]
        assert worker.dismissed == 1
        again, future = worker.jobs[1]
        assert again == worker.jobs[0][0]
        card = Play(CARDS["Ad"])
        future.set_result(Choice(card))
        assert await asked == Choice(card)

    run(story())


def test_a_level_whose_move_ends_two_processes_plays_it_more_simply() -> None:
    async def story() -> None:
        office = Office(1)
        office.workers[0].broken = True
        job = Job("deep", first_view(), 7)
        assert await office.worker_pool.choose(job, 1) == simple_choice(job)
        assert office.workers[0].dismissed == 2
        office.workers[0].broken = False
        asked = office.ask(8, guild=1)
        await run_ready_tasks()
        assert len(office.jobs) == 1  # and the worker is there for the next
        office.jobs[0][1].set_result(choice_of(job))
        await asked

    run(story())


def test_a_level_that_thinks_for_too_long_plays_more_simply_and_its_process_is_ended() -> None:
    async def story() -> None:
        office = Office(1, patience=0)
        job = Job("deep", first_view(), 7)
        assert await office.worker_pool.choose(job, 1) == simple_choice(job)
        assert office.workers[0].dismissed == 1

    run(story())


def test_when_too_many_wait_the_level_plays_more_simply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 2)

    async def story() -> None:
        office = Office(1)
        asked = [office.ask(seed, guild=seed) for seed in range(3)]
        await run_ready_tasks()
        job = Job("deep", first_view(), 9)
        assert await office.worker_pool.choose(job, 9) == simple_choice(job)
        for _ in asked:
            next(future for _, future in office.jobs if not future.done()).set_result(choice_of(job))
            await run_ready_tasks()
        await asyncio.gather(*asked)

    run(story())


def test_other_work_that_no_process_does_is_said_to_be_undone() -> None:
    async def story() -> None:
        office = Office(1, patience=0)
        with pytest.raises(WorkFailed):
            await office.worker_pool.work(1, think, Job("deep", first_view(), 7))
        assert office.workers[0].dismissed == 1

    run(story())


def test_what_a_computer_raises_is_the_askers_to_tell() -> None:
    async def story() -> None:
        office = Office(1)
        asked = office.ask(1, guild=1)
        await run_ready_tasks()
        office.jobs[0][1].set_exception(ZeroDivisionError())
        with pytest.raises(ZeroDivisionError):
            await asked
        assert office.workers[0].dismissed == 0

    run(story())


def test_who_stops_waiting_takes_nobodys_place() -> None:
    async def story() -> None:
        office = Office(1)
        thinking, waiting, next_one = (office.ask(seed, guild=1) for seed in range(3))
        await run_ready_tasks()
        waiting.cancel()
        await run_ready_tasks()
        thinking.cancel()
        await run_ready_tasks()
        assert office.workers[0].dismissed == 1  # what it thinks about is of no use to anybody
        job, future = office.jobs[-1]
        assert job.seed == 2
        future.set_result(choice_of(job))
        await next_one
        await office.worker_pool.close()
        assert office.workers[0].closed

    run(story())


@pytest.fixture
def with_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba is installed, and whether this process compiles stays as it is."""
    monkeypatch.setattr(compiler, "is_installed", lambda: True)
    monkeypatch.setattr(compiler, "do_without", lambda: None)


@pytest.mark.usefixtures("with_compiler")
def test_the_process_of_the_first_move_loads_the_levels_before_any_other_starts() -> None:
    async def story() -> None:
        office = Office(2)
        office.worker_pool.start(compile_all)
        await run_ready_tasks()
        assert len(office.workers) == 2
        asked = office.ask(1, guild=1)
        await run_ready_tasks()
        first = office.workers[-1]
        assert len(first.jobs) == 1
        first.loading.set_exception(BrokenExecutor())  # it is prepared all the same
        await run_ready_tasks()
        assert len(office.workers) == 3
        first.jobs[0][1].set_result(choice_of(first.jobs[0][0]))
        await asked
        await office.worker_pool.close()

    run(story())


def test_a_bot_that_stops_while_the_levels_are_loaded_says_nothing_of_it() -> None:
    async def story() -> None:
        office = Office(1)
        office.worker_pool.start(compile_all)
        await run_ready_tasks()
        loading = office.workers[-1].loading
        await office.worker_pool.close()
        assert loading.cancelled()  # else asyncio would log that nobody saw how it ended

    run(story())


@pytest.mark.usefixtures("with_compiler")
def test_a_process_that_cannot_load_the_levels_is_tried_again_by_the_first_move() -> None:
    async def story() -> None:
        office = Office(1)
        office.workers[-1].broken = True
        office.worker_pool.start(compile_all)
        await run_ready_tasks()
        assert len(office.workers) == 2  # one that compiles is prepared all the same
        await office.worker_pool.close()

    run(story())


@pytest.mark.usefixtures("with_compiler")
def test_a_prepared_process_takes_the_place_of_a_plain_one_when_it_is_ready() -> None:
    async def story() -> None:
        office = Office(1)
        await start(office)
        plain, ready = office.workers
        assert (plain.compiles, ready.compiles) == (False, True)
        first = office.ask(1, guild=1)  # nobody waits for the compiler
        await run_ready_tasks()
        ready.preparing.set_result(None)
        await run_ready_tasks()
        assert plain.dismissed == 0  # it has a move to finish
        plain.jobs[0][1].set_result(choice_of(plain.jobs[0][0]))
        await first
        assert plain.dismissed == 1
        second = office.ask(2, guild=1)
        await run_ready_tasks()
        ready.jobs[0][1].set_result(choice_of(ready.jobs[0][0]))
        await second
        await office.worker_pool.close()
        assert ready.closed

    run(story())


@pytest.mark.usefixtures("with_compiler")
def test_only_processes_that_are_used_are_prepared_and_each_anew_after_it_ended() -> None:
    async def story() -> None:
        office = Office(2)
        await start(office)
        prepared = office.workers[2]
        prepared.preparing.set_result(None)
        await run_ready_tasks()
        asked = office.ask(1, guild=1)
        await run_ready_tasks()
        assert len(prepared.jobs) == 1  # before a plain one
        assert len(office.workers) == 3
        prepared.jobs[0][1].set_exception(BrokenExecutor())
        await run_ready_tasks()
        assert not prepared.compiles  # the next process of this worker begins at once, plain
        assert len(office.workers) == 4
        prepared.jobs[1][1].set_result(choice_of(prepared.jobs[1][0]))
        await asked
        office.workers[3].preparing.set_result(None)
        await run_ready_tasks()
        assert prepared.dismissed == 2  # the process that died, and the plain one
        await office.worker_pool.close()

    run(story())


@pytest.mark.usefixtures("with_compiler")
def test_a_plain_process_that_ends_before_it_is_replaced_needs_no_second_successor() -> None:
    async def story() -> None:
        office = Office(2)
        await start(office)
        plain, ready = office.workers[1:]
        asked = office.ask(1, guild=1)
        await run_ready_tasks()
        ready.preparing.set_result(None)
        await run_ready_tasks()
        plain.jobs[0][1].set_exception(BrokenExecutor())
        await run_ready_tasks()
        plain.jobs[1][1].set_result(choice_of(plain.jobs[1][0]))
        await asked
        assert len(office.workers) == 3
        second, third = office.ask(2, guild=1), office.ask(3, guild=1)
        await run_ready_tasks()
        assert len(office.workers) == 4  # the other plain one is used now, and gets its own
        for worker in office.workers:
            for job, future in worker.jobs:
                if not future.done():
                    future.set_result(choice_of(job))
        await asyncio.gather(second, third)
        await office.worker_pool.close()

    run(story())


@pytest.mark.usefixtures("with_compiler")
def test_computers_go_on_without_compiled_code_if_it_cannot_be_prepared() -> None:
    async def story() -> None:
        office = Office(1)
        await start(office)
        plain, ready = office.workers
        ready.preparing.set_exception(BrokenExecutor())
        await run_ready_tasks()
        assert ready.dismissed == 1
        asked = office.ask(1, guild=1)
        await run_ready_tasks()
        plain.jobs[0][1].set_result(choice_of(plain.jobs[0][0]))
        assert not (await asked).simple
        assert len(office.workers) == 2  # it is not tried again

    run(story())


def test_nothing_is_prepared_where_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "is_installed", lambda: False)
    monkeypatch.setattr(compiler, "do_without", lambda: None)

    async def story() -> None:
        office = Office(2)
        await start(office)
        assert len(office.workers) == 2

    run(story())
