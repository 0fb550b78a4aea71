"""R-40, R-41, fine print 22: who must follow suit, and games without a trump of their own."""

import pytest

from bot.rules import decide
from bot.rules.actions import Bid, Call, Pass, Play
from bot.rules.cards import Rank, Suit
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import TrumpMade
from bot.rules.state import State
from testing.builders.states import play_cards, play_on, rules_for, stacked_deal, take_actions


def may_play(state: State) -> str:
    """The cards that the seat to play may play."""
    assert state.turn is not None
    return " ".join(action.card for action in decide.legal(state, state.turn) if isinstance(action, Play))


def refusal_of_card(state: State, card: str) -> Reason:
    with pytest.raises(IllegalAction) as problem:
        play_cards(state, card)
    return problem.value.reason


@pytest.mark.parametrize("variant", ["briscola", "briscolone5", "bisca3", "brisca", "a31", "scoperta"])
def test_R_40_must_follow_is_an_option(variant: str) -> None:
    hands = ["Ab 5c 6d", "5b 2b 7c"]
    turnup = "" if variant == "briscolone5" else "4s"
    free, _ = play_cards(stacked_deal(rules_for(variant), hands, turnup), "5b")
    bound, _ = play_cards(stacked_deal(rules_for(variant, follow_suit="must_follow"), hands, turnup), "5b")
    assert {"Ab", "5c", "6d"} <= set(may_play(free).split())
    assert {card[1] for card in may_play(bound).split()} == {"b"}
    assert refusal_of_card(bound, "5c") is Reason.FOLLOW_SUIT


def test_R_40_void_may_play_anything() -> None:
    state, _ = play_cards(
        stacked_deal(rules_for(follow_suit="must_follow"), ["Ac 5c 6d", "5b 2b 7c"], "4s"), "5b"
    )
    assert may_play(state) == "Ac 5c 6d"


def last_tricks(hands: list[str], **options: str) -> State:
    """The end of a deal of briscolone3: the stock is gone and seat 1 leads from these hands."""
    state = stacked_deal(rules_for("briscolone3", **options), [])
    state, _ = play_on(state, 17)
    assert not state.stock
    state = state._replace(hands=stacked_deal(rules_for("briscolone3"), hands).hands)
    return state._replace(turn=1, leader=1)


def test_fine_print_22_in_the_last_three_tricks_follow_and_head_if_able() -> None:
    state = last_tricks(["Ab 2b 6d", "5b 7c Kd"])
    assert may_play(state) == "5b 7c Kd"  # the leader is free
    state, _ = play_cards(state, "5b")
    assert may_play(state) == "Ab"  # a higher card of the suit led
    assert refusal_of_card(state, "2b") is Reason.HEAD_TRICK
    assert refusal_of_card(state, "6d") is Reason.FOLLOW_SUIT


def test_fine_print_22_else_a_card_of_the_suit_else_any() -> None:
    state, _ = play_cards(last_tricks(["4b 2b 6d", "5b 7c Kd"]), "5b")
    assert may_play(state) == "4b 2b"
    state, _ = play_cards(last_tricks(["4d 2d 6c", "5b 7c Kd"]), "5b")
    assert may_play(state) == "4d 2d 6c"


def test_fine_print_22_before_the_last_three_tricks_anything_goes() -> None:
    state, _ = play_cards(stacked_deal(rules_for("briscolone3"), ["Ab 2b 6d", "5b 7c Kd"]), "5b")
    assert may_play(state) == "Ab 2b 6d"
    free, _ = play_cards(last_tricks(["Ab 2b 6d", "5b 7c Kd"], follow_suit="free"), "5b")
    assert may_play(free) == "Ab 2b 6d"


@pytest.mark.parametrize("variant", ["briscolone3", "briscolone5"])
def test_R_41_without_trumps_the_suit_led_decides(variant: str) -> None:
    state, _ = play_cards(stacked_deal(rules_for(variant), ["Ab 3c", "2d"]), "2d", "Ab")
    assert state.tricks[0].taker == 1
    assert state.trump is None
    assert state.turnup is None


def test_briscolone5t_the_suit_of_the_first_card_led_in_the_deal_is_trump() -> None:
    state, events = play_cards(stacked_deal(rules_for("briscolone5t"), ["Ab Kd", "2d 5b"]), "2d")
    assert events[1] == TrumpMade(Suit.COINS)
    assert state.trump == "d"
    state, _ = play_cards(state, "Ab")
    assert state.tricks[0].taker == 1
    state, events = play_cards(state, "5b", "Kd")
    assert not [event for event in events if isinstance(event, TrumpMade)]
    assert state.tricks[1].taker == 0


def test_rules_7_sueca_must_follow_and_a_void_seat_may_discard_anything() -> None:
    hands = ["2d 3d", "5b 6b", "7b Ab", "4c 5c 6c 7c Qc Jc Kc Ac 2c 3c"]
    state, _ = play_cards(stacked_deal(rules_for("sueca"), hands), "5b", "7b")
    assert may_play(state).split() == hands[3].split()  # example 17
    follow, _ = play_cards(stacked_deal(rules_for("sueca"), hands), "5b")
    assert {card[1] for card in may_play(follow).split()} == {"b"}


def test_a_covered_card_that_was_led_need_not_be_followed() -> None:
    """Nobody can follow a suit that nobody has seen; else what may be played would tell it."""
    rules = rules_for("chiamata", blind="on", follow_suit="must_follow")
    state = stacked_deal(rules, ["Kd", "2d 4c", "3d 5c", "Ad", "Qd"])
    state, _ = take_actions(state, Bid(rank=Rank.TWO), Pass(), Pass(), Pass(), Pass(), Call(blind=True))
    state, _ = play_cards(state, "2d")
    assert len(may_play(state).split()) == 8
