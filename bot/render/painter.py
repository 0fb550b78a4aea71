"""The painter: has pictures painted in processes of their own, and caches them.

Painting holds the interpreter's lock for most of its time. In threads of the bot it would keep the event loop
from answering people.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from cachetools import LRUCache

from bot.cancellation import cancel
from bot.log import get
from bot.processes.worker_process import Worker
from bot.render import drawing
from bot.render.scene import Scene
from bot.workers import WorkerPool

log = get(__name__)

_T = TypeVar("_T")

WORKERS: Final = 1
CACHE_BYTES: Final = 8_000_000
"""The size of the cache in bytes: about seventy pictures, the newest of each of many tables."""
MOST_WAITING: Final = 96
"""The greatest number of pictures that are painted or wait. Another one would come too late for its
message."""
FILM_IDLE: Final = 60.0
"""The seconds after the last film at which its process ends: it has tens of megabytes, and few want films."""
PICTURE_IDLE: Final = 600.0
"""The seconds after the last picture at which the processes end. The next one waits half a second longer."""


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
    """Paints scenes in ``workers`` processes and caches up to ``cache_bytes`` of pictures, the latest used.

    A picture that answers a press is painted before all others (F5). A process that dies is replaced, and its
    picture is painted again. Films are drawn in another process, so that no picture waits for one.

    ``draw`` makes the file of a scene, ``report_time`` is called with the seconds that each took, and
    ``spawn`` makes the workers, instead of processes.

    It belongs to one event loop. A scene that is requested several times at once is painted once. After
    ``close`` every request raises ``RuntimeError``.
    """

    def __init__(
        self,
        *,
        workers: int = WORKERS,
        cache_bytes: int = CACHE_BYTES,
        most: int = MOST_WAITING,
        draw: Callable[[Scene], bytes] = drawing.picture,
        report_time: Callable[[float], None] = lambda _: None,
        spawn: Callable[[], Worker] | None = None,
    ) -> None:
        self._draw = draw
        self._report_time = report_time
        self._most = most
        self._pool = WorkerPool(workers, spawn=spawn or drawing.painting_process)
        self._film_pool = WorkerPool(1, spawn=spawn or drawing.film_process)
        self._ends: dict[WorkerPool, asyncio.TimerHandle] = {}
        self._cache: LRUCache[_Key, bytes] = LRUCache(cache_bytes, getsizeof=len)
        self._painting: dict[_Key, _Job] = {}
        self._queue: list[tuple[bool, int, _Job]] = []
        self._order = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()
        self._idle = workers
        self._is_closed = False

    def start(self) -> None:
        """Begin a process, so that the first picture need not wait for it."""
        self._run(self._load())

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
        """The picture of a scene as a file, once a process is free. ``urgent`` ones come first.

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

    async def draw_film(self, draw: Callable[[_T], bytes], film: _T) -> bytes:
        """The result of ``draw(film)``, called in the process for films. It is not cached.

        Raises whatever it raises, and ``WorkFailed``.
        """
        try:
            return await self._film_pool.work(0, draw, film)
        finally:
            self._end_later(self._film_pool, FILM_IDLE)

    async def forget(self) -> None:
        """Drop all pictures, including those being painted, because a person in them is to be forgotten."""
        painting = [job.future for job in self._painting.values()]
        self._painting.clear()
        await asyncio.gather(*painting, return_exceptions=True)
        self._cache.clear()
        self._pool.renew()  # the processes keep texts with names
        self._film_pool.renew()

    def _end_later(self, pool: WorkerPool, seconds: float) -> None:
        """End the processes of a pool in ``seconds``, unless this is called again before."""
        if earlier := self._ends.pop(pool, None):
            earlier.cancel()
        if not self._is_closed:
            self._ends[pool] = asyncio.get_running_loop().call_later(seconds, pool.renew)

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
            self._run(self._paint(job))

    async def _paint(self, job: _Job) -> None:
        try:
            drawn = await self._make(job.scene)
        except asyncio.CancelledError:  # the event loop ends
            job.future.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - it is the callers'
            job.future.set_exception(error)
            job.future.exception()  # its callers may have gone
        else:
            self._report_time(drawn.seconds)
            job.future.set_result(drawn.data)
            if self._painting.get(job.key) is job and len(drawn.data) <= self._cache.maxsize:
                self._cache[job.key] = drawn.data
        finally:
            self._idle += 1
            if self._painting.get(job.key) is job:
                del self._painting[job.key]
            self._end_later(self._pool, PICTURE_IDLE)
        self._start_next()

    async def _make(self, scene: Scene) -> drawing.Drawn:
        return await self._pool.work(0, drawing.timed, self._draw, drawing.pack(scene))

    async def _load(self) -> None:
        try:
            await self._pool.work(0, drawing.load)
        except Exception:  # the first picture will tell
            log.exception("no process for pictures could be prepared")
        self._end_later(self._pool, PICTURE_IDLE)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="paint")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what is to be painted, then end the processes and drop the pictures."""
        self._is_closed = True
        for end in self._ends.values():
            end.cancel()
        await asyncio.gather(*(job.future for job in self._painting.values()), return_exceptions=True)
        await cancel(*self._tasks)  # none is left but a process that is prepared
        await asyncio.gather(self._pool.close(), self._film_pool.close())
        self._cache.clear()
