"""R-62 to R-67, fine print 32 to 36: gestures, questions, orders, the rais."""

from typing import Any

import pytest

from bot.rules import decide
from bot.rules.actions import Answer, Ask, Forfeit, Look, Order, Play, Signal, Watch
from bot.rules.cards import CARDS, Suit, cards
from bot.rules.errors import ImpossibleRules, Reason
from bot.rules.events import Answered, Asked, Looked, Ordered
from bot.rules.options import Command, Question, Reply, Talk
from bot.rules.rules import Rules
from bot.rules.state import State
from bot.rules.view import LookSeen, seat_view, sighting
from testing.builders.states import (
    new_match,
    play_cards,
    play_on,
    refusal_reason,
    rules_for,
    stacked_deal,
    take_actions,
)

SIGNALS = rules_for(players=4)
ROMA = rules_for(players=4, talk="conversation")
SCHEMBIL = rules_for("schembil")


def second_trick(rules: Rules, hands: list[str], turnup: str = "4s") -> State:
    """Seat 0 has taken the first trick and is to lead the second; hands hold what is named."""
    left = [card for card in rules.packs[0] if card not in " ".join([*hands, turnup]).split()]
    blanks = [card for card in left if not rules.order.value[card] and card.suit != turnup[1]]
    first = ["Ad" if "Ad" in left else "3d", *blanks]
    full = [f"{first[seat]} {hand}" for seat, hand in enumerate(hands)]
    state = stacked_deal(rules, full, turnup, dealer=rules.players - 1)
    state, _ = play_cards(state, *first[: rules.players])
    assert (state.turn, len(state.tricks)) == (0, 1)
    return state


HANDS = ["7c 6c", "As 5c", "3s Kb", "Qs 7b"]
SIX = [*HANDS, "5b 4b", "Ks 6d"]


def test_R_62_from_the_second_trick_any_seat_with_a_partner_in_or_out_of_turn() -> None:
    first = stacked_deal(SIGNALS, ["", "As"], "4s")
    assert refusal_reason(first, 1, Signal(CARDS["As"])) is Reason.SILENCE
    assert (
        refusal_reason(
            stacked_deal(rules_for(players=4, talk_from_trick=1), ["", "As"], "4s"), 1, Signal(CARDS["As"])
        )
        is None
    )
    state = second_trick(SIGNALS, HANDS)
    assert refusal_reason(state, 1, Signal(CARDS["As"])) is None
    assert refusal_reason(state, 2, Signal(CARDS["3s"])) is None


def test_R_62_the_signaller_must_hold_the_card_or_may_lie() -> None:
    state = second_trick(SIGNALS, HANDS)
    assert refusal_reason(state, 1, Signal(CARDS["3s"])) is Reason.NOT_IN_HAND
    free = second_trick(rules_for(players=4, signal_truth="free"), HANDS)
    assert refusal_reason(free, 1, Signal(CARDS["3s"])) is None
    state, (event,) = take_actions(free, (1, Signal(CARDS["3s"])))
    assert state.talk.signals == (event,)
    assert not state.talk.signals[0].true


@pytest.mark.parametrize(
    ("card", "kind"), [("As", "trump"), ("Kb", "no"), ("Ab", "load"), ("7b", "no"), ("6s", "no")]
)
def test_R_62_fine_print_32_trumps_worth_points_and_in_two_tables_a_load_outside(
    card: str, kind: str
) -> None:
    for preset, allowed in (
        ("pagat", {"trump"}),
        ("wikipedia", {"trump", "load"}),
        ("custom", {"trump", "load"}),
    ):
        state = second_trick(rules_for(players=4, signal_table=preset, signal_truth="free"), HANDS)
        assert refusal_reason(state, 1, Signal(CARDS[card])) is (
            None if kind in allowed else Reason.NOT_A_SIGNAL
        )


def test_R_62_watching_an_opponent_once_per_trick_and_only_where_gestures_can_be_caught() -> None:
    state = second_trick(rules_for(players=4, signal_delivery="catchable"), HANDS)
    assert (
        refusal_reason(state, 0, Watch(2))
        is refusal_reason(state, 0, Watch(0))
        is refusal_reason(state, 0, Watch(9))
        is Reason.NOT_AN_OPPONENT
    )
    state, _ = take_actions(state, (0, Watch(1)))
    assert refusal_reason(state, 0, Watch(3)) is Reason.WATCHED_ALREADY
    assert refusal_reason(state, 1, Watch(0)) is None
    state, _ = play_on(state, 1)
    assert refusal_reason(state, 0, Watch(3)) is None
    assert refusal_reason(second_trick(SIGNALS, HANDS), 0, Watch(1)) is Reason.NOT_IN_THIS_GAME


