"""Finished matches, read from the log of their table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from bot.rules.events import Event, MatchEnded, TrickTaken
from bot.rules.rules import Rules
from bot.rules.shuffle import BoardName
from bot.store.rows import Entry
from bot.tables.decisions.predictions import scored
from bot.tables.model.events import LogEvent, SeatGiven, SeatsTaken
from bot.tables.model.fold import evolve
from bot.tables.model.people import Boards, Person, Place, Player
from bot.tables.model.prediction import ScoredPrediction
from bot.tables.model.table import Table


@dataclass(frozen=True, slots=True)
class Sitting:
    """One person's or computer's time on a seat.

    It lasts from the start of the match, or from taking the seat over, to leaving it or to the end.
    ``points`` are the card points of the tricks that the seat took in that time (R-43). ``stayed`` is true
    if they played the seat themselves when the match ended, and false if a computer sat in for them.
    """

    seat: int
    player: Player
    from_start: bool
    stayed: bool
    points: int


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that was played to its end. Times are Unix milliseconds.

    ``sittings`` begin with those of the holders at the end, by seat. Those of players who gave a seat up
    follow, in the order in which they were replaced. ``starters`` held the seats at the beginning.
    ``events`` are the engine's. ``board`` is the board that was played; None for packs of its own.
    ``boards`` are those of a table of an event, ``sealed`` whether others still play them (D-12).
    ``predictions`` are those of onlookers that count (G-1).
    """

    match: str
    table: str
    place: Place
    rules: Rules
    commitment: str
    nonces: tuple[str, ...]
    starters: tuple[Player, ...]
    sittings: tuple[Sitting, ...]
    counts: bool
    began: int
    ended: int
    result: MatchEnded
    events: tuple[Event, ...]
    board: BoardName | None = None
    boards: Boards | None = None
    sealed: bool = False
    predictions: tuple[ScoredPrediction, ...] = ()

    @property
    def people(self) -> frozenset[int]:
        """The ids of all people who played in the match, from the start or later."""
        return frozenset(one.player.id for one in self.sittings if isinstance(one.player, Person))


@dataclass
class _Running:
    """The state of a running match. ``points`` are those of each seat since its present owner sat down."""

    starters: tuple[Player, ...] = ()
    points: list[int] = field(default_factory=list)
    given_up: list[Sitting] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def from_start(self, seat: int) -> bool:
        """Whether the owner of a seat has held it since the start."""
        return all(sitting.seat != seat for sitting in self.given_up)


def finished_matches(table_id: str, log: Iterable[tuple[Entry, LogEvent]]) -> Iterator[FinishedMatch]:
    """The finished matches of a table, the earliest first. Matches that were broken off are left out."""
    table: Table | None = None
    ended: FinishedMatch | None = None
    """The match of a table with boards, which has no other one."""
    match = _Running()
    for entry, event in log:
        if isinstance(event, SeatsTaken):
            match = _Running(event.players, [0] * len(event.players))
        elif isinstance(event, SeatGiven) and table is not None:
            seat = event.seat
            owner, points = table.seats[seat].owner, match.points[seat]
            match.given_up.append(Sitting(seat, owner, match.from_start(seat), stayed=False, points=points))
            match.points[seat] = 0
        elif isinstance(event, TrickTaken):
            match.points[event.seat] += event.points
        if isinstance(event, Event):
            match.events.append(event)
        table = evolve(table_id, table, entry.seq, entry.at, event)
        if isinstance(event, MatchEnded) and table.boards is None:
            yield _finished_match(table, match, event)
        elif isinstance(event, MatchEnded):
            ended = _finished_match(table, match, event)
    if ended is not None and table is not None:
        yield replace(ended, sealed=table.sealed)


def _each_once(sittings: Iterable[Sitting]) -> tuple[Sitting, ...]:
    """The sittings with one for each owner of a seat.

    A person who gave a seat up and later took it back counts as having held it throughout.
    """
    by_owner: dict[tuple[int, object], Sitting] = {}
    for one in sittings:
        key = (one.seat, one.player.id if isinstance(one.player, Person) else one.player)
        earlier = by_owner.get(key)
        by_owner[key] = (
            one
            if earlier is None
            else replace(
                earlier, from_start=earlier.from_start or one.from_start, points=earlier.points + one.points
            )
        )
    return tuple(by_owner.values())


def _finished_match(table: Table, match: _Running, result: MatchEnded) -> FinishedMatch:
    holders = [
        Sitting(number, seat.owner, match.from_start(number), seat.absence is None, match.points[number])
        for number, seat in enumerate(table.seats)
    ]
    return FinishedMatch(
        match=table.match,
        table=table.id,
        place=table.place,
        rules=table.rules,
        commitment=table.commitment,
        nonces=table.nonces,
        starters=match.starters,
        sittings=_each_once([*holders, *match.given_up]),
        counts=table.counts,
        began=table.began,
        ended=table.changed_at,
        result=result,
        events=tuple(match.events),
        board=table.board,
        boards=table.boards,
        predictions=scored(table),
    )
