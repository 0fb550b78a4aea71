"""Finds the tables of a game with a declarer: each role's table learns to choose as a ``player`` does.

    python -m training.roles GAME [DEALS] [SEED]

Players bid and play so many deals; every fifth is kept for the test. For each role (declarer, partner,
defender) the numbers are moved (Adam) to where the player's choices are most likely, if a card is chosen the
more likely, the better the table rates it. The same seed finds the same tables, in a minute or two.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from bot.computers.knowledge.beliefs import believe
from bot.computers.levels.player import Player
from bot.computers.search import board as search_board, determinize, rollout
from bot.computers.search.board import Board
from bot.computers.search.evaluate import playable
from bot.computers.search.rollout_policy import kind, late
from bot.computers.search.rollout_weights import KINDS
from bot.rules import decide, shuffle
from bot.rules.actions import Play
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import default_rules
from bot.rules.rules import Rules
from bot.rules.state import Phase, State, evolve
from bot.rules.view import SeatView, seat_view
from testing import arguments
from training.rollout_weights import WORTH
from training.selfplay import Floats, Numbers

DEALS, SEED = 800, 1
TEST = 5
PARTS = ("the declarer", "the partner", "a defender")
STEPS, SLOWER = 400, 250
"""The number of steps, and after how many of them they become shorter."""
LONG, SHORT = 0.1, 0.03
PULL = 1e-4
"""The weight that pulls numbers without evidence to their initial values."""
RANK = 0.05
"""The card points for each step of rank, so that of two equal cards the lower one is played."""


class Choice(NamedTuple):
    """A player's choice. By legal card: its kind, its points, its rank, and whether it takes."""

    part: int
    is_test: bool
    leads: bool
    late: bool
    lying: int
    ours: bool
    """Whether the side is winning the trick, as far as it knows; and the kind of the winning card."""
    top: int
    foes: int
    cards: list[tuple[int, int, int, bool]]
    place: int


def choices(rules: Rules, deals: int, seed: int) -> Iterator[Choice]:
    """The choices of players in so many deals, if there was a choice."""
    player = Player()
    for number in range(deals):
        state, rng = deal_state(rules, seed, number), random.Random(f"{seed}.{number}")
        while state.phase is not Phase.DEALING and state.turn is not None:
            view = seat_view(state, state.turn)
            action = player.choose(view, rng)
            if isinstance(action, Play) and len(playable(view)) > 1:
                yield choice(view, action, tested=number % TEST == 0)
            state, _ = decide.step(state, state.turn, action)


def deal_state(rules: Rules, seed: int, number: int) -> State:
    """A deal at its beginning."""
    state = evolve(None, decide.start(rules, number % rules.players)[0])
    rng_state = random.Random(f"{seed}.{number}.deal").randbytes(32)
    nonces = [shuffle.computer_nonce(seat) for seat in range(rules.players)]
    for event in decide.deal(state, shuffle.deal(rules, rng_state, "roles", 0, nonces, seats=rules.players)):
        state = evolve(state, event)
    return state


def seen_by(view: SeatView) -> Board:
    """A deal as ``by_rollout_policy`` plays it: an unrevealed partner counts as a defender."""
    board = determinize.knowledge_of(view, believe(view)).board
    together = () if view.auction is None else (view.auction.declarer, *view.auction.partners)
    for place, seat in enumerate(view.active):
        board[search_board.SIDE + place] = 0 if seat in together else 1
    return board


def choice(view: SeatView, action: Play, *, tested: bool) -> Choice:
    """A choice in terms of what ``by_rollout_policy`` considers."""
    if view.auction is None or view.auction.declarer is None or view.seat is None:
        raise ValueError("nobody declares")
    board, values = seen_by(view), determinize.values_of(view.rules)
    number, trump, cards_down = (
        determinize.number_of(view.rules, view.trump),
        board[search_board.TRUMP],
        board[search_board.LAID],
    )
    trick = [board[search_board.TRICK + at] for at in range(cards_down)]
    best = search_board.winner(board) if trick else 0
    side = board[search_board.SIDE + view.seat]
    later = range(cards_down + 1, board[search_board.PLAYING])
    plays = sorted(playable(view), key=lambda play: number[play.card])
    cards = [number[play.card] for play in plays]
    return Choice(
        rollout.part_of(board, view.seat, view.auction.declarer),
        tested,
        not trick,
        late(board, view.seat),
        sum(values[card] for card in trick),
        bool(trick) and board[search_board.SIDE + search_board.seat_at(board, best)] == side,
        kind(trick[best], trump, values) if trick else 0,
        sum(board[search_board.SIDE + search_board.seat_at(board, at)] != side for at in later),
        [
            (
                kind(card, trump, values),
                values[card],
                card % (1 << search_board.SHIFT),
                bool(trick) and search_board.beats(card, trick[best], trump),
            )
            for card in cards
        ],
        plays.index(action),
    )


