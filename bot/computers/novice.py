"""Somebody who knows the values of the cards and that trumps are dear, and is not always careful.

Leads something worthless, takes what is worth taking as cheaply as possible, gives points to a partner who is
taking the trick, and else throws the least. Bids only on a strong hand, does what a partner orders, answers
truthfully, shows a partner the best trumps, and never denounces, bluffs or gives up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.computers import bidding
from bot.computers.chance import choices, has_won
from bot.rules.actions import (
    PLAYS,
    Action,
    Answer,
    Bid,
    Call,
    Claim,
    Conquista,
    Exchange,
    NameSuit,
    Pass,
    Play,
    Signal,
)
from bot.rules.cards import LOAD, Card
from bot.rules.options import Reply
from bot.rules.policies import obeying, taker, worth
from bot.rules.view import Played, SeatView

_CARELESS: Final = 0.1
"""How often a novice plays the first thing that comes to mind."""

_TRUMP_COST: Final = 4
"""Card points that a trump is worth keeping for, beside its own; a middling trick pays for a small trump."""


class Novice:
    """The lowest level that is offered to people."""

    level = "novice"

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """A plausible action."""
        open_to_it = choices(view)
        if has_won(view):
            return Claim()
        for gain in (Conquista(), Exchange()):
            if gain in open_to_it:
                return gain
        if any(isinstance(action, Answer) for action in open_to_it):
            return _answer(view, [action for action in open_to_it if isinstance(action, Answer)])
        if Pass() in open_to_it:
            return bidding.bid(view, [action for action in open_to_it if isinstance(action, Bid)])
        calls = [action for action in open_to_it if isinstance(action, Call | NameSuit)]
        if calls:
            return bidding.call(view, calls)
        gesture = _worth_showing(view, open_to_it)
        return gesture or PLAYS[_card(view, [a.card for a in open_to_it if isinstance(a, Play)], rng)]


def _card(view: SeatView, cards: Sequence[Card], rng: random.Random) -> Card:
    order = next((one for one in reversed(view.talk.orders) if one.target == view.seat), None)
    if order is not None:
        cards = obeying(cards, order.what, _seen(view), view.trump, view.rules.order)
    if len(cards) > 1 and rng.random() < _CARELESS:
        return rng.choice(cards)
    return _follow(view, cards) if view.trick else _least(cards, lambda card: _keep(view, card))


def _follow(view: SeatView, cards: Sequence[Card]) -> Card:
    """Take, help the partner, or throw: whatever leaves the side better off."""
    value = view.rules.order.value
    if len(_seen(view)) < len(view.trick):  # a blind trick: nobody knows who takes it
        return _least(cards, lambda card: _keep(view, card))
    if _partner_takes(view):
        gifts = [card for card in cards if card.suit is not view.trump and value[card] > 0]
        if gifts:
            return max(gifts, key=lambda card: (value[card], str(card)))
        return _least(cards, lambda card: _keep(view, card))
    winning = [card for card in cards if _wins(view, card)]
    if winning:
        cheapest = _least(winning, lambda card: _price(view, card))
        if _pays(view, cheapest):
            return cheapest
    return _least(cards, lambda card: _keep(view, card))


def _pays(view: SeatView, card: Card) -> bool:
    """Whether a winning card is worth what it takes."""
    if card.suit is not view.trump:
        return True  # a plain card costs nothing to win with, and brings its own points home
    return worth(_seen(view), view.rules.order) >= _price(view, card)


def _partner_takes(view: SeatView) -> bool:
    """Whether the trick is the partner's so far, and nobody after us is likely to take it away."""
    order = view.rules.order
    best = taker(_seen(view), view.trump, order)
    if best.seat not in _friends(view):
        return False
    return _plays_last(view) or best.card.suit is view.trump or order.value[best.card] >= LOAD


def _friends(view: SeatView) -> set[int]:
    """The seats that play with us for certain, ourselves among them."""
    seats, rules, auction = set(range(view.rules.players)), view.rules, view.auction
    if auction is None or auction.declarer is None:
        return {seat for seat in seats if rules.side_of(seat) == view.side}
    together = {auction.declarer, *auction.partners}
    if view.seat in together:
        return together
    return seats - together if auction.partners else {seat for seat in seats if seat == view.seat}


def _plays_last(view: SeatView) -> bool:
    return len(view.trick) == len(view.active) * view.rules.game.plays - 1


def _wins(view: SeatView, card: Card) -> bool:
    return taker((*_seen(view), Played(-1, card)), view.trump, view.rules.order).card is card


def _keep(view: SeatView, card: Card) -> tuple[int, int]:
    """How much a card is worth keeping, points first: the least is thrown away."""
    order = view.rules.order
    return order.value[card] + _TRUMP_COST * 2 * (card.suit is view.trump), order.strength[card]


def _price(view: SeatView, card: Card) -> int:
    """What it costs to win with a card. The last to play brings the points of a plain card home safely."""
    value = view.rules.order.value[card]
    if card.suit is view.trump:
        return _TRUMP_COST + value
    return -value if _plays_last(view) else value


def _seen(view: SeatView) -> tuple[Played, ...]:
    """The cards of the trick that lie face up."""
    return tuple(Played(seat, card) for seat, card in view.trick if card is not None)


def _answer(view: SeatView, answers: Sequence[Answer]) -> Answer:
    """The true answer; whether the trick can be headed is a judgement, and a novice is seldom sure."""
    if len(answers) == 1:
        return answers[0]
    due, order = view.talk.due, view.rules.order
    suit = None if due is None else due.suit
    plain = [card for card in view.hand if card.suit is not view.trump and suit in {None, card.suit}]
    if not plain:
        return Answer(Reply.NO)
    return Answer(Reply.YES if any(order.value[card] >= LOAD for card in plain) else Reply.PERHAPS)


def _worth_showing(view: SeatView, open_to_it: Iterable[Action]) -> Signal | None:
    """R-62: the ace or the ten points of trumps, each shown once, and only if it is there."""
    shown = {one.card for one in view.talk.signals if one.seat == view.seat}
    held = [
        action
        for action in open_to_it
        if isinstance(action, Signal)
        and action.card.suit is view.trump
        and view.rules.order.value[action.card] >= LOAD
        and action.card in view.hand
        and action.card not in shown
    ]
    return held[0] if held else None


def _least(cards: Iterable[Card], cost: Callable[[Card], object]) -> Card:
    """The cheapest card, the same for ever where several cost the same."""
    return min(cards, key=lambda card: (cost(card), str(card)))
