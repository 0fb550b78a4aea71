"""The level ``maestro``, the strongest: a network trained by self-play, and a lookahead with it.

In Briscola a 31 the level ``expert`` looks ahead in the same way (``NetworkExpert``).

It serves games of two sides with a turn-up and hands of three (``neural.observation.is_supported``). It plays
all other games, the last cards of two players, and all choices other than cards as the level below. If
nothing is compiled, all trials of the lookahead are one batch of numpy's (``neural.lookahead_batch``).
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.levels.expert import Expert
from bot.computers.neural import board as neural_board, inference, lookahead, network, observation
from bot.computers.neural.features import CARDS, HAND, feature
from bot.computers.neural.inference import Conclusions
from bot.computers.neural.lookahead import Evaluators, Space, Task
from bot.computers.neural.network import Networks
from bot.computers.personalities import with_bias
from bot.computers.search import board as search_board, determinize, evaluate, rollout, solver
from bot.computers.search.board import Board
from bot.computers.search.compilation import FAST, floats, numbers, rows, small
from bot.computers.search.rng import rng_state
from bot.computers.search.sampling import Known
from bot.rules.actions import PLAYS, Play
from bot.rules.cards import Card
from bot.rules.view import SeatView

if TYPE_CHECKING:
    from bot.computers.neural.deal_sampler import Sampler

TRIALS: Final = {2: 400, 4: 150}
"""The number of determinizations by number of seats. With more the choice is hardly ever another one
(``docs/strength.md``)."""
_LIKELIHOOD: Final = {2: 0.01, 4: 0.02}
"""The weight, in deals won, of a factor e in the network's preference for a card."""
ENDING: Final = {2: 0.0, 4: 2.5}
"""The weight of rollouts played to the end as the level below does. They help partners."""
_PLAYED_OUT: Final = 3.0
"""The number of those rollouts, as a multiple of that level's trials. With fewer, chance decides more of the
choices."""
CLOSE: Final = {2: 0.035, 4: 0.1}
"""A close difference between the sums of all of this, in deals won."""
_OF_MAESTRO: Final = 0.225
"""The share of a maestro's trials with which an expert looks ahead."""
_TINY: Final = 1e-300


class Maestro(Expert):
    """The strongest player. ``effort`` multiplies the usual number of trials."""

    level = "maestro"

    def best(
        self, view: SeatView, beliefs: Beliefs, plays: Sequence[Play], rng: random.Random
    ) -> tuple[Play, float | None]:
        """The card that promises most, and the card points that the side may expect."""
        if not looks_ahead(view):
            below = Expert(self._effort * evaluate.FURTHER, self._personality)
            return below.best(view, beliefs, plays, rng)
        worths = self.worths(view, beliefs, plays, rng)
        values = with_bias(worths, self._personality, view, CLOSE[len(view.active)])
        return PLAYS[max(values, key=lambda card: (values[card], str(card)))], None

    def worths(
        self, view: SeatView, beliefs: Beliefs, plays: Sequence[Play], rng: random.Random
    ) -> dict[Card, float]:
        """The worth of each card by the lookahead, where there is a network for it.

        It is from -1 to 1 for two players; for four, the rollouts count beside it. What the network prefers
        counts a little.
        """
        position = Position(
            view,
            beliefs,
            row := observation.row(view, beliefs),
            inference.conclusions_of(view, row),
            determinize.number_of(view.rules, view.trump),
        )
        seats, number = len(view.active), position.number
        networks = network.networks(network.kind_of(row))
        trials = max(1, round(self._effort * TRIALS[seats]))
        worths = (
            look_ahead(position, networks, trials, rng)
            if FAST
            else _batched_look_ahead(position, trials, rng)
        )
        for card, likelihood_index in log_probabilities(
            networks, row, position.conclusions.heuristic
        ).items():
            worths[card] += _LIKELIHOOD[seats] * likelihood_index
        if ENDING[seats]:
            tries = max(1, round(self._effort * _PLAYED_OUT * evaluate.trials(view)))
            ends = _ends(position, tries, rng) if FAST else _batched_ends(position, tries, rng)
            for card, reward in ends.items():
                worths[card] += ENDING[seats] * reward
        return {play.card: worths[number[play.card]] for play in plays}


class NetworkExpert(Expert):
    """The level ``expert``. In Briscola a 31 it looks ahead as a maestro does, in fewer trials.

    With rollouts to the end it is no stronger there than a ``player``. It plays all other games as an
    ``Expert``.
    """

    def best(
        self, view: SeatView, beliefs: Beliefs, plays: Sequence[Play], rng: random.Random
    ) -> tuple[Play, float | None]:
        """See ``Expert.best``."""
        if view.rules.game.claims and looks_ahead(view):
            return Maestro(self._effort * _OF_MAESTRO, self._personality).best(view, beliefs, plays, rng)
        return super().best(view, beliefs, plays, rng)


def looks_ahead(view: SeatView) -> bool:
    """Whether the maestro looks ahead with a network. The last cards of two players are solved by search."""
    return observation.has_network(view.rules) and (view.stock > 0 or len(view.active) > 2)


