"""Films for a program that must not wait: drawn one after the other, so that pictures of tables go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from bot.render.painter import Painter

MOST_WAITING: Final = 12
"""Films that are drawn or wait for it; each takes a second or so."""


class FilmQueueFull(Exception):
    """So many films are waited for that another one would come too late."""


class StillDrawing(Exception):
    """Whoever asks has asked for a film that is not ready yet."""


class FilmQueue:
    """Draws films in the painter's threads, never more than one at a time, and one for each person.

    Belongs to one event loop, and ends with its painter.
    """

    def __init__(self, painter: Painter, *, most: int = MOST_WAITING) -> None:
        self._painter = painter
        self._most = most
        self._asked: set[int] = set()
        self._free = asyncio.Lock()

    async def draw(self, person: int, film: Callable[[], bytes]) -> bytes:
        """What ``film`` returns, called in a thread when its turn has come.

        Raises StillDrawing where the person waits for another one, FilmQueueFull where too many do.
        """
        if person in self._asked:
            raise StillDrawing
        if len(self._asked) >= self._most:
            raise FilmQueueFull
        self._asked.add(person)
        try:
            async with self._free:
                return await self._painter.work(film)
        finally:
            self._asked.discard(person)
