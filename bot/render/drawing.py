"""What runs in the drawing processes. Only they load Pillow, the fonts and the drawings of cards."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from typing import NamedTuple

from bot.processes.worker_process import WorkerProcess, be_courteous
from bot.render.scene import Scene
from bot.render.scenes.replay import Film, Format


class Drawn(NamedTuple):
    """A picture as a file, and the seconds that it took."""

    data: bytes
    seconds: float


def pack(scene: Scene) -> bytes:
    """A scene as bytes for ``timed``. An executor would take four times as long to write its elements."""
    return pickle.dumps(scene, pickle.HIGHEST_PROTOCOL)


def timed(draw: Callable[[Scene], bytes], packed: bytes) -> Drawn:
    """The picture that ``draw`` makes of a packed scene. Raises whatever it raises."""
    began = time.monotonic()
    data = draw(pickle.loads(packed))  # noqa: S301 - the bot's own process wrote it
    return Drawn(data, time.monotonic() - began)


def picture(scene: Scene) -> bytes:
    """The picture of a scene; see ``paint``."""
    from bot.render.paint import paint  # noqa: PLC0415 - the bot's own process draws nothing

    return paint(scene)


def film(value: Film, form: Format) -> bytes:
    """A film as a moving picture; see ``moving``."""
    from bot.render.paint.films import moving  # noqa: PLC0415 - as above

    return moving(value, form)


def still(value: Film, frame: int) -> bytes:
    """A frame of a film; see ``still_bytes``."""
    from bot.render.paint.films import still_bytes  # noqa: PLC0415 - as above

    return still_bytes(value, frame)


def load() -> None:
    """Load what every picture needs."""
    from bot.render.paint import process_letters  # noqa: PLC0415 - as above

    process_letters()


def painting_process() -> WorkerProcess:
    """A process that paints pictures for which people wait."""
    return WorkerProcess()


def film_process() -> WorkerProcess:
    """A process that draws films, more slowly where others need the cores."""
    return WorkerProcess(_begin_films)


def _begin_films(_: bool) -> None:  # noqa: FBT001 - as ``WorkerProcess`` calls it
    be_courteous()
