"""The lookahead in batches of numpy's: deal for deal what the lookahead of a single deal says."""

import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

import pytest

from bot.computers.knowledge.beliefs import believe
from bot.computers.levels import maestro
from bot.computers.levels.maestro import Maestro
from bot.computers.neural import (
    board as neural_board,
    inference,
    lookahead,
    lookahead_batch,
    network,
    observation,
)
from bot.computers.neural.board import PAIRS
from bot.computers.neural.deal_batch import DealBatch
from bot.computers.neural.deal_sampler import Sampler
from bot.computers.neural.features import ORDERS
from bot.computers.neural.inference import Conclusions
from bot.computers.neural.lookahead import Evaluators, Task
from bot.computers.search import board as search_board, determinize, evaluate, rollout, solver
from bot.computers.search.board import NUMBERS, Board
from bot.computers.search.compilation import floats, numbers, small
from bot.computers.search.rollout_policy import by_rollout_policy
from bot.computers.search.sampling import Known
from bot.rules.notation.plain_data import rules_from
from bot.rules.view import Phase, SeatView, seat_view
from testing.builders.states import walk

GAMES: list[dict[str, object]] = [
    {"variant": "briscola", "players": 2, "ranking": "seven_for_three"},
    {"variant": "briscola", "players": 4, "talk": "off"},
    {"variant": "brisca", "players": 2},
    {"variant": "bosnian32", "players": 4},
    {"variant": "a31", "players": 2},
    {"variant": "scoperta", "players": 2},
    {"variant": "briscola", "players": 2, "open_hands": True},
]
EVERY_GAME = pytest.mark.parametrize(
    "options", GAMES, ids=lambda options: "-".join(map(str, options.values()))
)
DEALS = ORDERS + 1


class Sample(NamedTuple):
    """A position, what its seat knows in each form, and determinizations of it."""

    view: SeatView
    known: Known
    conclusions: Conclusions

    def sampler(self, seed: int = 1) -> Sampler:
        return Sampler(self.known, self.conclusions, random.Random(seed))


def samples(options: dict[str, object], seed: int, every: int = 1) -> Iterator[Sample]:
    """The positions of a match in which the lookahead chooses, or one in ``every``."""
    rules, found = rules_from(options), 0
    for step in walk(rules, seed):
        for seat in range(rules.players):
            view = seat_view(step.before, seat)
            if view.phase is not Phase.PLAY or view.turn != seat or not (view.stock or rules.players > 2):
                continue
            found += 1
            if found % every:
                continue
            beliefs = believe(view)
            row = observation.row(view, beliefs)
            known = determinize.knowledge_of(view, beliefs)
            board = small([*known.board, *row[search_board.SIZE :]])
            yield Sample(view, known._replace(board=board), inference.conclusions_of(view, row))


def card_worth(sample: Sample, board: Board, place: int, *, as_network: bool, order: int = 0) -> float:
    """The worth of a card by the lookahead of a single deal."""
    seats, view = len(sample.view.active), sample.view
    evaluators = Evaluators(
        *network.networks(network.kind_of(board)),
        network.kind_of(board).layout.size,
        neural_board.survey_size(seats),
        numbers([0] * neural_board.MOST_INPUTS),
        floats(network.WIDE + network.NARROW),
    )
    request = [0] * rollout.REQUEST_SIZE
    request[rollout.SEAT], request[rollout.SIDE_OF] = view.seat or 0, view.side or 0
    request[rollout.EXACT] = evaluate.EXACT[seats]
    task = Task(determinize.values_of(view.rules), numbers(request), 1, 1)
    return lookahead.card_worth(small(board), task, place, as_network, order, evaluators, solver.room())


@EVERY_GAME
@pytest.mark.parametrize("opponents", ["by the heuristic policy", "as the network"])
def test_a_batch_says_of_every_card_what_the_lookahead_says(
    options: dict[str, object], opponents: str
) -> None:
    as_network = opponents == "as the network"
    for sample in samples(options, seed=3):
        boards = sample.sampler().deals(DEALS, as_network=as_network)
        worths = lookahead_batch.card_worths(boards, as_network=as_network)
        for deal, board in enumerate(boards):
            alone = [
                card_worth(sample, board, place, as_network=as_network, order=deal % ORDERS)
                for place in range(len(sample.view.hand))
            ]
            assert list(worths[:, deal]) == pytest.approx(alone, abs=1e-4), sample.view


