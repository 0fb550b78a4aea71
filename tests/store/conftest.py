"""Every test of the contract runs on every engine."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.database_url import DatabaseUrl
from bot.store.base import Store
from bot.store.postgres.store import open_store as open_postgres
from bot.store.sqlite.store import SqliteStore, open_store
from testing.databases import new_database
from testing.postgres import Cluster, empty

ENGINES = ("sqlite", "postgres")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A new database: ``test_opening`` makes its own, as the bot does."""
    return new_database(tmp_path / "briscola.db")


@pytest.fixture(scope="session")
def contract_url(postgres: Cluster) -> DatabaseUrl:
    """A database that one test after the other fills and empties."""
    return postgres.url(postgres.database())


@pytest.fixture(params=ENGINES)
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Store]:
    url = request.getfixturevalue("contract_url") if request.param == "postgres" else None
    opened: Store = await (open_store(path) if url is None else open_postgres(url))
    yield opened
    await opened.close()
    if url is not None:
        empty(url)


@pytest.fixture
async def start() -> AsyncIterator[Callable[[Path], Awaitable[SqliteStore]]]:
    """Open as the bot does; what a failing test leaves open is closed, or its threads would never end."""
    async with AsyncExitStack() as stack:

        async def open_and_close(path: Path) -> SqliteStore:
            store = await open_store(path)
            stack.push_async_callback(store.close)
            return store

        yield open_and_close
