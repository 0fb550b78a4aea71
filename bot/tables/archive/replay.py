"""The replay of a finished match, moment by moment, from its record.

After the deal an onlooker may see the hands, and everybody learns of the signals (rules.md §10). A replay is
therefore made only from records, which exist only for finished matches.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.record.fairness import Kind
from bot.record.read import Head, SeatInfo
from bot.record.verify import play_again
from bot.rules.cards import Card
from bot.rules.events import AuctionWon, DealStarted, Event, MatchStarted, Signalled, StockExhausted
from bot.rules.policies import by_side
from bot.rules.rules import Rules
from bot.rules.state import State, evolve
from bot.rules.view import SeatView, Sighting, SignalSeen, seat_view, sighting
from bot.tables.model.events import Access, Seating, Tricks
from bot.tables.model.people import Computer, Person, Place, Player, Seat
from bot.tables.model.table import Stage, Table
from bot.tables.view import TableView, table_view

_SKIPPED_EVENTS = (MatchStarted, AuctionWon, StockExhausted)
"""The events that the moment before or after shows."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One event and the table after it.

    ``hands`` are those of all seats. ``points`` are those of each side for the tricks so far, hidden ones
    included.
    """

    what: Sighting
    view: SeatView
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished match: its table as everybody saw it at the end, and the moments of each deal in order."""

    table: TableView
    deals: tuple[tuple[Moment, ...], ...]


class NoDeal(Exception):
    """The record contains no finished deal, so there is nothing to show."""


def replay(document: object) -> Replay:
    """The replay of a record. Raises ``InvalidRecord`` if it is wrong, ``NoDeal`` if no deal was finished."""
    events: list[Event] = []
    head, _ = play_again(document, events.append)
    state: State | None = None
    deals: list[list[Moment]] = []
    for event in events:
        state = evolve(state, event)
        if isinstance(event, DealStarted):
            deals.append([])
        what = _sighting_of(event, head.rules)
        if what is not None and deals:
            deals[-1].append(_moment(what, state))
    if state is None or not deals:
        raise NoDeal
    table = Table(
        id=head.id,
        place=Place(0, 0),
        seq=0,
        stage=Stage.FINISHED,
        host=Person(0, ""),
        rules=head.rules,
        access=Access.INVITED,
        seating=Seating.JOIN_ORDER,
        rated=False,
        tricks=Tricks.LIVE,
        match=head.id,
        commitment="",
        commitments=0,
        opened_at=0,
        changed_at=0,
        idle_since=0,
        seats=tuple(Seat(_player(head, seat)) for seat in range(head.rules.players)),
        state=state,
    )
    return Replay(table_view(table, None), tuple(map(tuple, deals)))


def _sighting_of(event: Event, rules: Rules) -> Sighting | None:
    """What the replay shows of an event, with nothing hidden; None if it shows nothing."""
    if isinstance(event, Signalled):
        return SignalSeen(event.seat, event.card)
    return None if isinstance(event, _SKIPPED_EVENTS) else sighting(event, rules)


def _moment(what: Sighting, state: State) -> Moment:
    return Moment(what, seat_view(state, None), state.hands, by_side(state.rules, state.piles))


def _player(head: Head, seat: int) -> Player:
    info: SeatInfo = head.seats[seat]
    return Person(seat + 1, info.name) if info.kind is Kind.HUMAN else Computer(info.name, info.level or "")
