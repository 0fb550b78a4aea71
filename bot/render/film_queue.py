"""The film queue: draws films one after the other, and for each person only one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from bot.render.painter import Painter

_T = TypeVar("_T")

MOST_WAITING: Final = 12
"""The greatest number of films that are drawn or wait. Each takes about a second."""


class FilmQueueFull(Exception):
    """Too many films wait already; another one would come too late."""


class StillDrawing(Exception):
    """The person still waits for another film."""


class FilmQueue:
    """Draws films in the painter's process for films, never more than one at a time, and one for each person.

    It belongs to one event loop, and ends with its painter.
    """

    def __init__(self, painter: Painter, *, most: int = MOST_WAITING) -> None:
        self._painter = painter
        self._most = most
        self._waiting: set[int] = set()
        self._free = asyncio.Lock()

    async def draw(self, person: int, compose: Callable[[], _T], draw: Callable[[_T], bytes]) -> bytes:
        """The file that ``draw`` makes in another process of what ``compose`` returns in a thread.

        Raises ``StillDrawing`` if the person waits for another one, ``FilmQueueFull`` if too many people
        wait, and ``WorkFailed``.
        """
        if person in self._waiting:
            raise StillDrawing
        if len(self._waiting) >= self._most:
            raise FilmQueueFull
        self._waiting.add(person)
        try:
            async with self._free:
                film = await asyncio.to_thread(compose)
                return await self._painter.draw_film(draw, film)
        finally:
            self._waiting.discard(person)
