"""``do_part``: a fault of one table, server or day is its own. ``RepeatedTask``: work is not missed."""

import asyncio
from typing import Literal

import pytest

from bot.repeated_task import RepeatedTask, do_part
from bot.store.errors import Unavailable
from testing.fixtures import complaints, log_output
from testing.logs import Complaints

__all__ = ["complaints", "log_output"]


async def part(outcome: Literal["done", "failed"] | Exception) -> bool:
    if isinstance(outcome, Exception):
        raise outcome
    return outcome == "done"


async def test_a_fault_is_logged_with_what_it_concerns_and_fails(complaints: Complaints) -> None:
    assert await do_part("digests", part("done"), guild=5)
    assert not await do_part("digests", part("failed"), guild=5)
    assert complaints.lines == []
    assert not await do_part("digests", part(ValueError("unreadable")), guild=5, day="2026-11-23")
    (line,) = complaints.lines
    assert "'task': 'digests'" in line
    assert "'guild': 5" in line
    assert "'day': '2026-11-23'" in line
    assert "unreadable" in line


async def test_a_fault_of_the_store_concerns_all() -> None:
    with pytest.raises(Unavailable):
        await do_part("digests", part(Unavailable("i/o error")), guild=5)


async def test_a_wish_that_comes_while_the_work_is_done_has_it_done_again() -> None:
    began, may_end, times = asyncio.Semaphore(0), asyncio.Semaphore(0), list[int]()

    async def work() -> float:
        times.append(len(times))
        began.release()
        await may_end.acquire()
        return 3600

    task = RepeatedTask("work", work)
    task.start()
    await began.acquire()
    task.wake()
    may_end.release()
    async with asyncio.timeout(10):
        await began.acquire()
    await task.close()
    assert times == [0, 1]
