"""Proximal policy steps on deals that the network plays against itself and, in part, a pool of opponents.

The judge sees every card, including the order of the stock, so that luck is not taken for skill. It
evaluates each card that might have been played, not only the one that was; the outcome of that one corrects
it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from bot.computers.neural.board import (
    ANOTHER,
    GOAL,
    KINDS,
    MOST_INPUTS,
    SIZE,
    THEY,
    WE,
    YARDSTICK,
    survey_size,
)
from bot.computers.neural.features import CARDS, HAND
from bot.computers.neural.network import WIDE, DealKind, player_size
from bot.computers.search.compilation import small
from training.selfplay import Floats, Numbers, Truths
from training.selfplay.network import Network
from training.selfplay.opponents import GREEDY, Frozen, Opponent, Pool
from training.selfplay.table import (
    deal_all,
    foresee,
    hands_of,
    is_decided,
    open_hands,
    play_all,
    results,
    sense_all,
)

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
USUAL = {GREEDY: 0.25}
"""The usual share of the deals that an opponent plays one side of."""
APART = 50
"""The rounds between two states of the network that are kept as opponents."""


@njit(cache=True, fastmath=True)
def choose(
    wishes: Floats,
    hands: Numbers,
    luck: Floats,
    places: Numbers,
    chances: Floats,
) -> None:
    """Choose a place of each hand by chance, and compute the probabilities of all three."""
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
        left, is_found = luck[row], False
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
    than the mean it was expected to be. ``theirs``: by deal the side of an opponent, -1 for none. ``who``:
    its place in the pool. ``noticed``: from which ply the other side knows that this is the yardstick.
    ``over``: whether a deal was over before a ply.
    """

    inputs: Numbers
    whole: Numbers
    hands: Numbers
    places: Numbers
    sides: Numbers
    chances: Floats
    worths: Floats
    gains: Floats
    theirs: Numbers
    who: Numbers
    noticed: Numbers
    over: Truths

    @classmethod
    def blank(cls, cards: int, deals: int) -> Games:
        """Room for a round."""
        return cls(
            np.empty((cards, deals, MOST_INPUTS), np.int16),
            np.empty((cards, deals, MOST_INPUTS), np.int16),
            np.full((cards, deals, HAND), -1, np.int64),
            np.zeros((cards, deals), np.int64),
            np.zeros((cards, deals), np.int64),
            np.zeros((cards, deals, HAND), np.float32),
            np.zeros((cards + 1, deals), np.float32),
            np.zeros((cards, deals, HAND), np.float32),
            np.full(deals, -1, np.int64),
            np.full(deals, -1, np.int64),
            np.full(deals, cards, np.int64),
            np.zeros((cards + 1, deals), np.bool_),
        )


class Told(NamedTuple):
    """The result of a round: the judge's squared error, and the player's entropy."""

    wrong: float
    entropy: float


