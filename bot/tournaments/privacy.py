"""Personal data in events: what the export of a person holds of them, and forgetting a person (E-6)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bot.store.base import Store
from bot.store.leases import PartTask
from bot.tables.archive.privacy import forget_at_holders, own_fields, renamed
from bot.tables.holding import Holding, part_of
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


async def forget(store: Store, events: Events, holding: Holding, person: int, alias: int) -> None:
    """Remove a person from the logs of all events; ``alias``, a negative number, stands for them.

    Their entries leave, and stay in finished standings under the alias. Events that other processes look
    after are rewritten by those. May be repeated. Raises ``StoreError``.
    """
    here = partial(_forget_at, events, person=person, alias=alias)
    finished: set[str] = set()
    while True:
        entrants = [one for one in await store.entrants.of(person) if one.event not in finished]
        if not entrants:
            return
        parts = {one.event: part_of(one.guild, one.event) for one in entrants}
        finished |= await forget_at_holders(holding, parts, here, FORGET_EVENTS, person, alias)


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
