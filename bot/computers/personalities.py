"""The personalities of computers: a level that prefers certain cards wherever others are hardly better.

A level gives each card a value. A personality adds a small bias by what the card is and what it does in the
trick, and the level then chooses as usual. The bias is no greater than a close difference between two cards,
so no evident mistake follows from it. It reads only what the seat may know, and changes neither the legal
cards nor the generator. A level with a personality is named ``7:pina``, and its computer has the name of the
personality.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from bot.computers import scale
from bot.computers.knowledge.trick import face_up, friends, plays_last, wins
from bot.rules.cards import LOAD, Card
from bot.rules.policies import taker
from bot.rules.view import SeatView

Feature: TypeAlias = Callable[[SeatView, Card], float]
"""What a card is, or does in the trick: from 0, not at all, to 1."""

_MOST_POINTS: Final = 11
"""The card points of the richest card."""
_OF_TEMPERATURE: Final = 0.25
"""The part of a level's temperature that counts as a close difference: it errs by more than that anyway."""


def strong(view: SeatView, card: Card) -> float:
    """A trump; a load where the game has no trumps."""
    if view.trump is None:
        return float(view.rules.order.value[card] >= LOAD)
    return float(card.suit is view.trump)


def court(view: SeatView, card: Card) -> float:
    """A court outside trumps: a card of few points."""
    return float(card.suit is not view.trump and 0 < view.rules.order.value[card] < LOAD)


def takes_points(view: SeatView, card: Card) -> float:
    """Takes card points that others have played."""
    value = view.rules.order.value
    has_points = any(value[one.card] for one in face_up(view))
    return float(has_points and not _is_ours(view) and wins(view, card))


def leads_points(view: SeatView, card: Card) -> float:
    """Leads card points outside trumps."""
    return 0.0 if view.trick or card.suit is view.trump else _points(view, card)


def risks_points(view: SeatView, card: Card) -> float:
    """Plays card points into a trick that others may still take."""
    is_safe = plays_last(view) and (_is_ours(view) or wins(view, card))
    return 0.0 if is_safe else _points(view, card)


class Personality(NamedTuple):
    """A personality.

    - ``key``: its name in levels, records and the catalogue.
    - ``name``: the first name of its computers.
    - ``weights``: for each feature how much more (above 0) or less (below 0) it likes cards that have it, as
      a part of a close difference.
    """

    key: str
    name: str
    weights: Mapping[Feature, float]

    def bias(self, view: SeatView, card: Card) -> float:
        """How much it likes a card in the position of a view, as a part of a close difference."""
        return sum(weight * feature(view, card) for feature, weight in self.weights.items())


PERSONALITIES: Final[Mapping[str, Personality]] = {
    one.key: one
    for one in (
        Personality("pina", "Pina", {strong: -0.7}),
        Personality("rosina", "Rosina", {court: 0.8}),
        Personality("peppino", "Peppino", {takes_points: 0.45}),
        Personality("mimi", "Mimì", {risks_points: -0.45}),
        Personality("gege", "Gegè", {leads_points: 0.85}),
    )
}
"""All personalities by key. ``personality-KEY`` and ``personality-KEY-about`` say how each plays."""

FORM: Final = f"NUMBER{scale.WITH}{'|'.join(PERSONALITIES)}"
"""The form of the names of levels with a personality, for messages about unknown names."""


def split(level: str) -> tuple[str, Personality | None]:
    """A level's name without its personality, and the personality. Raises ``KeyError`` for an unknown one."""
    number = scale.without_personality(level)
    return number, None if number == level else PERSONALITIES[level.removeprefix(f"{number}{scale.WITH}")]


def of_level(level: str) -> Personality | None:
    """The personality of a level by its name; None for none, and for one that is not known here."""
    return PERSONALITIES.get(level.partition(scale.WITH)[2])


def is_known(level: str) -> bool:
    """Whether a name is that of a numbered level with one of the personalities."""
    number, _, key = level.partition(scale.WITH)
    return number in scale.NUMBERS and key in PERSONALITIES


def named(level: str, personality: Personality | None) -> str:
    """The name of a numbered level with a personality."""
    return level if personality is None else f"{level}{scale.WITH}{personality.key}"


def with_bias(
    values: dict[Card, float],
    personality: Personality | None,
    view: SeatView,
    close: float,
    temperature: float = 0.0,
) -> dict[Card, float]:
    """The values of some cards with the bias of a personality.

    ``close`` is a close difference for a player that never errs. It and the ``temperature`` are in the unit
    of the values.
    """
    if personality is None:
        return values
    difference = close + _OF_TEMPERATURE * temperature
    return {card: value + difference * personality.bias(view, card) for card, value in values.items()}


def _points(view: SeatView, card: Card) -> float:
    return min(1.0, view.rules.order.value[card] / _MOST_POINTS)


def _is_ours(view: SeatView) -> bool:
    """Whether the seat or a certain partner is taking the trick so far."""
    lying = face_up(view)
    return bool(lying) and taker(lying, view.trump, view.rules.order).seat in friends(view)
