"""What one process does for all of them begins with a part, and ends when another process has that part."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import ownership
from bot.ownership import FIRST, Services, SharedOwnership, SoleOwnership
from bot.store.errors import Unavailable
from bot.tables.leases import Leases, NewPart
from testing.fixtures import log_output

__all__ = ["log_output"]

NEW_PART = NewPart(alive=1, clean=True)


@pytest.fixture
def done() -> list[str]:
    return []


def shared(done: list[str]) -> SharedOwnership:
    async def nothing(*_: object) -> None:
        pass

    async def end_upkeep() -> None:
        done.append("upkeep ended")

    async def once() -> None:
        try:
            done.append("once")
            await asyncio.Event().wait()
        finally:
            done.append("no longer")

    def shown(tables: list[str], *, clean: bool) -> None:
        assert clean
        done.extend(f"table {table}" for table in tables)

    services = SimpleNamespace(
        tables=SimpleNamespace(take=listed, drop=nothing, open_tables=list, part=lambda _: 1),
        clock=SimpleNamespace(start=lambda: None),
        heartbeat=SimpleNamespace(start=lambda: None),
        publisher=SimpleNamespace(finish=nothing, take=shown),
        servers=SimpleNamespace(task=SimpleNamespace(wake=lambda: None)),
        daily=SimpleNamespace(wake=lambda: None),
        tournaments=SimpleNamespace(drop=lambda _: None, catch_up=nothing),
        store=SimpleNamespace(log=SimpleNamespace(heads=listed), messages=SimpleNamespace(tables=listed)),
        begin_upkeep=lambda: done.append("upkeep begun"),
        end_upkeep=end_upkeep,
        wake=nothing,
    )
    leases = SimpleNamespace(holds=lambda _: True, start=lambda _: None, leave=nothing, close=nothing)
    return SharedOwnership(cast("Services", services), cast("Leases", leases), once=once, run=nothing)


async def listed(*_: object) -> list[Any]:
    return []


def failing_thrice(result: list[Any]) -> Callable[[], Awaitable[list[Any]]]:
    """What reads a list from a database that serves from the fourth call on."""
    errors = iter([Unavailable("the disk is busy")] * 3)

    async def read() -> list[Any]:
        for error in errors:
            raise error
        return result

    return read


async def test_the_only_process_shows_its_tables_although_the_database_does_not_serve_at_once(
    monkeypatch: pytest.MonkeyPatch, log_output: io.StringIO
) -> None:
    shown: list[Any] = []

    async def events() -> None:
        shown.append(await failing_events())

    failing_events = failing_thrice(["events"])
    services = SimpleNamespace(
        tables=SimpleNamespace(open_tables=lambda: ["open"]),
        publisher=SimpleNamespace(catch_up=shown.extend),
        tournaments=SimpleNamespace(catch_up=events),
        store=SimpleNamespace(
            log=SimpleNamespace(heads=failing_thrice([SimpleNamespace(guild=1, table="open")])),
            messages=SimpleNamespace(tables=failing_thrice(["closed"])),
        ),
    )
    monkeypatch.setattr(ownership, "PAUSE", 0.0)
    process = SoleOwnership(cast("Services", services))
    await process.listening({1})
    assert shown == ["open", "closed", ["events"]]
    assert log_output.getvalue().count("tables cannot be read yet") == 2  # nine failures in two waits
    await process.close()


async def test_the_log_says_once_that_clocks_stand(
    monkeypatch: pytest.MonkeyPatch, log_output: io.StringIO
) -> None:
    monkeypatch.setattr(ownership, "PAUSE", 0.0)
    services = SimpleNamespace(
        tables=SimpleNamespace(wake=failing_thrice([]), open_tables=list),
        tournaments=SimpleNamespace(begin=listed),
        calendars=SimpleNamespace(idle=listed),
    )
    await Services.wake(cast("Services", services), {})
    assert log_output.getvalue().count("clocks stand as yet") == 1


async def until(what: str, done: list[str]) -> None:
    for _ in range(100):
        if what in done:
            return
        await asyncio.sleep(0)
    raise AssertionError(done)


async def test_the_upkeep_ends_with_the_part_and_begins_again(done: list[str]) -> None:
    process = shared(done)
    for _ in range(2):
        await process.take({FIRST: NEW_PART, FIRST + 1: NEW_PART})
        await process.resume({FIRST: NEW_PART, FIRST + 1: NEW_PART})
        await asyncio.sleep(0)
        await process.drop([FIRST + 1])
        assert done == ["upkeep begun", "once"]
        await process.drop([FIRST])
        assert done == ["upkeep begun", "once", "no longer", "upkeep ended"]
        done.clear()


async def test_a_table_that_another_process_opened_late_is_found(
    done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "LATE", 0.0)
    process = shared(done)
    process._leases.holds = lambda part: part == 1  # type: ignore[method-assign]
    await process.take({1: NEW_PART, 2: NEW_PART})
    listed = []

    async def late(parts: dict[int, int | None]) -> list[str]:
        listed.append(parts)
        if len(listed) == 1:
            raise Unavailable("the server is starting")
        return ["late"] if len(listed) == 2 else []

    monkeypatch.setattr(process._services.tables, "take", late)
    monkeypatch.setattr(ownership, "PAUSE", 0.0)
    await process.begin()
    await until("table late", done)
    await process.close()
    assert listed[:2] == [{1: 1}, {1: 1}]


async def test_tables_are_shown_although_the_database_does_not_serve_at_once(
    done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    process, tries = shared(done), 0

    async def heads() -> list[Any]:
        nonlocal tries
        tries += 1
        if tries == 1:
            assert done == ["table open"]
            raise Unavailable("the server is starting")
        return []

    async def tables() -> list[str]:
        return ["closed"]

    async def head(table: str) -> SimpleNamespace:
        return SimpleNamespace(guild=1 << 22, table=table)

    monkeypatch.setattr(ownership, "PAUSE", 0.0)
    monkeypatch.setattr(process._services.tables, "open_tables", lambda: ["open"])
    monkeypatch.setattr(process._services.store.log, "heads", heads)
    monkeypatch.setattr(process._services.store.log, "head", head, raising=False)
    monkeypatch.setattr(process._services.store.messages, "tables", tables)
    await process.resume({1: NewPart(alive=1, clean=True)})
    await until("table closed", done)
    assert (done, tries) == (["table open", "table closed"], 2)
