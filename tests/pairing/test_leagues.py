"""Leagues: divisions, promotion and relegation, and twenty seasons of them (S-7, S-8, SA-3)."""

import random
from itertools import combinations

from bot.pairing import leagues, standings
from bot.pairing.results import Result
from testing.worlds.tournaments.random_tournaments import lots_from


def test_S_8_divisions_are_few_and_equal_and_larger_ones_come_lower() -> None:
    assert [[len(one) for one in leagues.divisions(range(size))] for size in (3, 8, 9, 17, 24, 25, 40)] == [
        [3], [8], [4, 5], [5, 6, 6], [8, 8, 8], [6, 6, 6, 7], [8, 8, 8, 8, 8],
    ]  # fmt: skip
    assert leagues.divisions([]) == []


def test_S_8_two_go_up_and_two_go_down() -> None:
    tables = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15, 16, 17]]
    entering = list(range(1, 18))
    found = leagues.next_season(tables, set(), entering)
    assert [set(division) for division in found] == [
        {1, 2, 3, 6, 7},
        {4, 5, 8, 9, 12, 13},
        {10, 11, 14, 15, 16, 17},
    ]


def test_S_8_newcomers_enter_at_the_bottom() -> None:
    found = leagues.next_season([[1, 2, 3, 4], [5, 6, 7, 8, 9]], set(), [21, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20])
    assert found[-1][-2:] == [21, 20]


def test_S_8_who_withdrew_or_missed_half_goes_down_and_who_does_not_enter_is_gone() -> None:
    tables = [[1, 2, 3, 4], [5, 6, 7, 8, 9]]
    found = leagues.next_season(tables, {1}, range(1, 10))
    assert [set(division) for division in found] == [{2, 3, 5, 6}, {1, 4, 7, 8, 9}]
    found = leagues.next_season(tables, {1, 2, 3}, range(1, 10))
    assert not {1, 2, 3} & set(found[0])
    found = leagues.next_season(tables, {1}, [entry for entry in range(2, 10) if entry != 5])
    assert [set(division) for division in found] == [{2, 3, 4, 6, 7, 8, 9}]


def test_S_8_a_division_that_shrinks_keeps_who_was_promoted() -> None:
    tables = [list(range(1, 8)), list(range(8, 16))]
    found = leagues.next_season(tables, set(), range(1, 18))
    assert [len(division) for division in found] == [5, 6, 6]
    assert {8, 9} <= set(found[0])


def test_S_7_the_points_of_a_match() -> None:
    assert leagues.match_points(2, 0) == (3, 0)
    assert leagues.match_points(2, 1) == (2, 1)


def play_season(
    rng: random.Random, divisions: list[list[int]], strength: dict[int, float]
) -> list[list[int]]:
    """The final order of each division after matches to two won games."""
    tables = []
    for number, division in enumerate(divisions):
        results: list[Result] = []
        for pair in combinations(division, 2):
            won = [0, 0]
            chance = 1 / (1 + 10 ** (strength[pair[1]] - strength[pair[0]]))
            while max(won) < 2:
                won[rng.random() >= chance] += 1
            first, second = leagues.match_points(max(won), min(won))
            points = (first, second) if won[0] == 2 else (second, first)
            results.append(Result(len(results) + 1, *pair, points, deals=won[0] - won[1]))
        table = standings.round_robin(division, results, lots_from(number))
        tables.append([one.entry for one in table])
    return tables


def test_SA_3_twenty_seasons_sort_the_members_by_strength() -> None:
    """In each season somebody may come, stay away, withdraw or return."""
    right = everybody = 0
    for seed in range(38):
        rng, members = random.Random(f"league {seed}"), 3 + seed
        strength = {entry: rng.gauss(0, 0.5) for entry in range(1, members + 1)}
        divisions = leagues.divisions(rng.sample(list(strength), members))
        tables: list[list[int]] = []
        for season in range(20):
            seen = [entry for division in divisions for entry in division]
            assert len(seen) == len(set(seen)), "in two divisions"
            assert all(3 <= len(division) <= 8 for division in divisions)
            tables = play_season(rng, divisions, strength)
            leaving = {entry for entry in seen if season < 16 and rng.random() < 0.02}
            away = {entry for entry in strength if season < 16 and rng.random() < 0.02}
            if len(strength) - len(away) < 3:
                away = set()
            if len(strength) < 40 and season < 10 and rng.random() < 0.1:
                strength[max(strength) + 1] = rng.gauss(0, 0.5)
            entering = rng.sample(
                [entry for entry in strength if entry not in away], len(strength) - len(away)
            )
            divisions = leagues.next_season(tables, leaving, entering)
        ladder = [entry for table in tables for entry in table]
        third = max(len(ladder) // 3, 1)
        best = sorted(ladder, key=strength.__getitem__, reverse=True)[:third]
        right += len(set(best) & set(ladder[:third]))
        everybody += third
    assert right >= 0.8 * everybody
