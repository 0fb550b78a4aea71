"""Proximal policy steps on deals that the network plays against itself and, in part, the yardstick.

The judge sees every card, including the order of the stock, so that luck is not taken for skill. It
evaluates each card that might have been played, not only the one that was; the outcome of that one corrects
it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from bot.computers.neural.board import KINDS, MOST_INPUTS, SIZE, THEY, WE, survey_size
from bot.computers.neural.features import CARDS, HAND, Layout
from bot.computers.neural.lookahead import worth
from bot.computers.search.board import POINTS
from bot.computers.search.compilation import small
from bot.rules.cards import DECK_POINTS
from training.selfplay import Floats, Numbers
from training.selfplay.network import Network
from training.selfplay.table import deal_all, foresee, greed_all, hands_of, play_all, sense_all

TRACE = 0.9
"""The weight of a card's outcome against the judge's evaluation a ply later."""
CLIP = 0.2
"""How much more or less likely a card may become in a round."""
FORESEEN = 0.75
"""The weight of the judge's evaluation of every card against the outcome of the one that was played."""
SHOWING = 0.2
"""The share of the deals of four in which partners show each other some or all cards."""
SHORT = 8
"""One round of so many is played with 32 cards."""
SLOW = np.float32(0.02)
"""How far the mean follows after each round."""


@njit(cache=True, fastmath=True)
def choose(
    wishes: Floats,
    hands: Numbers,
    luck: Floats,
    best: bool,  # noqa: FBT001 - compiled functions pass arguments by position
    places: Numbers,
    chances: Floats,
) -> None:
    """Choose a place of each hand by chance, or the best one; and compute the probabilities of all three."""
    for row in range(len(wishes)):
        top, pick = np.float32(-1e30), 0
        for place in range(HAND):
            if hands[row, place] >= 0 and wishes[row, hands[row, place]] > top:
                top, pick = wishes[row, hands[row, place]], place
        total = np.float32(0)
        for place in range(HAND):
            holds = hands[row, place] >= 0
            chances[row, place] = np.exp(wishes[row, hands[row, place]] - top) if holds else 0
            total += chances[row, place]
        left, is_found = luck[row], best
        for place in range(HAND):
            chances[row, place] /= total
            left -= chances[row, place]
            if not is_found and left <= 0:
                pick, is_found = place, True
        places[row] = pick


@njit(cache=True, fastmath=True)
def push(  # noqa: C901 - one pass over the rows
    wishes: Floats, hands: Numbers, chances: Floats, gains: Floats, curious: float, out: Floats
) -> float:
    """Compute the change of the loss with the preferences. Returns the sum of the entropies.

    ``gains``: how much each card is better than the mean, times its probability of being played.
    ``curious``: the weight of entropy.
    """
    out[:] = 0
    now = np.zeros(HAND, np.float32)
    tiny = np.float32(1e-12)
    told = 0.0
    for row in range(len(wishes)):
        top, total, entropy = np.float32(-1e30), np.float32(0), np.float32(0)
        for place in range(HAND):
            if hands[row, place] >= 0:
                top = np.float32(max(top, wishes[row, hands[row, place]]))
        for place in range(HAND):
            now[place] = np.exp(wishes[row, hands[row, place]] - top) if hands[row, place] >= 0 else 0
            total += now[place]
        for place in range(HAND):
            now[place] /= total
            entropy -= now[place] * np.log(now[place] + tiny)
        told += float(entropy)
        for place in range(HAND):
            if hands[row, place] < 0:
                continue
            out[row, hands[row, place]] += curious * now[place] * (np.log(now[place] + tiny) + entropy)
            gain = gains[row, place]
            ratio = now[place] / (chances[row, place] + np.float32(1e-9))
            if gain == 0 or (gain > 0 and ratio > 1 + CLIP) or (gain < 0 and ratio < 1 - CLIP):
                continue
            for other in range(HAND):
                if hands[row, other] >= 0:
                    out[row, hands[row, other]] -= gain * ratio * ((other == place) - now[other])
    return told


