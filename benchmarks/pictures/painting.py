"""Processor time (ms) and size (kB) of each kind of picture, and of a card with all its pictures.

    python -m benchmarks painting [PICTURES_OF_EACH]

Every picture shows other cards, as in a game, so that nothing is painted twice. Composing and encoding are
measured separately, each with its best and its median, since the machine may have other work. Then two
matches are played: a private page is painted when its player plays, when their turn comes and when a trick
ends, and the table at the end of a trick. Finally it measures the pictures a second of the painter's process,
and the memory of a process that painted them all.
"""

import asyncio
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from statistics import median

from bot.render.decks import DECKS, DEFAULT_DECKS
from bot.render.paint import compose, encode, paint
from bot.render.painter import Painter
from bot.render.scene import HandCard, Kind, PlayedCard, Scene, ScoreLabel, SeatLabel, StockLabel, TrumpLabel
from bot.render.scenes.hand import page_scene
from bot.render.scenes.sheet import SheetTrick, sheet_scene
from bot.render.scenes.table import TrickLabel, trick_scene
from testing import arguments

NAMES = ("Giulia", "Marco", "Ольга", "Zoë", "Alessandro Manzoni", "Noor", "Wolfgang", "Xu", "Ada", "Ivo")
RANKS = "A234567JQK"
TRUMP = TrumpLabel("s", "Trump: swords")
MOST_KB = {Kind.TABLE: 180, Kind.HAND: 260, Kind.SHEET: 160}
MOST_MS = {Kind.TABLE: (16, 10), Kind.HAND: (24, 12), Kind.SHEET: (60, 60)}
"""The greatest milliseconds for composing and for encoding a picture."""
A_CARD_MS = 40
LEAST_A_SECOND = 100
PAGES = ((2, 3), (4, 3), (5, 8), (6, 3), (10, 3), (4, 10))
DENSEST = "trevisan"
"""The deck with tall cards and the finest lines, whose pictures are the largest."""


def pack(deck: str, rng: random.Random) -> list[str]:
    """Forty cards of a deck, shuffled."""
    cards = [card for card in DECKS[deck].cards if card[0] in RANKS]
    rng.shuffle(cards)
    return cards


def people(seats: int, rng: random.Random, *, has_sides: bool) -> list[SeatLabel]:
    """Players in two sides, or each with points of their own."""
    return [
        SeatLabel(
            seat + 1,
            NAMES[seat],
            f"Player {seat + 1}",
            seat % 2 if has_sides else None,
            points="" if has_sides else str(rng.randrange(40)),
            dealer="D" if seat == 0 else "",
        )
        for seat in range(seats)
    ]


def sides(seats: Sequence[SeatLabel], rng: random.Random) -> list[ScoreLabel]:
    """The points of two partnerships."""
    return [ScoreLabel(tuple(seats[side::2]), str(rng.randrange(60))) for side in range(2)]


def trick(seats: int, cards: Sequence[str], rng: random.Random, laps: int = 1) -> TrickLabel:
    """A finished trick with everything that can be on a table. The last card is the turn-up."""
    has_sides = seats in {4, 6} and laps == 1
    labels = people(seats, rng, has_sides=has_sides)
    return TrickLabel(
        seats=labels,
        played=[PlayedCard(number % seats, card) for number, card in enumerate(cards[: seats * laps])],
        laps=laps,
        taker=rng.randrange(seats),
        gained="+13",
        turnup=cards[-1],
        stock=StockLabel(rng.randrange(2, 34)),
        scores=sides(labels, rng) if has_sides else [],
    )


def title(rng: random.Random) -> str:
    """A title with other figures each time."""
    return f"Deal {rng.randrange(1, 9)} · trick {rng.randrange(1, 20)}"


def table(seats: int, deck: str, rng: random.Random, laps: int = 1) -> Scene:
    """A finished trick."""
    return trick_scene(
        deck=deck, title=title(rng), trick=trick(seats, pack(deck, rng), rng, laps), trump=TRUMP
    )


def page(seats: int, holds: int, deck: str, rng: random.Random) -> Scene:
    """A private page of a player who holds so many cards."""
    cards = pack(deck, rng)
    return page_scene(
        deck=deck,
        title=title(rng),
        trick=trick(seats, cards[holds:], rng),
        cards=[HandCard(card, slot) for slot, card in enumerate(cards[:holds], 1)],
        turn="Your turn: you lead.",
        mine=True,
        trump=TRUMP,
    )


