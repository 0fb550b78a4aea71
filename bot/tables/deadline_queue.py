"""The deadline queue: the next deadline of every table, in order.

``earliest`` and ``overdue`` are called after every change, so they must not look at all tables.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable
from operator import itemgetter


class DeadlineQueue:
    """The next deadline of each table in Unix milliseconds, and the tables whose clocks are paused.

    It is a sorted list and not a heap because moving a deadline then leaves no stale entry. Shifting ten
    thousand entries takes less time than searching through them.
    """

    def __init__(self) -> None:
        self._at: dict[str, int] = {}
        self._paused: set[str] = set()
        self._order: list[tuple[int, str]] = []
        """The pairs (deadline, table) of all tables whose clocks run, sorted."""

    def put(self, table: str, at: int | None) -> None:
        """Set the next deadline of a table, in Unix milliseconds; None removes it."""
        self._take_out(table)
        if at is None:
            self._at.pop(table, None)
        else:
            self._at[table] = at
            self._line_up(table)

    def earliest(self) -> int | None:
        """The earliest deadline in Unix milliseconds; None if there is none."""
        return self._order[0][0] if self._order else None

    def overdue(self, moment: int) -> list[str]:
        """The tables whose deadlines are at or before ``moment``, the earliest first."""
        return [table for _, table in self._order[: bisect_right(self._order, moment, key=itemgetter(0))]]

    def pause(self, tables: Iterable[str]) -> None:
        """Pause the clocks of tables: they have no deadline until they are resumed."""
        for table in tables:
            self._take_out(table)
            self._paused.add(table)

    def is_paused(self, table: str) -> bool:
        """Whether the clock of a table is paused."""
        return table in self._paused

    def resume(self, table: str) -> None:
        """Resume the clock of a table; a clock that runs stays as it is."""
        if table in self._paused:
            self._paused.remove(table)
            self._line_up(table)

    @property
    def paused_tables(self) -> frozenset[str]:
        """The tables whose clocks are paused."""
        return frozenset(self._paused)

    def _line_up(self, table: str) -> None:
        if table in self._at and table not in self._paused:
            insort(self._order, (self._at[table], table))

    def _take_out(self, table: str) -> None:
        if table in self._at and table not in self._paused:
            del self._order[bisect_left(self._order, (self._at[table], table))]
