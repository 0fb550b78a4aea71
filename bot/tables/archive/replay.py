"""A finished match once more, moment by moment, out of its record: nothing of it is secret any longer.

rules.md §10: after the deal an onlooker may see the hands, and everybody learns of the signals. So a replay
is made of records, which only finished matches have, and of nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.record.fairness import Kind
from bot.record.read import Head, SeatInfo
from bot.record.verify import played_again
from bot.rules.cards import Card
from bot.rules.events import (
    AuctionWon,
    DealStarted,
    Event,
    MatchStarted,
    Signalled,
    StockExhausted,
    Watched,
)
from bot.rules.policies import by_side
from bot.rules.rules import Rules
from bot.rules.state import State, evolve
from bot.rules.view import SeatView, Sighting, SignalSeen, seat_view, sighting
from bot.tables.model.events import Access, Seating, Tricks
from bot.tables.model.people import Computer, Person, Place, Player, Seat
from bot.tables.model.table import Stage, Table
from bot.tables.view import TableView, table_view

_UNTOLD = (MatchStarted, AuctionWon, StockExhausted, Watched)
"""What nobody sees happen, or what shows in the moment before or after."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened, and how the table lay after it.

    ``hands`` are those of all seats; ``points`` are per side, those of the tricks so far, hidden ones too.
    """

    what: Sighting
    view: SeatView
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished match: its table as everybody saw it in the end, and each deal's moments in order."""

    table: TableView
    deals: tuple[tuple[Moment, ...], ...]


class NoDeal(Exception):
    """A record of which no deal was finished: there is nothing to show."""


def replay(document: object) -> Replay:
    """Play a record again. Raises ``Flawed`` when it is wrong, ``NoDeal`` when no deal was finished."""
    events: list[Event] = []
    head, _ = played_again(document, events.append)
    state: State | None = None
    deals: list[list[Moment]] = []
    for event in events:
        state = evolve(state, event)
        if isinstance(event, DealStarted):
            deals.append([])
        what = _seen(event, head.rules)
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
        opened=0,
        changed=0,
        seats=tuple(Seat(_player(head, seat)) for seat in range(head.rules.players)),
        state=state,
    )
    return Replay(table_view(table, None), tuple(map(tuple, deals)))


def _seen(event: Event, rules: Rules) -> Sighting | None:
    """What is shown of an event, now that all of it may be."""
    if isinstance(event, Signalled):
        return SignalSeen(event.seat, event.card)
    return None if isinstance(event, _UNTOLD) else sighting(event, None, rules)


def _moment(what: Sighting, state: State) -> Moment:
    return Moment(what, seat_view(state, None), state.hands, by_side(state.rules, state.piles))


def _player(head: Head, seat: int) -> Player:
    info: SeatInfo = head.seats[seat]
    return Person(seat + 1, info.name) if info.kind is Kind.HUMAN else Computer(info.name, info.level or "")
