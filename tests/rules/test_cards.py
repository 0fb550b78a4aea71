"""R-01 to R-11: the cards, the packs, and what a card is worth."""

import copy
import pickle

import pytest

from bot.rules.cards import CARDS, TWOS, Card, Pack, Rank, Suit, cards
from bot.rules.options import RemovedCard
from bot.rules.variant import Rules
from bot.rules.variants import default_rules, rules_from
from tests.rules.walk import FORTY, STRENGTH, VALUE


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