def in_suits(board: Board, suits: Sequence[int]) -> Board:
    """The same board with other names of the suits."""
    renamed = small(board)
    lying = (
        *range(search_board.TRICK, search_board.SIZE),
        *range(neural_board.BEFORE_CARDS, neural_board.SHOWN),
    )
    for place in lying:
        suit, strength = divmod(int(board[place]), search_board.RANKS + 1)
        renamed[place] = (suits[suit] << search_board.SHIFT) + strength
    return renamed


@EVERY_GAME
def test_the_judge_sees_the_plain_suits_in_each_order(options: dict[str, object]) -> None:
    for sample in samples(options, seed=8, every=4):
        (board,) = sample.sampler().deals(1, as_network=True)

        def inputs(of: Board, order: int) -> list[int]:
            row = numbers([0] * neural_board.MOST_INPUTS)
            return sorted(map(int, row[: neural_board.survey(small(of), row, order)]))

        seen = {tuple(inputs(board, order)) for order in range(ORDERS)}
        renamed = {tuple(inputs(in_suits(board, (0, *suits)), 0)) for suits in permutations((1, 2, 3))}
        assert seen == renamed


@EVERY_GAME
def test_a_batch_chooses_by_the_rollout_policy_as_the_search_does(options: dict[str, object]) -> None:
    for sample in samples(options, seed=4):
        policies = evaluate.rollout_weights(sample.view)
        boards = sample.sampler().deals(DEALS, as_network=True)
        batch, seat = DealBatch(boards), sample.view.seat or 0
        values = determinize.values_of(sample.view.rules)
        alone = [by_rollout_policy(board, values, policies, seat) for board in map(small, boards)]
        assert list(batch.by_rollout_policy(batch.every, policies)) == alone, sample.view


@EVERY_GAME
def test_every_sampled_deal_is_one_that_the_seat_may_believe_in(options: dict[str, object]) -> None:
    for sample in samples(options, seed=5, every=3):
        known, sampler = sample.known, sample.sampler()
        pack = set(determinize.number_of(sample.view.rules, sample.view.trump).values())
        fixed = sorted(set(range(search_board.HANDS, search_board.SIZE)) - set(known.places))
        for board in sampler.deals(20, as_network=True):
            cards = [*board[board[search_board.NEXT] : board[search_board.END]]]
            for seat in range(len(sample.view.active)):
                begin = search_board.HANDS + seat * search_board.MOST
                cards.extend(board[begin : begin + board[search_board.HELD + seat]])
            assert len(set(cards)) == len(cards)
            assert set(cards) <= pack
            assert all(int(known.masks[at]) >> int(board[place]) & 1 for at, place in enumerate(known.places))
            assert all(board[place] == known.board[place] for place in fixed)


def test_a_card_that_a_seat_surely_kept_is_dealt_to_it() -> None:
    """Also the one with the highest number, and where another seat is not guessed about."""
    highest = max(determinize.number_of(rules_from(GAMES[0])).values())
    sample = next(
        one for one in samples(GAMES[0], seed=6) if one.view.seat == 0 and highest in one.conclusions.hidden
    )
    other = next(card for card in sample.conclusions.hidden if card != highest)
    table = floats(2 * PAIRS)
    table[PAIRS + highest * NUMBERS + other] = 1.0
    told = sample.conclusions._replace(loose=table, kept=numbers([0, 2]))
    boards = Sampler(sample.known, told, random.Random(1)).deals(20, as_network=True)
    begin = search_board.HANDS + search_board.MOST
    assert all({highest, int(other)} <= {*board[begin : begin + 3]} for board in boards)


def test_without_a_compiler_the_maestro_looks_ahead_and_repeats_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(maestro, "FAST", False)
    looks: list[int] = []
    look = lookahead_batch.look

    def recording_look(sampler: Sampler, trials: int, heuristic_trials: int) -> Sequence[float]:
        looks.append(trials)
        return look(sampler, trials, heuristic_trials)

    monkeypatch.setattr(lookahead_batch, "look", recording_look)
    for options in GAMES[:2]:
        for sample in samples(options, seed=6, every=12):
            plays, beliefs = evaluate.playable(sample.view), believe(sample.view)
            looks.clear()
            choices = [Maestro().best(sample.view, beliefs, plays, random.Random(7))[0] for _ in range(2)]
            assert choices[0] == choices[1]
            assert looks == [maestro.TRIALS[len(sample.view.active)]] * 2
