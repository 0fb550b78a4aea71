"""The end of a deal whose cards are all known, solved exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.computers.search.deal import (
    HANDS,
    HELD,
    MOST,
    POINTS,
    SEATS,
    SIDE,
    SIZE,
    STOCK,
    Board,
    Values,
    allowed,
    free,
    play,
    turn,
)
from bot.computers.search.speed import compiled, rows

ALL: Final = 120
DEEPEST: Final = 40
"""Cards left at most when the search begins."""
BEST, LOW, HIGH, PLACE = STOCK, STOCK + 1, STOCK + 2, STOCK + 3
"""Kept of each position, where the stock was: the best so far, what either side is sure of, the next card."""
Room = Sequence[Board]


def room() -> Room:
    """Where one search at a time keeps its positions."""
    return rows(DEEPEST + 2, SIZE)


@compiled
def taken(board: Board, side: int) -> int:
    """The card points that a side has."""
    points = 0
    for seat in range(board[SEATS]):
        if board[SIDE + seat] == side:
            points += board[POINTS + seat]
    return points


@compiled
def solve(board: Board, values: Values, side: int, positions: Room) -> int:
    """The points that a side ends with when its seats play their best, and all others theirs against it.

    The stock is gone, and at most ``DEEPEST`` cards are left. Alpha–beta, without recursion: Numba cannot
    keep compiled recursion on disk.
    """
    depth, size = 0, HANDS + board[SEATS] * MOST
    positions[0][:] = board
    positions[0][LOW], positions[0][HIGH] = -1, ALL + 1
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
        if not (free(here) or allowed(here, seat, here[HANDS + seat * MOST + place])):
            continue
        after = positions[depth + 1]
        after[:size] = here[:size]
        more = play(after, values, seat, place)
        next_one = turn(after)
        while more and after[HELD + next_one] == 1:  # nothing to choose
            more = play(after, values, next_one, 0)
            next_one = turn(after)
        if not more:
            count(here, taken(after, side), mine)
            continue
        depth += 1
        after[LOW], after[HIGH], after[PLACE] = here[LOW], here[HIGH], 0
        after[BEST] = -1 if after[SIDE + next_one] == side else ALL + 1


@compiled
def count(here: Board, points: int, mine: bool) -> None:  # noqa: FBT001 - compiled functions take what comes
    """Take the points that a card leads to into account."""
    if mine:
        here[BEST] = max(here[BEST], points)
        here[LOW] = max(here[LOW], points)
    else:
        here[BEST] = min(here[BEST], points)
        here[HIGH] = min(here[HIGH], points)
