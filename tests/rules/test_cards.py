"""R-01 to R-11: the cards, the packs, and what a card is worth."""

import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.cards import CARDS, TWOS, Card, Pack, Rank, Suit, cards
from bot.rules.errors import ImpossibleRules
from bot.rules.games import Variant
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import RemovedCard
from bot.rules.rules import Rules
from testing.builders.states import EVERY_GAME, FORTY, STRENGTH, VALUE, play_cards, rules_for, stacked_deal
from testing.each import each


def test_R_01_forty_cards_in_four_suits() -> None:
    assert len(FORTY) == len(set(FORTY)) == 40
    for suit in Suit:
        assert [card[0] for card in FORTY if card.suit is suit] == list("A234567JQK")


def test_R_03_a_french_pack_plays_without_its_8_9_and_10() -> None:
    assert not {card for card in FORTY if card.rank in {Rank.EIGHT, Rank.NINE, Rank.TEN}}
    french = rules_from({"players": 2, "pack": "french40"})
    assert french.pack is Pack.FRENCH40
    assert french.packs == (FORTY,)


@pytest.mark.parametrize("two", list(TWOS))
def test_R_05_three_players_leave_out_the_two_that_is_chosen(two: Card) -> None:
    (pack,) = Rules(players=3, removed_card=RemovedCard(two)).packs
    assert set(FORTY) - set(pack) == {two}
    assert len(pack) == 39


def test_R_05_the_two_of_cups_is_left_out_by_default() -> None:
    assert set(FORTY) - set(default_rules(players=3).packs[0]) == {CARDS["2c"]}


def test_R_05_the_two_may_be_drawn_for_each_deal() -> None:
    packs = Rules(players=3, removed_card=RemovedCard.RANDOM).packs
    assert {card for pack in packs for card in set(FORTY) - set(pack)} == TWOS
    assert len(packs) == 4


def test_R_06_six_players_leave_out_all_the_twos() -> None:
    (pack,) = default_rules(players=6).packs
    assert set(FORTY) - set(pack) == TWOS
    assert len(pack) == 36


def test_R_10_the_order_within_a_suit() -> None:
    coins = sorted(
        (card for card in FORTY if card.suit is Suit.COINS), key=STRENGTH.__getitem__, reverse=True
    )
    assert coins == list(cards(*(rank + "d" for rank in "A3KQJ76542")))


def test_R_11_the_values() -> None:
    worth = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2, "7": 0, "6": 0, "5": 0, "4": 0, "2": 0}
    assert {card: VALUE[card] for card in FORTY} == {card: worth[card[0]] for card in FORTY}


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_R_11_example_4_every_pack_sums_to_120(players: int) -> None:
    for pack in default_rules(players=players).packs:
        assert sum(VALUE[card] for card in pack) == 120


def test_a_card_is_its_notation_and_there_is_one_object_of_it() -> None:
    card = Card("3c")
    assert card == "3c"
    assert (card.rank, card.suit) == (Rank.THREE, Suit.CUPS)
    assert card is CARDS["3c"] is pickle.loads(pickle.dumps(card)) is copy.deepcopy(card)  # noqa: S301 - our own bytes
    assert repr(card) == "Card('3c')"


