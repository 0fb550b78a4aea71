"""The report of a review: what each card of a seat cost, and how much of the result was luck.

Numbers are card points of the seat's side. For every deal that was played to its end

    result = start + luck + play

``start`` is what the seat's best card promised when it first chose one, so it includes the hand that it was
dealt; an even ``share`` of the 120 points is what was to be expected before. ``play`` is what its cards cost
against the best choice with the same knowledge; it is never above 0. ``luck`` is all the rest: what it drew,
and what the others did, partners too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from bot.record.playback import told
from bot.review.weighing import NOTHING, weighed
from bot.rules.actions import PLAYS
from bot.rules.cards import DECK_POINTS, Card
from bot.rules.events import CardPlayed, Conceded, DealEnded, DealStarted, Event, MatchStarted
from bot.rules.rules import Rules
from bot.rules.view import SeatView

Step: TypeAlias = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Judged:
    """A card that was played when there was a choice.

    ``deal`` and ``trick`` count from 1. ``best`` is the best choice, the card itself if it cost nothing;
    ``lead`` is how much better it was than any other. ``expected`` is what the best card promised.
    ``exact``: these values are exact and not estimates.
    """

    deal: int
    trick: int
    card: Card
    best: Card
    cost: float
    lead: float
    expected: float
    exact: bool


@dataclass(frozen=True, slots=True)
class DealReview:
    """A deal of a seat.

    ``result`` is None if the deal was not played to its end, ``share`` if sides were only made in the deal.
    """

    number: int
    cards: tuple[Judged, ...]
    result: int | None
    share: float | None

    @property
    def start(self) -> float | None:
        """What was to be expected; None if there was no choice."""
        return self.cards[0].expected if self.cards else None

    @property
    def play(self) -> float:
        """What the cards cost, as a number that is never above 0."""
        return -sum(card.cost for card in self.cards)

    @property
    def luck(self) -> float | None:
        """What neither the hand nor the play explains; None if the deal was not played to its end."""
        if self.result is None or self.start is None:
            return None
        return self.result - self.start - self.play

    @property
    def dealt(self) -> float | None:
        """What the hand was worth beyond an even share; None if that is unknown."""
        return None if self.share is None or self.start is None else self.start - self.share

    @property
    def dearest(self) -> tuple[Judged, ...]:
        """The cards that cost something, the costliest first."""
        return tuple(sorted((one for one in self.cards if one.cost), key=lambda one: -one.cost))

    @property
    def best(self) -> Judged | None:
        """The card that was most needed: any other would have been much worse."""
        return best(self.cards)


@dataclass(frozen=True)
class SeatReview:
    """A seat of a match. Deals without a choice are left out."""

    seat: int
    deals: tuple[DealReview, ...]

    @cached_property
    def cards(self) -> tuple[Judged, ...]:
        """All its cards that could be evaluated."""
        return tuple(card for deal in self.deals for card in deal.cards)

    @property
    def cost(self) -> float:
        """What they cost together."""
        return sum(card.cost for card in self.cards)

    @property
    def best(self) -> Judged | None:
        """The card of the match that was most needed."""
        return best(self.cards)

    @property
    def worst(self) -> Judged | None:
        """The costliest card; None if none cost anything."""
        return max((card for card in self.cards if card.cost), key=lambda one: one.cost, default=None)


def best(cards: Iterable[Judged]) -> Judged | None:
    """The card that was furthest ahead of any other; None if it never mattered which was played."""
    return max((card for card in cards if card.lead), key=lambda one: one.lead, default=None)


class Choice(NamedTuple):
    """A card that a seat played, and what it knew just before."""

    view: SeatView
    card: Card


class Dealt(NamedTuple):
    """A deal that has yet to be evaluated; ``result`` and ``share`` as in ``DealReview``."""

    number: int
    choices: tuple[Choice, ...]
    result: int | None
    share: float | None


def deals(events: Iterable[Event], seat: int) -> list[Dealt]:
    """The finished deals of a match in which a seat played cards, each with its choices."""
    found: list[Dealt] = []
    rules: Rules | None = None
    number, sides, choices, conceded = 0, 0, list[Choice](), False
    for event, view in told(events, {seat}):
        if isinstance(event, MatchStarted):
            rules = event.rules
        elif isinstance(event, DealStarted) and rules is not None:
            number, choices, conceded = number + 1, [], False
            sides = len({rules.side_of(who) for who, hand in enumerate(event.hands) if hand})
        elif isinstance(event, CardPlayed) and view is not None:
            choices.append(Choice(view, event.card))
        elif isinstance(event, Conceded):
            conceded = True  # its points do not come from play (fine print 42)
        elif isinstance(event, DealEnded) and rules is not None and choices:
            share = DECK_POINTS / sides if rules.auction is None else None
            found.append(
                Dealt(number, tuple(choices), None if conceded else _result(rules, event, seat), share)
            )
    return found


def _result(rules: Rules, ended: DealEnded, seat: int) -> int | None:
    """The card points of a seat's side at the end; None if the deal was not played to its end."""
    if sum(ended.points) != DECK_POINTS:
        return None
    if ended.declared is None:
        return ended.points[rules.side_of(seat)]
    declarers = {ended.declared.declarer, *ended.declared.partners}
    taken = sum(ended.points[who] for who in declarers)
    return taken if seat in declarers else DECK_POINTS - taken


def choices(dealt: Iterable[Dealt]) -> int:
    """The number of cards to evaluate in some deals."""
    return sum(len(one.choices) for one in dealt)


def judged_deal(match: str, dealt: Dealt, trials: int | None = None, step: Step = lambda: None) -> DealReview:
    """Evaluate a deal. ``step`` is called after each of its cards."""
    cards = []
    for choice in dealt.choices:
        cards.append(judged(match, dealt.number, choice, trials))
        step()
    return reviewed(dealt, cards)


def reviewed(dealt: Dealt, cards: Iterable[Judged | None]) -> DealReview:
    """A deal with the evaluations of its cards."""
    found = tuple(card for card in cards if card is not None)
    return DealReview(dealt.number, found, dealt.result, dealt.share)


def review(match: str, events: Iterable[Event], seat: int, trials: int | None = None) -> SeatReview:
    """Review a seat of a match. The same match id, events and trials give the same review."""
    return SeatReview(seat, tuple(judged_deal(match, dealt, trials) for dealt in deals(events, seat)))


def judged(match: str, deal: int, choice: Choice, trials: int | None = None) -> Judged | None:
    """What a card cost; None if there was no choice, or nothing to compute."""
    view, play = choice.view, PLAYS[choice.card]
    found = weighed(view, f"{match} {deal} {view.seat} {len(view.hand)} {len(view.tricks)}", trials)
    if found is None or play not in found.promises:  # a revoke (fine print 24) is not a choice of a card
        return None
    promises, cost = found.promises, found.cost(play)
    lead = 0.0
    if not cost:
        lead = promises[play].points - max(two.points for one, two in promises.items() if one != play)
    return Judged(
        deal=deal,
        trick=len(view.tricks) + 1,
        card=choice.card,
        best=next(one for one in promises if one != play).card if cost else choice.card,
        cost=cost,
        lead=lead if lead >= NOTHING else 0.0,
        expected=promises[play].points + cost,
        exact=found.exact,
    )
