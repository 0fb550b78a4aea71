"""Seconds and bytes of the film of a deal: two players, then every other game with its most players.

    python -m benchmarks replay [FILMS_FOR_TWO]

It measures composing the film (words and places), painting its frames, and the whole with its file. The
times are processor time, since the machine may have other work; for two players it is the median of several
deals.
"""

import sys
import time
from statistics import median
from typing import Any

from bot.pages.replay import DealReplay
from bot.render.paint import process_letters
from bot.render.paint.films import MOST_BYTES, Reel, moving
from bot.render.scenes.replay import Format
from bot.rules.games import GAMES
from bot.rules.notation.plain_data import default_rules
from bot.rules.rules import Rules
from bot.simulation.matches import Simulation
from bot.tables.archive.replay import replay
from bot.text.catalogue import voices
from testing import arguments

MOST_SECONDS = 1.5
WIDTH = 640


def deals_of(rules: Rules, seed: str) -> list[DealReplay]:
    """The deals of a match between computers."""
    records: list[dict[str, Any]] = []
    Simulation(rules, ["novice"] * rules.players, seed).run(1, records.append)
    again = replay(records[0])
    return [DealReplay(voices()["en"], again, number) for number in range(1, len(again.deals) + 1)]


def measure(deal: DealReplay) -> tuple[float, float, float, int]:
    """The seconds for the values, for the painted frames and for everything, and the bytes."""
    began = time.process_time()
    film = deal.film
    values = time.process_time() - began
    began = time.process_time()
    reel = Reel(film, WIDTH, process_letters(), None)
    for number in range(reel.n_frames):
        reel.seek(number)
    frames = time.process_time() - began
    began = time.process_time()
    data = moving(film, Format.WEBP)
    return values, frames, values + time.process_time() - began, len(data)


def main() -> int:
    """Measure. The exit code is 1 if a deal of two takes longer than it may, or any film is too large."""
    (films,) = arguments.counts("benchmarks replay", __doc__, films_for_two=5)
    process_letters()
    holds = True
    for variant, game in GAMES.items():
        rules = default_rules(variant, max(game.players))
        (values, frames, whole, size), label = (
            measure(deals_of(rules, "replay")[0]),
            f"{variant} {rules.players}",
        )
        print(
            f"{label:<18} values {values:5.2f}  frames {frames:5.2f} all {whole:5.2f} s {size / 1000:6.0f} kB"
        )
        holds &= size <= MOST_BYTES
    two = default_rules(next(iter(GAMES)), 2)
    deals = [deal for number in range(films) for deal in deals_of(two, f"replay-{number}")][:films]
    each = [measure(deal) for deal in deals]
    values, frames, whole, size = (median(one) for one in zip(*each, strict=True))
    print(f"two, median: values {values:.2f}, frames {frames:.2f}, all {whole:.2f} s, {size / 1000:.0f} kB")
    return 0 if holds and whole <= MOST_SECONDS and max(one[3] for one in each) <= MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
