"""Beliefs: what a seat knows and assumes about other hands, from all that it was shown and told.

They are a pure function of a ``SeatView``. If gestures may be false, they are hints and not knowledge.
Answers stay true as long as the cards in question cannot have gone or come.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.computers.knowledge.trick import face_up
from bot.rules.cards import Card
from bot.rules.deductions.open_draws import open_draws
from bot.rules.options import Question, Reply, Retire, SignalDelivery, SignalTruth, Talk
from bot.rules.policies import asked_for, signed_cards
from bot.rules.view import AnsweredQuestion, SeatView

_NO_CARDS: Final[frozenset[Card]] = frozenset()
_NOTHING: Final[frozenset[Question]] = frozenset()


class Number(NamedTuple):
    """The fewest and the most cards of a kind that a seat can hold."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Beliefs:
    """By seat: the cards that it ``holds``, those it showed but may lack, and the kinds it has and lacks.

    ``numbers``: by seat, how many cards it can hold of each kind that it was asked about.
    ``boss`` is the highest trump that has not been played, wherever it is; None if nobody looked for it.
    ``unshown``: by partner, the cards that it would have shown if it held them and shows all that it can,
    except one that it drew after its last turn if it ``drew``. ``openness`` is the probability that partners
    show all that they can.
    """

    holds: dict[int, frozenset[Card]]
    hints: dict[int, frozenset[Card]]
    has: dict[int, frozenset[Question]]
    lacks: dict[int, frozenset[Question]]
    boss: Card | None
    numbers: dict[int, dict[Question, Number]] = field(default_factory=dict)
    unshown: dict[int, frozenset[Card]] = field(default_factory=dict)
    drew: frozenset[int] = frozenset()
    openness: float = 0.0

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


_OPEN_ODDS: Final = 4.0
"""The odds that a partner shows every card that it can, before anything is known of it."""
_SHOWN_ODDS: Final = 3.0
_HIDDEN_ODDS: Final = 1 / 7
"""The factors on these odds for each card that it showed, and that it played without having shown it: an open
partner shows nine of ten cards, another three of ten."""

_IGNORANCE: Final = Beliefs({}, {}, {}, {}, None)
"""The beliefs where nothing is known of other hands."""


def believe(view: SeatView) -> Beliefs:
    """The beliefs of a seat from everything that it sees."""
    if view.rules.talk is Talk.OFF and not (view.known_cards or view.talk.shown_cards or view.turned_cards):
        return _IGNORANCE
    played_by = _played_by(view)
    holds: dict[int, frozenset[Card]] = {}
    for seat, card in (*view.known_cards, *view.talk.shown_cards):
        holds[seat] = holds.get(seat, _NO_CARDS) | {card}
    for card, draw in open_draws(view).drawn.items():
        if card not in played_by and draw.seat != view.seat:
            holds[draw.seat] = holds.get(draw.seat, _NO_CARDS) | {card}
    hints = _gestures(view, played_by, holds)
    has: dict[int, frozenset[Question]] = {}
    lacks: dict[int, frozenset[Question]] = {}
    numbers = _numbers(view)
    for seat, by_kind in numbers.items():
        for kind, number in by_kind.items():
            if number.least:
                has[seat] = has.get(seat, _NOTHING) | {kind}
            if not number.most:
                lacks[seat] = lacks.get(seat, _NOTHING) | {kind}
    for seat, cards in holds.items():
        kinds = {question for question in Question if any(_about(view, question, card) for card in cards)}
        has[seat] = has.get(seat, _NOTHING) | kinds
    unshown, openness = _unshown(view, played_by, holds)
    drew = frozenset(
        seat
        for seat in unshown
        if view.hands[seat] == view.rules.game.hand and all(who != seat for who, _ in view.trick)
    )
    return Beliefs(holds, hints, has, lacks, _boss(view, played_by), numbers, unshown, drew, openness)


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