def sheet(seats: int, deck: str, rng: random.Random) -> Scene:
    """All tricks of a deal."""
    cards = pack(deck, rng)[: 40 // seats * seats]
    labels = people(seats, rng, has_sides=seats == 4)
    tricks = [
        tuple(PlayedCard(place, card) for place, card in enumerate(cards[at : at + seats]))
        for at in range(0, len(cards), seats)
    ]
    return sheet_scene(
        deck=deck,
        title="Deal 1 · all tricks",
        seats=labels,
        tricks=[SheetTrick(one, rng.randrange(seats), str(rng.randrange(30))) for one in tricks],
        trump=TRUMP,
        leads="led the trick",
        takes="took the trick",
    )


def match(seats: int, deck: str, rng: random.Random) -> Iterator[Scene | None]:
    """The pictures of a randomly played deal, in order. None stands for a card that was played."""
    stock = pack(deck, rng)
    hands = [[stock.pop() for _ in range(3)] for _ in range(seats)]
    labels = people(seats, rng, has_sides=seats == 4)
    leader, number = 0, 0

    def shown(seat: int | None, lying: TrickLabel) -> Scene:
        """The page of a seat, or the table."""
        heading, lying = f"Deal 1 · trick {number} of 20", replace(lying, turnup=stock[0] if stock else None)
        if seat is None:
            return trick_scene(deck=deck, title=heading, trick=lying, trump=TRUMP)
        holds = [HandCard(card, slot) for slot, card in enumerate(hands[seat], 1)]
        turn = f"{NAMES[lying.turn or 0]} is to play."
        return page_scene(deck=deck, title=heading, trick=lying, cards=holds, turn=turn, trump=TRUMP)

    while any(hands):
        number += 1
        ring = [(leader + after) % seats for after in range(seats)]
        lying = TrickLabel(
            seats=labels,
            leader=leader,
            stock=StockLabel(len(stock)),
            scores=sides(labels, rng) if seats == 4 else [],
        )
        for seat, after in zip(ring, [*ring[1:], None], strict=True):
            card = hands[seat].pop(rng.randrange(len(hands[seat])))
            lying = replace(lying, played=[*lying.played, PlayedCard(seat, card)], turn=after)
            yield None
            if after is not None:  # the seat that played, and the seat in turn
                yield from (shown(who, lying) for who in (seat, after))
        leader = rng.choice(ring)
        trick = replace(lying, taker=leader, gained="+13")
        yield shown(None, trick)
        for seat in ring:
            hands[seat] += [stock.pop()] if stock else []
        yield from (shown(seat, trick) for seat in ring)


def a_card(seats: int, deck: str) -> tuple[float, float, int]:
    """The milliseconds of processor time and the kilobytes of a card with all its pictures; their number."""
    began, cards, pictures, size = time.process_time(), 0, 0, 0
    for scene in match(seats, deck, random.Random(5)):
        cards += scene is None
        pictures += scene is not None
        size += 0 if scene is None else len(paint(scene))
    return (time.process_time() - began) * 1000 / cards, size / 1000 / cards, pictures


def measure(name: str, scenes: Iterator[Scene], pictures: int) -> bool:
    """Print one line. Returns whether the medians and the largest picture are within the limits."""
    composing, encoding, sizes = [], [], []
    for _ in range(pictures):
        scene = next(scenes)
        began = time.thread_time()
        image = compose(scene)
        between = time.thread_time()
        picture = encode(image, scene.form)
        encoding.append((time.thread_time() - between) * 1000)
        composing.append((between - began) * 1000)
        sizes.append(len(picture) / 1000)
    print(
        f"{name:<30} compose {min(composing):5.1f} / {median(composing):5.1f} ms"
        f"   encode {min(encoding):5.1f} / {median(encoding):5.1f} ms"
        f"   {median(sizes):6.1f} kB, largest {max(sizes):6.1f} kB"
    )
    most_composing, most_encoding = MOST_MS[scene.kind]
    holds = median(composing) <= most_composing and median(encoding) <= most_encoding
    return holds and max(sizes) <= MOST_KB[scene.kind]


def scenes_of(make: Callable[[str, random.Random], Scene], deck: str) -> Iterator[Scene]:
    """Scenes with other cards each time, the same ones in every run."""
    rng = random.Random(7)
    while True:
        yield make(deck, rng)


async def a_second(deck: str, pictures: int) -> tuple[float, float]:
    """The pictures of four players a second by the painter, and the milliseconds of this process for each."""
    scenes = scenes_of(partial(table, 4), deck)
    pictures_made = [next(scenes) for _ in range(pictures)]
    painter = Painter(most=pictures)
    try:
        for scene in pictures_made[:4]:
            await painter.paint(scene)
        began, cpu_start = time.perf_counter(), time.process_time()
        await asyncio.gather(*map(painter.paint, pictures_made[4:]))
        took, cpu = time.perf_counter() - began, time.process_time() - cpu_start
    finally:
        await painter.close()
    return (pictures - 4) / took, 1000 * cpu / (pictures - 4)


def main() -> int:
    """Measure. The exit code is 1 if a picture takes more time or bytes than it may."""
    (pictures,) = arguments.counts("benchmarks painting", __doc__, pictures_of_each=20)
    kinds: list[tuple[str, Callable[[str, random.Random], Scene]]] = [
        *((f"table of {seats}", partial(table, seats)) for seats in (2, 4, 5, 6, 10)),
        *((f"double trick of {seats}", partial(table, seats, laps=2)) for seats in (2, 4, 6)),
        *((f"page of {seats}, {holds} cards", partial(page, seats, holds)) for seats, holds in PAGES),
        *((f"sheet of {seats}", partial(sheet, seats)) for seats in (2, 4, 5, 10)),
    ]
    decks = [*(deck.key for deck in DEFAULT_DECKS.values()), DENSEST]
    holds = [
        measure(f"{deck} {name}", scenes_of(make, deck), pictures) for deck in decks for name, make in kinds
    ]
    for seats in (2, 4):
        trick, size, count = min(a_card(seats, decks[0]) for _ in range(3))
        holds.append(trick <= A_CARD_MS)
        print(f"a match of {seats}: {trick:.1f} ms and {size:.0f} kB a card, in {count} pictures")
    rate, own = zip(*(asyncio.run(a_second(decks[0], max(20, 2 * pictures))) for _ in range(3)), strict=True)
    print(
        f"a painting process: {max(rate):.0f} pictures a second, {min(own):.2f} ms each in the bot's process"
    )
    print(f"most memory of this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")
    return 0 if all(holds) and max(rate) >= LEAST_A_SECOND else 1


if __name__ == "__main__":
    sys.exit(main())
