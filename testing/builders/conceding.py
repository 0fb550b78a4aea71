"""Deals that one side loses early, and how they are conceded (fine print 42)."""

from __future__ import annotations

from bot.rules import decide, policies
from bot.rules.actions import Concede, Play
from bot.rules.cards import Card
from bot.rules.events import Event
from bot.rules.state import Phase, State, TrickCard


def one_sided_card(state: State) -> Card:
    """The card of the seat whose turn it is: the first side plays to win tricks, the second to lose them."""
    seat, rules = state.turn or 0, state.rules
    wins = rules.side_of(seat) == 0
    cards = [action.card for action in decide.legal(state, seat) if isinstance(action, Play)]

    def rank(card: Card) -> tuple[bool, bool, int]:
        taker = policies.taker((*state.trick, TrickCard(seat, card)), state.trump, rules.order).seat
        ours = bool(state.trick) and rules.side_of(taker) == rules.side_of(seat)
        value = rules.order.value[card]
        return ours is not wins, card.suit is state.trump, value if wins else -value

    return min(cards, key=rank)


def may_concede(state: State) -> bool:
    """Whether the seat whose turn it is may concede the deal."""
    return state.turn is not None and decide.refusal(state, state.turn, Concede()) is None


def play_until_lost(state: State, cards: int = 1) -> tuple[State, list[Event]]:
    """Play on until the deal is lost for the seat whose turn it is, with so many cards in its hand.

    Otherwise to the end of the deal.
    """
    events: list[Event] = []
    number = state.number
    while state.phase is Phase.PLAY and state.number == number:
        assert state.turn is not None
        if may_concede(state) and len(state.hands[state.turn]) >= cards:
            break
        state, new_events = decide.step(state, state.turn, Play(one_sided_card(state)))
        events += new_events
    return state, events


def concede_deal(state: State) -> tuple[State, list[Event]]:
    """The side of the seat whose turn it is concedes the deal, all of it."""
    events: list[Event] = []
    number = state.number
    while state.number == number and state.phase is Phase.PLAY:
        assert state.next_seat is not None
        state, new_events = decide.step(state, state.next_seat, Concede())
        events += new_events
    return state, events
