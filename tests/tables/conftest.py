"""A fresh room for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.base import Store
from tests.tables.world import Room, opened


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened(tmp_path / "briscola.db") as store:
        yield store


@pytest.fixture
async def room(store: Store) -> AsyncIterator[Room]:
    made = Room(store)
    yield made
    await made.close()
