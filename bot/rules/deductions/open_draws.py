"""The cards of the stock whose place everybody knows or knew, and so also who draws them.

They are the loads that were turned up first and put into the middle of the stock (R-32, fine print 16), the
turn-up, which is its last card (R-51), and every next card that lay open (R-75).
"""

from __future__ import annotations

from typing import NamedTuple

from bot.rules.cards import LOAD, Card
from bot.rules.options import Retire
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
    """Where the loads are that were turned up before the turn-up of this deal, and who drew open cards."""
    found, seats = OpenDraws({}, {}), view.active
    undealt = _undealt(view)
    for card, place in _places(view):
        above = place - (undealt - view.stock)
        if above >= 0:
            found.lie[card] = above
        else:
            trick, draw = divmod(place, _lap(view))
            order = ring(seats, view.rules.players, view.tricks[trick].taker)
            found.drawn[card] = OpenDraw(order[draw % len(seats)], trick + 1)
    return found


def open_draws_fit(view: SeatView) -> bool:
    """Whether the open cards can have lain and been drawn where they did, as far as the seat can tell.

    Everything else in the view must be consistent.
    """
    turned, worth, last = view.turned_cards, view.rules.order.value, view.drawn_turnup
    if turned and (not view.rules.turn_up_reject or _first(view) < 0 or len({*turned}) < len(turned)):
        return False
    if any(worth.get(card, 0) < LOAD or card in {view.turnup, last} for card in turned):
        return False
    if last is not None and (view.stock or not view.rules.has_turnup or last.suit is not view.trump):
        return False
    laps = -(-(_undealt(view) - view.stock) // _lap(view))
    if view.drawn_next and not (view.rules.open_next_card and len(view.drawn_next) == laps):
        return False
    by_place = {*_places(view)}
    if not len(by_place) == len({card for card, _ in by_place}) == len({place for _, place in by_place}):
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


def _places(view: SeatView) -> list[tuple[Card, int]]:
    """The cards whose places are known, with the number of cards above each before anybody drew."""
    places = list(zip(view.turned_cards, range(_first(view), _undealt(view)), strict=False))
    # an open card that can be exchanged for the turn-up need not be with the seat that drew it.
    changes = view.trump if view.rules.retire is Retire.BRISCA_7_2 else None
    places += [
        (card, number * _lap(view)) for number, card in enumerate(view.drawn_next) if card.suit is not changes
    ]
    if view.drawn_turnup is not None:
        places.append((view.drawn_turnup, _undealt(view) - 1))
    return places


def _lap(view: SeatView) -> int:
    """The number of cards drawn after a trick while the stock goes round."""
    return len(view.active) * view.rules.game.plays


def _undealt(view: SeatView) -> int:
    seats = len(view.active)
    return len(view.packs[0]) - seats * view.rules.game.hand


def _first(view: SeatView) -> int:
    """The number of cards above the first of the loads before anybody drew; below 0 without room for them."""
    return (_undealt(view) - 1 - len(view.turned_cards)) // 2
