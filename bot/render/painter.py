"""The painter: paints pictures in threads and caches them."""

from __future__ import annotations

import asyncio
import ctypes
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Final

from cachetools import LRUCache

from bot.render.paint import paint, setting
from bot.render.scene import Scene

WORKERS: Final = 2
CACHE_BYTES: Final = 8_000_000
"""The size of the cache in bytes: about seventy pictures, the newest of each of many tables."""
MOST_WAITING: Final = 96
"""The greatest number of pictures that are painted or wait. Another one would come too late for its
message."""
_M_ARENA_MAX: Final = -8  # from <malloc.h>


def share_one_heap() -> bool:
    """Make threads that start from here on share the existing heaps, if the C library is glibc.

    Otherwise each painting thread keeps a heap of its own with the megabytes of its largest picture. The
    store's threads keep the heaps they have: moving their pages among the pictures took more memory (154 and
    158 MB with a hundred painted tables instead of 149 and 150). Returns whether it worked.
    """
    if sys.platform != "linux":
        return False
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and mallopt(_M_ARENA_MAX, 1) == 1


class PainterBusy(Exception):
    """Too many pictures wait already; another one would come too late."""


class _Key:
    """A scene to look a picture up by. It is hashed once, since a hash goes through all elements."""

    __slots__ = ("_hash", "_scene")

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._hash = hash(scene)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._scene == other._scene


class Painter:
    """Paints scenes in ``workers`` threads and caches up to ``cache_bytes`` of pictures, the latest used.

    ``painted`` is called in such a thread with the seconds that a picture took.

    It belongs to one event loop. A scene that is requested several times at once is painted once. After
    ``close`` every request raises ``RuntimeError``.
    """

    def __init__(
        self,
        *,
        workers: int = WORKERS,
        cache_bytes: int = CACHE_BYTES,
        most: int = MOST_WAITING,
        draw: Callable[[Scene], bytes] = paint,
        report_time: Callable[[float], None] = lambda _: None,
    ) -> None:
        share_one_heap()
        self._draw = draw
        self._report_time = report_time
        self._most = most
        self._pool: Executor = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._cache: LRUCache[_Key, bytes] = LRUCache(cache_bytes, getsizeof=len)
        self._painting: dict[_Key, asyncio.Future[bytes]] = {}

    @property
    def kept_bytes(self) -> float:
        """The size of the cached pictures in bytes."""
        return self._cache.currsize

    @property
    def waiting(self) -> int:
        """The number of pictures that are painted or wait for it."""
        return len(self._painting)

    async def paint(self, scene: Scene) -> bytes:
        """The picture of a scene as a file, once a thread is free.

        Cancelling one caller does not affect others. Raises ``PainterBusy`` if too many others wait, so that
        endless requests cannot fill the queue.
        """
        key = _Key(scene)
        picture = self._cache.get(key)
        if picture is not None:
            return picture
        painting = self._painting.get(key)
        if painting is None:
            if len(self._painting) >= self._most:
                raise PainterBusy
            painting = asyncio.get_running_loop().run_in_executor(self._pool, self._draw_timed, scene)
            self._painting[key] = painting
            painting.add_done_callback(lambda future: self._on_done(key, future))
        return await asyncio.shield(painting)

    async def work(self, draw: Callable[[], bytes]) -> bytes:
        """The result of ``draw``, called in one of the threads once one is free. It is not cached."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    async def forget(self) -> None:
        """Drop all pictures, including those being painted, because a person in them is to be forgotten."""
        painting = list(self._painting.values())
        self._painting.clear()
        await asyncio.gather(*painting, return_exceptions=True)
        self._cache.clear()
        setting.forget()

    def _draw_timed(self, scene: Scene) -> bytes:
        began = time.monotonic()
        try:
            return self._draw(scene)
        finally:
            self._report_time(time.monotonic() - began)

    def _on_done(self, key: _Key, future: asyncio.Future[bytes]) -> None:
        is_current = self._painting.get(key) is future
        if is_current:
            del self._painting[key]
        if not is_current or future.cancelled() or future.exception() is not None:
            return
        picture = future.result()
        if len(picture) <= self._cache.maxsize:
            self._cache[key] = picture

    async def close(self) -> None:
        """Finish what is being painted, then release the threads and the pictures."""
        await asyncio.to_thread(self._pool.shutdown)
        self._cache.clear()
