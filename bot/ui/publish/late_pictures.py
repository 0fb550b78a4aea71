"""Pictures that came too late for their messages, which get them by one edit once they are painted (F5)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.cancellation import cancel
from bot.log import get
from bot.pages.page import Page
from bot.render.painter import Painter, PainterBusy
from bot.render.scene import Scene

log = get(__name__)

TRIES: Final = 7
"""The times that one late picture is painted for a message, with pauses of four minutes in all."""


@dataclass(slots=True)
class _Wait:
    """The wait for a picture: which one, the number of times that it was wanted, and what waits."""

    scene: Scene
    tries: int
    task: asyncio.Task[None]


class LatePictures:
    """Has late pictures painted, and causes another visit of a table once one is ready (``visit``).

    The notes of the messages say that their pictures are late, so that they get them after a restart, too.
    A message waits for one picture at a time, however often its page changes meanwhile.
    """

    def __init__(self, painter: Painter, visit: Callable[[str], None]) -> None:
        self._painter = painter
        self._visit = visit
        self._waits: dict[str, dict[str, _Wait]] = {}
        """The waits by table and slot. One that is over stays, for the number of its tries."""

    def note(self, table: str, slot: str, page: Page, *, is_late: bool) -> None:
        """Note that the message of a slot shows a page, with its picture or without it since it is late."""
        if is_late and page.picture is not None:
            self._begin(table, slot, page.picture.scene, tries=1)
        else:
            self.drop(table, slot)

    def is_ready(self, table: str, slot: str, page: Page) -> bool:
        """Whether a message without its picture can get that of a page now. If not, it is painted."""
        if page.picture is None:
            return False
        scene = page.picture.scene
        if self._painter.has(scene):
            return True
        wait = self._waits.get(table, {}).get(slot)
        if wait is not None and not wait.task.done():
            return False
        tries = 1 if wait is None or wait.scene != scene else wait.tries + 1
        if tries <= TRIES:
            self._begin(table, slot, scene, tries)
        return False

    def is_waiting(self, table: str) -> bool:
        """Whether any message of a table waits for its picture."""
        return any(not wait.task.done() for wait in self._waits.get(table, {}).values())

    def drop(self, table: str, slot: str) -> None:
        """Wait no more for the picture of a message."""
        if (wait := self._waits.get(table, {}).pop(slot, None)) is not None:
            wait.task.cancel()

    def forget(self, table: str) -> None:
        """Wait no more for the pictures of a table."""
        for wait in self._waits.pop(table, {}).values():
            wait.task.cancel()

    async def close(self) -> None:
        """Stop."""
        await cancel(*(wait.task for waits in self._waits.values() for wait in waits.values()))

    def _begin(self, table: str, slot: str, scene: Scene, tries: int) -> None:
        self.drop(table, slot)
        task = asyncio.create_task(self._paint(table, slot, scene, tries), name=f"late picture of {table}")
        self._waits.setdefault(table, {})[slot] = _Wait(scene, tries, task)

    async def _paint(self, table: str, slot: str, scene: Scene, tries: int) -> None:
        if tries > 1:
            # The painter was busy, or the picture left its cache before the table was visited.
            await asyncio.sleep(2**tries)
        try:
            await self._painter.paint(scene)
        except PainterBusy:
            log.info("a late picture has to wait longer", table=table)
        except Exception:  # whatever it was, the message stands in words and the next start tries again
            log.exception("a late picture could not be painted", table=table)
            self._waits[table][slot].tries = TRIES
        self._visit(table)
