"""A plain enumeration of the end of a deal: a second author of best play, beside the solver."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from bot.puzzle.position import Position
from bot.rules.cards import Card
from bot.rules.options import Follow

_Hands: TypeAlias = tuple[frozenset[Card], ...]


def enumerated(position: Position) -> dict[Card, int]:
    """The final points of the solver's side after each card that it may play, if all play their best."""
    rules, trump, seats = position.kind.rules, position.trump, len(position.hands)
    strength, value = rules.order.strength, rules.order.value
    follows = rules.follow_suit is Follow.MUST_FOLLOW

    def taking(trick: tuple[Card, ...]) -> int:
        best = 0
        for place, card in enumerate(trick):
            top = trick[best]
            if (card.suit is top.suit and strength[card] > strength[top]) or (
                card.suit is trump and top.suit is not trump
            ):
                best = place
        return best

    def may(hand: frozenset[Card], trick: tuple[Card, ...]) -> frozenset[Card]:
        same = frozenset(card for card in hand if trick and card.suit is trick[0].suit)
        return same if follows and same else hand

    @cache
    def rest(hands: _Hands, leader: int, trick: tuple[Card, ...]) -> int:
        """The points that the solver's side still makes."""
        gained = 0
        if len(trick) == seats:
            leader = (leader + taking(trick)) % seats
            gained = sum(value[card] for card in trick) * (leader % 2 == 0)
            trick = ()
        seat = (leader + len(trick)) % seats
        if not hands[seat]:
            return gained
        found = [rest(without(hands, seat, card), leader, (*trick, card)) for card in may(hands[seat], trick)]
        return gained + (max(found) if seat % 2 == 0 else min(found))

    def without(hands: _Hands, seat: int, card: Card) -> _Hands:
        return (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])

    hands = tuple(frozenset(hand) for hand in position.hands)
    seat, trick = position.turn or 0, tuple(played.card for played in position.trick)
    return {
        card: position.points[0] + rest(without(hands, seat, card), position.leader, (*trick, card))
        for card in may(hands[seat], trick)
    }
