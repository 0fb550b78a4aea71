"""The lookahead of ``lookahead`` with numpy, for machines without a compiler: all trials are one batch.

In each trial every card of the hand is played in the same determinization. The deals advance together, card
by card, so the networks evaluate all of them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np

from bot.computers.neural import network_batch
from bot.computers.neural.deal_batch import DealBatch, Numbers, Truths
from bot.computers.neural.deal_sampler import Sampler
from bot.computers.neural.features import HAND
from bot.computers.neural.lookahead import BALANCE, NEAR, PLAYED_TRICKS
from bot.computers.search.board import HELD, Row, turn
from bot.computers.search.rewards import ONE
from bot.rules.scoring import HALF

_EXACT: Final = 3
"""The greatest number of cards in the hands of two seats whose end is solved; see ``evaluate.EXACT``."""


def look(sampler: Sampler, trials: int, heuristic_trials: int) -> Sequence[float]:
    """The sum of the worth of each card over the trials, by its place in the hand.

    ``heuristic_trials``: in how many trials opponents play by the heuristic policy.
    """
    totals = np.zeros(HAND)
    for as_network, count in ((False, heuristic_trials), (True, trials - heuristic_trials)):
        if count:
            worths = card_worths(sampler.deals(count, as_network=as_network), as_network=as_network)
            totals[: len(worths)] += worths.sum(axis=1)
    return [float(total) for total in totals]


def look_to_end(sampler: Sampler, trials: int, policies: Row, rewards: Row) -> Sequence[float]:
    """The sum of the rewards of each card, by its place in the hand, if all deals are played to their end.

    Our side plays by a rollout policy (``policies``), the others by the heuristic policy. ``rewards``: by the
    points of the side; see ``search.rewards``.
    """
    totals = np.zeros(HAND)
    batch, side, cards = _tried(sampler.deals(trials, as_network=False))
    more = batch.play(np.repeat(np.arange(cards), trials))
    while more:
        ours = batch.turn % 2 == side
        more = batch.play(_chosen(batch, ours, lambda rows: batch.by_rollout_policy(rows, policies)))
    worths = np.array(rewards)[batch.points[:, side]].reshape(cards, trials)
    totals[:cards] = worths.sum(axis=1) / ONE
    return [float(total) for total in totals]


def card_worths(boards: Numbers, *, as_network: bool) -> network_batch.Floats:
    """The worth of each card of the hand, by place, in every deal; see ``lookahead.card_worth``."""
    deals = len(boards)
    batch, side, cards = _tried(boards)
    more = batch.play(np.repeat(np.arange(cards), deals))
    over, outcomes = batch.is_won, _results(batch, side)
    tricks = 1 if as_network or batch.seats > 2 else PLAYED_TRICKS
    is_counted = batch.seats == 2 and not batch.kind.goal
    worths: network_batch.Floats | None = None
    while more and worths is None:
        if not batch.laid:
            tricks -= 1
            if is_counted and not batch.left and batch.held <= _EXACT:
                worths = _worth(batch.solved()[:, side])
                break
            near = is_counted and batch.left <= NEAR
            is_forced = batch.held == 1 and not batch.left and not batch.kind.goal
            if tricks <= 0 and not near and not is_forced:
                worths = network_batch.judgements(batch, deals, as_network=as_network, side=side)
                break
        ours = (batch.turn % 2 == side) | as_network
        more = batch.play(_chosen(batch, ours, partial(network_batch.by_network, batch)))
        outcomes = np.where(over, outcomes, _results(batch, side))
        over = over | batch.is_won
    if worths is None:
        worths = _results(batch, side)
    return np.where(over, outcomes, worths).reshape(cards, deals)


def _tried(boards: Numbers) -> tuple[DealBatch, int, int]:
    """A copy of all deals for each card of the hand; the side in turn, and the number of cards."""
    seat = turn(boards[0])
    cards = int(boards[0, HELD + seat])
    return DealBatch(np.tile(boards, (cards, 1))), seat % 2, cards


def _chosen(batch: DealBatch, rows: Truths, policy: Callable[[Numbers], Numbers]) -> Numbers:
    """By row, the place of the card that is played: by a policy in some rows, else by the heuristic one."""
    places = np.zeros(len(batch.every), np.intp)
    for chosen, choose in ((batch.every[rows], policy), (batch.every[~rows], batch.by_heuristic)):
        if len(chosen):
            places[chosen] = choose(chosen)
    return places


def _results(batch: DealBatch, side: int) -> network_batch.Floats:
    """The worth for a side of deals that are over; see ``lookahead.result``."""
    if not batch.kind.goal:
        return _worth(batch.points[:, side])
    taker = np.where(batch.leader % 2 == side, BALANCE, -BALANCE)
    results: network_batch.Floats = (taker * batch.is_won).astype(np.float32)
    return results


def _worth(points: Numbers) -> network_batch.Floats:
    """The worth of deals that end with so many points, from -1 to 1; see ``lookahead.worth``."""
    margin = (points - HALF) / HALF
    worth: network_batch.Floats = (BALANCE * np.sign(margin) + (1 - BALANCE) * margin).astype(np.float32)
    return worth
