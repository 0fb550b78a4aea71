"""The level ``novice``: knows the values of cards and trumps, and is not always careful.

It leads worthless cards, takes valuable tricks as cheaply as possible, adds points to a partner's trick, and
otherwise plays the least card. It bids only on a strong hand. It talks with partners (``talk``), uses what
they show and say (``beliefs``, ``partners``), obeys their orders unless they are obviously pointless,
answers truthfully, and never denounces or gives up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.computers import talk
from bot.computers.knowledge.beliefs import Beliefs, believe
from bot.computers.knowledge.partners import agreed_lead, carrier, is_threatened, obedient, own_order
from bot.computers.knowledge.trick import face_up, friends, plays_last, wins
from bot.computers.levels.random_player import choices
from bot.computers.levels.shared_routine import simple_routine
from bot.rules.actions import PLAYS, Action, Play
from bot.rules.cards import LOAD, Card
from bot.rules.options import Talk
from bot.rules.policies import taker, worth
from bot.rules.view import SeatView

_CARELESS: Final = 0.1
"""How often a novice plays a random card."""

_TRUMP_COST: Final = 4
"""The worth of keeping a trump, in card points besides its own. A small trump pays for a medium trick."""


class Novice:
    """The lowest level that is offered to people."""

    level = "novice"

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """A plausible action."""
        open_to_it = choices(view)
        routine_action = simple_routine(view, open_to_it)
        if routine_action is not None:
            return routine_action
        beliefs = believe(view)
        if view.rules.talk is not Talk.OFF:
            # A generator of its own, so that talk does not depend on the random numbers used for choosing
            # cards.
            remark = talk.on_turn(view, beliefs, random.Random(rng.getrandbits(32)))
            if remark is not None:
                return remark
        return PLAYS[_card(view, beliefs, [a.card for a in open_to_it if isinstance(a, Play)], rng)]

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """A gesture, a question or an order for a partner who is about to play; None for nothing."""
        return talk.aside(view, believe(view), rng)


def _card(view: SeatView, beliefs: Beliefs, cards: Sequence[Card], rng: random.Random) -> Card:
    cards = obedient(view, beliefs, cards)
    if len(cards) > 1 and rng.random() < _CARELESS and own_order(view) is None:
        return rng.choice(cards)
    return _follow(view, beliefs, cards) if view.trick else _lead(view, beliefs, cards)


def _lead(view: SeatView, beliefs: Beliefs, cards: Sequence[Card]) -> Card:
    """A worthless lead, unless a partner was told what to do for the trick."""
    return agreed_lead(view, beliefs, cards) or _least(cards, lambda card: _keep(view, card))


def _follow(view: SeatView, beliefs: Beliefs, cards: Sequence[Card]) -> Card:
    """The card that takes, helps the partner, or is discarded, whichever is best for the side."""
    throw = _least(cards, lambda card: _keep(view, card))
    if len(face_up(view)) < len(view.trick) or view.seat is None:  # nobody knows who takes a blind trick
        return throw
    gift = _gift(view, beliefs, view.seat, cards)
    if gift is not None:
        return gift
    if _partner_takes(view, beliefs, view.seat):
        return throw
    winning = [card for card in cards if wins(view, card)]
    if winning:
        cheapest = _least(winning, lambda card: _price(view, card))
        best_partner = carrier(view, beliefs, view.seat)
        partner_takes = (
            best_partner is not None
            and best_partner.certain
            and _price(view, best_partner.card) <= _price(view, cheapest)
        )
        if _pays(view, cheapest) and not partner_takes:
            return cheapest
    return throw


def _gift(view: SeatView, beliefs: Beliefs, seat: int, cards: Sequence[Card]) -> Card | None:
    """The richest plain card if the trick is a partner's, or one will certainly take it with a trump.

    Else None.
    """
    value = view.rules.order.value
    gifts = [card for card in cards if card.suit is not view.trump and value[card] > 0]
    if not _partner_takes(view, beliefs, seat):
        best_partner = carrier(view, beliefs, seat)
        if best_partner is None:
            return None
        lying = worth(face_up(view), view.rules.order)
        # A gesture that may be false is trusted for a court, but not for a load.
        gifts = [
            card
            for card in gifts
            if lying + value[card] >= _price(view, best_partner.card)
            and (best_partner.certain or value[card] < LOAD)
        ]
    return max(gifts, key=lambda card: (value[card], str(card)), default=None)


def _pays(view: SeatView, card: Card) -> bool:
    """Whether a winning card is worth what it takes."""
    if card.suit is not view.trump:
        return True  # winning with a plain card costs nothing, and brings its own points home
    return worth(face_up(view), view.rules.order) >= _price(view, card)


def _partner_takes(view: SeatView, beliefs: Beliefs, seat: int) -> bool:
    """Whether a partner is winning the trick, and nobody after us is likely to take it."""
    order = view.rules.order
    best = taker(face_up(view), view.trump, order)
    if best.seat not in friends(view) or is_threatened(view, beliefs, seat, face_up(view)):
        return False
    return plays_last(view) or best.card.suit is view.trump or order.value[best.card] >= LOAD


def _keep(view: SeatView, card: Card) -> tuple[int, int]:
    """The worth of keeping a card, points first. The least is discarded."""
    order = view.rules.order
    return order.value[card] + _TRUMP_COST * 2 * (card.suit is view.trump), order.strength[card]


def _price(view: SeatView, card: Card) -> int:
    """The price of winning with a card. The last to play brings the points of a plain card home safely."""
    value = view.rules.order.value[card]
    if card.suit is view.trump:
        return _TRUMP_COST + value
    return -value if plays_last(view) else value


def _least(cards: Iterable[Card], cost: Callable[[Card], object]) -> Card:
    """The cheapest card; always the same one among equals."""
    return min(cards, key=lambda card: (cost(card), str(card)))
