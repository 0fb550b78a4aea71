"""Card counting: which cards are still out, who may hold them, and what every side has taken.

It is a pure function of a ``SeatView`` and of the beliefs. Probabilities are those of randomly dealt cards:
they follow from the number of cards that a seat holds of those that are out.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.knowledge.trick import face_up
from bot.rules.cards import Card, Suit
from bot.rules.options import Follow, Question
from bot.rules.policies import asked_for
from bot.rules.view import SeatView

_TRUST: Final = 0.7
"""The probability that a seat holds what it showed if gestures may be false."""
_NONE: Final[frozenset[Suit]] = frozenset()


class Count:
    """The cards that are ``out``: neither played, nor in the seat's own hand, nor open under the stock.

    ``points``: the card points by seat. ``void``: the suits that a seat lacked when it had to follow.
    """

    def __init__(self, view: SeatView, beliefs: Beliefs) -> None:
        self.view, self._beliefs = view, beliefs
        rules = view.rules
        self.order, self.trump = rules.order, view.trump
        played_cards = {play.card for trick in view.tricks for play in trick.cards}
        played_cards.update(card for _, card in view.trick if card is not None)
        seen_cards = played_cards.union(view.hand)
        if view.turnup is not None:
            seen_cards.add(view.turnup)
        packs = view.packs
        cards = packs[0] if len(packs) == 1 else tuple({card: None for pack in packs for card in pack})
        self.out = [card for card in cards if card not in seen_cards]
        self.played_cards = played_cards
        self.points = [0] * rules.players
        for trick in view.tricks:
            self.points[trick.taker] += trick.points
        self.void = self._voids()
        self._certain = {seat: beliefs.certain(seat) for seat in view.active}
        self._certain_cards = {card for cards in self._certain.values() for card in cards}
        self._out = set(self.out)
        self._memory: dict[tuple[int, frozenset[Card]], float] = {}

    def higher(self, card: Card) -> list[Card]:
        """The cards that are out and beat a card within its suit."""
        strength = self.order.strength
        floor = strength[card]
        return [other for other in self.out if other.suit is card.suit and strength[other] > floor]

    def of_suit(self, suit: Suit | None) -> list[Card]:
        """The cards of a suit that are out."""
        return [card for card in self.out if card.suit is suit]

    def chance(self, seat: int, cards: Collection[Card]) -> float:
        """The probability that a seat holds at least one of these cards, all of which are out."""
        if not cards:
            return 0.0
        targets = frozenset(cards)
        probability = self._memory.get((seat, targets))
        if probability is None:
            probability = self._memory[seat, targets] = self._probability(seat, targets)
        return probability

    def certain(self, seat: int) -> frozenset[Card]:
        """The cards that a seat certainly holds."""
        return self._certain.get(seat, frozenset())

    def lacks(self, seat: int, suit: Suit) -> float:
        """The probability that a seat has no card of a suit."""
        return 1.0 - self.chance(seat, self.of_suit(suit))

    def _probability(self, seat: int, targets: frozenset[Card]) -> float:
        certain = self._certain[seat]
        if certain & targets:
            return 1.0
        void = self.void.get(seat, _NONE)
        others = {card for card in self._certain_cards if card in self._out}
        free = [card for card in self.out if card not in others and card.suit not in void]
        possible = [card for card in free if card in targets]
        if self._beliefs.has or self._beliefs.lacks:
            certainty = self._certainty(seat, free, possible)
            if certainty is not None:
                return certainty
        unknown = self.view.hands[seat] - len(certain)
        none = without(len(free), len(possible), unknown)
        unshown = self._beliefs.unshown.get(seat)
        if unshown:
            # What an open partner has not shown it lacks.
            left = sum(card not in unshown for card in possible)
            all_left = sum(card not in unshown for card in free)
            open_none = without(all_left, left, unknown) if left else 1.0
            none += self._beliefs.openness * (open_none - none)
        if self._beliefs.hints.get(seat, frozenset()) & targets:
            none *= 1.0 - _TRUST
        return 1.0 - none

    def _certainty(self, seat: int, free: list[Card], possible: list[Card]) -> float | None:
        """The probability if answers make it certain, else None. Kinds that the seat lacks remove cards."""
        trump, order = self.trump, self.order
        for question in self._beliefs.lacks.get(seat, frozenset[Question]()):
            for cards in (free, possible):
                cards[:] = [card for card in cards if not asked_for(question, card, trump, order)]
        for question in self._beliefs.has.get(seat, frozenset[Question]()):
            kind = [card for card in free if asked_for(question, card, trump, order)]
            if kind and all(card in possible for card in kind):
                return 1.0
        return None

    def _voids(self) -> dict[int, frozenset[Suit]]:
        """The suits that seats lacked when they had to follow and drew nothing afterwards (fine print 22)."""
        view, void = self.view, dict[int, frozenset[Suit]]()
        if view.rules.follow_suit is Follow.FREE or view.stock:
            return void
        since = view.rules.game.hand - len(view.hand)
        tricks = [
            [(one.seat, one.card) for one in trick.cards] for trick in view.tricks[-since:] if since > 0
        ]
        tricks.append([(one.seat, one.card) for one in face_up(view)])
        for trick in tricks:
            for seat, card in trick[1:]:
                led = trick[0][1].suit
                if card.suit is not led:
                    void[seat] = void.get(seat, _NONE) | {led}
        return void


def without(all_cards: int, targets: int, draws: int) -> float:
    """The probability that none of the wanted cards is among some that were drawn at random."""
    if targets + draws > all_cards:
        return 0.0
    none = 1.0
    for place in range(draws):
        none *= (all_cards - targets - place) / (all_cards - place)
    return none
