"""Arenas: every twenty seconds, for a fixed time, those who wait are paired (T-15).

An arena is one round, to which pairings are added. Matches that still run at its end do not count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.pairing import arena
from bot.pairing.arena import Waiting
from bot.tables.model.people import Person
from bot.tournaments.decisions.moments import MINUTE, SECOND, Moment
from bot.tournaments.decisions.standings import arena_ratings, lots_for, table_of
from bot.tournaments.model import steps
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import ARENA_READY, Entry, Event, Round
from bot.tournaments.model.settings import Format
from bot.tournaments.model.steps import Step

_EVERY: Final = arena.EVERY_S * SECOND


def running(event: Event) -> Round | None:
    """The round of an arena that is being played; None if there is none."""
    return event.running_round if event.format is Format.ARENA and not event.over else None


def began(event: Event, current: Round) -> int:
    """When an arena began, without the time that the bot was away."""
    return current.until - event.settings.minutes * MINUTE


def is_open_late(event: Event, now: int = 0) -> bool:
    """Whether a running arena may still be entered: until half of its time is over (T-6).

    ``now`` is in Unix milliseconds; without it the time of the last step counts.
    """
    current = running(event)
    return current is not None and 2 * (max(event.changed_at, now) - began(event, current)) <= (
        event.settings.minutes * MINUTE
    )


def waiting(event: Event) -> list[Entry]:
    """The entries that wait for a match, in order of their numbers."""
    return [one for one in free(event) if not one.paused]


def free(event: Event) -> list[Entry]:
    """The entries that play in no match now: those that wait for one, and those that pause."""
    current = running(event)
    if current is None:
        return []
    busy = {entry for pairing in current.undecided for entry in pairing.entries}
    return [one for one in event.entries if one.plays and one.number not in busy]


def next_pairing(event: Event) -> int | None:
    """The time of the next pairing in Unix milliseconds; None while there are not two to pair.

    One of them is a person.
    """
    current, found = running(event), sorted(waiting(event), key=lambda one: one.free_at)
    people = [one for one in found if one.people]
    if current is None or len(found) < 2 or not people:
        return None
    earliest = max(found[1].free_at, people[0].free_at, event.paired_at + 1)
    if len(found) == 2 and _as_waiting(current, found[0]).just_met(_as_waiting(current, found[1])):
        earliest = max(earliest, found[1].free_at + arena.LONE_WAIT_S * SECOND)
    start = began(event, current)
    due = start + -(-(earliest - start) // _EVERY) * _EVERY
    return due if due < current.until else None


def pair_waiting(
    event: Event, seed: bytes, ratings: Mapping[int, float | None], moment: Moment
) -> list[Step]:
    """The steps that pair those who wait; none before it is time. ``ratings`` are those of all entries."""
    due, current = next_pairing(event), running(event)
    if event.over or due is None or current is None or due > moment.now:
        return []
    known = dict(event.ratings)
    late = tuple((one.number, ratings.get(one.number)) for one in event.entries if one.number not in known)
    lots = lots_for(event, seed)
    rated = event._replace(ratings=(*event.ratings, *late))
    ranks, strengths = {one.entry: one.place for one in table_of(rated, lots)}, arena_ratings(rated)
    who_waits = [
        _as_waiting(current, one)._replace(
            rank=ranks[one.number],
            rating=strengths[one.number],
            waited_s=(moment.now - one.free_at) / SECOND,
        )
        for one in waiting(event)
    ]
    number = event.pairings_made + 1
    pairs = arena.pair_waiting(who_waits, number, lots)
    found = tuple((one.first, one.second) for one in pairs if one.second is not None)
    return [steps.WaitingPaired(number, found, moment.now + ARENA_READY, late)] if found else []


def _as_waiting(current: Round, one: Entry) -> Waiting:
    """An entry that waits, without its rank, its rating and how long it waits."""
    return Waiting(one.number, 0, 0, 0.0, _last_opponent(current, one.number), is_computer=not one.people)


def _last_opponent(current: Round, entry: int) -> int | None:
    """The opponent of an entry in its latest pairing; None before the first."""
    for pairing in reversed(current.pairings):
        if entry in pairing.entries:
            return next(other for other in pairing.entries if other != entry)
    return None


def pause(event: Event, who: Person) -> list[Step]:
    """The steps when a person wants no match for a while; a match that they are in is played to its end."""
    entry = _entry_of(event, who)
    return [] if entry.paused else [steps.Paused(entry.number, who.id)]


def go_on(event: Event, who: Person) -> list[Step]:
    """The steps when a person wants the next match."""
    entry = _entry_of(event, who)
    return [steps.Continued(entry.number, who.id)] if entry.paused else []


def _entry_of(event: Event, who: Person) -> Entry:
    entry = event.entry_of(who.id)
    if event.over:
        raise EventRefused(EventReason.OVER)
    if running(event) is None:
        raise EventRefused(EventReason.NOT_RUNNING)
    if entry is None:
        raise EventRefused(EventReason.NOT_ENTERED)
    if entry.gone is not None:
        raise EventRefused(EventReason.NOT_ASKED)
    return entry
