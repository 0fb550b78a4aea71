"""Who takes part in events: the contract of this part of the store; see ``bot.store.base``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person whom the log of an event names, and what came of it for them.

    ``absent_at`` is when they were withdrawn for absence. ``ended_at`` is when the event ended, and ``place``
    their place then, 0 if they did not play to the end. All are None before that.
    """

    person: int
    event: str
    guild: int
    title: str
    absent_at: int | None = None
    ended_at: int | None = None
    place: int | None = None


class Entrants(Protocol):
    """The people of all events. Whoever writes the log of an event keeps them."""

    async def note(self, entrant: Entrant) -> None:
        """Store what is known of a person at an event, in place of the previous values."""

    async def of(self, person: int, guild: int | None = None) -> list[Entrant]:
        """What is known of a person, in a server or everywhere (None), ordered by event."""
