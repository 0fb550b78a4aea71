"""The level ``greedy``: a yardstick that never changes, for comparing levels over the years.

It is not offered to people. It counts and remembers nothing: it considers only the trick on the table and
its own hand. With two players it plays a trick of two cards by the rules for playing alone; every other
trick it plays by the rules for partners, and a seat that plays alone has no partner but itself (in double
games a card of its own may be in the trick). It bids and calls as a novice, keeps silent, and answers
truthfully.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

from bot.computers.knowledge.trick import face_up, friends, plays_last, wins
from bot.computers.levels.random_player import choices
from bot.computers.levels.shared_routine import simple_routine
from bot.rules.actions import PLAYS, Action, Play
from bot.rules.cards import LOAD, Card
from bot.rules.policies import taker, worth
from bot.rules.view import SeatView

_TRUMP: Final = 6
"""The price of a trump besides its points."""
_SOMETHING: Final = 3
"""The card points for which the last seat to play spends a trump that is not a load."""


class Greedy:
    """Plays the cheapest card, unless it can take the trick cheaply."""

    level = "greedy"

    def choose(self, view: SeatView, rng: random.Random) -> Action:  # noqa: ARG002 - as every level has it
        """The one action that its rules name."""
        open_to_it = choices(view)
        routine_action = simple_routine(view, open_to_it)
        if routine_action is not None:
            return routine_action
        return PLAYS[_card(view, [action.card for action in open_to_it if isinstance(action, Play)])]

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:  # noqa: ARG002 - likewise
        """Nothing: it keeps silent."""
        return None


def _card(view: SeatView, cards: Sequence[Card]) -> Card:
    cheapest = _cheapest(view, cards)
    if len(face_up(view)) < max(1, len(view.trick)):  # leading, or the winner of a blind trick is unknown
        return cheapest
    winning = [card for card in cards if wins(view, card)]
    plain = _richest(view, (card for card in winning if card.suit is not view.trump))
    trumps = [card for card in winning if card.suit is view.trump]
    trump = _cheapest(view, trumps) if trumps else None
    if len(view.active) * view.rules.game.plays == 2:  # a trick of two cards
        winner = plain or (trump if trump and _alone(view, trump, cheapest) else None)
    else:
        winner = _together(view, cards, plain, trump)
    return winner or cheapest


def _alone(view: SeatView, trump: Card, cheapest: Card) -> bool:
    """Whether a trump should take the only other card of the trick."""
    value = view.rules.order.value
    led = value[face_up(view)[0].card]
    return led >= LOAD or (led > 0 and not value[trump]) or led + value[cheapest] >= LOAD


def _together(view: SeatView, cards: Sequence[Card], plain: Card | None, trump: Card | None) -> Card | None:
    """The card that adds points to the trick or takes it, among several players; None for neither."""
    order, last = view.rules.order, plays_last(view)
    best = taker(face_up(view), view.trump, order)
    ours = best.seat in friends(view)
    if ours and (last or best.card.suit is view.trump or order.value[best.card] >= LOAD):
        gift = _richest(view, (card for card in cards if card.suit is not view.trump))
        if gift is not None:
            return gift
    if plain is not None and (last or order.value[plain] < LOAD):
        return plain
    if trump is None or ours:
        return None
    lying = worth(face_up(view), order)
    return trump if lying >= LOAD or (last and lying >= _SOMETHING and order.value[trump] < LOAD) else None


def _cheapest(view: SeatView, cards: Iterable[Card]) -> Card:
    order = view.rules.order

    def cost(card: Card) -> tuple[int, int, str]:
        return order.value[card] + _TRUMP * (card.suit is view.trump), order.strength[card], str(card)

    return min(cards, key=cost)


def _richest(view: SeatView, cards: Iterable[Card]) -> Card | None:
    """The card with most points; among equals the one that is worth least in the hand."""
    order = view.rules.order
    return max(cards, key=lambda card: (order.value[card], -order.strength[card], str(card)), default=None)
