"""Computers think in worker processes: bounded, fair between servers, and nothing they do stops a game."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import BrokenExecutor
from typing import Any, TypeVar

import pytest

from bot import workers as module
from bot.rules.actions import Play
from bot.rules.cards import CARDS
from bot.workers import Choice, Job, WorkFailed, choice_of, think
from testing.builders.states import first_view
from testing.processes.stub_workers import StubWorkers, run_ready_tasks, simple_choice

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def test_a_swift_level_thinks_where_it_is_asked() -> None:
    stubs = StubWorkers(1)
    job = Job("novice", first_view(), 3)
    assert run(stubs.worker_pool.choose(job, 1)) == choice_of(job)
    assert not stubs.jobs


def test_there_are_never_more_jobs_than_workers_and_servers_take_turns() -> None:
    async def story() -> list[int]:
        stubs = StubWorkers(2)
        busy = [stubs.ask(seed, guild=1) for seed in range(6)]
        await run_ready_tasks()
        others = [stubs.ask(100, guild=2), stubs.ask(200, guild=3), stubs.ask(101, guild=2)]
        await run_ready_tasks()
        began = []
        for done in range(len(busy) + len(others)):
            open_jobs = [(job, future) for job, future in stubs.jobs if not future.done()]
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
        stubs = StubWorkers(1)
        asked = stubs.ask(7, guild=1)
        await run_ready_tasks()
        stubs.jobs[0][1].set_exception(BrokenExecutor())
        await run_ready_tasks()
        worker = stubs.workers[0]
        assert worker.dismissed == 1
        again, future = worker.jobs[1]
        assert again == worker.jobs[0][0]
        card = Play(CARDS["Ad"])
        future.set_result(Choice(card))
        assert await asked == Choice(card)

    run(story())


def test_a_level_whose_move_ends_two_processes_plays_it_more_simply() -> None:
    async def story() -> None:
        stubs = StubWorkers(1)
        stubs.workers[0].broken = True
        job = Job("deep", first_view(), 7)
        assert await stubs.worker_pool.choose(job, 1) == simple_choice(job)
        assert stubs.workers[0].dismissed == 2
        stubs.workers[0].broken = False
        asked = stubs.ask(8, guild=1)
        await run_ready_tasks()
        assert len(stubs.jobs) == 1  # and the worker is there for the next
        stubs.jobs[0][1].set_result(choice_of(job))
        await asked

    run(story())


def test_a_level_that_thinks_for_too_long_plays_more_simply_and_its_process_is_ended() -> None:
    async def story() -> None:
        stubs = StubWorkers(1, patience=0)
        job = Job("deep", first_view(), 7)
        assert await stubs.worker_pool.choose(job, 1) == simple_choice(job)
        assert stubs.workers[0].dismissed == 1

    run(story())


def test_when_too_many_wait_the_level_plays_more_simply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 2)

    async def story() -> None:
        stubs = StubWorkers(1)
        asked = [stubs.ask(seed, guild=seed) for seed in range(3)]
        await run_ready_tasks()
        job = Job("deep", first_view(), 9)
        assert await stubs.worker_pool.choose(job, 9) == simple_choice(job)
        for _ in asked:
            next(future for _, future in stubs.jobs if not future.done()).set_result(choice_of(job))
            await run_ready_tasks()
        await asyncio.gather(*asked)

    run(story())


def test_other_work_that_no_process_does_is_said_to_be_undone() -> None:
    async def story() -> None:
        stubs = StubWorkers(1, patience=0)
        with pytest.raises(WorkFailed):
            await stubs.worker_pool.work(1, think, Job("deep", first_view(), 7))
        assert stubs.workers[0].dismissed == 1

    run(story())


def test_what_a_computer_raises_is_the_askers_to_tell() -> None:
    async def story() -> None:
        stubs = StubWorkers(1)
        asked = stubs.ask(1, guild=1)
        await run_ready_tasks()
        stubs.jobs[0][1].set_exception(ZeroDivisionError())
        with pytest.raises(ZeroDivisionError):
            await asked
        assert stubs.workers[0].dismissed == 0

    run(story())


def test_who_stops_waiting_takes_nobodys_place() -> None:
    async def story() -> None:
        stubs = StubWorkers(1)
        thinking, waiting, next_one = (stubs.ask(seed, guild=1) for seed in range(3))
        await run_ready_tasks()
        waiting.cancel()
        await run_ready_tasks()
        thinking.cancel()
        await run_ready_tasks()
        assert stubs.workers[0].dismissed == 1  # what it thinks about is of no use to anybody
        job, future = stubs.jobs[-1]
        assert job.seed == 2
        future.set_result(choice_of(job))
        await next_one
        await stubs.worker_pool.close()
        assert stubs.workers[0].closed

    run(story())


def test_no_process_begins_when_the_pool_is_closed() -> None:
    async def story() -> None:
        stubs = StubWorkers(1)
        thinking, waiting = (stubs.ask(seed, guild=1) for seed in range(2))
        await run_ready_tasks()
        await stubs.worker_pool.close()
        (job, future), *_ = stubs.jobs
        future.set_exception(BrokenExecutor())  # its process has ended
        for asked in (thinking, waiting, stubs.ask(2, guild=1)):
            assert (await asked).simple
        with pytest.raises(WorkFailed):
            await stubs.worker_pool.work(1, think, job)
        assert len(stubs.jobs) == 1

    run(story())
