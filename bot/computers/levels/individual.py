"""The values of cards for a seat that plays alone against several, by the tables that the search plays with.

An outlook of the trick misleads there: by it half of all leads were loads and courts, because a point in one
of several other piles seemed to cost little. The tables were found by what wins deals.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.computers.knowledge.counting import Count
from bot.computers.knowledge.trick import face_up, to_come, wins
from bot.computers.search.rollout_weights import HOLD, KEEP, KIND, LATE, LEAD, PART, TEMPO, TRUMPS, individual
from bot.rules.cards import Card
from bot.rules.view import SeatView

_TENTHS, _PER_CENT = 10, 100
_RANK = 1e-5
"""The price of a rank: of equal cards the lower one is played."""


def is_individual(view: SeatView) -> bool:
    """Whether the seat plays for itself alone against several others, a card from each in a trick."""
    return (
        not view.rules.two_sided
        and view.auction is None
        and view.trump is not None
        and len(view.active) > 2
        and view.rules.game.plays == 1
    )


def card_values(count: Count, cards: Sequence[Card]) -> dict[Card, float]:
    """The card points that each card promises, less what it is worth in the hand.

    It plays as ``search.rollout_policy`` does.
    """
    view, value, trump = count.view, count.order.value, count.trump
    table, seats, hand_size = individual(len(view.active)), len(view.active), len(view.hand)
    part = PART if view.stock + hand_size * seats <= LATE * seats else 0
    lying = sum(value[play.card] for play in face_up(view))
    # who drew no card does not play to the trick.
    me = -1 if view.seat is None else view.seat
    foes = sum(view.hands[seat] >= hand_size for seat in to_come(view, me))

    def worth(card: Card) -> float:
        kind = KIND[value[card]] + TRUMPS * (card.suit is trump)
        if not view.trick:
            return -table[part + LEAD + kind] / _TENTHS
        points = lying + value[card]
        if not wins(view, card):
            return -table[part + KEEP + kind] / _TENTHS - points
        stays = (table[part + HOLD + kind] / _PER_CENT) ** foes
        tempo = table[part + TEMPO] / _TENTHS
        return (points * (2 * stays - 1)) + tempo * stays - table[part + KEEP + kind] / _TENTHS

    return {card: worth(card) - _RANK * count.order.strength[card] for card in cards}
