"""Rules that decide by themselves: who follows whom, which card takes, who draws, what a trick is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.actions import Deal
from bot.rules.cards import CARDS, LOAD, Card, Order, Rank, Suit
from bot.rules.games import Trump
from bot.rules.options import Command, Question
from bot.rules.rules import Rules
from bot.rules.state import Played

_TRUMP = 100  # above every strength within a suit


def next_active(active: Sequence[int], players: int, seat: int) -> int:
    """R-20: play runs counter-clockwise, and seats are numbered in that order; R-82: some may be out."""
    if len(active) == players:
        return (seat + 1) % players
    return min(active, key=lambda other: (other - seat - 1) % players)


def ring(active: tuple[int, ...], players: int, first: int) -> tuple[int, ...]:
    """The seats in playing order from one of them on."""
    if len(active) == players:
        return (*range(first, players), *range(first))
    at = active.index(first)
    return (*active[at:], *active[:at])


def taker(trick: Sequence[Played], trump: Suit | None, order: Order) -> Played:
    """R-41: the highest trump takes the trick, else the highest card of the suit led."""
    led, strength = trick[0].card.suit, order.strength

    def height(played: Played) -> int:
        card = played.card
        if card.suit is trump:
            return _TRUMP + strength[card]
        return strength[card] if card.suit is led else 0

    return max(trick, key=height)


def worth(trick: Sequence[Played], order: Order) -> int:
    """The card points in a trick (R-11)."""
    return sum(order.value[played.card] for played in trick)


class Layout(NamedTuple):
    """Where the cards of a deck go. ``turnup``: see ``events.DealStarted``."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    turnup: Card | None


def lay_out(rules: Rules, seats: Sequence[int], deck: tuple[Card, ...]) -> Layout:
    """R-30: the hands one card at a time to ``seats`` in order. R-31: the next is turned up, drawn last."""
    dealt = len(seats) * rules.game.hand
    hands: list[tuple[Card, ...]] = [()] * rules.players
    for place, seat in enumerate(seats):
        hands[seat] = deck[place : dealt : len(seats)]
    match rules.game.trump:
        case Trump.TURNUP:
            turnup = deck[dealt]
            return Layout(tuple(hands), (*deck[dealt + 1 :], turnup), turnup)
        case Trump.DEALERS_CARD:  # fine print 23: the last card dealt is the dealer's
            return Layout(tuple(hands), (), deck[-1])
        case Trump.NONE | Trump.FIRST_LED | Trump.CALLED:
            return Layout(tuple(hands), deck[dealt:], None)


def turnup_stands(rules: Rules, deck: tuple[Card, ...], seats: int) -> bool:
    """R-32: under turn-up reject a load (worth 10 or 11) may only lie there when nothing else is undealt."""
    loads = [rules.order.value[card] >= LOAD for card in deck[seats * rules.game.hand :]]
    return not rules.turn_up_reject or not loads[0] or all(loads)


def reject_loads(rules: Rules, deck: tuple[Card, ...], seats: int) -> Deal:
    """R-32, fine print 16: the first undealt card below a load is the turn-up.

    The loads turned before it go, in that order, into the middle of what remains of the stock.
    """
    dealt = seats * rules.game.hand
    undealt = deck[dealt:]
    turned = next((place for place, card in enumerate(undealt) if rules.order.value[card] < LOAD), 0)
    rest, loads = undealt[turned + 1 :], undealt[:turned]
    middle = len(rest) // 2
    return Deal((*deck[:dealt], undealt[turned], *rest[:middle], *loads, *rest[middle:]), loads)


def drawing(rules: Rules, seats: Sequence[int], stock: tuple[Card, ...]) -> list[tuple[int, Card]]:
    """R-50: the taker draws first, then counter-clockwise; R-51: so the turn-up goes to the last.

    R-53: in double games everybody draws once, then everybody again. R-52: where fewer cards are left than
    seats, the first in order draw them.
    """
    number = len(seats) * rules.game.plays
    return [(seats[place % len(seats)], card) for place, card in enumerate(stock[:number])]


def obeying(
    cards: Sequence[Card], what: Command, trick: Sequence[Played], trump: Suit | None, order: Order
) -> Sequence[Card]:
    """Fine print 36: those of the cards that carry out an order; all of them where none does."""
    return [card for card in cards if _carries_out(what, card, trick, trump, order)] or cards


def _carries_out(
    what: Command, card: Card, trick: Sequence[Played], trump: Suit | None, order: Order
) -> bool:
    worth, trumps = order.value[card], card.suit is trump
    match what:
        case Command.LISCIO:
            return not trumps and not worth
        case Command.CARICO:
            return not trumps and worth >= LOAD
        case Command.TRUMP_HIGH:
            return trumps and bool(worth)
        case Command.TRUMP_LOW:
            return trumps and not worth
        case Command.HEAD:
            return not trumps and taker((*trick, Played(-1, card)), trump, order).card is card


def top_trumps(trump: Suit | None, order: Order) -> tuple[Card, ...]:
    """R-57: the three trumps of the conquista: those worth 11, 10 and 4; none without a trump."""
    return () if trump is None else tuple(CARDS[rank + trump] for rank in order.counters[:3])


def asked_for(question: Question, card: Card, trump: Suit | None, order: Order) -> bool:
    """Fine print 33: whether a question is about a card. The 7 of trumps is neither low nor dressed."""
    worth, trumps = order.value[card], card.suit is trump
    match question:
        case Question.LISCI:
            return not trumps and not worth
        case Question.BRISCOLINE:
            return trumps and not worth and card.rank != Rank.SEVEN
        case Question.VESTITE:
            return trumps and card.rank in {Rank.KING, Rank.QUEEN, Rank.JACK}
        case Question.CARICHI | Question.HEAD:
            return not trumps and worth >= LOAD


def by_side(rules: Rules, piles: Sequence[int]) -> tuple[int, ...]:
    """R-43: the points of the seats belong to their side."""
    if len(rules.sides) == rules.players:
        return tuple(piles)
    return tuple(sum(piles[seat] for seat in side) for side in rules.sides)


def sole_highest(numbers: Sequence[int]) -> int | None:
    """The index of the highest number, None when several share it."""
    highest = max(numbers)
    return list(numbers).index(highest) if list(numbers).count(highest) == 1 else None
