"""Finds the tables of ``bot/computers/search/rollout_weights.py`` for those who play alone against several.

    python -m training.individuals GAME [STEPS] [SEED]

A GAME is a variant and its options, ``briscola,players=3``. The table sits alone among opponents of three
kinds in turn: those of the heuristic policy, those who play one card in ten at random, and those who play by
the table of two teams, from which the climb starts. It shall win most deals against the three. A step tries a
changed table on the same deals as the previous one, and on more of them if it was better there. The same seed
finds the same table; with the extra ``fast`` three hundred steps take some minutes.
"""

from __future__ import annotations

import random
from typing import Final

from benchmarks.computers.strength import rules_or_exit
from bot.computers.search import board as search_board, rollout_weights as tables
from bot.computers.search.board import Board, Row, Values
from bot.computers.search.compilation import compiled, numbers, small
from bot.computers.search.determinize import number_of, values_of
from bot.computers.search.heuristic_policy import by_heuristic
from bot.computers.search.rng import RngState, below, rng_state
from bot.computers.search.rollout_policy import by_rollout_policy
from bot.computers.search.rollout_weights import HOLD, KINDS, PART
from testing import arguments
from training.rollout_weights import CHANGES, GAIN, deal_cards

STEPS, SEED = 300, 1
DEALS, MORE, PROOF = 1_500, 6_000, 30_000
CAREFUL, CARELESS, BY_TABLE = OPPONENTS = range(3)
_ODDS: Final = 10
"""A careless opponent plays one card in so many at random."""


@compiled
def place_of(board: Board, values: Values, seat: int, kind: int, theirs: Row, chance: RngState) -> int:
    """The place in its hand of the card that an opponent of a kind plays."""
    if kind == BY_TABLE:
        return by_rollout_policy(board, values, theirs, seat)
    if kind == CARELESS and below(_ODDS, chance) == 0:
        return below(board[search_board.HELD + seat], chance)
    return by_heuristic(board, values, seat)


@compiled
def won(  # noqa: PLR0913, PLR0917 - compiled functions pass arguments by position
    table: Row,
    theirs: Row,
    kind: int,
    players: int,
    deals: int,
    values: Values,
    pack: Board,
    board: Board,
    chance: RngState,
) -> float:
    """The share of deals won by a table alone among opponents of a kind, from each seat once."""
    share = 0.0
    for _ in range(deals):
        for last in range(len(pack) - 1, 0, -1):
            other = below(last + 1, chance)
            pack[last], pack[other] = pack[other], pack[last]
        for mine in range(players):
            deal_cards(board, pack, players)
            for seat in range(players):
                board[search_board.SIDE + seat] = seat
            more = True
            while more:
                seat = search_board.turn(board)
                place = (
                    by_rollout_policy(board, values, table, seat)
                    if seat == mine
                    else place_of(board, values, seat, kind, theirs, chance)
                )
                more = search_board.play(board, values, seat, place)
            most, holders = -1, 0
            for seat in range(players):
                points = board[search_board.POINTS + seat]
                if points > most:
                    most, holders = points, 0
                holders += points == most
            if board[search_board.POINTS + mine] == most:
                share += 1.0 / holders
    return share / (deals * players)


def main() -> None:
    """Climb, and print the table with its shares of the deals."""
    words = arguments.parser("training.individuals", __doc__)
    words.add_argument("game", metavar="GAME")
    arguments.add_counts(words, steps=STEPS, seed=SEED)
    given = words.parse_args()
    steps, seed = given.steps, given.seed
    rules, rng = rules_or_exit(given.game), random.Random(seed)
    number = number_of(rules)
    order = sorted(number[card] for card in rules.packs_for(rules.players)[0])
    values, pack, board = values_of(rules), numbers(order), small([0] * search_board.SIZE)
    theirs = numbers(tables.PARTNERS)

    def share(table: list[int], kind: int, deals: int, seed: int) -> float:
        pack[:] = numbers(order)
        chance = rng_state(random.Random(seed))
        return float(won(numbers(table), theirs, kind, rules.players, deals, values, pack, board, chance))

    def sum_of_shares(table: list[int], deals: int, seed: int) -> float:
        return sum(share(table, kind, deals, seed) for kind in OPPONENTS)

    table = [*tables.PARTNERS]
    for _ in range(steps):
        new_table = list(table)
        for _ in range(rng.choice((1, 1, 2, 4))):
            at = rng.randrange(len(table))
            new_table[at] += rng.choice(CHANGES)
            if HOLD <= at % PART < HOLD + KINDS:
                new_table[at] = min(max(new_table[at], 0), 100)
        once, again = rng.getrandbits(40), rng.getrandbits(40)
        if sum_of_shares(new_table, DEALS, once) > sum_of_shares(table, DEALS, once) and (
            sum_of_shares(new_table, MORE, again) > sum_of_shares(table, MORE, again) + GAIN * len(OPPONENTS)
        ):
            table = new_table
    shares = ", ".join(f"{share(table, kind, PROOF, seed):.1%}" for kind in OPPONENTS)
    print(f"{shares} of the deals with the table {tuple(table)}")


if __name__ == "__main__":
    main()
