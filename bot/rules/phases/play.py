"""Playing a card in turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.rules import policies
from bot.rules.actions import PLAYS, Play
from bot.rules.cards import Card, Rank
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import CardPlayed
from bot.rules.options import Follow, Orders
from bot.rules.phases.conversation import obeying
from bot.rules.state import Phase, State, follows_not

_BLOCKED = {
    Phase.DEALING: Reason.NO_DEAL,
    Phase.AUCTION: Reason.BID_FIRST,
    Phase.CALL: Reason.CALL_FIRST,
    Phase.NAMING: Reason.NAME_SUIT_FIRST,
}


def choices(state: State, seat: int) -> Iterable[Play]:
    """The cards of the hand. ``refusal`` says which of them are legal."""
    if state.phase is not Phase.PLAY or seat != state.turn:
        return ()
    return [PLAYS[card] for card in state.hands[seat]]


def refusal(state: State, seat: int, action: Play) -> IllegalAction | None:
    """Why the seat may not play the card; None if it may.

    Any card of the hand, unless it must follow (R-40).
    """
    if state.phase is not Phase.PLAY:
        return IllegalAction(_BLOCKED[state.phase])
    if seat != state.turn:
        return IllegalAction(Reason.NOT_YOUR_TURN, turn=-1 if state.turn is None else state.turn)
    hand = state.hands[seat]
    if action.card not in hand:
        return IllegalAction(Reason.NOT_IN_HAND, card=action.card)
    if state.rules.follow_suit is not Follow.FREE and state.trick:
        problem = _must_follow(state, hand, action.card)
        if problem is not None:
            return problem
    return _disobedience(state, seat, action.card) if state.talk.orders else None


def _disobedience(state: State, seat: int, card: Card) -> IllegalAction | None:
    """Why a binding order forbids the card; None if it does not.

    Of the cards that are otherwise legal, only those that carry out the order remain (fine print 36).
    """
    if state.rules.orders is not Orders.BINDING:
        return None
    hand = state.hands[seat]
    open_cards = [
        candidate for candidate in hand if not state.trick or _must_follow(state, hand, candidate) is None
    ]
    return None if card in obeying(state, seat, open_cards) else IllegalAction(Reason.ORDERED_OTHERWISE)


def _must_follow(state: State, hand: Sequence[Card], card: Card) -> IllegalAction | None:
    """Why the duty to follow suit forbids the card; None if it does not (fine print 22).

    If reneging is an option, the table accepts it, and an opponent may denounce it.
    """
    rules, led = state.rules, state.trick[0].card.suit
    if (
        rules.follow_suit is Follow.FREE
        or rules.renege
        or state.trick[0].covered  # nobody can follow a suit that is covered
        or (rules.follow_suit is Follow.LAST3 and state.stock)
    ):
        return None
    if follows_not(tuple(hand), state.trick, card):
        return IllegalAction(Reason.FOLLOW_SUIT, suit=led)
    if rules.follow_suit is not Follow.LAST3 or card.suit is not led:
        return None
    strength = rules.order.strength
    best = max(strength[play.card] for play in state.trick if play.card.suit is led)
    can_head = any(candidate.suit is led and strength[candidate] > best for candidate in hand)
    return IllegalAction(Reason.HEAD_TRICK, suit=led) if can_head and strength[card] < best else None


def result(state: State, seat: int, action: Play) -> CardPlayed:
    """The event of a legal play."""
    rules, place = state.rules, len(state.trick) + 1
    turn: int | None = None
    if place < state.in_trick * rules.game.plays:
        if state.in_trick == rules.players:
            turn = (seat + 1) % rules.players
        else:
            seats = policies.ring(state.active, rules.players, state.leader)[: state.in_trick]
            turn = seats[place % len(seats)]
    # rules.md §6.8: a two lies face down while the suit is unnamed.
    covered = state.auction is not None and state.auction.blind and action.card.rank is Rank.TWO
    return CardPlayed(seat, action.card, turn, covered)
