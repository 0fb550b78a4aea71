"""The networks for many deals at once, with numpy: the same numbers as ``network.think`` and ``output``.

The first layer is the sum of a row of weights for each input that is 1. The deals of a batch have most
inputs in common, so the common part is added up once, and each deal adds what it has of its own.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from bot.computers.neural import board as neural_board, network
from bot.computers.neural.deal_batch import DealBatch, Numbers
from bot.computers.neural.features import (
    CARDS,
    HAND,
    HELD,
    KNOWN,
    LAST,
    ORDERS,
    PLANES,
    SCORES,
    SEATS,
    TENS,
    TRICK,
    TURNUP,
    UNSEEN,
    feature,
    in_order,
)
from bot.computers.neural.network import NARROW, WIDE, DealKind, Weights
from bot.computers.search.board import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterable

Floats = NDArray[np.float32]

FEATURES: Final = np.array([feature(card) for card in range(NUMBERS)])
"""By card, its place among the inputs of all cards."""
_IN_ORDER: Final = np.array([[in_order(place, order) for place in range(CARDS)] for order in range(ORDERS)])
"""By order of the plain suits and place of a card among the inputs, its place in that order."""
_AT_ONCE: Final = 256
"""The deals whose first layer is added up together: they fit into a processor's cache."""


class BatchNetwork:
    """A network whose public inputs (``board.situation``) begin at ``begin``, for so many seats.

    ``weights``: the row of ``network``. ``size``: the number of its inputs.
    """

    def __init__(self, weights: Weights, seats: int, size: int, outputs: int, begin: int) -> None:
        row = np.asarray(weights, np.float32)
        first, second, last = np.split(row, np.cumsum([(size + 1) * WIDE, (WIDE + 1) * NARROW]))
        self.seats, self.begin, self.size = seats, begin, size
        self.inputs, self.bias = first.reshape(-1, WIDE)[:-1], first.reshape(-1, WIDE)[-1]
        self.second, self.last = second.reshape(-1, NARROW), last.reshape(-1, outputs)
        self.leaders = begin + seats * PLANES * CARDS
        self.tricks = self.leaders + 3 * seats
        points = self.tricks + CARDS // seats
        tens = np.arange(SCORES)[:, None] > 10 * np.arange(TENS)
        rows = [
            self.inputs[points + side * SCORES : points + (side + 1) * SCORES]
            + tens.astype(np.float32) @ self.inputs[points + 2 * SCORES + side * TENS :][:TENS]
            for side in range(2)
        ]
        self.scores = np.concatenate(rows)
        """By side and points, the sum of the rows of their inputs."""

    def outputs(self, wide: Floats) -> Floats:
        """The outputs for the sums of the first layer, which are changed."""
        np.maximum(wide, 0, out=wide)
        narrow = np.maximum(wide @ self.second[:-1] + self.second[-1], 0)
        result: Floats = narrow @ self.last[:-1] + self.last[-1]
        return result

    def situation(self, batch: DealBatch, rows: Numbers) -> tuple[list[Numbers], list[Numbers]]:
        """What is on the table and public, for the seats in turn of some rows.

        Returns the inputs and the indices of ``scores``, each one for every row.
        """
        seat, leader = batch.turn[rows], batch.leader[rows]

        def plane(other: Numbers, kind: int, cards: Numbers) -> Numbers:
            ahead = (other - seat) % self.seats
            place: Numbers = self.begin + (ahead * PLANES + kind) * CARDS + FEATURES[cards]
            return place

        inputs = [plane(leader + place, TRICK, batch.lying[rows, place]) for place in range(batch.laid)]
        for ago, (led, cards) in enumerate(batch.before):
            seats: Iterable[int] = range(self.seats)
            inputs += [plane(np.full_like(seat, other), LAST + ago, cards[rows, other]) for other in seats]
            inputs.append(self.leaders + ago * self.seats + (led[rows] - seat) % self.seats)
        scores = [side * SCORES + batch.points[rows, (seat + side) % 2] for side in range(2)]
        return inputs, scores

    def common(self, batch: DealBatch) -> Floats:
        """The sum of the rows that all deals have in common: how far they have come."""
        rest = batch.left // self.seats + batch.held - 1
        total: Floats = (
            self.bias
            + self.inputs[self.leaders + 2 * self.seats + batch.laid]
            + self.inputs[self.tricks + rest]
        )
        return total

    def sums(self, inputs: list[Numbers], scores: list[Numbers], taken: list[Numbers]) -> Floats:
        """By row, the sum of the rows of its inputs and scores, less those of the inputs ``taken``."""
        count = len(scores[0])
        added, less, points = (np.array(one, np.intp).reshape(-1, count) for one in (inputs, taken, scores))
        total = np.empty((count, WIDE), np.float32)
        for begin in range(0, count, _AT_ONCE):
            part = slice(begin, begin + _AT_ONCE)
            block = self.scores[points[0, part]]
            block += self.scores[points[1, part]]
            for one in added:
                block += self.inputs[one[part]]
            for one in less:
                block -= self.inputs[one[part]]
            total[part] = block
        return total


