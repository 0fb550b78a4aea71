"""The log of an event without a bot: what its steps leave, at times that a test chooses."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.shuffle import commitment
from bot.tables.model.people import Person, Place
from bot.tournaments.model.event import Event
from bot.tournaments.model.fold import fold
from bot.tournaments.model.settings import Settings
from bot.tournaments.model.steps import EventOpened, Step


class TournamentLog:
    """An event that Anna has opened; ``now`` is the time of the next steps, in Unix milliseconds."""

    def __init__(
        self, name: str, settings: Settings, seed: bytes, *, now: int = 1_000, opening: Sequence[Step] = ()
    ) -> None:
        self.name = name
        self.now = now
        self.log: list[tuple[int, int, Step]] = []
        self._event: Event | None = None
        opened = EventOpened(Place(1, 2), Person(1, "Anna"), settings, commitment(seed, name))
        self.add([opened, *opening])

    @property
    def event(self) -> Event:
        """The event as its log has it."""
        assert self._event is not None
        return self._event

    def add(self, steps: Sequence[Step]) -> None:
        """Append steps to the log."""
        entries = [(len(self.log) + place, self.now, step) for place, step in enumerate(steps, 1)]
        self.log += entries
        self._event = fold(self.name, entries, self._event)
