"""Milliseconds of work and kilobytes of a picture: tables of 2, 3, 4 and 6, hands of 1, 3, 5 and 10.

python -m benchmarks.painting [PICTURES_OF_EACH]

Every picture shows other cards, as in a game: nothing is painted twice. Then the memory of a process that has
painted them all.
"""

import random
import resource
import sys
import time
from collections.abc import Callable
from statistics import median

from bot.render.decks import DECKS
from bot.render.hand import hand_scene
from bot.render.paint import paint
from bot.render.scene import HandCard, PlayedCard, Scene, ScoreLabel, SeatLabel, StockLabel, TrumpLabel
from bot.render.table import trick_scene

NAMES = ("Giulia", "Marco", "Ольга", "Zoë", "Alessandro Manzoni", "Noor")
MOST_KB = 160
MOST_MS = 60


def table(seats: int, deck: str, chance: random.Random) -> Scene:
    """A finished trick with everything that can be on a table."""
    cards = chance.sample(DECKS["neapolitan"].cards, seats + 1)
    people = [SeatLabel(seat + 1, NAMES[seat], f"Player {seat + 1}", seat % 2) for seat in range(seats)]
    return trick_scene(
        deck=deck,
        title=f"Deal {chance.randrange(1, 9)} · trick {chance.randrange(1, 20)}",
        seats=people,
        played=[PlayedCard(seat, cards[seat]) for seat in range(seats)],
        taker=chance.randrange(seats),
        trump=TrumpLabel(cards[-1][1], "Trump: swords"),
        turnup=cards[-1],
        stock=StockLabel(chance.randrange(2, 34), "No stock"),
        scores=[ScoreLabel(tuple(people[side::2]), str(chance.randrange(60))) for side in range(2)],
    )


def hand(cards: int, deck: str, chance: random.Random) -> Scene:
    """A hand of so many cards."""
    held = chance.sample(DECKS["neapolitan"].cards, cards)
    shown = [HandCard(card, slot) for slot, card in enumerate(held, 1)]
    return hand_scene(deck=deck, cards=shown, trump=TrumpLabel("s", "Trump: swords"))


def measure(name: str, make: Callable[[int, str, random.Random], Scene], size: int, pictures: int) -> bool:
    """Prints one line for each deck; returns whether the medians hold."""
    held = True
    for deck in DECKS:
        chance = random.Random(7)
        times, sizes = [], []
        for _ in range(pictures):
            scene = make(size, deck, chance)
            began = time.perf_counter()
            picture = paint(scene)
            times.append((time.perf_counter() - began) * 1000)
            sizes.append(len(picture) / 1000)
        held = held and (make is hand or (median(times) <= MOST_MS and max(sizes) <= MOST_KB))
        print(
            f"{name} {size:>2}  {deck:<10}  {median(times):5.1f} ms  slowest {max(times):5.1f} ms"
            f"  {median(sizes):6.1f} kB  largest {max(sizes):6.1f} kB"
        )
    return held


def main() -> int:
    """Measures; exit code 1 when a table takes more time or bytes than it may."""
    pictures = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    tables = [measure("table", table, seats, pictures) for seats in (2, 3, 4, 6)]
    for cards in (1, 3, 5, 10):
        measure("hand ", hand, cards, pictures)
    print(f"most memory of this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")
    return 0 if all(tables) else 1


if __name__ == "__main__":
    sys.exit(main())
