"""Heats: tables of several entries who change from round to round (T-14).

The entries sit down in order of standing. A seeded local search then exchanges entries of different tables
while that lowers the cost: 1000·r² for two who have met r times, as much again for two who have been partners
r times, and d² for two who are d places apart in the standing. It tries a fixed number of exchanges, so it
finds the same tables on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, NamedTuple

from bot.pairing import standings
from bot.pairing.lots import Lots
from bot.pairing.standings import Standing
from bot.pairing.tie_breaks import Criterion
from bot.rules.shuffle import Draws

_REPEATED: Final = 1000
_TRIES: Final = 200
"""The exchanges that a search tries for each entry: half a second for 128 entries at tables of four."""
_KICK: Final = 3
"""The random exchanges with which the search leaves an order that no exchange improves."""


class HeatTable(NamedTuple):
    """A table of a heat: its sides. Without partners each side is one entry."""

    sides: tuple[tuple[int, ...], ...]

    @property
    def entries(self) -> tuple[int, ...]:
        """All who sit here."""
        return tuple(entry for side in self.sides for entry in side)


class Heat(NamedTuple):
    """The tables of a round, the leaders' first, and who rests."""

    tables: tuple[HeatTable, ...]
    resting: tuple[int, ...] = ()


class Score(NamedTuple):
    """What a round has brought an entry at a table.

    ``points`` are game points in auction games, else 2 for a win and 1 for a draw.
    """

    entry: int
    points: int
    deals: int = 0
    """The deals won minus the deals lost."""
    cards: int = 0


def sizes(entries: int, allowed: Collection[int]) -> list[int]:
    """The sizes of the tables for so many entries, larger ones first; who is left over rests.

    As few rest as possible, then there are as few tables as possible, of sizes as equal as possible.
    ``allowed``: the numbers of players that a table can have.
    """
    best: list[tuple[int, int, list[int]] | None] = [(0, 0, [])]
    for seated in range(1, entries + 1):
        ways = [
            (before[0] + 1, before[1] + size * size, [*before[2], size])
            for size in allowed
            if size <= seated and (before := best[seated - size]) is not None
        ]
        best.append(min(ways, default=None))
    found = next(way for way in reversed(best) if way is not None)
    return sorted(found[2], reverse=True)


def draw(
    order: Sequence[int],
    allowed: Collection[int],
    earlier: Sequence[Heat],
    number: int,
    lots: Lots,
    *,
    sides: int = 0,
) -> Heat:
    """The tables of round ``number`` (from 1).

    ``order``: who plays, by standing, the first first. ``sides``: the number of sides of a partnership
    game, 0 without partners. Those rest who have rested least often, of these the last.
    """
    seats = sizes(len(order), allowed)
    rested = Counter(entry for heat in earlier for entry in heat.resting)
    from_below = list(reversed(order))
    from_below.sort(key=lambda entry: rested[entry])
    resting = set(from_below[: len(order) - sum(seats)])
    playing = [entry for entry in order if entry not in resting]
    tables = _Search(playing, seats, earlier, sides).tables(lots(f"heat:{number}"))
    return Heat(
        tuple(
            HeatTable(tuple(tuple(playing[place] for place in side) for side in table)) for table in tables
        ),
        tuple(entry for entry in order if entry in resting),
    )


def _sides(places: Sequence[int], sides: int) -> list[tuple[int, ...]]:
    """The sides of a table, by serpentine: 1 and 4 against 2 and 3 (T-14). ``places`` are in order."""
    if not sides:
        return [(place,) for place in places]
    found: list[list[int]] = [[] for _ in range(sides)]
    for number, place in enumerate(places):
        row, column = divmod(number, sides)
        found[sides - 1 - column if row % 2 else column].append(place)
    return [tuple(side) for side in found]


