"""``Orders``: the standings and brackets of events, computed once for each state of a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cachetools import LRUCache

from bot.pairing.knockout import Bracket
from bot.pairing.standings import Standing
from bot.tournaments.decisions.leagues import Moves, moves
from bot.tournaments.decisions.standings import bracket_of, lots_for, table_of
from bot.tournaments.events import CACHE_SIZE, Events
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.settings import Format


class Order(NamedTuple):
    """The standings of an event before a cut, the first first, and its bracket; None while it has none.

    ``moves`` are who goes up and down at the end of a season of a league, else None.
    """

    standings: Sequence[Standing] = ()
    bracket: Bracket | None = None
    moves: Moves | None = None


class Orders:
    """The orders of events."""

    def __init__(self, events: Events) -> None:
        self._events = events
        self._kept: LRUCache[str, tuple[int, Order]] = LRUCache(CACHE_SIZE)

    async def of(self, event: Event) -> Order:
        """The order after the closed rounds; empty before the first one. Raises ``StoreError``."""
        if not event.rounds:
            return Order()
        kept = self._kept.get(event.id)
        if kept is None or kept[0] != event.seq:
            kept = self._kept[event.id] = event.seq, await self._find(event)
        return kept[1]

    async def after_round(self, event: Event, number: int) -> Order:
        """The order as it was after a round; see ``Event.after_round``. Raises ``StoreError``."""
        return await self._find(event.after_round(number)) if number else Order()

    async def _find(self, event: Event) -> Order:
        lots = lots_for(event, await self._events.seed(event.id))
        ended = event.format is Format.LEAGUE and event.stage is Stage.FINISHED
        return Order(table_of(event, lots), bracket_of(event, lots), moves(event, lots) if ended else None)
