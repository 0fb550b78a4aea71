"""The opponents of the training besides the network that learns: they play one side of some deals.

By name: ``greedy``, the yardstick; ``past``, earlier states of the network that learns; ``expert`` and
``player``, who play each card as often as such a level does (``bot/computers/neural/move_likelihood.py``).
Any other name is a file of weights, whose network always plays the card that it likes best.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np
from numba import njit

from bot.computers.neural.board import VALUES
from bot.computers.neural.features import CARDS, HAND, feature
from bot.computers.neural.move_likelihood import (
    LEADING,
    LIKELIHOODS,
    likelihood_index,
    likelihood_index_in_pairs,
    stage,
)
from bot.computers.neural.network import DealKind
from bot.computers.search.board import (
    END,
    HANDS,
    HELD,
    LAID,
    LEADER,
    MOST,
    NEXT,
    SEATS,
    TRICK,
    Board,
    turn,
    winner,
)
from training.selfplay import Floats, Numbers
from training.selfplay.network import Network
from training.selfplay.table import by_greed

GREEDY, PAST = "greedy", "past"
LEVELS = ("expert", "player")
KEPT = 8
"""The number of earlier states that are kept; the oldest is given up first."""


class Opponent(Protocol):
    """Plays one side of a deal."""

    def places(self, deals: Numbers, inputs: Numbers, luck: np.random.Generator) -> Numbers:
        """The place in the hand of the card that it plays, for each deal, in which it is to play.

        ``inputs``: what its seat sees, as the network reads it.
        """


class Yardstick:
    """The level ``greedy``."""

    def places(self, deals: Numbers, inputs: Numbers, luck: np.random.Generator) -> Numbers:  # noqa: ARG002 - as ``Opponent`` has it
        """See ``Opponent``."""
        return _greedy(deals)


class Frozen:
    """A network that does not learn. It plays the card that it likes best."""

    def __init__(self, kind: DealKind, weights: Sequence[Floats] | Floats) -> None:
        self._network = Network(kind.layout.size, CARDS, np.random.default_rng(0))
        if isinstance(weights, np.ndarray):
            self._network.take_up(weights)
        else:
            self._network.values = [value.copy() for value in weights]

    @classmethod
    def of_file(cls, kind: DealKind, path: Path) -> Frozen:
        """The network of a file. Raises ``OSError``, ``ValueError`` or ``KeyError`` if there is none."""
        with np.load(path, allow_pickle=False) as weights:
            return cls(kind, weights["player"].astype(np.float32))

    def places(self, deals: Numbers, inputs: Numbers, luck: np.random.Generator) -> Numbers:  # noqa: ARG002 - likewise
        """See ``Opponent``."""
        return _best(self._network.forward(inputs).outputs, deals)


class Past:
    """Earlier states of the network that learns; each time one of them plays, drawn by lot."""

    def __init__(self, kind: DealKind) -> None:
        self._kind = kind
        self._states: list[Frozen] = []

    def keep(self, weights: Sequence[Floats]) -> None:
        """Keep a state."""
        self._states = [*self._states[1 - KEPT :], Frozen(self._kind, weights)]

    def places(self, deals: Numbers, inputs: Numbers, luck: np.random.Generator) -> Numbers:
        """See ``Opponent``."""
        return self._states[luck.integers(len(self._states))].places(deals, inputs, luck)


class Likely:
    """Plays each card as often as a level does in such a situation."""

    def __init__(self, seats: int, level: str) -> None:
        self._table = np.array(LIKELIHOODS[seats][LEVELS.index(level)], np.float32) / 100

    def places(self, deals: Numbers, inputs: Numbers, luck: np.random.Generator) -> Numbers:  # noqa: ARG002 - likewise
        """See ``Opponent``."""
        return _likely(deals, self._table, luck.random(len(deals), np.float32))


class Pool(Mapping[str, Opponent]):
    """Opponents by name, and the share of the deals that each plays one side of.

    Raises ``ValueError`` for shares of more than all deals, and what ``Frozen.of_file`` raises.
    """

    def __init__(self, kind: DealKind, shares: Mapping[str, float]) -> None:
        if sum(shares.values()) > 1:
            raise ValueError(f"more than all deals: {dict(shares)}")
        self.shares, self.past = dict(shares), Past(kind)
        self._opponents = {name: self._named(kind, name) for name in shares}

    def _named(self, kind: DealKind, name: str) -> Opponent:
        if name == GREEDY:
            return Yardstick()
        if name == PAST:
            return self.past
        return Likely(kind.seats, name) if name in LEVELS else Frozen.of_file(kind, Path(name))

    def __getitem__(self, name: str) -> Opponent:
        return self._opponents[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._opponents)

    def __len__(self) -> int:
        return len(self._opponents)


@njit(cache=True)
def _greedy(deals: Numbers) -> Numbers:
    places = np.empty(len(deals), np.int64)
    for row in range(len(deals)):
        places[row] = by_greed(deals[row])
    return places


@njit(cache=True)
def _best(wishes: Floats, deals: Numbers) -> Numbers:
    """The place of the card that a network likes best."""
    places = np.zeros(len(deals), np.int64)
    for row in range(len(deals)):
        deal = deals[row]
        seat = turn(deal)
        begin = HANDS + seat * MOST
        for place in range(1, deal[HELD + seat]):
            if wishes[row, feature(deal[begin + place])] > wishes[row, feature(deal[begin + places[row]])]:
                places[row] = place
    return places


@njit(cache=True)
def _likely(deals: Numbers, table: Floats, luck: Floats) -> Numbers:
    """A place by lot, as likely as the table has it."""
    places = np.zeros(len(deals), np.int64)
    chances = np.zeros(HAND, np.float32)
    for row in range(len(deals)):
        deal = deals[row]
        seat = turn(deal)
        begin, count = HANDS + seat * MOST, deal[HELD + seat]
        total = np.float32(0)
        for place in range(count):
            chances[place] = np.exp(table[likely_index(deal, seat, deal[begin + place])])
            total += chances[place]
        left = luck[row] * total
        for place in range(count):
            places[row] = place
            left -= chances[place]
            if left <= 0:
                break
    return places


@njit(cache=True)
def likely_index(deal: Board, seat: int, card: int) -> int:
    """The place of a card's number (``bot.computers.neural.inference.circumstances``)."""
    laid, top = deal[LAID], LEADING
    if laid:
        top = deal[TRICK + winner(deal)]
    if deal[SEATS] == 2:
        return likelihood_index(card, top, stage(deal[END] - deal[NEXT]))
    lying = 0
    for place in range(laid):
        lying += VALUES[deal[TRICK + place]]
    ours = laid > 0 and (deal[LEADER] + winner(deal) - seat) % 2 == 0
    return likelihood_index_in_pairs(card, top, ours, laid == deal[SEATS] - 1, lying)