class _Search:
    """The search for the tables of a round. An entry is its place in the standing, from 0."""

    def __init__(
        self, playing: Sequence[int], sizes: Sequence[int], earlier: Sequence[Heat], sides: int
    ) -> None:
        self._partners = sides
        starts = [sum(sizes[:number]) for number in range(len(sizes))]
        self._tables = [list(range(start, start + size)) for start, size in zip(starts, sizes, strict=True)]
        place = {entry: number for number, entry in enumerate(playing)}
        met = _meetings(place, (table.entries for heat in earlier for table in heat.tables))
        mates = _meetings(place, (side for heat in earlier for table in heat.tables for side in table.sides))
        everybody = range(len(playing))
        self._met_costs = [
            [_REPEATED * met[one, other] ** 2 + (one - other) ** 2 for other in everybody]
            for one in everybody
        ]
        self._mate_costs = {pair: _REPEATED * times**2 for pair, times in mates.items()}

    def tables(self, draws: Draws) -> list[list[tuple[int, ...]]]:
        """The sides of each table, as places."""
        tables = self._tables
        costs = [self._cost(table) for table in tables]
        if len(tables) > 1:
            tries = _TRIES * sum(map(len, tables))
            tables, costs, tries = self._descend(tables, costs, draws, tries)
            while tries > 0:
                other, other_costs, tries = self._descend(*self._kicked(tables, draws), draws, tries)
                if sum(other_costs) < sum(costs):
                    tables, costs = other, other_costs
        return [_sides(table, self._partners) for table in sorted(map(sorted, tables))]

    def _cost(self, table: Sequence[int]) -> int:
        total = 0
        for number, one in enumerate(table):
            row = self._met_costs[one]
            total += sum(row[other] for other in table[number + 1 :])
        if self._partners and self._mate_costs:
            for side in _sides(sorted(table), self._partners):
                total += sum(self._mate_costs.get(pair, 0) for pair in combinations(side, 2))
        return total

    def _kicked(self, tables: Sequence[Sequence[int]], draws: Draws) -> tuple[list[list[int]], list[int]]:
        """The tables after some random exchanges between neighbours, with their costs."""
        changed = [list(table) for table in tables]
        for _ in range(_KICK):
            number = draws.below(len(changed) - 1)
            here, there = changed[number], changed[number + 1]
            mine, theirs = draws.below(len(here)), draws.below(len(there))
            here[mine], there[theirs] = there[theirs], here[mine]
        return changed, [self._cost(table) for table in changed]

    def _descend(
        self, tables: Sequence[Sequence[int]], costs: Sequence[int], draws: Draws, tries: int
    ) -> tuple[list[list[int]], list[int], int]:
        """The tables after every exchange that lowers the cost, their costs, and the tries that are left."""
        found, sums = [list(table) for table in tables], list(costs)
        better = True
        while better and tries > 0:
            better = False
            for (one, mine), (other, theirs) in self._exchanges(found, draws):
                tries -= 1
                first, second = found[one], found[other]
                first[mine], second[theirs] = second[theirs], first[mine]
                changed = self._cost(first), self._cost(second)
                if sum(changed) < sums[one] + sums[other]:
                    sums[one], sums[other] = changed
                    better = True
                else:
                    first[mine], second[theirs] = second[theirs], first[mine]
        return found, sums, tries

    @staticmethod
    def _exchanges(
        tables: Sequence[Sequence[int]], draws: Draws
    ) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """The seats whose entries may change places: at tables near each other, from a random one on."""
        seats = [(number, seat) for number, table in enumerate(tables) for seat in range(len(table))]
        start = draws.below(len(seats))
        for one in seats[start:] + seats[:start]:
            for distance in (1, 2, 3):
                number = one[0] + distance
                if number < len(tables):
                    yield from ((one, (number, seat)) for seat in range(len(tables[number])))


def _meetings(place: dict[int, int], groups: Iterable[Iterable[int]]) -> Counter[tuple[int, int]]:
    """How often two of those who play were in a group together, for both orders of the two."""
    found = Counter[tuple[int, int]]()
    for group in groups:
        for one, other in combinations([place[entry] for entry in group if entry in place], 2):
            found[one, other] += 1
            found[other, one] += 1
    return found


def table(
    entries: Collection[int], scores: Sequence[Score], resting: Sequence[int], lots: Lots
) -> list[Standing]:
    """The standings by points, deals and card points, the first first.

    ``resting``: who had a bye, once for each; a bye brings an entry the mean of its points (T-14).
    """
    mine = {entry: [score for score in scores if score.entry == entry] for entry in entries}
    byes = Counter(resting)

    def points(entry: int) -> Fraction:
        total, rounds = sum(score.points for score in mine[entry]), len(mine[entry])
        return total + Fraction(total * byes[entry], max(rounds, 1))

    return standings.order(
        entries,
        {
            Criterion.POINTS: {entry: points(entry) for entry in entries},
            Criterion.DEALS: {entry: sum(score.deals for score in mine[entry]) for entry in entries},
            Criterion.CARDS: {entry: sum(score.cards for score in mine[entry]) for entry in entries},
        },
        lots,
    )
