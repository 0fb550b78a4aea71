"""Computers see what a seat sees, play what is legal, and the novice knows a little about it."""

import random

import pytest
from hypothesis import given, strategies as st

from bot import computers
from bot.rules import decide
from bot.rules.actions import (
    Action,
    Answer,
    Ask,
    Bid,
    Call,
    Claim,
    Conquista,
    Denounce,
    Exchange,
    Forfeit,
    NameSuit,
    Order,
    Pass,
    Play,
    Signal,
)
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.events import Claimed
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import Command, Question, Reply, Teams
from bot.rules.rules import Rules
from bot.rules.state import State
from bot.rules.view import SeatView, seat_view
from bot.simulation.matches import Simulation
from testing.builders.states import Step, play_cards, play_on, rules_for, stacked_deal, take_actions, walks
from testing.checks.unknown_cards import indistinguishable, public_cards

ALL_LEVELS = [*computers.LEVELS, *computers.HIDDEN, "2", "6", "8:gege", "10"]
"""By number one of each way to play: heuristics, the network or the search with errors, and the lookahead."""


def view(state: State) -> SeatView:
    assert state.turn is not None
    return seat_view(state, state.turn)


def usual_card(state: State) -> str:
    """What a novice does who is careful, which is most of the time."""
    novice_action = [
        computers.create("novice").choose(view(state), random.Random(seed)) for seed in range(40)
    ]
    actions = [action.card for action in novice_action if isinstance(action, Play)]
    return max(set(actions), key=actions.count)


def test_the_lowest_level_is_the_novice() -> None:
    assert computers.LOWEST == "novice"
    assert not computers.HIDDEN.keys() & computers.LEVELS.keys()  # never offered to people
    for level in ALL_LEVELS:
        assert computers.create(level).level == level
    with pytest.raises(KeyError):
        computers.create("champion")


def view_to_act(state: State) -> SeatView | None:
    """What the seat sees that is to act, None between deals."""
    return None if state.next_seat is None else seat_view(state, state.next_seat)


@pytest.mark.parametrize("level", ALL_LEVELS)
@given(steps=walks(), seed=st.integers(0, 2**32))
def test_a_computer_does_what_is_legal_in_every_game_and_never_gives_up(
    level: str, steps: list[Step], seed: int
) -> None:
    view = view_to_act(steps[-1].after)
    if view is not None:
        action = computers.create(level).choose(view, random.Random(seed))
        assert action in view.legal
        if isinstance(action, Denounce):
            assert action.target in steps[-1].after.revoked  # the guilty alone
        assert not isinstance(action, Forfeit)
        if isinstance(action, Play):
            assert action.card is CARDS[action.card]


@pytest.mark.parametrize("level", [*computers.LEVELS, "greedy"])
@given(steps=walks(), seed=st.integers(0, 2**32))
def test_a_level_claims_only_what_it_has_and_plays_no_card_that_might_be_denounced(
    level: str, steps: list[Step], seed: int
) -> None:
    state = steps[-1].after
    view = view_to_act(state)
    if view is None:
        return
    action = computers.create(level).choose(view, random.Random(seed))
    if isinstance(action, Claim):
        claimed = decide.decide(state, view.seat or 0, action)[0]
        assert isinstance(claimed, Claimed)
        assert claimed.right
    if isinstance(action, Play) and state.rules.renege and view.seat is not None:
        after, _ = decide.step(state, view.seat, action)
        assert view.seat not in after.revoked - state.revoked


