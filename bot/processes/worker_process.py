"""A process of the bot's that does one job at a time, such as a computer's move or a picture.

This module is imported in every such process, so it imports nothing of the bot.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

_T = TypeVar("_T")

COURTESY: Final = 10
"""How far a process yields to the one that answers people, if they share a core."""


class Worker(Protocol):
    """A worker that does one job at a time. ``compiles``: its processes compile the search."""

    compiles: bool

    def submit(self, work: Callable[..., _T], *args: Any) -> Future[_T]:  # noqa: ANN401 - whatever the work takes
        """Begin ``work``; the function and its arguments are sent to another process.

        The future, or this call, raises ``BrokenExecutor`` if the worker has died.
        """

    def kill(self) -> None:
        """End it at once, whatever it is doing. The next job starts a new one."""

    def close(self) -> None:
        """End it and wait until it has ended."""


class WorkerProcess:
    """A worker process, which its first job starts.

    ``begin`` is called in it before its first job, with ``compiles``.
    """

    def __init__(self, begin: Callable[[bool], None] | None = None) -> None:
        self.compiles = False
        self._begin = begin
        self._executor: ProcessPoolExecutor | None = None
        self._number: Future[int] | None = None

    def submit(self, work: Callable[..., _T], *args: Any) -> Future[_T]:  # noqa: ANN401 - whatever the work takes
        """See ``Worker.submit``."""
        if self._executor is None:
            # It is spawned, because a fork would inherit the threads and sockets of the bot.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                1, mp_context=context, initializer=_begin, initargs=(self._begin, self.compiles)
            )
            self._number = self._executor.submit(os.getpid)
            # Only the process writes results. If it dies in the middle of one, reading the rest of it ends,
            # since nobody else holds this end of the pipe.
            results: Any = vars(self._executor)["_result_queue"]
            results._writer.close()  # noqa: SLF001 - no public way
        return self._executor.submit(work, *args)

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
        number, self._number = self._number, None
        if number is not None:
            # A worker has nothing to lose, so it is killed at once. One that is starting is killed when it
            # has started.
            number.add_done_callback(_kill)
        return executor


def _kill(number: Future[int]) -> None:
    """End the process with this number, unless it never began or is gone."""
    if number.cancelled() or number.exception() is not None:
        return
    # If it died long ago, its number may be that of a process that is none of the bot's.
    if number.result() in {child.pid for child in multiprocessing.active_children()}:
        with suppress(OSError):
            os.kill(number.result(), getattr(signal, "SIGKILL", signal.SIGTERM))


def _begin(begin: Callable[[bool], None] | None, compiles: bool) -> None:  # noqa: FBT001 - passed by position
    """Begin a process: it ignores Ctrl-C, and ends with the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True, name="parent").start()
    if begin is not None:
        begin(compiles)


def be_courteous() -> None:
    """Let this process yield to the one that answers people."""
    if hasattr(os, "nice"):
        os.nice(COURTESY)


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
