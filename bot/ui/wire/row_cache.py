"""``RowCache``: rows of the store in memory, read at their first use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from cachetools import Cache, LRUCache, TTLCache

LIVES: Final = 10.0
"""The seconds for which a row is remembered that another process may have changed."""

_Row = TypeVar("_Row")


class RowCache(Generic[_Row]):
    """The rows that ``read`` has read from the store, by id, at most ``size`` of them.

    Who writes a row calls ``put`` or ``drop``, so none of them is out of date. If other processes write rows,
    too (``shared``), each is kept for ``LIVES`` seconds.
    """

    def __init__(self, size: float, read: Callable[[int], Awaitable[_Row]], *, shared: bool) -> None:
        self._rows: Cache[int, _Row] = TTLCache(size, LIVES) if shared else LRUCache(size)
        self._read = read
        self._changes = 0

    async def get(self, number: int) -> _Row:
        """The row of an id. Raises what ``read`` raises."""
        row = self._rows.get(number)
        if row is not None:
            return row
        changes = self._changes
        row = await self._read(number)
        if changes != self._changes:  # it may have been read before a row was written
            return self._rows.get(number, row)
        self._rows[number] = row
        return row

    def known(self, number: int) -> _Row | None:
        """The row of an id if it is in memory, else None."""
        return self._rows.get(number)

    def put(self, number: int, row: _Row) -> None:
        """Remember a row that is about to be stored."""
        self._changes += 1
        self._rows[number] = row

    def drop(self, number: int) -> None:
        """Forget a row that has been stored or deleted."""
        self._changes += 1
        self._rows.pop(number, None)
