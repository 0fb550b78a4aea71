"""The deadlines of a table: what happens next without a request, and when.

These are pure functions of the table, so a deadline can be computed again at any time.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from bot.tables.decisions.presence import is_waiting
from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
EMPTY_LOBBY: Final = 15 * MINUTE
IDLE_LOBBY: Final = 60 * MINUTE
FINISHED_TABLE: Final = 15 * MINUTE
ANSWER_TIME: Final = 15 * SECOND
"""How long a question waits for its answer, in milliseconds. Then the true answer, or "perhaps", is given
(R-63)."""
CONCESSION: Final = MINUTE
"""How long a partner may take to agree to a concession in live games, in milliseconds. Then the deal goes
on."""
ELECTION: Final = MINUTE
"""How long an election waits for votes if there is no turn clock, in milliseconds (R-66)."""
LEAST_TURN: Final = 15 * SECOND
"""The least time that the player to act has after a restart, to notice that the bot is back, in milliseconds
(R-90)."""
WAITING_TABLE: Final = 60 * MINUTE
"""How long a live match without people waits for one of them (V-11), in milliseconds."""
WAITING_CORRESPONDENCE: Final = 7 * 24 * 60 * MINUTE
"""The same for a match by correspondence."""
WAITING_PRIVATE_MATCH: Final = 7 * 24 * 60 * MINUTE
"""How long a match in direct messages waits for its only person (V-20), in milliseconds. No clock runs
there."""


class Task(Enum):
    """The task that falls due at a deadline."""

    WARN = auto()
    COUNT_VOTES = auto()
    ANSWER = auto()
    PLAY_FOR_ABSENT = auto()
    FORFEIT = auto()
    END_HOLIDAY = auto()
    CLOSE = auto()


class Deadline(NamedTuple):
    """A task and its deadline in Unix milliseconds."""

    at: int
    task: Task


def turn_end(table: Table) -> int | None:
    """When the time of the player to act runs out, in Unix milliseconds.

    None without a clock or a person to act (R-90). While a question is open this is the time for its answer,
    and in an election the time for votes.
    """
    turn, clock = table.turn, table.rules.turn_clock
    if table.election is not None and table.stage is Stage.PLAYING:
        return table.since + (clock * SECOND if clock is not None else ELECTION)
    if turn is None or table.seats[turn].person is None:
        return None
    if table.state is not None and table.state.talk.answerer is not None:
        return table.question_since + _answer_time(table)
    end = _working_end(table, turn)
    return None if end is None else max(_after_holiday(table, turn, end), table.held_until or 0)


def _answer_time(table: Table) -> int:
    """The milliseconds that a question waits for its answer, or a concession for the partner's."""
    if has_question(table):
        return ANSWER_TIME
    clock = table.rules.turn_clock
    return CONCESSION if clock is None or not table.rules.by_correspondence else clock * SECOND


def _working_end(table: Table, turn: int) -> int | None:
    """When the time of a seat would run out without holidays and quiet hours, in Unix milliseconds.

    None without a clock.
    """
    clock = None if is_waiting(table) else table.rules.turn_clock
    ends = (match_clock_end(table, turn), None if clock is None else table.since + clock * SECOND)
    return min((end for end in ends if end is not None), default=None)


def _after_holiday(table: Table, seat: int, moment: int) -> int:
    """A moment of a seat's turn, moved later by the time that its person is on holiday."""
    holiday = table.seats[seat].holiday
    if holiday is None or moment < holiday.begins:
        return moment
    return moment + holiday.overlap(table.since, holiday.until)


def match_clock_end(table: Table, seat: int) -> int | None:
    """When a seat that is to act has used up its time for the match (R-85); None without a match clock."""
    minutes = table.rules.match_clock
    return None if minutes is None else table.since + max(0, minutes * MINUTE - table.used_time[seat])


def match_clocks(table: Table) -> tuple[int | None, ...]:
    """The milliseconds that each person has left for the match (R-85).

    None for computers and without a match clock.
    """
    minutes = table.rules.match_clock
    if minutes is None or table.stage is not Stage.PLAYING:
        return (None,) * len(table.seats)
    return tuple(
        max(0, minutes * MINUTE - used) if isinstance(seat.owner, Person) else None
        for seat, used in zip(table.seats, table.used_time, strict=True)
    )


def has_question(table: Table) -> bool:
    """Whether a question is open (R-63)."""
    return table.state is not None and table.state.talk.due is not None


def next_deadline(table: Table) -> Deadline | None:
    """The next task of a table and its deadline; None if there is none."""
    match table.stage:
        case Stage.LOBBY if table.event is not None:
            return None  # the event waits for its players
        case Stage.LOBBY:
            wait = _patience(table, IDLE_LOBBY) if table.present else EMPTY_LOBBY
            return Deadline(table.idle_since + wait, Task.CLOSE)
        case Stage.FINISHED if table.sealed:
            return None  # the event shows it when the other tables are done
        case Stage.FINISHED:
            return Deadline(table.idle_since + _patience(table, FINISHED_TABLE), Task.CLOSE)
        case Stage.CLOSED:
            return None
        case Stage.PLAYING:
            holiday_ends = (seat.holiday.until for seat in table.seats if seat.holiday is not None)
            holiday_end = min(
                (Deadline(until, Task.END_HOLIDAY) for until in holiday_ends),
                key=lambda one: one.at,
                default=None,
            )
            turn, until = _match_deadline(table), waits_until(table)
            end = None if until is None else Deadline(until, Task.CLOSE)
            abandonment = (
                Deadline(table.idle_since + WAITING_PRIVATE_MATCH, Task.CLOSE)
                if table.place.private
                else None
            )
            deadlines = (one for one in (holiday_end, turn, end, abandonment) if one is not None)
            return min(deadlines, key=lambda one: one.at, default=None)


def waits_until(table: Table) -> int | None:
    """When a match that waits for its people closes, in Unix milliseconds.

    None if it does not wait (V-11).
    """
    if not is_waiting(table):
        return None
    return table.idle_since + (WAITING_CORRESPONDENCE if table.rules.by_correspondence else WAITING_TABLE)


def _patience(table: Table, usual: int) -> int:
    """How long a table without a running match stays open, in milliseconds.

    Correspondence players look in only once in the time of a turn, so their tables stay open longer than
    ``usual``.
    """
    clock = table.rules.turn_clock
    return max(usual, clock * SECOND) if clock is not None and table.rules.by_correspondence else usual


def _match_deadline(table: Table) -> Deadline | None:
    end = turn_end(table)
    if end is None:
        return None
    if table.election is not None:
        return Deadline(end, Task.COUNT_VOTES)
    if table.state is not None and table.state.talk.answerer is not None:
        return Deadline(end, Task.ANSWER)
    turn = table.turn
    return None if turn is None else _turn_deadline(table, turn, end)


def _turn_deadline(table: Table, turn: int, end: int) -> Deadline | None:
    working = _working_end(table, turn)
    out = working is not None and working == match_clock_end(table, turn)
    if table.expired and not out:
        return None  # wait_vote: the others wait, or agree to end the table
    if table.warned or table.expired or working is None:
        return Deadline(end, Task.FORFEIT if out else Task.PLAY_FOR_ABSENT)
    return Deadline(_after_holiday(table, turn, working - (working - table.since) // 3), Task.WARN)
