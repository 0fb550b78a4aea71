"""``GatewaySessions``: how often the bot may introduce itself to Discord, over restarts and in every process.

Discord takes the token away from a bot that starts more than a thousand sessions a day, and refuses one that
starts two within five seconds. A bot that falls over right after each start, with somebody or something that
starts it again, gets there within hours. So a file beside the database remembers the starts.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple

from bot.log import get
from bot.store.locks import OWNER_ONLY, Lock, Locked

log = get(__name__)

APART: Final = 5_000
"""Milliseconds between two sessions (Discord)."""
AT_ONCE: Final = 20
"""So many in a row; then one each ``EACH``: five hundred a day at most, half of what Discord allows."""
EACH: Final = 180_000
"""Milliseconds."""
_LONG: Final = 60_000
_SIZE: Final = 80
_PATIENCE: Final = 1.0
"""Seconds that another process may have the file; it needs it for a moment only."""


class _Past(NamedTuple):
    """When the last session was started, and from when on all are made up for; in Unix milliseconds."""

    last: int = 0
    even: int = 0


class GatewaySessions:
    """``file`` is kept for the next process; ``now`` gives Unix milliseconds.

    ``at_once`` are those that a start of the bot needs and more: each shard has one.
    """

    def __init__(
        self,
        file: Path,
        now: Callable[[], int],
        *,
        at_once: int = AT_ONCE,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.at_once = at_once
        self._file = file
        self._now = now
        self._sleep = sleep
        self._past = _Past()

    async def possible(self) -> None:
        """Wait until a session may be started."""
        await self._wait(take=False)

    async def take(self) -> None:
        """Wait until a session may be started, and note that it is."""
        await self._wait(take=True)

    async def _wait(self, *, take: bool) -> None:
        # Looked at again after each wait: another process may have been faster.
        while wait := self._look(take=take):
            if wait > APART:
                log.warning("too many starts: waiting before the next", delay_s=round(wait / 1000))
            await self._sleep(min(wait, _LONG) / 1000)

    def _look(self, *, take: bool) -> int:
        """How many milliseconds to wait; 0 where it may be now, which is noted when it is taken."""
        with self._alone() as file:
            past, now = self._read(file), self._now()
            if past.last > now:
                # A clock that was set back must not lock the bot out.
                past = _Past(now, min(past.even, now + self.at_once * EACH))
                self._keep(file, past)
            even = max(past.even, now)
            wait = max(even - now - (self.at_once - 1) * EACH, past.last + APART - now, 0)
            if take and not wait:
                self._keep(file, _Past(now, even + EACH))
        return wait

    @contextmanager
    def _alone(self) -> Iterator[IO[bytes] | None]:
        """The file, while no other process has it; None where it cannot be had."""
        file: IO[bytes] | None = None
        with ExitStack() as stack:
            try:
                # The lock lies on a file of its own: on Windows nobody reads or writes what is locked.
                lock = Lock(self._file.with_name(f"{self._file.name}.lock"), seconds=_PATIENCE)
                stack.callback(lock.release)
                file = stack.enter_context(open(self._file, "r+b", buffering=0, opener=_made))
            except Locked:
                self._unkept("another process has the file")
            except OSError as error:
                self._unkept(error.strerror)
            yield file

    def _read(self, file: IO[bytes] | None) -> _Past:
        if file is None:
            return self._past
        try:
            found = json.loads(file.read(_SIZE))
            return max(_Past(int(found["last"]), int(found["even"])), self._past)
        except (OSError, ValueError, TypeError, KeyError):
            return self._past  # a new file, or something else's

    def _keep(self, file: IO[bytes] | None, past: _Past) -> None:
        self._past = past
        if file is None:
            return
        try:
            file.seek(0)
            # Always as long, and in one piece, so that there is a whole line whatever happens: the old one
            # or the new.
            file.write(json.dumps(past._asdict()).ljust(_SIZE).encode("ascii"))
        except OSError as error:
            self._unkept(error.strerror)

    @staticmethod
    def _unkept(why: str | None) -> None:
        log.warning("the starts of the bot cannot be noted", error=why)


def _made(path: str, flags: int) -> int:
    """Open a file, or make it, that only its owner reads."""
    return os.open(path, flags | os.O_CREAT, OWNER_ONLY)
