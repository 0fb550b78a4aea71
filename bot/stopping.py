"""How a process that runs on is told to end: by Ctrl-C, or by SIGTERM where the system sends it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def told_to_stop() -> Iterator[asyncio.Event]:
    """An event of the running loop, set by the first signal to end; for the main thread.

    With the block the signals get back what they did before.
    """
    told = asyncio.Event()
    with ExitStack() as stack:
        for number in SIGNALS:
            _listen(number, told, stack)
        yield told


def _listen(number: signal.Signals, told: asyncio.Event, stack: ExitStack) -> None:
    loop = asyncio.get_running_loop()
    before = signal.getsignal(number)

    def tell(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(told.set)

    if before is not None:  # None is a handler that was not set from Python
        stack.callback(signal.signal, number, before)
    try:
        loop.add_signal_handler(number, told.set)
    except NotImplementedError:  # the loops of Windows
        signal.signal(number, tell)
    else:
        stack.callback(loop.remove_signal_handler, number)
