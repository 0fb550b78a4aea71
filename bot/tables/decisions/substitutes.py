"""Substitutes: who may look for one, for which seat, and who may take the seat.

A seat is free when its person has left, or while somebody is looked for to take it. The substitute knows
what the seat knows by the rules, as a computer does that sits in for a while. What the former person was
shown or told besides is not repeated. A person who gave a seat up knows cards of this match: they may take
that seat again, but no other.
"""

from __future__ import annotations

from bot.tables.decisions.presence import absent_seats
from bot.tables.decisions.votes import present_seat
from bot.tables.model import events as happened
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Access, LogEvent
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage, Table


def free_seats(table: Table) -> tuple[int, ...]:
    """The seats that somebody may take over now."""
    if table.stage is not Stage.PLAYING:
        return ()
    with_call = {call.seat for call in table.calls}
    abandoned = {number for number, seat in enumerate(table.seats) if seat.absence is Absence.LEFT}
    return tuple(sorted(with_call | abandoned))


def call(table: Table, who: Person, seat: int | None) -> list[LogEvent]:
    """The event that looks for a substitute: for one's own seat (None) or an absent person's.

    Raises ``Refused``.
    """
    own = present_seat(table, who)
    number = own if seat is None else seat
    if any(one.seat == number for one in table.calls):
        raise Refused(TableReason.ALREADY_CALLED)
    if number != own and number not in absent_seats(table):
        raise Refused(TableReason.NOT_ABSENT)
    return [happened.SubstituteCalled(number, who.id)]


def drop(table: Table, who: Person, seat: int | None) -> list[LogEvent]:
    """The event that ends a call for a substitute. Raises ``Refused``.

    The person of the seat may end it, and so may the person who made the call.
    """
    own = present_seat(table, who)
    number = own if seat is None else seat
    if not any(one.seat == number and (own == number or one.by == who.id) for one in table.calls):
        raise Refused(TableReason.NO_CALL)
    return [happened.CallDropped(number, who.id)]


def take(table: Table, who: Person, seat: int | None) -> list[LogEvent]:
    """The events with which a person without a seat takes over a free one. Raises ``Refused``.

    A table by invitation stays one. If the host gave the seat up, a person who was here before becomes the
    host.
    """
    free = free_seats(table)
    number = next(iter(free), None) if seat is None else seat
    if number is None or number not in free:
        raise Refused(TableReason.NO_FREE_SEAT)
    if any(person == who.id and former_seat != number for person, former_seat in table.former):
        raise Refused(TableReason.HELD_ANOTHER_SEAT)
    if table.access is Access.INVITED and table.present and not table.admits(who.id):
        raise Refused(TableReason.NOT_INVITED)
    events: list[LogEvent] = [happened.SeatGiven(number, who)]
    giver = table.seats[number].person
    if giver is not None and giver.id == table.host.id:
        rest = [person for person in table.present if person.id != giver.id]
        events.append(happened.HostChanged(rest[0] if rest else who))
    return events
