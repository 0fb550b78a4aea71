"""Match points, weeks, seasons and servers (D-6, D-13)."""

import random
from datetime import date
from fractions import Fraction

from bot.deal_of_day.scoring import Result, beside, of_season, of_server, of_week, season_of, week_of
from bot.pairing.matchpoints import field_standings
from testing.each import each


@each("size", [2, 5, 6, 50, 401])
@each("seed", range(5))
def test_DA_4_the_percentages_of_a_field_sum_to_fifty_a_person(size: int, seed: int) -> None:
    rng = random.Random(seed)
    field = [Result(rng.randrange(-2, 3), rng.randrange(0, 121, 10)) for _ in range(size)]
    found = field_standings(field)
    assert sum((one.percent for one in found), Fraction(0)) == 50 * size
    assert {one.size for one in found} == {size}


def test_D_6_a_result_gets_one_point_for_each_it_beats_and_half_for_each_equal_one() -> None:
    field = [Result(0, points) for points in (60, 80, 80, 40, 100)]
    found = field_standings(field)
    assert [one.halves for one in found] == [2, 5, 5, 0, 8]
    assert [one.place for one in found] == [4, 2, 2, 5, 1]
    assert found[-1].percent == 100
    assert found[1].percent == Fraction(125, 2)


def test_D_6_game_points_count_before_card_points() -> None:
    assert field_standings([Result(-1, 90), Result(1, 10)])[1].place == 1


def test_D_4_who_is_not_ranked_is_compared_without_changing_the_field() -> None:
    field = [Result(0, points) for points in (60, 80)]
    assert beside(field, Result(0, 70)).place == 2
    assert len(field_standings(field)) == 2


def test_D_6_a_week_counts_the_best_five_and_a_missing_one_nothing() -> None:
    assert of_week([100, 0, 50, 50, 50, 50, 10]) == 60
    assert of_week([100]) == 20
    assert of_week([]) == 0


def test_D_6_a_season_counts_from_twenty_days_on() -> None:
    assert of_season([50.0] * 19) is None
    assert of_season([40.0] * 10 + [60.0] * 10) == 50


def test_D_13_a_server_needs_five_people() -> None:
    assert of_server([90, 80, 70, 60]) is None
    assert of_server([90, 80, 70, 60, 50, 10]) == 70


def test_weeks_begin_on_monday_and_seasons_are_quarters() -> None:
    assert week_of(date(2026, 11, 22)) == (date(2026, 11, 16), date(2026, 11, 22))
    assert season_of(date(2026, 11, 22)) == (date(2026, 10, 1), date(2026, 12, 31))
    assert season_of(date(2028, 2, 29)) == (date(2028, 1, 1), date(2028, 3, 31))
