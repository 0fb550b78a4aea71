"""What the cards of one decision were worth, so that mere chance is not taken for a mistake.

Every card is tried in many deals that may be (``bot.computers.search.judge``), twice over, with different
deals each time. Of several numbers that chance has blurred the highest is too high: so either half picks its
best card, and the other half says what playing another one cost.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from bot.computers.search import judge
from bot.computers.search.judge import Judgement, Worth
from bot.rules.actions import Play
from bot.rules.view import SeatView

NOTHING: Final = 0.05
"""Card points below which a card cost nothing: a tenth of a point is the least that is ever told."""


class Weighed(NamedTuple):
    """The cards of a decision. ``exact``: no other numbers are possible."""

    halves: tuple[Judgement, ...]

    @property
    def exact(self) -> bool:
        """Whether all is known and played to the end: then nothing is estimated."""
        return self.halves[0].exact

    @property
    def worths(self) -> dict[Play, Worth]:
        """What each card promises, the best first: the one that wins most, and of equals the richest."""
        plays = self.halves[0].worths
        found = {play: _mean([half.worths[play] for half in self.halves]) for play in plays}
        order = sorted(found, key=lambda play: (found[play], str(play.card)), reverse=True)
        return {play: found[play] for play in order}

    def cost(self, play: Play) -> float:
        """The card points that a card cost against the best choice, 0 where it was as good."""
        lost = []
        for picks, says in zip(self.halves, self.halves[::-1], strict=True):
            best = max(picks.worths, key=lambda one: (picks.worths[one], one == play, str(one.card)))
            lost.append(says.worths[best].points - says.worths[play].points)
        cost = sum(lost) / len(lost)
        return cost if cost >= NOTHING else 0.0


def weighed(view: SeatView, seed: str, trials: int | None = None) -> Weighed | None:
    """Weigh the cards that a seat may play; None where there is nothing to choose or to reckon with.

    ``seed`` makes it repeatable; ``trials`` in each half, by default as many as a strong player takes.
    """
    if view.seat is None or len(judge.playable(view)) < 2 or not judge.reckonable(view):  # noqa: PLR2004 - a choice
        return None
    rng = random.Random(seed)  # noqa: S311 - repeatable
    count = trials or judge.trials(view)
    first = judge.judged(view, rng, count)
    return Weighed((first, first if first.exact else judge.judged(view, rng, count)))


def _mean(worths: list[Worth]) -> Worth:
    rewards, points = zip(*worths, strict=True)
    return Worth(sum(rewards) / len(worths), sum(points) / len(worths))
