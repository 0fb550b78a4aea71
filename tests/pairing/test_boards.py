"""Team matches, pairs at equal boards, and predictions (D-10, D-11, G-1)."""

import random
from fractions import Fraction

from bot.pairing import equal_boards, predictions, team_match
from bot.pairing.equal_boards import BoardTable
from bot.pairing.team_match import Board
from testing.worlds.tournaments.random_tournaments import lots_from


def test_D_10_the_thresholds_of_swing_points() -> None:
    assert team_match.THRESHOLDS == (3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102)
    for amount in range(-200, 201):
        most = max(k for k in range(13) if k * (k + 5) // 2 <= abs(amount))
        assert team_match.swing_points(amount) == (most if amount > 0 else -most)


def test_D_10_a_swing_is_what_a_team_has_gained_over_both_tables() -> None:
    assert team_match.swing(Board((70, 50), (50, 70))) == 0
    assert team_match.swing(Board((60, 60), (60, 60))) == 0
    assert team_match.swing(Board((75, 45), (61, 59))) == 36
    assert team_match.swing_points(team_match.swing(Board((40, 80), (60, 60)))) == -5


def test_DA_5_equal_programs_score_nothing_and_teams_score_opposite() -> None:
    rng = random.Random(5)
    for _ in range(200):
        even, other = (points := rng.randint(0, 120)), 120 - points
        assert team_match.swing(Board((even, other), (other, even))) == 0
        mine = [(rng.randint(0, 120)) for _ in range(2)]
        board = Board((mine[0], 120 - mine[0]), (mine[1], 120 - mine[1]))
        theirs = Board(board.there[::-1], board.here[::-1])
        assert team_match.swing(board) == -team_match.swing(theirs)


def test_D_11_pairs_are_compared_with_those_in_the_same_seats() -> None:
    tables = [BoardTable(1, 2, (80, 40)), BoardTable(3, 4, (60, 60)), BoardTable(5, 6, (60, 60))]
    assert equal_boards.board_percents(tables) == {1: 100, 3: 25, 5: 25, 2: 0, 4: 75, 6: 75}
    tables += [BoardTable(7, 8, None, (True, False))]
    found = equal_boards.board_percents(tables)
    assert found[7] == 60
    assert found[8] == 0
    assert found[1] == 100
    assert equal_boards.board_percents(tables[:1]) == {1: 50, 2: 50}


def test_D_11_the_mean_of_all_percentages_counts_and_then_the_card_points() -> None:
    percents = {1: [Fraction(100), Fraction(25)], 2: [Fraction(60)], 3: [Fraction(60), Fraction(60)], 4: []}
    table = equal_boards.table([1, 2, 3, 4], percents, {2: 70, 3: 90}, lots_from(1))
    assert [(one.entry, one.score) for one in table] == [(1, Fraction(125, 2)), (3, 60), (2, 60), (4, 0)]


def test_G_1_the_points_of_a_prediction() -> None:
    assert predictions.points(0, {0}, 0.35, {0, 1}) == 2
    assert predictions.points(1, {1}, 0.65, {0, 1}) == 1
    assert predictions.points(1, {0}, 0.65, {0, 1}) == 0
    assert predictions.points(1, (), 0.65, {0, 1}) == 0
    assert predictions.points(0, {0}, 0.35, {0}) == 0
    assert predictions.points(0, {0}, 0.4, {0, 1}) == 1