@cache
def player(kind: DealKind) -> BatchNetwork:
    """The network that chooses cards. Raises ``network.Damaged``."""
    return BatchNetwork(network.networks(kind).player, kind.seats, kind.layout.size, CARDS, SEATS)


@cache
def judge(kind: DealKind) -> BatchNetwork:
    """The network that sees all cards. Raises ``network.Damaged``."""
    seats = kind.seats
    begin = (seats + CARDS - HAND * seats) * CARDS
    return BatchNetwork(network.networks(kind).judge, seats, neural_board.survey_size(seats), 1, begin)


def by_network(batch: DealBatch, rows: Numbers) -> Numbers:
    """The places of the cards that the network plays for the seats in turn of some rows."""
    if batch.held == 1:
        return np.zeros_like(rows)
    net, seat = player(batch.kind), batch.turn[rows]
    inputs, scores = net.situation(batch, rows)
    common = net.common(batch) + net.inputs[UNSEEN + FEATURES[batch.remaining]].sum(axis=0)
    taken = [UNSEEN + FEATURES[cards[rows]] for cards in batch.played]
    if batch.left and batch.turnup >= 0:
        turnup = FEATURES[batch.turnup]
        common += net.inputs[TURNUP + turnup] - net.inputs[UNSEEN + turnup]
    hand = FEATURES[batch.hand(rows)]
    for cards in hand.T:
        inputs.append(HELD + cards)
        taken.append(UNSEEN + cards)
    if batch.sees_next and batch.left > 1:
        lies = FEATURES[batch.stock[rows, batch.drawn]]
        inputs.append(batch.kind.layout.next_card + lies)
        taken.append(UNSEEN + lies)
    wide = net.sums(inputs, scores, taken)
    wide += common
    if batch.shown.any():
        _add_shown(wide, net, batch, rows, seat)
    outputs = net.outputs(wide)
    best: Numbers = np.take_along_axis(outputs, hand, axis=1).argmax(axis=1)
    return best


def _add_shown(wide: Floats, net: BatchNetwork, batch: DealBatch, rows: Numbers, seat: Numbers) -> None:
    """Add to the sums the cards that a seat is known to hold."""
    for other in range(batch.seats):
        for place in range(HAND):
            cards = batch.hands[rows, other, place]
            holds = np.flatnonzero((place < batch.counts[rows, other]) & batch.shown[cards])
            ahead, known = (other - seat[holds]) % batch.seats, FEATURES[cards[holds]]
            wide[holds] += net.inputs[SEATS + (ahead * PLANES + KNOWN) * CARDS + known]
            wide[holds[ahead > 0]] -= net.inputs[UNSEEN + known[ahead > 0]]


def _reorder(inputs: Numbers, orders: Numbers, end: int) -> None:
    """Give the inputs for cards, which are those before ``end``, the plain suits in ``orders``."""
    cards = inputs % CARDS
    inputs += np.where(inputs < end, _IN_ORDER[orders, cards] - cards, 0)


def judgements(batch: DealBatch, deals: int, *, as_network: bool, side: int) -> Floats:
    """By row, the worth of the rest for a side, from -1 to 1, before a trick.

    The rows repeat ``deals`` stocks one after the other. ``as_network``: the other side plays as the network,
    not by the heuristic policy. Each deal has the plain suits in the next order; see ``lookahead.look``.
    """
    net, seat = judge(batch.kind), batch.leader
    inputs, scores = net.situation(batch, batch.every)
    for other in range(batch.seats):
        place = (other - seat) % batch.seats * CARDS
        inputs += [place + held for held in FEATURES[batch.hands[:, other, : batch.held]].T]
    orders = np.arange(deals) % ORDERS
    for one in inputs:
        _reorder(one, np.resize(orders, len(one)), net.leaders)
    ours = seat % 2 == side
    if not as_network:
        kind = np.where(ours, neural_board.THEY, neural_board.WE)
        inputs.append(net.size - neural_board.KINDS + kind)
    wide = net.sums(inputs, scores, [])
    wide += net.common(batch)
    stock = batch.stock[:deals, batch.drawn :]
    if stock.shape[1]:
        cards = _IN_ORDER[orders[:, None], FEATURES[stock]]
        drawing = (batch.seats + np.arange(stock.shape[1])) * CARDS + cards
        rest = np.stack([net.inputs[one].sum(axis=0) for one in drawing])
        wide.reshape(-1, deals, WIDE)[:] += rest
    if batch.turnup >= 0 and batch.shown[batch.turnup]:
        held = np.arange(HAND) < batch.counts[:, :, None]
        where = ((batch.hands == batch.turnup) & held).any(axis=2)
        for other in range(batch.seats):
            holds = np.flatnonzero(where[:, other])
            ahead = (other - seat[holds]) % batch.seats
            wide[holds] += net.inputs[net.begin + (ahead * PLANES + KNOWN) * CARDS + FEATURES[batch.turnup]]
    judgement = np.tanh(net.outputs(wide)[:, 0])
    return np.where(ours, judgement, -judgement)