class Lesson:
    """The choices of one role: a row for each, a column for each card."""

    def __init__(self, some: list[Choice]) -> None:
        self.leads, self.late, self.ours = (
            np.array(column)[:, None]
            for column in (
                [one.leads for one in some],
                [one.late for one in some],
                [one.ours for one in some],
            )
        )
        self.lying, self.top, self.foes = (
            np.array(column)[:, None]
            for column in ([one.lying for one in some], [one.top for one in some], [one.foes for one in some])
        )
        cards = np.full((len(some), search_board.MOST, 4), -1)
        for row, one in zip(cards, some, strict=True):
            row[: len(one.cards)] = one.cards
        self.there = cards[:, :, 0] >= 0
        self.kind, self.points, self.rank = (np.maximum(cards[:, :, at], 0) for at in range(3))
        self.takes = (cards[:, :, 3] > 0) & self.there
        self.places = np.array([one.place for one in some])


class Table:
    """The numbers of a table, in card points, for the deal and for its end; and how sure choices are."""

    def __init__(self) -> None:
        worth = np.array([WORTH, WORTH]) / 10
        # to keep, to lead, how a card holds (as log odds), what leading is worth, how sure (as a logarithm)
        self.rows = [worth, worth.copy(), np.full((2, KINDS), 1.5), np.zeros((2, 1)), np.full((1, 1), -1.0)]
        self.began = [row.copy() for row in self.rows]

    def likeliness(self, lesson: Lesson) -> tuple[Floats, list[Floats]]:
        """The probability of each card, and the change of the rows that would reduce the surprise."""
        keep, lead, odds, tempo, sure = self.rows
        end = lesson.late.astype(int)
        holds = 1 / (1 + np.exp(-odds))
        needed = np.where(lesson.takes, lesson.kind, lesson.top)
        hold, pot = holds[end, needed], lesson.lying + lesson.points
        stays = hold**lesson.foes
        won = (lesson.takes | lesson.ours) & ~lesson.leads
        win = 2 * pot + np.where(lesson.takes, tempo[end, 0], 0)
        score = np.where(won, win * stays - pot, np.where(lesson.leads, 0, -pot)) - RANK * lesson.rank
        score = score - np.where(lesson.leads, lead[end, lesson.kind], keep[end, lesson.kind])
        score = np.where(lesson.there, score, -1e9)
        scaled_exp = np.exp(sure) * (score - score.max(1, keepdims=True))
        likely = np.exp(scaled_exp) / np.exp(scaled_exp).sum(1, keepdims=True)
        wrong = likely.copy()
        wrong[np.arange(len(wrong)), lesson.places] -= 1
        wrong /= len(wrong)
        slope = wrong * np.exp(sure)

        def by(where: Numbers, what: Floats) -> Floats:
            """The sum of the values that belong to each number of a row."""
            place = (end * KINDS + where).ravel()
            return np.bincount(place, what.ravel(), 2 * KINDS).reshape(2, KINDS).astype(float)

        slope_part = np.where(won, slope * win * lesson.foes * stays * (1 - hold), 0)
        leading = np.where(won & lesson.takes, slope * stays, 0).sum(1)
        return likely, [
            by(lesson.kind, np.where(lesson.leads, 0, -slope)),
            by(lesson.kind, np.where(lesson.leads, -slope, 0)),
            by(needed, slope_part),
            np.bincount(end[:, 0], leading, 2)[:, None],
            (wrong * np.where(lesson.there, scaled_exp, 0)).sum(keepdims=True),
        ]

    def learn(self, lesson: Lesson) -> None:
        """Make the choices more likely."""
        mean, spread = ([np.zeros_like(row) for row in self.rows] for _ in range(2))
        for step in range(1, STEPS + 1):
            _, slopes = self.likeliness(lesson)
            for at, slope in enumerate(slopes):
                pull = slope + (
                    2 * PULL * (self.rows[at] - self.began[at]) / (2 * KINDS) if at < 2 else 0
                )  # to keep and to lead
                mean[at] = 0.9 * mean[at] + 0.1 * pull
                spread[at] = 0.999 * spread[at] + 0.001 * pull**2
                way = mean[at] / (1 - 0.9**step) / (np.sqrt(spread[at] / (1 - 0.999**step)) + 1e-8)
                self.rows[at] = self.rows[at] - (LONG if step <= SLOWER else SHORT) * way

    def numbers(self) -> tuple[int, ...]:
        """The numbers in the form of ``rollout_weights``."""
        keep, lead, odds, tempo, _ = self.rows
        holds = 1 / (1 + np.exp(-odds))
        rows = np.concatenate([10 * keep, 10 * lead, 100 * holds, 10 * tempo], axis=1)
        return tuple(int(number) for number in np.rint(rows).ravel())


def main() -> None:
    """Print each table, and how often it finds the player's card most likely."""
    words = arguments.parser("training.roles", __doc__)
    words.add_argument(
        "game", choices=[variant for variant, game in GAMES.items() if game.auctions], metavar="GAME"
    )
    arguments.add_counts(words, deals=DEALS, seed=SEED)
    given = words.parse_args()
    all_choices = list(choices(default_rules(Variant(given.game)), given.deals, given.seed))
    for part, name in enumerate(PARTS):
        mine = [one for one in all_choices if one.part == part]
        test, table = Lesson([one for one in mine if one.is_test]), Table()
        table.learn(Lesson([one for one in mine if not one.is_test]))
        alike = (table.likeliness(test)[0].argmax(1) == test.places).mean()
        print(f"{name}: {alike:.1%} of the choices with {table.numbers()}", flush=True)


if __name__ == "__main__":
    main()
