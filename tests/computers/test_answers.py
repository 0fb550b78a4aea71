"""R-63: what an answer tells of a hand, and that imagined hands agree with it."""

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot.computers.knowledge.beliefs import Number, believe
from bot.computers.neural.deal_sampler import Sampler
from bot.computers.neural.inference import Conclusions
from bot.computers.search.compilation import small
from bot.rules.actions import Answer, Ask, Exchange
from bot.rules.cards import Card
from bot.rules.options import Question, Reply
from bot.rules.policies import asked_for
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from testing.builders.search_modules import search_modules
from testing.builders.states import play_cards, rules_for, stacked_deal, take_actions, walk
from testing.each import each

TABLES: list[dict[str, Any]] = [
    {"players": 4, "talk": "conversation", "talk_from_trick": 1, "asks_per_trick": 5, "answer_counts": True},
    {"players": 6, "talk": "conversation", "talk_from_trick": 1, "asks_per_trick": 9},
    {"variant": "schembil", "players": 6, "answer_counts": True},
    {"variant": "brisca", "players": 4, "talk": "conversation", "asks_per_trick": 9, "answer_counts": True},
    {"players": 4, "talk": "conversation", "talk_from_trick": 1, "retire": "deuce_first_trick"},
]


def states(table: int, seed: int) -> Iterator[State]:
    """The states of a match in which much is asked, after the first answer of a deal."""
    for step, _ in zip(walk(rules_for(**TABLES[table]), seed, asides=0.4), range(90), strict=False):
        if step.after.phase is Phase.PLAY and step.after.talk.answers:
            yield step.after


def number_of_kind(state: State, question: Question, hand: tuple[Card, ...] | list[Card]) -> int:
    """How many cards of a hand a question is about."""
    return sum(asked_for(question, card, state.trump, state.rules.order) for card in hand)


@each("table", range(len(TABLES)))
def test_r63_what_the_answers_tell_is_true_of_the_hands(table: int) -> None:
    told = False
    for seed in range(16):
        for state in states(table, seed):
            for seat in state.active:
                for other, by_kind in believe(seat_view(state, seat)).numbers.items():
                    for question, (least, most) in by_kind.items():
                        assert least <= number_of_kind(state, question, state.hands[other]) <= most
                        told = True
    assert told


def test_r63_a_number_told_counts_down_with_the_cards_played_and_up_with_those_drawn() -> None:
    state = stacked_deal(
        rules_for(**TABLES[0]), ["Ad Kc Js", "", "2c 4c Kd", ""], turnup="Ab", stock="2d", dealer=3
    )
    state, _ = take_actions(state, (0, Ask(2, Question.LISCI)), (2, Answer(Reply.YES)))
    assert believe(seat_view(state, 0)).numbers == {2: {Question.LISCI: Number(2, 2)}}
    state, _ = play_cards(state, "Js", str(state.hands[1][0]), "4c")
    assert believe(seat_view(state, 0)).numbers == {2: {Question.LISCI: Number(1, 1)}}
    state, _ = play_cards(state, str(state.hands[3][0]))
    assert believe(seat_view(state, 0)).numbers == {2: {Question.LISCI: Number(1, 2)}}


def test_r55_a_low_trump_that_may_have_been_exchanged_is_not_counted_on() -> None:
    state = stacked_deal(rules_for(**TABLES[4]), ["Ad Kc Js", "", "2b 4c Kd", ""], turnup="Ab", dealer=3)
    state, _ = take_actions(state, (0, Ask(2, Question.BRISCOLINE)), (2, Answer(Reply.YES)), (2, Exchange()))
    assert believe(seat_view(state, 0)).has_kind(2, Question.BRISCOLINE) is None


def contradictions(its: SimpleNamespace, state: State, seed: int) -> tuple[int, int]:
    """Of the answers of this trick, how many a seat's imagined deals contradict, and how many they were.

    Only those with a number, of seats that have not played since.
    """
    seat = random.Random(seed).choice(state.active)
    view, deal = seat_view(state, seat), its.board
    known = its.determinize.knowledge_of(view, believe(view))
    card_of = {number: card for card, number in its.determinize.number_of(state.rules, state.trump).items()}
    nothing = Conclusions([], [0] * len(state.active), [], [], 0.5)
    sampler = Sampler(known._replace(board=small(known.board)), nothing, random.Random(seed))
    boards = [[*map(int, row)] for row in sampler.deals(4, as_network=False)]
    chance = its.rng.rng_state(random.Random(seed))
    for _ in range(4):
        its.sampling.shuffle_hidden(known.board, known.places, known.masks, known.needs, 0, chance)
        boards.append([*known.board])
    wrong = seen = 0
    for exchange in view.talk.answers:
        other, count = exchange.question.target, exchange.answer.count
        played = {play.seat for play in state.trick}
        if count is None or exchange.tricks < len(state.tricks) or other in played or other == seat:
            continue
        place = state.active.index(other)
        for board in boards:
            begin = deal.HANDS + place * deal.MOST
            hand = [card_of[card] for card in board[begin : begin + board[deal.HELD + place]]]
            wrong += number_of_kind(state, exchange.question.question, hand) != count
            seen += 1
    return wrong, seen


@pytest.mark.parametrize("table", [0, 2, 3])
def test_r63_imagined_hands_have_as_many_cards_of_a_kind_as_was_told(table: int) -> None:
    its = search_modules(fast=False)
    found = [contradictions(its, state, seed) for seed in range(12) for state in states(table, seed)]
    wrong, seen = (sum(column) for column in zip(*found, strict=True))
    assert seen > 20
    assert not wrong
