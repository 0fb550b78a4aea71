"""The painter: paints pictures in threads and caches them."""

from __future__ import annotations

import asyncio
import ctypes
import heapq
import itertools
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
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


@dataclass(slots=True)
class _Job:
    """A picture to be painted."""

    key: _Key
    scene: Scene
    future: asyncio.Future[bytes]
    is_started: bool = False


class Painter:
    """Paints scenes in ``workers`` threads and caches up to ``cache_bytes`` of pictures, the latest used.

    A picture that answers a press is painted before all others (F5).

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
        self._painting: dict[_Key, _Job] = {}
        self._queue: list[tuple[bool, int, _Job]] = []
        self._order = itertools.count()
        self._idle = workers
        self._is_closed = False

    @property
    def kept_bytes(self) -> float:
        """The size of the cached pictures in bytes."""
        return self._cache.currsize

    @property
    def waiting(self) -> int:
        """The number of pictures that are painted or wait for it."""
        return len(self._painting)

    def has(self, scene: Scene) -> bool:
        """Whether the picture of a scene is painted and cached."""
        return _Key(scene) in self._cache

    async def paint(self, scene: Scene, *, urgent: bool = False) -> bytes:
        """The picture of a scene as a file, once a thread is free. ``urgent`` ones come first.

        Cancelling one caller does not affect others. Raises ``PainterBusy`` if too many others wait, so that
        endless requests cannot fill the queue.
        """
        key = _Key(scene)
        picture = self._cache.get(key)
        if picture is not None:
            return picture
        job = self._painting.get(key)
        if job is None:
            if self._is_closed:
                raise RuntimeError("the painter is closed")
            if len(self._painting) >= self._most:
                raise PainterBusy
            job = self._painting[key] = _Job(key, scene, asyncio.get_running_loop().create_future())
            self._enqueue(job, urgent=urgent)
        elif urgent and not job.is_started:
            self._enqueue(job, urgent=True)  # once more, before the others
        return await asyncio.shield(job.future)

    async def work(self, draw: Callable[[], bytes]) -> bytes:
        """The result of ``draw``, called in one of the threads once one is free. It is not cached."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    async def forget(self) -> None:
        """Drop all pictures, including those being painted, because a person in them is to be forgotten."""
        painting = [job.future for job in self._painting.values()]
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

    def _enqueue(self, job: _Job, *, urgent: bool) -> None:
        heapq.heappush(self._queue, (not urgent, next(self._order), job))
        self._start_next()

    def _start_next(self) -> None:
        while self._idle and self._queue:
            *_, job = heapq.heappop(self._queue)
            if job.is_started:
                continue
            job.is_started = True
            self._idle -= 1
            drawing = asyncio.get_running_loop().run_in_executor(self._pool, self._draw_timed, job.scene)
            drawing.add_done_callback(partial(self._finish, job))

    def _finish(self, job: _Job, drawing: asyncio.Future[bytes]) -> None:
        self._idle += 1
        is_current = self._painting.get(job.key) is job
        if is_current:
            del self._painting[job.key]
        if drawing.cancelled():  # the event loop ends
            job.future.cancel()
            return
        self._start_next()
        if (error := drawing.exception()) is not None:
            job.future.set_exception(error)
            job.future.exception()  # its callers may have gone
            return
        picture = drawing.result()
        job.future.set_result(picture)
        if is_current and len(picture) <= self._cache.maxsize:
            self._cache[job.key] = picture

    async def close(self) -> None:
        """Finish what is to be painted, then release the threads and the pictures."""
        self._is_closed = True
        await asyncio.gather(*(job.future for job in self._painting.values()), return_exceptions=True)
        await asyncio.to_thread(self._pool.shutdown)
        self._cache.clear()
