"""The Swiss system: pairings, rests and the number of rounds (T-9, T-10, TA-2)."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from bot.pairing import swiss
from bot.pairing.results import Pair, Result, absence, bye, missed
from testing.builders.played_results import played
from testing.worlds.tournaments.random_tournaments import lots_from, play_swiss, random_result

Costs = tuple[int, ...]


def matchings(entries: Sequence[int]) -> Iterator[list[Pair]]:
    """Every way to pair all entries; with an odd number each of them rests once."""
    if len(entries) < 2:
        yield [Pair(entry, None) for entry in entries]
        return
    first, *others = entries
    if len(entries) % 2:
        for rest in matchings(others):
            yield [*rest, Pair(first, None)]
    for second in others:
        for pairs in matchings([entry for entry in others if entry != second]):
            yield [*pairs, Pair(first, second)]


def plain_costs(pairs: Sequence[Pair], seeds: Sequence[int], results: Sequence[Result]) -> Costs:
    """The costs of a round as T-9 says them, from the results alone."""

    def points(entry: int, before: int) -> int:
        return sum(
            one.points[one.first != entry]
            for one in results
            if entry in {one.first, one.second} and one.round < before
        )

    def direction(entry: int, other: int | None, number: int) -> int:
        if other is None:
            return -1
        mine, theirs = points(entry, number), points(other, number)
        return (theirs > mine) - (theirs < mine)

    number = max((one.round for one in results), default=0) + 1
    last = {
        entry: direction(entry, one.second if entry == one.first else one.first, one.round)
        for one in results
        if one.round == number - 1
        for entry in (one.first, one.second)
        if entry is not None
    }
    met = Counter(frozenset((one.first, one.second)) for one in results)
    again = [met[frozenset(pair)] for pair in pairs]
    from_below = sorted(seeds, key=lambda entry: (points(entry, number), -seeds.index(entry)))
    floats = [
        (entry, direction(entry, other, number))
        for one, two in pairs
        for entry, other in ((one, two), (two, one))
        if entry is not None
    ]
    return (
        sum(times > 0 for times in again),
        sum(times**2 for times in again),
        sum(from_below.index(pair.first) for pair in pairs if pair.second is None),
        sum(
            (points(pair.first, number) - points(pair.second, number)) ** 2
            for pair in pairs
            if pair.second is not None
        ),
        sum(bool(way) and last.get(entry) == way for entry, way in floats),
    )


@pytest.mark.parametrize("entries", range(4, 9))
def test_TA_2_the_pairing_is_the_best_of_all(entries: int) -> None:
    """Also where more rounds than n/2 force repetitions (T-10)."""
    rng = random.Random(f"best {entries}")
    seeds = rng.sample(range(1, 100), entries)
    results: list[Result] = []
    for number in range(1, entries + 2):
        pairs = swiss.pair_round(seeds, set(seeds), results, number, lots_from(entries))
        best = min(plain_costs(others, seeds, results) for others in matchings(seeds))
        assert plain_costs(pairs, seeds, results) == best
        results += [random_result(rng, number, pair) for pair in pairs]


@pytest.mark.parametrize("entries", range(4, 17))
def test_TA_2_nobody_meets_anybody_or_rests_twice_up_to_half_as_many_rounds(entries: int) -> None:
    for seed in range(3):
        results = play_swiss(seed, entries, withdraw=0, rounds=swiss.most_rounds(entries))
        met = Counter(frozenset((one.first, one.second)) for one in results)
        assert set(met.values()) == {1}


def test_T_9_the_first_round_pairs_the_upper_half_with_the_lower_in_order_of_seed() -> None:
    seeds = [5, 3, 8, 1, 9, 2, 7]
    assert swiss.pair_round(seeds, seeds, [], 1, lots_from(1)) == [
        Pair(5, 1), Pair(3, 9), Pair(8, 2), Pair(7, None),
    ]  # fmt: skip


def test_T_9_an_odd_group_sends_its_last_down_to_the_first_of_the_next() -> None:
    seeds = list(range(1, 9))
    results = [
        *(played(1, (winner, winner + 4), 1) for winner in (1, 2, 3)),
        played(1, (4, 8), 0),
    ]
    pairs = swiss.pair_round(seeds, seeds, results, 2, lots_from(1))
    assert pairs == [Pair(1, 2), Pair(3, 4), Pair(8, 5), Pair(6, 7)]


def test_T_9_who_rested_rests_again_only_after_all_others() -> None:
    seeds = [1, 2, 3, 4, 5]
    resting = []
    results: list[Result] = []
    for number in range(1, 6):
        pairs = swiss.pair_round(seeds, seeds, results, number, lots_from(3))
        resting.append(pairs[-1].first)
        results += [
            bye(number, one.first) if one.second is None else played(number, (one.first, one.second), 1)
            for one in pairs
        ]
    assert sorted(resting) == seeds


def test_T_9_a_match_to_which_somebody_did_not_come_is_not_paired_again() -> None:
    results = [absence(1, (1, 3), (True, False)), absence(1, (2, 4), (False, False))]
    pairs = swiss.pair_round([1, 2, 3, 4], [1, 2, 3, 4], results, 2, lots_from(1))
    assert not {frozenset(pair) for pair in pairs} & {frozenset((1, 3)), frozenset((2, 4))}


def test_T_10_withdrawals_cost_as_few_repetitions_as_possible() -> None:
    """Four of eight are left after four rounds: of three more rounds they play whatever is new first."""
    seeds = list(range(1, 9))
    rng = random.Random(10)
    results: list[Result] = []
    for number in range(1, 11):
        playing = seeds if number <= 3 else seeds[:4]
        pairs = swiss.pair_round(seeds, playing, results, number, lots_from(10))
        results += [random_result(rng, number, pair) for pair in pairs]
    met = Counter(frozenset((one.first, one.second)) for one in results if one.round > 3)
    assert sum(met.values()) == 14
    assert max(met.values()) - min(met.values()) <= 1


def test_T_9_the_same_lots_give_the_same_round_and_others_decide_between_equal_ones() -> None:
    seeds = list(range(1, 17))
    results = [played(1, (one, one + 8), 0) for one in range(1, 9)]
    found = [swiss.pair_round(seeds, seeds, results, 2, lots_from(seed)) for seed in (1, 1, 2)]
    assert found[0] == found[1]
    costs = [plain_costs(pairs, seeds, results) for pairs in found]
    assert costs[0] == costs[2]


def test_T_9_one_or_nobody_plays() -> None:
    assert swiss.pair_round([1, 2], [2], [], 1, lots_from(1)) == [Pair(2, None)]
    assert swiss.pair_round([1, 2], [], [], 1, lots_from(1)) == []


def test_T_10_the_number_of_rounds() -> None:
    assert [swiss.default_rounds(entries) for entries in (4, 5, 6, 7, 8, 9, 16, 17, 128)] == [
        2, 3, 3, 3, 3, 4, 4, 5, 7,
    ]  # fmt: skip
    assert [swiss.most_rounds(entries) for entries in (4, 5, 16, 127, 128)] == [2, 3, 8, 64, 64]
    assert all(few <= many for few, many in pairwise(swiss.default_rounds(n) for n in range(4, 129)))


def test_T_9_the_costs_of_the_longest_event_fit_into_the_solver() -> None:
    """128 entries after 63 rounds: the sums of the digits are as large as they become."""
    seeds = list(range(1, 129))
    results = [
        played(number, (one, other), 1)
        for number in range(1, 64)
        for one, other in zip(seeds[::2], seeds[1::2], strict=True)
    ]
    pairs = swiss.pair_round(seeds, seeds, results, 64, lots_from(1))
    assert len(pairs) == 64
    before = {frozenset((one.first, one.second)) for one in results}
    assert not before & {frozenset(pair) for pair in pairs}


def test_T_6_a_missed_round_is_no_rest() -> None:
    """Who came late has not used up their bye."""
    results = [missed(1, 5, first=False), played(1, (1, 3), 1), played(1, (2, 4), 1)]
    pairs = swiss.pair_round([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], results, 2, lots_from(1))
    assert pairs == [Pair(1, 2), Pair(3, 4), Pair(5, None)]
