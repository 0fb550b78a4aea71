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

from bot.record.playback import with_views
from bot.review.card_values import NOTHING, card_values
from bot.rules.actions import PLAYS
from bot.rules.cards import DECK_POINTS, Card
from bot.rules.events import CardPlayed, Conceded, DealEnded, DealStarted, Event, MatchStarted
from bot.rules.rules import Rules
from bot.rules.view import SeatView

Step: TypeAlias = Callable[[], object]


@dataclass(frozen=True, slots=True)
class CardReview:
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
    cards: tuple[CardReview, ...]
    result: int | None
    share: float | None

    @property
    def start(self) -> float | None:
        """What was to be expected; None if there was no choice."""
        return self.cards[0].expected if self.cards else None

    @property
    def dearest(self) -> tuple[CardReview, ...]:
        """The cards that cost something, the costliest first."""
        return tuple(sorted((one for one in self.cards if one.cost), key=lambda one: -one.cost))

    @property
    def best(self) -> CardReview | None:
        """The card that was most needed: any other would have been much worse."""
        return best(self.cards)


@dataclass(frozen=True)
class SeatReview:
    """A seat of a match. Deals without a choice are left out."""

    seat: int
    deals: tuple[DealReview, ...]

    @cached_property
    def cards(self) -> tuple[CardReview, ...]:
        """All its cards that could be evaluated."""
        return tuple(card for deal in self.deals for card in deal.cards)

    @property
    def cost(self) -> float:
        """What they cost together."""
        return sum(card.cost for card in self.cards)

    @property
    def best(self) -> CardReview | None:
        """The card of the match that was most needed."""
        return best(self.cards)

    @property
    def worst(self) -> CardReview | None:
        """The costliest card; None if none cost anything."""
        return max((card for card in self.cards if card.cost), key=lambda one: one.cost, default=None)


def best(cards: Iterable[CardReview]) -> CardReview | None:
    """The card that was furthest ahead of any other; None if it never mattered which was played."""
    return max((card for card in cards if card.lead), key=lambda one: one.lead, default=None)


class Choice(NamedTuple):
    """A card that a seat played, and what it knew just before."""

    view: SeatView
    card: Card


class UnreviewedDeal(NamedTuple):
    """A deal that has yet to be evaluated; ``result`` and ``share`` as in ``DealReview``."""

    number: int
    choices: tuple[Choice, ...]
    result: int | None
    share: float | None


def deals(events: Iterable[Event], seat: int) -> list[UnreviewedDeal]:
    """The finished deals of a match in which a seat played cards, each with its choices."""
    unreviewed: list[UnreviewedDeal] = []
    rules: Rules | None = None
    number, sides, choices, conceded = 0, 0, list[Choice](), False
    for event, view in with_views(events, {seat}):
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
            unreviewed.append(
                UnreviewedDeal(
                    number, tuple(choices), None if conceded else _result(rules, event, seat), share
                )
            )
    return unreviewed


def _result(rules: Rules, event: DealEnded, seat: int) -> int | None:
    """The card points of a seat's side at the end; None if the deal was not played to its end."""
    if sum(event.points) != DECK_POINTS:
        return None
    if event.declared is None:
        return event.points[rules.side_of(seat)]
    declarers = {event.declared.declarer, *event.declared.partners}
    points = sum(event.points[who] for who in declarers)
    return points if seat in declarers else DECK_POINTS - points


def choices(unreviewed: Iterable[UnreviewedDeal]) -> int:
    """The number of cards to evaluate in some deals."""
    return sum(len(one.choices) for one in unreviewed)


def review_deal(
    match: str, deal: UnreviewedDeal, trials: int | None = None, step: Step = lambda: None
) -> DealReview:
    """Evaluate a deal. ``step`` is called after each of its cards."""
    cards = []
    for choice in deal.choices:
        cards.append(review_card(match, deal.number, choice, trials))
        step()
    return deal_review(deal, cards)


def deal_review(deal: UnreviewedDeal, cards: Iterable[CardReview | None]) -> DealReview:
    """A deal with the evaluations of its cards."""
    reviews = tuple(card for card in cards if card is not None)
    return DealReview(deal.number, reviews, deal.result, deal.share)


def review_card(match: str, deal: int, choice: Choice, trials: int | None = None) -> CardReview | None:
    """What a card cost; None if there was no choice, or nothing to compute."""
    view, play = choice.view, PLAYS[choice.card]
    values = card_values(view, f"{match} {deal} {view.seat} {len(view.hand)} {len(view.tricks)}", trials)
    if values is None or play not in values.promises:  # a revoke (fine print 24) is not a choice of a card
        return None
    promises, cost = values.promises, values.cost(play)
    lead = 0.0
    if not cost:
        lead = promises[play].points - max(two.points for one, two in promises.items() if one != play)
    return CardReview(
        deal=deal,
        trick=len(view.tricks) + 1,
        card=choice.card,
        best=next(one for one in promises if one != play).card if cost else choice.card,
        cost=cost,
        lead=lead if lead >= NOTHING else 0.0,
        expected=promises[play].points + cost,
        exact=values.exact,
    )
