"""``Position``: the end of a deal as a value, with all hands open (P-1, P-2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from bot.rules.cards import Card, Suit
from bot.rules.games import Variant
from bot.rules.notation.plain_data import rules_from
from bot.rules.policies import taker, worth
from bot.rules.rules import Rules
from bot.rules.view import TrickCard

SOLVER: Final = 0
"""The seat of the person who solves. It leads first."""
GOAL: Final = 61
"""The card points with which a deal is won."""
ALL: Final = 120


class Kind(StrEnum):
    """A game, a number of players and of tricks, of which a puzzle can be made (P-2)."""

    BRISCOLA2 = "briscola2"
    BRISCOLA4 = "briscola4"
    BISCA4 = "bisca4"
    SUECA4 = "sueca4"
    SUECA5 = "sueca5"

    @property
    def rules(self) -> Rules:
        """The rules of the game, with all options as usual."""
        return _rules(_FACTS[self].variant, _FACTS[self].players)

    @property
    def tricks(self) -> int:
        """The number of tricks that are left to play."""
        return _FACTS[self].tricks


class _Facts(NamedTuple):
    variant: Variant
    players: int
    tricks: int


_FACTS: Final = {
    Kind.BRISCOLA2: _Facts(Variant.BRISCOLA, 2, 3),
    Kind.BRISCOLA4: _Facts(Variant.BRISCOLA, 4, 3),
    Kind.BISCA4: _Facts(Variant.BISCA3, 4, 3),
    Kind.SUECA4: _Facts(Variant.SUECA, 4, 4),
    Kind.SUECA5: _Facts(Variant.SUECA, 4, 5),
}


@cache
def _rules(variant: Variant, players: int) -> Rules:
    return rules_from({"variant": variant, "players": players})


class Trick(NamedTuple):
    """A finished trick, its taker and its card points."""

    cards: tuple[TrickCard, ...]
    taker: int
    points: int


@dataclass(frozen=True, slots=True)
class Position:
    """The end of a deal: the stock is used up, and every hand is open.

    - ``hands``: the cards by seat, each by suit and then the highest first.
    - ``points``: the card points of the solver's side, and of the other.
    - ``leader``: the seat that led to the running trick, or is to lead.
    - ``trick``: the cards of the running trick.
    - ``last``: the trick before it; None at the beginning.

    Seats with even numbers are of the solver's side. Play goes by rising numbers.
    """

    kind: Kind
    trump: Suit
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, int]
    leader: int = SOLVER
    trick: tuple[TrickCard, ...] = ()
    last: Trick | None = None

    @property
    def turn(self) -> int | None:
        """The seat that is to play; None at the end of the deal."""
        seat = (self.leader + len(self.trick)) % len(self.hands)
        return seat if self.hands[seat] else None

    def play(self, card: Card) -> Position:
        """The position after the seat in turn has played a card.

        Raises ``ValueError`` if it does not have that card. Whether it may play it is for the rules to say.
        """
        seat = self.turn
        if seat is None or card not in self.hands[seat]:
            raise ValueError(f"{card} is not in the hand in turn")
        hands = tuple(
            tuple(other for other in hand if other is not card) if place == seat else hand
            for place, hand in enumerate(self.hands)
        )
        trick = (*self.trick, TrickCard(seat, card))
        if len(trick) < len(hands):
            return replace(self, hands=hands, trick=trick)
        order = self.kind.rules.order
        winner, points = taker(trick, self.trump, order).seat, worth(trick, order)
        mine, theirs = self.points
        score = (mine + points, theirs) if winner % 2 == SOLVER % 2 else (mine, theirs + points)
        full_trick = Trick(trick, winner, points)
        return replace(self, hands=hands, points=score, leader=winner, trick=(), last=full_trick)


def tricks_of(position: Position, cards: tuple[Card, ...]) -> list[Trick]:
    """The tricks that are finished when these cards have been played, in order."""
    tricks: list[Trick] = []
    for card in cards:
        position = position.play(card)
        if not position.trick and position.last is not None:
            tricks.append(position.last)
    return tricks
