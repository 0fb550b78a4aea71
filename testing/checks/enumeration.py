"""A plain enumeration of the end of a deal: a second author of best play, beside the solver (P-5).

It tries every card of every hand and cuts nothing off, and shares no code with the solver of the computers.
Cards are bits, and what follows from the cards that are left between two tricks is noted.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, cast

from bot.puzzle.position import Position
from bot.rules.cards import Card, Suit
from bot.rules.options import Follow

_BITS: Final = 5
"""The bits of a card in a trick: there are at most 20 cards."""
_CARD: Final = (1 << _BITS) - 1
_MORE: Final = 1000
"""More than all points."""
_UNKNOWN: Final = -1


class _Deal(NamedTuple):
    """What stays the same while a position is enumerated.

    Card ``n`` is in the hand of seat ``n // size``. ``suits``, ``strengths`` and ``values`` are by card.
    """

    seats: int
    size: int
    trump: int
    follows: bool
    suits: Sequence[int]
    strengths: Sequence[int]
    values: Sequence[int]


_Rest: TypeAlias = Callable[[int, int, int, int, _Deal, MutableSequence[int]], int]
_Compile: TypeAlias = Callable[[Any], Any]
Enumerated: TypeAlias = Callable[[Position], dict[Card, int]]


def _card(trick: int, place: int) -> int:
    """The card at a place of a trick, which holds its cards one after the other, the first lowest."""
    return (trick >> (place * _BITS)) & _CARD


def _taker(compile_it: _Compile) -> Callable[[int, int, _Deal], int]:
    """The function that says at which place the card lies that takes a trick."""
    card_at = compile_it(_card)

    def taker(laid: int, trick: int, deal: _Deal) -> int:
        best = 0
        for place in range(1, laid):
            top, card = card_at(trick, best), card_at(trick, place)
            if deal.suits[card] == deal.suits[top]:
                if deal.strengths[card] > deal.strengths[top]:
                    best = place
            elif deal.suits[card] == deal.trump:
                best = place
        return best

    compiled: Callable[[int, int, _Deal], int] = compile_it(taker)
    return compiled


def _led(compile_it: _Compile) -> Callable[[int, int, int, int, _Deal], int]:
    """The function that says which suit a seat must follow; -1 if it may play any card."""

    def led(left: int, seat: int, laid: int, trick: int, deal: _Deal) -> int:
        suit = deal.suits[trick & _CARD]
        if deal.follows and laid > 0:
            for card in range(seat * deal.size, (seat + 1) * deal.size):
                if (left >> card) & 1 == 1 and deal.suits[card] == suit:
                    return suit
        return -1

    compiled: Callable[[int, int, int, int, _Deal], int] = compile_it(led)
    return compiled


def _rest(compile_it: _Compile) -> _Rest:
    """The function that enumerates: the points that the solver's side still makes.

    ``left`` has a bit for each card in a hand. ``trick`` holds the ``laid`` cards of the trick. ``known`` has
    the results between two tricks, by leader and cards left.
    """
    taker, led, card_at = _taker(compile_it), _led(compile_it), compile_it(_card)

    @compile_it
    def rest(left: int, leader: int, laid: int, trick: int, deal: _Deal, known: MutableSequence[int]) -> int:
        points = 0
        if laid == deal.seats:
            leader = (leader + taker(laid, trick, deal)) % deal.seats
            if leader % 2 == 0:
                for place in range(laid):
                    points += deal.values[card_at(trick, place)]
            laid, trick = 0, 0
        key = (leader << (deal.seats * deal.size)) | left
        if laid == 0 and (left == 0 or known[key] >= 0):
            return points + (known[key] if left else 0)
        seat = (leader + laid) % deal.seats
        suit = led(left, seat, laid, trick, deal)
        values = -1 if seat % 2 == 0 else _MORE
        for card in range(seat * deal.size, (seat + 1) * deal.size):
            if (left >> card) & 1 == 0 or (suit >= 0 and deal.suits[card] != suit):
                continue
            longer = trick | (card << (laid * _BITS))
            after = rest(left & ~(1 << card), leader, laid + 1, longer, deal, known)
            values = max(values, after) if seat % 2 == 0 else min(values, after)
        if laid == 0:
            known[key] = values
        return points + values

    compiled: _Rest = rest
    return compiled


def enumerator(*, compiled: bool) -> Enumerated:
    """A function that enumerates a position: the final points of the solver's side by the first card.

    ``compiled``: it is machine code, for which Numba has to be installed.
    """
    if compiled:
        import numba  # noqa: PLC0415 - the extra ``fast``

        rest = _rest(numba.njit)
    else:
        rest = _rest(lambda function: function)

    def values(position: Position) -> dict[Card, int]:
        seats, leader, laid = len(position.hands), position.leader, len(position.trick)
        by_seat = {play.seat: play.card for play in position.trick}
        cards = [
            card
            for seat, hand in enumerate(position.hands)
            for card in (*hand, *([by_seat[seat]] if seat in by_seat else []))
        ]
        deal = _deal(position, cards, compiled=compiled)
        left = sum(1 << number for number, card in enumerate(cards) if card not in by_seat.values())
        trick = sum(cards.index(play.card) << (place * _BITS) for place, play in enumerate(position.trick))
        known = _numbers(_UNKNOWN, seats << len(cards), compiled=compiled)
        return {
            card: position.points[0]
            + rest(
                left & ~(1 << cards.index(card)),
                leader,
                laid + 1,
                trick | (cards.index(card) << (laid * _BITS)),
                deal,
                known,
            )
            for card in _may(position)
        }

    return values


enumerate_lines: Final = enumerator(compiled=False)


def _may(position: Position) -> list[Card]:
    """The cards that the seat in turn may play."""
    hand = list(position.hands[position.turn or 0])
    same = [card for card in hand if position.trick and card.suit is position.trick[0].card.suit]
    return same if same and position.kind.rules.follow_suit is Follow.MUST_FOLLOW else hand


def _deal(position: Position, cards: Sequence[Card], *, compiled: bool) -> _Deal:
    rules, suits = position.kind.rules, list(Suit)
    rows = (
        [suits.index(card.suit) for card in cards],
        [rules.order.strength[card] for card in cards],
        [rules.order.value[card] for card in cards],
    )
    seats = len(position.hands)
    return _Deal(
        seats,
        len(cards) // seats,
        suits.index(position.trump),
        rules.follow_suit is Follow.MUST_FOLLOW,
        *(_row(row, compiled=compiled) for row in rows),
    )


def _row(values: Sequence[int], *, compiled: bool) -> MutableSequence[int]:
    """A row of numbers for ``rest``."""
    row = _numbers(0, len(values), compiled=compiled)
    for place, value in enumerate(values):
        row[place] = value
    return row


def _numbers(value: int, count: int, *, compiled: bool) -> MutableSequence[int]:
    """The same number so many times."""
    if not compiled:
        return [value] * count
    import numpy as np  # noqa: PLC0415 - the extra ``fast``

    return cast("MutableSequence[int]", np.full(count, value, np.int32))
