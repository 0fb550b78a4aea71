"""The part of the store for results that people share: the same for puzzles and for deals of the day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Share:
    """The message in which a person has shared their result of a day in a server."""

    guild: int
    day: str
    person: int
    name: str
    channel: int
    message: int


class Shares(Protocol):
    """What people have shared. A day is a date in UTC, as ``2026-11-23``."""

    async def share(self, share: Share) -> None:
        """Store that a person has shared a result. The first time in a server counts."""

    async def shares(self, guild: int, day: str) -> list[Share]:
        """What people have shared in a server of a day, ordered by message."""

    async def shares_of(self, person: int) -> list[Share]:
        """Everything that a person has shared, ordered by message."""
