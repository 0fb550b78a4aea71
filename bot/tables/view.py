"""``TableView``: the part of a table that may leave ``bot.tables``, field by field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from cachetools import LRUCache

from bot.rules import shuffle
from bot.rules.events import Event
from bot.rules.rules import Rules
from bot.rules.shuffle import BoardName
from bot.rules.view import SeatView, Sighting, seat_view, sighting
from bot.store.rows import Entry
from bot.tables.decisions import predictions, votes
from bot.tables.decisions.deadlines import has_question, match_clocks, turn_end, waits_until
from bot.tables.decisions.presence import absent_seats
from bot.tables.decisions.substitutes import free_seats
from bot.tables.model.ballot import Ballot
from bot.tables.model.errors import TableReason
from bot.tables.model.events import (
    Access,
    CloseReason,
    LogEvent,
    Predicted,
    Seating,
    TableEvent,
    Tricks,
    Unsealed,
)
from bot.tables.model.fold import evolve
from bot.tables.model.people import Absence, Boards, Call, EventTable, Member, Person, Place, Seat
from bot.tables.model.prediction import Prediction, ScoredPrediction
from bot.tables.model.table import Stage, Table

CACHE_SIZE: Final = 500
"""The number of views kept, the latest ones. A view takes about ten kilobytes."""


class SealedDeal(NamedTuple):
    """All that others may know of a running deal at a sealed table (D-12).

    ``number`` is that of the deal from 0, ``turn`` the seat that is to act, ``tricks`` how many are complete.
    """

    number: int
    turn: int | None
    tricks: int


class Predictions(NamedTuple):
    """What a person may know of the predictions at a table of an event (G-1).

    ``refusal`` is why they may make none, None if they may. ``own`` is their own prediction. ``shares`` are
    the numbers of people who chose each side, None while that is hidden: from all while they may still
    choose, from players and in public until the first deal is over (GA-1). ``scored`` is what came of them
    at the end of the match, empty if nothing.
    """

    refusal: TableReason | None
    own: Prediction | None
    shares: tuple[int, ...] | None
    scored: tuple[ScoredPrediction, ...]

    @property
    def open(self) -> bool:
        """Whether onlookers may make one."""
        return self.refusal is not TableReason.PREDICTIONS_CLOSED


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one person sees it, or an onlooker.

    ``seat`` is the person's seat, None for an onlooker. ``view`` is the match so far, None before the first
    one. In a lobby that was reopened, ``seats``, ``seat`` and ``view`` still belong to the last match, while
    ``match``, ``commitment`` and ``members`` belong to the next one. ``people`` are the ids of everybody
    with a seat, a place in the lobby or an invitation.

    All times are Unix milliseconds on the people's clock.

    - ``decision``: the number that a button for the current choice must carry.
    - ``question``: the number that a button with an answer must carry.
    - ``deadline``: when the time of the player to act runs out; None without a clock.
    - ``warned``: whether two thirds of that time are gone.
    - ``held``: whether the deadline was put off for quiet hours.
    - ``has_question``: whether a question is open.
    - ``waits_until``: when the table closes because nobody is there (V-11); None while somebody is.
    - ``holidays``: pairs of a seat and the end of its holiday.
    - ``resigning``, ``ending``, ``hinting``: the ids of the people who agreed so far to resign, to end the
      table, to allow hints.
    - ``resigns_alone``, ``ends_alone``: whether the person may give the running match up, or end its table,
      at once, because nobody else has to agree.
    - ``hints``: whether all have agreed to hints.
    - ``free``: the seats that somebody may take over.
    - ``absent``: the seats whose people do not act.
    - ``calls``: the seats for which a substitute is looked for.
    - ``clocks``: the milliseconds that each seat has left for the match, None without such a clock (R-85).
      For the player to act it is the value at the beginning of the turn.
    - ``election``: the vote for the captains while it lasts.
    - ``gestures``: the host's own gestures, as pairs of sign and text.
    - ``seed``: the seed as hex, revealed when the match is over. That of a board stays secret.
    - ``board``: the board that the table plays; None for packs of its own.
    - ``boards``: the boards that the table plays with other tables of its event, else None.
    - ``sealed``: what others may know of the running deal while the boards are sealed; they have no ``view``.
    - ``event``: the event that the table belongs to; None if people opened it.
    - ``predictions``: what the person may know of predictions; None at a table that people opened.
    """

    id: str
    place: Place
    seq: int
    stage: Stage
    host: Person
    rules: Rules
    access: Access
    seating: Seating
    rated: bool
    tricks: Tricks
    match: str
    commitment: str
    board: BoardName | None
    event: EventTable | None
    boards: Boards | None
    sealed: SealedDeal | None
    members: tuple[Member, ...]
    invited: tuple[Person, ...]
    seats: tuple[Seat, ...]
    people: frozenset[int]
    nonces: tuple[str, ...]
    counts: bool
    decision: int
    deadline: int | None
    warned: bool
    held: bool
    has_question: bool
    waits_until: int | None
    holidays: tuple[tuple[int, int], ...]
    resigning: frozenset[int]
    resigns_alone: bool
    ending: frozenset[int]
    ends_alone: bool
    hinting: frozenset[int]
    hints: bool
    free: tuple[int, ...]
    absent: tuple[int, ...]
    calls: tuple[Call, ...]
    clocks: tuple[int | None, ...]
    election: Ballot | None
    gestures: tuple[tuple[str, str], ...]
    question: int
    close_reason: CloseReason | None
    withdrawn: tuple[int, ...]
    seed: str | None
    seat: int | None
    view: SeatView | None
    predictions: Predictions | None = None

    @property
    def turn(self) -> int | None:
        """The seat whose choice the match waits for; None if it waits for nobody."""
        if self.stage is not Stage.PLAYING:
            return None
        if self.view is None:
            return None if self.sealed is None else self.sealed.turn
        return self.view.next_seat

    @property
    def over(self) -> bool:
        """Whether the match, or the table, is over."""
        return self.stage in {Stage.FINISHED, Stage.CLOSED}

    def keeps_seat(self, absence: Absence) -> bool:
        """Whether an absent person keeps the seat. At a table of a tournament nobody else takes it (E-4)."""
        return absence is Absence.AWAY or self.event is not None

    @property
    def digest(self) -> str:
        """The 32 letters that stand for the commitment and the nonces added so far (fine print 37)."""
        if self.stage is Stage.LOBBY:
            nonces = [one.nonce for one in self.members if isinstance(one.player, Person)]
        else:
            nonces = [
                nonce for seat, nonce in enumerate(self.nonces) if nonce != shuffle.computer_nonce(seat)
            ]
        return shuffle.digest(self.commitment, [nonce for nonce in nonces if nonce is not None])

    def is_seated(self, person: int) -> bool:
        """Whether the person whose view this is sits at the table; see ``Table.is_seated``."""
        return self.member(person) is not None if self.stage is Stage.LOBBY else self.seat is not None

    def member(self, person: int) -> Member | None:
        """A person's place in the lobby; None if they have none."""
        return next((m for m in self.members if isinstance(m.player, Person) and m.player.id == person), None)


