"""Solving: any card that still wins is right, and the first losing card ends it (P-6, P-9)."""

from dataclasses import replace
from datetime import date

import pytest

from bot.puzzle.attempt import Attempt, NoSuchCard, Outcome, attempt, best_line, squares
from bot.puzzle.position import GOAL, Kind, tricks_of
from bot.puzzle.puzzle import Puzzle
from bot.rules.cards import CARDS
from testing.goldens.puzzles import puzzles

EVERY = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda one: f"{one.position.kind}-{one.stars}")


def every_way(state: Attempt) -> list[Attempt]:
    """Every state that a puzzle can come to."""
    after = [state.choose(choice.card) for choice in state.choices]
    return [state, *(one for way in after for one in every_way(way))]


@EVERY
def test_P_6_a_puzzle_ends_with_the_first_losing_card_or_when_it_is_won(puzzle: Puzzle) -> None:
    ends = [state for state in every_way(attempt(puzzle)) if not state.choices]
    assert {state.outcome for state in ends} == {Outcome.SOLVED, Outcome.LOST}
    for state in ends:
        solved = state.outcome is Outcome.SOLVED
        assert state.position.turn is None, "it is played to its end"
        assert state.position.points[0] == state.choices_made[-1].points
        assert (state.position.points[0] >= GOAL) == solved
        assert all(choice.points >= GOAL for choice in state.choices_made[:-1])
        assert sum(state.position.points) == 120
        assert len(tricks_of(puzzle.position, state.cards)) == puzzle.position.kind.tricks
        assert squares(state) == "🟩" * (len(state.choices_made) - (not solved)) + "🟥" * (not solved)


@EVERY
def test_a_state_follows_from_the_cards_alone(puzzle: Puzzle) -> None:
    for state in every_way(attempt(puzzle)):
        assert attempt(puzzle, [choice.card for choice in state.choices_made]) == state


@EVERY
def test_a_card_that_may_not_be_chosen_changes_nothing(puzzle: Puzzle) -> None:
    state = attempt(puzzle)
    with pytest.raises(NoSuchCard):
        state.choose(puzzle.position.hands[1][0])
    over = best_line(puzzle)
    assert over.outcome is Outcome.SOLVED
    with pytest.raises(NoSuchCard):
        over.choose(puzzle.position.hands[0][0])


def test_nobody_plays_out_of_turn() -> None:
    position = puzzles()[0].position
    with pytest.raises(ValueError, match="not in the hand in turn"):
        position.play(position.hands[1][0])
    with pytest.raises(ValueError, match="not in the hand in turn"):
        best_line(puzzles()[0]).position.play(CARDS["Ad"])


def test_PA_3_squares_say_nothing_of_the_cards() -> None:
    puzzle = next(one for one in puzzles() if one.position.kind is Kind.SUECA5)
    lost = {squares(state) for state in every_way(attempt(puzzle)) if state.outcome is Outcome.LOST}
    assert lost <= {"🟩" * right + "🟥" for right in range(5)}
    other = replace(puzzle, day=date(2027, 1, 1))
    assert squares(best_line(other)) == squares(best_line(puzzle))