def test_R_62_in_games_of_six_both_partners_get_the_gesture() -> None:
    state = second_trick(rules_for(players=6), SIX)
    state, _ = take_actions(state, (5, Signal(CARDS["Ks"])))
    assert state.talk.signals[0].seen_by == (1, 3)


def test_R_62_who_has_no_partner_does_not_talk() -> None:
    odd: list[dict[str, Any]] = [
        {"players": 2},
        {"players": 3},
        {"players": 4, "teams": "none"},
        {"variant": "sueca"},
    ]
    for options in odd:
        with pytest.raises(ImpossibleRules) as problem:
            rules_for(**{"talk": "signals", **options})
        assert problem.value.facts["option"] == "talk"


def test_R_63_the_leader_asks_before_leading_from_the_second_trick_on() -> None:
    ask = Ask(2, Question.LISCI)
    assert refusal_reason(stacked_deal(ROMA, [], "4s"), 1, Ask(3, Question.LISCI)) is Reason.SILENCE
    state = second_trick(ROMA, HANDS)
    assert refusal_reason(state, 0, ask) is None
    assert refusal_reason(state, 2, Ask(0, Question.LISCI)) is Reason.LEADER_ASKS
    assert (
        refusal_reason(state, 0, Ask(1, Question.LISCI))
        is refusal_reason(state, 0, Ask(0, Question.LISCI))
        is Reason.NOT_A_PARTNER
    )
    assert refusal_reason(play_cards(state, "7c")[0], 0, ask) is Reason.LEADER_ASKS
    assert refusal_reason(second_trick(SIGNALS, HANDS), 0, ask) is Reason.NOT_IN_THIS_GAME


def test_R_63_fine_print_33_the_next_action_after_a_question_is_its_answer() -> None:
    state = second_trick(ROMA, HANDS)
    state = state._replace(hands=(*state.hands[:2], cards("3s", "Kb"), state.hands[3]))
    state, (event,) = take_actions(state, (0, Ask(2, Question.LISCI)))
    assert event == Asked(0, 2, Question.LISCI)
    assert (state.turn, state.next_seat) == (0, 2)
    for seat, action in ((0, Play(CARDS["7c"])), (1, Forfeit()), (0, Ask(2, Question.CARICHI))):
        assert refusal_reason(state, seat, action) is Reason.ANSWER_DUE
    assert (
        refusal_reason(state, 1, Answer(Reply.NO))
        is refusal_reason(state, 0, Answer(Reply.NO))
        is Reason.NOT_ASKED
    )
    assert decide.legal(state, 2) == (Answer(Reply.NO),)
    state, (event,) = take_actions(state, (2, Answer(Reply.NO)))
    assert event == Answered(2, Reply.NO)
    assert refusal_reason(state, 2, Answer(Reply.NO)) is Reason.NO_ANSWER_DUE


QUESTIONS = [
    # example 13: the 7 of trumps alone is neither low nor dressed; the ace alone neither
    ("7s", {Question.BRISCOLINE: "no", Question.VESTITE: "no", Question.LISCI: "no", Question.CARICHI: "no"}),
    ("As", {Question.BRISCOLINE: "no", Question.VESTITE: "no", Question.LISCI: "no", Question.CARICHI: "no"}),
    ("3s", {Question.BRISCOLINE: "no", Question.VESTITE: "no", Question.CARICHI: "no"}),
    ("2s", {Question.BRISCOLINE: "yes", Question.VESTITE: "no", Question.LISCI: "no"}),
    ("6s", {Question.BRISCOLINE: "yes"}),
    ("Js", {Question.VESTITE: "yes", Question.BRISCOLINE: "no"}),
    ("Qs", {Question.VESTITE: "yes"}),
    ("Ks", {Question.VESTITE: "yes"}),
    ("7b", {Question.LISCI: "yes", Question.CARICHI: "no"}),
    ("4b", {Question.LISCI: "yes"}),
    ("3b", {Question.CARICHI: "yes", Question.LISCI: "no"}),
    ("Ab", {Question.CARICHI: "yes", Question.LISCI: "no"}),
    ("Kb", {Question.CARICHI: "no", Question.LISCI: "no", Question.VESTITE: "no"}),
]