class Position(NamedTuple):
    """What a seat knows when it is to play.

    - ``row``: a board of the network with what the seat sees.
    - ``conclusions``: the conclusions from the others' plays.
    - ``number``: the number of each card.
    """

    view: SeatView
    beliefs: Beliefs
    row: Board
    conclusions: Conclusions
    number: Mapping[Card, int]


def log_probabilities(networks: Networks, view_row: Board, heuristic: float) -> dict[int, float]:
    """By number of a card in the hand, the logarithm of the probability that the network plays it.

    ``heuristic`` is the probability that the others play by the heuristic policy.
    """
    chances = [_chances(networks, view_row, with_notice=with_notice) for with_notice in (False, True)]
    return {
        card: math.log((1 - heuristic) * chance + heuristic * chances[True][card] + _TINY)
        for card, chance in chances[False].items()
    }


def _chances(networks: Networks, view_row: Board, *, with_notice: bool) -> dict[int, float]:
    seat, layout = search_board.turn(view_row), network.kind_of(view_row).layout
    row = numbers([0] * neural_board.MOST_INPUTS)
    inputs = [int(one) for one in row[: neural_board.sense(view_row, row)]]
    if with_notice:
        inputs.append(layout.noticed)
    outputs = network.evaluate(networks.player, layout.size, CARDS, inputs)
    begin = search_board.HANDS + seat * search_board.MOST
    cards = [int(card) for card in view_row[begin : begin + view_row[search_board.HELD + seat]]]
    preferences = [outputs[feature(card)] for card in cards]
    powers = [math.exp(preference - max(preferences)) for preference in preferences]
    return {card: power / sum(powers) for card, power in zip(cards, powers, strict=True)}


def look_ahead(position: Position, networks: Networks, trials: int, rng: random.Random) -> dict[int, float]:
    """By number of a card in the hand, its average worth over determinizations, from -1 to 1."""
    view, conclusions = position.view, position.conclusions
    seats, chance = len(view.active), rng_state(rng)
    request_row = [0] * rollout.REQUEST_SIZE
    request_row[rollout.SEAT], request_row[rollout.SIDE_OF] = view.seat or 0, view.side or 0
    request_row[rollout.EXACT] = evaluate.EXACT[seats]
    evaluators = Evaluators(
        *networks,
        network.kind_of(position.row).layout.size,
        neural_board.survey_size(seats),
        numbers([0] * neural_board.MOST_INPUTS),
        floats(network.WIDE + network.NARROW),
    )
    space, request = Space(rows(5, neural_board.SIZE), solver.room(), floats(HAND)), numbers(request_row)
    for knowledge, count in _knowledge(position, trials):
        task = Task(determinize.values_of(view.rules), request, count, round(count * conclusions.heuristic))
        lookahead.look(knowledge, task, conclusions, evaluators, space, chance)
    totals = zip(view.hand, space.totals, strict=False)
    return {position.number[card]: float(total) / trials for card, total in totals}


def _ends(position: Position, trials: int, rng: random.Random) -> dict[int, float]:
    """By number of a card in the hand, its reward over rollouts to the end, as the level below plays them."""
    worths = evaluate.judge(position.view, rng, trials, beliefs=position.beliefs).worths
    return {position.number[play.card]: worth.reward for play, worth in worths.items()}


def _batched_look_ahead(position: Position, trials: int, rng: random.Random) -> dict[int, float]:
    """As ``look_ahead``, without compiled code."""
    from bot.computers.neural import lookahead_batch  # noqa: PLC0415 - loads numpy, only for this level

    totals = [0.0] * HAND
    for sampler, count in _samplers(position, trials, rng):
        heuristic_trials = round(count * position.conclusions.heuristic)
        worths = lookahead_batch.look(sampler, count, heuristic_trials)
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
    return {position.number[card]: totals[place] / trials for place, card in enumerate(position.view.hand)}


def _batched_ends(position: Position, trials: int, rng: random.Random) -> dict[int, float]:
    """As ``_ends``, without compiled code. Others' hands follow the inference."""
    from bot.computers.neural import lookahead_batch  # noqa: PLC0415 - loads numpy, only for this level

    view, totals = position.view, [0.0] * HAND
    policies, rewards = evaluate.rollout_weights(view), evaluate.rewards_of(view).table
    for sampler, count in _samplers(position, trials, rng):
        worths = lookahead_batch.look_to_end(sampler, count, policies, rewards)
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
    return {position.number[card]: totals[place] / trials for place, card in enumerate(view.hand)}


def _samplers(position: Position, trials: int, rng: random.Random) -> Iterator[tuple[Sampler, int]]:
    """Samplers of determinizations, and the number of trials of each."""
    from bot.computers.neural.deal_sampler import Sampler  # noqa: PLC0415 - as above

    for knowledge, count in _knowledge(position, trials):
        yield Sampler(knowledge, position.conclusions, rng), count


def _knowledge(position: Position, trials: int) -> Iterator[tuple[Known, int]]:
    """What is known, on a board of the network, and the trials with it: gestures may be trusted or not."""
    view, beliefs, tail = position.view, position.beliefs, position.row[search_board.SIZE :]
    for trusting, count in evaluate.shares(beliefs, trials):
        knowledge = determinize.knowledge_of(view, beliefs, trusting=trusting)
        yield knowledge._replace(board=small([*knowledge.board, *tail])), count
