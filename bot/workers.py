"""Where computers think: worker processes, so that the loop that answers people never waits for them.

A level that is done within a moment thinks where it is asked. For the others there are so many processes,
none of them started before it is needed. Servers take turns at them, so that a busy one does not starve the
rest. A process that died is replaced and the move asked for once more; whoever takes too long, or finds too
many waiting, is stood in for by the lowest level. Other work of the processor is done here in the same way.
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
"""Levels that choose in less time than it takes to send a view to another process."""
PATIENCE: Final = 20.0
"""Seconds that a move may take once a process has it: many times what the slowest level needs."""
WAKING: Final = 120.0
"""Seconds that the first move of a process may take: what it searches with may have to be compiled."""
_COURTESY: Final = 10
"""How much a process that thinks yields to the one that answers people, where they share a core."""
TRIES: Final = 2
MOST: Final = 1000
"""Moves that may wait for a process, of all servers together."""


class Job(NamedTuple):
    """A move to be thought about. The same job has the same outcome wherever it is done."""

    level: str
    view: SeatView
    seed: int


def think(job: Job) -> Action:
    """Choose. Raises KeyError for an unknown level, and whatever the computer raises."""
    rng = random.Random(job.seed)  # noqa: S311 - repeatable, out of the committed seed
    return computers.create(job.level).choose(job.view, rng)


class WorkFailed(Exception):
    """No process has done the work; ``str()`` says why."""


class Worker(Protocol):
    """Somebody who does one thing at a time."""

    def submit(self, work: Callable[..., _T], *given: Any) -> Future[_T]:  # noqa: ANN401 - whatever it takes
        """Begin; what is called, and with what, goes to another process.

        The future, or this call, raises ``BrokenExecutor`` when the worker has died.
        """

    def kill(self) -> None:
        """End it, whatever it is doing, without waiting; the next job finds a fresh one."""

    def close(self) -> None:
        """End it and wait until it is gone."""


class Process:
    """A worker process, started with its first job."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._number: Future[int] | None = None

    def submit(self, work: Callable[..., _T], *given: Any) -> Future[_T]:  # noqa: ANN401 - whatever it takes
        """As ``Worker.submit``."""
        if self._executor is None:
            # Spawned: a fork would take the threads and sockets of the bot along.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
            self._number = self._executor.submit(os.getpid)
        return self._executor.submit(work, *given)

    def kill(self) -> None:
        """As ``Worker.dismiss``."""
        executor = self._end()
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """As ``Worker.close``."""
        executor = self._end()
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)

    def _end(self) -> ProcessPoolExecutor | None:
        executor, self._executor = self._executor, None
        if self._number is not None and self._number.done() and self._number.exception() is None:
            # It keeps nothing that could be lost, and need not be asked.
            with suppress(OSError):
                os.kill(self._number.result(), getattr(signal, "SIGKILL", signal.SIGTERM))
        self._number = None
        return executor


def _begin() -> None:
    """What a process does first: it leaves Ctrl-C to the bot, lets the bot go first, does not outlive it."""
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
    """All that think; ``spawn`` makes a worker, ``patience`` and ``start_patience`` are in seconds."""

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
        """What the job's level chooses; ``guild`` is the server whose turn it takes.

        Raises what the computer raises: that it failed is for the asker to tell.
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
        """What a call gives that takes the processor a while, made in another process for a server.

        Raises what the call raises, and ``WorkFailed``.
        """
        if not self._free and self._queued >= MOST:
            raise WorkFailed("too many wait for a process")
        worker = await self._turn(guild)
        try:
            return await self._done(worker, partial(worker.submit, work, *given))
        finally:
            self._pass_on(worker)

    async def close(self) -> None:
        """End all processes. Nothing may be asked afterwards."""
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in self._workers))

    async def _turn(self, guild: int) -> Worker:
        if self._free:
            return self._free.pop()  # who thought last is awake
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
        """To the next server in the round, its longest waiting move."""
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
                    doing.cancel()  # that its process was ended is no news
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
