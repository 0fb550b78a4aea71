"""The only place that decides: what a seat may do, and everything that follows from it.

Legality has one author, the ``refusal`` of a phase: *may I*, *what may I* and *why not* derive from it.
A phase (``bot.rules.phases``) offers ``choices``, ``refusal`` and ``result`` for its type of action.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol

from bot.rules import policies
from bot.rules.actions import Action, Deal, Forfeit, Play
from bot.rules.cards import FORTY
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import (
    CardPlayed,
    CardsDrawn,
    DealEnded,
    DealStarted,
    Drawn,
    EndReason,
    Event,
    Forfeited,
    MatchEnded,
    MatchStarted,
    StockExhausted,
    TrickTaken,
)
from bot.rules.phases import forfeit, play
from bot.rules.state import Phase, State, evolve
from bot.rules.variant import Rules


class _Phase(Protocol):
    """What each module of ``bot.rules.phases`` offers. Its own action type stands for Any."""

    def choices(self, state: State, seat: int, /) -> Iterable[Action]: ...
    def refusal(self, state: State, seat: int, action: Any, /) -> IllegalAction | None: ...  # noqa: ANN401
    def result(self, state: State, seat: int, action: Any, /) -> Event: ...  # noqa: ANN401


_PHASES: Final[dict[type[Action], _Phase]] = {Play: play, Forfeit: forfeit}


def start(rules: Rules, dealer: int) -> tuple[Event, ...]:
    """Begin a match; ``dealer`` deals first (R-23: drawn by whoever calls)."""
    return (MatchStarted(rules, dealer),)


def refusal(state: State, seat: int, action: Action) -> IllegalAction | None:
    """Why a seat may not do this now, None if it may."""
    if not 0 <= seat < state.rules.players:
        return IllegalAction(Reason.NO_SUCH_SEAT)
    if state.phase is Phase.OVER:
        return IllegalAction(Reason.MATCH_OVER)
    return _PHASES[type(action)].refusal(state, seat, action)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """Everything that a seat may do now, giving up included."""
    return tuple(
        choice
        for phase in _PHASES.values()
        for choice in phase.choices(state, seat)
        if refusal(state, seat, choice) is None
    )


def step(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """What an action does: the state after it and the events in between. Raises ``IllegalAction``."""
    problem = refusal(state, seat, action)
    if problem is not None:
        raise problem
    return _follow(state, _PHASES[type(action)].result(state, seat, action))


def decide(state: State, seat: int, action: Action) -> list[Event]:
    """The events that an action causes, up to the next choice. Raises ``IllegalAction``."""
    return step(state, seat, action)[1]


def deal(state: State, action: Deal) -> list[Event]:
    """Lay out the pack of the next deal. Raises ``IllegalAction`` out of time or for a wrong pack."""
    if state.phase is not Phase.DEALING:
        raise IllegalAction(Reason.MATCH_OVER if state.phase is Phase.OVER else Reason.DEAL_RUNNING)
    rules, deck = state.rules, action.deck
    if not any(len(deck) == len(pack) and set(deck) == set(pack) for pack in rules.packs):
        raise IllegalAction(Reason.WRONG_DECK)
    if not policies.turnup_stands(rules, deck):
        raise IllegalAction(Reason.WRONG_DECK)
    hands, stock, turnup = policies.lay_out(rules, state.dealer, deck)
    return [
        DealStarted(
            number=state.number,
            dealer=state.dealer,
            leader=policies.next_seat(rules, state.dealer),
            deck=deck,
            hands=hands,
            stock=stock,
            turnup=turnup,
            trump=turnup.suit,
            removed=tuple(card for card in FORTY if card not in deck),
        )
    ]


def _follow(state: State, event: Event) -> tuple[State, list[Event]]:
    """Book an event and whatever happens by itself after it."""
    events = [event]
    state = evolve(state, event)
    while (consequence := _consequence(state, events[-1])) is not None:
        events.append(consequence)
        state = evolve(state, consequence)
    return state, events


def _consequence(state: State, event: Event) -> Event | None:
    """What follows by itself from an event that has just been booked; None at the next choice."""
    match event:
        case CardPlayed():
            if state.turn is None:
                taker = policies.taker(state.trick, state.trump).seat
                return TrickTaken(taker, policies.worth(state.trick))
        case TrickTaken():
            if state.stock:
                return _drawing(state)
            if not any(state.hands):
                return _deal_ended(state)
        case CardsDrawn():
            if not state.stock:
                return StockExhausted()
        case Forfeited():
            return _broken_off(state)
        case DealEnded():
            return _match_ended(state)
        case _:
            return None
    return None


def _drawing(state: State) -> CardsDrawn:
    drawn = tuple(Drawn(*pair) for pair in policies.drawing(state.rules, state.leader, state.stock))
    last = drawn[-1].card
    return CardsDrawn(drawn, last if state.turnup is not None and last is state.turnup.card else None)


def _deal_ended(state: State) -> DealEnded:
    rules = state.rules
    points = policies.by_side(rules, state.piles)
    winner = policies.deal_winner(rules, points, state.tricks[-1].taker)
    score, carried, dealer = policies.outcome(rules, state.dealer, state.carried, winner)
    return DealEnded(points, score, winner, carried, dealer)


def _broken_off(state: State) -> DealEnded:
    """Fine print 21: a deal that is given up scores nothing; its points are those of the completed tricks."""
    points = policies.by_side(state.rules, state.piles)
    return DealEnded(points, (0,) * len(points), None, 0, state.dealer)


def _match_ended(state: State) -> MatchEnded | None:
    rules = state.rules
    if state.forfeited is not None:
        loser = rules.side_of(state.forfeited)
        winners = tuple(side for side in range(len(rules.sides)) if side != loser)
        return MatchEnded(winners, state.score, EndReason.FORFEIT)
    side = policies.match_winner(rules, state.score)
    return None if side is None else MatchEnded((side,), state.score, EndReason.FIRST_TO)
