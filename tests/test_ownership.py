"""What one process does for all of them begins with a part, and ends when another process has that part."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import ownership
from bot.ownership import FIRST, Parts, Shared
from bot.tables.leases import Gained, Leases

GAINED = Gained(alive=1, clean=True)


@pytest.fixture
def done() -> list[str]:
    return []


def shared(done: list[str]) -> Shared:
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

    async def late(*_: object) -> list[str]:
        return ["late"]

    def shown(tables: list[str], *, clean: bool) -> None:
        assert clean
        done.extend(f"table {table}" for table in tables)

    parts = SimpleNamespace(
        tables=SimpleNamespace(take=late, drop=nothing, open_tables=list),
        publisher=SimpleNamespace(finish=nothing, take=shown),
        servers=SimpleNamespace(look_soon=lambda: None),
        daily=SimpleNamespace(wake=lambda: None),
        store=SimpleNamespace(log=SimpleNamespace(heads=listed), messages=SimpleNamespace(tables=listed)),
        begin_upkeep=lambda: done.append("upkeep begun"),
        end_upkeep=end_upkeep,
        wake=nothing,
    )
    return Shared(
        cast("Parts", parts), cast("Leases", SimpleNamespace(holds=lambda _: True)), once=once, run=nothing
    )


async def listed(*_: object) -> list[Any]:
    return []


async def test_the_upkeep_ends_with_the_part_and_begins_again(done: list[str]) -> None:
    process = shared(done)
    for _ in range(2):
        await process.take({FIRST: GAINED, FIRST + 1: GAINED})
        await process.taken({FIRST: GAINED, FIRST + 1: GAINED})
        await asyncio.sleep(0)
        await process.drop([FIRST + 1])
        assert done == ["upkeep begun", "once"]
        await process.drop([FIRST])
        assert done == ["upkeep begun", "once", "no longer", "upkeep ended"]
        done.clear()


async def test_a_table_that_the_last_holder_opened_late_is_found(
    done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "LATE", 0.0)
    process = shared(done)
    for clean, expected in ((True, []), (False, ["table late"])):
        await process.taken({FIRST + 1: Gained(alive=1, clean=clean)})
        for _ in range(10):
            await asyncio.sleep(0)
        assert done == expected
