"""The ten levels of a game: evenly stronger, repeatable, and able to play without the network."""

import random
from itertools import islice, pairwise

import pytest

from bot import computers
from bot.computers import scale
from bot.computers.levels import ways
from bot.computers.levels.careless import careless_choice
from bot.computers.neural import observation
from bot.rules.cards import CARDS
from bot.rules.rules import Rules
from bot.rules.view import SeatView, seat_view
from testing.builders.states import EVERY_GAME, rules_for, walk
from testing.each import each
from training.levels import levels as fitted_levels

STEP = 15.0


@each("rules", EVERY_GAME)
def test_every_game_offers_levels_that_lie_apart_and_rise_with_their_numbers(rules: Rules) -> None:
    levels = scale.levels_of(rules)
    assert len(levels) >= 2
    for one, other in pairwise(levels):
        assert one.number < other.number
        assert other.points - one.points >= STEP
    assert [scale.level_of(rules, one.number) for one in levels] == list(levels)
    assert [scale.level_near(rules, one.points) for one in levels] == list(levels)


@each("rules", EVERY_GAME)
def test_an_old_name_has_the_number_of_the_level_that_is_as_strong(rules: Rules) -> None:
    numbers = [scale.number_of(rules, name) for name in computers.LEVELS]
    assert None not in numbers
    assert scale.number_of(rules, "maestro") == scale.levels_of(rules)[-1].number
    assert scale.number_of(rules, computers.RANDOM) is None


def views(rules: Rules) -> list[SeatView]:
    states = (step.after for step in walk(rules, 3) if step.after.next_seat is not None)
    return [seat_view(state, state.next_seat) for state in islice(states, 12)]


@pytest.mark.parametrize("name", ["briscola", "sueca", "chiamata"])
def test_a_level_repeats_itself_and_plays_what_is_legal(name: str) -> None:
    for view in views(rules_for(name)):
        for level in computers.NUMBERED:
            player = computers.create(level, 0.02)
            chosen = [player.choose(view, random.Random(7)) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert chosen[0] in view.legal


@pytest.mark.parametrize("way", ways.WAYS)
def test_a_way_with_an_error_plays_another_card_now_and_then_and_repeats_itself(way: str) -> None:
    careful, careless = (computers.careless(way, temperature, "way", 0.1) for temperature in (0.0, 50.0))
    unlike = 0
    for view in views(rules_for("briscola")):
        usual = careful.choose(view, random.Random(7))
        chosen = [careless.choose(view, random.Random(seed)) for seed in (1, 2, 3, 1)]
        assert {*chosen, usual} <= {*view.legal}
        assert chosen[0] == chosen[3]
        unlike += sum(one != usual for one in chosen)
    assert unlike


def test_an_error_makes_slightly_worse_cards_likely_and_much_worse_ones_rare() -> None:
    good, worse, absurd = list(CARDS.values())[:3]
    values, rng = {good: 5.0, worse: 4.0, absurd: -10.0}, random.Random(1)
    chosen = [careless_choice(values, 2.0, rng) for _ in range(2000)]
    odds = chosen.count(good) / chosen.count(worse)
    assert 1.3 < odds < 2.1  # e to the power of one half
    assert chosen.count(absurd) < 10
    assert {careless_choice(values, 0.0, rng) for _ in range(20)} == {good}


def test_without_its_weights_a_level_plays_the_next_way_that_is_as_strong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = rules_for("briscola")
    network = [one for one in scale.levels_of(rules) if one.ways[0].name == "network"]
    assert network
    monkeypatch.setattr(observation, "has_network", lambda _: False)
    for level in network:
        assert ways.way_of(rules, level.name) == level.ways[1]
        assert ways.plays_otherwise(rules, level.name)
    assert ways.plays_otherwise(rules, "maestro")
    assert not ways.plays_otherwise(rules, "expert")
    assert not ways.plays_otherwise(rules_for("sueca"), "maestro")


def test_levels_between_the_network_and_the_lookahead_play_by_the_lookahead_with_errors() -> None:
    curves = {
        "network": {2.0: 100.0, 50.0: -300.0},
        "lookahead": {0.025: 300.0, 0.2: 0.0},
        "heuristics": {0.0: 0.0, 24.0: -250.0},
        "search": {0.0: 50.0, 2.0: -200.0},
    }
    found = fitted_levels(curves, 350.0)
    by_network = [level for level in found[:-1] if level.ways[0].name == "network"]
    by_lookahead = [level for level in found[:-1] if level.ways[0].name == scale.LOOKAHEAD]
    assert [*by_network, *by_lookahead] == [*found[:-1]]
    assert max(level.points for level in by_network) <= 100 < min(level.points for level in by_lookahead)
    for level in found[:-1]:
        assert level.ways[1].name in {"heuristics", "search"}  # for machines without usable weights
    assert found[-1].ways == (scale.STRONGEST,)
