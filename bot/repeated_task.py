"""``RepeatedTask``: work that is done again and again, when it is due and when something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Literal, TypeVar

from bot.cancellation import cancel
from bot.log import get
from bot.store.errors import StoreError

log = get(__name__)

PAUSE: Final = 60.0
"""The seconds after which work that failed is tried again."""
LONGEST: Final = 3600.0
"""The seconds between two calls at most, since the clock of the system may be set."""

_T = TypeVar("_T")


class RepeatedTask:
    """Calls ``work`` from ``start`` to ``close``, as often as these are called.

    ``work`` returns the seconds until it is due again, or None if something failed and is to be tried again
    soon. An exception counts as a failure. ``name`` is for the log.
    """

    def __init__(self, name: str, work: Callable[[], Awaitable[float | None]]) -> None:
        self._name = name
        self._work = work
        self._change = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, unless it has begun and was not closed."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self._name)

    @property
    def runs(self) -> bool:
        """Whether it has begun and was not closed."""
        return self._task is not None

    def wake(self) -> None:
        """Do the work again at once."""
        self._change.set()

    async def close(self) -> None:
        """Stop, until the next ``start``."""
        task, self._task = self._task, None
        await cancel(task)

    async def _run(self) -> None:
        while True:
            self._change.clear()
            wait = await self._try()
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE if wait is None else min(LONGEST, max(1.0, wait))):
                    await self._change.wait()

    async def _try(self) -> float | None:
        try:
            return await self._work()
        except StoreError as error:
            log.warning("a task failed and is tried again", task=self._name, reason=str(error))
        except Exception:
            log.exception("a task failed and is tried again", task=self._name)
        return None


async def do_part(
    task: str,
    part: Awaitable[_T],
    *,
    table: str | None = None,
    guild: int | None = None,
    day: str | None = None,
) -> _T | Literal[False]:
    """The result of the part of a task that concerns one table (or tournament), server or day.

    False if it failed by a fault, which is logged: it does not end the work for all others. Raises
    ``StoreError``: the others have the same store.
    """
    try:
        return await part
    except StoreError:
        raise
    except Exception:  # a fault of one part must not end the work for all others
        log.exception("a part of a task failed", task=task, table=table, guild=guild, day=day)
    return False
