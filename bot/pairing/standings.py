"""Standings: the order of entries, with the tie-break that decided each place (T-13)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.pairing import tie_breaks
from bot.pairing.lots import Lots, shuffled
from bot.pairing.results import Result, games_of
from bot.pairing.tie_breaks import Criterion, Value

Measure = Callable[[Sequence[int]], Mapping[int, Value] | None]
"""What a criterion gives each of several tied entries; None where it says nothing about them."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of an entry, from 1; no two have the same.

    ``values`` has each criterion that is defined for the entry, the most important first, and ``DIRECT`` only
    where the entry was tied. ``decided`` is the criterion that put the entry behind the one before it; None
    for the first.
    """

    place: int
    entry: int
    values: Mapping[Criterion, Value]
    decided: Criterion | None = None

    @property
    def score(self) -> Value:
        """What counts first: the points, or the percentage at equal boards."""
        return next(iter(self.values.values()))


def swiss(entries: Collection[int], results: Sequence[Result], rounds: int, lots: Lots) -> list[Standing]:
    """The standings of a Swiss after ``rounds`` closed rounds, the first first."""
    games = games_of(results)
    adjusted = {entry: tie_breaks.adjusted_points(games[entry], rounds) for entry in entries}
    met = {entry: tie_breaks.met_in_swiss(games[entry], adjusted, rounds) for entry in entries}
    return order(
        entries,
        {
            Criterion.POINTS: {entry: tie_breaks.points_of(games[entry]) for entry in entries},
            Criterion.BUCHHOLZ_CUT_1: {entry: tie_breaks.buchholz_cut_1(met[entry]) for entry in entries},
            Criterion.BUCHHOLZ: {entry: tie_breaks.buchholz(met[entry]) for entry in entries},
            Criterion.SONNEBORN_BERGER: {entry: tie_breaks.sonneborn_berger(met[entry]) for entry in entries},
            Criterion.DIRECT: lambda tied: tie_breaks.direct(tied, games, all_met=True),
            Criterion.DEALS: {entry: tie_breaks.deals_of(games[entry]) for entry in entries},
            Criterion.CARDS: {entry: tie_breaks.cards_of(games[entry]) for entry in entries},
        },
        lots,
    )


def round_robin(entries: Collection[int], results: Sequence[Result], lots: Lots) -> list[Standing]:
    """The standings of a round robin, the first first. ``round_robin.table`` knows of withdrawals."""
    games = games_of(results)
    points = {entry: tie_breaks.points_of(games[entry]) for entry in entries}
    met = {entry: tie_breaks.met_in_round_robin(games[entry], points) for entry in entries}
    return order(
        entries,
        {
            Criterion.POINTS: points,
            Criterion.DIRECT: lambda tied: tie_breaks.direct(tied, games, all_met=False),
            Criterion.SONNEBORN_BERGER: {entry: tie_breaks.sonneborn_berger(met[entry]) for entry in entries},
            Criterion.DEALS: {entry: tie_breaks.deals_of(games[entry]) for entry in entries},
            Criterion.CARDS: {entry: tie_breaks.cards_of(games[entry]) for entry in entries},
        },
        lots,
    )


def order(
    entries: Collection[int], criteria: Mapping[Criterion, Mapping[int, Value] | Measure], lots: Lots
) -> list[Standing]:
    """The entries by criteria, the most important first, and at last by lot."""
    drawn = shuffled(sorted(entries), lots("ties"))
    last = {entry: len(drawn) - place for place, entry in enumerate(drawn)}
    measures = {**criteria, Criterion.LOT: last}
    values = {
        entry: {
            criterion: found[entry] for criterion, found in measures.items() if isinstance(found, Mapping)
        }
        for entry in entries
    }
    ranked = _ranked(sorted(entries), list(measures.items()), None, values)
    return [
        Standing(place, entry, values[entry], decided) for place, (entry, decided) in enumerate(ranked, 1)
    ]


def _ranked(
    tied: Sequence[int],
    measures: Sequence[tuple[Criterion, Mapping[int, Value] | Measure]],
    decided: Criterion | None,
    values: Mapping[int, dict[Criterion, Value]],
) -> Iterator[tuple[int, Criterion | None]]:
    """The tied entries in order, each with what put it behind the one before; ``decided`` is the first's."""
    if len(tied) < 2:
        yield from ((entry, decided) for entry in tied)
        return
    (criterion, measure), *later = measures
    found = measure if isinstance(measure, Mapping) else measure(tied)
    if found is None:
        yield from _ranked(tied, later, decided, values)
        return
    for entry in tied:
        values[entry].setdefault(criterion, found[entry])
    ranked = sorted(tied, key=lambda entry: found[entry], reverse=True)
    groups = [list(group) for _, group in groupby(ranked, key=lambda entry: found[entry])]
    if len(groups) > 1 and not isinstance(measure, Mapping):
        later = list(measures)  # a table among the tied is another one among those who still are
    for number, group in enumerate(groups):
        yield from _ranked(group, later, criterion if number else decided, values)
