"""R-55 to R-57, fine print 17 to 19: a card for the turn-up, and showing the three top trumps."""

from typing import Any

import pytest

from bot.rules import decide
from bot.rules.actions import Conquista, Exchange
from bot.rules.cards import CARDS
from bot.rules.errors import IllegalAction, ImpossibleRules, Reason
from bot.rules.events import CardExchanged, CardsDrawn, ConquistaShown, DealEnded
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from testing.builders.states import play_cards, play_on, rules_for, stacked_deal, take_actions

DEUCE = rules_for(retire="deuce_first_trick")
BRISCA = rules_for("brisca")


def may_exchange(state: State, seat: int) -> bool:
    return Exchange() in decide.legal(state, seat)


def refusal_of_exchange(state: State, seat: int) -> Reason:
    with pytest.raises(IllegalAction) as problem:
        decide.decide(state, seat, Exchange())
    return problem.value.reason


def test_R_55_the_two_goes_under_the_stock_and_the_turn_up_into_the_hand() -> None:
    state = stacked_deal(DEUCE, ["2s 5b 6b", "5c 6c 7c"], "As")
    after, (event,) = take_actions(state, (0, Exchange()))  # out of turn
    assert event == CardExchanged(0, CARDS["2s"], CARDS["As"])
    assert after.hands[0] == ("As", "5b", "6b")
    assert (after.stock[-1], after.stock[:-1]) == ("2s", state.stock[:-1])
    assert after.trump == "s"
    view = seat_view(after, 1)
    assert (view.turnup, view.known_cards) == ("2s", ((0, "As"),))  # announced
    _, events = play_on(after)
    (last,) = [event for event in events if isinstance(event, CardsDrawn) and event.turnup]
    assert last.turnup == last.cards[-1].card == "2s"


def test_R_55_fine_print_17_until_the_last_card_of_the_first_trick() -> None:
    state = stacked_deal(DEUCE, ["2s 5b 6b", "5c 6c 7c"], "As")
    assert may_exchange(state, 0)
    state, _ = play_cards(state, "5c")
    assert may_exchange(state, 0)
    assert not may_exchange(state, 1)
    assert refusal_of_exchange(state, 1) is Reason.NO_CARD_TO_EXCHANGE
    state, _ = play_cards(state, "5b")
    assert not may_exchange(state, 0)
    assert refusal_of_exchange(state, 0) is Reason.TOO_LATE_TO_EXCHANGE


def test_R_55_three_players_impossible_if_that_two_was_removed_and_six_refused() -> None:
    rules = rules_for(players=3, retire="deuce_first_trick", removed_card="2s")
    state = stacked_deal(rules, ["5b", "6b", "7b"], "As")
    assert not any(may_exchange(state, seat) for seat in range(3))
    odd: list[dict[str, Any]] = [
        {"players": 6},
        {"variant": "schembil"},
        {"variant": "bosnian32"},
        {"variant": "sueca"},
    ]
    for options in odd:
        with pytest.raises(ImpossibleRules) as problem:
            rules_for(**{"retire": "deuce_first_trick", **options})
        assert problem.value.facts["option"] == "retire"


def test_fine_print_17_double_and_brisca_too() -> None:
    state = stacked_deal(rules_for("double", retire="deuce_first_trick"), ["2s 5b 6b", "5c 6c 7c"], "As")
    state, _ = play_cards(state, "5c", "5b", "6c")
    assert may_exchange(state, 0)
    six = stacked_deal(rules_for("brisca", players=6, retire="deuce_first_trick"), ["", "2s"], "Ks")
    assert may_exchange(six, 1)


def brisca(turnup: str, mine: str) -> State:
    """Brisca for two, seat 1 has just won the first trick and is to lead."""
    state = stacked_deal(BRISCA, ["4b 5c 6c", f"Ab {mine}"], turnup, stock="Kc Qc")
    return play_cards(state, "Ab", "4b")[0]


@pytest.mark.parametrize("turnup", ["As", "3s", "Ks", "Qs", "Js"])
def test_R_56_the_seven_for_a_court_or_a_load(turnup: str) -> None:
    state = brisca(turnup, "7s 2s")
    after, (event,) = take_actions(state, Exchange())
    assert event == CardExchanged(1, CARDS["7s"], CARDS[turnup])
    assert after.turn == 1  # still to lead
    assert refusal_of_exchange(after, 1) is Reason.TOO_LATE_TO_EXCHANGE  # once a trick
    again, _ = play_on(after, 1)
    if again.turn == 1 and "2s" in again.hands[1]:
        assert take_actions(again, Exchange())[1][0] == CardExchanged(1, CARDS["2s"], CARDS["7s"])


@pytest.mark.parametrize("turnup", ["7s", "6s", "5s", "4s"])
def test_R_56_fine_print_18_the_two_for_a_lower_one(turnup: str) -> None:
    mine = "2s" if turnup == "7s" else "2s 7s"
    _, (event,) = take_actions(brisca(turnup, mine), Exchange())
    assert event == CardExchanged(1, CARDS["2s"], CARDS[turnup])


