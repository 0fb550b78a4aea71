"""A fresh room for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.base import Store
from testing.randomness import seeded
from testing.worlds.room import Room, opened_store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with opened_store(tmp_path / "briscola.db") as store:
        yield store


@pytest.fixture
async def room(store: Store, request: pytest.FixtureRequest) -> AsyncIterator[Room]:
    made = Room(store, rng=seeded(request.node.name))
    yield made
    await made.close()
