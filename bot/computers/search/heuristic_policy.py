"""The heuristic policy: rules of thumb for the card that a sensible player plays at a glance.

Search uses it to play deals to their end, and compares others' plays with it (``sampling``).
"""

from __future__ import annotations

from typing import Final

from bot.computers.search.board import (
    HANDS,
    HELD,
    LAID,
    MOST,
    PLAYING,
    PLAYS,
    RANKS,
    SEATS,
    SHIFT,
    SIDE,
    TRICK,
    TRUMP,
    Board,
    Values,
    free,
    is_allowed,
    seat_at,
    winner,
)
from bot.computers.search.compilation import compiled

_LOAD: Final = 10
_LITTLE: Final = 3
"""The points from which the last to play spends a small trump."""
TRUMP_COST: Final = 6


@compiled
def cost(card: int, trump: int, values: Values) -> int:
    """The worth of keeping a card: its points, six more for a trump, then its rank."""
    points = values[card] + (TRUMP_COST if card >> SHIFT == trump else 0)
    return (points << SHIFT) + (card & RANKS)


@compiled
def by_heuristic(board: Board, values: Values, seat: int) -> int:
    """The place in its hand of the card that a seat plays.

    When leading, the cheapest card. Else a winning card outside trumps with most points; or the cheapest
    trump if it pays; or points for a partner who is winning; or the cheapest card.
    """
    begin, on_table, trump = HANDS + seat * MOST, board[LAID], board[TRUMP]
    cheapest = gift = plain = ruff = -1
    least = little = most_given = most_won = dear = 0
    if on_table == 0:
        for place in range(board[HELD + seat]):
            price = cost(board[begin + place], trump, values)
            if cheapest < 0 or price < least:
                cheapest, least = place, price
        return cheapest
    anything = free(board)
    best = winner(board)
    top = board[TRICK + best]
    over = top if top >> SHIFT == trump else -1
    for place in range(board[HELD + seat]):
        card = board[begin + place]
        if not (anything or is_allowed(board, seat, card)):
            continue
        # This repeats ``cost`` and ``beats``: without Numba this loop takes most of the time.
        worth, price = values[card], (values[card] << SHIFT) + (card & RANKS)
        if card >> SHIFT != trump:
            if gift < 0 or worth > most_given:
                gift, most_given = place, worth
            if card > top and card >> SHIFT == top >> SHIFT and (plain < 0 or worth > most_won):
                plain, most_won = place, worth
        else:
            price += TRUMP_COST << SHIFT
            if card > over and (ruff < 0 or price < dear):
                ruff, dear = place, price
        if cheapest < 0 or price < least:
            cheapest, least, little = place, price, worth
    lying = 0
    for place in range(TRICK, TRICK + on_table):
        lying += values[board[place]]
    trump_worth = (dear >> SHIFT) - TRUMP_COST
    if board[SEATS] == 2 and board[PLAYS] == 1:
        if plain >= 0:
            return plain
        if ruff >= 0 and (lying >= _LOAD or (lying > 0 and trump_worth == 0) or lying + little >= _LOAD):
            return ruff
        return cheapest
    last = on_table == board[PLAYING] * board[PLAYS] - 1
    ours = board[SIDE + seat_at(board, best)] == board[SIDE + seat]
    if ours and gift >= 0 and (last or top >> SHIFT == trump or values[top] >= _LOAD):
        return gift
    if plain >= 0 and (last or most_won < _LOAD):
        return plain
    if not ours and ruff >= 0 and (lying >= _LOAD or (last and lying >= _LITTLE and trump_worth < _LOAD)):
        return ruff
    return cheapest