class School:
    """Two networks that learn, the player and the judge. ``mean`` is the player's average.

    ``kind``: the deals that they learn. ``pool``: the opponents; usually the yardstick alone.
    """

    def __init__(
        self, kind: DealKind, seed: int, *, pool: Pool | None = None, deals: int = 2048, batch: int = 4096
    ) -> None:
        self.luck = np.random.default_rng(seed)
        self._deals, self._batch = deals, batch
        self.kind = kind
        self.pool = Pool(kind, USUAL) if pool is None else pool
        self.player = Network(kind.layout.size, CARDS, self.luck)
        self.judge = Network(survey_size(kind.seats), 1, self.luck)
        self.mean = [value.copy() for value in self.player.values]
        self.rounds = 0

    def take_up(self, player: Floats, judge: Floats) -> None:
        """Continue from weights, each network's in a row as the bot reads it.

        Where hands are open, the player may begin with the weights for hidden ones: what it sees besides has
        no effect yet. Raises ``ValueError`` for a wrong length.
        """
        if self.kind.is_open and len(player) == player_size(self.kind._replace(is_open=False)):
            player = np.insert(player, [self.kind.layout.next_card * WIDE] * (CARDS * WIDE), 0)
        self.player.take_up(player)
        self.judge.take_up(judge)
        self.mean = [value.copy() for value in self.player.values]

    def round(self, rate: float, curious: float) -> Told:
        """Play a round of deals and learn from them, with a rate and a weight on entropy."""
        if self.rounds % APART == 0:
            self.pool.past.keep(self.mean)
        self.rounds += 1
        games = self._play(32 if self.rounds % SHORT == 0 else 40)
        aims, better, learns = self._weigh(games)
        losses = self._learn(games, aims, better, learns, rate, curious)
        for slow, value in zip(self.mean, self.player.values, strict=True):
            slow += SLOW * (value - slow)  # noqa: PLW2901 - in place
        return losses

    def dealt(self, cards: int, shown: Floats, seed: int) -> Numbers:
        """Fresh deals with so many cards. ``shown``: by deal, the share of them that partners show."""
        deals = np.zeros((len(shown), SIZE), np.int16)
        deal_all(self.kind.seats, cards, shown, seed, deals)
        deals[:, GOAL] = self.kind.goal
        if self.kind.is_open:
            open_hands(deals)
        return deals

    def _play(self, cards: int) -> Games:
        count = self._deals
        shown = np.zeros(count, np.float32)
        if self.kind.seats == CARDS // 10:
            some = round(SHOWING * count)
            shown[-some:] = self.luck.random(some)
            self.luck.shuffle(shown)
        deals = self.dealt(cards, shown, int(self.luck.integers(1 << 31)))
        games = Games.blank(cards, count)
        begin = 0
        for place, (name, share) in enumerate(self.pool.shares.items()):
            end = min(count, begin + round(share * count))
            games.theirs[begin:end] = np.arange(end - begin) % 2
            games.who[begin:end] = place
            if name == GREEDY:
                games.noticed[begin:end] = self.luck.integers(0, cards, end - begin)
            begin = end
        outcomes, ends = np.zeros((2, count), np.float32)
        for ply in range(cards):
            self._ply(games, ply, deals)
            games.over[ply + 1] = games.over[ply] | is_decided(deals)
            results(deals, ends)
            outcomes = np.where(games.over[ply], outcomes, ends)
            if games.over[ply + 1].all():
                games.over[ply + 2 :] = True
                break
        games.over[cards] = True
        np.copyto(games.worths, outcomes, where=games.over)
        return games

    def _ply(self, games: Games, ply: int, deals: Numbers) -> None:
        inputs, whole, hands, places, sides, chances, worths, gains, theirs, who, _, over = games
        noticed = np.where(games.noticed <= ply, self.kind.layout.noticed, -1)
        sense_all(deals, noticed, inputs[ply], whole[ply], self.player.nothing, self.judge.nothing)
        hands_of(deals, hands[ply], sides[ply])
        worths[ply] = self._judge_values(whole[ply], theirs, who, sides[ply]) * (1 - 2 * sides[ply])
        luck = self.luck.random(len(deals), np.float32)
        choose(self.player.forward(inputs[ply]).outputs, hands[ply], luck, places[ply], chances[ply])
        ours = np.nonzero((theirs != sides[ply]) & ~over[ply])[0]
        ahead = np.empty((HAND * len(ours), MOST_INPUTS), np.int16)
        signs, ends = foresee(deals[ours], small([0] * SIZE), ahead, self.judge.nothing)
        each, by, which = (np.repeat(one[ours], HAND) for one in (sides[ply], theirs, who))
        told = self._judge_values(ahead, by, which, np.where(signs > 0, each, 1 - each))
        foreseen = (told * signs + ends).reshape(-1, HAND)
        gains[ply, ours] = foreseen - (foreseen * chances[ply, ours]).sum(1, keepdims=True)
        for place, opponent in enumerate(self.pool.values()):
            rows = np.nonzero((who == place) & (theirs == sides[ply]))[0]
            if len(rows):
                places[ply, rows] = opponent.places(deals[rows], inputs[ply, rows], self.luck)
        play_all(deals, places[ply])

    def _judge_values(self, whole: Numbers, theirs: Numbers, who: Numbers, sides: Numbers) -> Floats:
        """The judge's evaluations for the side in turn, given which side an opponent of the pool plays."""
        rows = np.nonzero(theirs >= 0)[0]
        inputs_used = (whole != self.judge.nothing).argmin(1)
        kinds = np.array([YARDSTICK if name == GREEDY else ANOTHER for name in self.pool], np.int64)
        whole[rows, inputs_used[rows]] = (
            self.judge.nothing - KINDS + kinds[who[rows]] + np.where(theirs[rows] == sides[rows], WE, THEY)
        )
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
        ours = (games.theirs[None] < 0) | (games.sides != games.theirs[None])
        learns = ours & (games.hands[:, :, 1] >= 0) & ~games.over[:-1]
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
        order = self.luck.permutation(np.flatnonzero(~games.over[:-1]))
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
            if not len(part):  # a small last one
                continue
            layers = self.player.forward(inputs[part])
            wrong = np.empty_like(layers.outputs)
            losses[1] += push(layers.outputs, hands[part], chances[part], better[part], curious, wrong) / len(
                part
            )
            wrong /= len(part)
            self.player.learn(inputs[part], layers, wrong, rate)
        return Told(*(losses / (-(-len(order) // self._batch))))


def measure(school: School, opponent: Opponent, count: int, cards: int = 40) -> tuple[float, float]:
    """The share of deals that the mean wins against an opponent in both seats; half its 95 % interval."""
    player = Frozen(school.kind, school.mean)
    luck, shares = np.random.default_rng(0), []
    for side in (0, 1):
        deals = school.dealt(cards, np.zeros(count, np.float32), 99)
        is_over, won, ends = (
            np.zeros(count, np.bool_),
            np.zeros(count, np.float32),
            np.zeros(count, np.float32),
        )
        games = Games.blank(1, count)
        nothing = np.full(count, -1)
        inputs, places = games.inputs[0], games.places[0]
        for _ in range(cards):
            sense_all(deals, nothing, inputs, games.whole[0], school.player.nothing, school.judge.nothing)
            hands_of(deals, games.hands[0], games.sides[0])
            for chooser, rows in (
                (player, np.nonzero(games.sides[0] == side)[0]),
                (opponent, np.nonzero(games.sides[0] != side)[0]),
            ):
                places[rows] = chooser.places(deals[rows], inputs[rows], luck)
            play_all(deals, places)
            results(deals, ends)
            won = np.where(is_over, won, ends)
            is_over |= is_decided(deals)
        shares.append((1 + np.sign(won) * (1 - 2 * side)) / 2)
    share = (shares[0] + shares[1]) / 2
    return float(share.mean()), float(1.96 * share.std() / np.sqrt(count))
