"""Random playouts of deals with a turn-up, as fast as possible: the measure of this machine's speed.

Only for hands of three, tricks of one card from each, free play, and a stock that goes round (R-40, R-50). A
test shows that such a deal ends as one that is played card by card.
"""

from __future__ import annotations

import random
from typing import Final

from bot.computers.search.board import (
    END,
    HANDS,
    LEADER,
    MOST,
    NEXT,
    POINTS,
    SEATS,
    SHIFT,
    TRUMP,
    Board,
    Row,
    Values,
)
from bot.computers.search.compilation import compiled, numbers
from bot.computers.search.rng import RngState, below

_HAND: Final = 3


def chances(board: Board, rng: random.Random) -> Board:
    """A random place in the hand for every card to come."""
    seats, rest = board[SEATS], board[END] - board[NEXT]
    three, two = rng.choices((0, 1, 2), k=rest + seats), rng.choices((0, 1), k=seats)
    return numbers([*three, *two, *[0] * seats])


@compiled
def redraw(board: Board, chance: Board, rng_state: RngState) -> None:
    """Draw other random places, if drawing them is compiled."""
    seats = board[SEATS]
    full = board[END] - board[NEXT] + seats
    for place in range(full):
        chance[place] = below(3, rng_state)
    for place in range(full, full + seats):
        chance[place] = below(2, rng_state)


@compiled
def rush(board: Board, values: Values, chance: Row) -> int:
    """Play all remaining cards, from the places in the hands that ``chance`` names. Returns their number."""
    seats, trump, leader, stock = board[SEATS], board[TRUMP], board[LEADER], board[NEXT]
    end, at, hand_size = board[END], 0, _HAND
    while hand_size > 0:
        seat = taker = leader
        best = points = 0
        for turn in range(seats):
            begin = HANDS + seat * MOST
            place = begin + chance[at]
            card = board[place]
            # The last card of the hand closes the gap, and the drawn card comes last.
            board[place] = board[begin + hand_size - 1]
            points += values[card]
            if turn == 0:
                best = card
            elif card >> SHIFT == best >> SHIFT:
                if card > best:
                    best, taker = card, seat
            elif card >> SHIFT == trump:
                best, taker = card, seat
            at += 1
            seat += 1
            if seat == seats:
                seat = 0
        board[POINTS + taker] += points
        leader = taker
        if stock < end:
            seat = taker
            for place in range(stock, stock + seats):
                board[HANDS + seat * MOST + _HAND - 1] = board[place]
                seat += 1
                if seat == seats:
                    seat = 0
            stock += seats
        else:
            hand_size -= 1
    return at
