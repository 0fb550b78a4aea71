"""The benchmark of strength is fair: the same deals for both, all ways to sit, a figure that is honest."""

import sys
from math import isclose
from statistics import fmean

import pytest

from benchmarks.computers import strength
from benchmarks.computers.strength import Contest, Figure, compare, deal_scores, rules_of, ways


@pytest.mark.parametrize(
    ("game", "number"),
    [
        ("briscola", 2),
        ("briscola,players=4", 2),
        ("briscola,players=6", 2),
        ("briscola,players=3", 3),
        ("chiamata", 5),
        ("bosnian32,players=10", 10),
        ("briscola,players=4,teams=none", 4),
    ],
)
def test_a_sits_once_at_every_side_or_seat(game: str, number: int) -> None:
    rules = rules_of(game)
    seats = [seat for way in ways(rules) for seat in way]
    assert len(ways(rules)) == number
    assert sorted(seats) == [*range(rules.players)]


@pytest.mark.parametrize("game", ["briscola", "briscola,players=4", "briscola,players=3", "sueca", "a31"])
def test_whoever_plays_against_itself_wins_its_part_of_every_deal(game: str) -> None:
    contest = Contest("greedy", "greedy", game, "even")
    for number in range(4):
        shares = [score.share for score in deal_scores(contest, number)]
        assert isclose(sum(shares), 1)


def test_the_points_of_a_deal_with_a_declarer_are_nobody_s_gain() -> None:
    for number in range(6):
        scores = deal_scores(Contest("greedy", "greedy", "chiamata", "zero"), number)
        assert sum(score.points for score in scores) == 0
        assert sum(score.declares for score in scores) <= 1


def test_the_same_seed_gives_the_same_row_and_another_does_not() -> None:
    def row(seed: str) -> str:
        told = compare(Contest("greedy", "random", "briscola", seed), 8, None, None)
        return told.rpartition("|")[0].rpartition("|")[0]  # without the time of a move

    assert row("a") == row("a")
    assert "greedy | random | briscola for 2 |" in row("a")
    assert " 16" in row("a")
    assert len({row(seed) for seed in "abcdef"}) > 1


def test_it_goes_on_until_the_interval_is_narrow() -> None:
    contest = Contest("greedy", "greedy", "briscola", "narrow")
    assert f"| {2 * strength.BATCH} |" in compare(contest, 1, 0.2, None)


def test_the_interval_is_that_of_independent_deals() -> None:
    figure = Figure.of([0.0, 1.0] * 50)
    assert figure.mean == 0.5
    assert isclose(figure.half, 1.96 * 0.05, rel_tol=0.01)
    assert Figure.of([1.0]).half == float("inf")


def test_the_yardstick_beats_chance_by_what_was_measured() -> None:
    contest = Contest("greedy", "random", "briscola", "known")
    assert fmean(score.share for number in range(60) for score in deal_scores(contest, number)) > 0.8


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nobody", "novice"], "no chooser"),
        (["novice", "greedy", "briscola,players=77"], "no such game"),
        (["novice", "greedy", "tarot"], "no such game"),
        (["exec:/no/such/program", "greedy"], "cannot be started"),
    ],
)
def test_what_there_is_not_is_said_in_one_line(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength", *words])
    with pytest.raises(SystemExit, match=said):
        strength.main()
