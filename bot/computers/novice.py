"""Somebody who knows the values of the cards and that trumps are dear, and is not always careful.

Leads something worthless, takes what is worth taking as cheaply as possible, gives points to a partner who is
taking the trick, and else throws the least.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Final

from bot.computers.chance import plays
from bot.rules.actions import PLAYS, Play
from bot.rules.cards import STRENGTH, VALUE, Card
from bot.rules.policies import LOAD, taker, worth
from bot.rules.view import Played, SeatView

_CARELESS: Final = 0.1
"""How often a novice plays the first thing that comes to mind."""

_TRUMP_COST: Final = 4
"""Card points that a trump is worth keeping for, beside its own; a middling trick pays for a small trump."""


class Novice:
    """The lowest level that is offered to people."""

    level = "novice"

    def choose(self, view: SeatView, rng: random.Random) -> Play:
        """A plausible card."""
        cards = plays(view)
        if len(cards) > 1 and rng.random() < _CARELESS:
            return PLAYS[rng.choice(cards)]
        return PLAYS[self._lead(view, cards) if not view.trick else self._answer(view, cards)]

    def _lead(self, view: SeatView, cards: list[Card]) -> Card:
        return _least(cards, lambda card: _keep(view, card))

    def _answer(self, view: SeatView, cards: list[Card]) -> Card:
        """Take, help the partner, or throw: whatever leaves the side better off."""
        if self._partner_takes(view):
            gifts = [card for card in cards if card.suit is not view.trump and VALUE[card] > 0]
            if gifts:
                return max(gifts, key=lambda card: (VALUE[card], str(card)))
            return _least(cards, lambda card: _keep(view, card))
        winning = [card for card in cards if self._wins(view, card)]
        if winning:
            cheapest = _least(winning, lambda card: _price(view, card))
            if self._pays(view, cheapest):
                return cheapest
        return _least(cards, lambda card: _keep(view, card))

    def _pays(self, view: SeatView, card: Card) -> bool:
        """Whether a winning card is worth what it takes."""
        if card.suit is not view.trump:
            return True  # a plain card costs nothing to win with, and brings its own points home
        return worth(view.trick) >= _price(view, card)

    def _partner_takes(self, view: SeatView) -> bool:
        """Whether the trick is the partner's so far, and nobody after us is likely to take it away."""
        best = taker(view.trick, view.trump)
        if view.rules.side_of(best.seat) != view.side:
            return False
        last = len(view.trick) == view.rules.players - 1
        return last or best.card.suit is view.trump or VALUE[best.card] >= LOAD

    def _wins(self, view: SeatView, card: Card) -> bool:
        seat = view.seat if view.seat is not None else -1
        return taker((*view.trick, Played(seat, card)), view.trump).card is card


def _keep(view: SeatView, card: Card) -> tuple[int, int]:
    """How much a card is worth keeping, points first: the least is thrown away."""
    return VALUE[card] + _TRUMP_COST * 2 * (card.suit is view.trump), STRENGTH[card]


def _price(view: SeatView, card: Card) -> int:
    """What it costs to win with a card. The last to play brings the points of a plain card home safely."""
    if card.suit is view.trump:
        return _TRUMP_COST + VALUE[card]
    return -VALUE[card] if len(view.trick) == view.rules.players - 1 else VALUE[card]


def _least(cards: Iterable[Card], cost: Callable[[Card], object]) -> Card:
    """The cheapest card, the same for ever where several cost the same."""
    return min(cards, key=lambda card: (cost(card), str(card)))
