"""Milliseconds of work and kilobytes of a picture: tables of 2 to 10, double tricks, hands of 1, 3, 5 and 10.

python -m benchmarks painting [PICTURES_OF_EACH]

Every picture shows other cards, as in a game: nothing is painted twice. Composing and encoding are told
apart, each with its best and its median of processor time, since the machine may have other work. Then the
pictures a second of two threads, and the memory of a process that has painted them all.
"""

import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from statistics import median

from bot.render.decks import DECKS, DEFAULT_DECKS
from bot.render.hand import hand_scene
from bot.render.paint import composed, encoded, paint
from bot.render.painter import WORKERS, share_one_heap
from bot.render.scene import HandCard, PlayedCard, Scene, ScoreLabel, SeatLabel, StockLabel, TrumpLabel
from bot.render.table import trick_scene

NAMES = ("Giulia", "Marco", "Ольга", "Zoë", "Alessandro Manzoni", "Noor", "Wolfgang", "Xu", "Ada", "Ivo")
MOST_KB = 120
HAND_KB = 160
COMPOSING_MS = 8
ENCODING_MS = 30
LEAST_A_SECOND = 50
DENSEST = "trevisan"
"""Tall cards with the finest lines: its pictures are the largest."""


def table(seats: int, deck: str, rng: random.Random, laps: int = 1) -> Scene:
    """A finished trick with everything that can be on a table."""
    cards = rng.sample([card for card in DECKS[deck].cards if card[0] in "A234567JQK"], seats * laps + 1)
    teams = seats in {4, 6} and laps == 1
    people = [
        SeatLabel(
            seat + 1,
            NAMES[seat],
            f"Player {seat + 1}",
            seat % 2 if teams else None,
            points="" if teams else str(rng.randrange(40)),
            dealer="D" if seat == 0 else "",
        )
        for seat in range(seats)
    ]
    scores = [ScoreLabel(tuple(people[side::2]), str(rng.randrange(60))) for side in range(2)]
    return trick_scene(
        deck=deck,
        title=f"Deal {rng.randrange(1, 9)} · trick {rng.randrange(1, 20)}",
        seats=people,
        played=[PlayedCard(number % seats, card) for number, card in enumerate(cards[:-1])],
        laps=laps,
        taker=rng.randrange(seats),
        gained="+13",
        trump=TrumpLabel(cards[-1][1], "Trump: swords"),
        turnup=cards[-1],
        stock=StockLabel(rng.randrange(2, 34)),
        scores=scores if teams else [],
    )


def hand(cards: int, deck: str, rng: random.Random) -> Scene:
    """A hand of so many cards."""
    held = rng.sample(DECKS["neapolitan"].cards, cards)
    shown = [HandCard(card, slot) for slot, card in enumerate(held, 1)]
    return hand_scene(deck=deck, title="Your cards", cards=shown, trump=TrumpLabel("s", "Trump: swords"))


def measure(name: str, scenes: Iterator[Scene], pictures: int) -> bool:
    """Prints one line; returns whether the medians and the largest picture hold."""
    most = HAND_KB if "hand" in name else MOST_KB
    composing, encoding, sizes = [], [], []
    for _ in range(pictures):
        scene = next(scenes)
        began = time.thread_time()
        image = composed(scene)
        between = time.thread_time()
        picture = encoded(image)
        encoding.append((time.thread_time() - between) * 1000)
        composing.append((between - began) * 1000)
        sizes.append(len(picture) / 1000)
    print(
        f"{name:<24} compose {min(composing):5.1f} / {median(composing):5.1f} ms"
        f"   encode {min(encoding):5.1f} / {median(encoding):5.1f} ms"
        f"   {median(sizes):6.1f} kB, largest {max(sizes):6.1f} kB"
    )
    return median(composing) <= COMPOSING_MS and median(encoding) <= ENCODING_MS and max(sizes) <= most


def scenes_of(make: Callable[[str, random.Random], Scene], deck: str) -> Iterator[Scene]:
    """Scenes with other cards each time, the same ones in every run."""
    rng = random.Random(7)
    while True:
        yield make(deck, rng)


def a_second(deck: str, pictures: int) -> tuple[float, float]:
    """Pictures of four players a second, by two threads: as it went, and by the processor time it took."""
    scenes = scenes_of(partial(table, 4), deck)
    drawn = [next(scenes) for _ in range(pictures)]
    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(paint, drawn[:4]))
        began, worked = time.perf_counter(), time.process_time()
        list(pool.map(paint, drawn))
        went, worked = time.perf_counter() - began, time.process_time() - worked
    return pictures / went, WORKERS * pictures / worked


def main() -> int:
    """Measures; exit code 1 when a table takes more time or bytes than it may."""
    pictures = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    kinds: list[tuple[str, Callable[[str, random.Random], Scene]]] = [
        *((f"table {seats}", partial(table, seats)) for seats in range(2, 11)),
        *((f"double {seats}", partial(table, seats, laps=2)) for seats in range(2, 7)),
        *((f"hand {cards}", partial(hand, cards)) for cards in (1, 3, 5, 10)),
    ]
    share_one_heap()
    decks = [*(deck.key for deck in DEFAULT_DECKS.values()), DENSEST]
    held = [
        measure(f"{deck} {name}", scenes_of(make, deck), pictures) for deck in decks for name, make in kinds
    ]
    went, could = zip(*(a_second(decks[0], max(20, 2 * pictures)) for _ in range(3)), strict=True)
    print(
        f"by {WORKERS} threads {max(went):.0f} pictures a second, {max(could):.0f} if their cores were free"
    )
    print(f"most memory of this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")
    return 0 if all(held) and max(could) >= LEAST_A_SECOND else 1


if __name__ == "__main__":
    sys.exit(main())