@pytest.mark.parametrize("notation", ["", "3", "c3", "1c", "3x", "3c ", "10c", "3C"])
def test_what_is_no_card_is_refused(notation: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - Python's own words for what is in no enum
        Card(notation)
    with pytest.raises(KeyError):
        cards(notation)


def test_R_04_the_pattern_of_the_deck_is_any_text_and_changes_nothing_in_the_game() -> None:
    for pattern in ("Triestine", "Napoletane, Dal Negro", "♦"):
        rules = rules_for(deck_pattern=pattern)
        assert replace(rules, deck_pattern="") == default_rules()
        assert rules.packs == default_rules().packs


def test_R_07_bosnia_has_32_cards_from_the_7_to_the_ace() -> None:
    (pack,) = default_rules(Variant.BOSNIAN32).packs
    assert len(pack) == 32
    assert {card.rank for card in pack} == set("789TJQKA")


@pytest.mark.parametrize("variant", ["bisca3", "bisca9", "sueca", "sueca_italiana"])
def test_R_08_bisca_and_sueca_are_played_with_a_french_pack_of_40(variant: str) -> None:
    rules = rules_for(variant)
    assert rules.pack is Pack.FRENCH40
    assert rules.packs == (FORTY,)


@each("rules", EVERY_GAME)
def test_R_11_example_4_every_pack_of_every_game_sums_to_120(rules: Rules) -> None:
    for pack in rules.packs:
        assert sum(rules.order.value[card] for card in pack) == 120
        assert len(set(pack)) == len(pack)
        assert {card.rank for card in pack} <= set(rules.order.ladder)


RANKINGS = [
    ("standard", {}, "A3KQJ76542", {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}),
    ("qj_swap", {"pack": "french40"}, "A3KJQ76542", {"A": 11, "3": 10, "K": 4, "J": 3, "Q": 2}),
    ("three_as_three", {}, "AKQJ765432", {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}),
    ("seven_for_three", {}, "A7KQJ65432", {"A": 11, "7": 10, "K": 4, "Q": 3, "J": 2}),
    (
        "seven_for_three",
        {"seven_swap": True},
        "A7KQJ36542",
        {"A": 11, "7": 10, "K": 4, "Q": 3, "J": 2},
    ),
    ("ten", {"variant": "bosnian32"}, "ATKQJ987", {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}),
    ("bisca", {"variant": "bisca3"}, "A7KJQ65432", {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}),
    (
        "standard",
        {"variant": "brisca", "players": 6},
        "A3KQJ9876542",
        {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2},
    ),
]


@pytest.mark.parametrize(("ranking", "options", "ladder", "worth"), RANKINGS)
def test_R_13_R_14_R_15_R_16_fine_print_12_order_and_values(
    ranking: str, options: dict[str, Any], ladder: str, worth: dict[str, int]
) -> None:
    rules = rules_from({"ranking": ranking, **options})
    order = rules.order
    swords = [card for card in rules.packs[0] if card.suit is Suit.SWORDS]
    assert [card[0] for card in sorted(swords, key=order.strength.__getitem__, reverse=True)] == list(ladder)
    assert {card[0]: order.value[card] for card in swords} == {rank: worth.get(rank, 0) for rank in ladder}
    assert sum(order.value[card] for card in rules.packs[0]) == 120


def taken_by_follower(rules: Rules, led: str, answer: str) -> tuple[bool, int]:
    """Whether the second card takes the first in a game for two, neither a trump, and the points."""
    state = stacked_deal(rules, [f"{answer}", f"{led}"], "4s")
    state, _ = play_cards(state, led, answer)
    return state.tricks[0].taker == 0, state.tricks[0].points


def test_R_13_example_7_qj_swap() -> None:
    rules = rules_for(pack="french40", ranking="qj_swap")
    assert taken_by_follower(rules, "Qd", "Jd") == (True, 5)
    assert (rules.order.value[CARDS["Jd"]], rules.order.value[CARDS["Qd"]]) == (3, 2)
    with pytest.raises(ImpossibleRules):
        rules_for(ranking="qj_swap")  # French suits only


def test_R_14_example_5_three_as_three() -> None:
    assert taken_by_follower(rules_for(ranking="three_as_three"), "3d", "4d") == (True, 10)


def test_R_15_example_6_seven_for_three() -> None:
    rules = rules_for(ranking="seven_for_three")
    assert taken_by_follower(rules, "Kd", "7d") == (True, 14)
    assert taken_by_follower(rules, "3d", "4d") == (True, 0)
    swapped = rules_for(ranking="seven_for_three", seven_swap=True)
    assert taken_by_follower(swapped, "3d", "6d") == (False, 0)


def test_R_16_ten() -> None:
    rules = rules_for("bosnian32")
    state, _ = play_cards(stacked_deal(rules, ["Td", "Kd"], "9s"), "Kd", "Td")
    assert (state.tricks[0].taker, state.tricks[0].points) == (0, 14)
