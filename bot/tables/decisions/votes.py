"""Votes: giving a match up, ending a table, allowing hints, and what follows when all have agreed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.rules.actions import Action, Forfeit
from bot.tables.model import events as happened, requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import CloseReason, LogEvent
from bot.tables.model.fold import fold
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage, Table

Vote: TypeAlias = requests.Resign | requests.RefuseResign | requests.End | requests.RefuseEnd
Playing: TypeAlias = Callable[[Table, int, Action], list[LogEvent]]
"""A function that returns the engine's events for a seat's action."""


def present_seat(table: Table, who: Person) -> int:
    """The seat that a person plays themselves. Raises ``Refused`` for none, or when a computer plays it."""
    seat = table.seat_of(who.id)
    if seat is None or table.seats[seat].left:
        raise Refused(TableReason.NOT_SEATED)
    if table.seats[seat].absence is Absence.AWAY:
        raise Refused(TableReason.SEAT_TAKEN_OVER)
    return seat


def cast(table: Table, who: Person, vote: Vote) -> list[LogEvent]:
    """The events of a vote before it is counted. Raises ``Refused``."""
    seat = present_seat(table, who)
    match vote:
        case requests.Resign():
            return _resign(table, who, seat)
        case requests.RefuseResign():
            if not table.resigning & table.side_of_person(who.id):
                raise Refused(TableReason.NOTHING_TO_ANSWER)
            return [happened.ResignRefused(who.id)]
        case requests.End():
            if who.id in table.ending:
                raise Refused(TableReason.ALREADY_AGREED)
            return [happened.EndAgreed(who.id)]
        case requests.RefuseEnd():
            if not table.ending:
                raise Refused(TableReason.NOTHING_TO_ANSWER)
            return [happened.EndRefused(who.id)]


def _resign(table: Table, who: Person, seat: int) -> list[LogEvent]:
    """The event of a vote to resign. It needs all people of the side, and two sides (table.md)."""
    if table.stage is not Stage.PLAYING or table.state is None:
        raise Refused(TableReason.NOT_PLAYING)
    if not table.rules.two_sided:
        raise Refused(TableReason.RESIGN_TWO_SIDES)
    side = table.rules.side_of(seat)
    if who.id in table.resigning:
        raise Refused(TableReason.ALREADY_AGREED)
    return [happened.ResignAgreed(who.id, side)]


def hints(table: Table, who: Person, vote: requests.AllowHints | requests.RefuseHints) -> list[LogEvent]:
    """The events of a vote for or against hints before it is counted. Raises ``Refused``."""
    present_seat(table, who)
    if table.stage is not Stage.PLAYING:
        raise Refused(TableReason.NOT_PLAYING)
    if isinstance(vote, requests.RefuseHints):
        if not table.hinting:
            raise Refused(TableReason.NOTHING_TO_ANSWER)
        return [happened.HintsRefused(who.id)]
    if table.hints:
        raise Refused(TableReason.HINTS_ALLOWED)
    if who.id in table.hinting:
        raise Refused(TableReason.ALREADY_AGREED)
    return [happened.HintsAgreed(who.id)]


def count_votes(table: Table, events: Sequence[LogEvent], play: Playing) -> list[LogEvent]:
    """``events`` and what the votes decide after them. A departure can leave only people who agreed."""
    entries = ((table.seq + place, table.changed_at, event) for place, event in enumerate(events, 1))
    after = fold(table.id, entries, table)
    if after is None or after.stage not in {Stage.PLAYING, Stage.FINISHED}:
        return [*events]
    if after.hinting > table.hinting or (after.hinting and not after.counts):
        # A departure decides nothing in a rated match: otherwise the match would become unrated when the
        # last person who was against hints leaves.
        events = [*events, *([happened.HintsAllowed()] if after.hinting >= _voters(after) else [])]
    if after.ending and (after.stage is Stage.FINISHED or after.ending >= _voters_on_end(after)):
        return [*events, *(walkover(after, play) or [happened.TableClosed(CloseReason.AGREED)])]
    for side in range(len(after.rules.sides)) if after.resigning else ():
        people = _people_of_side(after, side)
        if people and after.resigning >= set(people.values()):
            return [*events, *play(after, min(people), Forfeit())]
    return [*events]


def resigns_alone(table: Table, person: int) -> bool:
    """Whether a person may give the running match up at once: no partner has to agree."""
    seat = table.seat_of(person)
    on_boards = table.board is not None or table.boards is not None
    if table.stage is not Stage.PLAYING or seat is None or on_boards or not table.rules.two_sided:
        return False
    return set(_people_of_side(table, table.rules.side_of(seat)).values()) <= {person}


def ends_alone(table: Table, person: int) -> bool:
    """Whether a person may end the running match and the table at once: nobody else has to agree."""
    own = table.board is None and table.event is None
    if table.stage is not Stage.PLAYING or table.seat_of(person) is None or not own:
        return False
    return _voters_on_end(table) <= {person}


def _people_of_side(table: Table, side: int) -> dict[int, int]:
    """The ids of the people who play on a side, by seat."""
    seats = table.rules.sides[side]
    return {seat: person.id for seat in seats if (person := table.seats[seat].person) is not None}


def _voters(table: Table) -> set[int]:
    """The ids of those who must agree: all people present and, in a rated match, those who are only away."""
    away = [seat.owner for seat in table.seats if seat.absence is Absence.AWAY] if table.counts else []
    return {person.id for person in (*table.present, *away) if isinstance(person, Person)}


def _voters_on_end(table: Table) -> set[int]:
    """The ids of those who must agree to end a running match."""
    voters = _voters(table)
    waited_for = table.seats[table.turn].person if table.expired and table.turn is not None else None
    # wait_vote: the others may end the table when somebody does not come back.
    return voters - ({waited_for.id} if waited_for is not None and not table.counts else set())


def walkover(table: Table, play: Playing) -> list[LogEvent]:
    """The events by which the side that a player left gives up a rated match, once the others end it.

    There are none if players left several sides.

    Otherwise nobody would lose by leaving a lost match, since those who stay do not care to beat a computer.
    """
    if not table.counts or table.stage is not Stage.PLAYING or not table.rules.two_sided:
        return []
    if table.state is None:  # the captains are not elected yet: nothing has been played
        return []
    leavers = {table.rules.side_of(number): number for number, seat in enumerate(table.seats) if seat.left}
    return play(table, next(iter(leavers.values())), Forfeit()) if len(leavers) == 1 else []