@pytest.mark.parametrize(("card", "answers"), QUESTIONS)
def test_R_64_example_13_answers_of_fact_must_be_true_and_only_the_true_one_is_offered(
    card: str, answers: dict[Question, str]
) -> None:
    state = second_trick(ROMA, HANDS)
    hands = list(state.hands)
    hands[2] = (CARDS[card],)
    state = state._replace(hands=tuple(hands))
    for question, answer in answers.items():
        asked, _ = take_actions(state, (0, Ask(2, question)))
        assert decide.legal(asked, 2) == (Answer(Reply(answer)),)
        for other in set(Reply) - {Reply(answer)}:
            assert refusal_reason(asked, 2, Answer(other)) is Reason.UNTRUE_ANSWER


COUNTS = rules_for(players=4, talk="conversation", answer_counts=True)


@pytest.mark.parametrize(
    ("hand", "question", "value", "count"),
    [
        ("7b 4c Kd", Question.LISCI, Reply.YES, 2),
        ("7b 4c 2d", Question.LISCI, Reply.YES, 3),
        ("3s Kb", Question.LISCI, Reply.NO, 0),
        ("2s 7s Ks", Question.BRISCOLINE, Reply.YES, 1),
        ("Qs Js 7s", Question.VESTITE, Reply.YES, 2),
        ("Ab 3c As", Question.CARICHI, Reply.YES, 2),
    ],
)
def test_R_63_an_answer_carries_the_number_where_the_table_wants_it(
    hand: str, question: Question, value: Reply, count: int
) -> None:
    """Everybody hears it; before, only the asked seat has it to say. The action itself stays yes or no."""
    state = second_trick(COUNTS, HANDS)
    state = state._replace(hands=(*state.hands[:2], cards(*hand.split()), state.hands[3]))
    state, _ = take_actions(state, (0, Ask(2, question)))
    assert decide.legal(state, 2) == (Answer(value),)
    assert [seat_view(state, seat).talk.count for seat in (None, 0, 1, 2, 3)] == [None] * 3 + [count, None]
    state, (event,) = take_actions(state, (2, Answer(value)))
    assert event == sighting(event, COUNTS) == Answered(2, value, count)
    for seat in (None, *range(4)):
        assert seat_view(state, seat).talk.exchanges == (Asked(0, 2, question), event)
        assert seat_view(state, seat).talk.count is None


def test_R_63_heading_the_trick_stays_a_judgement_without_a_number() -> None:
    state, events = take_actions(
        second_trick(COUNTS, HANDS), (0, Ask(2, Question.HEAD)), (2, Answer(Reply.YES))
    )
    assert events[-1] == state.talk.exchanges[-1] == Answered(2, Reply.YES)


def test_R_64_whether_the_trick_can_be_headed_is_a_judgement_perhaps_in_a_named_suit() -> None:
    state = second_trick(ROMA, HANDS)
    for suit in (None, Suit.COINS, Suit.CUPS, Suit.BATONS):
        asked, _ = take_actions(state, (0, Ask(2, Question.HEAD, suit)))
        assert {action.value for action in decide.legal(asked, 2) if isinstance(action, Answer)} == set(Reply)
    assert refusal_reason(state, 0, Ask(2, Question.HEAD, Suit.SWORDS)) is Reason.WRONG_QUESTION  # trumps
    assert refusal_reason(state, 0, Ask(2, Question.LISCI, Suit.COINS)) is Reason.WRONG_QUESTION


