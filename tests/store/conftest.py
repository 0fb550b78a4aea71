"""Every test of the contract runs on every engine."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.store.base import Store
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.file_watch import Watched
from bot.store.sqlite.store import Link, SqliteStore, open_store

Opening = Callable[[Path], Awaitable[Store]]

ENGINES: dict[str, Opening] = {"sqlite": open_store}


@pytest.fixture(params=ENGINES)
def opening(request: pytest.FixtureRequest) -> Opening:
    return ENGINES[request.param]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "briscola.db"


@pytest.fixture
async def store(opening: Opening, path: Path) -> AsyncIterator[Store]:
    opened = await opening(path)
    yield opened
    await opened.close()


@pytest.fixture
async def start() -> AsyncIterator[Callable[[Path], Awaitable[SqliteStore]]]:
    """Open as the bot does; what a failing test leaves open is closed, or its threads would never end."""
    async with AsyncExitStack() as stack:

        async def open_and_close(path: Path) -> SqliteStore:
            store = await open_store(path)
            stack.push_async_callback(store.close)
            return store

        yield open_and_close


def connection(store: SqliteStore) -> Connection:
    """The connection that writes."""
    assert isinstance(store.log._writer, Watched)
    assert isinstance(store.log._writer._link, Link)
    return store.log._writer._link._connection
