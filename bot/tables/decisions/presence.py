"""Presence: who acts in a running match, and when the match waits because nobody does (V-11)."""

from __future__ import annotations

from typing import Final

from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table

MISSES: Final = 2
"""The number of turns in a row for which the table plays for an absent person. At the next one a computer
takes the seat (rules.md §2, timeout)."""


def absent_seats(table: Table) -> tuple[int, ...]:
    """The seats whose people do not act: they left, are away, or missed ``MISSES`` turns in a row.

    If ``timeout`` lets the others wait, one missed turn is enough: the match cannot go on without that
    person.
    """
    if table.stage is not Stage.PLAYING:
        return ()
    waited_for = table.turn if table.expired else None
    return tuple(
        number
        for number, seat in enumerate(table.seats)
        if isinstance(seat.owner, Person)
        and (seat.absence is not None or seat.missed >= MISSES or number == waited_for)
    )


def is_waiting(table: Table) -> bool:
    """Whether the match is paused until a person comes back (V-11).

    It is paused when none of its people acts any more: from the end of the running trick on, or at once if
    that trick itself waits for one of them. A rated match or one of an event needs a result, so it is not
    paused; ``timeout`` says who plays on.
    """
    state = table.state
    if table.stage is not Stage.PLAYING or table.counts or table.event is not None or state is None:
        return False
    people = {number for number, seat in enumerate(table.seats) if isinstance(seat.owner, Person)}
    if not people or not people <= set(absent_seats(table)):
        return False
    return not state.trick or table.expired