@dataclass(frozen=True, slots=True)
class SeenEntry:
    """One entry of a table's log as one person saw it. ``at`` is in Unix milliseconds."""

    seq: int
    at: int
    what: TableEvent | Sighting


def table_view(table: Table, person: int | None, seed: bytes | None = None, ahead: int = 0) -> TableView:
    """The view of a table for a person, or for an onlooker (None).

    ``seed`` is the seed of the match; the view shows it only when the match is over. ``ahead`` is how many
    milliseconds the people's clock is ahead of the table's.
    """
    ends, closes = turn_end(table), waits_until(table)
    seat = None if person is None else table.seat_of(person)
    # A match that was broken off because its table closed is over, too.
    over = table.stage in {Stage.FINISHED, Stage.CLOSED} and not table.sealed
    hidden = table.state is None or (table.sealed and seat is None)
    return TableView(
        id=table.id,
        place=table.place,
        seq=table.seq,
        stage=table.stage,
        host=table.host,
        rules=table.rules,
        access=table.access,
        seating=table.seating,
        rated=table.rated,
        tricks=table.tricks,
        match=table.match,
        commitment=table.commitment,
        board=table.board,
        event=table.event,
        boards=table.boards,
        sealed=_sealed(table),
        members=table.members,
        invited=table.invited,
        seats=table.seats,
        people=table.people,
        nonces=table.nonces,
        counts=table.counts,
        decision=table.decision,
        deadline=None if ends is None else ends + ahead,
        warned=table.warned,
        held=table.held_until is not None,
        has_question=has_question(table),
        waits_until=None if closes is None else closes + ahead,
        holidays=tuple(
            (number, chair.holiday.until + ahead)
            for number, chair in enumerate(table.seats)
            if chair.holiday is not None
        ),
        resigning=table.resigning,
        resigns_alone=person is not None and votes.resigns_alone(table, person),
        ending=table.ending,
        ends_alone=person is not None and votes.ends_alone(table, person),
        hinting=table.hinting,
        hints=table.hints,
        free=free_seats(table),
        absent=absent_seats(table),
        calls=table.calls,
        clocks=match_clocks(table),
        election=table.election,
        gestures=table.gestures,
        question=table.question,
        close_reason=table.close_reason,
        withdrawn=table.withdrawn,
        seed=seed.hex() if over and seed is not None and table.board is None else None,
        seat=seat,
        view=None if table.state is None or hidden else seat_view(table.state, seat),
        predictions=None if table.event is None else _predictions(table, person),
    )


