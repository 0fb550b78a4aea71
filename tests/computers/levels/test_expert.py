"""The expert: what it bids and calls, and whom it obeys."""

import random

import pytest

from bot import computers
from bot.rules.actions import Action, Bid, Call, NameSuit, Order, Pass, Play
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.options import Command
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from testing.builders.states import (
    first_deal,
    fixed_deck,
    play_cards,
    play_on,
    rules_for,
    stacked_deal,
    take_actions,
)

STRONG, WEAK = "3d Kd Qd Jd 7d As 3s Ac", "2d 4d 5c 6c 2s 4s 5b 6b"


def expert_action(state: State, seed: int = 1) -> Action:
    return computers.create("expert").choose(seat_view(state, state.next_seat), random.Random(seed))


def test_it_bids_on_a_strong_hand_and_passes_on_a_weak_one() -> None:
    assert expert_action(stacked_deal(rules_for("chiamata"), ["", STRONG])) == Bid(rank=Rank.ACE)
    weak, _ = take_actions(stacked_deal(rules_for("chiamata"), ["", "", WEAK]), Bid(rank=Rank.TWO))
    assert {expert_action(weak, seed) for seed in range(20)} == {Pass()}
    state, _ = take_actions(stacked_deal(rules_for("chiamata"), ["", "", STRONG]), Bid(rank=Rank.TWO))
    state, _ = take_actions(state, Bid(points=110))
    assert expert_action(state) == Pass()


def test_it_bids_and_calls_as_a_player() -> None:
    """The search plays only the cards."""
    bids = calls = 0
    for number in range(20):
        state = first_deal(rules_for("chiamata"), fixed_deck(rules_for("chiamata"), f"shared-{number}"))
        while state.phase in {Phase.AUCTION, Phase.CALL}:
            action = expert_action(state, number)
            player = computers.create("player").choose(
                seat_view(state, state.next_seat), random.Random(number)
            )
            assert action == player
            bids, calls = bids + isinstance(action, Bid), calls + isinstance(action, Call)
            state, _ = take_actions(state, action)
    assert bids > calls > 0


@pytest.mark.parametrize(
    ("options", "bids", "calls"),
    [
        ({}, (Bid(rank=Rank.ACE), *[Pass()] * 4), {Call(suit=Suit.COINS)}),
        ({"auction": "points"}, (Bid(points=61), *[Pass()] * 4), {Call(cards=(CARDS["Ad"],))}),
        ({"auction": "points"}, (Bid(points=120),), {Call(cards=(CARDS["Jd"], CARDS["Ad"]))}),
        ({"auction": "suit_only"}, (Bid(points=61), *[Pass()] * 4), {Call(suit=Suit.COINS)}),
    ],
)
def test_it_calls_in_its_long_suit_what_it_lacks(
    options: dict[str, str], bids: tuple[Action, ...], calls: set[Call]
) -> None:
    hand = "3d Kd Qd 7d 6d 5d 6b 2b"
    state, _ = take_actions(stacked_deal(rules_for("chiamata", **options), ["", hand]), *bids)
    assert expert_action(state) in calls


def test_after_a_blind_trick_it_names_its_long_suit() -> None:
    state = stacked_deal(rules_for("chiamata", blind="on"), ["", "3d Kd Qd 5d 4s 5s 6b 2b"])
    state, _ = take_actions(state, Bid(rank=Rank.TWO), *[Pass()] * 4, Call(blind=True))
    assert isinstance(expert_action(state), Play)  # as the level below: nobody knows what is trump
    state, _ = play_on(state, 1)
    assert expert_action(state) == NameSuit(Suit.COINS)


def test_it_does_what_it_is_told_unless_that_is_silly() -> None:
    hands = ["2c 4d As", "7d 5c 3s", "5d Kb 2b", "6d 7b Qs"]
    state, _ = play_cards(
        stacked_deal(rules_for(players=4, talk="conversation"), hands, "4s"), "7d", "5d", "6d", "4d"
    )
    state, _ = take_actions(state, Order(3, Command.TRUMP_HIGH))
    state, _ = play_cards(state, "5c", state.hands[2][0])
    assert expert_action(state) == Play(CARDS["Qs"])
