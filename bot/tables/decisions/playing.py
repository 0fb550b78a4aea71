"""The requests to a running or finished match: moves, absences, the clock."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from bot import computers
from bot.deal_of_day.boards import computer_draws
from bot.log import get
from bot.rules import decide, shuffle
from bot.rules.actions import Action, Answer, Ask, Concede, Forfeit, Look, Order, Signal, Watch
from bot.rules.options import Reply, Timeout
from bot.rules.phases import conversation
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from bot.tables.decisions import rais, substitutes, votes
from bot.tables.decisions.deadlines import LEAST_TURN, Task, next_deadline, turn_end
from bot.tables.decisions.lobby import decline, free_name, invite, match_id, not_in_lobby
from bot.tables.decisions.presence import MISSES, is_waiting
from bot.tables.decisions.talk import speakers
from bot.tables.model import events as happened, requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import CloseReason, LogEvent
from bot.tables.model.people import Absence, Computer, Person
from bot.tables.model.requests import Request, SystemActor
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Stage, Table
from bot.workers import Choice, Job, WorkerPool, think

log = get(__name__)


def move(table: Table, who: Person | SystemActor, action: Action, seeds: SeedSource) -> list[LogEvent]:
    """The events of a move in the game. Raises ``Refused`` or ``IllegalAction``."""
    if table.stage is not Stage.PLAYING:
        raise Refused(TableReason.NOT_PLAYING)
    if isinstance(who, SystemActor):
        if who.seat is None or table.seats[who.seat].person is not None or isinstance(action, Forfeit):
            raise Refused(TableReason.NOT_SEATED)
        if is_waiting(table):  # V-11: the last person left while the computer was thinking
            raise Refused(TableReason.NOT_SEATED)
        simply: list[LogEvent] = [happened.MovedSimply(who.seat)] if who.simple else []
        return [*simply, *_game(table, who.seat, action, seeds)]
    if isinstance(action, Forfeit):
        return decide_in_match(table, who, requests.Resign(), "", seeds)
    seat = _own_seat(table, who)
    back: list[LogEvent] = [] if table.seats[seat].absence is None else [happened.SeatReturned(seat)]
    return [*back, *_game(table, seat, action, seeds)]


def _game(table: Table, seat: int, action: Action, seeds: SeedSource) -> list[LogEvent]:
    """The engine's events for an action, and the next deal if one follows."""
    state, events = decide.step(_running(table), seat, action)
    if state.phase is not Phase.DEALING:
        return [*events]
    seats = len(state.active)  # a play-off of two has the whole pack
    name, added = _name_of_packs(table)
    pack = shuffle.deal(state.rules, seeds.seed(table.match), name, state.number, added, seats=seats)
    return [*events, *decide.deal(state, pack)]


def _name_of_packs(table: Table) -> tuple[str, tuple[str, ...]]:
    """What the packs of a table follow from besides its seed: a name, and what people have added."""
    return (table.match, table.nonces) if table.boards is None else (table.boards.name.label, ())


def _running(table: Table) -> State:
    if table.state is None:
        raise Refused(TableReason.NOT_PLAYING)
    return table.state


_TALK: Final = (Signal, Watch, Ask, Order, Look)


def choose(table: Table, seat: int, level: str, seeds: SeedSource, *, silent: bool = False) -> Action:
    """The action of a computer for a seat.

    It sees only what the seat may know, and its chance comes from the match. ``silent``: the computer plays
    for an absent person and tells partners nothing. If the computer fails, any legal action is used, so that
    the game goes on.
    """
    job = _job(table, seat, level, seeds)
    if silent:
        view = job.view
        open_to_it = tuple(action for action in view.legal if not isinstance(action, _TALK))
        job = job._replace(view=replace(view, legal=open_to_it))
    try:
        action: Action | None = think(job)
    except Exception:
        log.exception("a computer failed", table=table.id, seat=seat)
        action = None
    return _legal_action(table, seat, job, action)


