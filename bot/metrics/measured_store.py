"""The store with its calls watched: how long an append takes, what is appended, and which calls fail."""

from __future__ import annotations

import inspect
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, Protocol, cast

from bot.store.base import Log, NewEntry, Store, StoreError


class Watcher(Protocol):
    """Hears of the calls of a store."""

    def appended(self, kinds: Sequence[str], seconds: float) -> None:
        """Entries of these kinds were written, which took so long."""

    def answered(self) -> None:
        """A call succeeded."""

    def failed(self, error: StoreError) -> None:
        """A call failed."""


class _Watched:
    """A part of a store. Its coroutine functions are watched, and everything else is passed on."""

    def __init__(self, part: object, watcher: Watcher) -> None:
        self._part = part
        self._watcher = watcher

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the part has
        found = getattr(self._part, name)
        if inspect.iscoroutinefunction(found):
            found = self._watching(found)
            setattr(self, name, found)  # the next access finds it at once
        return found

    def _watching(self, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        watcher = self._watcher

        @wraps(call)
        async def watched(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - whatever the call takes
            try:
                found = await call(*given, **named)
            except StoreError as error:
                watcher.failed(error)
                raise
            watcher.answered()
            return found

        return watched


class _WatchedLog(_Watched):
    async def append(
        self,
        table: str,
        after: int,
        entries: Sequence[NewEntry],
        **named: Any,  # noqa: ANN401 - as Log.append
    ) -> None:
        """See ``Log.append``."""
        began = time.monotonic()
        await self._watching(cast("Log", self._part).append)(table, after, entries, **named)
        self._watcher.appended([entry.kind for entry in entries], time.monotonic() - began)


class _WatchedStore:
    """A store whose parts are watched. Its own functions are passed on."""

    def __init__(self, store: Store, watcher: Watcher) -> None:
        self._store = store
        self._watcher = watcher

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the store has
        found = getattr(self._store, name)
        if found is not None and not callable(found):
            found = (_WatchedLog if name == "log" else _Watched)(found, self._watcher)
            setattr(self, name, found)  # the next access finds it at once
        return found


def measured(store: Store, watcher: Watcher) -> Store:
    """The store, with ``watcher`` told of its calls."""
    return cast("Store", _WatchedStore(store, watcher))
