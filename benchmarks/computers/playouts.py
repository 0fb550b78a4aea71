"""Card plays a second of the search: at random in the quickest loop, and in rollouts.

    python -m benchmarks playouts [pure]

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

TO_REACH = {True: 50_000_000, False: 1_500_000}
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
    from bot.computers.search import compilation, determinize, evaluate, playout, rollout, rollout_weights  # noqa: PLC0415 - as above  # noqa: PLC0415 - as above
    from bot.computers.search.board import Board, Values  # noqa: PLC0415 - as above
    from bot.computers.search.rng import RngState, rng_state  # noqa: PLC0415 - as above
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
    after, chance, random_row = compilation.small(board), playout.chances(board, rng), rng_state(rng)
    redraw, rush, finish = playout.redraw, playout.rush, rollout.finish

    @compilation.compiled
    def rushed(
        board: Board, after: Board, values: Values, chance: Board, random_row: RngState, count: int
    ) -> int:
        cards = 0
        for _ in range(count):
            after[:] = board
            redraw(board, chance, random_row)
            cards += rush(after, values, chance)
        return cards

    def at_random(count: int) -> int:
        if compilation.FAST:
            return int(rushed(board, after, values, chance, random_row, count))
        return sum(rush(board[:], values, playout.chances(board, rng)) for _ in range(count))

    request = compilation.numbers([0] * rollout.REQUEST_SIZE)
    policies, positions = (
        compilation.numbers(rollout_weights.PARTNERS if players == 4 else rollout_weights.TWO),
        room(),
    )

    def as_it_plays(count: int) -> int:
        for _ in range(count):
            after[:] = board
            finish(after, values, request, policies, positions)
        return count * len(deck)

    title = f"{players} players, {'compiled' if compilation.FAST else 'pure'}"
    rate = plays_per_second(at_random, 200_000 if compilation.FAST else 2_000)
    print(f"{title}, at random: {rate:,.0f} plays/s  (to reach: {TO_REACH[compilation.FAST]:,})")
    rate = plays_per_second(as_it_plays, 20_000 if compilation.FAST else 200)
    print(f"{title}, as search plays: {rate:,.0f} plays/s")
    evaluate.warm()
    trials, began = evaluate.trials(view), time.process_time()
    evaluate.judge(view, rng, trials)
    print(
        f"{title}, the first card of a deal in {trials} trials: {1000 * (time.process_time() - began):.0f} ms"
    )


def main() -> None:
    """Measure both ways."""
    words = arguments.parser("benchmarks playouts", __doc__)
    words.add_argument("pure", nargs="?", choices=["pure"])
    pure = words.parse_args().pure is not None
    if pure:
        sys.modules["numba"] = None  # type: ignore[assignment] # what cannot be imported
    for players in (2, 4):
        measure(players)
    if not pure:
        subprocess.run([sys.executable, "-m", "benchmarks.computers.playouts", "pure"], check=True)


if __name__ == "__main__":
    main()
