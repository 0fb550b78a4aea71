"""The store with its calls watched: how long an append takes, what is appended, and which calls fail."""

from __future__ import annotations

import inspect
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, Protocol, cast

from bot.store.base import Log, Store
from bot.store.errors import StoreError
from bot.store.rows import NewEntry


class Watcher(Protocol):
    """Hears of the calls of a store."""

    def note_append(self, kinds: Sequence[str], seconds: float) -> None:
        """Entries of these kinds were written, which took so long."""

    def note_success(self, call: str) -> None:
        """A call of that name succeeded."""

    def note_error(self, call: str, error: StoreError) -> None:
        """A call of that name failed."""


class _WatchedPart:
    """A part of a store. Its coroutine functions are watched, and everything else is passed on."""

    def __init__(self, part: object, watcher: Watcher) -> None:
        self._part = part
        self._watcher = watcher

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the part has
        value = getattr(self._part, name)
        if inspect.iscoroutinefunction(value):
            value = self._watching(value)
            setattr(self, name, value)  # the next access finds it at once
        return value

    def _watching(self, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        watcher = self._watcher

        @wraps(call)
        async def watching_call(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - whatever the call takes
            try:
                result = await call(*args, **kwargs)
            except StoreError as error:
                watcher.note_error(call.__name__, error)
                raise
            watcher.note_success(call.__name__)
            return result

        return watching_call


class _WatchedLog(_WatchedPart):
    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[NewEntry],
        **kwargs: Any,  # noqa: ANN401 - as Log.append
    ) -> None:
        """See ``Log.append``."""
        began = time.monotonic()
        await self._watching(cast("Log", self._part).append)(table, after, entries, **kwargs)
        self._watcher.note_append([entry.kind for entry in entries], time.monotonic() - began)


class _WatchedStore:
    """A store whose parts are watched. Its own functions are passed on."""

    def __init__(self, store: Store, watcher: Watcher) -> None:
        self._store = store
        self._watcher = watcher

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the store has
        value = getattr(self._store, name)
        if value is not None and not callable(value):
            value = (_WatchedLog if name == "log" else _WatchedPart)(value, self._watcher)
            setattr(self, name, value)  # the next access finds it at once
        return value


def watch_store(store: Store, watcher: Watcher) -> Store:
    """The store, with ``watcher`` told of its calls."""
    return cast("Store", _WatchedStore(store, watcher))
