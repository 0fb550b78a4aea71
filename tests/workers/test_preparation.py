"""The first process loads the levels when the bot starts; where Numba is installed, others are prepared."""

import asyncio
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path

import pytest

from bot import workers
from bot.app import build
from bot.computers import compiler
from bot.workers import WorkerPool, choice_of
from testing.processes.stub_workers import StubWorkers, compile_all, run_ready_tasks, start
from testing.worlds.world import World


@pytest.fixture
def with_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba is installed, and whether this process compiles stays as it is."""
    monkeypatch.setattr(compiler, "is_installed", lambda: True)
    monkeypatch.setattr(compiler, "do_without", lambda: None)


@pytest.mark.usefixtures("with_compiler")
async def test_the_process_of_the_first_move_loads_the_levels_before_any_other_starts() -> None:
    stubs = StubWorkers(2)
    stubs.worker_pool.start(compile_all)
    await run_ready_tasks()
    assert len(stubs.workers) == 2
    asked = stubs.ask(1, guild=1)
    await run_ready_tasks()
    first = stubs.workers[-1]
    assert len(first.jobs) == 1
    first.loading.set_exception(BrokenExecutor())  # it is prepared all the same
    await run_ready_tasks()
    assert len(stubs.workers) == 3
    first.jobs[0][1].set_result(choice_of(first.jobs[0][0]))
    await asked
    await stubs.worker_pool.close()


async def test_a_bot_connects_when_its_first_process_has_loaded_the_levels_or_has_failed_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for outcome in (None, BrokenExecutor(), "hangs"):
        stubs = StubWorkers(1)
        stubs.worker_pool.start(compile_all)
        ready = asyncio.create_task(stubs.worker_pool.loaded())
        await run_ready_tasks()
        assert not ready.done()
        loading = stubs.workers[-1].loading
        if outcome is None:
            loading.set_result(None)
        elif isinstance(outcome, BrokenExecutor):
            loading.set_exception(outcome)
        else:
            ready.cancel()
            monkeypatch.setattr(workers, "LOADING", 0)
            ready = asyncio.create_task(stubs.worker_pool.loaded())
        await ready
        await stubs.worker_pool.close()


async def test_the_bot_starts_the_process_and_is_not_set_up_before_it_has_loaded_the_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []

    async def loaded(_: WorkerPool) -> None:
        assert not world.bot.is_ready()
        steps.append("loaded")

    monkeypatch.setattr(WorkerPool, "start", lambda *_: steps.append("started"))
    monkeypatch.setattr(WorkerPool, "loaded", loaded)
    monkeypatch.setattr("testing.worlds.world.build", partial(build, compiles=True))
    world = World(tmp_path)
    try:
        await world.start()
        assert steps == ["started", "loaded"]
    finally:
        await world.closed()


async def test_a_bot_that_stops_while_the_levels_are_loaded_says_nothing_of_it() -> None:
    stubs = StubWorkers(1)
    stubs.worker_pool.start(compile_all)
    await run_ready_tasks()
    loading = stubs.workers[-1].loading
    await stubs.worker_pool.close()
    assert loading.cancelled()  # else asyncio would log that nobody saw how it ended


@pytest.mark.usefixtures("with_compiler")
async def test_a_process_that_cannot_load_the_levels_is_tried_again_by_the_first_move() -> None:
    stubs = StubWorkers(1)
    stubs.workers[-1].broken = True
    stubs.worker_pool.start(compile_all)
    await run_ready_tasks()
    assert len(stubs.workers) == 2  # one that compiles is prepared all the same
    await stubs.worker_pool.close()


@pytest.mark.usefixtures("with_compiler")
async def test_a_prepared_process_takes_the_place_of_a_plain_one_when_it_is_ready() -> None:
    stubs = StubWorkers(1)
    await start(stubs)
    plain, ready = stubs.workers
    assert (plain.compiles, ready.compiles) == (False, True)
    first = stubs.ask(1, guild=1)  # nobody waits for the compiler
    await run_ready_tasks()
    ready.preparing.set_result(None)
    await run_ready_tasks()
    assert plain.dismissed == 0  # it has a move to finish
    plain.jobs[0][1].set_result(choice_of(plain.jobs[0][0]))
    await first
    assert plain.dismissed == 1
    second = stubs.ask(2, guild=1)
    await run_ready_tasks()
    ready.jobs[0][1].set_result(choice_of(ready.jobs[0][0]))
    await second
    await stubs.worker_pool.close()
    assert ready.closed


@pytest.mark.usefixtures("with_compiler")
async def test_only_processes_that_are_used_are_prepared_and_each_anew_after_it_ended() -> None:
    stubs = StubWorkers(2)
    await start(stubs)
    prepared = stubs.workers[2]
    prepared.preparing.set_result(None)
    await run_ready_tasks()
    asked = stubs.ask(1, guild=1)
    await run_ready_tasks()
    assert len(prepared.jobs) == 1  # before a plain one
    assert len(stubs.workers) == 3
    prepared.jobs[0][1].set_exception(BrokenExecutor())
    await run_ready_tasks()
    assert not prepared.compiles  # the next process of this worker begins at once, plain
    assert len(stubs.workers) == 4
    prepared.jobs[1][1].set_result(choice_of(prepared.jobs[1][0]))
    await asked
    stubs.workers[3].preparing.set_result(None)
    await run_ready_tasks()
    assert prepared.dismissed == 2  # the process that died, and the plain one
    await stubs.worker_pool.close()


@pytest.mark.usefixtures("with_compiler")
async def test_a_plain_process_that_ends_before_it_is_replaced_needs_no_second_successor() -> None:
    stubs = StubWorkers(2)
    await start(stubs)
    plain, ready = stubs.workers[1:]
    asked = stubs.ask(1, guild=1)
    await run_ready_tasks()
    ready.preparing.set_result(None)
    await run_ready_tasks()
    plain.jobs[0][1].set_exception(BrokenExecutor())
    await run_ready_tasks()
    plain.jobs[1][1].set_result(choice_of(plain.jobs[1][0]))
    await asked
    assert len(stubs.workers) == 3
    second, third = stubs.ask(2, guild=1), stubs.ask(3, guild=1)
    await run_ready_tasks()
    assert len(stubs.workers) == 4  # the other plain one is used now, and gets its own
    for worker in stubs.workers:
        for job, future in worker.jobs:
            if not future.done():
                future.set_result(choice_of(job))
    await asyncio.gather(second, third)
    await stubs.worker_pool.close()


@pytest.mark.usefixtures("with_compiler")
async def test_computers_go_on_without_compiled_code_if_it_cannot_be_prepared() -> None:
    stubs = StubWorkers(1)
    await start(stubs)
    plain, ready = stubs.workers
    ready.preparing.set_exception(BrokenExecutor())
    await run_ready_tasks()
    assert ready.dismissed == 1
    asked = stubs.ask(1, guild=1)
    await run_ready_tasks()
    plain.jobs[0][1].set_result(choice_of(plain.jobs[0][0]))
    assert not (await asked).simple
    assert len(stubs.workers) == 2  # it is not tried again


async def test_nothing_is_prepared_where_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "is_installed", lambda: False)
    monkeypatch.setattr(compiler, "do_without", lambda: None)

    stubs = StubWorkers(2)
    await start(stubs)
    assert len(stubs.workers) == 2


@pytest.mark.usefixtures("with_compiler")
async def test_a_worker_that_is_renewed_while_another_is_prepared_for_it_has_its_place_taken_once() -> None:
    stubs = StubWorkers(1)
    await start(stubs)
    plain, ready = stubs.workers
    asked = stubs.ask(1, guild=1)
    await run_ready_tasks()
    stubs.worker_pool.renew()
    ready.preparing.set_result(None)
    await run_ready_tasks()
    assert ready.dismissed == 1
    plain.jobs[0][1].set_result(choice_of(plain.jobs[0][0]))
    await asked
    *_, following = stubs.workers
    asked = stubs.ask(2, guild=1)
    await run_ready_tasks()
    assert len(stubs.workers) == 4  # the one that follows is used now, and gets its own
    following.jobs[0][1].set_result(choice_of(following.jobs[0][0]))
    await asked
    await stubs.worker_pool.close()
