"""The worker processes in which computers think, so that the event loop never waits for them.

A level that needs only a moment thinks in the calling process. For the others there is a fixed number of
processes, each started only when it is needed. Servers take turns, so that a busy one does not delay the
rest. A process that died is replaced, and its move is requested once more. If a move takes too long, or too
many wait, the lowest level replaces it. Other processor work is done here in the same way.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from bot import computers
from bot.log import get
from bot.rules.actions import Action
from bot.rules.view import SeatView

log = get(__name__)

_T = TypeVar("_T")

SWIFT: Final = frozenset({"novice", "player"})
"""The levels that choose faster than a view can be sent to another process."""
PATIENCE: Final = 20.0
"""The seconds that a move may take once a process has it: many times what the slowest level needs."""
WAKING: Final = 120.0
"""The seconds that the first move of a process may take, because its search may have to be compiled."""
_COURTESY: Final = 10
"""How far a thinking process yields to the one that answers people, if they share a core."""
TRIES: Final = 2
MOST: Final = 1000
"""The number of moves that may wait for a process, of all servers together."""


class Job(NamedTuple):
    """A move to be computed. The same job has the same result wherever it is done."""

    level: str
    view: SeatView
    seed: int


def think(job: Job) -> Action:
    """Compute the move. Raises ``KeyError`` for an unknown level, and whatever the computer raises."""
    rng = random.Random(job.seed)  # noqa: S311 - repeatable, out of the committed seed
    return computers.create(job.level).choose(job.view, rng)


class WorkFailed(Exception):
    """No process could do the work. ``str()`` says why."""


class Worker(Protocol):
    """A worker that does one job at a time."""

    def submit(self, work: Callable[..., _T], *given: Any) -> Future[_T]:  # noqa: ANN401 - whatever the work takes
        """Begin ``work``; the function and its arguments are sent to another process.

        The future, or this call, raises ``BrokenExecutor`` if the worker has died.
        """

    def kill(self) -> None:
        """End it at once, whatever it is doing. The next job starts a new one."""

    def close(self) -> None:
        """End it and wait until it has ended."""


class Process:
    """A worker process, which its first job starts."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._number: Future[int] | None = None

    def submit(self, work: Callable[..., _T], *given: Any) -> Future[_T]:  # noqa: ANN401 - whatever the work takes
        """See ``Worker.submit``."""
        if self._executor is None:
            # It is spawned, because a fork would inherit the threads and sockets of the bot.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
            self._number = self._executor.submit(os.getpid)
        return self._executor.submit(work, *given)

    def kill(self) -> None:
        """See ``Worker.kill``."""
        executor = self._end()
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """See ``Worker.close``."""
        executor = self._end()
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)

    def _end(self) -> ProcessPoolExecutor | None:
        executor, self._executor = self._executor, None
        if self._number is not None and self._number.done() and self._number.exception() is None:
            # It has nothing that could be lost, so it is not asked.
            with suppress(OSError):
                os.kill(self._number.result(), getattr(signal, "SIGKILL", signal.SIGTERM))
        self._number = None
        return executor


def _begin() -> None:
    """Prepare a process: it ignores Ctrl-C, has a lower priority than the bot, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_COURTESY)
    threading.Thread(target=_follow, daemon=True, name="parent").start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class WorkerPool:
    """All workers. ``spawn`` makes one; ``patience`` and ``start_patience`` are in seconds."""

    def __init__(
        self,
        workers: int,
        *,
        patience: float = PATIENCE,
        start_patience: float = WAKING,
        spawn: Callable[[], Worker] = Process,
    ) -> None:
        self._workers = [spawn() for _ in range(workers)]
        self._free = self._workers[:]
        self._awake: set[Worker] = set()
        self._patience, self._start_patience = patience, start_patience
        self._queues: OrderedDict[int, deque[asyncio.Future[Worker]]] = OrderedDict()
        self._queued = 0

    async def choose(self, job: Job, guild: int) -> Action:
        """The choice of the job's level; ``guild`` is the server whose turn it uses.

        Raises what the computer raises, which the caller reports.
        """
        if job.level in SWIFT or job.level not in computers.LEVELS:
            return think(job)
        try:
            return await self.work(guild, think, job)
        except WorkFailed as why:
            reason = str(why)
        log.error("a computer was stood in for", reason=reason, computer=job.level, instead=computers.LOWEST)
        return think(job._replace(level=computers.LOWEST))

    async def work(self, guild: int, work: Callable[..., _T], *given: Any) -> _T:  # noqa: ANN401 - as above
        """The result of a long computation, done in another process for a server.

        Raises what the call raises, and ``WorkFailed``.
        """
        if not self._free and self._queued >= MOST:
            raise WorkFailed("too many wait for a process")
        worker = await self._turn(guild)
        try:
            return await self._done(worker, partial(worker.submit, work, *given))
        finally:
            self._pass_on(worker)

    @property
    def waiting(self) -> int:
        """The number of computations that wait for a process."""
        return self._queued

    async def close(self) -> None:
        """End all processes. No method may be called afterwards."""
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in self._workers))

    async def _turn(self, guild: int) -> Worker:
        if self._free:
            return self._free.pop()  # the latest worker is still awake
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(guild, deque()).append(turn)
        self._queued += 1
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on(turn.result())
            raise

    def _pass_on(self, worker: Worker) -> None:
        """Give a free worker the longest waiting move of the next server in the round."""
        while self._queues:
            guild, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            self._queued -= 1
            if queue:
                self._queues[guild] = queue
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def _done(self, worker: Worker, begin: Callable[[], Future[_T]]) -> _T:
        doing: asyncio.Future[_T] | None = None
        for _ in range(TRIES):
            try:
                doing = asyncio.wrap_future(begin())
                patience = self._patience if worker in self._awake else self._start_patience
                await asyncio.wait({doing}, timeout=patience)
                if not doing.done():
                    doing.cancel()  # its process was ended on purpose, so the exception is of no interest
                    self._dismiss(worker)
                    raise WorkFailed("a process took too long")
                self._awake.add(worker)
                return doing.result()
            except BrokenExecutor:
                log.warning("a process in which computers think died")
                self._dismiss(worker)
            except asyncio.CancelledError:
                if doing is not None:
                    doing.cancel()
                self._dismiss(worker)
                raise
        raise WorkFailed("what was to be done ended two processes")

    def _dismiss(self, worker: Worker) -> None:
        self._awake.discard(worker)
        worker.kill()
