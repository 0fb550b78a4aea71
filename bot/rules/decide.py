"""The decisions of the rules: what a seat may do, and everything that follows from it.

Legality has one author, the ``refusal`` of a phase: *may I*, *what may I* and *why not* all derive from it.
A phase (``bot.rules.phases``) offers ``choices``, ``refusal`` and ``result`` for its types of action.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Protocol

from bot.rules import actions, events as happened, policies, scoring
from bot.rules.actions import Action, Deal
from bot.rules.cards import RANKS, new_pack
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import DealStarted, Drawn, EndReason, Event, MatchEnded, MatchStarted, TrickTaken
from bot.rules.games import Trump
from bot.rules.options import EarlyStop, Talk
from bot.rules.phases import (
    auction,
    call,
    claim,
    concede,
    conquista,
    conversation,
    denounce,
    exchange,
    forfeit,
    play,
    signals,
)
from bot.rules.rules import Rules
from bot.rules.state import Phase, State, evolve


class _Phase(Protocol):
    """The functions of each module of ``bot.rules.phases``. Any stands for the module's own action types."""

    def choices(self, state: State, seat: int, /) -> Iterable[Action]: ...
    def refusal(self, state: State, seat: int, action: Any, /) -> IllegalAction | None: ...  # noqa: ANN401
    def result(self, state: State, seat: int, action: Any, /) -> Event: ...  # noqa: ANN401


_PHASES: Final[dict[type[Action], _Phase]] = {
    actions.Play: play,
    actions.Bid: auction,
    actions.Pass: auction,
    actions.Call: call,
    actions.NameSuit: call,
    actions.Concede: concede,
    actions.Forfeit: forfeit,
}
_MOVES: Final[dict[type[Action], tuple[str, _Phase]]] = {
    actions.Exchange: ("exchange", exchange),
    actions.Conquista: ("conquista", conquista),
    actions.Claim: ("claim", claim),
    actions.Denounce: ("denounce", denounce),
    actions.Signal: ("signal", signals),
    actions.Watch: ("signal", signals),
    actions.Ask: ("conversation", conversation),
    actions.Answer: ("conversation", conversation),
    actions.Order: ("conversation", conversation),
    actions.Look: ("conversation", conversation),
}
"""The moves that only some games have (``Rules.moves``)."""
_PHASES_AT: Final[dict[Phase, tuple[_Phase, ...]]] = {
    Phase.DEALING: (),
    Phase.AUCTION: (auction, forfeit),
    Phase.CALL: (call, forfeit),
    Phase.PLAY: (play, concede, forfeit),
    Phase.NAMING: (call, forfeit),
    Phase.OVER: (),
}
_BY_NAME: Final = dict(_MOVES.values())


def start(
    rules: Rules, dealer: int, rais: tuple[int, ...] = (), *, board: bool = False, deals: int = 1
) -> tuple[Event, ...]:
    """The first events of a match; ``dealer`` deals first (R-23: the caller has drawn the dealer).

    ``rais``: the captain of each side if there are captains, by default its first seat (fine print 35).
    ``board``: whether other tables play the same packs (fine print 41), ``deals`` of them. Raises
    ``ValueError`` for a captain who is not a seat of that side.
    """
    if rules.talk is not Talk.RAIS:
        return (MatchStarted(rules, dealer, board=board, deals=deals),)
    captains = rais or tuple(side[0] for side in rules.sides)
    if len(captains) != len(rules.sides) or not all(map(tuple.__contains__, rules.sides, captains)):
        raise ValueError(captains)
    return (MatchStarted(rules, dealer, captains, board, deals),)


def refusal(state: State, seat: int, action: Action) -> IllegalAction | None:
    """Why a seat may not take an action now; None if it may."""
    if not 0 <= seat < state.rules.players:
        return IllegalAction(Reason.NO_SUCH_SEAT)
    if state.phase is Phase.OVER:
        return IllegalAction(Reason.MATCH_OVER)
    if seat not in state.active:
        return IllegalAction(Reason.SEAT_OUT)
    if state.talk.due is not None and not isinstance(action, actions.Answer):
        return IllegalAction(Reason.ANSWER_DUE, asked=state.talk.due.target)  # fine print 33
    if state.talk.offer is not None and not isinstance(action, actions.Concede):
        return IllegalAction(Reason.CONCESSION_DUE, asked=state.talk.offer.target)  # fine print 42
    phase = _PHASES.get(type(action))
    if phase is None:
        name, phase = _MOVES[type(action)]
        if name not in state.rules.moves:
            return IllegalAction(Reason.NOT_IN_THIS_GAME)
    return phase.refusal(state, seat, action)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """All legal actions of a seat now, giving up included."""
    phases = _PHASES_AT[state.phase]
    if state.rules.moves:
        phases = (*phases, *(_BY_NAME[name] for name in state.rules.moves))
    return tuple(
        choice
        for phase in phases
        for choice in phase.choices(state, seat)
        if refusal(state, seat, choice) is None
    )