@pytest.mark.parametrize("level", ALL_LEVELS)
@given(steps=walks(), seed=st.integers(0, 2**32))
def test_a_computer_depends_on_the_view_and_its_chance_alone(
    level: str, steps: list[Step], seed: int
) -> None:
    state = steps[-1].after
    if state.next_seat is None:
        return
    other = indistinguishable(state, state.next_seat, public_cards(steps), random.Random(seed))
    choices = {
        computers.create(level).choose(seat_view(truth, state.next_seat), random.Random(seed))
        for truth in (state, other, state)
    }
    assert len(choices) == 1


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_a_computer_that_is_not_to_play_says_so(level: str) -> None:
    state = stacked_deal(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
    with pytest.raises(ValueError, match="not to play"):
        computers.create(level).choose(seat_view(state, 0), random.Random(1))


def test_chance_plays_every_card_alike() -> None:
    state = stacked_deal(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
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
    tally = Simulation(rules, levels, "novice").run(150 if rules.players == 2 else 50)
    assert tally.seats[0].wins / tally.matches > at_least


HANDS = ["Kd 2b 5s", "Ac 4b 6s"]


def test_a_novice_leads_something_worthless() -> None:
    assert usual_card(stacked_deal(default_rules(players=2), HANDS, "7s")) == "4b"


def test_a_novice_takes_a_rich_trick_as_cheaply_as_it_can() -> None:
    state = stacked_deal(default_rules(players=2), ["As 2s 5b", "Ac 3c 4d"], "7s")
    assert usual_card(play_cards(state, "Ac")[0]) == "2s"


def test_a_novice_wastes_no_trump_on_nothing() -> None:
    state = stacked_deal(default_rules(players=2), ["As 2s 5b", "Ac 3c 4d"], "7s")
    assert usual_card(play_cards(state, "4d")[0]) == "5b"


def test_a_novice_brings_a_load_home_when_it_plays_last() -> None:
    state = stacked_deal(default_rules(players=2), ["Ad 2d 5b", "Ac 3c 4d"], "7s")
    assert usual_card(play_cards(state, "4d")[0]) == "Ad"


def test_a_novice_throws_the_least_when_it_cannot_win() -> None:
    state = stacked_deal(default_rules(players=2), ["3d Kb 5b", "Ac 3c 4d"], "7s")
    assert usual_card(play_cards(state, "Ac")[0]) == "5b"


def test_a_novice_gives_points_to_a_partner_who_is_taking_the_trick() -> None:
    hands = ["3d 5b 2b", "Ac 4c 5c", "2d 6d 7d", "Kc 6c 7c"]
    state = stacked_deal(default_rules(players=4), hands, "7s")
    # Seat 1 leads the ace for its side; seat 3 is its partner and gives the king.
    assert usual_card(play_cards(state, "Ac", "2d")[0]) == "Kc"
    # Seat 0 is an opponent and keeps its load.
    assert usual_card(play_cards(state, "Ac", "2d", "6c")[0]) in {"5b", "2b"}


def test_a_novice_is_not_always_careful() -> None:
    state = stacked_deal(default_rules(players=2), HANDS, "7s")
    novice = computers.create("novice")
    novice_action = {novice.choose(view(state), random.Random(seed)) for seed in range(200)}
    assert len(novice_action) == 3


def novice_action(state: State, seat: int | None = None, seed: int = 1) -> Action:
    """What a novice does."""
    who = state.next_seat if seat is None else seat
    return computers.create("novice").choose(seat_view(state, who), random.Random(seed))


STRONG, WEAK = "Ad 3d Kd Qd Jd As 3s Ac", "2d 4d 5c 6c 2s 4s 5b 6b"


def test_a_novice_bids_on_a_strong_hand_and_passes_on_a_weak_one() -> None:
    assert novice_action(stacked_deal(rules_for("chiamata"), ["", STRONG])) == Bid(rank=Rank.ACE)
    assert novice_action(stacked_deal(rules_for("chiamata"), ["", WEAK])) == Pass()
    state, _ = take_actions(stacked_deal(rules_for("chiamata"), ["", WEAK, STRONG]), Bid(rank=Rank.THREE))
    assert novice_action(state) == Bid(rank=Rank.KING)  # no more than it must
    state, _ = take_actions(stacked_deal(rules_for("chiamata"), ["", "", STRONG]), Bid(rank=Rank.TWO))
    state, _ = take_actions(state, Bid(points=110))
    assert novice_action(state) == Pass()


def test_a_novice_calls_the_best_card_that_is_missing() -> None:
    hand = "3d Kd Qd 5d 4s 5s 6b 2b"
    state, _ = take_actions(
        stacked_deal(rules_for("chiamata"), ["", hand]), Bid(rank=Rank.ACE), *[Pass()] * 4
    )
    assert novice_action(state) == Call(suit=Suit.COINS)
    state, _ = take_actions(
        stacked_deal(rules_for("chiamata", auction="points"), ["", hand]), Bid(points=61), *[Pass()] * 4
    )
    assert novice_action(state) == Call(cards=(CARDS["Ad"],))
    state, _ = take_actions(
        stacked_deal(rules_for("chiamata", auction="points"), ["", hand]), Bid(points=120)
    )
    called = novice_action(state)
    assert isinstance(called, Call)
    assert set(called.cards) == {"Ad", "Jd"}


def test_a_novice_names_the_suit_after_a_blind_trick() -> None:
    hand = "3d Kd Qd 5d 4s 5s 6b 2b"
    state = stacked_deal(rules_for("chiamata", blind="on"), ["", hand])
    state, _ = take_actions(state, Bid(rank=Rank.TWO), *[Pass()] * 4, Call(blind=True))
    state, _ = play_on(state, 1)
    assert novice_action(state) == NameSuit(Suit.COINS)


def test_a_novice_takes_what_is_a_gain_at_once() -> None:
    assert novice_action(stacked_deal(rules_for(conquista=True), ["", "As 3s Ks"], "4s")) == Conquista()
    assert novice_action(stacked_deal(rules_for(retire="deuce_first_trick"), ["", "2s"], "4s")) == Exchange()


def test_a_novice_claims_31_when_it_has_them() -> None:
    state, _ = play_cards(stacked_deal(rules_for("a31"), ["Ad 3c", "3d Ac"], "4s"), "3d", "Ad")
    assert isinstance(novice_action(state), Play)  # 21 are not enough
    state, _ = play_cards(state, "3c", "Ac")
    assert isinstance(novice_action(state), Play)
    state = state._replace(tricks=tuple(trick._replace(taker=1) for trick in state.tricks))
    assert novice_action(state) == Claim()


FOUR = ["2c 4d As", "7d 5c 3s", "5d Kb 2b", "6d 7b Qs"]
LED = ("7d", "5d", "6d", "4d")


def test_a_novice_answers_truthfully_and_does_what_it_is_told() -> None:
    roma = rules_for(players=4, talk="conversation", asks_per_trick=9)
    state, _ = play_cards(stacked_deal(roma, FOUR, "4s"), *LED)
    for question in Question:
        asked, _ = take_actions(state, Ask(3, question))
        assert novice_action(asked) in decide.legal(asked, 3)
    asked, _ = take_actions(state, Ask(3, Question.VESTITE))
    assert novice_action(asked) == Answer(Reply.YES)
    state, _ = take_actions(state, Order(3, Command.TRUMP_HIGH))
    state, _ = play_cards(state, "5c", state.hands[2][0])
    assert all(novice_action(state, seed=seed) == Play(CARDS["Qs"]) for seed in range(20))


def test_a_novice_shows_its_partner_the_best_trumps_once() -> None:
    state, _ = play_cards(stacked_deal(rules_for(players=4), FOUR, "4s"), *LED)
    assert novice_action(state) == Signal(CARDS["3s"])
    state, _ = take_actions(state, Signal(CARDS["3s"]))
    assert isinstance(novice_action(state), Play)
