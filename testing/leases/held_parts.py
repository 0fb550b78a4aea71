"""``HeldParts``: what a process holds that shares its tables with another one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, MutableSet
from dataclasses import dataclass, field

from bot.store.leases import PartTask


@dataclass
class HeldParts:
    """A ``Holding`` of the parts in ``parts``, which a test may change.

    ``other`` does what is asked of the holders of other parts; without it nothing is done.
    """

    parts: MutableSet[int] = field(default_factory=set)
    other: Callable[[PartTask], Awaitable[None]] | None = None
    processes: int = 2

    def holds(self, part: int) -> bool:
        """Whether the part is held."""
        return part in self.parts

    def may_answer(self, part: int) -> bool:
        """Whether the part is held."""
        return self.holds(part)

    def epoch(self, _part: int) -> int:
        """The number of the holding, always the same."""
        return 1

    async def admits(self, part: Callable[[], Awaitable[int]]) -> bool:
        """Whether the part is held."""
        return self.holds(await part())

    async def ask(self, kind: str, parts: Collection[int], person: int, alias: int = 0) -> None:
        """Pass the tasks for other parts to ``other``."""
        if self.other is not None:
            for part in parts:
                await self.other(PartTask(part, kind, person, alias))

    async def wait_for_part_task(self, _kind: str, _person: int) -> None:
        """Wait for nothing: ``ask`` has waited for the tasks."""
