"""How tasks are cancelled, and how work is protected from it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

_T = TypeVar("_T")


async def cancel(*tasks: asyncio.Future[Any] | None) -> None:
    """Cancel tasks and wait until they have ended. None stands for a task that never began.

    What they raise is not raised here. A caller that is cancelled meanwhile still waits, and then raises
    ``CancelledError``: it does not cancel the tasks a second time, which would cut their end short.
    """
    running = {task for task in tasks if task is not None and not task.done()}
    for task in running:
        task.cancel()
    cancelled: asyncio.CancelledError | None = None
    while running:
        try:
            await asyncio.wait(running)
        except asyncio.CancelledError as error:
            cancelled = error
        running = {task for task in running if not task.done()}
    if cancelled is not None:
        raise cancelled


class Uncancelled:
    """Runs work that goes on to its end even if its caller is cancelled."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """The result of ``work``. Raises what it raises."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for the work that has begun by now."""
        if self._tasks:
            await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Wait until no work is left."""
        while self._tasks:
            await self.finish()
