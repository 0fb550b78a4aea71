"""The progress of a long command, on the error stream and only if that is a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType
from typing import IO, Final, Self

_WIDTH: Final = 30
_EACH: Final = 0.1
"""The seconds between two updates."""


class Progress:
    """A bar that appears once something takes longer than ``after`` seconds, and is erased at the end."""

    def __init__(
        self, stream: IO[str], *, after: float = 1.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._stream = stream
        self._clock = clock
        self._next = clock() + after
        self._length = 0
        self._is_visible = stream.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._length:
            self._write(f"\r{' ' * self._length}\r")

    def __call__(self, done: int, total: int) -> None:
        """Show that ``done`` of ``total`` steps are done."""
        now = self._clock()
        if not self._is_visible or now < self._next:
            return
        self._next = now + _EACH
        full = _WIDTH * done // total
        line = f"[{'#' * full}{'.' * (_WIDTH - full)}] {done} of {total}"
        self._write(f"\r{line}")
        self._length = len(line)

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
