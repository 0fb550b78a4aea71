"""Arenas: who is paired when, bonus points and ties (T-15)."""

from bot.pairing import arena
from bot.pairing.arena import Waiting
from bot.pairing.results import Pair, absence
from bot.pairing.tie_breaks import Criterion
from testing.builders.played_results import played
from testing.worlds.tournaments.random_tournaments import lots_from


def test_T_15_neighbours_in_rank_meet_and_the_rating_decides_between_equals() -> None:
    waiting = [Waiting(entry, rank, 1500, 5) for entry, rank in ((4, 1), (8, 2), (2, 3), (6, 4))]
    assert arena.pair_waiting(waiting, 1, lots_from(1)) == [Pair(4, 8), Pair(2, 6)]
    equal = [Waiting(1, 1, 900, 5), Waiting(2, 1, 100, 5), Waiting(3, 1, 880, 5), Waiting(4, 1, 150, 5)]
    assert arena.pair_waiting(equal, 1, lots_from(1)) == [Pair(1, 3), Pair(2, 4)]


def test_T_15_who_just_met_meets_others_first() -> None:
    waiting = [
        Waiting(1, 1, 0, 5, last=2),
        Waiting(2, 2, 0, 5, last=1),
        Waiting(3, 30, 0, 5, last=4),
        Waiting(4, 31, 0, 5, last=3),
    ]
    for pair in arena.pair_waiting(waiting, 1, lots_from(1)):
        assert set(pair) not in ({1, 2}, {3, 4})


def test_T_15_a_lone_pair_that_just_met_waits_a_minute() -> None:
    def pairs(waited_s: float) -> list[Pair]:
        waiting = [Waiting(1, 1, 0, waited_s + 10, 2), Waiting(2, 2, 0, waited_s, 1)]
        return arena.pair_waiting(waiting, 1, lots_from(1))

    assert pairs(59) == []
    assert pairs(60) == [Pair(1, 2)]
    strangers = [Waiting(1, 1, 0, 0), Waiting(2, 2, 0, 0, 3)]
    assert arena.pair_waiting(strangers, 1, lots_from(1)) == [Pair(1, 2)]
    assert arena.pair_waiting(strangers[:1], 1, lots_from(1)) == []


def test_T_15_with_an_odd_number_nobody_is_left_over_twice() -> None:
    waiting = [Waiting(1, 1, 0, 5), Waiting(2, 2, 0, 5), Waiting(3, 90, 0, 25)]
    pairs = arena.pair_waiting(waiting, 1, lots_from(1))
    assert len(pairs) == 1
    assert 3 in pairs[0]
    waiting[2] = Waiting(3, 90, 0, 5)
    assert arena.pair_waiting(waiting, 1, lots_from(1)) == [Pair(1, 2)]


def test_T_15_from_the_third_win_running_each_brings_a_point_more() -> None:
    assert arena.points_of([2, 2, 2, 2, 1, 2, 2, 0, 2, 2, 2]) == [2, 2, 3, 3, 1, 2, 2, 0, 2, 2, 3]


def test_T_15_the_table_counts_the_bonus_and_the_opponents_ratings() -> None:
    results = [
        played(1, (1, 4), 1),
        played(2, (1, 3), 1),
        played(3, (1, 2), 1),
        played(4, (2, 3), 1),
        played(5, (5, 6), 1),
        absence(6, (6, 5), (False, False)),
    ]
    ratings = {1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60}
    table = arena.table(ratings, results, ratings, lots_from(1))
    assert [one.entry for one in table][:3] == [1, 5, 2]
    assert table[0].score == 7
    assert table[1].values[Criterion.OPPONENTS] == 60
    assert table[2].values[Criterion.OPPONENTS] == 20
    assert table[2].decided is Criterion.OPPONENTS


def test_T_15_who_is_left_over_again_comes_after_who_would_meet_again() -> None:
    two = [Waiting(1, 1, 0, 40, last=2), Waiting(2, 2, 0, 40, last=1)]
    for number in range(20):
        (pair,) = arena.pair_waiting([*two, Waiting(3, 3, 0, 0)], number, lots_from(number))
        assert 3 in pair


def test_T_15_computers_do_not_meet_each_other() -> None:
    person = Waiting(1, 9, 0, 0)
    two = [Waiting(entry, entry, 0, 90, last=1, is_computer=True) for entry in (2, 3)]
    assert arena.pair_waiting(two, 1, lots_from(1)) == []
    for last in (2, 3):
        for number in range(9):
            (pair,) = arena.pair_waiting([*two, person._replace(last=last)], number, lots_from(number))
            assert {*pair} == {1, 5 - last}


def test_T_15_a_computer_is_left_over_before_a_person() -> None:
    people = [Waiting(1, 1, 0, 0), Waiting(2, 90, 0, 0)]
    computer = Waiting(3, 2, 0, 90, is_computer=True)
    assert arena.pair_waiting([*people, computer], 1, lots_from(1)) == [Pair(1, 2)]
    just_met = [people[0]._replace(last=2), people[1]._replace(last=1)]
    assert arena.pair_waiting([*just_met, computer], 1, lots_from(1)) == [Pair(1, 3)]
