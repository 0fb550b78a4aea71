"""R-60, R-61, R-75: hands that are shown."""

from typing import Any

import pytest

from bot.rules.cards import Card
from bot.rules.deductions.open_draws import OpenDraw, open_draws
from bot.rules.errors import ImpossibleRules
from bot.rules.state import State
from bot.rules.view import seat_view
from testing.builders.states import play_on, rules_for, stacked_deal


def known_to(state: State, seat: int | None) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for other, card in seat_view(state, seat).known_cards:
        found.setdefault(other, set()).add(card)
    return found


def test_R_60_before_the_first_trick_each_partner_sees_the_others_hand() -> None:
    rules = rules_for(players=4, partners_show_first=True)
    state = stacked_deal(rules, ["Ad", "3d", "Kd", "Qd"], "4s")
    assert known_to(state, 0) == {2: set(state.hands[2])}
    assert known_to(state, 3) == {1: set(state.hands[1])}
    assert known_to(state, None) == {}
    after, _ = play_on(state, 1)
    assert known_to(after, 0) == {}  # then silence


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 6},
        {"variant": "brisca", "players": 6},
        {"players": 4, "teams": "none"},
        {"variant": "sueca"},
        {"variant": "chiamata"},
    ],
)
def test_R_60_only_with_four_in_pairs(options: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleRules) as problem:
        rules_for(**{"partners_show_first": True, **options})
    assert problem.value.facts["option"] == "partners_show_first"


@pytest.mark.parametrize("players", [4, 6])
def test_R_61_once_the_stock_is_gone_partners_see_each_others_hand(players: int) -> None:
    rules = rules_for(players=players, partners_look_at_the_end=True)
    state = stacked_deal(rules, [], "4s")
    rounds = len(state.stock) // players
    before, _ = play_on(state, rounds - 1)
    assert known_to(before, 0) == {}
    after, _ = play_on(state, rounds)
    assert not after.stock
    for seat in range(players):
        partners = set(range(seat % 2, players, 2)) - {seat}
        shown = {other: cards for other, cards in known_to(after, seat).items() if other in partners}
        assert shown == {other: set(after.hands[other]) for other in partners}
        opponents = {other: cards for other, cards in known_to(after, seat).items() if other not in partners}
        assert all(cards == {"4s"} for cards in opponents.values())  # the turn-up was drawn in the open
    odd: list[dict[str, Any]] = [{"players": 2}, {"players": 4, "teams": "none"}, {"variant": "sueca"}]
    for options in odd:
        with pytest.raises(ImpossibleRules):
            rules_for(**{"partners_look_at_the_end": True, **options})


def test_R_75_open_hands_are_everybodys_and_the_open_next_card_too() -> None:
    state = stacked_deal(rules_for("scoperta"), ["Ad 3d Kd", "5b 6b 7b"], "4s", stock="Qc")
    assert known_to(state, 0) == {1: {"5b", "6b", "7b"}}
    assert known_to(state, None) == {0: {"Ad", "3d", "Kd"}, 1: {"5b", "6b", "7b"}}
    assert seat_view(state, None).next_card == "Qc"
    closed = stacked_deal(rules_for(), ["Ad 3d Kd", "5b 6b 7b"], "4s", stock="Qc")
    assert (known_to(closed, None), seat_view(closed, 0).next_card) == ({}, None)


def test_R_75_whoever_draws_the_open_next_card_is_known_to_hold_it() -> None:
    state, _ = play_on(stacked_deal(rules_for(open_next_card=True), ["2d", "Ad"], "4s", stock="Qc Jc"), 1)
    assert known_to(state, 0) == {state.leader: {"Qc"}} if state.leader else {}
    assert "Qc" in state.hands[state.leader]
    assert known_to(state, None) == {state.leader: {"Qc"}}


@pytest.mark.parametrize(("players", "variant"), [(2, "briscola"), (4, "briscola"), (2, "double")])
def test_R_75_everybody_remembers_who_drew_which_open_card_and_when(players: int, variant: str) -> None:
    state = stacked_deal(rules_for(variant, players=players, open_next_card=True, talk="off"), [], "4s")
    drawn: dict[Card, OpenDraw] = {}
    while state.stock:
        top = state.stock[0]
        state, _ = play_on(state, 1)
        drawn[top] = OpenDraw(state.leader, len(state.tricks))
        for seat in (*range(players), None):
            view = seat_view(state, seat)
            assert view.drawn_next == tuple(drawn)
            assert {card: one for card, one in open_draws(view).drawn.items() if card in drawn} == drawn
    closed, _ = play_on(stacked_deal(rules_for(players=players, talk="off"), [], "4s"), 2)
    assert seat_view(closed, 0).drawn_next == ()


def test_rules_10_the_dealers_card_of_sueca_is_seen_by_everybody_until_it_is_played() -> None:
    state = stacked_deal(rules_for("sueca"), [], dealer=3)
    card = state.hands[3][-1]
    assert (state.trump, known_to(state, 1), known_to(state, None)) == (card.suit, {3: {card}}, {3: {card}})
    assert known_to(state, 3) == {}
    assert seat_view(state, 1).turnup is None  # it lies in a hand, not on the table
