"""The whole truth of a match, and the bookkeeping that carries it from event to event.

``evolve`` never refuses, never chooses, never computes who won: the event already says so. Named tuples,
because a simulation makes a million states a minute.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from bot.rules.cards import Card, Suit
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
from bot.rules.variant import Rules


class Phase(Enum):
    """What the match waits for."""

    DEALING = auto()
    """The pack of the next deal."""
    PLAY = auto()
    """A card from the seat whose turn it is."""
    OVER = auto()
    """Nothing any more."""


class Played(NamedTuple):
    """A card on the table and the seat it came from."""

    seat: int
    card: Card


class Trick(NamedTuple):
    """A completed trick, its cards in the order of play."""

    cards: tuple[Played, ...]
    taker: int
    points: int


class Turnup(NamedTuple):
    """The face-up card: where a deal's trump comes from."""

    card: Card
    lies: bool
    """Whether it still lies under the stock; else ``holder`` drew it."""
    holder: int | None = None


class State(NamedTuple):
    """A match at one moment. Per-side tuples follow ``rules.sides``, per-seat tuples the seats."""

    rules: Rules
    phase: Phase
    dealer: int
    number: int
    """The current deal, counted from 0; between deals the next one."""
    score: tuple[int, ...]
    carried: int = 0
    hands: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()
    """Top first; the turn-up is the last."""
    turnup: Turnup | None = None
    trump: Suit | None = None
    leader: int = 0
    turn: int | None = None
    trick: tuple[Played, ...] = ()
    tricks: tuple[Trick, ...] = ()
    piles: tuple[int, ...] = ()
    """Card points per seat (R-43: piles are kept per seat)."""
    forfeited: int | None = None
    result: MatchEnded | None = None


def evolve(state: State | None, event: Event) -> State:  # noqa: C901 - one case for each event
    """The state after an event. Only ``MatchStarted`` may come first."""
    if isinstance(event, MatchStarted):
        rules = event.rules
        return State(rules, Phase.DEALING, event.dealer, number=0, score=(0,) * len(rules.sides))
    if state is None:
        message = "a log begins with MatchStarted"
        raise ValueError(message)
    match event:
        case CardPlayed(seat, card, turn):
            hand = tuple(held for held in state.hands[seat] if held is not card)
            return state._replace(
                hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
                trick=(*state.trick, Played(seat, card)),
                turn=turn,
            )
        case TrickTaken(seat, points):
            piles = state.piles
            return state._replace(
                tricks=(*state.tricks, Trick(state.trick, seat, points)),
                trick=(),
                piles=(*piles[:seat], piles[seat] + points, *piles[seat + 1 :]),
                leader=seat,
                turn=seat,
            )
        case CardsDrawn():
            return _drawn(state, event)
        case DealStarted():
            return _dealt(state, event)
        case DealEnded(_, score, _, carried, dealer):
            return state._replace(
                phase=Phase.DEALING,
                number=state.number + 1,
                score=tuple(map(int.__add__, state.score, score)),
                carried=carried,
                dealer=dealer,
                turn=None,
            )
        case MatchEnded():
            return state._replace(phase=Phase.OVER, turn=None, result=event)
        case Forfeited(seat):
            return state._replace(forfeited=seat, turn=None)
        case StockExhausted():
            return state


def _dealt(state: State, event: DealStarted) -> State:
    return state._replace(
        phase=Phase.PLAY,
        dealer=event.dealer,
        number=event.number,
        hands=event.hands,
        stock=event.stock,
        turnup=Turnup(event.turnup, lies=True),
        trump=event.trump,
        leader=event.leader,
        turn=event.leader,
        trick=(),
        tricks=(),
        piles=(0,) * state.rules.players,
    )


def _drawn(state: State, event: CardsDrawn) -> State:
    hands = list(state.hands)
    turnup = state.turnup
    for seat, card in event.cards:
        hands[seat] = (*hands[seat], card)
        if card is event.turnup:
            turnup = Turnup(card, lies=False, holder=seat)
    return state._replace(hands=tuple(hands), stock=state.stock[len(event.cards) :], turnup=turnup)
