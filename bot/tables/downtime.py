"""The downtime of tables: how long nobody looked after them, which counts against nobody's clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.tables.deadline_queue import DeadlineQueue
from bot.tables.decisions import playing
from bot.tables.model.fold import fold
from bot.tables.model.table import Table
from bot.tables.parts import part_of


class Downtime:
    """When the tables of each part were last looked after. ``now`` returns Unix milliseconds."""

    def __init__(self, deadlines: DeadlineQueue, now: Callable[[], int]) -> None:
        self._deadlines = deadlines
        self._now = now
        self._alive: dict[int, int | None] = {}

    def note(self, alive: Mapping[int, int | None]) -> None:
        """Note when the tables of some parts were last looked after; None if that is not known."""
        self._alive.update(alive)

    def since(self, table: Table) -> int | None:
        """When a table was last looked after before this process had it."""
        return self._alive.get(part_of(table.place.guild, table.id))

    def resume(self, table: Table) -> Table:
        """The table as people may see it: with its clock as if it were resumed at this moment."""
        if not self._deadlines.is_paused(table.id):
            return table
        now = max(self._now(), table.changed_at)
        events = playing.resume(table, self.since(table), now)
        return fold(table.id, ((table.seq, now, event) for event in events), table) or table
