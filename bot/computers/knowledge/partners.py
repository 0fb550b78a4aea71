"""The use of talk in a trick: who will take it for us, who threatens it, and which order is pointless."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.knowledge.trick import face_up, friends, to_come
from bot.rules.cards import Card
from bot.rules.options import Command
from bot.rules.policies import obeying, taker
from bot.rules.view import AnsweredQuestion, SeatView, TrickCard


class Carrier(NamedTuple):
    """A partner who has yet to play and holds a trump that nobody can beat.

    ``certain``: it is more than a hint.
    """

    card: Card
    certain: bool


def carrier(view: SeatView, beliefs: Beliefs, seat: int) -> Carrier | None:
    """The partner who can take the trick for a seat that is to play, whatever else is played to it."""
    ours = friends(view)
    for other in to_come(view, seat):
        if other not in ours:
            continue
        likely = [card for card in beliefs.likely(other) if card.suit is view.trump]
        # If an opponent is still to play, only the highest trump of all is safe.
        safe = [beliefs.boss] if foes_to_come(view, seat) else likely
        takes = [card for card in likely if card in safe and beats(view, face_up(view), card)]
        if takes:
            card = min(takes, key=view.rules.order.strength.__getitem__)
            return Carrier(card, card in beliefs.certain(other))
    return None


def is_ours(view: SeatView, beliefs: Beliefs, seat: int) -> bool:
    """Whether the side certainly wins the trick when a seat is to play: nobody after it can take it."""
    if not face_up(view):
        return False
    best = taker(face_up(view), view.trump, view.rules.order)
    return best.seat in friends(view) and (tops(view, beliefs, best.card) or not foes_to_come(view, seat))


def tops(view: SeatView, beliefs: Beliefs, card: Card) -> bool:
    """Whether a card on the table is a trump that no later player can beat."""
    strength, boss = view.rules.order.strength, beliefs.boss
    return card.suit is view.trump and (boss is None or strength[card] > strength[boss])


def is_threatened(view: SeatView, beliefs: Beliefs, seat: int, trick: Sequence[TrickCard]) -> bool:
    """Whether an opponent after a seat is known to hold a card that would take such a trick."""
    ours = friends(view)
    return any(
        beats(view, trick, card)
        for other in to_come(view, seat)
        if other not in ours
        for card in beliefs.certain(other)
    )


def foes_to_come(view: SeatView, seat: int) -> bool:
    """Whether an opponent plays to the trick after a seat."""
    return not friends(view).issuperset(to_come(view, seat))


def beats(view: SeatView, trick: Sequence[TrickCard], card: Card) -> bool:
    """Whether a card would take a trick as it stands."""
    return taker((*trick, TrickCard(-1, card)), view.trump, view.rules.order).card is card


def silly(view: SeatView, beliefs: Beliefs, seat: int, what: Command, cards: Iterable[Card]) -> bool:
    """Whether an order, if these cards carry it out, can only lose points or trumps.

    A partner may know more than we do, so only obvious cases count: the last play of the trick.
    """
    if not face_up(view) or any(other in friends(view) for other in to_come(view, seat)):
        return False
    order = view.rules.order
    loses = not any(beats(view, face_up(view), card) for card in cards)
    theirs = taker(face_up(view), view.trump, order).seat not in friends(view)
    if what is Command.CARICO:
        return theirs and loses
    if what in {Command.TRUMP_HIGH, Command.TRUMP_LOW}:
        return is_ours(view, beliefs, seat) or (theirs and loses and any(order.value[card] for card in cards))
    return False


def obedient(view: SeatView, beliefs: Beliefs, cards: Sequence[Card]) -> Sequence[Card]:
    """The cards that carry out the order to a seat; all of them if there is none, or it is pointless."""
    order = next((one for one in reversed(view.talk.orders) if one.target == view.seat), None)
    if order is None or view.seat is None:
        return cards
    obeys = obeying(cards, order.what, face_up(view), view.trump, view.rules.order)
    return cards if silly(view, beliefs, view.seat, order.what, obeys) else obeys


def own_order(view: SeatView) -> Command | None:
    """The seat's own order to a partner in this trick, with which its card must agree.

    None if it gave none.
    """
    return next((one.what for one in view.talk.orders if one.seat == view.seat), None)


def answers_now(view: SeatView) -> list[AnsweredQuestion]:
    """The answers that the seat got in this trick."""
    now = len(view.tricks)
    return [
        exchange
        for exchange in view.talk.answers
        if exchange.question.seat == view.seat and exchange.tricks == now
    ]


def agreed_lead(view: SeatView, beliefs: Beliefs, cards: Sequence[Card]) -> Card | None:
    """The lead that agrees with the seat's own order to a partner; None if it gave none."""
    value = view.rules.order.value
    match own_order(view):
        case Command.CARICO if beliefs.boss is not None and beliefs.boss in cards:
            return beliefs.boss
        case Command.TRUMP_HIGH | Command.TRUMP_LOW:
            return max(cards, key=lambda card: (value[card] * (card.suit is not view.trump), str(card)))
        case Command.HEAD:
            suits = {exchange.question.suit for exchange in answers_now(view)}
            return min((card for card in cards if card.suit in suits), key=value.__getitem__, default=None)
        case _:
            return None
