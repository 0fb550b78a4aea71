"""Finds the numbers of ``bot/computers/search/rollout_weights.py``: change a few, keep what wins more.

    python -m training.rollout_weights PLAYERS [STEPS] [SEED] [POINTS]

There are two sides and a turn-up. The side that first has so many card points wins the deal (by default more
than half of them), and the opponents use the heuristic policy. Every step tries a changed table on the same
deals as the previous one, and on more of them if it was better there. The same seed finds the same table.
With the extra ``fast`` a thousand steps take some minutes; without it they take too long.
"""

from __future__ import annotations

import random

from bot.computers.search import board as search_board
from bot.computers.search.board import Board, Row, Values
from bot.computers.search.compilation import compiled, numbers, small
from bot.computers.search.determinize import number_of, values_of
from bot.computers.search.heuristic_policy import by_heuristic
from bot.computers.search.rng import RngState, below, rng_state
from bot.computers.search.rollout_policy import by_rollout_policy
from bot.computers.search.rollout_weights import HOLD, KINDS, PART
from bot.computers.search.solver import points_of_side
from bot.rules.notation.plain_data import default_rules
from testing import arguments

STEPS, SEED, GOAL = 1000, 1, 61
DEALS, MORE = 3_000, 8_000
GAIN = 0.0004
"""The share of deals by which a table must be better on the additional deals."""
CHANGES = (-60, -30, -15, -8, 8, 15, 30, 60)
WORTH = (0, 15, 25, 35, 100, 110, 60, 80, 90, 100, 160, 170)
"""The initial table: what cards are worth, in tenths of card points, with six points for a trump."""
HOLDS = (60, 62, 64, 66, 75, 90, 85, 88, 90, 92, 96, 100)


@compiled
def deal_cards(board: Board, pack: Row, players: int) -> None:
    """Deal: hands of three, from the first cards of the pack, the turn-up last in the stock."""
    hand = 3
    for place in range(search_board.SIZE):
        board[place] = 0
    board[search_board.SEATS], board[search_board.PLAYS], board[search_board.PLAYING] = players, 1, players
    board[search_board.TRUMP] = pack[hand * players] >> search_board.SHIFT
    board[search_board.NEXT], board[search_board.END] = (
        search_board.STOCK,
        search_board.STOCK + len(pack) - hand * players,
    )
    for place in range(hand * players):
        board[search_board.HANDS + (place % players) * search_board.MOST + place // players] = pack[place]
    for seat in range(players):
        board[search_board.SIDE + seat], board[search_board.HELD + seat] = seat % 2, hand
    for place in range(hand * players + 1, len(pack)):
        board[search_board.STOCK + place - hand * players - 1] = pack[place]
    board[board[search_board.END] - 1] = pack[hand * players]


@compiled
def won(  # noqa: PLR0913, PLR0917 - compiled functions pass arguments by position
    table: Row,
    players: int,
    goal: int,
    deals: int,
    values: Values,
    pack: Board,
    board: Board,
    chance: RngState,
) -> float:
    """The share of deals won by a table against the heuristic policy, with each side once."""
    halves = 0
    for _ in range(deals):
        for last in range(len(pack) - 1, 0, -1):
            other = below(last + 1, chance)
            pack[last], pack[other] = pack[other], pack[last]
        for side in range(2):
            deal_cards(board, pack, players)
            more = True
            while more and points_of_side(board, 0) < goal and points_of_side(board, 1) < goal:
                seat = search_board.turn(board)
                ours = board[search_board.SIDE + seat] == side
                place = (
                    by_rollout_policy(board, values, table, seat)
                    if ours
                    else by_heuristic(board, values, seat)
                )
                more = search_board.play(board, values, seat, place)
            halves += 1 + (points_of_side(board, side) >= goal) - (points_of_side(board, 1 - side) >= goal)
    return halves / (4 * deals)


def main() -> None:
    """Climb, and print the table with its share of the deals."""
    players, steps, seed, goal = arguments.counts(
        "training.rollout_weights", __doc__, players=4, steps=STEPS, seed=SEED, goal=GOAL
    )
    rules, rng = default_rules(players=players), random.Random(seed)
    values, pack = values_of(rules), numbers(sorted(number_of(rules).values()))
    board, order = small([0] * search_board.SIZE), list(pack)

    def share(table: list[int], deals: int, seed: int) -> float:
        pack[:] = numbers(order)
        return float(
            won(numbers(table), players, goal, deals, values, pack, board, rng_state(random.Random(seed)))
        )

    table = [*WORTH, *WORTH, *HOLDS, 0] * 2
    for _ in range(steps):
        new_table = list(table)
        for _ in range(rng.choice((1, 1, 2, 4))):
            at = rng.randrange(len(table))
            new_table[at] += rng.choice(CHANGES)
            if HOLD <= at % PART < HOLD + KINDS:
                new_table[at] = min(max(new_table[at], 0), 100)
        once, again = rng.getrandbits(40), rng.getrandbits(40)
        if share(new_table, DEALS, once) > share(table, DEALS, once) and (
            share(new_table, MORE, again) > share(table, MORE, again) + GAIN
        ):
            table = new_table
    print(f"{share(table, 30_000, seed):.1%} of the deals with the table {tuple(table)}")


if __name__ == "__main__":
    main()
