"""The film queue: draws films one after the other, so that pictures of tables are not delayed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from bot.render.painter import Painter

MOST_WAITING: Final = 12
"""The greatest number of films that are drawn or wait. Each takes about a second."""


class FilmQueueFull(Exception):
    """Too many films wait already; another one would come too late."""


class StillDrawing(Exception):
    """The person still waits for another film."""


class FilmQueue:
    """Draws films in the painter's threads, never more than one at a time, and one for each person.

    It belongs to one event loop, and ends with its painter.
    """

    def __init__(self, painter: Painter, *, most: int = MOST_WAITING) -> None:
        self._painter = painter
        self._most = most
        self._waiting: set[int] = set()
        self._free = asyncio.Lock()

    async def draw(self, person: int, film: Callable[[], bytes]) -> bytes:
        """The result of ``film``, called in a thread when its turn has come.

        Raises ``StillDrawing`` if the person waits for another one, ``FilmQueueFull`` if too many people
        wait.
        """
        if person in self._waiting:
            raise StillDrawing
        if len(self._waiting) >= self._most:
            raise FilmQueueFull
        self._waiting.add(person)
        try:
            async with self._free:
                return await self._painter.work(film)
        finally:
            self._waiting.discard(person)
