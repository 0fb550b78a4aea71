"""``fold``: makes a table from its log, event by event, without judging any event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.rules.events import Asked, ConcessionOffered, DealEnded, Event, MatchEnded, MatchStarted, TrickTaken
from bot.rules.shuffle import BoardName
from bot.rules.state import evolve as evolve_game
from bot.tables.model import events as happened
from bot.tables.model.ballot import Ballot
from bot.tables.model.events import Access, LobbyEvent, LogEvent, PlayingEvent, Seating
from bot.tables.model.people import Absence, Call, Computer, Holiday, Member, Person, Player, Seat
from bot.tables.model.prediction import Prediction
from bot.tables.model.table import Stage, Table


def fold(
    table: str, entries: Iterable[tuple[int, int, LogEvent]], start: Table | None = None
) -> Table | None:
    """The table after some (seq, at, event) entries, starting from nothing or from ``start``.

    None if there are no entries and no ``start``.
    """
    current = start
    for seq, at, event in entries:
        current = evolve(table, current, seq, at, event)
    return current


def evolve(table: str, before: Table | None, seq: int, at: int, event: LogEvent) -> Table:
    """The table after one more event."""
    if isinstance(event, happened.TableOpened):
        members: tuple[Member, ...] = (Member(event.host, event.nonce),)
        return _opened(table, seq, at, event, members)._replace(access=event.access, seating=event.seating)
    if isinstance(event, happened.EventTableOpened):
        members = tuple(Member(*one) for one in zip(event.players, event.nonces, strict=True))
        return _opened(table, seq, at, event, members)._replace(
            event=event.event, boards=event.boards, sealed=event.boards is not None
        )
    if before is None:
        message = "the log of a table begins with TableOpened"
        raise ValueError(message)
    now = before._replace(seq=seq, changed_at=at, idle_since=_idle_since(before, at, event))
    if isinstance(event, happened.Predicted):
        return _predicted(now, event)
    if isinstance(event, Event):
        return _game(now, at, event)
    if isinstance(event, LobbyEvent):
        return _lobby(now, event)
    return _playing(now, at, event)


def _opened(
    table: str,
    seq: int,
    at: int,
    event: happened.TableOpened | happened.EventTableOpened,
    members: tuple[Member, ...],
) -> Table:
    """A table that has just been opened, for those who are invited."""
    return Table(
        id=table,
        place=event.place,
        seq=seq,
        stage=Stage.LOBBY,
        host=event.host,
        rules=event.rules,
        access=Access.INVITED,
        seating=Seating.JOIN_ORDER,
        rated=event.rated,
        tricks=event.tricks,
        match=event.match,
        commitment=event.commitment,
        commitments=1,
        opened_at=at,
        changed_at=at,
        idle_since=at,
        members=members,
    )


def _idle_since(before: Table, at: int, event: LogEvent) -> int:
    if isinstance(event, happened.Resumed) and event.gone is not None:
        return before.idle_since + event.gone
    return at


def _predicted(table: Table, event: happened.Predicted) -> Table:
    others = tuple(one for one in table.predictions if one.person.id != event.person.id)
    return table._replace(predictions=(*others, Prediction(event.person, event.side, event.chance)))


def _game(table: Table, at: int, event: Event) -> Table:
    """The table after an event of the game.

    The engine keeps its own state; the table counts the decisions.
    """
    if isinstance(event, MatchStarted):
        return table._replace(state=evolve_game(None, event), election=None, question=0)
    thinking, state = table.turn, table.state
    if state is not None and state.talk.answerer is not None:
        # The turn clock stood still while a partner was asked; the time before belongs to the asking seat.
        table, thinking = table._replace(since=table.since + at - table.question_since), state.turn
    closed = table.predictions_closed or isinstance(event, TrickTaken | DealEnded)
    after = table._replace(state=evolve_game(table.state, event), predictions_closed=closed)
    if isinstance(event, Asked | ConcessionOffered):
        return after._replace(question=table.question + 1, question_since=at)
    if event.settles:
        seats = after.seats
        if table.turn is not None and not table.expired:
            seats = _with_seat(seats, table.turn, replace(seats[table.turn], missed=0))
            after = _end_calls_in_absence(after, table.turn)
        after = after._replace(
            seats=seats,
            used_time=_used_time(table, thinking, at),
            decision=after.decision + 1,
            since=at,
            warned=False,
            held_until=None,
            expired=False,
        )
    if isinstance(event, MatchEnded):
        return after._replace(
            stage=Stage.FINISHED,
            resigning=frozenset(),
            ending=frozenset(),
            hinting=frozenset(),
            calls=(),
        )
    return after


def _lobby(table: Table, event: LobbyEvent) -> Table:  # noqa: C901, PLR0912 - one line for each kind of event
    members = table.members
    match event:
        case happened.BoardSet(series, number, anchor):
            return table._replace(board=BoardName(series, number, anchor))
        case happened.Joined(person, nonce):
            invited = tuple(guest for guest in table.invited if guest.id != person.id)
            after_arrival = table._replace(members=(*members, Member(person, nonce)), invited=invited)
            return _with_arrival(after_arrival, person)
        case happened.NonceGiven(person, nonce):
            return table._replace(members=tuple(_nonce(m, person, nonce) for m in members))
        case happened.LeftLobby(person, removed):
            after_departure = table._replace(members=tuple(m for m in members if not _is(m, person)))
            # A person removed by the host may come back only when invited, so they may be invited.
            return (
                after_departure if removed else after_departure._replace(gone=after_departure.gone | {person})
            )
        case happened.ComputerJoined(computer):
            return table._replace(members=(*members, Member(computer)))
        case happened.ComputerRemoved(name):
            return table._replace(members=tuple(m for m in members if m.player.name != name or _person(m)))
        case happened.Recommitted(match, commitment):
            bare_members = tuple(Member(m.player) for m in members)
            return table._replace(
                members=bare_members, match=match, commitment=commitment, commitments=table.commitments + 1
            )
        case happened.HostChanged(person):
            return table._replace(host=person)
        case happened.Invited(person):
            return table._replace(invited=(*table.invited, person))
        case happened.InvitationDeclined(person):
            invited = tuple(guest for guest in table.invited if guest.id != person)
            return table._replace(invited=invited, gone=table.gone | {person})
        case happened.Arranged(order):
            return table._replace(members=tuple(members[index] for index in order))
        case happened.Changed():
            return table._replace(
                rules=event.rules,
                access=event.access,
                seating=event.seating,
                rated=event.rated,
                tricks=event.tricks,
            )
        case happened.GestureSet(sign, text):
            others = tuple(own for own in table.gestures if own[0] != sign)
            return table._replace(gestures=(*others, (sign, text)) if text else others)


def _playing(table: Table, at: int, event: PlayingEvent) -> Table:  # noqa: C901, PLR0912 - as above
    seats = table.seats
    match event:
        case happened.Unsealed():
            return table._replace(sealed=False)
        case happened.SeatsTaken(players, nonces, rated):
            return table._replace(
                stage=Stage.PLAYING,
                seats=tuple(Seat(player) for player in players),
                nonces=nonces,
                counts=rated,
                began=at,
                since=at,
                used_time=(0,) * len(players),
                warned=False,
                held_until=None,
                invited=(),
                state=None,
                calls=(),
                call_count=0,
                former=frozenset(),
                hinting=frozenset(),
                hints=False,
            )
        case happened.ElectionOpened(dealer, ratings):
            return table._replace(election=Ballot(dealer, ratings), since=at)
        case happened.RaisVoted(seat, target):
            ballot = table.election
            return table._replace(election=None if ballot is None else ballot.with_vote(seat, target))
        case happened.TurnWarned():
            return table._replace(warned=True)
        case happened.TurnMissed(seat):
            late_seat = replace(seats[seat], missed=seats[seat].missed + 1)
            return table._replace(seats=_with_seat(seats, seat, late_seat), expired=True)
        case happened.MovedSimply():
            return table
        case happened.TurnHeld(_, until):
            return table._replace(held_until=until)
        case happened.HolidayTaken(seat, until):
            before = seats[seat].holiday
            holiday = Holiday(at if before is None else before.begins, until)
            return table._replace(seats=_with_seat(seats, seat, replace(seats[seat], holiday=holiday)))
        case happened.HolidayEnded(seat):
            return _end_holiday(table, at, seat)
        case happened.SeatLeft(seat, absence, computer):
            empty = replace(seats[seat], substitute=computer, absence=absence, missed=0)
            after, owner = _without_votes(_with_player(table, at, seat, empty), seat), seats[seat].owner
            if absence is Absence.AWAY or not isinstance(owner, Person):
                return after
            return after._replace(gone=after.gone | {owner.id})
        case happened.SeatReturned(seat):
            return _with_arrival(
                _end_calls_in_absence(_with_player(table, at, seat, Seat(seats[seat].owner)), seat),
                seats[seat].owner,
            )
        case happened.SeatGiven(seat, person):
            return _give_seat(table, at, seat, person)
        case happened.SubstituteCalled(seat, by):
            number = table.call_count + 1
            return table._replace(calls=(*table.calls, Call(seat, by, number)), call_count=number)
        case happened.CallDropped(seat):
            return table._replace(calls=_calls_without(table, seat))
        case happened.HintsAgreed(person):
            return table._replace(hinting=table.hinting | {person})
        case happened.HintsRefused():
            return table._replace(hinting=frozenset())
        case happened.HintsAllowed():
            return table._replace(hinting=frozenset(), hints=True, counts=False)
        case happened.ResignAgreed(person):
            return table._replace(resigning=table.resigning | {person})
        case happened.ResignRefused(person):
            return table._replace(resigning=table.resigning - table.side_of_person(person))
        case happened.EndAgreed(person):
            return table._replace(ending=table.ending | {person})
        case happened.EndRefused():
            return table._replace(ending=frozenset())
        case happened.Reopened():
            return _reopen(table, event)
        case happened.Resumed(gone):
            if gone is None:
                return table._replace(since=at, question_since=at, warned=False, held_until=None)
            seats = tuple(_seat_after_downtime(one, at, gone) for one in seats)
            return table._replace(
                since=table.since + gone,
                question_since=table.question_since + gone,
                held_until=None,
                seats=seats,
            )
        case happened.TableClosed(reason, withdrawn):
            return table._replace(stage=Stage.CLOSED, close_reason=reason, withdrawn=withdrawn)


def _end_holiday(table: Table, at: int, number: int) -> Table:
    """The table after a holiday: its days did not count against the turn of its person."""
    seat = table.seats[number]
    rest = 0 if seat.holiday is None or table.turn != number else seat.holiday.overlap(table.since, at)
    seats = _with_seat(table.seats, number, replace(seat, holiday=None))
    return table._replace(seats=seats, since=table.since + rest)


def _seat_after_downtime(seat: Seat, at: int, downtime: int) -> Seat:
    """A seat after a downtime. A holiday that ended meanwhile ends now, so that none of it is lost."""
    if seat.holiday is None:
        return seat
    begins, until = seat.holiday
    return replace(seat, holiday=Holiday(begins + downtime, max(until, at)))


def _reopen(table: Table, event: happened.Reopened) -> Table:
    computers = tuple(Member(seat.owner) for seat in table.seats if isinstance(seat.owner, Computer))
    others = tuple(
        seat.owner
        for seat in table.seats
        if isinstance(seat.owner, Person) and seat.owner.id != event.host.id and not seat.left
    )
    return table._replace(
        stage=Stage.LOBBY,
        host=event.host,
        match=event.match,
        commitment=event.commitment,
        commitments=table.commitments + 1,
        members=(Member(event.host, event.nonce), *computers),
        invited=others,
        ending=frozenset(),
    )


def _without_votes(table: Table, seat: int) -> Table:
    owner = table.seats[seat].owner
    leaver = {owner.id} if isinstance(owner, Person) else set()
    return table._replace(
        resigning=table.resigning - leaver,
        ending=table.ending - leaver,
        hinting=table.hinting - leaver,
    )


def _give_seat(table: Table, at: int, seat: int, person: Person) -> Table:
    owner = table.seats[seat].owner
    former = {(owner.id, seat)} if isinstance(owner, Person) else set()
    return _with_arrival(_with_player(_without_votes(table, seat), at, seat, Seat(person)), person)._replace(
        invited=tuple(guest for guest in table.invited if guest.id != person.id),
        calls=_calls_without(table, seat),
        former=table.former | former,
    )


def _with_arrival(table: Table, player: Player) -> Table:
    """The table with a person present, who may be asked to come back to it later."""
    return table._replace(gone=table.gone - {player.id}) if isinstance(player, Person) else table


def _end_calls_in_absence(table: Table, seat: int) -> Table:
    """The table after a person acted for their seat: calls made in their absence end, their own stays."""
    if not table.calls:
        return table
    owner = table.seats[seat].owner
    own = owner.id if isinstance(owner, Person) else None
    return table._replace(calls=tuple(call for call in table.calls if call.seat != seat or call.by == own))


def _calls_without(table: Table, seat: int) -> tuple[Call, ...]:
    return tuple(call for call in table.calls if call.seat != seat)


def _used_time(table: Table, turn: int | None, at: int) -> tuple[int, ...]:
    """The milliseconds that each seat has used so far, including the running turn (R-85)."""
    used = table.used_time
    if turn is None or table.seats[turn].person is None:
        return used
    holiday = table.seats[turn].holiday
    rest = 0 if holiday is None else holiday.overlap(table.since, at)
    return (*used[:turn], used[turn] + max(0, at - table.since - rest), *used[turn + 1 :])


def _with_player(table: Table, at: int, number: int, seat: Seat) -> Table:
    """The table with another player in a seat.

    The turn clock begins anew only if it is that seat's turn (R-90). The match clock does not: the time used
    before stays used (R-85).
    """
    after = table._replace(seats=_with_seat(table.seats, number, seat))
    if table.turn != number:
        return after
    return after._replace(since=at, used_time=_used_time(table, number, at), warned=False, held_until=None)


def _with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])


def _nonce(member: Member, person: int, nonce: str) -> Member:
    return replace(member, nonce=nonce, shuffled=True) if _is(member, person) else member


def _is(member: Member, person: int) -> bool:
    return isinstance(member.player, Person) and member.player.id == person


def _person(member: Member) -> bool:
    return isinstance(member.player, Person)
