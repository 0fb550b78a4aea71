"""What the plays of the other of two seats tell: which cards it may hold, and whether it plays by thumb.

While there is a stock a seat holds three cards, plays one, and draws one that might be any that is not seen.
So by every two cards that it may have kept, it is counted how often that comes of all it may have drawn, each
of its plays taken to follow the rules but for slips. That is exact: all tricks of the deal are remembered.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from bot.computers.policy.deal import STOCK, TURNED, WHERE, Deal, value
from bot.computers.policy.layout import CARDS, SUIT
from bot.computers.policy.network import Work
from bot.computers.policy.sight import numbers_of
from bot.computers.search.deal import Row
from bot.computers.search.luck import Luck, below
from bot.computers.search.speed import compiled, floats, numbers
from bot.computers.trick import seen
from bot.rules.options import Retire
from bot.rules.view import SeatView

PAIRS: Final = CARDS * CARDS
"""So many weights has a table: by two cards."""
LEADING: Final = -1
"""Instead of the card that it was played to."""
_LOAD: Final = 10
_TRUMP: Final = 6
_WINS, _RUFFS = 2000, 1000
_FINE: Final = 1 << 30
_PAIR: Final = 2
_STRICT, _LOOSE = 0.02, 0.3
"""How often somebody plays otherwise than by the rules who plays by them, and who does not."""
_BEFORE: Final = 0.5
"""How likely it plays by them before it has played."""


@compiled
def price(card: int) -> int:
    """What a card is worth keeping: its points, six more for a trump, then its rank."""
    return (value(card) + (_TRUMP if card < SUIT else 0)) * 16 + card % SUIT


@compiled
def wish(card: int, led: int, little: int) -> int:
    """How much the rules are for a card: for a winner with points, else a trump that pays, else a cheap one.

    ``little``: the points of the cheapest card in the hand.
    """
    if led != LEADING:
        if card >= SUIT and card // SUIT == led // SUIT and card > led:
            return _WINS + value(card) * 16 - card % SUIT
        taken = value(led)
        pays = taken >= _LOAD or (taken > 0 and value(card) == 0) or taken + little >= _LOAD
        if pays and card < SUIT and (led >= SUIT or card > led):
            return _RUFFS - price(card)
    return -price(card)


@compiled
def fits(card: int, one: int, other: int, led: int) -> bool:
    """Whether a card is what rules of thumb play that hold two others too (``search.thumb``)."""
    cheapest = card
    if price(one) < price(cheapest):
        cheapest = one
    if price(other) < price(cheapest):
        cheapest = other
    little = value(cheapest)
    mine = wish(card, led, little)
    return mine >= wish(one, led, little) and mine >= wish(other, led, little)


@compiled
def weigh(past: Row, hidden: Row, slips: float, table: Work) -> float:
    """How likely every two cards are to be what it kept, in ``table``; the logarithm of what its plays are.

    ``past``: card after card that it played, each with the one that it was played to. ``hidden``: what it may
    hold now. ``slips``: how often it plays otherwise than by the rules.
    """
    told = 0.0
    held = [*hidden, *past[::2][::-1]]  # what it played first is last
    for one in held:
        for other in held:
            table[one * CARDS + other] = 2 / (len(held) * (len(held) - 1))
    for at in range(0, len(past), 2):
        card, led, whole = held.pop(), past[at + 1], 0.0
        for first, one in enumerate(held):
            for other in held[:first]:
                ways = table[one * CARDS + other] + table[one * CARDS + card] + table[other * CARDS + card]
                ways *= 1 - slips if fits(card, one, other, led) else slips / 2
                table[one * CARDS + other] = table[other * CARDS + one] = ways
                whole += ways
        for one in held:
            for other in held:
                table[one * CARDS + other] /= whole
        told += math.log(whole)
    return told


@compiled
def drawn(hidden: Row, table: Work, luck: Luck) -> int:
    """Two cards, as likely as their weight: the first times ``CARDS``, and the second."""
    left, pair = below(_FINE, luck) / _FINE, 0
    for first in range(len(hidden)):
        for second in range(first):
            pair = hidden[first] * CARDS + hidden[second]
            left -= table[pair]
            if left < 0:
                return pair
    return pair


class Notice(NamedTuple):
    """What the plays told.

    ``hidden``: what it may hold. ``thumb``: how likely it plays by rules of thumb. ``strict``: how
    likely every two cards are if it does, ``loose``: if it plays as others do.
    """

    hidden: Row
    strict: Work
    loose: Work
    thumb: float


def noticed(view: SeatView, known: Deal) -> Notice:
    """What a seat can tell of the other; nothing of several others, or where cards may be exchanged.

    ``known``: the view as a row.
    """
    if len(view.active) != _PAIR or view.rules.retire is not Retire.OFF:
        return Notice(numbers([]), floats(0), floats(0), _BEFORE)
    number = numbers_of(view.rules, view.trump)
    past: list[int] = []
    for trick in (*(trick.cards for trick in view.tricks), seen(view)):
        for place, played in enumerate(trick):
            if played.seat != view.seat:
                past += [number[played.card], number[trick[0].card] if place else LEADING]
    hidden = [card for card in range(CARDS) if known[WHERE + card] == STOCK and card != known[TURNED]]
    cards, tables = numbers(hidden), (floats(PAIRS), floats(PAIRS))
    strict, loose = (
        weigh(numbers(past), cards, slips, table)
        for slips, table in zip((_STRICT, _LOOSE), tables, strict=True)
    )
    thumb = 1 / (1 + (1 - _BEFORE) / _BEFORE * math.exp(loose - strict))
    return Notice(cards, *tables, thumb)
