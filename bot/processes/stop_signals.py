"""The stop signals of a long-running process: Ctrl-C, and SIGTERM if the system has it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def stop_event() -> Iterator[asyncio.Event]:
    """An event of the running loop that the first stop signal sets. Only for the main thread.

    At the end of the block the signals have their previous handlers again.
    """
    stopping = asyncio.Event()
    with ExitStack() as stack:
        for number in SIGNALS:
            _listen(number, stopping, stack)
        yield stopping


def _listen(number: signal.Signals, stopping: asyncio.Event, stack: ExitStack) -> None:
    loop = asyncio.get_running_loop()
    before = signal.getsignal(number)

    def tell(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stopping.set)

    if before is not None:  # None means a handler that was not set from Python
        stack.callback(signal.signal, number, before)
    try:
        loop.add_signal_handler(number, stopping.set)
    except NotImplementedError:  # the event loops of Windows
        signal.signal(number, tell)
    else:
        stack.callback(loop.remove_signal_handler, number)
