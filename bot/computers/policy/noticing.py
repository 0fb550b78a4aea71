"""What the plays of the other of two seats tell: which cards it may hold, and whether it plays by thumb.

While there is a stock a seat holds three cards, plays one, and draws one that might be any that is not seen.
So by every two cards that it may have kept, it is counted how often that comes of all it may have drawn, each
of its plays taken to follow the rules but for slips, or to be as likely as a level's plays are (``likings``).
That is exact: all tricks of the deal are remembered. Whose way of playing makes the plays likelier is
likelier to be whom one meets.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from bot.computers.policy.deal import STOCK, TURNED, WHERE, Deal, value
from bot.computers.policy.layout import CARDS, SUIT
from bot.computers.policy.likings import LEADING, LIKINGS, LOAD, liking, stage
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
PLAY: Final = 3
"""Numbers of a play: the card, the one that it was played to, and the stage of the deal."""
_TRUMP: Final = 6
_WINS, _RUFFS = 2000, 1000
_FINE: Final = 1 << 30
_PAIR: Final = 2
_SLIPS: Final = 0.02
"""How often somebody who plays by the rules plays otherwise."""
_THUMB: Final = 0.5
_BEFORE: Final = (_THUMB, *[(1 - _THUMB) / len(LIKINGS)] * len(LIKINGS))
"""How likely it plays by them, or as each level, before it has played."""


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
        pays = taken >= LOAD or (taken > 0 and value(card) == 0) or taken + little >= LOAD
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
def weigh(past: Row, hidden: Row, likings: Row, glad: Work, table: Work) -> float:
    """How likely every two cards are to be what it kept, in ``table``; the logarithm of what its plays are.

    ``past``: play after play of it. ``hidden``: what it may hold now. ``likings``: how gladly it plays which
    card, none where it plays by the rules of thumb but for slips. ``glad``: room for a number for each card.
    """
    told = 0.0
    held = [*hidden, *past[::PLAY][::-1]]  # what it played first is last
    for one in held:
        for other in held:
            table[one * CARDS + other] = 2 / (len(held) * (len(held) - 1))
    for at in range(0, len(past), PLAY):
        led, whole = past[at + 1], 0.0
        if len(likings):
            for one in held:
                glad[one] = math.exp(likings[liking(one, led, past[at + 2])] / 100)
        card = held.pop()
        for first, one in enumerate(held):
            for other in held[:first]:
                ways = table[one * CARDS + other] + table[one * CARDS + card] + table[other * CARDS + card]
                if len(likings):
                    ways *= glad[card] / (glad[card] + glad[one] + glad[other])
                else:
                    ways *= 1 - _SLIPS if fits(card, one, other, led) else _SLIPS / 2
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
    likely every two cards are if it does, ``loose``: if it does not.
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
        return Notice(numbers([]), floats(0), floats(0), _THUMB)
    past = numbers(plays_of_the_other(view))
    hidden = [card for card in range(CARDS) if known[WHERE + card] == STOCK and card != known[TURNED]]
    cards, glad, ways = numbers(hidden), floats(CARDS), ((), *LIKINGS)
    tables = [floats(PAIRS) for _ in ways]
    told = [
        weigh(past, cards, numbers(likings), glad, table) for likings, table in zip(ways, tables, strict=True)
    ]
    likely = [before * math.exp(one - max(told)) for before, one in zip(_BEFORE, told, strict=True)]
    others, loose = sum(likely[1:]), floats(PAIRS)
    for share, table in zip(likely[1:], tables[1:], strict=True):
        for one in hidden:
            for other in hidden:
                loose[one * CARDS + other] += share / others * table[one * CARDS + other]
    return Notice(cards, tables[0], loose, likely[0] / sum(likely))


def plays_of_the_other(view: SeatView) -> list[int]:
    """Play after play of the other of two seats: ``PLAY`` numbers for each."""
    number = numbers_of(view.rules, view.trump)
    past: list[int] = []
    for ago, trick in enumerate((seen(view), *(trick.cards for trick in reversed(view.tricks)))):
        for place, played in enumerate(trick):
            if played.seat != view.seat:
                led = number[trick[0].card] if place else LEADING
                past = [number[played.card], led, stage(view.stock + _PAIR * ago), *past]
    return past
