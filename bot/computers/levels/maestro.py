"""The level ``maestro``, the strongest: a network trained by self-play, and a lookahead with it.

It serves games of two sides with a turn-up and hands of three (``policy.observation.served``). It plays all
other games, the last cards of two players, and all choices other than cards as the level below. If nothing
is compiled, it uses the network alone.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.levels.expert import Expert
from bot.computers.policy import board as policy_board, inference, lookahead, network, observation
from bot.computers.policy.features import CARDS, HAND, Layout
from bot.computers.policy.inference import Notice
from bot.computers.policy.lookahead import Evaluators, Seen, Space, Task
from bot.computers.policy.network import Networks
from bot.computers.search import board as search_board, determinize, evaluate, rollout, solver
from bot.computers.search.compilation import FAST, floats, numbers, rows
from bot.computers.search.rng import luck
from bot.rules.actions import Play
from bot.rules.view import SeatView

_TRIALS: Final = {2: 900, 4: 500}
"""The number of determinizations by number of seats. They take about fifteen thousandths of a second."""
_LIKING: Final = {2: 0.01, 4: 0.02}
"""The weight, in deals won, of a factor e in the network's preference for a card."""
_ENDING: Final = {2: 0.0, 4: 2.5}
"""The weight of rollouts played to the end as the level below does. They help partners."""
_PLAYED_OUT: Final = 1.45
"""The number of those rollouts, as a multiple of that level's trials."""
_TINY: Final = 1e-300


class Maestro(Expert):
    """The strongest player. ``effort`` multiplies the usual number of trials."""

    level = "maestro"

    def best(
        self, view: SeatView, beliefs: Beliefs, plays: Sequence[Play], rng: random.Random
    ) -> tuple[Play, float | None]:
        """The card that promises most, and the card points that the side may expect."""
        if not observation.is_supported(view.rules) or (not view.stock and len(view.active) == 2):
            return Expert(self._effort * evaluate.FURTHER).best(view, beliefs, plays, rng)
        networks = network.networks(len(view.active))
        view_row = observation.row(view, beliefs)
        number = observation.numbers_of(view.rules, view.trump)
        notice = inference.conclusions(view, view_row)
        worths = log_probabilities(networks, view_row, notice.thumb)
        if FAST:
            trials = max(1, round(self._effort * _TRIALS[len(view.active)]))
            lookahead_worths = look_ahead(view, beliefs, networks, view_row, notice, trials, rng)
            worths = {
                card: lookahead_worths[card] + _LIKING[len(view.active)] * liking
                for card, liking in worths.items()
            }
        if FAST and _ENDING[len(view.active)]:
            tries = max(1, round(self._effort * _PLAYED_OUT * evaluate.trials(view)))
            ends = evaluate.judge(view, rng, tries).worths
            for play in plays:
                worths[number[play.card]] += _ENDING[len(view.active)] * ends[play].reward
        return max(plays, key=lambda play: (worths[number[play.card]], str(play.card))), None


def log_probabilities(networks: Networks, view_row: policy_board.Deal, thumb: float) -> dict[int, float]:
    """By number of a card in the hand, the logarithm of the probability that the network plays it.

    ``thumb`` is the probability that the others play by the heuristic policy.
    """
    chances = [_chances(networks, view_row, with_notice=with_notice) for with_notice in (False, True)]
    return {
        card: math.log((1 - thumb) * chance + thumb * chances[True][card] + _TINY)
        for card, chance in chances[False].items()
    }


def _chances(networks: Networks, view_row: policy_board.Deal, *, with_notice: bool) -> dict[int, float]:
    seat, layout = policy_board.turn(view_row), Layout(int(view_row[policy_board.SEATS]))
    row = numbers([0] * policy_board.MOST_INPUTS)
    inputs = [int(one) for one in row[: policy_board.sense(view_row, row)]]
    if with_notice:
        inputs.append(layout.noticed)
    wishes = network.evaluate(networks.player, layout.size, CARDS, inputs)
    begin = policy_board.HANDS + seat * HAND
    cards = [int(card) for card in view_row[begin : begin + view_row[policy_board.COUNT + seat]]]
    most = max(wishes[card] for card in cards)
    powers = [math.exp(wishes[card] - most) for card in cards]
    return {card: power / sum(powers) for card, power in zip(cards, powers, strict=True)}


def look_ahead(
    view: SeatView,
    beliefs: Beliefs,
    networks: Networks,
    view_row: policy_board.Deal,
    notice: Notice,
    trials: int,
    rng: random.Random,
) -> dict[int, float]:
    """By number of a card in the hand, its average worth over determinizations, from -1 to 1."""
    rules, seats, chance = view.rules, len(view.active), luck(rng)
    number, there = observation.numbers_of(rules, view.trump), determinize.number_of(rules)
    names = [0] * search_board.NUMBERS
    for card, one in there.items():
        names[one] = number[card]
    request_row = [0] * rollout.REQUEST_SIZE
    request_row[rollout.SEAT], request_row[rollout.SIDE_OF] = view.seat or 0, view.side or 0
    request_row[rollout.EXACT] = evaluate.EXACT[seats]
    evaluators = Evaluators(
        *networks,
        Layout(seats).size,
        policy_board.survey_size(seats),
        numbers([0] * policy_board.MOST_INPUTS),
        floats(network.WIDE + network.NARROW),
    )
    space = Space(rows(5, search_board.SIZE), rows(2, policy_board.SIZE), solver.room())
    network_view, request, totals = Seen(view_row, numbers(names)), numbers(request_row), floats(HAND)
    for trusting, count in evaluate.shares(beliefs, trials):
        task = Task(determinize.values_of(rules), request, count, round(count * notice.thumb))
        deal = determinize.knowledge_of(view, beliefs, trusting=trusting)
        lookahead.look(deal, network_view, task, notice, evaluators, space, chance, totals)
    return {number[card]: float(totals[place]) / trials for place, card in enumerate(view.hand)}
