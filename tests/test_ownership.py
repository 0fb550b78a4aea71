"""What one process does for all of them begins with a part, and ends when another process has that part."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

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

    parts = SimpleNamespace(
        tables=SimpleNamespace(take=nothing, drop=nothing, open_tables=list),
        publisher=SimpleNamespace(finish=nothing),
        servers=SimpleNamespace(look_soon=lambda: None),
        daily=SimpleNamespace(wake=lambda: None),
        store=SimpleNamespace(log=SimpleNamespace(heads=listed), messages=SimpleNamespace(showing=listed)),
        begin_upkeep=lambda: done.append("upkeep begun"),
        end_upkeep=end_upkeep,
        wake=nothing,
    )
    return Shared(cast("Parts", parts), cast("Leases", None), once=once, run=nothing)


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
