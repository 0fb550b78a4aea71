"""The cards of the stock of which everybody knows where they lie or lay, and so who draws them.

They are the loads that were turned up first, in the middle of the stock (R-32, fine print 16), and the
turn-up, its last card (R-51).
"""

from __future__ import annotations

from typing import NamedTuple

from bot.rules.cards import LOAD, Card
from bot.rules.policies import ring
from bot.rules.view import SeatView


class OpenDraw(NamedTuple):
    """The seat that drew a card, and the number of tricks that were complete."""

    seat: int
    tricks: int


class OpenDraws(NamedTuple):
    """Where the cards are.

    - ``lie``: the loads in the stock, with the number of cards above each.
    - ``drawn``: the cards that were drawn, the turn-up too.
    """

    lie: dict[Card, int]
    drawn: dict[Card, OpenDraw]


def open_draws(view: SeatView) -> OpenDraws:
    """Where the loads are that were turned up before the turn-up of this deal, and who drew the turn-up."""
    found, seats = OpenDraws({}, {}), view.active
    first, undealt = _places(view)
    places = dict(zip(view.turned_cards, range(first, undealt), strict=False))
    if view.drawn_turnup is not None:
        places[view.drawn_turnup] = undealt - 1
    for card, place in places.items():
        above = place - (undealt - view.stock)
        if above >= 0:
            found.lie[card] = above
        else:
            trick, draw = divmod(place, len(seats) * view.rules.game.plays)
            order = ring(seats, view.rules.players, view.tricks[trick].taker)
            found.drawn[card] = OpenDraw(order[draw % len(seats)], trick + 1)
    return found


def open_draws_fit(view: SeatView) -> bool:
    """Whether the loads can have been turned up, and the turn-up drawn, as far as the seat can tell.

    Everything else in the view must be consistent.
    """
    turned, worth, last = view.turned_cards, view.rules.order.value, view.drawn_turnup
    if turned and (not view.rules.turn_up_reject or _places(view)[0] < 0 or len({*turned}) < len(turned)):
        return False
    if any(worth.get(card, 0) < LOAD or card in {view.turnup, last} for card in turned):
        return False
    if last is not None and (view.stock or not view.rules.has_turnup or last.suit is not view.trump):
        return False
    plays = [
        (number, seat, card) for number, trick in enumerate(view.tricks) for seat, card, _ in trick.cards
    ]
    plays += [(len(view.tricks), seat, card) for seat, card in view.trick if card is not None]
    held = [*((view.seat, card) for card in view.hand), *view.known_cards]
    holders = {card: seat for seat, card in held} | {card: seat for _, seat, card in plays}
    lie, drawn = open_draws(view)
    hidden = [one.seat for card, one in drawn.items() if card not in holders]
    on_top = {card for card, above in lie.items() if not above}
    return (
        all(holders.get(card, one.seat) == one.seat for card, one in drawn.items())
        and all(drawn[card].tricks <= number for number, _, card in plays if card in drawn)
        and all(hidden.count(seat) + _known(held, seat) <= view.hands[seat] for seat in hidden)
        and not lie.keys() & holders.keys()
        and (not view.rules.open_next_card or on_top == {view.next_card} & {*turned})
    )


def _known(held: list[tuple[int | None, Card]], seat: int) -> int:
    return sum(who == seat for who, _ in held)


def _places(view: SeatView) -> tuple[int, int]:
    """The number of cards above the first of the loads before anybody drew, and of all undealt cards.

    The first is below 0 if there is no room for the loads.
    """
    seats = len(view.active)
    undealt = len(view.rules.packs_for(seats)[0]) - seats * view.rules.game.hand
    return (undealt - 1 - len(view.turned_cards)) // 2, undealt
