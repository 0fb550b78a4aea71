"""Films are drawn one at a time, one for each person, and not more of them than can be waited for."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from bot.render.film_queue import FilmQueue, FilmQueueFull, StillDrawing
from bot.render.painter import Painter
from testing.worlds.painters import painter_in_threads


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    made = painter_in_threads()
    yield made
    await made.close()


class Slow:
    """Drawing that takes until it is let go; counts how many are at it together."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun = threading.Event()
        self.now = self.most = 0

    def draw(self, picture: bytes) -> tuple[Callable[[], bytes], Callable[[bytes], bytes]]:
        def drawn(composed: bytes) -> bytes:
            assert composed == picture
            self.now += 1
            self.most = max(self.most, self.now)
            self.begun.set()
            self.go.wait(20)
            self.now -= 1
            return picture

        return lambda: picture, drawn


async def test_films_are_drawn_one_after_the_other(painter: Painter) -> None:
    film_queue, slow = FilmQueue(painter), Slow()
    asked = [asyncio.create_task(film_queue.draw(who, *slow.draw(bytes([who])))) for who in range(4)]
    await asyncio.to_thread(slow.begun.wait, 20)
    slow.go.set()
    assert await asyncio.gather(*asked) == [b"\0", b"\1", b"\2", b"\3"]
    assert slow.most == 1


async def test_a_second_one_for_the_same_person_and_one_too_many_are_refused(painter: Painter) -> None:
    film_queue, slow = FilmQueue(painter, most=2), Slow()
    asked = [asyncio.create_task(film_queue.draw(who, *slow.draw(b"x"))) for who in range(2)]
    await asyncio.to_thread(slow.begun.wait, 20)
    with pytest.raises(StillDrawing):
        await film_queue.draw(1, *slow.draw(b"x"))
    with pytest.raises(FilmQueueFull):
        await film_queue.draw(7, *slow.draw(b"x"))
    slow.go.set()
    await asyncio.gather(*asked)
    assert await film_queue.draw(1, *slow.draw(b"y")) == b"y"


async def test_whoever_gave_up_or_failed_may_ask_again(painter: Painter) -> None:
    film_queue, slow = FilmQueue(painter), Slow()

    def broken(_: object) -> bytes:
        raise MemoryError

    with pytest.raises(MemoryError):
        await film_queue.draw(1, bytes, broken)
    waiting = asyncio.create_task(film_queue.draw(1, *slow.draw(b"x")))
    await asyncio.to_thread(slow.begun.wait, 20)
    waiting.cancel()
    slow.go.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await film_queue.draw(1, *slow.draw(b"z")) == b"z"
