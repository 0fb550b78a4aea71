"""What a seat may know: ``SeatView`` of the moment, ``Sighting`` of an event. Nothing else leaves the engine.

Built by allow-list from nothing: a ``SeatView`` has no field that could hold another seat's hand, a sighting
of a deal has no field for the deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from bot.rules.actions import Action
from bot.rules.cards import Card, Suit
from bot.rules.decide import legal
from bot.rules.events import (
    CardPlayed,
    CardsDrawn,
    DealEnded,
    DealStarted,
    Event,
    Forfeited,
    MatchEnded,
    MatchStarted,
    StockExhausted,
    TrickTaken,
)
from bot.rules.policies import by_side
from bot.rules.state import Phase, Played, State, Trick, Turnup
from bot.rules.variant import PointsShown, Rules

__all__ = [
    "DealSeen",
    "DrawSeen",
    "Phase",
    "Played",
    "SeatView",
    "Sighting",
    "Trick",
    "Turnup",
    "seat_view",
    "sighting",
]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A match as one seat knows it; ``seat`` is None for an onlooker.

    ``hands`` counts the cards of every seat. ``tricks`` is all that lay face up: what a person is shown
    *again* of it, ``rules.trick_review`` says. ``points`` are per side, None where ``rules.points_shown``
    hides them until the deal is over. ``known`` are cards in hands that everybody saw come there: the drawn
    turn-up.
    ``legal`` is everything the seat may do now.
    """

    rules: Rules
    seat: int | None
    phase: Phase
    number: int
    dealer: int
    leader: int
    turn: int | None
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    known: tuple[tuple[int, Card], ...]
    turnup: Card | None
    trump: Suit | None
    stock: int
    trick: tuple[Played, ...]
    tricks: tuple[Trick, ...]
    points: tuple[int | None, ...]
    score: tuple[int, ...]
    carried: int
    legal: tuple[Action, ...]
    result: MatchEnded | None

    @property
    def side(self) -> int | None:
        """The side of the seat, None for an onlooker."""
        return None if self.seat is None else self.rules.side_of(self.seat)


@dataclass(frozen=True, slots=True)
class DealSeen:
    """``DealStarted`` as a seat saw it: its own hand, the number of everybody's cards, the turn-up."""

    number: int
    dealer: int
    leader: int
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    stock: int
    turnup: Card
    trump: Suit
    removed: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrawSeen:
    """``CardsDrawn`` as a seat saw it: who drew, in order, and which card where the seat may know it."""

    cards: tuple[tuple[int, Card | None], ...]


Sighting: TypeAlias = (
    MatchStarted
    | DealSeen
    | CardPlayed
    | TrickTaken
    | DrawSeen
    | StockExhausted
    | Forfeited
    | DealEnded
    | MatchEnded
)


def seat_view(state: State, seat: int | None) -> SeatView:
    """What a seat, or an onlooker (None), may know of a match."""
    turnup = state.turnup
    dealt = state.phase is Phase.PLAY
    return SeatView(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        number=state.number,
        dealer=state.dealer,
        leader=state.leader,
        turn=state.turn,
        hand=state.hands[seat] if seat is not None and state.hands else (),
        hands=tuple(len(hand) for hand in state.hands),
        known=_known(state),
        turnup=turnup.card if turnup is not None and turnup.lies else None,
        trump=state.trump,
        stock=len(state.stock),
        trick=state.trick,
        tricks=state.tricks,
        points=_points(state, seat)
        if dealt
        else by_side(state.rules, state.piles or (0,) * state.rules.players),
        score=state.score,
        carried=state.carried,
        legal=() if seat is None else legal(state, seat),
        result=state.result,
    )


def _known(state: State) -> tuple[tuple[int, Card], ...]:
    """The turn-up lay open and was drawn in the open (R-51), so everybody knows who holds it."""
    turnup = state.turnup
    if turnup is None or turnup.holder is None or turnup.card not in state.hands[turnup.holder]:
        return ()
    return ((turnup.holder, turnup.card),)


def _points(state: State, seat: int | None) -> tuple[int | None, ...]:
    rules = state.rules
    points = by_side(rules, state.piles)
    match rules.points_shown:
        case PointsShown.BOTH:
            return points
        case PointsShown.OWN:
            own = None if seat is None else rules.side_of(seat)
            return tuple(count if side == own else None for side, count in enumerate(points))
        case PointsShown.HIDDEN:
            return (None,) * len(points)
        case _:
            assert_never(rules.points_shown)


def sighting(event: Event, seat: int | None) -> Sighting:
    """What a seat, or an onlooker (None), saw of an event."""
    match event:
        case DealStarted():
            return DealSeen(
                number=event.number,
                dealer=event.dealer,
                leader=event.leader,
                hand=() if seat is None else event.hands[seat],
                hands=tuple(len(hand) for hand in event.hands),
                stock=len(event.stock),
                turnup=event.turnup,
                trump=event.trump,
                removed=event.removed,
            )
        case CardsDrawn(drawn, turnup):
            # the turn-up lay open and is drawn in the open.
            return DrawSeen(
                tuple((who, card if who == seat or card is turnup else None) for who, card in drawn)
            )
        case (
            MatchStarted()
            | CardPlayed()
            | TrickTaken()
            | StockExhausted()
            | Forfeited()
            | DealEnded()
            | MatchEnded()
        ):
            return event
        case _:
            assert_never(event)
