"""``Orders``: the standings of events, computed once for each state of a log."""

from __future__ import annotations

from collections.abc import Sequence

from cachetools import LRUCache

from bot.events.decisions.leagues import Moves, moves
from bot.events.decisions.standings import lots_for, table_of
from bot.events.events import CACHE_SIZE, Events
from bot.events.model.event import Event, Stage
from bot.events.model.settings import Format
from bot.pairing.standings import Standing


class Orders:
    """The standings of events before a cut."""

    def __init__(self, events: Events) -> None:
        self._events = events
        self._kept: LRUCache[str, tuple[int, Sequence[Standing]]] = LRUCache(CACHE_SIZE)

    async def standings(self, event: Event) -> Sequence[Standing]:
        """The standings after the closed rounds, the first first. Raises ``StoreError``."""
        kept = self._kept.get(event.id)
        if kept is None or kept[0] != event.seq:
            lots = lots_for(event, await self._events.seed(event.id))
            kept = self._kept[event.id] = event.seq, table_of(event, lots)
        return kept[1]

    async def moves(self, event: Event) -> Moves | None:
        """Who goes up and down at the end of a season of a league; None for everything else."""
        if event.format is not Format.LEAGUE or event.stage is not Stage.FINISHED:
            return None
        return moves(event, lots_for(event, await self._events.seed(event.id)))
