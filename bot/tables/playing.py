"""What a table does while a match runs or has just ended: moves, absences, votes, the clock."""

from __future__ import annotations

import random

from bot import computers
from bot.rules import decide, shuffle
from bot.rules.actions import Action, Deal, Forfeit
from bot.rules.events import Event
from bot.rules.state import Phase, evolve
from bot.rules.view import seat_view
from bot.tables import events as happened, requests as asks
from bot.tables.deadlines import MISSES, Task, due, turn_ends
from bot.tables.errors import Refused, TableReason
from bot.tables.events import CloseReason, LogEvent
from bot.tables.fairness import Dice
from bot.tables.lobby import free_name, match_id
from bot.tables.people import Absence, Computer, Person, Seat
from bot.tables.requests import Machine, Request
from bot.tables.table import Stage, Table


def move(table: Table, who: Person | Machine, action: Action, dice: Dice) -> list[LogEvent]:
    """The events of a move in the game. Raises ``Refused`` or ``IllegalAction``."""
    if table.stage is not Stage.PLAYING:
        raise Refused(TableReason.NOT_PLAYING)
    if isinstance(who, Machine):
        if who.seat is None or table.seats[who.seat].person is not None:
            raise Refused(TableReason.NOT_SEATED)
        return game(table, who.seat, action, dice)
    seat = _own_seat(table, who)
    if table.seats[seat].absence is Absence.LEFT:
        raise Refused(TableReason.NOT_SEATED)
    back: list[LogEvent] = [] if table.seats[seat].absence is None else [happened.SeatReturned(seat)]
    return [*back, *game(table, seat, action, dice)]


def game(table: Table, seat: int, action: Action, dice: Dice) -> list[LogEvent]:
    """What the engine makes of an action, and the next deal where one is due."""
    if table.state is None:
        raise Refused(TableReason.NOT_PLAYING)
    state, events = decide.step(table.state, seat, action)
    follow: list[Event] = []
    if state.phase is Phase.DEALING:
        seed = dice.seeds[table.match]
        deck = shuffle.deck(state.rules, seed, table.match, state.number, table.nonces)
        follow = decide.deal(state, Deal(deck))
    return [*events, *follow]


def choose(table: Table, seat: int, level: str, dice: Dice) -> Action:
    """The choice of a computer for a seat: it sees what the seat may know, and its chance is the match's."""
    if table.state is None:
        raise Refused(TableReason.NOT_PLAYING)
    draws = shuffle.computer_draws(dice.seeds[table.match], table.match, seat, table.decision, table.nonces)
    rng = random.Random(draws.below(2**32))  # noqa: S311 - repeatable, out of the committed seed
    return computers.create(level).choose(seat_view(table.state, seat), rng)


def in_match(table: Table, who: Person, request: Request, nonce: str, dice: Dice) -> list[LogEvent]:
    """The events of a request while a match runs or after it. Raises ``Refused``."""
    match request:
        case asks.Join():
            return _return(table, who)
        case asks.Leave():
            return _leave(table, who)
        case asks.Substitute():
            return _substitute(table, who)
        case asks.Resign():
            return _resign(table, who, dice)
        case asks.RefuseResign():
            if table.resigning_side != _side(table, _present_seat(table, who)):
                raise Refused(TableReason.NOTHING_TO_ANSWER)
            return [happened.ResignRefused(who.id)]
        case asks.End():
            return _end(table, who)
        case asks.RefuseEnd():
            _present_seat(table, who)
            if not table.ending:
                raise Refused(TableReason.NOTHING_TO_ANSWER)
            return [happened.EndRefused(who.id)]
        case asks.Rematch():
            return _rematch(table, who, nonce, dice)
        case _:
            raise Refused(TableReason.NOT_IN_LOBBY)


def expire(table: Table, dice: Dice) -> list[LogEvent]:
    """What the clock does when something at the table falls due (R-90)."""
    task = due(table)
    if task is None:
        return []
    match task.task:
        case Task.CLOSE:
            return [happened.TableClosed(CloseReason.IDLE)]
        case Task.WARN:
            return [] if table.turn is None else [happened.TurnWarned(table.turn)]
        case Task.PLAY_FOR_ABSENT:
            return [] if table.turn is None else _play_for_absent(table, table.turn, dice)


def resume(table: Table) -> list[LogEvent]:
    """The bot is back: a running turn clock begins anew, downtime counts against nobody (R-90)."""
    return [] if turn_ends(table) is None else [happened.Resumed()]


