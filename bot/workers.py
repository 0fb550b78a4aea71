"""The worker processes in which computers think, so that the event loop never waits for them.

A level that needs only a moment thinks in the calling process. For the others there is a fixed number of
processes, each started only when it is needed. Servers take turns, so that a busy one does not delay the
rest. A process that died is replaced, and its move is requested once more. If a move takes too long, or too
many wait, the same level plays more simply. Other processor work is done here in the same way.

The first process starts with the bot, so that no move waits until the levels are loaded. Where Numba is
installed, a second process then compiles the search and takes the place of the first, so no move waits for
the compiler.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from bot import computers
from bot.cancellation import cancel
from bot.computers import compiler
from bot.log import get
from bot.processes.worker_process import Worker, WorkerProcess, be_courteous
from bot.rules.actions import Action
from bot.rules.view import SeatView

log = get(__name__)

_T = TypeVar("_T")

PATIENCE: Final = 20.0
"""The seconds that a move may take once a process has it: many times what the slowest level needs."""
COMPILING: Final = 600.0
"""The seconds that the preparation of a process may take: many times what a slow machine needs."""
LOADING: Final = 10.0
"""The most seconds that the bot waits for the levels to be loaded before it connects."""
SIMPLE: Final = 0.1
"""The effort of a level that plays more simply: some hundredths of a second where nothing is compiled."""
TRIES: Final = 2
MOST: Final = 1000
"""The number of moves that may wait for a process, of all servers together."""


class Job(NamedTuple):
    """A move to be computed. The same job has the same result wherever it is done."""

    level: str
    view: SeatView
    seed: int
    effort: float = 1.0


class Choice(NamedTuple):
    """A computer's action; ``simple``: its level had to play more simply than it can."""

    action: Action
    simple: bool = False


def think(job: Job) -> Action:
    """Compute the move. Raises ``KeyError`` for an unknown level, and whatever the computer raises."""
    rng = random.Random(job.seed)  # noqa: S311 - repeatable, out of the committed seed
    return computers.create(job.level, job.effort).choose(job.view, rng)


def choice_of(job: Job) -> Choice:
    """As ``think``; the choice is simple if the level's network cannot be used."""
    return Choice(think(job), simple=computers.plays_otherwise(job.view.rules, job.level))


class WorkFailed(Exception):
    """No process could do the work. ``str()`` says why."""


def begin_thinking(compiles: bool) -> None:  # noqa: FBT001 - called by position
    """Begin a process in which computers think."""
    if not compiles:
        compiler.do_without()
    # The processes share the cores: numpy starts no threads of its own when it is loaded.
    os.putenv("OPENBLAS_NUM_THREADS", "1")
    be_courteous()


def thinking_process() -> WorkerProcess:
    """A process in which computers think."""
    return WorkerProcess(begin_thinking)


