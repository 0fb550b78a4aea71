"""Determinizations in batches: what a seat cannot see, dealt at random many times with numpy.

The deals follow the same inference as those of ``lookahead``. Where there is none, all are equally likely.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from bot.computers.neural.board import PAIRS
from bot.computers.neural.deal_batch import Numbers, Truths
from bot.computers.neural.inference import Conclusions
from bot.computers.neural.lookahead import GUESSES
from bot.computers.search.board import HANDS, HELD, MOST, NUMBERS, SEATS, turn
from bot.computers.search.sampling import NEED, Known

_PASSES: Final = 4
"""How often all hidden cards change places where not every card may be everywhere."""


class _Need(NamedTuple):
    """Which hidden places hold how many cards of a kind, the fewest and the most."""

    places: Truths
    kind: Truths
    least: int
    most: int


class Sampler:
    """Determinizations of what a seat knows. ``knowledge`` is as for the search, and is not changed."""

    def __init__(self, knowledge: Known, conclusions: Conclusions, rng: random.Random) -> None:
        self._rng = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        self._notice = conclusions
        tables = (np.array(table) for table in (conclusions.strict, conclusions.loose))
        pairs = (np.tril(table.reshape(-1, NUMBERS, NUMBERS)).reshape(-1, PAIRS) for table in tables)
        self._sums = [table.cumsum(axis=1) for table in pairs]
        """By inference (strict, loose) and seat, the running sums of the weights of all pairs."""
        board = self._board = np.array(knowledge.board, np.intp)
        self.seats, self._side = int(board[SEATS]), turn(knowledge.board) % 2
        self._places = np.array(knowledge.places, np.intp)
        self._owners = np.array(knowledge.owners, np.intp)
        self._allowed = _in_masks(knowledge.masks)
        """By hidden place and card, whether the card may be there."""
        hidden = board[self._places]
        self._needs = [
            self._need(*knowledge.needs[at : at + NEED]) for at in range(0, len(knowledge.needs), NEED)
        ]
        self._free = not self._needs and bool(self._allowed[:, hidden].all())
        """Whether every hidden card may be in every hidden place."""

    def deals(self, trials: int, *, as_network: bool) -> Numbers:
        """So many boards. Others' hands follow the inference; see ``lookahead.look``."""
        hidden = np.tile(self._board[self._places], (trials, 1))
        if self._free:
            hidden = np.take_along_axis(hidden, self._rng.random(hidden.shape).argsort(axis=1), axis=1)
        else:
            for _ in range(_PASSES):
                self._stir(hidden)
        if len(self._notice.hidden):
            self._hold(hidden, self._guess(trials, as_network=as_network))
        boards = np.tile(self._board, (trials, 1))
        boards[:, self._places] = hidden
        return boards

    def _stir(self, hidden: Numbers) -> None:
        """Shuffle the hidden cards of all deals; see ``sampling.shuffle_hidden``."""
        for one in range(hidden.shape[1] - 1, 0, -1):
            chance = self._rng.random(len(hidden))
            self._exchange(hidden, one, (chance * (one + 1)).astype(np.intp), np.ones(len(hidden), np.bool_))

    def _exchange(self, hidden: Numbers, one: int, other: Numbers, wanted: Truths) -> None:
        """Exchange two hidden cards in the deals where that is wanted and possible."""
        every = np.arange(len(hidden))
        first, second = hidden[:, one].copy(), hidden[every, other]
        fits = wanted & self._allowed[one, second] & self._allowed[other, first]
        rows = every[fits]
        hidden[rows, one], hidden[rows, other[rows]] = second[rows], first[rows]
        if not self._needs:
            return
        broken = rows[~self._satisfied(hidden[rows])]
        hidden[broken, one], hidden[broken, other[broken]] = first[broken], second[broken]

    def _need(self, seat: int, kind: int, least: int, most: int) -> _Need:
        """What a seat said, for its hidden places alone: the other cards of the kind do not count."""
        in_kind, hidden = _in_masks([kind])[0], self._owners == seat
        begin = HANDS + seat * MOST
        hand = self._board[begin : begin + self._board[HELD + seat]]
        known = int(in_kind[hand].sum() - in_kind[self._board[self._places[hidden]]].sum())
        return _Need(hidden, in_kind, least - known, most - known)

    def _satisfied(self, hidden: Numbers) -> Truths:
        """Whether every seat holds what it said, by deal."""
        satisfied = np.ones(len(hidden), np.bool_)
        for places, kind, least, most in self._needs:
            count = kind[hidden[:, places]].sum(axis=1)
            satisfied &= (least <= count) & (count <= most)
        return satisfied

    def _guess(self, trials: int, *, as_network: bool) -> Numbers:
        """By deal and seat, two cards that it may have kept, drawn by the inference; -1 for none.

        No card occurs twice in a deal.
        """
        pairs = np.full((trials, self.seats), -1)
        again = np.arange(trials)
        for _ in range(GUESSES):
            for seat in range(self.seats):
                pairs[again, seat] = self._drawn_pairs(seat, len(again), as_network or seat % 2 == self._side)
            cards = np.stack([pairs[again] // NUMBERS, pairs[again] % NUMBERS], axis=2)
            twice = [
                (cards[:, one, :, None] == cards[:, other, None, :]).any(axis=(1, 2))
                & (pairs[again, one] >= 0)
                for one in range(self.seats)
                for other in range(one)
            ]
            again = again[np.logical_or.reduce(twice)]
            if not len(again):
                break
        pairs[again, 1:] = -1
        return pairs

    def _drawn_pairs(self, seat: int, count: int, loose: bool) -> Numbers:  # noqa: FBT001 - private
        if not self._notice.kept[seat]:
            return np.full(count, -1)
        sums = self._sums[loose][seat]
        if sums[-1] <= 0:
            return np.full(count, -1)
        drawn: Numbers = np.searchsorted(sums, self._rng.random(count) * sums[-1], side="right")
        return np.minimum(drawn, PAIRS - 1)

    def _hold(self, hidden: Numbers, pairs: Numbers) -> None:
        """Give every seat the cards that it is guessed to have kept, as far as it may hold them."""
        for at, seat in enumerate(self._owners):
            if seat < 0:
                continue
            turn = int((self._owners[:at] == seat).sum())
            if turn >= self._notice.kept[seat]:
                continue
            card = pairs[:, seat] % NUMBERS if turn else pairs[:, seat] // NUMBERS
            lies = hidden == card[:, None]
            other = lies.argmax(axis=1)
            self._exchange(hidden, at, other, (pairs[:, seat] >= 0) & lies.any(axis=1) & (other != at))


def _in_masks(masks: Sequence[int]) -> Truths:
    """By mask and card, whether the card is in the mask."""
    truths: Truths = (np.array(masks, np.int64)[:, None] >> np.arange(NUMBERS)) & 1 == 1
    return truths
