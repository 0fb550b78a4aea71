"""The yardstick plays word for word as it is described, for ever the same."""

import random

import pytest

from bot import computers
from bot.rules.actions import Pass, Play
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import Teams
from bot.rules.rules import Rules
from bot.rules.state import State
from bot.rules.view import seat_view
from bot.simulation.matches import levels_by_seat
from testing.builders.states import play_cards, rules_for, stacked_deal

GREEDY = computers.create("greedy")


def card(state: State) -> str:
    """What it plays; its chance makes no difference."""
    view = seat_view(state, state.next_seat)
    actions = {GREEDY.choose(view, random.Random(seed)) for seed in range(3)}
    assert len(actions) == 1
    action = actions.pop()
    assert isinstance(action, Play)
    return str(action.card)


def two(own: str, led: str) -> str:
    """What seat 0 of two answers with its hand when seat 1 leads a card; swords are trumps, the 7 is up."""
    state = stacked_deal(rules_for(), [own, led], "7s")
    return card(play_cards(state, led)[0])


def test_it_is_known_to_simulations_and_hidden_from_people() -> None:
    assert "greedy" in computers.HIDDEN
    assert "greedy" not in computers.LEVELS
    assert levels_by_seat(["greedy", "novice"], 2) == ["greedy", "novice"]


@pytest.mark.parametrize(
    ("hand", "led"),
    [
        ("4c 2d 5b", "2d"),  # the points first, then the rank
        ("Jb Kd 2s", "Jb"),  # 2, 4, and 6 for the trump
        ("Ad 3d 2s", "2s"),  # 11, 10, 6
        ("Ks 3d As", "Ks"),  # 10 too: points and trump together; the rank decides, and the king is lower
        ("Qs Js 2s", "2s"),
    ],
)
def test_leading_the_cheapest(hand: str, led: str) -> None:
    assert card(stacked_deal(rules_for(), ["", hand], "7s")) == led
    assert card(stacked_deal(rules_for(players=4), ["", hand], "7s")) == led


@pytest.mark.parametrize(
    ("hand", "led", "answer"),
    [
        # a non-trump of the suit led that wins: the one with most points
        ("Ad Kd 2s", "4d", "Ad"),
        ("7d Jd 4c", "5d", "Jd"),
        ("7d 6d 4c", "5d", "6d"),  # as many points: the lower
        ("Ad 2s 4c", "3d", "Ad"),
        # else a trump, the cheapest, when the led card is worth 10 or more
        ("As 2s 4c", "3d", "2s"),
        ("As Js 4c", "Ad", "Js"),
        # or is worth something while the trump is worth nothing
        ("As 2s 4c", "Jd", "2s"),
        ("As Js 4c", "Kd", "4c"),
        ("As 2s 4c", "7d", "4c"),
        # or with the own cheapest card is worth 10
        ("As Ac 3c", "Kd", "As"),
        ("As Ac Kc", "Kd", "Kc"),
        # else the cheapest
        ("Ac Kb 4c", "3d", "4c"),
        ("Kc Ac 5s", "4d", "Kc"),
        # a trump led is taken by a trump alone
        ("As 2s 4c", "3s", "As"),
        ("4s Jc 2b", "2s", "2b"),
    ],
)
def test_following_alone(hand: str, led: str, answer: str) -> None:
    assert two(hand, led) == answer


def four(hand: str, *trick: str) -> str:
    """What the last of so many seats plays; seat 1 leads, swords are trumps, the 7 is up."""
    seat = (1 + len(trick)) % 4
    hands = [""] * 4
    for place, one in enumerate(trick):
        hands[(1 + place) % 4] = one
    hands[seat] = hand
    return card(play_cards(stacked_deal(rules_for(players=4, talk="off"), hands, "7s"), *trick)[0])


@pytest.mark.parametrize(
    ("hand", "trick", "answer"),
    [
        # the partner is winning and I am last: my non-trump with most points
        ("Ac Kb 2s", ("4d", "Kd", "5d"), "Ac"),
        ("As 3s 2s", ("4d", "Kd", "5d"), "2s"),  # there is none: the cheapest
        # the best card is a trump, or is worth 10 or more
        ("Ac Kb 4c", ("2s", "5d"), "Ac"),
        ("Ac Kb 4c", ("3d", "5d"), "Ac"),
        # it is neither: no gift; the cheapest
        ("Ac Kb 4c", ("Kd", "5d"), "4c"),
        # else a winning non-trump, the one with most points, below a load unless I am last
        ("Kd Jd 4c", ("5d",), "Kd"),
        ("Kd Jd 4c", ("5d", "4d"), "Kd"),  # over the partner too
        ("Ad Jd 4c", ("5d",), "4c"),  # the ace is the richest, and a load
        ("Ad Jd 4c", ("5d", "2d", "6d"), "Ad"),
        # else a trump, when the trick is worth 10
        ("As 2s 4c", ("Ad",), "2s"),
        ("As 2s 4c", ("Kd", "4d", "3d"), "2s"),
        ("As 2s 4c", ("Kd", "2d", "5d"), "2s"),  # last, worth 3 and more, with a trump below a load
        ("As 4c 5c", ("Kd", "2d", "5d"), "4c"),
        ("As 2s 4c", ("Jd", "2d", "5d"), "4c"),
        ("As 2s 4c", ("Kd",), "4c"),
        # the partner is winning, not safely: no trump
        ("As 2s 4c", ("Kd", "5d"), "4c"),
    ],
)
def test_following_in_pairs(hand: str, trick: tuple[str, ...], answer: str) -> None:
    assert four(hand, *trick) == answer


def test_who_plays_alone_among_several_feeds_nobody() -> None:
    state = stacked_deal(Rules(players=4, teams=Teams.NONE), ["2c", "Kd", "5d", "Ac Kb 4c"], "7s")
    assert card(play_cards(state, "Kd", "5d")[0]) == "4c"
    state = stacked_deal(default_rules(players=3), ["Ac Kb 2s", "Kd", "5d"], "7s")
    assert card(play_cards(state, "Kd", "5d")[0]) == "2s"


def test_one_s_own_card_in_a_double_trick_is_fed() -> None:
    state = stacked_deal(rules_for("double"), ["2d 4d 5d 6d", "As Ac Kb 4c"], "7s")
    assert card(play_cards(state, "As", "2d")[0]) == "Ac"


def test_it_follows_suit_where_it_must() -> None:
    state = stacked_deal(rules_for("sueca"), ["", "Ad", "2d Kd 2c", "3c"], "")
    assert card(play_cards(state, "Ad")[0]) == "2d"


def test_it_passes_on_a_weak_hand_and_keeps_silent() -> None:
    state = stacked_deal(rules_for("chiamata"), ["", "2d 4d 5c 6c 2s 4s 5b 6b"])
    assert GREEDY.choose(seat_view(state, 1), random.Random(1)) == Pass()
    state = stacked_deal(rules_for(players=4, talk_from_trick=1), ["", "As Ac Kb"], "7s")
    assert card(state)
    assert GREEDY.remark(seat_view(state, 3), random.Random(1)) is None