def step(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """The state after an action, and the events in between. Raises ``IllegalAction``."""
    problem = refusal(state, seat, action)
    if problem is not None:
        raise problem
    phase = _PHASES.get(type(action)) or _MOVES[type(action)][1]
    return _follow(state, phase.result(state, seat, action))


def decide(state: State, seat: int, action: Action) -> list[Event]:
    """The events that an action causes, up to the next choice.

    ``state`` is the match before the action, and ``seat`` the seat that acts. Raises ``IllegalAction``,
    whose reason and facts say why.
    """
    return step(state, seat, action)[1]


def deal(state: State, action: Deal) -> list[Event]:
    """The events that deal the pack of the next deal.

    Raises ``IllegalAction`` at the wrong time or for a wrong pack.
    """
    if state.phase is not Phase.DEALING:
        raise IllegalAction(Reason.MATCH_OVER if state.phase is Phase.OVER else Reason.DEAL_RUNNING)
    rules, deck = state.rules, action.deck
    cards, packs = set(deck), rules.packs_for(len(state.active))
    if not any(len(deck) == len(pack) and cards == set(pack) for pack in packs):
        raise IllegalAction(Reason.WRONG_DECK)
    if not policies.turnup_stands(rules, deck, len(state.active)):
        raise IllegalAction(Reason.WRONG_DECK)
    first = policies.next_active(state.active, rules.players, state.dealer)
    hands, stock, turnup = policies.lay_out(rules, policies.ring(state.active, rules.players, first), deck)
    return [
        DealStarted(
            number=state.number,
            dealer=state.dealer,
            leader=first,
            deck=deck,
            hands=hands,
            stock=stock,
            turnup=turnup,
            trump=None if turnup is None else turnup.suit,
            removed=tuple(card for card in new_pack(RANKS[rules.pack]) if card not in cards),
            turned=action.turned,
        )
    ]


def _follow(state: State, event: Event) -> tuple[State, list[Event]]:
    """Apply an event and all its consequences."""
    events = [event]
    state = evolve(state, event)
    while (following := consequence(state, events[-1])) is not None:
        events.append(following)
        state = evolve(state, following)
    return state, events


def consequence(state: State, event: Event) -> Event | None:
    """The consequence of an event that has just been applied; None if a choice comes next."""
    match event:
        case happened.CardPlayed():
            if state.trump is None and state.rules.game.trump is Trump.FIRST_LED:
                return happened.TrumpMade(event.card.suit)
            return _trick_over(state) if state.turn is None else None
        case TrickTaken():
            return _after_trick(state)
        case happened.CardsDrawn():
            return None if state.stock else happened.StockExhausted()
        case happened.DealEnded():
            return _after_deal(state)
        case happened.BidMade() | happened.Passed():
            return _auction_over(state) if state.turn is None else None
        case happened.SuitNamed():
            return _trick_over(state)
        case happened.Claimed() | happened.Conceded() | happened.ConquistaShown():
            return _end_of_deal(state)
        case happened.Forfeited() | happened.Denounced():
            return _broken_off(state)
        case _:
            return None


def _trick_over(state: State) -> Event:
    if state.auction is not None and state.auction.blind and state.auction.declarer is not None:
        return happened.SuitAsked(state.auction.declarer)
    order = state.rules.order
    return TrickTaken(
        policies.taker(state.trick, state.trump, order).seat, policies.worth(state.trick, order)
    )


def _after_trick(state: State) -> Event | None:
    if state.rules.early_stop is EarlyStop.WHEN_DECIDED:
        points = policies.by_side(state.rules, state.piles)
        if max(points) > scoring.HALF:
            return _end_of_deal(state)
    if state.stock:
        return _drawing(state)
    return None if any(state.hands) else _end_of_deal(state)


def _drawing(state: State) -> happened.CardsDrawn:
    seats = policies.ring(state.active, state.rules.players, state.leader)
    draws = tuple(Drawn(*pair) for pair in policies.drawing(state.rules, seats, state.stock))
    last = draws[-1].card
    return happened.CardsDrawn(
        draws, last if state.turnup is not None and last is state.turnup.card else None
    )


def _auction_over(state: State) -> Event:
    bidders = [seat for seat, bid in state.auction.bids if bid is not None] if state.auction else []
    if bidders:
        return happened.AuctionWon(bidders[-1])
    nothing = (0,) * len(state.rules.sides)  # fine print 25: thrown in
    right = policies.next_active(state.active, state.rules.players, state.dealer)
    return happened.DealEnded(nothing, nothing, None, 0, right, counts=False)


def _end_of_deal(state: State) -> happened.DealEnded:
    points = scoring.final_points(state)
    return happened.DealEnded(
        points,
        *scoring.outcome(state, points),
        signals=state.talk.signals,
        declared=scoring.declaration(state),
    )


def _broken_off(state: State) -> happened.DealEnded:
    """The end of a deal that was given up: it scores nothing.

    Its points are those of completed tricks (fine print 21).
    """
    points = policies.by_side(state.rules, state.piles)
    dealer = scoring.next_dealer(state, None)
    return happened.DealEnded(points, (0,) * len(points), None, 0, dealer, signals=state.talk.signals)


def _after_deal(state: State) -> Event | None:
    rules = state.rules
    match state.ended:
        case happened.Forfeited(seat):
            # A player who is out does not win when another one gives up.
            still_in = sorted({rules.side_of(other) for other in state.active})
            winners = tuple(side for side in still_in if side != rules.side_of(seat))
            return MatchEnded(winners, state.score, EndReason.FORFEIT)
        case happened.Denounced(seat, target, right):
            side = rules.side_of(seat if right else target)
            return MatchEnded((side,), state.score, EndReason.DENOUNCE)
        case _:
            pass
    if state.board:  # fine print 41: so many deals, however they end
        if state.number < state.deals:
            return None
        return MatchEnded(scoring.ahead(state), state.score, EndReason.BOARD)
    best = scoring.match_winner(state)
    if best is not None:
        return MatchEnded((best,), state.score, EndReason(rules.match.value))
    out = scoring.dropped_out(state)
    if out is None:
        return None
    active = tuple(seat for seat in state.active if seat != out)
    dealer = state.dealer if state.dealer in active else policies.next_active(active, rules.players, out)
    return happened.SeatOut(out, dealer)
