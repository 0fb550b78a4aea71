"""Card plays a second in the rollouts of the search.

    python -m benchmarks rollouts [pure]

Processor time of one core, medians of several runs: compiled, and then pure Python in a separate process.
``pure``: only the latter.
"""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

from testing import arguments

RUNS = 5


def plays_per_second(play: Callable[[int], int], count: int) -> float:
    """The card plays a second of a function that plays so many deals and returns the number of cards."""
    play(1)
    rates = []
    for _ in range(RUNS):
        began = time.process_time()
        cards = play(count)
        rates.append(cards / (time.process_time() - began))
    return median(rates)


def measure(players: int) -> None:
    """Print the figures of this process."""
    from bot.computers.knowledge.beliefs import believe  # noqa: PLC0415 - everything is imported after Numba was hidden
    from bot.computers.search import compilation, determinize, evaluate, rollout, rollout_weights  # noqa: PLC0415 - as above
    from bot.computers.search.solver import room  # noqa: PLC0415 - as above
    from bot.rules import decide  # noqa: PLC0415 - as above
    from bot.rules.actions import Deal  # noqa: PLC0415 - as above
    from bot.rules.notation.plain_data import default_rules  # noqa: PLC0415 - as above
    from bot.rules.state import evolve  # noqa: PLC0415 - as above
    from bot.rules.view import seat_view  # noqa: PLC0415 - as above

    rules, rng, state = default_rules(players=players), random.Random(1), None
    for event in decide.start(rules, 0):
        state = evolve(state, event)
    assert state is not None
    deck = tuple(rng.sample(rules.packs[0], len(rules.packs[0])))
    for event in decide.deal(state, Deal(deck)):
        state = evolve(state, event)
    view = seat_view(state, state.turn)
    board, values = determinize.knowledge_of(view, believe(view)).board, determinize.values_of(rules)
    after = compilation.small(board)
    request = compilation.numbers([0] * rollout.REQUEST_SIZE)
    policies, positions = (
        compilation.numbers(rollout_weights.PARTNERS if players == 4 else rollout_weights.TWO),
        room(),
    )

    def roll_out(count: int) -> int:
        for _ in range(count):
            after[:] = board
            rollout.finish(after, values, request, policies, positions)
        return count * len(deck)

    title = f"{players} players, {'compiled' if compilation.FAST else 'pure'}"
    rate = plays_per_second(roll_out, 20_000 if compilation.FAST else 200)
    print(f"{title}: {rate:,.0f} plays/s")
    evaluate.judge(view, rng, 1)  # compiled for the first time, it takes longer
    trials, began = evaluate.trials(view), time.process_time()
    evaluate.judge(view, rng, trials)
    print(
        f"{title}, the first card of a deal in {trials} trials: {1000 * (time.process_time() - began):.0f} ms"
    )


def main() -> None:
    """Measure both ways."""
    words = arguments.parser("benchmarks rollouts", __doc__)
    words.add_argument("pure", nargs="?", choices=["pure"])
    pure = words.parse_args().pure is not None
    if pure:
        sys.modules["numba"] = None  # type: ignore[assignment] # what cannot be imported
    for players in (2, 4):
        measure(players)
    if not pure:
        subprocess.run([sys.executable, "-m", "benchmarks.computers.rollouts", "pure"], check=True)


if __name__ == "__main__":
    main()
