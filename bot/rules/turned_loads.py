"""The loads that were turned up first: they lie in the middle of the stock, so it is known who draws them.

See R-32 and fine print 16.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.rules.cards import LOAD, Card
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
    found, seats = TurnedLoads({}, {}), view.active
    first, undealt = _places(view)
    for place, card in enumerate(view.turned_cards, start=first):
        above = place - (undealt - view.stock)
        if above >= 0:
            found.lie[card] = above
        else:
            trick, draw = divmod(place, len(seats) * view.rules.game.plays)
            order = ring(seats, view.rules.players, view.tricks[trick].taker)
            found.drawn[card] = order[draw % len(seats)]
    return found


def turned_loads_fit(view: SeatView) -> bool:
    """Whether these loads can have been turned up first, as far as the seat can tell.

    Everything else in the view must be consistent.
    """
    turned, worth = view.turned_cards, view.rules.order.value
    first, _ = _places(view)
    if not turned:
        return True
    if not view.rules.turn_up_reject or first < 0 or len({*turned}) < len(turned):
        return False
    if any(worth.get(card, 0) < LOAD for card in turned):
        return False
    per_trick = len(view.active) * view.rules.game.plays
    drawn_after = {card: place // per_trick for place, card in enumerate(turned, start=first)}
    plays = [
        (number, seat, card) for number, trick in enumerate(view.tricks) for seat, card, _ in trick.cards
    ]
    plays += [(len(view.tricks), seat, card) for seat, card in view.trick if card is not None]
    held = [*((view.seat, card) for card in view.hand), *view.known_cards]
    holders = {card: seat for seat, card in held} | {card: seat for _, seat, card in plays}
    lie, drawn = turned_loads(view)
    hidden = [seat for card, seat in drawn.items() if card not in holders]
    return (
        all(holders.get(card, seat) == seat for card, seat in drawn.items())
        and all(drawn_after.get(card, -1) < number for number, _, card in plays)
        and all(hidden.count(seat) + _known(held, seat) <= view.hands[seat] for seat in hidden)
        and not lie.keys() & holders.keys()
        and view.turnup not in turned
        and (not view.rules.open_next_card or _on_top(lie) == {view.next_card} & {*turned})
    )


def _known(held: list[tuple[int | None, Card]], seat: int) -> int:
    return sum(who == seat for who, _ in held)


def _on_top(lie: dict[Card, int]) -> set[Card]:
    return {card for card, above in lie.items() if not above}


def _places(view: SeatView) -> tuple[int, int]:
    """The number of cards above the first of the loads before anybody drew, and of all undealt cards.

    The first is below 0 if there is no room for the loads.
    """
    seats = len(view.active)
    undealt = len(view.rules.packs_for(seats)[0]) - seats * view.rules.game.hand
    return (undealt - 1 - len(view.turned_cards)) // 2, undealt
