"""Beliefs: what a seat knows and assumes about other hands, from all that it was shown and told.

They are a pure function of a ``SeatView``. If gestures may be false, they are hints and not knowledge.
Answers stay true as long as the cards in question cannot have gone or come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.rules.cards import Card
from bot.rules.options import Question, Reply, SignalTruth, Talk
from bot.rules.policies import asked_for
from bot.rules.view import AnsweredQuestion, SeatView

_NO_CARDS: Final[frozenset[Card]] = frozenset()
_NOTHING: Final[frozenset[Question]] = frozenset()


@dataclass(frozen=True, slots=True)
class Beliefs:
    """By seat: the cards that it ``holds``, those it showed but may lack, and the kinds it has and lacks.

    ``boss`` is the highest trump that has not been played, wherever it is; None if nobody looked for it.
    """

    holds: dict[int, frozenset[Card]]
    hints: dict[int, frozenset[Card]]
    has: dict[int, frozenset[Question]]
    lacks: dict[int, frozenset[Question]]
    boss: Card | None

    def certain(self, seat: int) -> frozenset[Card]:
        """The cards that a seat certainly holds."""
        return self.holds.get(seat, _NO_CARDS)

    def likely(self, seat: int) -> frozenset[Card]:
        """The cards that a seat holds if it can be trusted."""
        return self.certain(seat) | self.hints.get(seat, _NO_CARDS)

    def has_kind(self, seat: int, question: Question) -> bool | None:
        """Whether a seat has a card of a kind; None if that is unknown."""
        if question in self.has.get(seat, _NOTHING):
            return True
        return False if question in self.lacks.get(seat, _NOTHING) else None


_IGNORANCE: Final = Beliefs({}, {}, {}, {}, None)
"""The beliefs without talk: nothing but open cards is known of other hands."""


def believe(view: SeatView) -> Beliefs:
    """The beliefs of a seat from everything that it sees."""
    if view.rules.talk is Talk.OFF and not (view.known_cards or view.talk.shown_cards):
        return _IGNORANCE
    played_by = _played_by(view)
    holds: dict[int, frozenset[Card]] = {}
    for seat, card in (*view.known_cards, *view.talk.shown_cards):
        holds[seat] = holds.get(seat, _NO_CARDS) | {card}
    hints = _gestures(view, played_by, holds)
    has: dict[int, frozenset[Question]] = {}
    lacks: dict[int, frozenset[Question]] = {}
    for exchange in view.talk.answers:
        _heed(view, exchange, has, lacks)
    for seat, cards in holds.items():
        kinds = {question for question in Question if any(_about(view, question, card) for card in cards)}
        has[seat] = has.get(seat, _NOTHING) | kinds
    return Beliefs(holds, hints, has, lacks, _boss(view, played_by))


def _played_by(view: SeatView) -> dict[Card, int]:
    """The cards that were played in this deal, and by whom."""
    played_by = {play.card: play.seat for trick in view.tricks for play in trick.cards}
    played_by.update({card: seat for seat, card in view.trick if card is not None})
    return played_by


def _gestures(
    view: SeatView, played_by: dict[Card, int], holds: dict[int, frozenset[Card]]
) -> dict[int, frozenset[Card]]:
    """Add the certain cards of gestures to ``holds``, and return the possible ones (R-62).

    A seat that was caught lying in this deal, because the card was seen elsewhere, is no longer believed.
    """
    elsewhere = {card: seat for seat, cards in holds.items() for card in cards}
    elsewhere |= played_by | dict.fromkeys(view.hand, -1)
    if view.turnup is not None:
        elsewhere[view.turnup] = -1
    hints: dict[int, frozenset[Card]] = {}
    signals = [one for one in view.talk.signals if one.seat != view.seat]
    liars = {one.seat for one in signals if elsewhere.get(one.card, one.seat) != one.seat}
    for one in signals:
        if one.card in played_by or one.seat in liars:
            continue
        beliefs = holds if view.rules.signal_truth is SignalTruth.ENFORCED else hints
        beliefs[one.seat] = beliefs.get(one.seat, _NO_CARDS) | {one.card}
    return hints


def _heed(
    view: SeatView,
    exchange: AnsweredQuestion,
    has: dict[int, frozenset[Question]],
    lacks: dict[int, frozenset[Question]],
) -> None:
    """Take an answer into account (R-63).

    A true "yes" holds until as many such cards were played, a "no" until cards are drawn.
    """
    seat, question = exchange.question.target, exchange.question.question
    if seat == view.seat or question is Question.HEAD:
        return
    if exchange.answer.value is Reply.NO and exchange.stock == view.stock:
        lacks[seat] = lacks.get(seat, _NOTHING) | {question}
    if exchange.answer.value is Reply.YES:
        count = sum(_about(view, question, card) for card in _played_since(view, seat, exchange.tricks))
        if count < (exchange.answer.count or 1):
            has[seat] = has.get(seat, _NOTHING) | {question}


def _played_since(view: SeatView, seat: int, tricks: int) -> list[Card]:
    later = [one for trick in view.tricks[tricks:] for one in trick.cards]
    return [
        card for who, card in [*((one.seat, one.card) for one in later), *view.trick] if card and who == seat
    ]


def _about(view: SeatView, question: Question, card: Card) -> bool:
    return asked_for(question, card, view.trump, view.rules.order)


def _boss(view: SeatView, played_by: dict[Card, int]) -> Card | None:
    strength = view.rules.order.strength
    rest = [card for card in view.rules.packs[0] if card.suit is view.trump and card not in played_by]
    return max(rest, key=lambda card: strength[card], default=None)
