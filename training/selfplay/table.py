"""Many deals at once, all at the same ply: dealt, observed, played; and the yardstick ``greedy``."""

from __future__ import annotations

import numpy as np
from numba import njit

from bot.computers.neural.board import (
    COUNT,
    HANDS,
    LAID,
    LEADER,
    LYING,
    MOST_INPUTS,
    PACK,
    PARTNER,
    POINTS,
    SEATS,
    SHOWN,
    Deal,
    beats,
    play,
    sense,
    start,
    survey,
    turn,
    value,
    winner,
)
from bot.computers.neural.features import CARDS, HAND, SUIT
from bot.computers.neural.lookahead import worth
from training.selfplay import Floats, Numbers

_LOAD, _TRUMP, _LAST, _LITTLE = 10, 6, 3, 3
"""As in bot/computers/levels/greedy.py; the last one is for four players."""


@njit(cache=True)
def deal_all(seats: int, cards: int, openness: Floats, seed: int, deals: Numbers) -> None:
    """Deal fresh packs; trumps are suit 0. ``openness``: by deal, the share of cards that partners show."""
    np.random.seed(seed)  # noqa: NPY002 - what compiled code has
    pack = np.empty(CARDS, np.int64)
    for row in range(len(deals)):
        deal = deals[row]
        choice = 0
        for card in range(CARDS):
            if card % SUIT >= SUIT - cards // 4:
                pack[choice] = card
                choice += 1
        for at in range(cards - 1, 0, -1):
            other = np.random.randint(0, at + 1)  # noqa: NPY002 - likewise
            pack[at], pack[other] = pack[other], pack[at]
        trump = pack[cards - 1] // SUIT
        for at in range(cards):
            suit = pack[at] // SUIT
            if suit == trump:
                suit = 0
            elif suit == 0:
                suit = trump
            deal[PACK + at] = suit * SUIT + pack[at] % SUIT
        start(deal, seats, cards)
        for card in range(CARDS):
            deal[SHOWN + card] = PARTNER if np.random.random() < openness[row] else 0  # noqa: NPY002 - likewise


@njit(cache=True)
def sense_all(
    deals: Numbers, noticed: Numbers, inputs: Numbers, whole: Numbers, nothing: int, everything: int
) -> None:
    """Write what the seats in turn see and have ``noticed`` of the others, and what the judge sees.

    Unused places get the number of no input: ``nothing`` for the player, ``everything`` for the judge.
    """
    for row in range(len(deals)):
        filled_inputs = sense(deals[row], inputs[row])
        if noticed[row]:
            inputs[row, filled_inputs] = nothing - 1  # the last of all
            filled_inputs += 1
        for at in range(filled_inputs, MOST_INPUTS):
            inputs[row, at] = nothing
        for at in range(survey(deals[row], whole[row]), MOST_INPUTS):
            whole[row, at] = everything


@njit(cache=True)
def hands_of(deals: Numbers, hands: Numbers, sides: Numbers) -> None:
    """Write the cards of the seats in turn, -1 for none, and their sides."""
    for row in range(len(deals)):
        seat = turn(deals[row])
        sides[row] = seat % 2
        for place in range(HAND):
            in_hand = place < deals[row, COUNT + seat]
            hands[row, place] = deals[row, HANDS + seat * HAND + place] if in_hand else -1


@njit(cache=True)
def play_all(deals: Numbers, places: Numbers) -> None:
    """Play a card in every deal."""
    for row in range(len(deals)):
        play(deals[row], places[row])


@njit(cache=True)
def foresee(deals: Numbers, desk: Deal, whole: Numbers, everything: int) -> tuple[Floats, Floats]:
    """Write what the judge would see after each card that may be played, three rows for every deal.

    The results are signs, 1 if the same side would be in turn then, -1 if the other, 0 if there is no such
    card or the deal would be over; and the worth of the deal then.
    """
    signs = np.zeros(HAND * len(deals), np.float32)
    ends = np.zeros(HAND * len(deals), np.float32)
    for row in range(len(deals)):
        seat = turn(deals[row])
        for place in range(HAND):
            at, filled_inputs = HAND * row + place, 0
            if place < deals[row, COUNT + seat]:
                desk[:] = deals[row]
                if play(desk, place):
                    filled_inputs = survey(desk, whole[at])
                    signs[at] = 1.0 if turn(desk) % 2 == seat % 2 else -1.0
                else:
                    ends[at] = worth(desk[POINTS + seat % 2])
            for rest in range(filled_inputs, MOST_INPUTS):
                whole[at, rest] = everything
    return signs, ends


@njit(cache=True)
def cost(card: int) -> int:
    """The price of playing a card for ``greedy``."""
    return (value(card) + (_TRUMP if card < SUIT else 0)) * 100 + card % SUIT


@njit(cache=True)
def richer(card: int, other: int) -> bool:
    """Whether a card brings more points than another, or as many with a lower rank."""
    if value(card) != value(other):
        return value(card) > value(other)
    return card % SUIT < other % SUIT


@njit(cache=True)
def by_greed(deal: Deal) -> int:  # noqa: C901, PLR0912 - the yardstick in one piece, as it is used for measuring
    """The place in the hand of the card that ``greedy`` plays (bot/computers/levels/greedy.py)."""
    seat, laid = turn(deal), deal[LAID]
    begin, count = HANDS + seat * HAND, deal[COUNT + seat]
    cheapest = 0
    for place in range(1, count):
        if cost(deal[begin + place]) < cost(deal[begin + cheapest]):
            cheapest = place
    if laid == 0:
        return cheapest
    top = winner(deal)
    best = deal[LYING + top]
    plain = trump = gift = -1
    for place in range(count):
        card = deal[begin + place]
        if card >= SUIT:
            if gift < 0 or richer(card, deal[begin + gift]):
                gift = place
            if beats(card, best) and (plain < 0 or richer(card, deal[begin + plain])):
                plain = place
        elif beats(card, best) and (trump < 0 or cost(card) < cost(deal[begin + trump])):
            trump = place
    if deal[SEATS] == 2:
        return plain if plain >= 0 else ruff_alone(deal, begin, trump, cheapest, value(best))
    last = laid == _LAST
    ours = (deal[LEADER] + top - seat) % 4 == 2  # the partner sits opposite
    if ours and gift >= 0 and (last or best < SUIT or value(best) >= _LOAD):
        return gift
    if plain >= 0 and (last or value(deal[begin + plain]) < _LOAD):
        return plain
    if trump >= 0 and not ours:
        lying = 0
        for place in range(laid):
            lying += value(deal[LYING + place])
        if lying >= _LOAD or (last and lying >= _LITTLE and value(deal[begin + trump]) < _LOAD):
            return trump
    return cheapest


@njit(cache=True)
def ruff_alone(deal: Deal, begin: int, trump: int, cheapest: int, led: int) -> int:
    """The trump, if there is one and the only other card of the trick is worth it; else the cheapest card."""
    if trump < 0:
        return cheapest
    plain = led > 0 and value(deal[begin + trump]) == 0
    return trump if led >= _LOAD or plain or led + value(deal[begin + cheapest]) >= _LOAD else cheapest
