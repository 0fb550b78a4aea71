"""What falls due at which table: asked after every change, so answered without a look at all of them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable
from operator import itemgetter


class DeadlineQueue:
    """The next deadline of each table (Unix milliseconds), in order, and the tables whose clocks are paused.

    A sorted list rather than a heap: a deadline that is put off leaves nothing behind, and to shift ten
    thousand entries takes less than to look through them.
    """

    def __init__(self) -> None:
        self._at: dict[str, int] = {}
        self._paused: set[str] = set()
        self._order: list[tuple[int, str]] = []
        """(deadline, table) of all tables whose clocks run."""

    def put(self, table: str, at: int | None) -> None:
        """Note when something falls due at a table, in place of what was noted before; None: nothing does."""
        self._take_out(table)
        if at is None:
            self._at.pop(table, None)
        else:
            self._at[table] = at
            self._line_up(table)

    def first(self) -> int | None:
        """When the next thing falls due; None where nothing will."""
        return self._order[0][0] if self._order else None

    def until(self, moment: int) -> list[str]:
        """The tables where something has fallen due by then, the earliest first."""
        return [table for _, table in self._order[: bisect_right(self._order, moment, key=itemgetter(0))]]

    def pause(self, tables: Iterable[str]) -> None:
        """Pause the clocks of tables: nothing falls due there until they are resumed."""
        for table in tables:
            self._take_out(table)
            self._paused.add(table)

    def is_paused(self, table: str) -> bool:
        """Whether the clock of a table is paused."""
        return table in self._paused

    def resume(self, table: str) -> None:
        """Resume the clock of a table; one that runs is left alone."""
        if table in self._paused:
            self._paused.remove(table)
            self._line_up(table)

    def resume_all(self) -> None:
        """Resume all clocks."""
        for table in list(self._paused):
            self.resume(table)

    def _line_up(self, table: str) -> None:
        if table in self._at and table not in self._paused:
            insort(self._order, (self._at[table], table))

    def _take_out(self, table: str) -> None:
        if table in self._at and table not in self._paused:
            del self._order[bisect_left(self._order, (self._at[table], table))]
