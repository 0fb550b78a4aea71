"""Personal data in events: what the export of a person holds of them, and forgetting a person (E-6)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bot.store.base import Store
from bot.store.entrants import Entrant
from bot.store.leases import PartTask
from bot.tables.archive.privacy import forget_at_holders, own_fields, renamed
from bot.tables.parts import Holding, part_of
from bot.tournaments.decisions import entering
from bot.tournaments.events import Events
from bot.tournaments.model.event import Event
from bot.tournaments.model.steps import Departure, Step

FORGET_EVENTS: Final = "forget-events"
"""The task of ``forget_part``."""


async def export(store: Store, events: Events, person: int) -> list[dict[str, Any]]:
    """What the logs of events tell of a person, without names and ids of others. Raises ``StoreError``."""
    rows = []
    for entrant in await store.entrants.of(person):
        for row, step in await events.history(entrant.event):
            if renamed(step, person, -1) != step:
                about = own_fields(step, person)
                rows.append({"event": entrant.event, "seq": row.seq, "at": row.at, "kind": row.kind, **about})
    return rows


class EventErasure:
    """Removes a person from the logs of all events; ``alias``, a negative number, then stands for them.

    Their entries leave, and stay in finished standings under the alias. Events that other processes look
    after are rewritten by those.
    """

    def __init__(self, store: Store, events: Events, holding: Holding, person: int, alias: int) -> None:
        self.nobody_arriving = events.nobody_arriving
        self._store = store
        self._events = events
        self._holding = holding
        self._person = person
        self._alias = alias
        self._finished: set[str] = set()

    async def names_person(self) -> bool:
        """Whether a log may name the person. Raises ``StoreError``."""
        return bool(await self._remaining())

    async def forget(self) -> None:
        """Remove the person from every log that may name them. May be repeated. Raises ``StoreError``."""
        here = partial(_forget_at, self._events, person=self._person, alias=self._alias)
        while remaining := await self._remaining():
            parts = {one.event: part_of(one.guild, one.event) for one in remaining}
            self._finished |= await forget_at_holders(
                self._holding, parts, here, FORGET_EVENTS, self._person, self._alias
            )

    async def _remaining(self) -> list[Entrant]:
        """The events that are not finished, and those that name the person again since they were."""
        return [
            one
            for one in await self._store.entrants.of(self._person)
            if one.event not in self._finished or await self._names_person(one.event)
        ]

    async def _names_person(self, event: str) -> bool:
        steps = await self._events.history(event)
        return any(renamed(step, self._person, self._alias) != step for _, step in steps)


async def forget_part(store: Store, events: Events, part_task: PartTask) -> None:
    """Do the part of ``forget`` that concerns the events of one part, for another process."""
    for entrant in await store.entrants.of(part_task.person):
        if part_of(entrant.guild, entrant.event) == part_task.part:
            await _forget_at(events, entrant.event, part_task.person, part_task.alias)


async def _forget_at(events: Events, event_id: str, person: int, alias: int) -> None:
    await events.act(event_id, partial(_leave, person=person))
    await events.rewrite(event_id, lambda step: renamed(step, person, alias))


def _leave(event: Event, person: int) -> list[Step]:
    entry = event.entry_of(person)
    if event.over or entry is None or entry.gone is not None:
        return []
    return entering.leave(event, entry, Departure.OWN, None)
