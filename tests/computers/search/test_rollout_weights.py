"""Where one declares each part plays by habits of its own, and they come from what players choose."""

import random

import numpy as np
import pytest

from bot.computers.knowledge.beliefs import believe
from bot.computers.levels.player import Player
from bot.computers.search import (
    board as search_board,
    determinize,
    evaluate,
    rollout_policy as habits,
    rollout_weights as tables,
)
from bot.computers.search.compilation import numbers
from bot.rules import decide
from bot.rules.actions import Bid, Call, Pass
from bot.rules.cards import Rank, Suit
from bot.rules.notation.plain_data import default_rules
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from testing.builders.search_modules import COMPILED_AND_PURE, search_modules
from testing.builders.states import rules_for, stacked_deal, take_actions
from training import roles

RULES = default_rules(rules_for("chiamata").variant)
TABLE = 2 * tables.PART


def declared_state(hands: list[str]) -> State:
    """Chiamata after seat 1 has called the two of coins."""
    state, _ = take_actions(
        stacked_deal(rules_for("chiamata"), hands), Bid(rank=Rank.TWO), *[Pass()] * 4, Call(suit=Suit.COINS)
    )
    return state


def lessons() -> list[roles.Choice]:
    return list(roles.choices(RULES, 12, 3))


@COMPILED_AND_PURE
@pytest.mark.parametrize("part", range(3))
def test_each_part_plays_by_its_own_habits(part: int, *, fast: bool) -> None:
    its = search_modules(fast=fast)
    view = seat_view(declared_state([]), 1)
    known = its.determinize.knowledge_of(view, believe(view))
    asked = evaluate.request_row(view, evaluate.playable(view))
    other = [[*tables.DECLARED], [*tables.DECLARED]]
    for at in range(part * TABLE, (part + 1) * TABLE):
        other[1][at] = 40  # whoever plays so plays otherwise

    def final_points(row: list[int]) -> list[int]:
        found, chance = [], its.rng.rng_state(random.Random(5))
        board = its.compilation.small(known.board)
        for _ in range(12):
            its.sampling.shuffle_hidden(
                board, known.places, known.masks, its.compilation.numbers([]), 0, chance
            )
            after = its.compilation.small(board)
            its.rollout.take_sides(after, its.compilation.numbers(asked))
            values, habit = its.determinize.values_of(RULES), its.compilation.numbers(row)
            found.append(
                its.rollout.finish(after, values, its.compilation.numbers(asked), habit, its.solver.room())
            )
        return found

    assert final_points(other[0]) == final_points([*tables.DECLARED])
    assert final_points(other[0]) != final_points(other[1])


def test_a_declarers_game_is_played_to_its_end_by_the_habits_of_the_parts() -> None:
    assert [*evaluate.rollout_weights(seat_view(declared_state([]), 1))] == [*tables.DECLARED]
    assert len(tables.DECLARED) == len(tables.FOLLOWING * 3) == 3 * TABLE


def test_what_is_fitted_is_what_is_played() -> None:
    """The likeliest card of a table is the one that the search plays by it."""
    fitted = roles.Table()
    fitted.learn(roles.Lesson([one for one in lessons() if one.part == 2]))
    row, values = numbers(fitted.numbers()), determinize.values_of(RULES)
    alike, player = [], Player()
    for number in range(4):
        state, rng = roles.deal_state(RULES, 9, number), random.Random(number)
        while state.phase is not Phase.DEALING and state.turn is not None:
            view = seat_view(state, state.turn)
            action = player.choose(view, rng)
            if state.phase is Phase.PLAY and len(evaluate.playable(view)) > 1:
                one = roles.choice(view, action, tested=False)  # type: ignore[arg-type] # a card is played
                likely, _ = fitted.likeliness(roles.Lesson([one]))
                board, seat = roles.seen_by(view), state.turn
                place = habits.by_rollout_policy(board, values, row, seat)
                card = board[search_board.HANDS + seat * search_board.MOST + place]
                held = sorted(
                    determinize.number_of(RULES, view.trump)[play.card] for play in evaluate.playable(view)
                )
                alike.append(held[int(likely[0].argmax())] == card)
            state, _ = decide.step(state, state.turn, action)
    assert len(alike) > 50
    assert np.mean(alike) > 0.85  # numbers are rounded, and ranks decide between cards alike only


def test_tables_move_to_where_players_choices_are_likelier() -> None:
    lesson, fitted = roles.Lesson(lessons()), roles.Table()

    def mean_loss() -> float:
        likely, _ = fitted.likeliness(lesson)
        return float(-np.log(likely[np.arange(len(likely)), lesson.places]).mean())

    before, (_, slopes) = mean_loss(), fitted.likeliness(lesson)
    for row, slope in zip(fitted.rows, slopes, strict=True):
        for at in np.ndindex(*row.shape):
            row[at] += 1e-5
            after = mean_loss()
            row[at] -= 1e-5
            assert (after - before) / 1e-5 == pytest.approx(slope[at], rel=0.01, abs=1e-4)
    fitted.learn(lesson)
    assert mean_loss() < 0.8 * before
