"""A row that is written while it is read is not remembered as it was before."""

import asyncio

import pytest

from bot.ui.wire.row_cache import RowCache


class SlowRows:
    """Rows whose reading ends when a test says so."""

    def __init__(self) -> None:
        self.stored = {5: "before"}
        self.reads = 0
        self.arrived = asyncio.Event()

    async def read(self, number: int) -> str:
        self.reads += 1
        row = self.stored[number]
        await self.arrived.wait()
        return row


@pytest.fixture
def rows() -> SlowRows:
    return SlowRows()


@pytest.fixture
def cache(rows: SlowRows) -> RowCache[str]:
    return RowCache(10, rows.read, shared=False)


async def test_a_row_is_read_once(cache: RowCache[str], rows: SlowRows) -> None:
    rows.arrived.set()
    assert cache.known(5) is None
    assert [await cache.get(5), await cache.get(5)] == ["before", "before"]
    assert cache.known(5) == "before"
    assert rows.reads == 1


async def test_a_row_that_is_stored_while_it_is_read_is_read_again(
    cache: RowCache[str], rows: SlowRows
) -> None:
    reading = asyncio.create_task(cache.get(5))
    await asyncio.sleep(0)
    rows.stored[5] = "after"
    cache.drop(5)
    rows.arrived.set()
    assert await reading == "before"
    assert cache.known(5) is None
    assert await cache.get(5) == "after"


async def test_a_row_in_memory_counts_more_than_what_is_read(cache: RowCache[str], rows: SlowRows) -> None:
    reading = asyncio.create_task(cache.get(5))
    await asyncio.sleep(0)
    cache.put(5, "after")
    rows.arrived.set()
    assert await reading == "after"
    assert cache.known(5) == "after"
