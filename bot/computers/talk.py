"""The talk of computers: gestures, questions, orders, the rais's look (R-62 to R-67).

Only what may decide a trick is said: a question whose answer makes an order useful, and an order once the
partner is known to be able to carry it out. There is at most one of each in a trick, however many the table
allows, so that people can read the dialogue. Talk depends only on the ``SeatView`` and the generator.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.knowledge.partners import answers_now, beats, foes_to_come, is_ours, own_order, tops
from bot.computers.knowledge.trick import face_up, friends, to_come
from bot.rules.actions import Action, Answer, Ask, Look, Order, Signal, Watch
from bot.rules.cards import LOAD, Card, Suit
from bot.rules.options import Command, Question, Reply, SignalDelivery, SignalTruth
from bot.rules.policies import asked_for, taker, worth
from bot.rules.view import SeatView

_SHOWS: Final = {SignalDelivery.CATCHABLE: 0.5, SignalDelivery.PUBLIC: 0.2}
"""How often a good trump is shown when there is occasion: less, the more opponents see of it. Where they see
nothing every card is shown that has a gesture, so that a gesture that is not made tells partners something
too (``beliefs``)."""
_SHOWS_PLAIN: Final = 0.25
"""How often a load outside trumps is shown where opponents may see it, if there is a gesture for it."""
_WATCHES: Final = 0.1
_BLUFFS: Final = 0.003
"""How often, if all see gestures and they may be false, a seat shows the best trump without having it."""
_STAKE: Final = LOAD
"""The card points of a trick that are worth talking about."""

_LAST_BUT_ONE: Final = 2
"""The cards in the hand."""
_FEW_FOES: Final = 2
"""With more opponents, one of them too often has a better trump for a load that is led."""

TALK: Final = (Signal, Watch, Ask, Order, Look)


class Plan(NamedTuple):
    """A partner's possible action in the trick: an order, and the kind of card that carries it out.

    ``suit``: the suit that is to be led, if the partner is to head it.
    """

    target: int
    what: Command
    needs: Question
    suit: Suit | None = None


_HIGH: Final = (Command.TRUMP_HIGH, Question.VESTITE)
_LOW: Final = (Command.TRUMP_LOW, Question.BRISCOLINE)
_HEAD: Final = (Command.HEAD, Question.HEAD)


def on_turn(view: SeatView, beliefs: Beliefs, rng: random.Random) -> Action | None:
    """The talk of a seat before it plays a card; None when it has said everything."""
    options = [action for action in view.legal if isinstance(action, TALK)]
    if not options or view.seat is None or view.talk.due is not None:
        return None
    plans = [] if view.trick else _leading(view, beliefs, view.seat)
    gesture = _gesture(view, beliefs, options, rng) if len(view.hand) > 1 else None
    return (
        gesture or _watch(view, options, rng) or _look(options, None) or _speak(view, beliefs, options, plans)
    )


def aside(view: SeatView, beliefs: Beliefs, rng: random.Random) -> Action | None:
    """The talk or gesture of a seat for a partner who is about to play; None for nothing."""
    options = [action for action in view.legal if isinstance(action, TALK)]
    partner = view.turn
    if not options or partner not in friends(view) or view.talk.due is not None:
        return None
    plans = _helping(view, beliefs, partner) if view.trick else []
    return (
        _gesture(view, beliefs, options, rng)
        or _look(options, partner)
        or _speak(view, beliefs, options, plans)
    )


def answer(view: SeatView, answers: Sequence[Answer]) -> Answer:
    """The true answer (R-63). Whether the trick can be headed is a judgement: sure, hopeless, or perhaps."""
    if len(answers) == 1 or view.seat is None:
        return answers[0]
    due, order = view.talk.due, view.rules.order
    suit = None if due is None else due.suit
    plain = [card for card in view.hand if card.suit is not view.trump and suit in {None, card.suit}]
    if view.trick:
        plain = [card for card in plain if beats(view, face_up(view), card)]
    if not plain:
        return Answer(Reply.NO)
    last = bool(view.trick) and not to_come(view, view.seat)
    return Answer(Reply.YES if last or any(order.value[card] >= LOAD for card in plain) else Reply.PERHAPS)


def _leading(view: SeatView, beliefs: Beliefs, seat: int) -> list[Plan]:
    """The plans of a leader (R-63).

    A partner gives a load on the leader's highest trump, or a trump on the leader's load.

    They are for the last tricks only (R-44): earlier, both cards are worth more in the hand than a trick
    brings.
    """
    if view.stock:
        return []
    ours = friends(view)
    partners = [other for other in reversed(to_come(view, seat)) if other in ours]
    if beliefs.boss in view.hand:
        # If more than one trick follows this one, it is better kept.
        useful = len(view.hand) <= _LAST_BUT_ONE
        return [Plan(other, Command.CARICO, Question.CARICHI) for other in partners if useful]
    value = view.rules.order.value
    if len(view.active) - len(ours) > _FEW_FOES:
        return []
    plain = [card for card in view.hand if card.suit is not view.trump]
    if any(value[card] >= LOAD for card in plain):
        return [Plan(other, *how) for other in partners for how in (_HIGH, _LOW)]
    return [Plan(other, *_HEAD, card.suit) for other in partners for card in plain if not value[card]]


def _helping(view: SeatView, beliefs: Beliefs, partner: int) -> list[Plan]:
    """The plans of a rais (R-66): a load on a trick that is certainly ours, nothing on one that is theirs.

    Ours is also a trick that the rais itself takes after the partner, whatever is played between them. If
    nobody can take it away again: a load that heads a poor trick, or a trump on a rich one.
    """
    if is_ours(view, beliefs, partner) or _takes_it(view, beliefs, partner):
        return [Plan(partner, Command.CARICO, Question.CARICHI)]
    trick, order = face_up(view), view.rules.order
    best = taker(trick, view.trump, order)
    if best.seat in friends(view):
        return []
    if tops(view, beliefs, best.card):
        return [Plan(partner, Command.LISCIO, Question.LISCI)]
    rich = worth(trick, order) >= _STAKE
    if best.card.suit is view.trump:
        return [Plan(partner, *_HIGH)] if rich and not order.value[best.card] else []
    heads = [] if foes_to_come(view, partner) else [Plan(partner, *_HEAD)]
    return heads + [Plan(partner, *how) for how in (_LOW, _HIGH) if rich]


def _takes_it(view: SeatView, beliefs: Beliefs, partner: int) -> bool:
    """Whether the seat plays after a partner, and has the highest trump: an opponent plays between them."""
    boss = beliefs.boss
    return (
        boss is not None
        and boss in view.hand
        and view.seat in to_come(view, partner)
        and beats(view, face_up(view), boss)
    )


def _speak(
    view: SeatView, beliefs: Beliefs, options: Sequence[Action], plans: Sequence[Plan]
) -> Ask | Order | None:
    """The order of the first plan that can be carried out, else the question on which one depends."""
    if own_order(view) is not None or not view.rules.orders_per_trick:
        return None
    for plan in plans:
        order = Order(plan.target, plan.what)
        if _can_carry_out(view, beliefs, plan) and order in options:
            return order
    if answers_now(view):
        return None
    for plan in plans:
        question = Ask(plan.target, plan.needs, plan.suit)
        if _can_carry_out(view, beliefs, plan) is None and question in options:
            return question
    return None


def _can_carry_out(view: SeatView, beliefs: Beliefs, plan: Plan) -> bool | None:
    """Whether a partner can carry out a plan; None if unknown. A judgement holds for one trick.

    What the seat can see for itself it does not ask: a hand that it knows, and a kind of which no card is
    left.
    """
    cards = _possible_cards(view, beliefs, plan.target)
    knows_all = len(cards) == view.hands[plan.target]
    if plan.needs is not Question.HEAD:
        if not any(asked_for(plan.needs, card, view.trump, view.rules.order) for card in cards):
            return False
        return True if knows_all else beliefs.has_kind(plan.target, plan.needs)
    if knows_all and view.trick:
        return any(card.suit is not view.trump and beats(view, face_up(view), card) for card in cards)
    question = (plan.target, plan.needs, plan.suit)
    return next(
        (
            exchange.answer.value is Reply.YES
            for exchange in answers_now(view)
            if (exchange.question.target, exchange.question.question, exchange.question.suit) == question
        ),
        None,
    )


def _possible_cards(view: SeatView, beliefs: Beliefs, seat: int) -> frozenset[Card]:
    """The cards that a partner may hold: those that it is known to hold, if these are all."""
    known_cards = beliefs.certain(seat)
    if len(known_cards) == view.hands[seat]:
        return known_cards
    gone = {play.card for trick in view.tricks for play in trick.cards} | {*view.hand, view.turnup}
    gone |= {play.card for play in face_up(view)}
    gone |= {card for other, cards in beliefs.holds.items() if other != seat for card in cards}
    return frozenset(card for pack in view.packs for card in pack if card not in gone)


def _gesture(
    view: SeatView, beliefs: Beliefs, options: Sequence[Action], rng: random.Random
) -> Signal | None:
    """A gesture: every card that has one where only partners see it, else a trump that they can count on.

    Each card once; rarely another load; almost never a lie (R-62).
    """
    shown_cards = {one.card for one in view.talk.signals if one.seat == view.seat}
    signals = [action for action in options if isinstance(action, Signal) and action.card not in shown_cards]
    value, dice = view.rules.order.value, (rng.random(), rng.random(), rng.random())
    for action in signals:
        card = action.card
        if card not in view.hand:
            continue
        if view.rules.signal_delivery is SignalDelivery.PRIVATE:
            return action
        if card.suit is not view.trump:
            rate = _SHOWS_PLAIN
        elif value[card] >= LOAD or card is beliefs.boss:
            rate = _SHOWS[view.rules.signal_delivery]
        else:
            continue
        if dice[card.suit is view.trump] < rate:
            return action
    return _bluff(view, beliefs, signals, shown_cards) if dice[2] < _BLUFFS else None


def _bluff(
    view: SeatView, beliefs: Beliefs, signals: Sequence[Signal], shown_cards: set[Card]
) -> Signal | None:
    """A false gesture, or None. It pays only if opponents see it, and only once in a deal."""
    rules, boss = view.rules, beliefs.boss
    if (
        shown_cards
        or rules.signal_delivery is not SignalDelivery.PUBLIC
        or rules.signal_truth is SignalTruth.ENFORCED
    ):
        return None
    if boss in view.hand or boss is view.turnup or any(boss in cards for cards in beliefs.holds.values()):
        return None
    return next((action for action in signals if action.card is boss), None)


def _watch(view: SeatView, options: Sequence[Action], rng: random.Random) -> Watch | None:
    """An occasional watch of an opponent, once there may be something to see (R-62); else None."""
    watches = [action for action in options if isinstance(action, Watch)]
    roll, eye = rng.random(), rng.random()
    if not watches or roll >= _WATCHES or len(view.tricks) < view.rules.talk_from_trick - 1:
        return None
    return watches[int(eye * len(watches))]


def _look(options: Sequence[Action], partner: int | None) -> Look | None:
    """The look at a partner's hand as soon as the stock is used up (R-67); None if it is not possible.

    The partner is the seat about to play, else the one at the right.
    """
    looks = [action for action in options if isinstance(action, Look)]
    partner_looks = [look for look in looks if look.target == partner]
    return next(iter(partner_looks or looks), None)