class Games(NamedTuple):
    """A round: by ply and deal what was seen, by whom, what was played, and with what probabilities.

    ``worths``: the judge's evaluation of each position, then of the end. ``gains``: by card, how much better
    than the mean it was expected to be. ``greed``: by deal the side of the yardstick, -1 for none.
    ``noticed``: from which ply the other side knows of it.
    """

    inputs: Numbers
    whole: Numbers
    hands: Numbers
    places: Numbers
    sides: Numbers
    chances: Floats
    worths: Floats
    gains: Floats
    greed: Numbers
    noticed: Numbers

    @classmethod
    def blank(cls, cards: int, deals: int) -> Games:
        """Room for a round."""
        return cls(
            np.empty((cards, deals, MOST_INPUTS), np.int16),
            np.empty((cards, deals, MOST_INPUTS), np.int16),
            np.empty((cards, deals, HAND), np.int64),
            np.empty((cards, deals), np.int64),
            np.empty((cards, deals), np.int64),
            np.zeros((cards, deals, HAND), np.float32),
            np.empty((cards + 1, deals), np.float32),
            np.zeros((cards, deals, HAND), np.float32),
            np.full(deals, -1, np.int64),
            np.full(deals, cards, np.int64),
        )


class Told(NamedTuple):
    """The result of a round: the judge's squared error, and the player's entropy."""

    wrong: float
    entropy: float


