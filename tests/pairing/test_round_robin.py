"""Round robins: schedules, groups, withdrawals and qualified entries (T-11)."""

from collections import Counter

from bot.pairing import round_robin, standings
from bot.pairing.results import Pair, Result
from bot.pairing.tie_breaks import Criterion
from testing.builders.played_results import played
from testing.worlds.tournaments.random_tournaments import lots_from

POINTS = Criterion.POINTS


def test_T_11_everybody_meets_everybody_and_rests_once_if_their_number_is_odd() -> None:
    for entries in range(2, 20):
        rounds = round_robin.schedule(range(1, entries + 1))
        assert len(rounds) == entries - 1 + entries % 2
        for pairs in rounds:
            seen = [entry for pair in pairs for entry in pair if entry is not None]
            assert sorted(seen) == list(range(1, entries + 1))
        met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
        assert set(met.values()) == {1}
        assert sum(None in pair for pair in met) == (entries if entries % 2 else 0)


def test_T_11_a_double_round_robin_changes_the_sides_in_its_second_half() -> None:
    rounds = round_robin.schedule([1, 2, 3, 4, 5], double=True)
    half = len(rounds) // 2
    for there, back in zip(rounds[:half], rounds[half:], strict=True):
        assert [tuple(reversed(pair)) if pair.second else pair for pair in there] == back


def test_T_11_groups_are_filled_to_and_fro_and_hold_four_to_eight() -> None:
    assert round_robin.groups(range(1, 18)) == [
        [1, 6, 7, 12, 13],
        [2, 5, 8, 11, 14, 17],
        [3, 4, 9, 10, 15, 16],
    ]
    assert round_robin.groups(range(1, 9)) == [list(range(1, 9))]
    for entries in range(4, 129):
        sizes = [len(group) for group in round_robin.groups(range(entries))]
        assert 4 <= min(sizes) <= max(sizes) <= 8
        assert max(sizes) - min(sizes) <= 1


def _all_won_by_the_first(rounds: list[list[Pair]], until: int) -> list[Result]:
    return [
        played(number, (pair.first, pair.second), -1 if pair.first > pair.second else 1)
        for number, pairs in enumerate(rounds[:until], 1)
        for pair in pairs
        if pair.second is not None
    ]


def test_T_11_who_withdraws_before_half_of_the_matches_counts_for_nobody() -> None:
    rounds = round_robin.schedule([1, 2, 3, 4, 5, 6])
    results = _all_won_by_the_first(rounds, 2)
    table = round_robin.table(rounds, results, {1: 2}, lots_from(1))
    assert table[-1].entry == 1
    assert table[-1].score == 0
    kept = [one for one in results if 1 not in {one.first, one.second}]
    assert table[:-1] == standings.round_robin([2, 3, 4, 5, 6], kept, lots_from(1))


def test_T_11_who_withdraws_later_loses_the_rest_by_absence() -> None:
    rounds = round_robin.schedule([1, 2, 3, 4, 5, 6])
    results = _all_won_by_the_first(rounds, 3)
    table = {one.entry: one for one in round_robin.table(rounds, results, {1: 3}, lots_from(1))}
    assert table[1].values[POINTS] == 6
    left = [pair for pairs in rounds[3:] for pair in pairs if 1 in pair]
    for one, other in left:
        opponent = other if one == 1 else one
        before = sum(one.points[one.first != opponent] for one in results if opponent in one[1:3])
        assert table[opponent or 0].values[POINTS] == before + 2


def test_T_11_what_the_log_says_of_a_match_counts_before_an_absence() -> None:
    rounds = round_robin.schedule([1, 2, 3, 4])
    results = _all_won_by_the_first(rounds, 3)
    assert round_robin.table(rounds, results, {1: 2}, lots_from(1)) == round_robin.table(
        rounds, results, {}, lots_from(1)
    )


def test_T_1_the_best_of_all_groups_come_first_and_points_a_match_decide_between_equal_places() -> None:
    groups = [[1, 3, 5, 7, 9], [2, 4, 6, 8]]
    tables = [
        round_robin.table(rounds, _all_won_by_the_first(rounds, len(rounds)), {}, lots_from(1))
        for rounds in map(round_robin.schedule, groups)
    ]
    assert round_robin.qualified(tables, 2) == [1, 2]
    # The second of five has 6 of 8 points, the second of four 4 of 6.
    assert round_robin.qualified(tables, 4) == [1, 2, 3, 4]
    assert round_robin.qualified(tables, 8) == [1, 2, 3, 4, 5, 6, 7, 8]
