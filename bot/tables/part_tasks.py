"""``PartTaskRunner``: does what other processes ask at the parts that this process holds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.cancellation import cancel
from bot.log import get
from bot.store.errors import StoreError
from bot.store.leases import Leases as LeaseRows, PartTask

log = get(__name__)

FAULT_PAUSE: Final = 60.0
"""The seconds after which a task is tried again that failed by a fault of the program."""


class PartTaskRunner:
    """Does the tasks of the parts of this process. ``rows`` are the leases of all processes.

    ``lease`` returns the epoch of the lease by which this process holds a part, None if it does not hold it.
    ``since_boot`` returns seconds that never jump.
    """

    def __init__(
        self, rows: LeaseRows, lease: Callable[[int], int | None], since_boot: Callable[[], float]
    ) -> None:
        self._rows = rows
        self._lease = lease
        self._since_boot = since_boot
        self._task: asyncio.Task[None] | None = None
        self._pauses: dict[PartTask, float] = {}
        """The moment (``since_boot``) until which tasks are left alone that failed by a fault."""

    def start(self, run: Callable[[PartTask], Awaitable[None]]) -> None:
        """Let ``run`` do each task once. Does nothing while that is still going on."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._do_all(run), name="tasks of parts")

    async def close(self) -> None:
        """Stop. What is not done is done by the next holders."""
        await cancel(self._task)

    async def _do_all(self, run: Callable[[PartTask], Awaitable[None]]) -> None:
        try:
            part_tasks = await self._rows.part_tasks()
        except StoreError as error:
            log.warning("the tasks could not be read", reason=str(error))
            return
        self._pauses = {one: self._pauses[one] for one in part_tasks if one in self._pauses}
        for part_task in part_tasks:
            if self._pauses.get(part_task, 0.0) <= self._since_boot():
                await self._do(part_task, run)

    async def _do(self, part_task: PartTask, run: Callable[[PartTask], Awaitable[None]]) -> None:
        lease = self._lease(part_task.part)
        if lease is None:
            return
        try:
            await run(part_task)
            # A process that got the part meanwhile may have read its tables before: it does the task again.
            if self._lease(part_task.part) == lease:
                await self._rows.finish(part_task)
        except StoreError as error:
            log.warning("a task could not be done", kind=part_task.kind, reason=str(error))
        except Exception:  # a fault at one task must not keep the others from being done
            log.exception("a task could not be done", kind=part_task.kind)
            self._pauses[part_task] = self._since_boot() + FAULT_PAUSE