async def choose_in_worker(
    table: Table, seat: int, level: str, seeds: SeedSource, worker_pool: WorkerPool
) -> Choice:
    """The choice of a computer, as for ``choose``, computed in a worker process.

    A level that fails is asked once more for a simpler choice.
    """
    job, simple = _job(table, seat, level, seeds), False
    action: Action | None
    # On a board equal plays get equal answers, however busy the processes are.
    on_board = table.board is not None or table.boards is not None
    choose = worker_pool.choose_in_full if on_board else worker_pool.choose
    try:
        action, simple = await choose(job, table.place.guild or table.host.id)
    except Exception:
        log.exception("a computer failed", table=table.id, seat=seat)
        action, simple = await _choose_simply(table, seat, job, worker_pool), True
    legal = _legal_action(table, seat, job, action)
    return Choice(legal, simple or legal != action)


async def _choose_simply(table: Table, seat: int, job: Job, worker_pool: WorkerPool) -> Action | None:
    """The level's simpler choice after it failed; None if that fails too."""
    try:
        return (await worker_pool.choose_simply(job)).action
    except Exception:
        log.exception("a computer failed", table=table.id, seat=seat)
        return None


def _job(table: Table, seat: int, level: str, seeds: SeedSource) -> Job:
    return Job(level, seat_view(_running(table), seat), _rng(table, seat, seeds))


def _legal_action(table: Table, seat: int, job: Job, action: Action | None) -> Action:
    """The computer's action if it is legal, else any legal action."""
    if action is not None:
        if action in job.view.legal and not isinstance(action, Forfeit):
            return action
        log.error("a computer chose what it may not do", table=table.id, seat=seat)
    return think(job._replace(level=computers.RANDOM))


def remark(table: Table, seeds: SeedSource) -> tuple[int, Action] | None:
    """A computer's seat and what it says or shows while a partner is about to play; None for nothing."""
    if table.stage is not Stage.PLAYING or table.state is None:
        return None
    for seat in speakers(table.state):
        player = table.seats[seat].player
        if not isinstance(player, Computer):
            continue
        view = seat_view(table.state, seat)
        try:
            rng = random.Random(_rng(table, seat, seeds))  # noqa: S311 - seeded from the committed seed
            action = computers.create(player.level).remark(view, rng)
        except Exception:
            log.exception("a computer failed", table=table.id, seat=seat)
            continue
        if isinstance(action, _TALK) and action in view.legal:
            return seat, action
    return None


def _rng(table: Table, seat: int, seeds: SeedSource) -> int:
    """The seed of a seat's generator at the present decision. It is the same each time it is computed."""
    seed = seeds.seed(table.match)
    if table.board is not None:
        draws = computer_draws(seed, table.board, seat, table.decision)
    else:
        name, added = _name_of_packs(table)
        draws = shuffle.computer_draws(seed, name, seat, table.decision, added)
    return draws.below(2**32)


def decide_in_match(
    table: Table, who: Person, request: Request, nonce: str, seeds: SeedSource
) -> list[LogEvent]:
    """The events of a request during or after a match. Raises ``Refused``."""
    match request:
        case requests.Join():
            return _return(table, who)
        case requests.Leave():
            return _leave(table, who, seeds)
        case requests.Substitute() | requests.CallSubstitute() | requests.DropCall():
            return _substitute(table, who, request, seeds)
        case requests.Invite(person):
            return _invite(table, who, person)
        case requests.Decline():
            return decline(table, who)
        case requests.VoteRais(seat):
            return _count_votes(table, rais.vote(table, who, seat), seeds)
        case requests.Resign() | requests.RefuseResign() | requests.End() | requests.RefuseEnd():
            return _count_votes(table, votes.cast(table, who, request), seeds)
        case requests.AllowHints() | requests.RefuseHints():
            return _count_votes(table, votes.hints(table, who, request), seeds)
        case requests.Rematch():
            return _rematch(table, who, nonce, seeds)
        case _:
            raise not_in_lobby(table.stage)


def expire(table: Table, seeds: SeedSource) -> list[LogEvent]:
    """The events of the task that is due at a table (R-90)."""
    task = next_deadline(table)
    if task is None:
        return []
    match task.task:
        case Task.END_HOLIDAY:
            over = (
                n for n, s in enumerate(table.seats) if s.holiday is not None and s.holiday.until <= task.at
            )
            return [happened.HolidayEnded(number) for number in over]
        case Task.CLOSE:
            reason = CloseReason.ABANDONED if is_waiting(table) else CloseReason.IDLE
            return [happened.TableClosed(reason)]
        case Task.WARN:
            return [] if table.turn is None else [happened.TurnWarned(table.turn)]
        case Task.COUNT_VOTES:
            return rais.close_election(table, seeds)
        case Task.ANSWER:
            return _answer_for(table, seeds)
        case Task.PLAY_FOR_ABSENT:
            return [] if table.turn is None else _play_for_absent(table, table.turn, seeds)
        case Task.FORFEIT:  # a player who runs out of time loses the match
            return [] if table.turn is None else _game(table, table.turn, Forfeit(), seeds)


