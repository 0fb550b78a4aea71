"""An event loop that asks the system for news only now and then while it has something to do."""

import selectors
from itertools import count
from typing import Final

_BETWEEN: Final = 16
"""The steps of a busy loop of which one asks the system."""


class _Selector(selectors.DefaultSelector):
    """A selector that need not be asked in each step.

    On a simulated Discord the bot mostly takes steps, and asking takes as long as a step. What sockets, pipes
    and signals bring then arrives a few steps later. A loop that has nothing to do still asks at once.
    """

    def __init__(self) -> None:
        super().__init__()
        self._steps = count(1)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """As in ``selectors``; while the loop is busy mostly nothing."""
        if timeout == 0 and next(self._steps) % _BETWEEN:
            return []
        found: list[tuple[selectors.SelectorKey, int]] = super().select(timeout)
        return found


def ask_less() -> None:
    """Let event loops that are made from now on ask the system less."""
    selectors.DefaultSelector = _Selector  # type: ignore[misc]  # the one that asyncio takes
