"""Many deals at once, all at the same ply: dealt, observed, played; and the yardstick."""

from __future__ import annotations

import numpy as np
from numba import njit

from bot.computers.neural import board as neural_board
from bot.computers.neural.board import (
    ALL,
    BEFORE_LED,
    GOAL,
    MOST_INPUTS,
    NEXT_CARD,
    OPEN,
    OPEN_HANDS,
    PARTNER,
    SHOWN,
    TURNED,
    play,
    sense,
    survey,
)
from bot.computers.neural.features import CARDS, HAND, feature
from bot.computers.neural.lookahead import result
from bot.computers.search.board import (
    ACE,
    END,
    HANDS,
    HELD,
    MOST,
    NEXT,
    NUMBERS,
    PLAYING,
    PLAYS,
    POINTS,
    RANKS,
    SEATS,
    SHIFT,
    SIDE,
    STOCK,
    TRUMP,
    TRUMP_SUIT,
    Board,
    turn,
)
from bot.computers.search.compilation import numbers
from bot.computers.search.heuristic_policy import by_heuristic
from training.selfplay import Floats, Numbers, Truths

VALUES = numbers(neural_board.VALUES)
"""The card points by card."""
COVERED = 5
"""In one of so many deals with open hands the next card of the stock is covered."""


@njit(cache=True)
def deal_all(seats: int, cards: int, openness: Floats, seed: int, deals: Numbers) -> None:
    """Deal fresh packs. ``openness``: by deal, the share of cards that partners show."""
    np.random.seed(seed)  # noqa: NPY002 - what compiled code has
    pack = np.empty(CARDS, np.int64)
    for row in range(len(deals)):
        deal = deals[row]
        for at in range(cards):
            pack[at] = (at % 4 << SHIFT) + ACE - at // 4
        for at in range(cards - 1, 0, -1):
            other = np.random.randint(0, at + 1)  # noqa: NPY002 - likewise
            pack[at], pack[other] = pack[other], pack[at]
        trump = pack[cards - 1] >> SHIFT
        for at in range(cards):
            suit = pack[at] >> SHIFT
            if suit == trump:
                suit = TRUMP_SUIT
            elif suit == TRUMP_SUIT:
                suit = trump
            deal[STOCK + at] = (suit << SHIFT) + (pack[at] & RANKS)
        start(deal, seats, cards)
        for at in range(STOCK, STOCK + cards):
            deal[SHOWN + deal[at]] = PARTNER if np.random.random() < openness[row] else 0  # noqa: NPY002 - likewise


@njit(cache=True)
def start(deal: Board, seats: int, cards: int) -> None:
    """Deal the pack that is the stock of a board of zeros (R-30, R-31). Seat 0 leads."""
    deal[SEATS] = deal[PLAYING] = seats
    deal[PLAYS], deal[TRUMP] = 1, TRUMP_SUIT
    deal[NEXT], deal[END] = STOCK + HAND * seats, STOCK + cards
    deal[TURNED] = deal[STOCK + cards - 1]
    deal[BEFORE_LED] = deal[BEFORE_LED + 1] = -1
    for seat in range(seats):
        deal[SIDE + seat] = seat % 2
        deal[HELD + seat] = HAND
        for place in range(HAND):
            deal[HANDS + seat * MOST + place] = deal[STOCK + place * seats + seat]


def open_hands(deals: Numbers) -> None:
    """Lay all hands face up, and the next card of the stock but in some deals (``COVERED``)."""
    deals[:, OPEN], deals[::COVERED, OPEN] = NEXT_CARD, OPEN_HANDS
    deals[:, SHOWN : SHOWN + NUMBERS] = ALL


@njit(cache=True)
def sense_all(
    deals: Numbers, noticed: Numbers, inputs: Numbers, whole: Numbers, nothing: int, everything: int
) -> None:
    """Write what the seats in turn see and have noticed of the others, and what the judge sees.

    ``noticed``: by deal, the input that says so, -1 for none. Unused places get the number of no input:
    ``nothing`` for the player, ``everything`` for the judge.
    """
    for row in range(len(deals)):
        filled_inputs = sense(deals[row], inputs[row])
        if noticed[row] >= 0:
            inputs[row, filled_inputs] = noticed[row]
            filled_inputs += 1
        for at in range(filled_inputs, MOST_INPUTS):
            inputs[row, at] = nothing
        for at in range(survey(deals[row], whole[row], 0), MOST_INPUTS):
            whole[row, at] = everything


@njit(cache=True)
def hands_of(deals: Numbers, hands: Numbers, sides: Numbers) -> None:
    """Write the features of the cards of the seats in turn, -1 for none, and their sides."""
    for row in range(len(deals)):
        seat = turn(deals[row])
        sides[row] = seat % 2
        for place in range(HAND):
            in_hand = place < deals[row, HELD + seat]
            hands[row, place] = feature(deals[row, HANDS + seat * MOST + place]) if in_hand else -1


@njit(cache=True)
def play_all(deals: Numbers, places: Numbers) -> None:
    """Play a card in every deal."""
    for row in range(len(deals)):
        play(deals[row], VALUES, turn(deals[row]), places[row])


@njit(cache=True)
def results(deals: Numbers, worths: Floats) -> None:
    """Write the worth for side 0 of each deal as it would be if it were over now."""
    for row in range(len(deals)):
        worths[row] = result(deals[row], 0)


def is_decided(deals: Numbers) -> Truths:
    """By deal, whether a side has the points that win at once."""
    goal = deals[:, GOAL]
    points = [deals[:, POINTS + side : POINTS + MOST : 2].sum(1) for side in (0, 1)]
    decided: Truths = (goal > 0) & (np.maximum(*points) >= goal)
    return decided


@njit(cache=True)
def foresee(deals: Numbers, desk: Board, whole: Numbers, everything: int) -> tuple[Floats, Floats]:
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
            if place < deals[row, HELD + seat]:
                desk[:] = deals[row]
                if play(desk, VALUES, seat, place):
                    filled_inputs = survey(desk, whole[at], 0)
                    signs[at] = 1.0 if turn(desk) % 2 == seat % 2 else -1.0
                else:
                    ends[at] = result(desk, seat % 2)
            for rest in range(filled_inputs, MOST_INPUTS):
                whole[at, rest] = everything
    return signs, ends


@njit(cache=True)
def by_greed(deal: Board) -> int:
    """The place in the hand of the card that the yardstick plays, by the heuristic policy."""
    return by_heuristic(deal, VALUES, turn(deal))
