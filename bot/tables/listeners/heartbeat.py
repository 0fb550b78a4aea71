"""The heartbeat: notes regularly that the bot is alive, so that the next start knows the downtime (R-90).

The nearer the next deadline, the shorter the interval: after a crash the downtime is unknown by at most a
tenth of the time to that deadline, and this is counted in favour of the player to act. A clean end notes its
exact moment. The heartbeat also logs when a database file has disappeared, even if nobody acts (F10).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.log import get
from bot.repeated_task import RepeatedTask
from bot.store.base import Store
from bot.store.errors import StoreError
from bot.tables.decisions.deadlines import MINUTE, SECOND
from bot.tables.tables import Tables

log = get(__name__)

SHARE: Final = 10
SHORTEST: Final = 5 * SECOND
LONGEST: Final = 5 * MINUTE
"""The longest interval between two beats in milliseconds. The interval is a tenth of the time to the next
deadline, within the bounds."""
AGAIN: Final = MINUTE
"""The longest interval after a beat that could not be noted."""
LOOKS: Final = 10 * SECOND
"""The interval between two checks of the files in milliseconds. A check writes nothing."""


class Heartbeat:
    """Writes beats to ``store`` from ``start`` to ``close``.

    ``now`` returns the milliseconds that tables use.
    """

    def __init__(self, tables: Tables, store: Store, now: Callable[[], int]) -> None:
        self._tables = tables
        self._store = store
        self._now = now
        self._missing_files: list[str] = []
        self._beat_at = 0
        self._longest = LONGEST
        self._next_beat_at = 0
        """When the next beat is due for which it sleeps."""
        self._task = RepeatedTask("heartbeat", self._work)
        tables.subscribe(self._notice)

    def start(self) -> None:
        """Begin. The clocks of all tables have been resumed."""
        self._task.start()

    async def close(self) -> None:
        """Stop with a last beat: time from now on counts against nobody. Does nothing before ``start``."""
        if self._task.runs:
            await self._task.close()
            await self.beat()

    async def beat(self) -> None:
        """Note that the bot is alive now. A failure of the store is logged, and the next beat tries again."""
        self._beat_at = now = self._now()
        try:
            await self._store.heartbeat.beat(now)
            self._longest = LONGEST
        except StoreError as error:
            self._longest = AGAIN
            log.warning("the heartbeat could not be noted", error=str(error))

    def look(self) -> None:
        """Log which database files have disappeared since the last check, and when all are back."""
        missing = self._store.displaced_files()
        for line in missing:
            if line not in self._missing_files:
                log.error("a file of the database was taken away", reason=line)
        if self._missing_files and not missing:
            log.warning("all files of the database are in their places again")
        self._missing_files = missing

    async def tick(self) -> int:
        """Check the files, and beat if it is time. The milliseconds until the next beat is due."""
        self.look()
        if self._beat_at + self._pause() <= self._now():
            await self.beat()
        self._next_beat_at = self._beat_at + self._pause()
        return max(1, self._next_beat_at - self._now())

    def _notice(self, _: str) -> None:
        """Wake up if a nearer deadline makes the next beat due earlier."""
        if self._beat_at + self._pause() < self._next_beat_at:
            self._task.wake()

    def _pause(self) -> int:
        deadline = self._tables.next_deadline()
        pause = LONGEST if deadline is None else (deadline - self._beat_at) // SHARE
        return max(SHORTEST, min(self._longest, pause))

    async def _work(self) -> float:
        """Check and beat. Returns the seconds until the next check."""
        return min(await self.tick(), LOOKS) / SECOND
