"""The solver: the exact value of an end whose cards are all known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.computers.search.board import (
    FOLLOW,
    FREE,
    HANDS,
    HELD,
    LAID,
    LEADER,
    MOST,
    PLAYS,
    POINTS,
    SEATS,
    SHIFT,
    SIDE,
    SIZE,
    STOCK,
    TRICK,
    TRUMP,
    Board,
    Row,
    Values,
    free,
    is_allowed,
    play,
    turn,
)
from bot.computers.search.compilation import compiled, rows

ALL: Final = 120
DEEPEST: Final = 40
"""The greatest number of cards left when the search begins."""
BEST, LOW, HIGH, PLACE = STOCK, STOCK + 1, STOCK + 2, STOCK + 3
"""What is kept of each position, in place of the stock: the best so far, what either side is sure of, the
next card."""
Room = Sequence[Board]
SHORT: Final = 3
"""The greatest number of cards in a hand with which free play of two seats is solved quickly."""
_BACK: Final = SHORT * SHORT
"""In a row of tricks: where those begin that the other seat leads."""


def room() -> Room:
    """The positions of a search. Only one search at a time may use them."""
    return rows(DEEPEST + 2, SIZE)


@compiled
def points_of_side(board: Board, side: int) -> int:
    """The card points of a side."""
    points = 0
    for seat in range(board[SEATS]):
        if board[SIDE + seat] == side:
            points += board[POINTS + seat]
    return points


@compiled
def solve(board: Board, values: Values, side: int, positions: Room) -> int:
    """The final points of a side if its seats play their best, and all others theirs against it.

    The stock must be used up, and at most ``DEEPEST`` cards may be left. It is alpha–beta without recursion,
    since Numba cannot store compiled recursion on disk.
    """
    if is_short(board):
        return solve_short(board, values, side, positions[0])
    return between(board, values, side, positions, -1, ALL + 1)


@compiled
def between(board: Board, values: Values, side: int, positions: Room, low: int, high: int) -> int:
    """As ``solve``, exact only above ``low`` and below ``high``.

    A result of ``low`` or less says that the points are no more than that, one of ``high`` or more that they
    are no fewer. The narrower the window, the faster.
    """
    depth, size = 0, HANDS + board[SEATS] * MOST
    positions[0][:size] = board[:size]
    positions[0][LOW], positions[0][HIGH] = low, high
    positions[0][PLACE] = 0
    positions[0][BEST] = -1 if board[SIDE + turn(board)] == side else ALL + 1
    while True:
        here = positions[depth]
        seat = turn(here)
        mine = here[SIDE + seat] == side
        place = here[PLACE]
        if place == here[HELD + seat] or here[LOW] >= here[HIGH]:
            if depth == 0:
                return here[BEST]
            depth -= 1
            above = positions[depth]
            count(above, here[BEST], above[SIDE + turn(above)] == side)
            continue
        here[PLACE] = place + 1
        if not (free(here) or is_allowed(here, seat, here[HANDS + seat * MOST + place])):
            continue
        after = positions[depth + 1]
        after[:size] = here[:size]
        more = play(after, values, seat, place)
        next_one = turn(after)
        while more and after[HELD + next_one] == 1:  # there is no choice
            more = play(after, values, next_one, 0)
            next_one = turn(after)
        if not more:
            count(here, points_of_side(after, side), mine)
            continue
        depth += 1
        after[LOW], after[HIGH], after[PLACE] = here[LOW], here[HIGH], 0
        after[BEST] = -1 if after[SIDE + next_one] == side else ALL + 1


@compiled
def count(here: Board, points: int, mine: bool) -> None:  # noqa: FBT001 - compiled functions pass arguments by position
    """Update a position with the points to which a card leads."""
    if mine:
        here[BEST] = max(here[BEST], points)
        here[LOW] = max(here[LOW], points)
    else:
        here[BEST] = min(here[BEST], points)
        here[HIGH] = min(here[HIGH], points)


@compiled
def is_short(board: Board) -> bool:
    """Whether two seats hold at most three cards each, and may play any of them."""
    two = board[SEATS] == 2 and board[PLAYS] == 1 and board[FOLLOW] == FREE
    return two and board[HELD + turn(board)] <= SHORT


@compiled
def solve_short(board: Board, values: Values, side: int, tricks: Board) -> int:
    """As ``solve``, for an end that ``is_short``, as that of nearly every rollout of two seats is.

    Three cards each make nine tricks, led by one seat or the other. Each is computed once, in the row
    ``tricks``, and the ends are combined from them. A trick's value is the points of the first leader, below
    0 if the other seat takes it.
    """
    leader, on_table, trump = board[LEADER], board[LAID], board[TRUMP]
    hand_size = board[HELD + 1 - leader]
    mine, theirs = HANDS + leader * MOST - on_table, HANDS + (1 - leader) * MOST
    for one in range(hand_size):
        card = board[TRICK] if on_table > one else board[mine + one]
        for two in range(hand_size):
            reply = board[theirs + two]
            points = values[card] + values[reply]
            at = one * SHORT + two
            tricks[at] = tricks[_BACK + at] = -1
            if card >> SHIFT == reply >> SHIFT:
                if card > reply:
                    tricks[at] = tricks[_BACK + at] = points
            elif reply >> SHIFT != trump:
                tricks[at] = points
                if card >> SHIFT == trump:
                    tricks[_BACK + at] = points
    best = -1
    for one in range(1 if on_table else hand_size):
        least = ALL + 1
        for two in range(hand_size):
            gain = tricks[one * SHORT + two]
            least = min(least, max(gain, 0) + rest(tricks, hand_size, one, two, 0 if gain >= 0 else _BACK))
            if least <= best:
                break
        best = max(best, least)
    best += board[POINTS + leader]
    return best if board[SIDE + leader] == side else ALL - best


@compiled
def rest(tricks: Row, hand_size: int, one: int, two: int, leads: int) -> int:
    """The first leader's points from the tricks after one; ``leads`` is where the next one is found."""
    if hand_size < SHORT:
        return 0 if hand_size == 1 else max(tricks[leads + (1 - one) * SHORT + 1 - two], 0)
    # The first and the second of the remaining cards of either seat.
    high, low = (0 if one else 1) * SHORT, (2 if one < SHORT - 1 else 1) * SHORT
    left, right = 0 if two else 1, 2 if two < SHORT - 1 else 1
    first = both(tricks, leads, high + left, low + right)
    second = both(tricks, leads, high + right, low + left)
    third = both(tricks, leads, low + left, high + right)
    fourth = both(tricks, leads, low + right, high + left)
    if leads:
        return min(max(first, third), max(second, fourth))
    return max(min(first, second), min(third, fourth))


@compiled
def both(tricks: Row, leads: int, now: int, then: int) -> int:
    """The first leader's points from a trick and the last one, which the taker leads."""
    gain = tricks[leads + now]
    return gain + max(tricks[then], 0) if gain >= 0 else max(tricks[_BACK + then], 0)
