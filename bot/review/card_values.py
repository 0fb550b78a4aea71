"""The evaluation of one decision's cards, done so that chance is not taken for a mistake.

Every card is tried in many possible deals (``bot.computers.search.evaluate``), twice over, with different
deals each time. The highest of several noisy numbers is too high. Therefore each half picks its best card,
and the other half says what playing another one cost.

The search takes a hundred megabytes. It is loaded only when needed, and the result contains nothing of it,
so that another process can do this work.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from bot.rules.actions import Play
from bot.rules.view import SeatView

if TYPE_CHECKING:
    from bot.computers.search.evaluate import Judgement

NOTHING: Final = 0.05
"""The card points below which a card cost nothing: a tenth of a point is the least that is shown."""


class Promise(NamedTuple):
    """What a card promises: the result of the deal, and the card points of the side (``judge.Worth``)."""

    reward: float
    points: float


Half: TypeAlias = dict[Play, Promise]


class CardValues(NamedTuple):
    """The cards of a decision. ``exact``: all is known and played to the end, nothing is estimated."""

    halves: tuple[Half, Half]
    exact: bool

    @property
    def promises(self) -> Half:
        """What each card promises, the best first: the one that wins most, then the one with most points."""
        one, two = self.halves
        means = {play: _mean((one[play], two[play])) for play in one}
        order = sorted(means, key=lambda play: (means[play], str(play.card)), reverse=True)
        return {play: means[play] for play in order}

    def cost(self, play: Play) -> float:
        """The card points that a card cost against the best choice; 0 if it was as good."""
        losses = []
        for picks, says in (self.halves, self.halves[::-1]):
            best = max(picks, key=lambda one: (picks[one], one == play, str(one.card)))
            losses.append(says[best].points - says[play].points)
        cost = sum(losses) / len(losses)
        return cost if cost >= NOTHING else 0.0


def card_values(view: SeatView, seed: str, trials: int | None = None) -> CardValues | None:
    """Evaluate the cards that a seat may play; None if there is no choice, or nothing to compute.

    ``seed`` makes the result repeatable. ``trials`` is the number in each half, by default that of the
    strongest level.
    """
    from bot.computers.search import evaluate  # noqa: PLC0415 - see above

    if view.seat is None or len(evaluate.playable(view)) < 2 or not evaluate.reckonable(view):
        return None
    rng = random.Random(seed)  # noqa: S311 - repeatable
    count = trials or round(evaluate.FURTHER * evaluate.trials(view))
    first = evaluate.judge(view, rng, count)
    second = first if first.exact else evaluate.judge(view, rng, count)
    return CardValues((_half(first), _half(second)), first.exact)


def _half(judgement: Judgement) -> Half:
    return {play: Promise(*worth) for play, worth in judgement.worths.items()}


def _mean(promises: Iterable[Promise]) -> Promise:
    rewards, points = zip(*promises, strict=True)
    return Promise(sum(rewards) / len(rewards), sum(points) / len(points))
