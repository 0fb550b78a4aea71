"""Allegiance: for whom each seat plays.

It is certain if sides are open, and a guess while a partner hides.
"""

from __future__ import annotations

from math import exp
from typing import Final

from bot.computers.knowledge.counting import Count
from bot.rules.policies import taker
from bot.rules.view import SeatView, TrickCard

_TELLING: Final = 7.0
"""The card points given to the declarer that make a seat about three times as suspect."""
_HIDING: Final = 0.6
"""The worth of a point in the declarer's tricks to a hidden partner at first: open help would betray them."""
_SHY: Final = 3
"""The number of tricks for which a partner hides."""
_RIVAL: Final = 0.2
"""The harm of a point of another's if each plays alone, shared among them."""


class Allegiance:
    """The relation of every other seat to the one that thinks.

    ``ours[seat]`` is the probability, from 0 to 1, that it is on our side. ``weight[seat]`` is the worth of
    a card point in its pile to us, from -1 to 1. ``declarers`` are the probabilities of being on the
    declarer's side.
    """

    def __init__(self, count: Count) -> None:
        view = count.view
        self.me = view.seat if view.seat is not None else 0
        self.declarers = _declarers(count)
        self._alone = self.declarers is None and not view.rules.two_sided
        self.ours = [self._ours(view, seat) for seat in range(view.rules.players)]
        self.weight = [2 * rng - 1 for rng in self.ours]
        if self._alone:
            for seat in view.active:
                if seat != self.me:
                    self.weight[seat] = -_RIVAL / (len(view.active) - 1)
        elif self._hides(view) and view.auction is not None and view.auction.declarer is not None:
            self.weight[view.auction.declarer] = _HIDING

    def against(self, one: int, other: int) -> float:
        """The probability that two seats are opponents."""
        if one == other:
            return 0.0
        if self._alone:
            return 1.0
        if self.declarers is None:
            return float(self.ours[one] != self.ours[other])
        a, b = self.declarers[one], self.declarers[other]
        return a * (1 - b) + b * (1 - a)

    def _ours(self, view: SeatView, seat: int) -> float:
        if seat == self.me:
            return 1.0
        if self.declarers is None:
            return float(not self._alone and view.rules.side_of(seat) == view.side)
        rng = self.declarers[seat]
        return rng if self.declarers[self.me] else 1 - rng

    def _hides(self, view: SeatView) -> bool:
        auction = view.auction
        return (
            auction is not None
            and self.me in auction.partners
            and len(view.tricks) < _SHY
            and not any(card in auction.called_cards for trick in view.tricks for _, card, _ in trick.cards)
        )


def _declarers(count: Count) -> list[float] | None:
    """The probability of each seat to be on the declarer's side; None without a declarer."""
    view, auction = count.view, count.view.auction
    if auction is None or auction.declarer is None:
        return None
    sides = [0.0] * view.rules.players
    sides[auction.declarer] = 1.0
    for seat in auction.partners:
        sides[seat] = 1.0
    if view.seat in auction.partners:
        return sides  # the holder of a called card knows everything, except for a second one
    hidden_cards = [
        card for card in auction.called_cards if card not in count.played_cards and card not in view.hand
    ]
    unnamed = auction.blind and not auction.called_cards
    if not (hidden_cards or unnamed):
        return sides
    suspects = [seat for seat in view.active if not sides[seat] and seat != view.seat]
    if not suspects:
        return sides
    weights = {seat: exp(_help(view, auction.declarer, seat) / _TELLING) for seat in suspects}
    for seat in suspects:
        if hidden_cards and all(card.suit in count.void.get(seat, ()) for card in hidden_cards):
            weights[seat] = 0.0
    total = sum(weights.values()) or 1.0
    expected = len(hidden_cards) or 1
    for seat, weight in weights.items():
        sides[seat] = min(1.0, expected * weight / total)
    return sides


def _help(view: SeatView, declarer: int, seat: int) -> float:
    """The card points that a seat gave to the declarer's tricks, minus those that it withheld."""
    value, gift = view.rules.order.value, 0.0
    tricks = [trick.cards for trick in view.tricks]
    tricks.append(tuple(TrickCard(who, card) for who, card in view.trick if card is not None))
    for cards in tricks:
        for place, play in enumerate(cards):
            if play.seat != seat or not place:
                continue
            before = taker(cards[:place], view.trump, view.rules.order)
            took = taker(cards[: place + 1], view.trump, view.rules.order).seat == seat
            if before.seat == declarer:
                lying = sum(value[one.card] for one in cards[:place])
                gift += -lying if took else value[play.card]
            elif not took:
                gift -= value[play.card] / 2
    return gift
