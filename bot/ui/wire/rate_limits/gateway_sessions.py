"""The bot's sessions with Discord's gateway: how often they start, and whether they are connected.

Discord revokes the token of a bot that starts more than a thousand sessions a day, and refuses a bot that
starts two within five seconds. A bot that crashes right after each start and is restarted automatically gets
there within hours. Therefore a file beside the database remembers the starts.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple

from bot.log import get
from bot.monotonic import since_boot
from bot.store.locks import OWNER_ONLY, Lock, LockBusy

log = get(__name__)

APART: Final = 5_000
"""The milliseconds between two sessions (Discord's limit)."""
AT_ONCE: Final = 20
"""The number of sessions in a row; then one more every ``EACH``. That is five hundred a day at most, half of
Discord's limit."""
EACH: Final = 180_000
"""The milliseconds after which one more session may be started."""
CUT_OFF: Final = 3.0
"""The seconds without a connection after which a process no longer counts as hearing Discord. Discord waits
as long for an answer, so a press of that time is lost even if the session is resumed."""
_LONG: Final = 60_000
_SIZE: Final = 80
_PATIENCE: Final = 1.0
"""The seconds for which another process may hold the file. It needs the file only for a moment."""


class _Past(NamedTuple):
    """When the last session was started, and when the bucket will be full again, in Unix milliseconds."""

    last: int = 0
    even: int = 0


class GatewaySessions:
    """The sessions of all processes. ``file`` is kept for the next one; ``now`` returns Unix milliseconds.

    ``at_once`` is the number of sessions allowed in a row. It must exceed those of one start, which needs
    one for each shard.
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
        """Wait until a session may be started, and note its start."""
        await self._wait(take=True)

    async def _wait(self, *, take: bool) -> None:
        # Checked again after each wait, because another process may have been faster.
        while wait := self._look(take=take):
            if wait > APART:
                log.warning("too many starts: waiting before the next", delay_s=round(wait / 1000))
            await self._sleep(min(wait, _LONG) / 1000)

    def _look(self, *, take: bool) -> int:
        """The milliseconds to wait; 0 if a session may be started now. With ``take`` its start is noted."""
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
        """The file, locked against other processes; None if it cannot be locked or opened."""
        file: IO[bytes] | None = None
        with ExitStack() as stack:
            try:
                # The lock is a file of its own: on Windows nobody can read or write a locked file.
                lock = Lock(self._file.with_name(f"{self._file.name}.lock"), seconds=_PATIENCE)
                stack.callback(lock.release)
                file = stack.enter_context(open(self._file, "r+b", buffering=0, opener=_open_private))
            except LockBusy:
                self._warn("another process has the file")
            except OSError as error:
                self._warn(error.strerror)
            yield file

    def _read(self, file: IO[bytes] | None) -> _Past:
        if file is None:
            return self._past
        try:
            fields = json.loads(file.read(_SIZE))
            return max(_Past(int(fields["last"]), int(fields["even"])), self._past)
        except (OSError, ValueError, TypeError, KeyError):
            return self._past  # a new file, or one with other contents

    def _keep(self, file: IO[bytes] | None, past: _Past) -> None:
        self._past = past
        if file is None:
            return
        try:
            file.seek(0)
            # The line always has the same length and is written at once, so the file always has the whole
            # old or new line.
            file.write(json.dumps(past._asdict()).ljust(_SIZE).encode("ascii"))
        except OSError as error:
            self._warn(error.strerror)

    @staticmethod
    def _warn(why: str | None) -> None:
        log.warning("the starts of the bot cannot be noted", error=why)


class GatewayConnection:
    """Whether the bot hears Discord, on all of its shards.

    discord.py counts a bot as ready although it has lost a connection. ``since_boot`` returns seconds that
    never jump.
    """

    def __init__(self, since_boot: Callable[[], float] = since_boot) -> None:
        self._since_boot = since_boot
        self._lost_at: dict[int, float] = {}
        """When each disconnected shard lost its connection."""

    def note_event(self, event: str, arguments: Sequence[object]) -> None:
        """Note an event of discord.py (``shard_connect`` …) with its arguments."""
        match event, arguments:
            case "shard_disconnect", [int(shard), *_]:
                self._lost_at.setdefault(shard, self._since_boot())
            case "shard_connect" | "shard_resumed", [int(shard), *_]:
                self._lost_at.pop(shard, None)
            case _:
                pass

    @property
    def hears(self) -> bool:
        """Whether no shard has been disconnected for longer than a moment."""
        now = self._since_boot()
        return all(now - lost_at < CUT_OFF for lost_at in self._lost_at.values())


def _open_private(path: str, flags: int) -> int:
    """Open a file, or create one that only its owner can read."""
    return os.open(path, flags | os.O_CREAT, OWNER_ONLY)
