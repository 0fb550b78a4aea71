"""Heats: sizes of tables, changing partners, byes and standings (T-14)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from bot.pairing import heats
from bot.pairing.heats import Heat, HeatTable, Score
from testing.worlds.tournaments.random_tournaments import lots_from


@pytest.mark.parametrize(
    ("entries", "allowed", "sizes"),
    [
        (12, {4}, [4, 4, 4]),
        (14, {4}, [4, 4, 4]),
        (11, {3, 4, 5}, [4, 4, 3]),
        (16, {3, 4, 5}, [4, 4, 4, 4]),
        (7, {3, 4, 5}, [4, 3]),
        (10, {4, 6}, [6, 4]),
        (3, {5}, []),
    ],
)
def test_T_14_tables_are_few_and_equal_and_few_rest(
    entries: int, allowed: set[int], sizes: list[int]
) -> None:
    assert heats.sizes(entries, allowed) == sizes


def test_T_14_the_first_round_sits_down_by_standing_and_one_and_four_play_two_and_three() -> None:
    heat = heats.draw(range(1, 9), {4}, [], 1, lots_from(1), sides=2)
    assert [table.sides for table in heat.tables] == [((1, 4), (2, 3)), ((5, 8), (6, 7))]


def test_T_14_six_play_three_against_three() -> None:
    heat = heats.draw(range(1, 7), {6}, [], 1, lots_from(1), sides=2)
    assert heat.tables[0].sides == ((1, 4, 5), (2, 3, 6))


def play_rounds(entries: int, rounds: int, *, sides: int) -> list[Heat]:
    drawn: list[Heat] = []
    for number in range(1, rounds + 1):
        drawn.append(heats.draw(range(1, entries + 1), {4}, drawn, number, lots_from(1), sides=sides))
    return drawn


def test_T_14_nobody_meets_or_partners_twice_where_there_are_enough() -> None:
    drawn = play_rounds(32, 5, sides=2)
    met = Counter(
        frozenset(pair) for heat in drawn for table in heat.tables for pair in combinations(table.entries, 2)
    )
    assert max(met.values()) == 1
    assert drawn == play_rounds(32, 5, sides=2)


def plain_cost(heat: Heat, earlier: list[Heat]) -> int:
    """The cost of a round as T-14 says it; an entry's number is its place in the standing."""
    met = Counter(
        frozenset(pair)
        for heat in earlier
        for table in heat.tables
        for pair in combinations(table.entries, 2)
    )
    mates = Counter(frozenset(side) for heat in earlier for table in heat.tables for side in table.sides)
    return sum(
        sum(
            1000 * met[frozenset((one, other))] ** 2 + (one - other) ** 2
            for one, other in combinations(table.entries, 2)
        )
        + sum(1000 * mates[frozenset(side)] ** 2 for side in table.sides)
        for table in heat.tables
    )


def test_T_14_eight_persons_sit_down_in_the_best_of_all_ways() -> None:
    everybody = set(range(1, 9))
    drawn = play_rounds(8, 6, sides=2)
    for number, heat in enumerate(drawn):
        ways = [
            Heat(
                tuple(
                    HeatTable(((a, d), (b, c)))
                    for a, b, c, d in (sorted(some), sorted(everybody - set(some)))
                )
            )
            for some in combinations(everybody, 4)
        ]
        assert plain_cost(heat, drawn[:number]) == min(plain_cost(way, drawn[:number]) for way in ways)


def test_T_14_who_is_left_over_rests_the_last_first_and_each_once() -> None:
    drawn = play_rounds(10, 5, sides=2)
    assert drawn[0].resting == (9, 10)
    assert sorted(entry for heat in drawn for entry in heat.resting) == list(range(1, 11))


def test_T_14_the_search_lowers_the_costs_and_keeps_neighbours_together() -> None:
    first = heats.draw(range(1, 17), {4}, [], 1, lots_from(1))
    second = heats.draw(range(1, 17), {4}, [first], 2, lots_from(1))
    met = [frozenset(pair) for table in second.tables for pair in combinations(table.entries, 2)]
    before = {frozenset(pair) for table in first.tables for pair in combinations(table.entries, 2)}
    assert not before & set(met)
    assert all(one < other for one, other in pairwise(min(table.entries) for table in second.tables))


def test_T_14_a_bye_brings_the_mean_of_ones_points() -> None:
    scores = [Score(1, 3), Score(1, 2), Score(2, 1), Score(2, 4), Score(2, 2), Score(1, 0)]
    scores += [Score(3, 5), Score(3, 2)]
    table = heats.table([1, 2, 3, 4], scores, [3, 4], lots_from(1))
    assert [(one.entry, one.score) for one in table] == [(3, Fraction(21, 2)), (2, 7), (1, 5), (4, 0)]


def test_T_14_deals_and_card_points_break_ties() -> None:
    scores = [Score(1, 2, 1, 70), Score(2, 2, 2, 60), Score(3, 2, 1, 80)]
    assert [one.entry for one in heats.table([1, 2, 3], scores, [], lots_from(1))] == [2, 3, 1]
