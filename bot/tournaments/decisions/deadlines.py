"""When something is to be done at an event without anybody asking for it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tournaments.decisions.arenas import next_pairing
from bot.tournaments.decisions.entering import ACCEPTING
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.settings import Format


def next_due(event: Event, ahead: int, after: int = 0) -> int | None:
    """When something is due next, in Unix milliseconds of the tables' clock; None if nothing is.

    ``ahead``: the milliseconds by which the people's clock, on which the host set the start, is ahead.
    What was due until ``after`` has been looked at: the rest of a round waits for its tables.
    """
    return min((due for due in _dues(event, ahead) if due > after), default=None)


def _dues(event: Event, ahead: int) -> Iterator[int]:
    if event.over:
        return
    for entry in event.entries:
        if entry.waiting and entry.gone is None:
            yield entry.at + ACCEPTING
    if event.stage is Stage.OPEN and event.settings.starts is not None:
        yield event.settings.starts - ahead
    if event.stage is Stage.RUNNING:
        current = event.running_round
        if current is None and event.next_at is not None:
            yield event.next_at
        if current is not None and (current.undecided or event.format is Format.ARENA):
            yield current.until
            yield from (one.until for one in current.undecided if one.until is not None)
        paired = next_pairing(event)
        if paired is not None:
            yield paired