class School:
    """Two networks that learn, the player and the judge. ``mean`` is the player's average.

    ``greedy``: the share of the deals that one side plays as the yardstick.
    """

    def __init__(
        self, seats: int, seed: int, *, greedy: float = 0.25, deals: int = 2048, batch: int = 4096
    ) -> None:
        self.luck = np.random.default_rng(seed)
        self.seats, self._deals, self._batch, self._greedy = seats, deals, batch, greedy
        self.player = Network(Layout(seats).size, CARDS, self.luck)
        self.judge = Network(survey_size(seats), 1, self.luck)
        self.mean = [value.copy() for value in self.player.values]
        self.rounds = 0

    def take_up(self, player: Floats, judge: Floats) -> None:
        """Continue from weights, each network's in a row as the bot reads it.

        Raises ``ValueError`` for a wrong length.
        """
        self.player.take_up(player)
        self.judge.take_up(judge)
        self.mean = [value.copy() for value in self.player.values]

    def round(self, rate: float, curious: float) -> Told:
        """Play a round of deals and learn from them, with a rate and a weight on entropy."""
        self.rounds += 1
        games = self._play(32 if self.rounds % SHORT == 0 else 40)
        aims, better, learns = self._weigh(games)
        losses = self._learn(games, aims, better, learns, rate, curious)
        for slow, value in zip(self.mean, self.player.values, strict=True):
            slow += SLOW * (value - slow)  # noqa: PLW2901 - in place
        return losses

    def _play(self, cards: int) -> Games:
        count = self._deals
        shown = np.zeros(count, np.float32)
        if self.seats == CARDS // 10:
            some = round(SHOWING * count)
            shown[-some:] = self.luck.random(some)
            self.luck.shuffle(shown)
        deals = np.zeros((count, SIZE), np.int16)
        deal_all(self.seats, cards, shown, int(self.luck.integers(1 << 31)), deals)
        games = Games.blank(cards, count)
        others = round(self._greedy * count)
        games.greed[:others] = np.arange(others) % 2
        games.noticed[:others] = self.luck.integers(0, cards, others)
        for ply in range(cards):
            self._ply(games, ply, deals)
        for row in range(count):
            games.worths[cards, row] = worth(int(deals[row, POINTS : POINTS + self.seats : 2].sum()))
        return games

    def _ply(self, games: Games, ply: int, deals: Numbers) -> None:
        inputs, whole, hands, places, sides, chances, worths, gains, greed, _ = games
        noticed = (games.noticed <= ply).astype(np.int64)
        sense_all(deals, noticed, inputs[ply], whole[ply], self.player.nothing, self.judge.nothing)
        hands_of(deals, hands[ply], sides[ply])
        worths[ply] = self._judge_values(whole[ply], greed, sides[ply]) * (1 - 2 * sides[ply])
        luck = self.luck.random(len(deals), np.float32)
        choose(self.player.forward(inputs[ply]).outputs, hands[ply], luck, False, places[ply], chances[ply])  # noqa: FBT003 - by chance
        ahead = np.empty((HAND * len(deals), MOST_INPUTS), np.int16)
        signs, ends = foresee(deals, small([0] * SIZE), ahead, self.judge.nothing)
        each = np.repeat(sides[ply], HAND)
        told = self._judge_values(ahead, np.repeat(greed, HAND), np.where(signs > 0, each, 1 - each))
        foreseen = (told * signs + ends).reshape(-1, HAND)
        gains[ply] = foreseen - (foreseen * chances[ply]).sum(1, keepdims=True)
        greed_all(deals, greed, places[ply])
        play_all(deals, places[ply])

    def _judge_values(self, whole: Numbers, greed: Numbers, sides: Numbers) -> Floats:
        """The judge's evaluations, given the yardstick's side, for the side in turn."""
        rows = np.nonzero(greed >= 0)[0]
        inputs_used = (whole != self.judge.nothing).argmin(1)
        first = self.judge.nothing - KINDS
        whole[rows, inputs_used[rows]] = np.where(greed[rows] == sides[rows], first + WE, first + THEY)
        worths: Floats = np.tanh(self.judge.forward(whole).outputs[:, 0])
        return worths

    def _weigh(self, games: Games) -> tuple[Floats, Floats, Numbers]:
        """The evaluations that the judge should have given.

        By card how much better it was; and the choices to learn from.
        """
        worths, signs = games.worths, (1 - 2 * games.sides).astype(np.float32)
        gain = np.zeros(worths.shape[1], np.float32)
        came = np.empty_like(worths[:-1])
        for ply in range(len(came) - 1, -1, -1):
            gain = worths[ply + 1] - worths[ply] + TRACE * gain
            came[ply] = gain
        aims = (came + worths[:-1]) * signs
        came *= signs
        ours = (games.greed[None] < 0) | (games.sides != games.greed[None])
        learns = ours & (games.hands[:, :, 1] >= 0)
        came = np.where(learns, came, 0) / (came[learns].std() + 1e-6)
        better = np.zeros_like(games.gains)
        np.put_along_axis(better, games.places[..., None], came[..., None], 2)
        foreseen = games.gains * games.chances * learns[..., None]
        spread = (foreseen[learns] ** 2 / (games.chances[learns] + 1e-9)).sum(1).mean()
        better = (1 - FORESEEN) * better + FORESEEN * foreseen / (np.sqrt(spread) + 1e-6)
        return aims, better.astype(np.float32), learns

    def _learn(
        self, games: Games, aims: Floats, better: Floats, learns: Numbers, rate: float, curious: float
    ) -> Told:
        inputs, whole = (each.reshape(-1, MOST_INPUTS) for each in (games.inputs, games.whole))
        chances, better = (each.reshape(-1, HAND) for each in (games.chances, better))
        hands = games.hands.reshape(-1, HAND)
        aims, learns = aims.ravel(), learns.ravel()
        order = self.luck.permutation(len(aims))
        losses = np.zeros(2)
        for begin in range(0, len(order), self._batch):
            part = order[begin : begin + self._batch]
            layers = self.judge.forward(whole[part])
            values = np.tanh(layers.outputs[:, 0])
            miss = values - aims[part]
            slope = (2 * miss * (1 - values**2) / len(part)).astype(np.float32)
            self.judge.learn(whole[part], layers, slope[:, None], rate)
            losses[0] += float((miss**2).mean())
            part = part[learns[part]]
            layers = self.player.forward(inputs[part])
            wrong = np.empty_like(layers.outputs)
            losses[1] += push(layers.outputs, hands[part], chances[part], better[part], curious, wrong) / len(
                part
            )
            wrong /= len(part)
            self.player.learn(inputs[part], layers, wrong, rate)
        return Told(*(losses / (-(-len(order) // self._batch))))


def measure(school: School, count: int, cards: int = 40) -> tuple[float, float]:
    """The share of deals that the mean wins against the yardstick in both seats; half its 95 % interval."""
    player = Network(school.player.nothing, CARDS, np.random.default_rng(0))
    player.values = school.mean
    shares = []
    for side in (0, 1):
        deals = np.zeros((count, SIZE), np.int16)
        deal_all(school.seats, cards, np.zeros(count, np.float32), 99, deals)
        games = Games.blank(1, count)
        nothing = np.zeros(count, np.int64)
        for _ in range(cards):
            sense_all(deals, nothing, games.inputs[0], games.whole[0], player.nothing, school.judge.nothing)
            hands_of(deals, games.hands[0], games.sides[0])
            wishes = player.forward(games.inputs[0]).outputs
            greed = np.zeros(count, np.float32)
            choose(wishes, games.hands[0], greed, True, games.places[0], games.chances[0])  # noqa: FBT003 - the best
            greed_all(deals, np.full(count, 1 - side), games.places[0])
            play_all(deals, games.places[0])
        margin = 2 * deals[:, POINTS + side : POINTS + school.seats : 2].sum(1) - DECK_POINTS
        shares.append((margin > 0) + 0.5 * (margin == 0))
    share = (shares[0] + shares[1]) / 2
    return float(share.mean()), float(1.96 * share.std() / np.sqrt(count))
