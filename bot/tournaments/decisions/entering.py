"""Entering a tournament, accepting, withdrawing and coming back (T-2, T-6, T-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.decisions.lobby import computer_of
from bot.tables.model.people import Person, Player
from bot.tournaments.decisions import arenas
from bot.tournaments.decisions.moments import HOUR
from bot.tournaments.model import steps
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Entry, Event, Stage
from bot.tournaments.model.settings import MOST_ENTRIES, TEAMS, Format
from bot.tournaments.model.steps import Departure, Step

ACCEPTING: Final = 24 * HOUR
"""How long the others of an entry may take to accept, in milliseconds (T-2)."""
LATE: Final = frozenset({Format.SWISS, Format.HEATS, Format.ARENA})
"""The formats that may be entered late, and entered again (T-6, T-7)."""


def enter(event: Event, members: Sequence[Person], nonce: str, now: int = 0) -> list[Step]:
    """The steps when a person enters, alone or with others who have yet to accept. The first one enters.

    ``now``: see ``is_open_late``. Raises ``EventRefused``.
    """
    who = members[0]
    size = event.settings.side_size
    if event.over:
        raise EventRefused(EventReason.OVER)
    before = event.entry_of(who.id)
    if before is not None:
        reason = EventReason.NOT_ASKED if before.gone else EventReason.ALREADY_ENTERED
        raise EventRefused(reason)
    if len(members) != size:
        raise EventRefused(EventReason.WRONG_SIZE, size=size)
    if len({one.id for one in members}) < size:
        raise EventRefused(EventReason.TWICE)
    for other in members[1:]:
        if event.entry_of(other.id) is not None:
            raise EventRefused(EventReason.OTHER_ENTERED, name=other.name)
    check_room(event, now)
    return [steps.Entered(event.last_entry + 1, tuple(members), nonce)]


def add_computers(event: Event, level: str, nonce: str) -> list[Step]:
    """The steps when the host fills an entry of an unrated tournament with computers."""
    if event.settings.rated:
        raise EventRefused(EventReason.RATED_COMPUTERS)
    if event.stage is not Stage.OPEN:
        raise EventRefused(EventReason.TOO_LATE)
    check_room(event)
    there = [one for entry in event.entries for one in entry.members]
    members: list[Player] = []
    while len(members) < event.settings.side_size:
        members.append(computer_of(level, [*there, *members]))
    return [steps.Entered(event.last_entry + 1, tuple(members), nonce)]


def check_room(event: Event, now: int = 0) -> None:
    """Raise ``EventRefused`` if nobody may enter any more. ``now``: see ``is_open_late``."""
    if event.over:
        raise EventRefused(EventReason.OVER)
    most = TEAMS if event.settings.format is Format.TEAM_MATCH else MOST_ENTRIES
    if sum(entry.gone is None for entry in event.entries) >= most:
        raise EventRefused(EventReason.FULL, most=most)
    if event.stage is Stage.RUNNING and not is_open_late(event, now):
        raise EventRefused(EventReason.TOO_LATE)


def is_open_late(event: Event, now: int = 0) -> bool:
    """Whether a running tournament may still be entered: until half of its rounds have begun (T-6).

    ``now`` is in Unix milliseconds, for arenas, of which half of the time counts.
    """
    if event.format is Format.ARENA:
        return arenas.is_open_late(event, now)
    return event.format in LATE and 2 * len(event.rounds) <= event.planned


def accept(event: Event, who: Person, nonce: str) -> list[Step]:
    """The steps when a person accepts to play in an entry."""
    entry = _entry_of(event, who)
    if entry.gone is not None:
        raise EventRefused(EventReason.NOT_ENTERED)
    if who.id not in entry.waiting:
        raise EventRefused(EventReason.ALREADY_ACCEPTED)
    return [steps.Accepted(entry.number, who.id, nonce)]


def withdraw(event: Event, who: Person) -> list[Step]:
    """The steps when a person withdraws their entry, or declines to play in it."""
    entry = _entry_of(event, who)
    if event.over:
        raise EventRefused(EventReason.OVER)
    if entry.gone is not None:
        raise EventRefused(EventReason.NOT_ASKED)
    return leave(event, entry, Departure.OWN, who.id)


def leave(event: Event, entry: Entry, why: Departure, by: int | None) -> list[Step]:
    """The steps when an entry leaves. Nothing is left of it if it has no place in the standings as yet."""
    if entry.gone is not None:
        raise EventRefused(EventReason.NOT_ENTERED)
    if event.stage is Stage.OPEN or (entry.waiting and not event.has_place(entry.number)):
        return [steps.EntryRemoved(entry.number, why, by)]
    return [steps.Withdrawn(entry.number, why, by)]


def come_back(event: Event, who: Person) -> list[Step]:
    """The steps when a person re-enters after they withdrew or were withdrawn (T-7)."""
    entry = _entry_of(event, who)
    if event.stage is not Stage.RUNNING:
        raise EventRefused(EventReason.NOT_RUNNING)
    if entry.gone is None:
        raise EventRefused(EventReason.NOT_AWAY)
    if not may_return(event, entry):
        raise EventRefused(EventReason.CANNOT_RETURN)
    return [steps.Restored(entry.number, who.id)]


def may_return(event: Event, entry: Entry) -> bool:
    """Whether an entry that has gone may come back by itself in this format (T-7)."""
    return event.format in LATE and entry.gone is not Departure.HOST


def lapse(event: Event, now: int) -> list[Step]:
    """The steps that end the entries whose people have not accepted in time."""
    return [
        step
        for entry in event.entries
        if entry.waiting and entry.gone is None and entry.at + ACCEPTING <= now
        for step in leave(event, entry, Departure.ABSENT, None)
    ]


def _entry_of(event: Event, who: Person) -> Entry:
    entry = event.entry_of(who.id)
    if entry is None:
        raise EventRefused(EventReason.NOT_ENTERED)
    return entry
