"""The loads that were turned up first: they lie in the middle of the stock, so it is known who draws them.

See R-32 and fine print 16.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.rules.cards import Card
from bot.rules.policies import ring
from bot.rules.view import SeatView


class TurnedLoads(NamedTuple):
    """Where the loads are.

    - ``lie``: those in the stock, with the number of cards above each.
    - ``drawn``: the others, with the seat that drew each.
    """

    lie: dict[Card, int]
    drawn: dict[Card, int]


def turned_loads(view: SeatView) -> TurnedLoads:
    """Where the loads are that were turned up before the turn-up of this deal."""
    rules, seats = view.rules, view.active
    undealt = len(rules.packs_for(len(seats))[0]) - len(seats) * rules.game.hand
    middle = (undealt - 1 - len(view.turned_cards)) // 2
    found = TurnedLoads({}, {})
    for place, card in enumerate(view.turned_cards, start=middle):
        above = place - (undealt - view.stock)
        if above >= 0:
            found.lie[card] = above
        else:
            trick, draw = divmod(place, len(seats) * rules.game.plays)
            order = ring(seats, rules.players, view.tricks[trick].taker)
            found.drawn[card] = order[draw % len(seats)]
    return found