def _play_for_absent(table: Table, seat: int, dice: Dice) -> list[LogEvent]:
    if table.seats[seat].missed >= MISSES:
        return [happened.SeatLeft(seat, Absence.AWAY, _stand_in(table))]
    action = choose(table, seat, computers.LOWEST, dice)
    return [happened.TurnMissed(seat), *game(table, seat, action, dice)]


def _stand_in(table: Table) -> Computer:
    taken = [seat.owner for seat in table.seats] + [s.substitute for s in table.seats if s.substitute]
    return Computer(free_name(taken), computers.LOWEST)


def _own_seat(table: Table, who: Person) -> int:
    seat = table.seat_of(who.id)
    if seat is None:
        raise Refused(TableReason.NOT_SEATED)
    return seat


def _present_seat(table: Table, who: Person) -> int:
    seat = _own_seat(table, who)
    if table.seats[seat].absence is Absence.LEFT:
        raise Refused(TableReason.NOT_SEATED)
    return seat


def _side(table: Table, seat: int) -> int:
    return table.rules.side_of(seat)


def _return(table: Table, who: Person) -> list[LogEvent]:
    """A person takes their own seat back from the computer."""
    seat = table.seat_of(who.id)
    if seat is None:
        raise Refused(TableReason.NOT_IN_LOBBY)
    if table.seats[seat].absence is None:
        raise Refused(TableReason.ALREADY_SEATED)
    return [happened.SeatReturned(seat)]


def _leave(table: Table, who: Person) -> list[LogEvent]:
    seat = _present_seat(table, who)
    left = happened.SeatLeft(seat, Absence.LEFT, _stand_in(table))
    rest = [person for person in table.present if person.id != who.id]
    if not rest and table.stage is Stage.PLAYING:
        return [left, happened.TableClosed(CloseReason.ABANDONED)]
    events: list[LogEvent] = [left]
    if rest and table.host.id == who.id:
        events.append(happened.HostChanged(rest[0]))
    if rest and table.ending >= {person.id for person in rest}:
        events.append(happened.TableClosed(CloseReason.AGREED))
    return events


def _substitute(table: Table, who: Person) -> list[LogEvent]:
    if table.stage is not Stage.PLAYING:
        raise Refused(TableReason.NOT_PLAYING)
    own = table.seat_of(who.id)
    if own is not None and table.seats[own].absence is not Absence.LEFT:
        raise Refused(TableReason.ALREADY_SEATED)
    free = next((n for n, seat in enumerate(table.seats) if seat.absence is Absence.LEFT), None)
    if free is None:
        raise Refused(TableReason.NO_FREE_SEAT)
    if own is not None:
        return [happened.SeatReturned(own)]
    return [happened.SeatGiven(free, who)]


def _resign(table: Table, who: Person, dice: Dice) -> list[LogEvent]:
    """Giving up asks all people of the side and exists only with two sides (discord.md)."""
    seat = _present_seat(table, who)
    if table.stage is not Stage.PLAYING:
        raise Refused(TableReason.NOT_PLAYING)
    if not table.rules.two_sided:
        raise Refused(TableReason.RESIGN_TWO_SIDES)
    side = _side(table, seat)
    agreed = table.resigning if table.resigning_side == side else frozenset()
    if who.id in agreed:
        raise Refused(TableReason.ALREADY_AGREED)
    voted = happened.ResignAgreed(who.id, side)
    people = {seat.person.id for seat in _seats_of(table, side) if seat.person is not None}
    if people - agreed - {who.id}:
        return [voted]
    return [voted, *game(table, seat, Forfeit(), dice)]


def _seats_of(table: Table, side: int) -> list[Seat]:
    return [table.seats[seat] for seat in table.rules.sides[side]]


def _end(table: Table, who: Person) -> list[LogEvent]:
    _present_seat(table, who)
    if who.id in table.ending:
        raise Refused(TableReason.ALREADY_AGREED)
    agreed = happened.EndAgreed(who.id)
    others = {person.id for person in table.present} - table.ending - {who.id}
    if others and table.stage is Stage.PLAYING:
        return [agreed]
    return [agreed, happened.TableClosed(CloseReason.AGREED)]


def _rematch(table: Table, who: Person, nonce: str, dice: Dice) -> list[LogEvent]:
    if table.stage is not Stage.FINISHED:
        raise Refused(TableReason.NOT_FINISHED)
    _present_seat(table, who)
    match = match_id(table.id, table.commitments + 1)
    return [happened.Reopened(who, nonce, match, dice.commit(match))]
