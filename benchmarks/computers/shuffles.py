"""F13: are the packs fair? ``python -m benchmarks shuffles [how many]``: a million, all tests at 1 %.

The packs are made as for a match at a table: a seed is drawn and committed to, people and computers add
their nonces, and ``shuffle.deal`` gives pack after pack. Each test compares its counts with what chance
alone would give. All tests together raise a false alarm in one run of a hundred.
"""

import hashlib
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from operator import mul
from typing import Final

from bot.rules import shuffle
from bot.rules.cards import LOAD, Card
from bot.rules.policies import lay_out
from bot.rules.rules import Rules
from bot.tables.decisions.lobby import match_id
from bot.tables.model.seed_source import SeedSource
from testing import arguments

RULES: Final = Rules()
MANY: Final = 1_000_000
LEVEL: Final = 0.01
"""How often all tests together may raise a false alarm."""
DEALS: Final = 10
"""The number of deals in a match."""
_PACK: Final = RULES.packs[0]
_NUMBER: Final = {card: number for number, card in enumerate(_PACK)}
_SIZE: Final = len(_PACK)


def packs(count: int, master: str = "shuffles") -> Iterator[tuple[Card, ...]]:
    """So many packs, as tables deal them, all derived from one word. The same word gives the same packs."""
    for match in range(-(-count // DEALS)):
        name = match_id(f"{master}{match}", 1)
        seeds = SeedSource(hashlib.sha256(f"{master} {match}".encode()).digest)
        seeds.commit(name)
        nonces = [str(1_180_000_000_000_000_000 + 4_194_304 * match), shuffle.computer_nonce(1)]
        for number in range(min(DEALS, count - DEALS * match)):
            yield shuffle.deal(RULES, seeds.seed(name), name, number, nonces).deck


def normal(deviation: float) -> float:
    """The probability that chance deviates so far to either side, in standard deviations."""
    return math.erfc(abs(deviation) / math.sqrt(2))


def chi_square(statistic: float, freedom: int) -> float:
    """The probability of a sum of squares so far from its mean, above or below (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return normal(((statistic / freedom) ** (1 / 3) - 1 + spread) / math.sqrt(spread))


def even(counts: Sequence[int], chances: Sequence[float]) -> float:
    """The probability that independent draws fall into cells as unevenly as counted."""
    total = sum(counts)
    return chi_square(
        sum((count - total * rng) ** 2 / (total * rng) for count, rng in zip(counts, chances, strict=True)),
        len(counts) - 1,
    )


def in_hand(marked_cards: int, others: int, hand: int) -> list[float]:
    """The probabilities that a hand has none, one, two … of the marked cards."""
    ways = math.comb(marked_cards + others, hand)
    return [
        math.comb(marked_cards, counts) * math.comb(others, hand - counts) / ways
        for counts in range(hand + 1)
    ]


class Battery:
    """Counts packs, and computes for each test the probability that chance alone gives such counts."""

    def __init__(self, results: Iterable[Sequence[Card]]) -> None:
        self.count = 0
        self._places = [0] * _SIZE**2
        self._follows = [0] * _SIZE**2
        self._firsts = [0] * _SIZE**2
        self._alike = 0
        self._trumps: Counter[Card] = Counter()
        self._counts_in_hand: Counter[tuple[str, int, int]] = Counter()
        before: list[int] = []
        for pack in results:
            numbers = [_NUMBER[card] for card in pack]
            self._look(pack, numbers, before)
            before = numbers

    def _look(self, pack: Sequence[Card], numbers: list[int], before: list[int]) -> None:
        places, follows, last = self._places, self._follows, numbers[-1]
        for row, number in enumerate(numbers):
            places[_SIZE * row + number] += 1
            follows[_SIZE * last + number] += 1
            last = number
        if before:
            self._alike += sum(map(mul, numbers, before))
            if self.count % 2:
                self._firsts[_SIZE * before[0] + numbers[0]] += 1
        self.count += 1
        layout = lay_out(RULES, range(RULES.players), tuple(pack))
        turnup = layout.turnup
        if turnup is None:
            raise ValueError("a pack without a turn-up")
        self._trumps[turnup] += 1
        for seat, hand in enumerate(layout.hands):
            self._counts_in_hand["trumps", seat, sum(card.suit is turnup.suit for card in hand)] += 1
            self._counts_in_hand["loads", seat, sum(RULES.order.value[card] >= LOAD for card in hand)] += 1

    def results(self) -> dict[str, float]:
        """Each test and its probability."""
        suits = Counter(card.suit for card in self._trumps.elements())
        results = {
            "each card at each place": self._each_at_each(),
            "each card after each": self._neighbours(),
            "first cards of two packs": even(self._firsts, [1 / _SIZE**2] * _SIZE**2),
            "likeness of packs in a row": self._likeness(),
            "the turn-up": even([self._trumps[card] for card in _PACK], [1 / _SIZE] * _SIZE),
            "the trump suit": even([suits[card.suit] for card in _PACK[:: _SIZE // 4]], [1 / 4] * 4),
        }
        hand = RULES.game.hand
        chances = {
            "trumps": in_hand(_SIZE // 4 - 1, _SIZE - _SIZE // 4, hand),
            "loads": in_hand(8, _SIZE - 8, hand),
        }
        for (what, likely), seat in ((one, seat) for one in chances.items() for seat in range(RULES.players)):
            counts = [self._counts_in_hand[what, seat, number] for number in range(hand + 1)]
            results[f"{what} in the hand of seat {seat}"] = even(counts, likely)
        return results

    def _each_at_each(self) -> float:
        """The test of places: every pack fills each row and each column, which reduces freedom and spread."""
        mean = self.count / _SIZE
        squares = sum((count - mean) ** 2 for count in self._places) / mean
        return chi_square(squares * (_SIZE - 1) / _SIZE, (_SIZE - 1) ** 2)

    def _neighbours(self) -> float:
        """The test of neighbours: which card follows which.

        A pack is a circle, and all circles are equally likely. The counts of a circle are correlated: what
        both directions of a pair have in common varies by 1/(n-1) for each pack, what distinguishes them by
        n/((n-1)(n-2)); between rows and columns nothing else is left.
        """
        size, follows, mean = _SIZE, self._follows, self.count / (_SIZE - 1)
        common = apart = 0.0
        for one in range(size):
            for other in range(one):
                there, back = follows[size * one + other] - mean, follows[size * other + one] - mean
                common += (there + back) ** 2 / 2
                apart += (there - back) ** 2 / 2
        squares = (common + apart * (size - 2) / size) / mean
        return chi_square(squares, size * (size - 3) // 2 + (size - 1) * (size - 2) // 2)

    def _likeness(self) -> float:
        """The test of likeness: the rank correlation of each pack with the previous one averages to zero."""
        pairs, mean = self.count - 1, _SIZE * ((_SIZE - 1) / 2) ** 2
        spread = (_SIZE * (_SIZE**2 - 1) / 12) ** 2 / (_SIZE - 1)
        return normal((self._alike - pairs * mean) / math.sqrt(pairs * spread))


def alarms(results: dict[str, float], level: float = LEVEL) -> list[str]:
    """The tests that chance would rarely fail: each has Bonferroni's share of the level."""
    return [name for name, likelihood in results.items() if likelihood < level / len(results)]


def main() -> None:
    """Print each test. The exit status says whether any raised an alarm."""
    (many,) = arguments.counts("benchmarks shuffles", __doc__, packs=MANY)
    began = time.process_time()
    results = Battery(packs(many)).results()
    for name, likelihood in results.items():
        print(f"{name:<36}p = {likelihood:.4f}")
    alarm_names = alarms(results)
    text = f"alarm: {', '.join(alarm_names)}" if alarm_names else "no alarm"
    print(
        f"{many:,} packs in {time.process_time() - began:.0f} s, {len(results)} tests at {LEVEL:.0%}: {text}"
    )
    sys.exit(bool(alarm_names))


if __name__ == "__main__":
    main()