def test_R_63_fine_print_33_the_limits_per_leader_and_per_partner() -> None:
    state = second_trick(ROMA, HANDS)
    state, _ = take_actions(state, (0, Ask(2, Question.HEAD)), (2, Answer(Reply.PERHAPS)))
    assert refusal_reason(state, 0, Ask(2, Question.CARICHI)) is Reason.ASKED_ENOUGH
    state, (event,) = take_actions(state, (0, Order(2, Command.LISCIO)))
    assert event == Ordered(0, 2, Command.LISCIO)
    assert refusal_reason(state, 0, Order(2, Command.CARICO)) is Reason.ORDERED_ENOUGH
    silent = second_trick(
        rules_for(players=4, talk="conversation", asks_per_trick=0, orders_per_trick=0), HANDS
    )
    assert refusal_reason(silent, 0, Ask(2, Question.CARICHI)) is Reason.ASKED_ENOUGH
    assert refusal_reason(silent, 0, Order(2, Command.CARICO)) is Reason.ORDERED_ENOUGH
    six = second_trick(rules_for(players=6, talk="conversation"), SIX)
    six, _ = take_actions(six, (0, Order(2, Command.HEAD)))
    assert refusal_reason(six, 0, Order(2, Command.HEAD)) is Reason.ORDERED_ENOUGH
    assert refusal_reason(six, 0, Order(4, Command.HEAD)) is None  # each partner has its own
    again, _ = play_on(six, 1)
    assert (again.talk.orders, again.talk.exchanges) == ((), ())


def playable_after_order(*orders: Command, rules: Rules, led: str, answers: str, mine: str) -> str:
    """What seat 2 may play to a trick that seat 0 led, ordered by it beforehand."""
    state = second_trick(rules, [f"{led} 6c", f"{answers} 5c", "", "7b 6b"])
    hands = list(state.hands)
    hands[2] = tuple(CARDS[card] for card in mine.split())
    state = state._replace(hands=tuple(hands))
    for order in orders:
        state, _ = take_actions(state, (0, Order(2, order)))
    state, _ = play_cards(state, led, answers)
    return " ".join(action.card for action in decide.legal(state, 2) if isinstance(action, Play))


BINDING = rules_for(players=4, talk="conversation", orders="binding", orders_per_trick=9)
ORDERS = [
    (Command.LISCIO, "5b 7b", "Kb 5b 7b 2s"),
    (Command.LISCIO, "Kb 2s", "Kb 2s"),  # none complies
    (Command.CARICO, "3b", "3b Kb As"),
    (Command.TRUMP_HIGH, "As Js", "As Js 7s 3b"),
    (Command.TRUMP_LOW, "7s 2s", "As 7s 2s 3b"),
    (Command.HEAD, "Ab", "Ab 3d As"),
    (Command.HEAD, "5b Ad As", "5b Ad As"),  # none would be best without a trump
]


@pytest.mark.parametrize(("what", "allowed", "mine"), ORDERS)
def test_R_65_fine_print_36_a_binding_order_leaves_the_cards_that_carry_it_out(
    what: Command, allowed: str, mine: str
) -> None:
    mine = mine.replace("Ad", "Kd").replace("3d", "Qd")
    allowed = allowed.replace("Ad", "Kd")
    assert playable_after_order(what, rules=BINDING, led="4b", answers="Jb", mine=mine) == allowed
    assert playable_after_order(what, rules=ROMA, led="4b", answers="Jb", mine=mine) == mine  # advisory


def test_R_65_fine_print_36_a_later_order_replaces_an_earlier() -> None:
    orders = (Command.CARICO, Command.LISCIO)
    assert playable_after_order(*orders, rules=BINDING, led="4b", answers="Jb", mine="3b 5b As") == "5b"


def test_R_65_among_the_otherwise_legal_cards() -> None:
    rules = rules_for(players=4, talk="conversation", orders="binding", follow_suit="must_follow")
    assert (
        playable_after_order(Command.CARICO, rules=rules, led="4b", answers="Jb", mine="3c 5b Kb") == "5b Kb"
    )


def test_R_65_head_is_over_once_a_trump_has_been_played() -> None:
    assert (
        playable_after_order(Command.HEAD, rules=BINDING, led="4b", answers="2s", mine="Ab Kc As")
        == "Ab Kc As"
    )


def test_R_66_the_rais_of_either_team_speaks_at_any_time_and_nobody_else() -> None:
    state = second_trick(SCHEMBIL, SIX)
    assert state.rais == (0, 1)
    assert refusal_reason(state, 1, Ask(3, Question.LISCI)) is None  # not the leader
    assert refusal_reason(state, 2, Ask(0, Question.LISCI)) is Reason.RAIS_ASKS
    state, _ = play_cards(state, "7c")
    assert refusal_reason(state, 0, Order(2, Command.HEAD)) is None
    state, _ = play_cards(state, "5c", "3s")
    assert refusal_reason(state, 0, Order(2, Command.HEAD)) is Reason.PARTNER_HAS_PLAYED
    assert refusal_reason(state, 0, Order(4, Command.HEAD)) is None
    assert refusal_reason(stacked_deal(SCHEMBIL, [], "4s"), 0, Order(2, Command.HEAD)) is Reason.SILENCE


