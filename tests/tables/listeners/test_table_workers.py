"""One worker per table."""

import asyncio

import pytest

from bot.tables.listeners import table_workers
from bot.tables.listeners.table_workers import TableWorkers


async def test_several_notices_during_a_visit_make_one_more() -> None:
    visits: list[str] = []
    gate = asyncio.Event()

    async def visit(table: str) -> None:
        visits.append(table)
        await gate.wait()

    work = TableWorkers(visit)
    for table in ("a", "a", "b"):
        work.notice(table)
    await asyncio.sleep(0)
    for _ in range(5):
        work.notice("a")
    gate.set()
    await work.idle()
    assert sorted(visits) == ["a", "a", "b"]
    await work.close()


@pytest.mark.parametrize("fault", [ZeroDivisionError, asyncio.CancelledError])
async def test_a_visit_that_fails_is_tried_again_and_does_not_hold_up_others(
    monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    monkeypatch.setattr(table_workers, "FIRST_PAUSE", 0.001)
    visits: list[str] = []
    again = asyncio.Event()

    async def visit(table: str) -> None:
        visits.append(table)
        if table == "bad" and visits.count("bad") < 3:
            raise fault
        if table == "bad":
            again.set()

    work = TableWorkers(visit)
    work.notice("bad")
    work.notice("good")
    await asyncio.wait_for(again.wait(), 5)
    await work.idle()
    assert (visits.count("bad"), visits.count("good")) == (3, 1)
    await work.close()


async def test_after_the_end_nothing_is_visited() -> None:
    visits: list[str] = []

    async def visit(table: str) -> None:
        visits.append(table)
        raise ZeroDivisionError

    work = TableWorkers(visit)
    work.notice("a")
    await work.idle()
    await work.close()
    work.notice("a")
    await work.idle()
    assert visits == ["a"]


async def test_a_table_that_comes_back_while_its_last_visit_ends_is_visited() -> None:
    visits: list[str] = []

    async def visit(table: str) -> None:
        visits.append(table)
        if len(visits) == 1:
            await asyncio.Event().wait()

    work = TableWorkers(visit)
    work.notice("a")
    await asyncio.sleep(0)
    work.notice("a")  # which counts no more once another process looks after the table
    work.forget("a")
    await work.idle()
    assert visits == ["a"]
    visits.clear()
    work.notice("a")
    await asyncio.sleep(0)
    work.forget("a")
    work.notice("a")  # it is this process's own again
    for _ in range(5):
        await asyncio.sleep(0)
    await work.idle()
    assert visits == ["a", "a"]
    await work.close()


async def test_a_worker_that_is_forgotten_before_it_began_begins_again_with_the_next_notice() -> None:
    visits: list[str] = []

    async def visit(table: str) -> None:
        visits.append(table)

    work = TableWorkers(visit)
    work.notice("a")
    work.forget("a")
    for _ in range(5):
        await asyncio.sleep(0)
    assert not work.busy
    await work.run_now("a")
    assert visits == ["a"]
    await work.close()


async def test_a_visit_that_fails_while_the_table_leaves_is_not_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_workers, "FIRST_PAUSE", 0.0)
    visits: list[str] = []

    async def visit(table: str) -> None:
        visits.append(table)
        try:
            await asyncio.Event().wait()
        finally:
            raise ZeroDivisionError

    work = TableWorkers(visit)
    work.notice("a")
    await asyncio.sleep(0)
    work.forget("a")
    await work.idle()
    for _ in range(5):
        await asyncio.sleep(0)
    assert visits == ["a"]
    await work.close()


async def test_whoever_waits_for_a_visit_gets_one_that_began_after_the_notice() -> None:
    visits: list[str] = []

    async def visit(table: str) -> None:
        visits.append(table)

    work = TableWorkers(visit)
    for calls in range(1, 6):  # at each moment of a visit, its very end included
        visits.clear()
        work.notice("a")
        for _ in range(calls):
            await asyncio.sleep(0)
        before = len(visits)
        await work.run_now("a")
        assert len(visits) == before + 1
    await work.close()
