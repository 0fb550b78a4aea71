"""Pictures for a program that must not wait."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from bot.render import drawing
from bot.render.paint import paint
from bot.render.paint.films import moving, still_bytes
from bot.render.painter import Painter, PainterBusy
from bot.render.scene import Kind, Scene
from bot.render.scenes.replay import Cell, Film, Format, Frame
from testing.worlds.painters import painter_in_threads

UNLUCKY = 13
"""A scene of this width cannot be painted."""
PATIENCE = 120
"""The seconds in which a process starts and ends, however busy the machine is."""


def scene(number: int) -> Scene:
    return Scene(Kind.TABLE, number, number, "neapolitan", ())


async def has_ended(process: BaseProcess) -> bool:
    """Whether a process of the painter's has ended, waiting ``PATIENCE`` seconds for it.

    ``Process.join`` could leave it alive, because the pool joins it in another thread: the system tells only
    one of the two that it ended.
    """
    return bool(await asyncio.to_thread(wait, [process.sentinel], PATIENCE))


class DrawStub:
    """Stands for the painting: counts, and waits while it is held."""

    def __init__(self) -> None:
        self.painted: list[Scene] = []
        self.free = threading.Event()
        self.free.set()
        self.busy = 0
        self.busiest = 0
        self._lock = threading.Lock()

    def __call__(self, shown: Scene) -> bytes:
        with self._lock:
            self.painted.append(shown)
            self.busy += 1
            self.busiest = max(self.busiest, self.busy)
        self.free.wait(10)
        with self._lock:
            self.busy -= 1
        if shown.width == UNLUCKY:
            raise ValueError("nothing to paint")
        return bytes([shown.width]) * 100


@pytest.fixture
def draw_stub() -> DrawStub:
    return DrawStub()


@pytest.fixture
async def painter(draw_stub: DrawStub) -> AsyncIterator[Painter]:
    painter = painter_in_threads(workers=2, cache_bytes=250, draw=draw_stub)
    yield painter
    draw_stub.free.set()
    await painter.close()


async def test_the_same_scene_is_painted_once(painter: Painter, draw_stub: DrawStub) -> None:
    assert await painter.paint(scene(1)) == await painter.paint(scene(1))
    assert len(draw_stub.painted) == 1


async def test_a_scene_wanted_by_several_at_once_is_painted_once(
    painter: Painter, draw_stub: DrawStub
) -> None:
    pictures = await asyncio.gather(*(painter.paint(scene(1)) for _ in range(5)))
    assert len(set(pictures)) == 1
    assert len(draw_stub.painted) == 1


async def test_the_loop_runs_on_while_pictures_are_painted(painter: Painter, draw_stub: DrawStub) -> None:
    draw_stub.free.clear()
    waiting = asyncio.ensure_future(painter.paint(scene(1)))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not waiting.done()
    draw_stub.free.set()
    assert await waiting == b"\x01" * 100


async def test_no_more_than_the_workers_paint_at_once(painter: Painter, draw_stub: DrawStub) -> None:
    await asyncio.gather(*(painter.paint(scene(number)) for number in range(1, 12)))
    assert draw_stub.busiest <= 2


async def test_what_was_used_least_recently_is_forgotten_first(painter: Painter, draw_stub: DrawStub) -> None:
    await painter.paint(scene(1))
    await painter.paint(scene(2))
    await painter.paint(scene(1))
    await painter.paint(scene(3))
    assert painter.kept_bytes == 200
    draw_stub.painted.clear()
    await painter.paint(scene(1))
    await painter.paint(scene(3))
    assert not draw_stub.painted
    await painter.paint(scene(2))
    assert draw_stub.painted == [scene(2)]


async def test_a_waiter_that_gives_up_takes_the_picture_from_nobody(
    painter: Painter, draw_stub: DrawStub
) -> None:
    draw_stub.free.clear()
    gone = asyncio.ensure_future(painter.paint(scene(1)))
    stays = asyncio.ensure_future(painter.paint(scene(1)))
    await asyncio.sleep(0)
    gone.cancel()
    draw_stub.free.set()
    assert await stays == b"\x01" * 100
    assert gone.cancelled()


async def test_a_picture_that_failed_is_tried_again(painter: Painter, draw_stub: DrawStub) -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="nothing"):
            await painter.paint(scene(UNLUCKY))
    assert len(draw_stub.painted) == 2


async def test_a_closed_painter_finishes_and_then_refuses(draw_stub: DrawStub) -> None:
    painter = painter_in_threads(draw_stub)
    first = asyncio.ensure_future(painter.paint(scene(1)))
    await asyncio.sleep(0)
    await painter.close()
    assert await first == b"\x01" * 100
    with pytest.raises(RuntimeError):
        await painter.paint(scene(2))


async def test_the_real_thing_gives_a_file_of_the_form_that_its_name_says() -> None:
    painter = painter_in_threads()
    shown = Scene(Kind.RESULT, 40, 40, "neapolitan", ())
    picture, live = await painter.paint(shown), await painter.paint(replace(shown, kind=Kind.TABLE))
    await painter.close()
    assert picture[:4] == b"RIFF"
    assert picture[8:12] == b"WEBP"
    assert live[:3] == b"\xff\xd8\xff"
    assert (shown.file_name, replace(shown, kind=Kind.TABLE).file_name) == ("result.webp", "table.jpg")


async def test_more_than_can_be_painted_in_time_are_refused(draw_stub: DrawStub) -> None:
    painter = painter_in_threads(workers=1, most=3, draw=draw_stub)
    draw_stub.free.clear()
    waiting = [asyncio.create_task(painter.paint(scene(number))) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    with pytest.raises(PainterBusy):
        await painter.paint(scene(4))
    again = asyncio.create_task(painter.paint(scene(1)))  # is being painted already
    draw_stub.free.set()
    await asyncio.gather(*waiting, again)
    assert await painter.paint(scene(4))
    await painter.close()


async def test_F5_pictures_that_somebody_waits_for_are_painted_first(draw_stub: DrawStub) -> None:
    painter = painter_in_threads(workers=1, draw=draw_stub)
    draw_stub.free.clear()
    waiting = [asyncio.create_task(painter.paint(scene(number))) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    waiting.append(asyncio.create_task(painter.paint(scene(4), urgent=True)))
    await asyncio.sleep(0)
    waiting.append(asyncio.create_task(painter.paint(scene(3), urgent=True)))  # it waited already
    await asyncio.sleep(0)
    draw_stub.free.set()
    await asyncio.gather(*waiting)
    assert [one.width for one in draw_stub.painted] == [1, 4, 3, 2]
    await painter.close()


async def test_pictures_that_wait_are_painted_before_the_end(draw_stub: DrawStub) -> None:
    painter = painter_in_threads(workers=1, draw=draw_stub)
    waiting = [asyncio.create_task(painter.paint(scene(number))) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    await painter.close()
    assert len(await asyncio.gather(*waiting)) == 3
    with pytest.raises(RuntimeError):
        await painter.paint(scene(4))


async def test_what_is_forgotten_is_painted_anew_also_what_was_just_being_painted(
    painter: Painter, draw_stub: DrawStub
) -> None:
    await painter.paint(scene(1))
    draw_stub.free.clear()
    waiting = asyncio.ensure_future(painter.paint(scene(2)))
    await asyncio.sleep(0)
    forgetting = asyncio.ensure_future(painter.forget())
    await asyncio.sleep(0)
    draw_stub.free.set()
    await forgetting
    assert len(await waiting) == 100
    assert painter.kept_bytes == 0
    for number in (1, 2):
        await painter.paint(scene(number))
    assert draw_stub.painted == [scene(1), scene(2), scene(1), scene(2)]


async def test_a_scene_that_fails_while_it_is_forgotten_harms_nobody(
    painter: Painter, draw_stub: DrawStub
) -> None:
    draw_stub.free.clear()
    waiting = asyncio.ensure_future(painter.paint(scene(UNLUCKY)))
    await asyncio.sleep(0)
    forgetting = asyncio.ensure_future(painter.forget())
    await asyncio.sleep(0)
    draw_stub.free.set()
    await forgetting
    with pytest.raises(ValueError, match="nothing to paint"):
        await waiting


IN_PICTURE, IN_ANSWER = 40, 41
"""Heights of scenes whose first process is killed: while it paints, and in the middle of what it sends."""


def die_once(folder: Path, shown: Scene) -> bytes:
    """The picture of a scene, if this is not the process that is killed for it."""
    marker = folder / str(shown.height)
    if shown.height in {IN_PICTURE, IN_ANSWER} and not marker.exists():
        marker.touch()
        if shown.height == IN_PICTURE:
            os.kill(os.getpid(), signal.SIGKILL)
        setattr(Connection, "_send", send_half)  # noqa: B010 - no public way
    return paint(shown)


def send_half(connection: Connection, data: bytes) -> None:
    """Send half of it and die."""
    os.write(connection.fileno(), data[: len(data) // 2])
    os.kill(os.getpid(), signal.SIGKILL)


async def test_F5_a_painting_process_that_is_killed_costs_no_picture(tmp_path: Path) -> None:
    times: list[float] = []
    painter = Painter(draw=partial(die_once, tmp_path), report_time=times.append)
    painter.start()
    shown = [replace(scene(40), height=height) for height in (IN_PICTURE, IN_ANSWER, 42)]
    try:
        pictures = await asyncio.gather(*map(painter.paint, shown))
        assert pictures == [paint(one) for one in shown]  # byte for byte as this process paints them
        assert len(times) == len(shown)
        assert len(list(tmp_path.iterdir())) == 2  # both were killed
        (living,) = multiprocessing.active_children()
        await painter.forget()  # nothing of what was painted is left in any process
        assert await has_ended(living)
        assert await painter.paint(shown[0]) == pictures[0]
    finally:
        await painter.close()
    assert not multiprocessing.active_children()


async def test_a_painter_that_stops_waits_for_no_process_that_only_starts() -> None:
    painter = Painter()
    painter.start()
    await asyncio.sleep(0)
    (process,) = multiprocessing.active_children()
    await painter.close()
    assert await has_ended(process)  # it ends as soon as it has started


async def test_a_film_is_drawn_in_a_process_that_ends_when_nobody_wants_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.render.painter.FILM_IDLE", 0)
    painter = Painter()
    film = Film(40, 40, "neapolitan", (Frame((Cell(0, 0, 40, 40, ()),), 100),))
    try:
        data = await painter.draw_film(partial(drawing.film, form=Format.WEBP), film)
        assert data == moving(film, Format.WEBP)
        (process,) = multiprocessing.active_children()
        assert await has_ended(process)
        assert await painter.draw_film(partial(drawing.still, frame=0), film) == still_bytes(film, 0)
    finally:
        await painter.close()


async def test_the_painting_process_ends_when_nobody_plays_and_another_paints_the_next_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.render.painter.PICTURE_IDLE", 0)
    painter = Painter()
    try:
        for number in (1, 2):
            assert await painter.paint(scene(number)) == paint(scene(number))
            for process in multiprocessing.active_children():  # none if it has ended already
                assert await has_ended(process)
    finally:
        await painter.close()