def _unshown(
    view: SeatView, played_by: dict[Card, int], holds: dict[int, frozenset[Card]]
) -> tuple[dict[int, frozenset[Card]], float]:
    """What partners have not shown though they might have, and how open they are (R-62).

    Only where opponents see nothing of gestures would an open partner show all that has one.
    """
    rules = view.rules
    if (
        rules.talk is not Talk.SIGNALS
        or rules.signal_delivery is not SignalDelivery.PRIVATE
        or view.seat is None
        or len(view.tricks) < rules.talk_from_trick - 1
    ):
        return {}, 0.0
    signed = frozenset(signed_cards(rules, view.trump))
    tricks = [*(trick.cards for trick in view.tricks), face_up(view)][rules.talk_from_trick - 1 :]
    unshown: dict[int, frozenset[Card]] = {}
    openness = 1.0
    for seat in rules.sides[rules.side_of(view.seat)]:
        if seat == view.seat or not any(one.seat == seat for trick in tricks for one in trick):
            continue  # it has not had a turn yet in which it might have shown something
        shown = {one.card for one in view.talk.signals if one.seat == seat}
        played = {one.card for trick in tricks for one in trick if one.seat == seat}
        odds = _OPEN_ODDS * _SHOWN_ODDS ** len(shown) * _HIDDEN_ODDS ** len((played & signed) - shown)
        openness = min(openness, odds / (1 + odds))
        unshown[seat] = signed - shown - played_by.keys() - holds.get(seat, _NO_CARDS)
    return unshown, openness if unshown else 0.0


def _numbers(view: SeatView) -> dict[int, dict[Question, Number]]:
    """How many cards of a kind the others can hold, by all their answers to questions of fact (R-63).

    An answer tells how many there were. Since then some were played, and each card drawn may be one.
    """
    numbers: dict[int, dict[Question, Number]] = {}
    for exchange in view.talk.answers:
        seat, question, answer = exchange.question.target, exchange.question.question, exchange.answer
        if seat == view.seat or question is Question.HEAD or _may_have_changed(view, exchange):
            continue
        drew = -(-(exchange.stock - view.stock) // len(view.active))
        played_cards = _played_since(view, seat, exchange.tricks)
        played = sum(_about(view, question, card) for card in played_cards)
        least = most = answer.count or 0
        if answer.value is Reply.YES and answer.count is None:
            least, most = 1, view.hands[seat] + len(played_cards) - drew
        by_kind = numbers.setdefault(seat, {})
        earlier = by_kind.get(question, Number(0, view.hands[seat]))
        by_kind[question] = Number(
            max(earlier.least, least - played), min(earlier.most, most - played + drew)
        )
    return numbers


def _may_have_changed(view: SeatView, exchange: AnsweredQuestion) -> bool:
    """Whether an exchange with the turn-up, since an answer, may have changed what it says (R-55, R-56)."""
    if exchange.question.question not in {Question.BRISCOLINE, Question.VESTITE}:
        return False
    match view.rules.retire:
        case Retire.OFF:
            return False
        case Retire.DEUCE_FIRST_TRICK:
            return not exchange.tricks
        case Retire.BRISCA_7_2:
            return exchange.tricks < len(view.tricks)


def _played_since(view: SeatView, seat: int, tricks: int) -> list[Card]:
    later = [one for trick in view.tricks[tricks:] for one in trick.cards]
    return [
        card for who, card in [*((one.seat, one.card) for one in later), *view.trick] if card and who == seat
    ]


def _about(view: SeatView, question: Question, card: Card) -> bool:
    return asked_for(question, card, view.trump, view.rules.order)


def _boss(view: SeatView, played_by: dict[Card, int]) -> Card | None:
    strength = view.rules.order.strength
    rest = [card for card in view.packs[0] if card.suit is view.trump and card not in played_by]
    return max(rest, key=lambda card: strength[card], default=None)