def _predictions(table: Table, person: int | None) -> Predictions:
    onlooking = person is not None and not table.is_seated(person)
    deal_over = table.stage in {Stage.FINISHED, Stage.CLOSED} or (
        table.state is not None and table.state.number > 0
    )
    counts = [0] * len(table.rules.sides)
    for one in table.predictions:
        counts[one.side] += 1
    own = next((one for one in table.predictions if one.person.id == person), None)
    shown = deal_over or (onlooking and table.predictions_closed)
    return Predictions(
        refusal=predictions.refusal(table, person),
        own=own,
        shares=tuple(counts) if shown else None,
        scored=() if table.sealed else predictions.scored(table),
    )


def _sealed(table: Table) -> SealedDeal | None:
    state = table.state
    if not table.sealed:
        return None
    if state is None:
        return SealedDeal(0, None, 0)
    return SealedDeal(state.number, seat_view(state, None).next_seat, len(state.tricks))


def is_shown(entry: SeenEntry, table: Table) -> bool:
    """Whether onlookers may know of an entry yet: at a sealed table of no card."""
    return not table.sealed or not isinstance(entry.what, Sighting)


def visible_entries_since(
    table: Table, log: Iterable[tuple[Entry, LogEvent]], after: int, ahead: int
) -> list[SeenEntry]:
    """What onlookers may know of a table since entry ``after``, from its whole log.

    ``ahead``: the milliseconds by which the people's clock is ahead of the log's. With the end of a seal they
    see for the first time what was played until then (D-12).
    """
    seen = [entry for entry in _seen_entries(table.id, log, ahead) if is_shown(entry, table)]
    opened = next((entry.seq for entry in seen if isinstance(entry.what, Unsealed)), 0)
    return [
        entry for entry in seen if entry.seq > after or (after < opened and isinstance(entry.what, Sighting))
    ]


class _CachedView(NamedTuple):
    table: Table
    seed: bytes | None
    ahead: int
    view: TableView


class Views:
    """Makes views of tables, and returns the same view again if nothing has changed for the person.

    The modules that show a table look at it several times after each change.
    """

    def __init__(self) -> None:
        self._cache: LRUCache[tuple[str, int | None], _CachedView] = LRUCache(CACHE_SIZE)

    def of(self, table: Table, person: int | None, seed: bytes | None, ahead: int) -> TableView:
        """See ``table_view``."""
        cached = self._cache.get((table.id, person))
        if cached is None or cached.table is not table or (cached.seed, cached.ahead) != (seed, ahead):
            cached = _CachedView(table, seed, ahead, table_view(table, person, seed, ahead))
            self._cache[table.id, person] = cached
        return cached.view

    def forget(self) -> None:
        """Forget all views, because a table's log was rewritten to forget a person."""
        self._cache.clear()


def see(seq: int, at: int, event: LogEvent, rules: Rules) -> SeenEntry | None:
    """An entry of the log as onlookers saw it; None if they saw nothing."""
    if isinstance(event, Predicted):
        return None  # GA-1
    what = sighting(event, rules) if isinstance(event, Event) else event
    return None if what is None else SeenEntry(seq, at, what)


def _seen_entries(table_id: str, log: Iterable[tuple[Entry, LogEvent]], ahead: int) -> Iterator[SeenEntry]:
    table: Table | None = None
    for entry, event in log:
        table = evolve(table_id, table, entry.seq, entry.at, event)
        rules = table.rules if table.state is None else table.state.rules
        one = see(entry.seq, entry.at + ahead, event, rules)
        if one is not None:
            yield one
