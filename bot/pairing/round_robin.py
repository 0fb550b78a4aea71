"""Round robins: everybody meets everybody (T-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from bot.pairing import standings
from bot.pairing.lots import Lots
from bot.pairing.results import WON, Pair, Result, absence
from bot.pairing.standings import Standing

LARGEST_GROUP: Final = 8


def schedule(seeds: Sequence[int], *, double: bool = False) -> list[list[Pair]]:
    """The pairs of all rounds, by the circle method; one that rests in a round comes last.

    The last entry stays where it is while the others move around the circle. ``double``: everybody meets
    everybody twice, in the second half with the sides changed.
    """
    circle: list[int | None] = [*seeds, *([None] if len(seeds) % 2 else [])]
    fixed, moving = circle[-1:], circle[:-1]
    rounds = []
    for number in range(len(moving)):
        around = moving[number:] + moving[:number] + fixed
        half = len(around) // 2
        rounds.append(_round(list(zip(around[:half], reversed(around[half:]), strict=True)), number))
    if double:
        rounds += [
            [pair if pair.second is None else Pair(pair.second, pair.first) for pair in pairs]
            for pairs in rounds
        ]
    return rounds


def _round(facing: Sequence[tuple[int | None, int | None]], number: int) -> list[Pair]:
    """The pairs of those who face each other. The fixed entry changes sides each round, as in chess."""
    (one, fixed), *others = facing
    pairs = [(fixed, one) if number % 2 else (one, fixed), *others]
    met = [Pair(first, second) for first, second in pairs if first is not None and second is not None]
    rests = [Pair(entry, None) for pair in pairs if None in pair for entry in pair if entry is not None]
    return met + rests


def groups(seeds: Sequence[int]) -> list[list[int]]:
    """The entries in groups of 4–8, as few as possible, by serpentine: the seeds run to and fro."""
    number = -(-len(seeds) // LARGEST_GROUP)
    found: list[list[int]] = [[] for _ in range(number)]
    for start in range(0, len(seeds), number):
        row = seeds[start : start + number]
        there = range(number) if start // number % 2 == 0 else range(number - 1, -1, -1)
        for group, entry in zip(there, row, strict=False):
            found[group].append(entry)
    return found


def table(
    rounds: Sequence[Sequence[Pair]],
    results: Sequence[Result],
    withdrawn: Mapping[int, int],
    lots: Lots,
    *,
    won: int = WON,
) -> list[Standing]:
    """The standings of a round robin, the first first.

    ``rounds`` are those of ``schedule``. ``withdrawn``: the last round in which an entry still played, 0 if
    none. Of who withdrew before half of their matches none counts, and they come last; later, their remaining
    matches are lost by absence, each of which brings ``won`` points to the other.
    """
    entries = {entry for pairs in rounds for pair in pairs for entry in pair if entry is not None}
    struck = {entry for entry, last in withdrawn.items() if entry in entries and _early(rounds, entry, last)}
    left = {entry: last for entry, last in withdrawn.items() if entry not in struck}
    known = {(one.round, one.first, one.second): one for one in results}
    counted = [
        result
        for number, pair, lost in _all_results(rounds, left, won)
        if not struck.intersection(pair) and (result := known.get((number, *pair), lost)) is not None
    ]
    ranked = standings.round_robin(entries - struck, counted, lots)
    behind = standings.round_robin(struck, [], lots)
    return [
        *ranked,
        *(
            Standing(place, one.entry, one.values, one.decided)
            for place, one in enumerate(behind, len(ranked) + 1)
        ),
    ]


def _early(rounds: Sequence[Sequence[Pair]], entry: int, last: int) -> bool:
    """Whether an entry withdrew after round ``last`` before half of its matches."""
    mine = [
        number
        for number, pairs in enumerate(rounds, 1)
        for pair in pairs
        if entry in pair and pair.second is not None
    ]
    return 2 * sum(number <= last for number in mine) < len(mine)


def _all_results(
    rounds: Sequence[Sequence[Pair]], left: Mapping[int, int], won: int
) -> Iterator[tuple[int, Pair, Result | None]]:
    """Each match with its round, and its result by absence where one of the two had withdrawn before."""
    for number, pairs in enumerate(rounds, 1):
        for pair in pairs:
            if pair.second is not None:
                there = number <= left.get(pair.first, number), number <= left.get(pair.second, number)
                lost = None if all(there) else absence(number, (pair.first, pair.second), there, won)
                yield number, pair, lost


def qualified(tables: Sequence[Sequence[Standing]], cut: int) -> list[int]:
    """The ``cut`` best of several groups in order of seed for a knock-out (T-1).

    Better places come first; equal places of different groups by points for each opponent, since groups
    differ in size, then by group.
    """
    ranked = [
        (one.place, -Fraction(one.score) / max(len(group) - 1, 1), number, one.entry)
        for number, group in enumerate(tables)
        for one in group
    ]
    return [entry for *_, entry in sorted(ranked)[:cut]]
