"""``PersonTasks``: runs work for one person at a time; nobody else waits for it or for its failure."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.cancellation import cancel
from bot.log import about, get
from bot.tables.model.errors import Refused
from bot.ui.publish.retries import lengthens_pause, pause_after
from bot.ui.wire.replies import Unreachable

log = get(__name__)

Job: TypeAlias = Callable[[], Awaitable[None]]
_Key: TypeAlias = tuple[str, str]
"""A table and the name of a job, mostly the slot of a message."""


class PersonTasks:
    """Runs jobs, at most one for each table and name at a time. A failed job is tried again later.

    ``after_recovery(table)`` is called when a job succeeds that failed before. ``waiting()`` says how much
    work waits to be tried again in all processes, these jobs included.
    """

    def __init__(self, after_recovery: Callable[[str], None], waiting: Callable[[], int]) -> None:
        self._after_recovery = after_recovery
        self.waiting = waiting
        self._tasks: dict[_Key, asyncio.Task[None]] = {}
        self._next: dict[_Key, Job] = {}
        self._failures: dict[_Key, int] = {}
        self._timers: dict[_Key, asyncio.TimerHandle] = {}
        self._stopping: set[_Key] = set()
        self._is_closed = False
        self.retries = 0
        """The number of failures after which a job was to be tried again."""

    def __len__(self) -> int:
        """The number of jobs that wait to be tried again."""
        return len(self._timers)

    @property
    def busy(self) -> bool:
        """Whether any job is running."""
        return bool(self._tasks)

    def run(self, table: str, name: str, job: Job) -> None:
        """Run a job. It replaces one of the same name that has not begun or waits for its next try."""
        if self._is_closed:
            return
        key = table, name
        self._next[key] = job
        if key not in self._tasks and key not in self._timers:
            self._start(key)

    async def settle(self, table: str, seconds: float | None = None) -> bool:
        """Wait for a table's running jobs, at most ``seconds``. Returns whether all of them are done."""
        tasks = [task for (of, _), task in self._tasks.items() if of == table]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)
        return not any(of == table for of, _ in (*self._tasks, *self._timers))

    def forget(self, table: str) -> None:
        """Stop the jobs of a table at once: another process looks after it. Later ones are run."""
        for key in [
            key for key in (*self._tasks, *self._timers, *self._next, *self._failures) if key[0] == table
        ]:
            self._next.pop(key, None)
            self._failures.pop(key, None)
            if (timer := self._timers.pop(key, None)) is not None:
                timer.cancel()
            if (task := self._tasks.get(key)) is not None:
                self._stopping.add(key)
                task.cancel()

    async def idle(self) -> None:
        """Wait until no job is running. Failed jobs are not waited for."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop at once. Hands that are out of date are updated after the next start."""
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await cancel(*self._tasks.values())

    def _start(self, key: _Key) -> None:
        self._timers.pop(key, None)
        task = asyncio.create_task(self._run(key), name=f"job {key[1]} of {key[0]}")
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._end(key))

    async def _run(self, key: _Key) -> None:
        table, _ = key
        has_recovered = False
        with about(table):
            while (job := self._next.pop(key, None)) is not None:
                if not await self._try(key, job):
                    return
                has_recovered = self._failures.pop(key, 0) > 0 or has_recovered
        if has_recovered:
            self._after_recovery(table)

    def _end(self, key: _Key) -> None:
        """Remove the task of a job. It may have been cancelled before its first step."""
        del self._tasks[key]
        self._stopping.discard(key)
        # A job that came after the last one was taken, or when this process got the table back meanwhile.
        if key in self._next and key not in self._timers and not self._is_closed:
            self._start(key)

    async def _try(self, key: _Key, job: Job) -> bool:
        """Try a job. If it fails, schedule it again, or the one that has replaced it by then."""
        began = asyncio.get_running_loop().time()
        try:
            await job()
        except Refused:
            return True  # the table is closed
        except BaseException as error:
            if self._is_closed or key in self._stopping:
                if isinstance(error, Exception):
                    return False
                raise
            self._next.setdefault(key, job)
            self._try_later(key, error, asyncio.get_running_loop().time() - began)
            if not isinstance(error, Exception):
                raise
            return False
        return True

    def _try_later(self, key: _Key, error: BaseException, took: float) -> None:
        _, name = key
        if isinstance(error, Unreachable):
            log.info("Discord did not take it", task=name, error=type(error).__name__)
        elif isinstance(error, Exception):
            log.error("a job failed", task=name, exc_info=error)
        else:  # a step of the job was cancelled, and nobody else would come back
            log.warning("job broken off", task=name)
        failures = self._failures.get(key, 0)
        self.retries += 1
        pause = pause_after([error], failures, self.waiting(), took)
        # A job that is put off counts as failed, too: its effects must be checked once it is done.
        self._failures[key] = max(1, failures + lengthens_pause(error))
        self._timers[key] = asyncio.get_running_loop().call_later(pause, self._start, key)