def postpone_turn_end(table: Table, seat: int, until: int) -> list[LogEvent]:
    """The event that moves the end of a turn past the quiet hours of its person.

    Only in correspondence, only once a turn, and never to an earlier moment.
    """
    end = turn_end(table)
    if table.turn != seat or table.held_until is not None or end is None or until <= end:
        return []
    return [happened.TurnHeld(seat, until)]


def take_holiday(table: Table, seat: int, until: int | None) -> list[LogEvent]:
    """The events of a holiday: the person of a seat is away until ``until``, or is back (None)."""
    holiday = table.seats[seat].holiday
    if table.stage is not Stage.PLAYING or until == (None if holiday is None else holiday.until):
        return []
    return [happened.HolidayEnded(seat) if until is None else happened.HolidayTaken(seat, until)]


def resume(table: Table, alive: int | None, now: int) -> list[LogEvent]:
    """The event that resumes a table at ``now``: its clocks go on as they stood at ``alive`` (R-90).

    The player to act always gets a moment to do so. If ``alive`` is None, running turns begin anew.
    """
    if next_deadline(table) is None:
        return []
    end = turn_end(table)
    if alive is None:
        return [] if end is None else [happened.Resumed()]
    downtime = now - max(alive, table.changed_at)
    if end is not None:
        downtime = max(downtime, now + LEAST_TURN - end)
    return [happened.Resumed(downtime)] if downtime else []


def _count_votes(table: Table, events: list[LogEvent], seeds: SeedSource) -> list[LogEvent]:
    after_votes = votes.count_votes(
        table, events, lambda after, seat, action: _game(after, seat, action, seeds)
    )
    return rais.count_votes(table, after_votes, seeds) if table.election is not None else after_votes


def _answer_for(table: Table, seeds: SeedSource) -> list[LogEvent]:
    """The events for an unanswered question: the true answer, or "perhaps" for a judgement (R-63).

    Silence is not consent to conceding a deal (fine print 42).
    """
    state = _running(table)
    question, offer = state.talk.due, state.talk.offer
    if offer is not None:
        return _game(table, offer.target, Concede(refuse=True), seeds)
    if question is None:
        return []
    return _game(table, question.target, Answer(conversation.truth(state, question) or Reply.PERHAPS), seeds)


def _play_for_absent(table: Table, seat: int, seeds: SeedSource) -> list[LogEvent]:
    """The events for a turn that ran out, by the table's option ``timeout`` (rules.md §3)."""
    misses = table.seats[seat].missed
    match table.rules.timeout:
        case Timeout.FORFEIT:
            return _game(table, seat, Forfeit(), seeds)
        case Timeout.WAIT_VOTE:
            return _count_votes(table, [happened.TurnMissed(seat)], seeds)
        case Timeout.COMPUTER_TAKES_SEAT:
            sits_in = True
        case Timeout.AUTOPLAY_TWICE:
            sits_in = misses >= MISSES
        case Timeout.AUTOPLAY:
            sits_in = False
    if sits_in:
        return _count_votes(table, [happened.SeatLeft(seat, Absence.AWAY, _stand_in(table, seat))], seeds)
    action = choose(table, seat, computers.LOWEST, seeds, silent=True)
    return [happened.TurnMissed(seat), *_game(table, seat, action, seeds)]


def _stand_in(table: Table, seat: int) -> Computer:
    """The computer that plays for a person. It stays the same if they were away before they left."""
    substitute = table.seats[seat].substitute
    if substitute is not None:
        return substitute
    players = [seat.owner for seat in table.seats] + [s.substitute for s in table.seats if s.substitute]
    return Computer(free_name(players), computers.LOWEST)


