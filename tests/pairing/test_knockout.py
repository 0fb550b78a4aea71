"""Knock-outs: brackets, byes, absences and places (T-12, TA-7)."""

import pytest

from bot.pairing.knockout import Bracket, Match, Place, Spot, Stage, bracket, fold


def won_by_seed(entries: int, *, third_place: bool = False) -> Bracket:
    """A bracket in which the better seed wins every match."""
    decided: dict[Spot, int | None] = {}
    while (found := bracket(range(1, entries + 1), decided, third_place=third_place)).open:
        decided |= {match.spot: min(match.sides) for match in found.open}
    return found


def test_T_12_the_seeds_are_folded() -> None:
    assert fold(2) == [1, 2]
    assert fold(16) == [1, 16, 8, 9, 5, 12, 4, 13, 3, 14, 6, 11, 7, 10, 2, 15]
    for size in (4, 8, 16, 32, 64, 128):
        order = fold(size)
        assert sorted(order) == list(range(1, size + 1))
        assert {one + other for one, other in zip(order[::2], order[1::2], strict=True)} == {size + 1}


def test_TA_7_seeds_1_and_2_meet_in_the_final_only_and_the_top_seeds_have_the_byes() -> None:
    for entries in range(4, 129):
        _check_bracket(entries)


def _check_bracket(entries: int) -> None:
    found = won_by_seed(entries)
    *early, final = (match for row in found.rounds for match in row)
    assert final.sides == [1, 2]
    assert found.winner == 1
    assert all(match.sides != [1, 2] for match in early)
    size = 2 * len(found.rounds[0])
    assert size // 2 < entries <= size
    byes = {match.winner for match in found.rounds[0] if match.stage is Stage.PASSED}
    assert byes == set(range(1, size - entries + 1))
    # In each round whoever is left meets the seed that makes 2^k + 1 with theirs.
    for number, row in enumerate(found.rounds):
        left = size >> number
        assert all(sum(match.sides) == left + 1 for match in row if len(match.sides) == 2)
    places = [place.entry for place in found.places()]
    assert sorted(places) == list(range(1, entries + 1))
    assert [place.best for place in found.places()][:3] == [1, 2, 3]


def test_T_12_where_nobody_came_the_place_stays_empty_and_the_next_passes() -> None:
    found = bracket([1, 2, 3, 4], {Spot(1, 0): None})
    assert found.rounds[1][0].stage is Stage.WAITING
    found = bracket([1, 2, 3, 4], {Spot(1, 0): None, Spot(1, 1): 3})
    assert found.rounds[1][0] == Match(Spot(2, 0), Stage.PASSED, None, 3, 3)
    assert found.finished
    assert found.winner == 3
    assert found.places() == [Place(3, 1, 1), Place(1, 3, 4), Place(2, 3, 4), Place(4, 3, 4)]


def test_T_12_nobody_comes_at_all() -> None:
    found = bracket([1, 2, 3, 4], {Spot(1, 0): None, Spot(1, 1): None}, third_place=True)
    assert found.finished
    assert found.winner is None
    assert [place.best for place in found.places()] == [3, 3, 3, 3]


def test_T_12_the_match_for_third_place() -> None:
    decided: dict[Spot, int | None] = {Spot(1, 0): 1, Spot(1, 1): 3}
    found = bracket([1, 2, 3, 4], decided, third_place=True)
    assert [match.sides for match in found.open] == [[4, 2], [1, 3]]
    assert found.places() == []
    found = bracket([1, 2, 3, 4], {**decided, Spot(2, 1): 4, Spot(2, 0): 3}, third_place=True)
    assert found.finished
    assert found.places() == [Place(3, 1, 1), Place(1, 2, 2), Place(4, 3, 3), Place(2, 4, 4)]
    found = bracket([1, 2, 3, 4], {**decided, Spot(2, 1): None, Spot(2, 0): 3}, third_place=True)
    assert found.places()[2:] == [Place(2, 3, 4), Place(4, 3, 4)]


def test_T_12_who_lost_a_semifinal_passes_where_nobody_came_to_the_other() -> None:
    decided: dict[Spot, int | None] = {Spot(1, 0): None, Spot(1, 1): 2}
    found = bracket([1, 2, 3, 4], decided, third_place=True)
    assert found.finished
    assert found.places() == [Place(2, 1, 1), Place(3, 3, 3), Place(1, 4, 4), Place(4, 4, 4)]


def test_T_12_places_are_known_as_soon_as_somebody_is_out() -> None:
    found = bracket(range(1, 9), {Spot(1, 0): 8, Spot(1, 2): 3})
    assert found.places() == [Place(1, 5, 8), Place(6, 5, 8)]


@pytest.mark.parametrize("decided", [{Spot(1, 0): 2}, {Spot(2, 0): 1}, {Spot(3, 0): 1}, {Spot(1, 0): 9}])
def test_T_12_what_cannot_have_been_played_is_refused(decided: dict[Spot, int | None]) -> None:
    with pytest.raises(ValueError, match="play"):
        bracket([1, 2, 3, 4], decided)
    with pytest.raises(ValueError, match="play"):
        bracket([1, 2, 3], {Spot(1, 0): 1})  # the first seed has a bye


def test_T_1_a_cut_of_two_is_a_final() -> None:
    found = bracket([7, 4], {}, third_place=True)
    assert [match.sides for match in found.open] == [[7, 4]]
    assert found.third is None
