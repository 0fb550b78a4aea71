"""Computers see what a seat sees, play what is legal, and the novice knows a little about it."""

import random

import pytest
from hypothesis import given, settings, strategies as st

from bot import computers
from bot.rules.actions import Play
from bot.rules.cards import CARDS
from bot.rules.options import Teams
from bot.rules.state import Phase, State
from bot.rules.variant import Rules
from bot.rules.variants import default_rules
from bot.rules.view import SeatView, seat_view
from bot.tables.simulation import Simulation
from tests.rules.walk import Step, played, stacked, walks

EVERYBODY = [*computers.LEVELS, computers.RANDOM]


def view(state: State) -> SeatView:
    assert state.turn is not None
    return seat_view(state, state.turn)


def usual(state: State) -> str:
    """What a novice does who is careful, which is most of the time."""
    chosen = [computers.create("novice").choose(view(state), random.Random(seed)) for seed in range(40)]
    actions = [action.card for action in chosen if isinstance(action, Play)]
    return max(set(actions), key=actions.count)


def test_the_lowest_level_is_the_novice() -> None:
    assert computers.LOWEST == "novice"
    assert computers.RANDOM not in computers.LEVELS  # never offered to people
    for level in EVERYBODY:
        assert computers.create(level).level == level
    with pytest.raises(KeyError):
        computers.create("champion")


@pytest.mark.parametrize("level", EVERYBODY)
@given(steps=walks(), seed=st.integers(0, 2**32))
@settings(max_examples=50)
def test_a_computer_plays_what_is_legal_and_never_gives_up(level: str, steps: list[Step], seed: int) -> None:
    state = steps[-1].after
    if state.phase is Phase.PLAY:
        action = computers.create(level).choose(view(state), random.Random(seed))
        assert action in view(state).legal
        assert isinstance(action, Play)
        assert action.card is CARDS[action.card]


@pytest.mark.parametrize("level", EVERYBODY)
@given(steps=walks(), seed=st.integers(0, 2**32))
@settings(max_examples=50)
def test_a_computer_depends_on_the_view_and_its_chance_alone(
    level: str, steps: list[Step], seed: int
) -> None:
    state = steps[-1].after
    if state.phase is not Phase.PLAY or state.turn is None:
        return
    # The same view of another truth: the other hands and the hidden stock are mixed.
    lies = state.turnup.card if state.turnup is not None else None
    hidden = [card for card in state.stock if card is not lies] + [
        card
        for seat, hand in enumerate(state.hands)
        if seat != state.turn
        for card in hand
        if card is not lies
    ]
    mixed = iter(random.Random(seed).sample(hidden, len(hidden)))
    stock = tuple(card if card is lies else next(mixed) for card in state.stock)
    hands = tuple(
        hand if seat == state.turn else tuple(card if card is lies else next(mixed) for card in hand)
        for seat, hand in enumerate(state.hands)
    )
    other = state._replace(stock=stock, hands=hands)
    choices = {
        computers.create(level).choose(view(truth), random.Random(seed)) for truth in (state, other, state)
    }
    assert len(choices) == 1


@pytest.mark.parametrize("level", EVERYBODY)
def test_a_computer_that_is_not_to_play_says_so(level: str) -> None:
    state = stacked(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
    with pytest.raises(ValueError, match="not to play"):
        computers.create(level).choose(seat_view(state, 0), random.Random(1))


def test_chance_plays_every_card_alike() -> None:
    state = stacked(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
    rng = random.Random(1)
    cards = [computers.create("random").choose(view(state), rng) for _ in range(900)]
    assert {cards.count(Play(CARDS[card])) // 100 for card in ("Ab", "Kb", "6s")} <= {2, 3}


@pytest.mark.parametrize(
    ("rules", "at_least"),
    [
        (default_rules(players=2), 0.75),
        (default_rules(players=3), 0.5),
        (default_rules(players=4), 0.75),
        (Rules(players=4, teams=Teams.NONE), 0.4),
        (default_rules(players=6), 0.7),
    ],
)
def test_a_novice_beats_chance_clearly(rules: Rules, at_least: float) -> None:
    levels = ["novice" if rules.side_of(seat) == 0 else "random" for seat in range(rules.players)]
    tally = Simulation(rules, levels, "novice").run(300 if rules.players == 2 else 100)
    assert tally.seats[0].won / tally.matches > at_least


HANDS = ["Kd 2b 5s", "Ac 4b 6s"]


def test_a_novice_leads_something_worthless() -> None:
    assert usual(stacked(default_rules(players=2), HANDS, "7s")) == "4b"


def test_a_novice_takes_a_rich_trick_as_cheaply_as_it_can() -> None:
    state = stacked(default_rules(players=2), ["As 2s 5b", "Ac 3c 4d"], "7s")
    assert usual(played(state, "Ac")[0]) == "2s"


def test_a_novice_wastes_no_trump_on_nothing() -> None:
    state = stacked(default_rules(players=2), ["As 2s 5b", "Ac 3c 4d"], "7s")
    assert usual(played(state, "4d")[0]) == "5b"


def test_a_novice_brings_a_load_home_when_it_plays_last() -> None:
    state = stacked(default_rules(players=2), ["Ad 2d 5b", "Ac 3c 4d"], "7s")
    assert usual(played(state, "4d")[0]) == "Ad"


def test_a_novice_throws_the_least_when_it_cannot_win() -> None:
    state = stacked(default_rules(players=2), ["3d Kb 5b", "Ac 3c 4d"], "7s")
    assert usual(played(state, "Ac")[0]) == "5b"


def test_a_novice_gives_points_to_a_partner_who_is_taking_the_trick() -> None:
    hands = ["3d 5b 2b", "Ac 4c 5c", "2d 6d 7d", "Kc 6c 7c"]
    state = stacked(default_rules(players=4), hands, "7s")
    # Seat 1 leads the ace for its side; seat 3 is its partner and gives the king.
    assert usual(played(state, "Ac", "2d")[0]) == "Kc"
    # Seat 0 is an opponent and keeps its load.
    assert usual(played(state, "Ac", "2d", "6c")[0]) in {"5b", "2b"}


def test_a_novice_is_not_always_careful() -> None:
    state = stacked(default_rules(players=2), HANDS, "7s")
    novice = computers.create("novice")
    chosen = {novice.choose(view(state), random.Random(seed)) for seed in range(200)}
    assert len(chosen) == 3
