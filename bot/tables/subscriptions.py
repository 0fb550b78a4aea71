"""The listeners of the tables: who is told when a table changes, wakes or leaves this process."""

from __future__ import annotations

from collections.abc import Callable


class Subscriptions:
    """Calls everyone who subscribed. Listeners must neither block nor raise."""

    def __init__(self) -> None:
        self._changes: list[Callable[[str], None]] = []
        self._wakings: list[Callable[[str], None]] = []
        self._departures: list[Callable[[str], None]] = []

    def add(
        self, listener: Callable[[str], None], *, wakes: bool, leaves: Callable[[str], None] | None
    ) -> None:
        """Call ``listener`` after every change, and if ``wakes`` when the clock of a table is resumed.

        ``leaves`` is called with the id of a table that another process looks after from now on.
        """
        self._changes.append(listener)
        if wakes:
            self._wakings.append(listener)
        if leaves is not None:
            self._departures.append(leaves)

    def tell_change(self, table: str) -> None:
        """Tell of a change."""
        for listener in self._changes:
            listener(table)

    def tell_waking(self, table: str) -> None:
        """Tell of a clock that was resumed."""
        for listener in self._wakings:
            listener(table)

    def tell_departure(self, table: str) -> None:
        """Tell of a table that is another process's from now on."""
        for listener in self._departures:
            listener(table)