def _own_seat(table: Table, who: Person) -> int:
    """The seat of a person who has not left; a person who is away still has it. Raises ``Refused``."""
    seat = table.seat_of(who.id)
    if seat is None or table.seats[seat].left:
        raise Refused(TableReason.NOT_SEATED)
    return seat


def _return(table: Table, who: Person) -> list[LogEvent]:
    """The events with which a person takes their seat back from a computer, or returns to a waiting table."""
    seat = table.seat_of(who.id)
    if seat is None:
        raise not_in_lobby(table.stage)
    if table.seats[seat].absence is Absence.WITHDRAWN:
        raise Refused(TableReason.WITHDRAWN)
    if table.seats[seat].absence is None and not is_waiting(table):
        raise Refused(TableReason.ALREADY_SEATED)
    return [happened.SeatReturned(seat)]


def _leave(table: Table, who: Person, seeds: SeedSource) -> list[LogEvent]:
    seat = _own_seat(table, who)
    departure = happened.SeatLeft(seat, Absence.LEFT, _stand_in(table, seat))
    if any(person.id != who.id for person in table.present):
        return _count_votes(table, _with_new_host(table, departure), seeds)
    if table.stage is Stage.PLAYING and not table.counts:
        return _count_votes(table, [departure], seeds)  # V-11: the table waits for any of them
    if table.stage is Stage.PLAYING and any(
        other.absence is Absence.AWAY for number, other in enumerate(table.seats) if number != seat
    ):
        return [departure]  # one of them may come back; the computers play on meanwhile
    forfeit = votes.walkover(table, lambda now, loser, action: _game(now, loser, action, seeds))
    return [*forfeit, departure] if forfeit else [departure, happened.TableClosed(CloseReason.ABANDONED)]


def withdraw(table: Table, seat: int, seeds: SeedSource) -> list[LogEvent]:
    """The events when the person of a seat has left the event: a computer plays on, whoever else is there."""
    one = table.seats[seat] if table.stage is Stage.PLAYING else None
    if one is None or not isinstance(one.owner, Person) or one.absence is Absence.WITHDRAWN:
        return []
    departure = happened.SeatLeft(seat, Absence.WITHDRAWN, _stand_in(table, seat))
    return _count_votes(table, _with_new_host(table, departure), seeds)


def _with_new_host(table: Table, departure: happened.SeatLeft) -> list[LogEvent]:
    """A departure, and another host if the host departs and somebody else is there."""
    rest = [person for person in table.present if person.id != table.host.id]
    if table.seat_of(table.host.id) != departure.seat or not rest:
        return [departure]
    return [departure, happened.HostChanged(rest[0])]


def _substitute(
    table: Table,
    who: Person,
    action: requests.Substitute | requests.CallSubstitute | requests.DropCall,
    seeds: SeedSource,
) -> list[LogEvent]:
    """The events of looking for a substitute or taking a seat over.

    A person with a seat here can only take their own back.
    """
    if table.stage is not Stage.PLAYING:
        raise Refused(TableReason.NOT_PLAYING)
    stranger = table.seat_of(who.id) is None
    if table.place.private and (stranger or isinstance(action, requests.CallSubstitute)):
        raise Refused(TableReason.ALONE_HERE)
    match action:
        case requests.CallSubstitute(seat):
            return substitutes.call(table, who, seat)
        case requests.DropCall(seat):
            return substitutes.drop(table, who, seat)
        case requests.Substitute(seat):
            if table.seat_of(who.id) is not None:
                return _return(table, who)
            return _count_votes(table, substitutes.take(table, who, seat), seeds)


def _invite(table: Table, who: Person, person: Person) -> list[LogEvent]:
    """The events of inviting a friend as a substitute while a seat is free."""
    votes.present_seat(table, who)
    if table.stage is not Stage.PLAYING:
        raise not_in_lobby(table.stage)
    if not substitutes.free_seats(table):
        raise Refused(TableReason.NO_FREE_SEAT)
    return invite(table, who, person)


def _rematch(table: Table, who: Person, nonce: str, seeds: SeedSource) -> list[LogEvent]:
    if table.stage is not Stage.FINISHED:
        raise Refused(TableReason.NOT_FINISHED)
    _own_seat(table, who)
    match = match_id(table.id, table.commitments + 1)
    return [happened.Reopened(who, nonce, match, seeds.commit(match))]
