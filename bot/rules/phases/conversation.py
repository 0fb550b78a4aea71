"""Questions, answers and orders, aloud (R-63 to R-66), and the rais's look (R-67). Fine print 33 to 36."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.rules import policies
from bot.rules.actions import Answer, Ask, Look, Order
from bot.rules.cards import Card, Suit
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import Answered, Asked, Looked, Ordered
from bot.rules.options import Command, Question, Reply, Talk
from bot.rules.state import Phase, State


def choices(state: State, seat: int) -> Iterable[Ask | Answer | Order | Look]:
    """All questions, answers and orders, and the looks."""
    if state.phase is not Phase.PLAY:
        return ()
    if state.talk.due is not None:
        return [Answer(reply) for reply in Reply]
    partners = _partners(state, seat)
    suits: list[Suit | None] = [None, *Suit]
    return [
        *(
            Ask(other, question)
            for other in partners
            for question in Question
            if question is not Question.HEAD
        ),
        *(Ask(other, Question.HEAD, suit) for other in partners for suit in suits),
        *(Order(other, what) for other in partners for what in Command),
        *(Look(other) for other in partners if state.rules.talk is Talk.RAIS),
    ]


def refusal(state: State, seat: int, action: Ask | Answer | Order | Look) -> IllegalAction | None:
    """Why the seat may not say this; None if it may."""
    if state.phase is not Phase.PLAY:
        return IllegalAction(Reason.NO_DEAL)
    if isinstance(action, Answer):
        return _answer_refusal(state, seat, action)
    if isinstance(action, Look) and state.rules.talk is not Talk.RAIS:
        return IllegalAction(Reason.NOT_IN_THIS_GAME)
    speaker = _speaker_refusal(state, seat)
    if speaker is not None:
        return speaker
    if action.target not in _partners(state, seat):
        return IllegalAction(Reason.NOT_A_PARTNER)
    if isinstance(action, Look):
        return _look_refusal(state, seat)
    return _time_refusal(state, action.target) or _limit_refusal(state, seat, action)


def result(
    state: State, seat: int, action: Ask | Answer | Order | Look
) -> Asked | Answered | Ordered | Looked:
    """The event of a legal question, answer, order or look."""
    match action:
        case Ask(target, question, suit):
            return Asked(seat, target, question, suit)
        case Answer(value):
            due = state.talk.due
            return Answered(seat, value, None if due is None else count(state, due))
        case Order(target, what):
            return Ordered(seat, target, what)
        case Look(target):
            return Looked(seat, target, state.hands[target])


def truth(state: State, question: Asked) -> Reply | None:
    """The true answer to a question of fact; None for a judgement (R-63)."""
    if question.question is Question.HEAD:
        return None
    return Reply.YES if _matching_cards(state, question) else Reply.NO


def count(state: State, question: Asked) -> int | None:
    """The number of cards behind a yes, if the table wants it; None for a judgement (R-63)."""
    if not state.rules.answer_counts or question.question is Question.HEAD:
        return None
    return _matching_cards(state, question)


def obeying(state: State, seat: int, cards: Sequence[Card]) -> Sequence[Card]:
    """The cards that carry out the latest order to a seat; all cards if none does (fine print 36)."""
    order = next((one for one in reversed(state.talk.orders) if one.target == seat), None)
    if order is None:
        return cards
    return policies.obeying(cards, order.what, state.trick, state.trump, state.rules.order)


def _partners(state: State, seat: int) -> list[int]:
    return [other for other in state.rules.sides[state.rules.side_of(seat)] if other != seat]


def _speaker_refusal(state: State, seat: int) -> IllegalAction | None:
    """Why the seat may not speak: only the leader (R-63), or the rais of either team at any time (R-66)."""
    if state.rules.talk is Talk.RAIS:
        rais = state.rais[state.rules.side_of(seat)]
        return None if seat == rais else IllegalAction(Reason.RAIS_ASKS, rais=rais)
    leads = seat == state.turn == state.leader and not state.trick
    return None if leads else IllegalAction(Reason.LEADER_ASKS, leader=state.leader)


def _time_refusal(state: State, target: int) -> IllegalAction | None:
    if len(state.tricks) < state.rules.talk_from_trick - 1:
        return IllegalAction(Reason.SILENCE, trick=state.rules.talk_from_trick)
    if target in {play.seat for play in state.trick}:
        return IllegalAction(Reason.PARTNER_HAS_PLAYED)
    return None


def _limit_refusal(state: State, seat: int, action: Ask | Order) -> IllegalAction | None:
    rules, talk = state.rules, state.talk
    if isinstance(action, Order):
        orders = sum((one.seat, one.target) == (seat, action.target) for one in talk.orders)
        return (
            IllegalAction(Reason.ORDERED_ENOUGH, cap=rules.orders_per_trick)
            if orders >= rules.orders_per_trick
            else None
        )
    if action.suit is not None and (action.question is not Question.HEAD or action.suit is state.trump):
        return IllegalAction(Reason.WRONG_QUESTION)
    questions = sum(isinstance(one, Asked) and one.seat == seat for one in talk.exchanges)
    return (
        IllegalAction(Reason.ASKED_ENOUGH, cap=rules.asks_per_trick)
        if questions >= rules.asks_per_trick
        else None
    )


def _answer_refusal(state: State, seat: int, action: Answer) -> IllegalAction | None:
    due = state.talk.due
    if due is None:
        return IllegalAction(Reason.NO_ANSWER_DUE)
    if seat != due.target:
        return IllegalAction(Reason.NOT_ASKED, asked=due.target)
    true = truth(state, due)
    return None if true in {None, action.value} else IllegalAction(Reason.UNTRUE_ANSWER)


def _look_refusal(state: State, seat: int) -> IllegalAction | None:
    """Why the rais may not look: once in a deal, when the stock is used up (fine print 35)."""
    if state.stock:
        return IllegalAction(Reason.LOOK_TOO_EARLY)
    if seat in {one.seat for one in state.talk.looks}:
        return IllegalAction(Reason.LOOKED_ALREADY)
    return None


def _matching_cards(state: State, question: Asked) -> int:
    """The number of cards in the asked seat's hand that the question is about."""
    hand, rules = state.hands[question.target], state.rules
    return sum(policies.asked_for(question.question, card, state.trump, rules.order) for card in hand)
