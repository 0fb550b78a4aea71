"""Loads that were turned up first (R-32) lie where everybody saw them go, or with who drew them there."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.computers.knowledge.beliefs import believe
from bot.computers.neural import inference, observation
from bot.computers.search import board as search_board, determinize
from bot.rules import decide
from bot.rules.actions import PLAYS
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from testing.builders.states import fold, new_match, random_deal, rules_for


def states_of_a_deal(seed: int, **options: Any) -> Iterator[State]:  # noqa: ANN401 - as a record has them
    """The states of a deal, played at random, before which loads were turned up."""
    rng, state = random.Random(seed), new_match(rules_for(turn_up_reject=True, **options))
    deal = random_deal(state, rng)
    while not deal.turned:
        deal = random_deal(state, rng)
    state = fold(decide.deal(state, deal), state)
    while state.phase is Phase.PLAY and state.turn is not None:
        yield state
        state, _ = decide.step(state, state.turn, PLAYS[rng.choice(state.hands[state.turn])])


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3},
        {"players": 4, "talk": "off"},
        {"players": 6, "talk": "off"},
        {"variant": "double", "players": 2},
        {"variant": "bosnian32", "players": 5},
    ],
    ids=str,
)
def test_R_32_it_is_known_where_a_turned_load_lies_and_who_drew_it(options: dict[str, object]) -> None:
    lay = held = 0
    for seed in range(4):
        for state in states_of_a_deal(seed, **options):
            for seat in state.active:
                view = seat_view(state, seat)
                beliefs = believe(view)
                known = determinize.knowledge_of(view, beliefs)
                number, hidden = determinize.number_of(view.rules, view.trump), [*known.places]
                for card in state.turned_cards:
                    if card in state.stock:
                        place = search_board.STOCK + state.stock.index(card)
                        assert known.board[place] == number[card]
                        assert place not in hidden
                        lay += 1
                    for other in state.active:
                        is_there = card in state.hands[other] and other != seat
                        assert (card in beliefs.certain(other)) is is_there
                        held += is_there
    assert lay
    assert held


@pytest.mark.parametrize("players", [2, 4])
def test_R_32_nobody_is_thought_to_have_kept_a_load_that_lies_in_the_stock(players: int) -> None:
    checked = 0
    for state in states_of_a_deal(1, players=players, talk="off"):
        assert state.turn is not None
        view = seat_view(state, state.turn)
        hidden = inference.conclusions_of(view, observation.row(view, believe(view))).hidden
        number = determinize.number_of(view.rules, view.trump)
        for card in state.turned_cards:
            if card in state.stock:
                assert number[card] not in [*hidden]
                checked += 1
    assert checked
