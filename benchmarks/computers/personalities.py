"""Whether personalities are as strong as their level, and how much of them a person sees.

    python -m benchmarks personalities [GAME] [--level N] [--deals N] [--only KEY …] [--one] [--seed TEXT]

Each personality plays the same deals as its level without one, in each other's seats, as in
``python -m benchmarks strength``. The share of the deals won is given with its 95 % interval, and its
distance from an even share in points of Elo. Required: no personality is shown to be more than 15 points
stronger or weaker than its level. All partners have the personality, or with ``--one`` a single player has
it, in each seat in turn.

In the first deals the level without the personality is asked as well, with the same view and the same errors,
whenever the personality chooses a card. The table has the share of choices in which the two play different
cards. Of the choices in which the personality likes some cards more than others, it has the share in which
one of those that it likes best was played: by the personality, and by the level alone.
"""

import random
import sys
from dataclasses import dataclass
from math import log10
from statistics import fmean
from typing import Final

from benchmarks.computers.strength import (
    Chooser,
    Contest,
    Figure,
    deal_state,
    played_on,
    rules_or_exit,
    ways,
)
from bot import computers
from bot.computers import personalities, scale
from bot.computers.personalities import PERSONALITIES, Personality
from bot.rules.actions import Action, Play
from bot.rules.view import SeatView
from testing import arguments

DEALS: Final = 400
WATCHED: Final = 200
"""The deals in which the level is asked as well."""
ELO: Final = 15
"""The points of Elo by which a personality may be stronger or weaker than its level."""
_SURE: Final = 1e-6


@dataclass
class Choices:
    """The choices of a personality among several cards.

    - ``other``: those in which its level would play another card.
    - ``open``: those in which it likes some cards more than others.
    - ``followed``: those of them in which it plays one of the cards that it likes best.
    - ``level_followed``: those of them in which its level would do so.
    """

    count: int = 0
    other: int = 0
    open: int = 0
    followed: int = 0
    level_followed: int = 0


class Watched:
    """A level with a personality. It notes what the level alone would play."""

    def __init__(self, level: str, personality: Personality, choices: Choices) -> None:
        self.level = personalities.named(level, personality)
        self._personality, self._choices = personality, choices
        self._player, self._plain = computers.create(self.level), computers.create(level)

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """See ``Computer.choose``."""
        same = random.Random()
        same.setstate(rng.getstate())
        action = self._player.choose(view, rng)
        if isinstance(action, Play) and sum(isinstance(one, Play) for one in view.legal) > 1:
            self._note(view, action, self._plain.choose(view, same))
        return action

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """See ``Computer.remark``."""
        return self._player.remark(view, rng)

    def _note(self, view: SeatView, action: Play, plain: Action) -> None:
        biases = {one: self._personality.bias(view, one.card) for one in view.legal if isinstance(one, Play)}
        best = max(biases.values())
        self._choices.count += 1
        self._choices.other += action != plain
        if min(biases.values()) < best:
            self._choices.open += 1
            self._choices.followed += biases[action] == best
            self._choices.level_followed += isinstance(plain, Play) and biases[plain] == best


def elo(share: float, opponents: int = 1) -> float:
    """The points of Elo of a share of the deals won against so many opponents, as against each in turn."""
    held = min(1 - _SURE, max(_SURE, share))
    return 400 * log10(opponents * held / (1 - held))


def measure(
    level: str, personality: Personality, game: str, deals: int, seed: str, *, only_one: bool = False
) -> tuple[Figure, Choices]:
    """The share of the deals that a personality wins against its level, and its choices.

    ``only_one``: a single player has it, and no partner of it.
    """
    contest = Contest(personalities.named(level, personality), level, game, seed)
    rules, choosers = contest.rules, (Chooser.named(contest.one), Chooser.named(contest.other))
    sittings = [frozenset({seat}) for seat in range(rules.players)] if only_one else ways(rules)
    choices, shares = Choices(), list[float]()
    watched = Chooser(Watched(level, personality, choices), lambda view: view), Chooser.named(level)
    for number in range(deals):
        state, both = deal_state(contest, rules, number), watched if number < WATCHED else choosers
        shares.append(fmean(played_on(contest, number, state, seats, both).share for seats in sittings))
    return Figure.of(shares), choices


def points(share: Figure, opponents: int) -> tuple[float, float, float]:
    """The points of Elo of a share, and the ends of their interval; see ``elo``."""
    mean, low, high = (
        elo(one, opponents) for one in (share.mean, share.mean - share.half, share.mean + share.half)
    )
    return mean, low, high


def row(level: str, personality: Personality, share: Figure, opponents: int, choices: Choices) -> str:
    """A line of the table."""
    mean, low, high = points(share, opponents)
    shares = (
        choices.other / max(1, choices.count),
        choices.followed / max(1, choices.open),
        choices.level_followed / max(1, choices.open),
    )
    cells = [
        personality.name,
        level,
        f"{share.mean:.1%} ± {share.half:.1%}",
        f"{mean:+.0f} ({low:+.0f} to {high:+.0f})",
        *(f"{one:.0%}" for one in shares),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print the table."""
    parser = arguments.parser("benchmarks personalities", __doc__)
    parser.add_argument("game", nargs="?", default="briscola", metavar="GAME")
    parser.add_argument("--level", default="7", choices=scale.NUMBERS)
    parser.add_argument("--deals", type=arguments.count, default=DEALS)
    parser.add_argument("--only", nargs="+", default=list(PERSONALITIES), choices=list(PERSONALITIES))
    parser.add_argument("--one", action="store_true", help="a single player has the personality")
    parser.add_argument("--seed", default="personalities")
    given = parser.parse_args()
    opponents = len(rules_or_exit(given.game).sides) - 1
    print("| personality | level | wins | Elo | other cards | as it likes | its level |")
    print("|---|---|---|---|---|---|---|")
    failures: list[str] = []
    for key in given.only:
        one = PERSONALITIES[key]
        share, choices = measure(given.level, one, given.game, given.deals, given.seed, only_one=given.one)
        print(row(given.level, one, share, opponents, choices), flush=True)
        _, low, high = points(share, opponents)
        failures += [one.name] * (low > ELO or high < -ELO)
    if failures:
        sys.exit(f"more than {ELO} points from their level: {', '.join(failures)}")


if __name__ == "__main__":
    main()
