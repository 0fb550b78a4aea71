"""Locks by name, each of which lives only while somebody holds it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks of tables, or of whatever has a name: names that are never used again leave nothing behind."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """The lock of a name."""
        return self._locks.setdefault(name, asyncio.Lock())

    def __len__(self) -> int:
        """The number of locks that somebody holds."""
        return len(self._locks)
