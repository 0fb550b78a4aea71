"""The policies: rules that need no choice, such as who plays next, which card takes, and who draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.actions import Bid, Deal
from bot.rules.cards import CARDS, LOAD, Card, Order, Rank, Suit
from bot.rules.games import Trump
from bot.rules.options import Auction, Command, Question, SignalTable
from bot.rules.rules import Rules
from bot.rules.state import TrickCard

_TRUMP = 100  # more than any strength within a suit


def next_active(active: Sequence[int], players: int, seat: int) -> int:
    """The next seat in the match: play runs counter-clockwise (R-20), and some seats may be out (R-82)."""
    if len(active) == players:
        return (seat + 1) % players
    return min(active, key=lambda other: (other - seat - 1) % players)


def ring(active: tuple[int, ...], players: int, first: int) -> tuple[int, ...]:
    """The seats in playing order, beginning with ``first``."""
    if len(active) == players:
        return (*range(first, players), *range(first))
    at = active.index(first)
    return (*active[at:], *active[:at])


def taker(trick: Sequence[TrickCard], trump: Suit | None, order: Order) -> TrickCard:
    """The card that takes the trick: the highest trump, else the highest card of the suit led (R-41)."""
    led, strength = trick[0].card.suit, order.strength

    def height(play: TrickCard) -> int:
        card = play.card
        if card.suit is trump:
            return _TRUMP + strength[card]
        return strength[card] if card.suit is led else 0

    return max(trick, key=height)


def worth(trick: Sequence[TrickCard], order: Order) -> int:
    """The card points of a trick (R-11)."""
    return sum(order.value[play.card] for play in trick)


class Layout(NamedTuple):
    """The places of a pack's cards at the deal. ``turnup``: see ``events.DealStarted``."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    turnup: Card | None


def lay_out(rules: Rules, seats: Sequence[int], deck: tuple[Card, ...]) -> Layout:
    """The layout of a pack: hands card by card to ``seats`` in order (R-30), then the turn-up (R-31)."""
    in_hands = len(seats) * rules.game.hand
    hands: list[tuple[Card, ...]] = [()] * rules.players
    for place, seat in enumerate(seats):
        hands[seat] = deck[place : in_hands : len(seats)]
    match rules.game.trump:
        case Trump.TURNUP:
            turnup = deck[in_hands]
            return Layout(tuple(hands), (*deck[in_hands + 1 :], turnup), turnup)
        case Trump.DEALERS_CARD:  # fine print 23: the last card dealt is the dealer's
            return Layout(tuple(hands), (), deck[-1])
        case Trump.NONE | Trump.FIRST_LED | Trump.CALLED:
            return Layout(tuple(hands), deck[in_hands:], None)


def turnup_stands(rules: Rules, deck: tuple[Card, ...], seats: int) -> bool:
    """Whether the turn-up may stay (R-32).

    With turn-up reject it may not be a load (10 or 11), unless nothing else is undealt.
    """
    loads = [rules.order.value[card] >= LOAD for card in deck[seats * rules.game.hand :]]
    return not rules.turn_up_reject or not loads[0] or all(loads)


def reject_loads(rules: Rules, deck: tuple[Card, ...], seats: int) -> Deal:
    """The deal with the first undealt card below a load as the turn-up (R-32, fine print 16).

    The loads turned before it go, in that order, into the middle of the rest of the stock.
    """
    in_hands = seats * rules.game.hand
    undealt = deck[in_hands:]
    turnup_at = next((place for place, card in enumerate(undealt) if rules.order.value[card] < LOAD), 0)
    rest, loads = undealt[turnup_at + 1 :], undealt[:turnup_at]
    middle = len(rest) // 2
    return Deal((*deck[:in_hands], undealt[turnup_at], *rest[:middle], *loads, *rest[middle:]), loads)


def drawing(rules: Rules, seats: Sequence[int], stock: tuple[Card, ...]) -> list[tuple[int, Card]]:
    """The cards that each seat draws: the taker first, then counter-clockwise (R-50).

    The turn-up therefore goes to the last (R-51). In double games everybody draws once, then everybody again
    (R-53). If fewer cards are left than seats, the first in order draw them (R-52).
    """
    number = len(seats) * rules.game.plays
    return [(seats[place % len(seats)], card) for place, card in enumerate(stock[:number])]


def obeying(
    cards: Sequence[Card], what: Command, trick: Sequence[TrickCard], trump: Suit | None, order: Order
) -> Sequence[Card]:
    """Those of the cards that carry out an order; all of them if none does (fine print 36)."""
    return [card for card in cards if _carries_out(what, card, trick, trump, order)] or cards


def _carries_out(
    what: Command, card: Card, trick: Sequence[TrickCard], trump: Suit | None, order: Order
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
            return not trumps and taker((*trick, TrickCard(-1, card)), trump, order).card is card


def top_trumps(trump: Suit | None, order: Order) -> tuple[Card, ...]:
    """The three trumps of the conquista, worth 11, 10 and 4; none without a trump (R-57)."""
    return () if trump is None else tuple(CARDS[rank + trump] for rank in order.counters[:3])


def asked_for(question: Question, card: Card, trump: Suit | None, order: Order) -> bool:
    """Whether a question is about a card. The 7 of trumps is neither low nor dressed (fine print 33)."""
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


def signed_cards(rules: Rules, trump: Suit | None) -> tuple[Card, ...]:
    """The cards that have a gesture (R-62): trumps worth points; in two tables also loads outside trumps."""
    loads = rules.signal_table is not SignalTable.PAGAT
    return tuple(
        CARDS[card]
        for card, points in rules.order.value.items()
        if points and (card.suit is trump or (loads and points >= LOAD))
    )


def by_side(rules: Rules, piles: Sequence[int]) -> tuple[int, ...]:
    """The points by side: those of its seats together (R-43)."""
    if len(rules.sides) == rules.players:
        return tuple(piles)
    return tuple(sum(piles[seat] for seat in side) for side in rules.sides)


def sole_highest(numbers: Sequence[int]) -> int | None:
    """The index of the highest number; None if several share it."""
    highest = max(numbers)
    return list(numbers).index(highest) if list(numbers).count(highest) == 1 else None


def called_rank(rules: Rules, bids: Sequence[tuple[int, Bid | None]]) -> Rank:
    """The rank of a call that names only the suit: the winning bid's, or the two (fine print 26, 31).

    ``bids``: every bid and pass (None) in order, with its seat.
    """
    ranks = [bid.rank for _, bid in bids if bid is not None and bid.rank is not None]
    return ranks[-1] if ranks and rules.auction is not Auction.SUIT_ONLY else Rank.TWO