@pytest.mark.parametrize("turnup", ["9s", "8s"])
def test_fine_print_18_with_48_cards_the_two_for_the_8_and_9(turnup: str) -> None:
    state = stacked_deal(rules_for("brisca", players=6), ["4b", "Ab 2s", "5b", "6b", "7b", "8b"], turnup)
    state, _ = play_cards(state, "Ab", "5b", "6b", "7b", "8b", "4b")
    assert take_actions(state, Exchange())[1] == [CardExchanged(1, CARDS["2s"], CARDS[turnup])]


def test_R_56_only_the_leader_before_leading_from_the_second_trick_on_while_the_turn_up_lies() -> None:
    first = stacked_deal(BRISCA, ["7s 5c 6c", "Ab 4b"], "As")
    assert refusal_of_exchange(first, 0) is refusal_of_exchange(first, 1) is Reason.TOO_LATE_TO_EXCHANGE
    state = brisca("As", "7s 2s")
    assert refusal_of_exchange(state, 0) is Reason.TOO_LATE_TO_EXCHANGE
    led, _ = play_cards(state, "2s")
    assert refusal_of_exchange(led, 1) is Reason.TOO_LATE_TO_EXCHANGE
    ended, _ = play_on(stacked_deal(BRISCA, [], "As"), 17)
    assert ended.turn is not None
    assert refusal_of_exchange(ended, ended.turn) is Reason.TOO_LATE_TO_EXCHANGE
    wrong = brisca("6s", "7s 4c")
    assert refusal_of_exchange(wrong, 1) is Reason.NO_CARD_TO_EXCHANGE


@pytest.mark.parametrize(
    "options", [{"ranking": "seven_for_three"}, {"variant": "bisca3"}, {"variant": "bisca9"}]
)
def test_R_56_refused_where_the_seven_is_a_load(options: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleRules) as problem:
        rules_for(**{"retire": "brisca_7_2", **options})
    assert problem.value.facts["option"] == "retire"


CONQUISTA = [
    (rules_for(conquista=True), "As 3s Ks"),
    (rules_for("bosnian32", conquista=True), "As Ts Ks"),
    (rules_for("bisca3", conquista=True), "As 7s Ks"),
    (rules_for(conquista=True, ranking="three_as_three"), "As 3s Ks"),
    (rules_for(conquista=True, ranking="seven_for_three"), "As 7s Ks"),
]


@pytest.mark.parametrize(("rules", "hand"), CONQUISTA)
def test_R_57_fine_print_19_ace_ten_points_and_king_of_trumps_win_the_deal(rules: object, hand: str) -> None:
    state = stacked_deal(rules, [hand, "Jd 9c" if "Ts" in hand else "Jd 5c"], "Js")  # type: ignore[arg-type]  # texts of the table above
    assert Conquista() in decide.legal(state, 0)
    assert Conquista() not in decide.legal(state, 1)
    state, _ = play_cards(state, "Jd")  # in the middle of a trick, out of turn or not, never forced
    after, events = take_actions(state, (0, Conquista()))
    assert events[0] == ConquistaShown(0, tuple(CARDS[card] for card in hand.split()))
    end = events[1]
    assert isinstance(end, DealEnded)
    assert (end.winner, end.score, end.points) == (0, (1, 0), (0, 0))
    assert after.phase is Phase.DEALING


def test_R_57_two_of_the_three_or_another_suit_are_nothing() -> None:
    for hand in ("As 3s Qs", "Ad 3d Kd"):
        state = stacked_deal(rules_for(conquista=True), [hand], "4s")
        with pytest.raises(IllegalAction) as problem:
            take_actions(state, (0, Conquista()))
        assert problem.value.reason is Reason.NO_CONQUISTA


@pytest.mark.parametrize(
    ("options", "score"),
    [
        ({"match": "pennycook"}, (3, 0)),
        ({"players": 3, "match": "threehand"}, (3, 0, 0)),
        ({"players": 4}, (1, 0)),
        ({"variant": "bisca3", "bisca_margins": True}, (1, 0)),
    ],
)
def test_R_57_what_it_counts(options: dict[str, Any], score: tuple[int, ...]) -> None:
    rules = rules_for(**{"conquista": True, **options})
    hand = "As 7s Ks" if "variant" in options else "As 3s Ks"
    _, events = take_actions(stacked_deal(rules, [hand], "4s"), (0, Conquista()))
    assert isinstance(events[1], DealEnded)
    assert events[1].score == score


def test_R_57_with_drawn_deals_that_were_carried() -> None:
    state = stacked_deal(rules_for(conquista=True, tie="carry", target=7), ["As 3s Ks"], "4s")
    _, events = take_actions(state._replace(carried=2), (0, Conquista()))
    assert isinstance(events[1], DealEnded)
    assert events[1].score == (3, 0)


@pytest.mark.parametrize(
    "variant", ["chiamata", "sueca_italiana", "briscolone3", "briscolone5", "briscolone5t", "sueca"]
)
def test_R_57_not_in_games_without_a_turn_up_nor_in_a_race(variant: str) -> None:
    with pytest.raises(ImpossibleRules) as problem:
        rules_for(variant, conquista=True)
    assert problem.value.facts["option"] == "conquista"
    with pytest.raises(ImpossibleRules):
        rules_for(conquista=True, match="race")
