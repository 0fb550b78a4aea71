"""Whether the maestro tries enough deals for a choice.

    python -m benchmarks trials [GAME] [--deals N]

Every fifth choice in some deals among players is made with a part or a multiple of the usual trials, twice
each. It is compared with a choice from ten times as many: how often it is the same card, and how much less of
a deal the card wins by those trials. The time is processor time of one core in milliseconds.
"""

import random
import time
from collections.abc import Iterator
from statistics import mean
from typing import Final

from benchmarks.computers.strength import Contest, deal_state, rules_of, rules_or_exit
from bot import computers
from bot.computers.knowledge.beliefs import believe
from bot.computers.levels.maestro import ENDING, Maestro, looks_ahead
from bot.computers.search import evaluate
from bot.rules import decide
from bot.rules.cards import Card
from bot.rules.state import Phase
from bot.rules.view import SeatView, seat_view
from testing import arguments

DEALS: Final = 15
EVERY: Final = 5
EFFORTS: Final = (0.25, 0.5, 1.0, 2.0)
MORE: Final = 10.0
RUNS: Final = 2


def positions(game: str, deals: int) -> Iterator[SeatView]:
    """What a seat sees at every fifth choice in which the maestro looks ahead."""
    rules, player = rules_of(game), computers.create("player")
    for number in range(deals):
        state = deal_state(Contest("player", "player", game, "trials"), rules, number)
        rng, choices = random.Random(f"trials.{number}"), 0
        while state.phase is Phase.PLAY and state.turn is not None:
            view = seat_view(state, state.turn)
            if looks_ahead(view) and len(evaluate.playable(view)) > 1:
                choices += 1
                if choices % EVERY == 0:
                    yield view
            state, _ = decide.step(state, state.turn, player.choose(view, rng))


def worths(view: SeatView, effort: float, seed: int) -> dict[Card, float]:
    """What the maestro makes of each card."""
    plays = evaluate.playable(view)
    return Maestro(effort).worths(view, believe(view), plays, random.Random(seed))


def best(values: dict[Card, float]) -> Card:
    """The card of the greatest worth."""
    return max(values, key=lambda card: values[card])


def main() -> None:
    """Print a row for each effort."""
    parser = arguments.parser("benchmarks trials", __doc__)
    parser.add_argument("game", nargs="?", default="briscola")
    parser.add_argument("--deals", type=arguments.count, default=DEALS)
    given = parser.parse_args()
    rules_or_exit(given.game)
    views = list(positions(given.game, given.deals))
    if not views:
        parser.error(f"{given.game}: the maestro looks ahead in none of the positions")
    unit = 2 * (1 + ENDING[len(views[0].active)])  # worths go from a lost deal to a won one
    truths = [worths(view, MORE, 0) for view in views]
    print(f"{given.game}: {len(views)} positions")
    print("| trials | same card | loss of a deal | ms |\n|---|---|---|---|")
    for effort in EFFORTS:
        same, losses, began = 0, [], time.process_time()
        for view, truth in zip(views, truths, strict=True):
            for seed in range(1, RUNS + 1):
                card = best(worths(view, effort, seed))
                same += card == best(truth)
                losses.append((truth[best(truth)] - truth[card]) / unit)
        spent = (time.process_time() - began) * 1000 / len(losses)
        print(f"| × {effort:g} | {same / len(losses):.1%} | {mean(losses):.3%} | {spent:.1f} |")


if __name__ == "__main__":
    main()
