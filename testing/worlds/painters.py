"""Painters without processes, for worlds in which nobody asks for one."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from bot.render import drawing
from bot.render.painter import Painter
from bot.render.scene import Scene

T = TypeVar("T")


class ThreadWorker:
    """A worker that is a thread of this process. Its jobs cannot be ended."""

    def __init__(self) -> None:
        self.compiles = False
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="painter")

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:  # noqa: ANN401 - whatever the work takes
        """See ``Worker.submit``."""
        return self._executor.submit(work, *args)

    def kill(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Wait until its job is done."""
        self._executor.shutdown()


def painter_in_threads(draw: Callable[[Scene], bytes] = drawing.picture, **options: Any) -> Painter:  # noqa: ANN401 - as ``Painter``
    """A painter that draws in threads of this process; the options are those of ``Painter``."""
    return Painter(draw=draw, spawn=ThreadWorker, **options)
