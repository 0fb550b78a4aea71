"""A yardstick that never changes, so that levels can be compared over the years; not offered to people.

It counts nothing and remembers nothing: the trick on the table and its own hand are all that it looks at.
With two players it plays a trick of two cards as one would alone; every other trick it plays as one of
partners would, and who plays alone has no partner but themselves (a card of one's own may lie in the trick in
double games). It bids and calls as a novice, keeps silent, and answers truthfully.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

from bot.computers import simple_bidding
from bot.computers.knowledge.trick import friends, plays_last, seen, wins
from bot.computers.levels.random_player import choices
from bot.computers.levels.shared_routine import routine
from bot.rules.actions import PLAYS, Action, Bid, Call, NameSuit, Pass, Play
from bot.rules.cards import LOAD, Card
from bot.rules.policies import taker, worth
from bot.rules.view import SeatView

_TRUMP: Final = 6
"""What a trump costs beside its points."""
_SOMETHING: Final = 3
"""Card points for which the last to play spends a trump that is no load."""


class Greedy:
    """The cheapest card, unless a trick is there for the taking."""

    level = "greedy"

    def choose(self, view: SeatView, rng: random.Random) -> Action:  # noqa: ARG002 - as every level has it
        """The one action that its rules name."""
        open_to_it = choices(view)
        done = routine(view, open_to_it)
        if done is not None:
            return done
        if Pass() in open_to_it:
            return simple_bidding.bid(view, [action for action in open_to_it if isinstance(action, Bid)])
        calls = [action for action in open_to_it if isinstance(action, Call | NameSuit)]
        if calls:
            return simple_bidding.call(view, calls)
        return PLAYS[_card(view, [action.card for action in open_to_it if isinstance(action, Play)])]

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:  # noqa: ARG002 - likewise
        """Nothing: it keeps silent."""
        return None


def _card(view: SeatView, cards: Sequence[Card]) -> Card:
    cheapest = _cheapest(view, cards)
    if len(seen(view)) < max(1, len(view.trick)):  # leading, or nobody knows who takes a blind trick
        return cheapest
    winning = [card for card in cards if wins(view, card)]
    plain = _richest(view, (card for card in winning if card.suit is not view.trump))
    trumps = [card for card in winning if card.suit is view.trump]
    trump = _cheapest(view, trumps) if trumps else None
    if len(view.active) * view.rules.game.plays == 2:  # a trick of two cards
        taken = plain or (trump if trump and _alone(view, trump, cheapest) else None)
    else:
        taken = _together(view, cards, plain, trump)
    return taken or cheapest


def _alone(view: SeatView, trump: Card, cheapest: Card) -> bool:
    """Whether a trump is to take the only other card of the trick."""
    value = view.rules.order.value
    led = value[seen(view)[0].card]
    return led >= LOAD or (led > 0 and not value[trump]) or led + value[cheapest] >= LOAD


def _together(view: SeatView, cards: Sequence[Card], plain: Card | None, trump: Card | None) -> Card | None:
    """What feeds or takes the trick among several; None for neither."""
    order, last = view.rules.order, plays_last(view)
    best = taker(seen(view), view.trump, order)
    ours = best.seat in friends(view)
    if ours and (last or best.card.suit is view.trump or order.value[best.card] >= LOAD):
        gift = _richest(view, (card for card in cards if card.suit is not view.trump))
        if gift is not None:
            return gift
    if plain is not None and (last or order.value[plain] < LOAD):
        return plain
    if trump is None or ours:
        return None
    lying = worth(seen(view), order)
    return trump if lying >= LOAD or (last and lying >= _SOMETHING and order.value[trump] < LOAD) else None


def _cheapest(view: SeatView, cards: Iterable[Card]) -> Card:
    order = view.rules.order

    def cost(card: Card) -> tuple[int, int, str]:
        return order.value[card] + _TRUMP * (card.suit is view.trump), order.strength[card], str(card)

    return min(cards, key=cost)


def _richest(view: SeatView, cards: Iterable[Card]) -> Card | None:
    """The card with most points; of several the one that is worth least in the hand."""
    order = view.rules.order
    return max(cards, key=lambda card: (order.value[card], -order.strength[card], str(card)), default=None)
