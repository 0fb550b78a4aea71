"""The ending of a two-player deal: a seat that has counted knows the other hand and plays it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.computers.knowledge.counting import Count
from bot.rules.cards import Card
from bot.rules.options import Follow, Match
from bot.rules.policies import taker
from bot.rules.view import TrickCard

_FEW: Final = 4
"""The greatest number of cards in the longer hand that a person could play out mentally."""
_DEAL: Final = 1000
"""The worth of winning the deal, which exceeds all card points."""
_Hand = tuple[Card, ...]


def best(count: Count, cards: Sequence[Card]) -> Card | None:
    """The card that is best whatever the other does; None if it cannot be known."""
    view = count.view
    if view.stock or len(view.active) != 2 or view.rules.game.plays > 1 or len(view.hand) > _FEW:
        return None
    me = view.seat
    other = next(seat for seat in view.active if seat != me)
    theirs = tuple(count.out)
    if me is None or len(theirs) != view.hands[other]:
        return None
    end = _Ending(count)
    ahead = count.points[me] - count.points[other]

    def worth(card: Card) -> int:
        if not view.trick:
            return end.lead(view.hand, theirs, card, ahead)
        first = view.trick[0].card
        return 0 if first is None else -end.after_reply(theirs, _less(view.hand, card), (first, card), -ahead)

    return max(cards, key=lambda card: (worth(card), -count.order.strength[card], str(card)))


class _Ending:
    """Two open hands, played out. Every value is that of the seat that leads."""

    def __init__(self, count: Count) -> None:
        rules = count.view.rules
        self._order, self._trump, self._follow = count.order, count.trump, rules.follow_suit
        self._deal = 0 if rules.match is Match.RACE else _DEAL

    def lead(self, hand: _Hand, other: _Hand, card: Card, ahead: int) -> int:
        """The value of leading a card, for a seat that is so many points ahead."""
        rest = _less(hand, card)
        return min(
            self.after_reply(rest, _less(other, reply), (card, reply), ahead)
            for reply in self._replies(other, card)
        )

    def after_reply(self, hand: _Hand, other: _Hand, trick: tuple[Card, Card], ahead: int) -> int:
        """The value once the trick is full; the hands are what is left."""
        led, reply = trick
        points = self._order.value[led] + self._order.value[reply]
        takes = taker((TrickCard(0, led), TrickCard(1, reply)), self._trump, self._order).seat == 0
        ahead += points if takes else -points
        if not hand:
            return ahead + self._deal * ((ahead > 0) - (ahead < 0))
        if takes:
            return max(self.lead(hand, other, card, ahead) for card in hand)
        return -max(self.lead(other, hand, card, -ahead) for card in other)

    def _replies(self, hand: _Hand, led: Card) -> _Hand:
        """The cards that may be played to a card (fine print 22)."""
        if self._follow is Follow.FREE:
            return hand
        suit = tuple(card for card in hand if card.suit is led.suit)
        if self._follow is Follow.LAST3:
            strength = self._order.strength
            suit = tuple(card for card in suit if strength[card] > strength[led]) or suit
        return suit or hand


def _less(hand: _Hand, card: Card) -> _Hand:
    return tuple(other for other in hand if other is not card)
