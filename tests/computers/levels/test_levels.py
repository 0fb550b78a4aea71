"""Every level plays every game, whoever else sits there."""

import random
from itertools import count

import pytest

from bot import computers
from bot.rules import decide
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from bot.tables.decisions.talk import speakers
from testing.builders.states import EVERY_GAME, fold, name_of, new_match, random_deal

SMALL_EFFORT = 0.02
"""Effort: what is tried is no less legal for being tried seldom."""
LEVELS = [*computers.LEVELS]


@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_a_deal_of_every_game_is_played_to_its_end_by_all_levels(rules: Rules) -> None:
    """One deal of a match: ``test_player`` has the levels play matches to their ends."""
    players = [computers.create(level, SMALL_EFFORT) for level in LEVELS]
    rng = random.Random(name_of(rules))
    had = set[str]()
    for number in count():
        # They move on by a seat with every match, so that each level plays where there are few seats.
        seats = [players[(seat + number) % len(players)] for seat in range(rules.players)]
        had |= {player.level for player in seats}
        state = first_deal_played(new_match(rules), seats, rng)
        assert state.number == 1
        assert state.ended is not None or not any(state.hands)
        if had == set(LEVELS):
            break


def first_deal_played(state: State, seats: list[computers.Computer], rng: random.Random) -> State:
    """A match after its first deal."""
    state = fold(decide.deal(state, random_deal(state, rng)), state)
    while state.phase not in {Phase.OVER, Phase.DEALING}:
        said = [(seat, seats[seat].remark(seat_view(state, seat), rng)) for seat in speakers(state)]
        acts = [(seat, action) for seat, action in said if action is not None][:1]
        if not acts:
            assert state.next_seat is not None
            acts = [(state.next_seat, seats[state.next_seat].choose(seat_view(state, state.next_seat), rng))]
        for seat, action in acts:
            state, _ = decide.step(state, seat, action)
    return state
