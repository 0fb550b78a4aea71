"""The tables that deals are played to their end with: found by climbing, and better than rules of thumb."""

import random

import pytest

from bot.computers.search import board as search_board, evaluate, rollout_weights as tables
from bot.computers.search.compilation import numbers, small
from bot.computers.search.determinize import number_of, values_of
from bot.computers.search.rng import rng_state
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.view import seat_view
from testing.builders.states import first_deal
from training import rollout_weights

DEALS = 600


@pytest.mark.parametrize(
    ("table", "players", "goal", "least"),
    [(tables.TWO, 2, 61, 0.55), (tables.PARTNERS, 4, 61, 0.52), (tables.FIRST_TO_31, 2, 31, 0.67)],
)
def test_a_table_wins_more_than_rules_of_thumb(
    table: tuple[int, ...], players: int, goal: int, least: float
) -> None:
    rules = default_rules(players=players)
    pack = numbers(sorted(number_of(rules).values()))
    board, chance = small([0] * search_board.SIZE), rng_state(random.Random(7))
    won = rollout_weights.won(numbers(table), players, goal, DEALS, values_of(rules), pack, board, chance)
    assert least < won < 0.8


def test_where_31_points_are_enough_both_play_for_them() -> None:
    rules = rules_from({"variant": "a31"})
    view, longer = (
        seat_view(state, state.turn)
        for state in (first_deal(one, one.packs[0]) for one in (rules, default_rules()))
    )
    assert [*evaluate.rollout_weights(view)] == [*tables.FIRST_TO_31 * 2]
    assert evaluate.trials(view) > evaluate.trials(longer)
