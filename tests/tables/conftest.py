"""A fresh room for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.base import Store
from tests.lots import lots
from tests.tables.world import Room, opened


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(tmp_path / "briscola.db") as store:
        yield store


@pytest.fixture
async def room(store: Store, request: pytest.FixtureRequest) -> AsyncIterator[Room]:
    made = Room(store, rng=lots(request.node.name))
    yield made
    await made.close()
