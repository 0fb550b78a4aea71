"""Making puzzles: exactly one first card wins, and a second author says so, too (P-1 to P-5, PA-1, PA-2)."""

import hashlib
import json
import pickle
from datetime import date, timedelta
from functools import cache

import pytest

from bot.puzzle import making
from bot.puzzle.days import stars_wanted
from bot.puzzle.generator import attempt, ending
from bot.puzzle.keys import commitment, key_of, line, name_of, number_of
from bot.puzzle.position import GOAL, Kind, Position
from bot.puzzle.proof import proof
from bot.puzzle.puzzle import Choice, Puzzle, decode, encode
from bot.puzzle.solver import best, legal, value, wins, worths
from testing.checks.enumeration import enumerate_lines
from testing.goldens.puzzles import KEY, puzzles

SECRET = bytes(range(32))
A_SUNDAY = date(2026, 11, 22)
A_WEEK = [date(2026, 11, 16) + timedelta(days=number) for number in range(7)]


@cache
def generated_puzzles() -> tuple[Puzzle, ...]:
    tried = (attempt(b"another key", A_SUNDAY, number) for number in range(150))
    return tuple(puzzle for puzzle in tried if puzzle is not None)


def test_PA_1_both_solvers_agree_that_one_first_card_wins() -> None:
    assert len(generated_puzzles()) > 2
    for puzzle in (*generated_puzzles(), *puzzles()[:-1]):
        other = enumerate_lines(puzzle.position)
        assert {choice.card: choice.points for choice in puzzle.solution} == other
        assert sum(points >= GOAL for points in other.values()) == 1


def nodes(position: Position, choices: tuple[Choice, ...]) -> list[tuple[Position, tuple[Choice, ...]]]:
    """Every decision of a solution with its position."""
    here = [(position, choices)] if choices else []
    for choice in choices:
        after = position.play(choice.card)
        for card in choice.line:
            after = after.play(card)
        here += nodes(after, choice.then)
    return here


@pytest.mark.parametrize("number", range(len(puzzles())))
def test_P_6_a_solution_answers_every_card_by_best_play(number: int) -> None:
    puzzle = puzzles()[number]
    for position, choices in nodes(puzzle.position, puzzle.solution):
        if len(position.hands[0]) < 5:  # the other ones are asked for once, above
            assert {choice.card: choice.points for choice in choices} == enumerate_lines(position)
        for choice in choices:
            after = position.play(choice.card)
            for place, card in enumerate(choice.line):
                assert card in legal(after)
                if after.turn != 0 or choice.points < GOAL:
                    assert card is best(after)
                else:
                    assert legal(after) == (card,), "the solver had a choice"
                assert value(after) == choice.points, place
                after = after.play(card)
            assert bool(choice.then) == (after.turn is not None)
            assert choice.points >= GOAL or not choice.then


def test_P_6_among_equal_replies_the_cheapest_is_played() -> None:
    position = next(one.position for one in puzzles() if one.position.kind is Kind.SUECA4)
    for card in legal(position):
        after = position.play(card)
        replies = worths(after)
        equal = [one for one in replies if replies[one] == min(replies.values())]
        order = position.kind.rules.order
        assert order.value[best(after)] == min(order.value[one] for one in equal)


def test_the_quick_question_agrees_with_the_exact_value() -> None:
    for number in range(120):
        position = ending(KEY, number).position
        for card in legal(position):
            assert wins(position.play(card)) == (value(position.play(card)) >= GOAL)


def test_P_2_a_position_is_the_end_of_a_whole_deal() -> None:
    kinds = set()
    for number in range(60):
        made = ending(KEY, number)
        position, order = made.position, made.position.kind.rules.order
        held = [card for hand in position.hands for card in hand]
        assert sorted([*made.cards, *held]) == sorted(made.pack)
        assert sum(position.points) == sum(order.value[card] for card in made.cards)
        assert {len(hand) for hand in position.hands} == {position.kind.tricks}
        kinds.add(position.kind)
    assert kinds == set(Kind)


def test_P_3_the_same_key_makes_the_same_puzzle() -> None:
    day = A_WEEK[0]
    assert making.make(KEY, day) == making.make(KEY, day)
    assert making.make(KEY, day) != making.make(bytes(32), day)


@pytest.mark.parametrize("day", A_WEEK, ids=str)
def test_PA_2_a_day_has_its_stars(day: date) -> None:
    puzzle = making.make(key_of(SECRET, day), day)
    assert puzzle.stars == stars_wanted(day)
    assert puzzle == attempt(key_of(SECRET, day), day, puzzle.attempt)


def test_P_4_stars_rise_over_the_week() -> None:
    assert [stars_wanted(day) for day in A_WEEK] == [1, 1, 1, 2, 2, 3, 4]


def test_the_nearest_puzzle_is_taken_where_none_has_the_stars() -> None:
    day = A_WEEK[0]
    easy, *_, hard = sorted(puzzles(), key=lambda puzzle: puzzle.score)
    assert making.nearer(day, hard, easy) is easy
    assert making.nearer(A_SUNDAY, easy, hard) is hard
    assert making.nearer(day, None, easy) is easy
    assert making.nearer(day, None, None) is None


def test_a_puzzle_is_stored_whole_and_can_be_sent_to_another_process() -> None:
    for puzzle in puzzles():
        assert pickle.loads(pickle.dumps(puzzle)) == puzzle  # noqa: S301 - our own
        assert decode(encode(puzzle)) == puzzle


def test_D_7_the_keys_of_a_year_lead_to_its_commitment() -> None:
    for day in (date(2026, 1, 1), date(2026, 12, 31), date(2028, 2, 29), date(2028, 12, 31)):
        key = key_of(SECRET, day)
        for _ in range(number_of(day)):
            key = hashlib.sha256(b"briscola-day" + key).digest()
        assert key == commitment(SECRET, day.year)
    assert key_of(SECRET, date(2026, 12, 31)) == SECRET
    assert number_of(date(2028, 12, 31)) == 366
    assert len(line(commitment(SECRET, 2026))) == 32
    assert name_of(2026) == "days:2026"


def test_a_proof_is_plain_data() -> None:
    day = A_WEEK[5]
    puzzle = making.make(key_of(SECRET, day), day)
    proved = json.loads(json.dumps(proof(puzzle, SECRET)))
    assert proved["hands"] == [list(hand) for hand in puzzle.position.hands]
    assert proved["puzzle"] == day.isoformat()
