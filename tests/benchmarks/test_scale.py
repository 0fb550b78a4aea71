"""The benchmark of the scale: a round plays what the levels play, and its points make levels that rise."""

import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks.computers import personalities, scale as round_of, trials
from benchmarks.computers.scale import chooser_of, fit, kept, play_round
from benchmarks.computers.strength import Contest, deal_scores, rules_of
from bot.computers import scale
from bot.computers.scale import Level, Points, Way
from testing.each import each
from training import individuals, levels
from training.levels import falling, temperature_at


def level(number: int, points: float) -> Level:
    return Level(number, (Way("heuristics", 1.0),), Points(points, points, points))


def test_levels_that_lie_too_close_are_left_out_and_the_strongest_way_stays() -> None:
    rising = [level(1, -200), level(2, -190), level(3, -150), level(7, 20), level(8, 55), level(10, 40)]
    assert [one.number for one in kept(rising)] == [1, 3, 7, 10]


@pytest.mark.parametrize("game", ["briscola", "chiamata", "briscola,players=4"])
def test_a_round_plays_as_the_level_does(game: str) -> None:
    rules = rules_of(game)
    for one in scale.levels_of(rules)[:2]:
        by_number, by_way = (
            deal_scores(Contest(name, "greedy", game, "same"), 1) for name in (one.name, chooser_of(one))
        )
        assert [one._replace(thinking=0) for one in by_number] == [one._replace(thinking=0) for one in by_way]
    assert chooser_of(scale.levels_of(rules)[-1]) == "maestro"


def test_a_stopped_round_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results, pairs = tmp_path / "round.jsonl", [("novice", "greedy"), ("heuristics@9.0", "greedy")]
    first = play_round("briscola", pairs[:1], 4, "stop", 1, results)
    both = play_round("briscola", pairs, 6, "stop", 1, results)
    assert both[pairs[0]].items() > first[pairs[0]].items()
    monkeypatch.setattr(round_of, "deal_result", lambda *_: pytest.fail("a deal is played again"))
    assert play_round("briscola", pairs, 6, "stop", 1, results) == both
    assert fit(both).points("greedy") == Points(-100, -100, -100)


def test_a_step_is_shown_only_where_its_interval_is_above_zero() -> None:
    def played(wins: int) -> round_of.Round:
        return {("strong", "greedy"): {n: (2.0, 0.0) if n < wins else (0.0, 2.0) for n in range(200)}}

    clear, close = (fit(played(wins)).step("strong", "greedy") for wins in (140, 102))
    assert clear.low > 0 > close.low
    assert fit(played(140)).points("strong").points == pytest.approx(clear.points - 100, abs=0.1)
    steps = [level(1, -100), level(2, 45)._replace(step=clear), level(3, 60)._replace(step=close)]
    row = round_of.document({"game-2": scale.Scale(tuple(steps), {}, 200)}).splitlines()[-1]
    assert [cell.strip() for cell in row.split("|")[2:5]] == ["-100", "+45 ↑", "+60"]


def test_a_round_without_deals_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["scale", "briscola", "--deals", "0", "--write"])
    with pytest.raises(SystemExit, match="2"):
        round_of.main()
    assert "--deals: must be a whole number from 1" in capsys.readouterr().err


@each("main", [round_of.main, personalities.main, trials.main, levels.main, individuals.main])
@each("game", ["tarot", "briscola,players=77", "briscola,foo=1"])
def test_a_game_that_does_not_exist_is_said_in_one_sentence(
    main: Callable[[], None], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["scale", game])
    with pytest.raises(SystemExit) as left:
        main()
    assert str(left.value).startswith(f"there is no such game: {game}. ")
    assert "{" not in str(left.value)


def test_a_game_without_temperatures_is_not_played_with_those_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["scale", "briscola,players=4,teams=none"])
    monkeypatch.setattr(scale, "measured", dict)
    with pytest.raises(SystemExit, match=r"python -m training.levels briscola,players=4,teams=none"):
        round_of.main()


@each("opponents", [1, 2, 4])
def test_who_wins_as_often_as_each_opponent_has_no_points_more(opponents: int) -> None:
    assert personalities.elo(1 / (opponents + 1), opponents) == pytest.approx(0)
    assert personalities.elo(1.1 / (opponents + 1), opponents) > 0


def test_a_temperature_is_read_off_a_curve_without_rises() -> None:
    curve = {0.0: 50.0, 1.0: 70.0, 2.0: 10.0, 3.0: 20.0, 4.0: -50.0}
    assert falling(curve) == [(0.0, 60), (1.0, 60), (2.0, 15), (3.0, 15), (4.0, -50)]
    assert temperature_at(curve, 37.5) == 1.5
    assert temperature_at(curve, 61) is None
    assert temperature_at(curve, -51) is None


def test_deals_that_found_the_temperatures_count_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = tmp_path / "both.jsonl"
    monkeypatch.setattr(round_of, "deal_result", lambda one, _: (0, 2) if one.seed == "round" else (2, 0))
    alone = round_of.measure("briscola", 2, 2, "round", 1, results)
    play_round("briscola", [("maestro", "greedy")], 12, round_of.TEMPERATURES, 1, results)
    both = round_of.measure("briscola", 2, 2, "round", 1, results)
    assert both.deals == alone.deals == 2
    assert both.named["maestro"].points > alone.named["maestro"].points


def test_neighbours_play_as_many_deals_as_their_steps_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / "steps.jsonl"
    monkeypatch.setattr(round_of, "deal_result", lambda _, number: (0, 2) if number % 3 else (2, 0))
    monkeypatch.setattr(round_of, "kept", tuple)
    found = round_of.measure("briscola", 3, 40, "steps", 1, results)
    assert (found.deals, found.step_deals) == (3, 40)
    levels = [chooser_of(one) for one in scale.levels_of(rules_of("briscola"))]
    played = round_of.read_results(results, "briscola", "steps")
    deals = {pair: len(one) for pair, one in played.items()}
    assert {pair for pair, number in deals.items() if number == 40} == set(pairwise(levels))
    assert set(deals.values()) == {3, 40}
    few = round_of.measure("briscola", 3, 3, "steps", 1, results)

    def widths(measured: scale.Scale) -> list[float]:
        return [step.high - step.low for step in (one.step for one in measured.levels) if step is not None]

    assert len(widths(found)) == len(widths(few)) == len(levels) - 1
    assert all(narrow < wide for narrow, wide in zip(widths(found), widths(few), strict=True))


def test_the_document_has_the_scale_that_computers_play() -> None:
    assert round_of.document(scale.measured()) in round_of.STRENGTH.read_text()


def test_every_game_has_a_row_of_its_own() -> None:
    assert {scale.game_key(rules_of(game)) for game in round_of.GAMES} <= scale.measured().keys()