def test_R_66_example_14_the_leader_who_is_not_rais_is_refused() -> None:
    state = second_trick(SCHEMBIL, SIX)
    state = state._replace(rais=(2, 1))
    assert state.turn == state.leader == 0
    assert refusal_reason(state, 0, Ask(2, Question.LISCI)) is Reason.RAIS_ASKS
    assert refusal_reason(state, 2, Ask(0, Question.LISCI)) is None


def test_R_66_fine_print_35_the_captains_are_chosen_one_of_each_team() -> None:
    assert new_match(SCHEMBIL).rais == (0, 1)
    assert new_match(SCHEMBIL, rais=(4, 3)).rais == (4, 3)
    assert new_match(SIGNALS, rais=(2, 1)).rais == ()
    for wrong in ((1, 0), (0, 2), (0,), (0, 7), (-2, 1), (0, 1, 2)):
        with pytest.raises(ValueError, match=r"\("):
            decide.start(SCHEMBIL, 0, wrong)


def end_of(rules: Rules) -> State:
    state, _ = play_on(stacked_deal(rules, [], "4s"), 3)
    assert not state.stock
    return state


def test_R_67_example_14_once_the_stock_is_gone_the_rais_looks_at_one_hand_once_per_deal() -> None:
    assert refusal_reason(second_trick(SCHEMBIL, SIX), 0, Look(2)) is Reason.LOOK_TOO_EARLY
    state = end_of(SCHEMBIL)
    assert refusal_reason(state, 2, Look(0)) is Reason.RAIS_ASKS
    assert refusal_reason(state, 0, Look(1)) is Reason.NOT_A_PARTNER
    after, (event,) = take_actions(state, (0, Look(4)))
    assert event == Looked(0, 4, state.hands[4])
    assert refusal_reason(after, 0, Look(4)) is refusal_reason(after, 0, Look(2)) is Reason.LOOKED_ALREADY
    assert refusal_reason(after, 1, Look(3)) is None  # the other rais
    assert refusal_reason(second_trick(ROMA, HANDS), 0, Look(2)) is Reason.NOT_IN_THIS_GAME


def test_R_67_private_to_the_rais_and_that_it_happened_is_public() -> None:
    state = end_of(SCHEMBIL)
    after, (event,) = take_actions(state, (0, Look(4)))
    assert isinstance(event, Looked)
    assert sighting(event, SCHEMBIL) == LookSeen(0, 4)
    for seat in (None, *range(6)):
        view = seat_view(after, seat)
        assert view.talk.looks == ((0, 4),)
        looked_at = {card for other, card in view.known_cards if other == 4}
        assert looked_at == (set(state.hands[4]) if seat == 0 else looked_at & {"4s"})


def test_fine_print_32_free_talk_leaves_nothing_to_do() -> None:
    state = second_trick(rules_for(players=4, talk="free"), HANDS)
    assert state.rules.talk is Talk.FREE
    for action in (
        Signal(CARDS["As"]),
        Ask(2, Question.LISCI),
        Order(2, Command.HEAD),
        Look(2),
        Answer(Reply.NO),
    ):
        assert refusal_reason(state, 0, action) is Reason.NOT_IN_THIS_GAME


def test_fine_print_34_the_rais_has_the_same_limits() -> None:
    state = second_trick(SCHEMBIL, SIX)
    state, _ = take_actions(state, (1, Ask(3, Question.HEAD)), (3, Answer(Reply.YES)))
    assert refusal_reason(state, 1, Ask(5, Question.HEAD)) is Reason.ASKED_ENOUGH
    assert refusal_reason(state, 0, Ask(2, Question.HEAD)) is None
    state, _ = take_actions(state, (1, Order(3, Command.HEAD)))
    assert refusal_reason(state, 1, Order(3, Command.HEAD)) is Reason.ORDERED_ENOUGH
    assert refusal_reason(state, 1, Order(5, Command.HEAD)) is None