class WorkerPool:
    """All workers. ``spawn`` makes one; ``patience`` is the seconds that a job may take."""

    def __init__(
        self, workers: int, *, patience: float = PATIENCE, spawn: Callable[[], Worker] = thinking_process
    ) -> None:
        self._spawn = spawn
        self._workers = [spawn() for _ in range(workers)]
        self._free = self._workers[:]
        self._patience = patience
        self._prepare: Callable[[], None] | None = None
        self._workers_in_use: list[Worker] = []
        self._successors: dict[Worker, Worker] = {}
        self._preparation: asyncio.Task[None] | None = None
        self._loaded = asyncio.Event()
        self._simply = asyncio.Lock()
        self._queues: OrderedDict[int, deque[asyncio.Future[Worker]]] = OrderedDict()
        self._queued = 0
        self._is_closed = False

    def start(self, prepare: Callable[[], None]) -> None:
        """Start a process, then prepare one that compiles, if Numba is installed; others follow as used.

        ``prepare`` is called in it, and returns when all is compiled. This process compiles nothing from now
        on, because people would wait meanwhile.
        """
        compiler.do_without()
        self._prepare = prepare if compiler.is_installed() else None
        self._preparation = asyncio.create_task(self._start(self._free[-1]), name="prepare workers")

    async def loaded(self) -> None:
        """Wait until the first process has loaded the levels after ``start``, or has failed to.

        At most ``LOADING`` seconds: the bot shall answer people even where a process hangs.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self._loaded.wait(), LOADING)

    async def choose(self, job: Job, guild: int) -> Choice:
        """The choice of the job's level; ``guild`` is the server whose turn it uses.

        Raises what the computer raises, which the caller reports.
        """
        if computers.is_swift(job.view.rules, job.level):
            return Choice(think(job))
        try:
            return await self.work(guild, choice_of, job)
        except WorkFailed as why:
            reason = str(why)
        log.error("a computer played more simply", reason=reason, computer=job.level)
        return await self.choose_simply(job)

    async def choose_in_full(self, job: Job, guild: int) -> Choice:
        """As ``choose``, but never more simply: if no process can, this one does all of the work.

        Raises what the computer raises.
        """
        if computers.is_swift(job.view.rules, job.level):
            return Choice(think(job))
        try:
            return await self.work(guild, choice_of, job)
        except WorkFailed as why:
            log.warning("a computer thinks beside the event loop", reason=str(why), computer=job.level)
        async with self._simply:
            return await asyncio.to_thread(choice_of, job)

    async def choose_simply(self, job: Job) -> Choice:
        """The choice of the same level with little effort, made in this process.

        Raises what the computer raises.
        """
        async with self._simply:  # together they would keep the event loop from answering people
            return Choice(await asyncio.to_thread(think, job._replace(effort=SIMPLE)), simple=True)

    async def work(self, guild: int, work: Callable[..., _T], *args: Any) -> _T:  # noqa: ANN401 - as above
        """The result of a long computation, done in another process for a server.

        Raises what the call raises, and ``WorkFailed``.
        """
        if not self._free and self._queued >= MOST:
            raise WorkFailed("too many wait for a process")
        worker = await self._turn(guild)
        try:
            return await self._result_of(worker, partial(worker.submit, work, *args))
        finally:
            self._pass_on(worker)

    def renew(self) -> None:
        """End every process, a busy one after its job. The next job starts another one.

        Nothing of earlier jobs is in memory afterwards.
        """
        for worker in self._workers[:]:
            if worker in self._free:
                self._dismiss(worker)
            elif worker not in self._successors.values():
                self._replace(worker, self._spawn())

    @property
    def waiting(self) -> int:
        """The number of computations that wait for a process."""
        return self._queued

    async def close(self) -> None:
        """End all processes. Whoever waits for one, now or later, gets ``WorkFailed``."""
        self._is_closed = True
        await cancel(self._preparation)
        workers = [*self._workers, *self._successors]
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in workers))

    async def _turn(self, guild: int) -> Worker:
        if self._free:
            # A prepared worker before a plain one; of several the latest, which is still awake.
            worker = max(reversed(self._free), key=lambda one: one.compiles)
            self._free.remove(worker)
            self._use(worker)
            return worker
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
        """Give a free worker, or the one that takes its place, the next server's longest waiting move."""
        successor = self._successors.pop(worker, None)
        if successor is not None:
            worker.kill()
            worker = successor
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

    async def _result_of(self, worker: Worker, begin: Callable[[], Future[_T]]) -> _T:
        doing: asyncio.Future[_T] | None = None
        for _ in range(TRIES):
            if self._is_closed:  # a job would begin a process that nobody ends
                raise WorkFailed("the bot stops")
            try:
                doing = asyncio.wrap_future(begin())
                await asyncio.wait({doing}, timeout=self._patience)
                if not doing.done():
                    doing.cancel()  # its process was ended on purpose, so the exception is of no interest
                    self._dismiss(worker)
                    raise WorkFailed("a process took too long")
                return doing.result()
            except BrokenExecutor:
                if not self._is_closed:
                    log.warning("a worker process died")
                    self._dismiss(worker)
            except asyncio.CancelledError:
                if doing is not None:
                    doing.cancel()
                self._dismiss(worker)
                raise
        raise WorkFailed("the bot stops" if self._is_closed else "what was to be done ended two processes")

    def _dismiss(self, worker: Worker) -> None:
        """End a worker's process. The next one is plain until a prepared one takes its place."""
        worker.kill()
        worker.compiles = False
        self._use(worker)

    def _use(self, worker: Worker) -> None:
        """Note that a worker is needed, so that a prepared one takes its place."""
        if worker.compiles or self._prepare is None or self._is_closed:
            return
        if worker in (*self._workers_in_use, *self._successors):
            return
        self._workers_in_use.append(worker)
        if self._preparation is None:
            self._preparation = asyncio.create_task(self._succeed(self._prepare), name="prepare workers")

    async def _start(self, worker: Worker) -> None:
        """Let a worker load the levels, and only then prepare others: a compiler would slow it down."""
        self._use(worker)
        try:
            loading = asyncio.wrap_future(worker.submit(computers.load))
            try:
                await asyncio.wait({loading})  # it is cancelled if the process is ended meanwhile
            except asyncio.CancelledError:
                loading.cancel()  # its process will be ended, so the exception is of no interest
                raise
            if not loading.cancelled():
                loading.result()
        except Exception as error:  # noqa: BLE001 - a move will show whether it lasts
            log.warning("the levels could not be loaded ahead", error=str(error))
        self._loaded.set()
        if self._prepare is None:
            self._preparation = None
        else:
            await self._succeed(self._prepare)

    async def _succeed(self, prepare: Callable[[], None]) -> None:
        """Put a prepared worker in the place of each that is used, one after the other."""
        while self._workers_in_use:
            ready = self._spawn()
            ready.compiles = True
            try:
                await asyncio.wait_for(asyncio.wrap_future(ready.submit(prepare)), COMPILING)
            except asyncio.CancelledError:
                ready.kill()
                raise
            except Exception:
                ready.kill()
                self._prepare = None
                log.exception("computers play without compiled code")
                break
            if self._workers_in_use:
                self._replace(self._workers_in_use[0], ready)
            else:
                ready.kill()  # those that were used have been renewed meanwhile
        self._workers_in_use.clear()
        self._preparation = None

    def _replace(self, plain: Worker, ready: Worker) -> None:
        self._workers[self._workers.index(plain)] = ready
        if plain in self._workers_in_use:
            self._workers_in_use.remove(plain)
        if plain in self._free:
            self._free.remove(plain)
            plain.kill()
            self._pass_on(ready)
        else:
            self._successors[plain] = ready
