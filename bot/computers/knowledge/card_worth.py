"""The worth of a card in the hand: the card points that its side gives up by playing it now."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.computers.knowledge.counting import Count
from bot.rules.cards import LOAD, Card
from bot.rules.options import Follow


@dataclass(frozen=True)
class Prices:
    """The reasons for which cards are kept, as prices in card points."""

    trump: float
    """The price of any trump, for the trick that it will take."""
    points: float
    """The additional price for each card point of a trump."""
    boss: float
    """The additional price of the highest trump that is left."""
    load: float
    """The price of a load outside trumps, for each of its points."""
    court: float
    """The price of a court, for each of its points."""
    master: float
    """The additional price for each point of a load that no card of its suit beats any more."""
    tempo: float = 0.0
    """The price of leading to the next trick."""
    glut: float = 0.93
    """The factor on each trump for every other one in the hand."""


TWO_PLAYERS: Final = Prices(trump=5.0, points=1.07, boss=0.8, load=0.54, court=0.1, master=0.13, tempo=2.0)
PARTNERS: Final = Prices(trump=9.0, points=0.8, boss=4.0, load=0.37, court=0.1, master=0.0, tempo=0.1)
INDIVIDUALS: Final = Prices(trump=7.0, points=2.4, boss=0.0, load=0.1, court=0.1, master=0.0, tempo=2.0)
MANY_INDIVIDUALS: Final = replace(INDIVIDUALS, trump=50.0, points=4.0)
FOLLOWING: Final = Prices(trump=6.0, points=0.5, boss=5.0, load=0.12, court=0.15, master=0.0, tempo=-1.0)
DECLARED: Final = Prices(trump=7.0, points=0.8, boss=4.0, load=0.3, court=0.1, master=0.0, tempo=0.5)
NO_TRUMP: Final = Prices(trump=0.0, points=0.0, boss=0.0, load=0.4, court=0.6, master=0.3, tempo=-1.0)
_MANY_SEATS: Final = 5
"""The number of seats from which somebody else is likely to trump: trumps are then kept for the last
tricks."""
_RANK: Final = 0.02
"""A small price for rank, so that of equal cards the lower one is played."""


def prices(count: Count) -> Prices:
    """The prices in this game."""
    view = count.view
    if count.trump is None:
        return NO_TRUMP
    if view.auction is not None:
        return DECLARED
    if view.rules.follow_suit is Follow.MUST_FOLLOW:
        return FOLLOWING
    if not view.rules.two_sided:
        return MANY_INDIVIDUALS if len(view.active) >= _MANY_SEATS else INDIVIDUALS
    return TWO_PLAYERS if len(view.active) * view.rules.game.plays == 2 else PARTNERS


def worth_in_hand(count: Count, card: Card, price: Prices) -> float:
    """The worth of a card that stays in the seat's hand because another is played now."""
    view, order = count.view, count.order
    later = len(view.hand) - 1 + view.stock / len(view.active)
    return _whole(count, card, price) * (1 - 1 / (1 + later)) + _RANK * order.strength[card]


def turnup_worth(count: Count, price: Prices) -> float:
    """The worth of drawing the turn-up under the stock."""
    turnup = count.view.turnup
    return 0.0 if turnup is None else price.trump + price.points * count.order.value[turnup]


def _whole(count: Count, card: Card, price: Prices) -> float:
    value = count.order.value[card]
    if card.suit is count.trump:
        others = sum(other.suit is card.suit for other in count.view.hand if other is not card)
        worth = price.trump + price.points * value
        if not count.higher(card):
            worth += price.boss
        return worth * price.glut**others
    if value >= LOAD:
        return value * (price.load + (0.0 if count.higher(card) else price.master))
    return value * price.court
