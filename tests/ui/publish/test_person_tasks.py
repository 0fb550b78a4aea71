"""Work for one person each runs beside everything else, once at a time, and is done in the end."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest

from bot.tables.model.errors import Refused, TableReason
from bot.ui.publish.person_tasks import PersonTasks
from bot.ui.publish.retries import one_by_one, pause_after
from bot.ui.wire.rate_limits.timeouts import DiscordUnavailable
from testing.logs import Complaints

TABLE = "abcdef"


@pytest.fixture
def healed() -> list[str]:
    return []


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses before second tries, which come at once here."""
    found: list[float] = []
    call_later = asyncio.BaseEventLoop.call_later

    def at_once(
        loop: asyncio.BaseEventLoop, delay: float, call: Callable[..., object], *given: object
    ) -> asyncio.TimerHandle:
        if getattr(call, "__name__", "") == "_start":
            found.append(delay)
            delay = 0
        return call_later(loop, delay, call, *given)

    monkeypatch.setattr(asyncio.BaseEventLoop, "call_later", at_once)
    return found


@pytest.fixture
async def person_tasks(healed: list[str]) -> AsyncIterator[PersonTasks]:
    made = PersonTasks(healed.append, lambda: 0)
    yield made
    await made.close()


def failing(error: BaseException, times: int, done: list[str]) -> Callable[[], Coroutine[Any, Any, None]]:
    """A job that fails so often at first."""
    left = [error] * times

    async def job() -> None:
        if left:
            raise left.pop()
        done.append("done")

    return job


async def run_ready_tasks(person_tasks: PersonTasks) -> None:
    for _ in range(1000):
        await asyncio.sleep(0)
    assert not person_tasks.busy
    assert len(person_tasks) == 0


async def test_one_that_hangs_holds_no_other_up_and_what_comes_meanwhile_is_done_once(
    person_tasks: PersonTasks, healed: list[str]
) -> None:
    free, done = asyncio.Event(), []

    async def hanging() -> None:
        await free.wait()
        done.append("first")

    def noting(what: str) -> Callable[[], Coroutine[Any, Any, None]]:
        async def job() -> None:
            done.append(what)

        return job

    person_tasks.run(TABLE, "hand:1", hanging)
    await asyncio.sleep(0)
    for number in range(5):
        person_tasks.run(TABLE, "hand:1", noting(f"later {number}"))
    person_tasks.run(TABLE, "hand:2", noting("other"))
    person_tasks.run("another", "hand:1", noting("another"))
    assert await person_tasks.settle("another")
    assert sorted(done) == ["another", "other"]
    assert not await person_tasks.settle(TABLE, 0)
    free.set()
    assert await person_tasks.settle(TABLE)
    assert done[2:] == ["first", "later 4"]
    assert healed == []


async def test_one_that_fails_is_done_in_the_end_and_its_table_is_looked_at_again(
    person_tasks: PersonTasks, healed: list[str], pauses: list[float]
) -> None:
    done: list[str] = []
    person_tasks.run(TABLE, "hand:1", failing(DiscordUnavailable(503), 3, done))
    assert not await person_tasks.settle(TABLE)
    await run_ready_tasks(person_tasks)
    assert done == ["done"]
    assert healed == [TABLE]
    assert [round(pause) for pause in pauses] == [1, 2, 3]
    assert await person_tasks.settle(TABLE)


async def test_what_is_wanted_by_then_takes_the_place_of_what_failed(
    person_tasks: PersonTasks, pauses: list[float]
) -> None:
    done: list[str] = []
    stale = failing(DiscordUnavailable(503), 1, done)
    fresh = failing(DiscordUnavailable(503), 0, [])
    person_tasks.run(TABLE, "hand:1", stale)
    await asyncio.sleep(0)
    person_tasks.run(TABLE, "hand:1", fresh)
    await run_ready_tasks(person_tasks)
    assert done == []
    assert len(pauses) == 1


async def test_a_limit_is_waited_for_as_long_as_it_lasts(
    person_tasks: PersonTasks, pauses: list[float]
) -> None:
    person_tasks.run(TABLE, "hand:1", failing(DiscordUnavailable(429, 600.0), 2, []))
    await run_ready_tasks(person_tasks)
    assert pauses == [600.0, 600.0]


async def test_a_fault_of_ours_is_logged_and_tried_again(
    person_tasks: PersonTasks, pauses: list[float], complaints: Complaints
) -> None:
    done: list[str] = []
    person_tasks.run(TABLE, "hand:1", failing(ValueError("ours"), 1, done))
    await run_ready_tasks(person_tasks)
    assert done == ["done"]
    assert len(pauses) == 1
    assert len(complaints.lines) == 1


async def test_of_a_table_that_is_no_more_nothing_is_left_to_do(person_tasks: PersonTasks) -> None:
    person_tasks.run(TABLE, "hand:1", failing(Refused(TableReason.NO_TABLE), 1, []))
    assert await person_tasks.settle(TABLE)
    assert len(person_tasks) == 0


async def test_once_closed_nothing_begins(person_tasks: PersonTasks, pauses: list[float]) -> None:
    done: list[str] = []
    person_tasks.run(TABLE, "hand:1", failing(DiscordUnavailable(503), 1, done))
    await asyncio.sleep(0)
    await person_tasks.close()
    person_tasks.run(TABLE, "hand:2", failing(DiscordUnavailable(503), 0, done))
    await asyncio.sleep(0)
    assert not person_tasks.busy
    assert done == []
    assert len(pauses) <= 1


async def test_one_piece_that_a_limit_puts_off_for_long_lets_the_others_be_done() -> None:
    done: list[str] = []
    long, short = DiscordUnavailable(429, 600.0), DiscordUnavailable(429, 2.0)
    put_off = await one_by_one(failing(long, 1, done), failing(short, 0, done), failing(short, 0, done))
    assert put_off == [long]
    assert done == ["done", "done"]
    with pytest.raises(DiscordUnavailable) as told:
        await one_by_one(failing(short, 1, done), failing(short, 0, done))
    assert told.value is short
    assert len(done) == 2


def test_what_waited_for_the_end_of_a_limit_does_not_come_back_all_at_once() -> None:
    long = DiscordUnavailable(429, 600.0)
    assert pause_after([long], 0, 0, 0.0) == 600.0
    assert pause_after([long], 0, 1000, 0.0) == 650.0
    assert pause_after([long, DiscordUnavailable(503)], 0, 0, 0.0) == 1.0
    assert pause_after([ValueError()], 10, 0, 0.0) == 60.0


async def test_an_errand_of_a_table_that_comes_back_while_its_last_one_ends_is_run() -> None:
    ran: list[str] = []

    async def ending() -> None:
        ran.append("ending")
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ZeroDivisionError from None

    async def later() -> None:
        ran.append("later")

    work = PersonTasks(lambda _: None, lambda: 0)
    work.run("t", "hand", ending)
    await asyncio.sleep(0)
    work.forget("t")
    work.run("t", "hand", later)  # it is this process's own again
    await work.idle()
    assert ran == ["ending", "later"]
    await work.close()


@pytest.mark.parametrize("at_once", [False, True])
async def test_a_job_that_was_forgotten_before_it_began_is_run_when_it_comes_again(*, at_once: bool) -> None:
    ran: list[str] = []

    async def job() -> None:
        ran.append("again")

    work = PersonTasks(lambda _: None, lambda: 0)
    work.run("t", "hand", job)
    work.forget("t")
    if not at_once:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    work.run("t", "hand", job)
    async with asyncio.timeout(10):
        await work.idle()
    assert ran == ["again"]
    await work.close()
