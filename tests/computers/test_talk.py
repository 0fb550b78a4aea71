"""R-60 to R-67, fine print 32 to 36: computers say what is of use, heed what they hear, and know no more."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given, strategies as st

from bot import computers
from bot.computers.knowledge.beliefs import believe
from bot.rules import decide
from bot.rules.actions import Action, Answer, Ask, Look, Order, Play, Signal, Watch
from bot.rules.cards import CARDS, Suit
from bot.rules.events import Ordered
from bot.rules.options import Command, Orders, Question, Reply, SignalDelivery, SignalTable, SignalTruth
from bot.rules.policies import asked_for
from bot.rules.rules import Rules
from bot.rules.state import Phase, State, Trick, TrickCard
from bot.rules.view import seat_view
from bot.simulation.matches import Simulation
from bot.tables.decisions.talk import speakers
from testing.builders.states import Step, Walk, play_cards, rules_for, stacked_deal, take_actions
from testing.checks.unknown_cards import indistinguishable, public_cards

SIGNALS: list[dict[str, Any]] = [
    {
        "talk": "signals",
        "signal_delivery": delivery.value,
        "signal_truth": truth.value,
        "signal_table": signs.value,
        "partners_look_at_the_end": truth is SignalTruth.FREE,
        "partners_show_first": signs is SignalTable.PAGAT,
    }
    for delivery, truth, signs in product(SignalDelivery, SignalTruth, SignalTable)
]
SPOKEN_TABLES: list[dict[str, Any]] = [
    {
        "talk": talk,
        "orders": orders.value,
        "asks_per_trick": most,
        "orders_per_trick": most,
        "answer_counts": most == 1,
    }
    for talk, orders, most in product(("conversation", "rais"), Orders, (1, 99))
]
TALK_RULES = [
    rules_for(**{"players": players, "talk_from_trick": first, **options})
    for options in [*SIGNALS, *SPOKEN_TABLES, {"talk": "free"}]
    for players, first in ((4, 1), (6, 2))
    if players != (6 if options.get("partners_show_first") else 4 if options["talk"] == "rais" else 0)
]
TALK_ACTIONS = (Signal, Watch, Ask, Order, Look)
EFFORT = 0.1
"""The part of the usual trials: what a computer may know does not depend on their number."""
NOVICE = computers.create("novice")


@st.composite
def talk_walks(draw: st.DrawFn) -> list[Step]:
    """The beginning of a match at a table where partners talk, much is said at random."""
    rules = draw(st.sampled_from(TALK_RULES))
    return Walk(rules, draw(st.integers(0, 2**32)), draw(st.integers(1, 120)), asides=0.35)


def computer_action(state: State, seat: int, level: str, seed: int) -> Action | None:
    """What a computer does at a seat: its move where it is awaited, else what it has to say."""
    view, computer = seat_view(state, seat), computers.create(level, EFFORT)
    return (computer.choose if seat == state.next_seat else computer.remark)(view, random.Random(seed))


@pytest.mark.parametrize("level", [*computers.LEVELS, computers.RANDOM])
@given(steps=talk_walks(), seed=st.integers(0, 2**32))
def test_rules_4_what_a_computer_does_and_says_depends_on_what_its_seat_sees(
    level: str, steps: list[Step], seed: int
) -> None:
    state = steps[-1].after
    if state.next_seat is None:
        return
    for seat in state.active:
        other = indistinguishable(state, seat, public_cards(steps), random.Random(seed))
        assert seat_view(other, seat) == seat_view(state, seat)
        assert len({computer_action(truth, seat, level, seed) for truth in (state, other, state)}) == 1


@given(steps=talk_walks(), seed=st.integers(0, 2**32))
def test_what_a_computer_says_out_of_turn_is_talk_and_legal(steps: list[Step], seed: int) -> None:
    state = steps[-1].after
    for seat in speakers(state):
        assert seat != state.turn
        assert state.rules.side_of(seat) == state.rules.side_of(state.turn or 0)
        said = NOVICE.remark(seat_view(state, seat), random.Random(seed))
        assert said is None or (isinstance(said, TALK_ACTIONS) and said in decide.legal(state, seat))


@given(steps=talk_walks())
def test_what_a_seat_is_certain_of_is_so(steps: list[Step]) -> None:
    state = steps[-1].after
    if state.phase is not Phase.PLAY:
        return
    for seat in state.active:
        view = seat_view(state, seat)
        known = believe(view)
        for other in set(state.active) - {seat}:
            assert known.certain(other) <= set(state.hands[other])
            for question in (Question.LISCI, Question.BRISCOLINE, Question.VESTITE, Question.CARICHI):
                expected = known.has_kind(other, question)
                if expected is not None:
                    assert expected is any(
                        asked_for(question, card, state.trump, state.rules.order)
                        for card in state.hands[other]
                    )


@pytest.mark.parametrize("rules", [rules for rules in TALK_RULES if rules.asks_per_trick != 1], ids=str)
def test_a_computer_asks_once_and_orders_once_a_trick_whatever_the_table_allows(rules: Rules) -> None:
    records: list[dict[str, Any]] = []
    Simulation(rules, ["novice"] * rules.players, "words").run(6, records.append)
    deals = [deal for record in records for deal in record["deals"]]
    said = 0
    for deal in deals:
        trick: Counter[tuple[int, str]] = Counter()
        plays = 0
        for action in deal["actions"]:
            if action["do"] == "play":
                plays += 1
                if plays % rules.players == 0:
                    trick.clear()
            elif action["do"] in {"ask", "order"}:
                trick[action["seat"], action["do"]] += 1
                said += 1
        assert not trick or max(trick.values()) == 1
    assert 0 < said <= 12 * len(deals)


def test_the_same_seed_says_the_same() -> None:
    def run() -> list[dict[str, Any]]:
        records: list[dict[str, Any]] = []
        Simulation(rules_for("schembil"), ["novice"] * 6, "s").run(3, records.append)
        return records

    assert run() == run()


# Reading ---------------------------------------------------------------------------------------------------

PRIVATE = rules_for(players=4, talk_from_trick=1)
"""Trump is swords, seat 1 leads; seat 2 plays between two opponents, its partner 0 last."""
HANDS = ["As 2c 4c", "Ac 7c 6c", "5s 3d 6d", "4d 7d 2d"]


def usual_card(state: State) -> str:
    """What a careful novice plays, once it has said what it has to say."""
    for _ in range(5):
        assert state.next_seat is not None
        actions = Counter(computer_action(state, state.next_seat, "novice", seed) for seed in range(30))
        action = actions.most_common(1)[0][0]
        if isinstance(action, Play):
            return action.card
        assert action is not None
        state, _ = take_actions(state, action)
    raise AssertionError("no card")


def test_a_load_goes_to_a_partner_who_showed_the_ace_of_trumps_and_the_own_trump_is_saved() -> None:
    state, _ = play_cards(stacked_deal(PRIVATE, HANDS, "7s"), "Ac")
    assert usual_card(state) == "5s"
    state, _ = take_actions(state, (0, Signal(CARDS["As"])))
    assert usual_card(state) == "3d"


def test_a_gesture_that_may_be_false_is_worth_a_court_but_no_load() -> None:
    free = rules_for(players=4, talk_from_trick=1, signal_truth="free")
    for hand, card in (("5s 3d 6d", "5s"), ("5s Kd 6d", "Kd")):
        state, _ = play_cards(stacked_deal(free, ["2c 4c 5c", "Ac 7c 6c", hand, "4d 7d 2d"], "7s"), "Ac")
        state, _ = take_actions(state, (0, Signal(CARDS["As"])))
        assert usual_card(state) == card


def test_a_liar_who_is_found_out_is_believed_no_more() -> None:
    free = rules_for(players=4, talk_from_trick=1, signal_truth="free")
    state = stacked_deal(free, ["3s 2c 4c", "Ac 7c 6c", "As Kd 6d", "4d 7d 2d"], "7s")
    state, _ = take_actions(state, (0, Signal(CARDS["3s"])))
    assert believe(seat_view(state, 2)).likely(0) == {"3s"}
    assert believe(seat_view(state, 2)).certain(0) == set()
    state, _ = take_actions(state, (0, Signal(CARDS["As"])))  # which the partner itself holds
    assert believe(seat_view(state, 2)).likely(0) == set()


def test_no_load_goes_where_an_opponent_showed_what_beats_it() -> None:
    public = rules_for(players=4, talk_from_trick=1, signal_delivery="public")
    # Seat 0 is the partner of seat 2, whose trump takes so far; seat 1 plays last and has the ace.
    hands = ["Kd 2c 4c", "As 7c 6c", "5s 3d 6d", "4d 7d 2d"]
    state, _ = play_cards(stacked_deal(public, hands, "7s", dealer=1), "5s", "4d")
    assert usual_card(state) == "Kd"
    state, _ = take_actions(state, (1, Signal(CARDS["As"])))
    assert usual_card(state) == "2c"


def test_R_60_a_hand_that_was_shown_is_remembered_while_its_cards_are_held() -> None:
    shown = rules_for(players=4, talk="off", partners_show_first=True)
    state, _ = play_cards(stacked_deal(shown, HANDS, "7s", stock="Ks Qs Js 6s"), "6c", "6d", "2d", "2c")
    assert believe(seat_view(state, 2)).certain(0) == {"As", "4c"}
    assert believe(seat_view(state, 1)).certain(3) == {"4d", "7d"}
    assert believe(seat_view(state, 1)).certain(0) == set()


ROMA = rules_for(players=4, talk="conversation", talk_from_trick=1)


def test_an_answer_is_true_until_the_cards_it_was_about_are_gone() -> None:
    state = stacked_deal(ROMA, ["4d Qb 2b", "As 7d 6d", "5d Kb 6b", "Qs Ac 7b"], "4s")
    state, _ = take_actions(state, Ask(3, Question.VESTITE), (3, Answer(Reply.YES)))
    assert believe(seat_view(state, 1)).has_kind(3, Question.VESTITE)
    state, _ = play_cards(state, "As", "5d", "Qs", "4d")
    assert believe(seat_view(state, 1)).has_kind(3, Question.VESTITE) is None


def test_with_the_number_an_answer_is_true_for_longer() -> None:
    counting = rules_for(players=4, talk="conversation", talk_from_trick=1, answer_counts=True)
    state = stacked_deal(counting, ["4d Qb 2b", "As 7d 6d", "5d Kb 6b", "Qs Ks 7b"], "4s")
    state, _ = take_actions(state, Ask(3, Question.VESTITE), (3, Answer(Reply.YES)))
    state, _ = play_cards(state, "As", "5d", "Qs", "4d")
    assert believe(seat_view(state, 1)).has_kind(3, Question.VESTITE)


def test_a_no_is_true_until_cards_are_drawn() -> None:
    state = stacked_deal(ROMA, ["4d Qb 2b", "As 7d 6d", "5d Kb 6b", "Qs 2c 7b"], "4s")
    state, _ = take_actions(state, Ask(3, Question.CARICHI), (3, Answer(Reply.NO)))
    assert believe(seat_view(state, 0)).has_kind(3, Question.CARICHI) is False
    state, _ = play_cards(state, "As", "5d", "Qs", "4d")
    assert believe(seat_view(state, 0)).has_kind(3, Question.CARICHI) is None


# Speaking --------------------------------------------------------------------------------------------------


def last_tricks(rules: Rules, hands: list[str]) -> State:
    """The last tricks of a deal: nothing to draw, and of each hand only these cards are left."""
    state = stacked_deal(rules, hands, "7s")
    left = tuple(tuple(CARDS[card] for card in hand.split()) for hand in hands)
    return state._replace(stock=(), turnup=None, hands=left)


def test_the_leader_with_the_best_trump_asks_for_a_load_orders_it_and_leads() -> None:
    state = last_tricks(ROMA, ["4d Qb", "As 7d", "5d Kb", "Qs Ac"])
    assert computer_action(state, 1, "novice", 1) == Ask(3, Question.CARICHI)
    state, _ = take_actions(state, Ask(3, Question.CARICHI))
    assert computer_action(state, 3, "novice", 1) == Answer(Reply.YES)
    state, _ = take_actions(state, (3, Answer(Reply.YES)))
    assert computer_action(state, 1, "novice", 1) == Order(3, Command.CARICO)
    state, _ = take_actions(state, Order(3, Command.CARICO))
    assert computer_action(state, 1, "novice", 1) == Play(CARDS["As"])
    state, _ = play_cards(state, "As", "5d")
    assert computer_action(state, 3, "novice", 1) == Play(CARDS["Ac"])


def test_after_a_no_the_leader_says_no_more_and_keeps_its_trump() -> None:
    state = last_tricks(ROMA, ["4d Qb", "As 7d", "5d Kb", "Qs 2c"])
    state, _ = take_actions(state, Ask(3, Question.CARICHI), (3, Answer(Reply.NO)))
    assert usual_card(state) == "7d"


def test_before_the_last_tricks_a_leader_keeps_its_trumps_and_its_peace() -> None:
    state = stacked_deal(ROMA, ["4d Qb 2b", "As 7d 6d", "5d Kb 6b", "Qs Ac 7b"], "4s")
    assert isinstance(computer_action(state, 1, "novice", 1), Play)


def test_a_leader_with_a_load_asks_for_a_trump_orders_it_and_leads_the_load() -> None:
    state = last_tricks(ROMA, ["4d Qb", "Ac 7d", "5d Kb", "Qs 6c"])
    assert computer_action(state, 1, "novice", 1) == Ask(3, Question.VESTITE)
    state, _ = take_actions(state, Ask(3, Question.VESTITE), (3, Answer(Reply.YES)))
    assert computer_action(state, 1, "novice", 1) == Order(3, Command.TRUMP_HIGH)
    state, _ = take_actions(state, Order(3, Command.TRUMP_HIGH))
    assert computer_action(state, 1, "novice", 1) == Play(CARDS["Ac"])


def test_a_leader_with_nothing_asks_for_the_head_of_its_suit_and_leads_that() -> None:
    state = last_tricks(ROMA, ["4d Qb", "2c Jd", "5d Kb", "Ac 6b"])
    assert computer_action(state, 1, "novice", 1) == Ask(3, Question.HEAD, Suit.CUPS)
    state, _ = take_actions(state, Ask(3, Question.HEAD, Suit.CUPS))
    assert computer_action(state, 3, "novice", 1) == Answer(Reply.YES)
    state, _ = take_actions(state, (3, Answer(Reply.YES)))
    assert computer_action(state, 1, "novice", 1) == Order(3, Command.HEAD)
    state, _ = take_actions(state, Order(3, Command.HEAD))
    assert computer_action(state, 1, "novice", 1) == Play(CARDS["2c"])


@pytest.mark.parametrize(("orders", "card"), [("advisory", "5d"), ("binding", "Ac")])
def test_an_order_that_only_throws_a_load_away_is_obeyed_where_it_binds(orders: str, card: str) -> None:
    rules = rules_for("schembil", talk_from_trick=1, orders=orders)
    hands = ["Ac 5d 6d", "3s 4c 5c", "6c 7c 4d", "6b 5b 4b", "7d 7b Jb", "Jd Qd Qc"]
    state = stacked_deal(rules, hands, "7s", rais=(2, 1))
    state, _ = play_cards(state, "3s", "6c", "6b", "7d", "Jd")
    # Seat 0 has the last word and cannot take the trick.
    state = state._replace(talk=state.talk._replace(orders=(order_of(2, 0, Command.CARICO),)))
    assert usual_card(state) == card


def order_of(seat: int, target: int, what: Command) -> Ordered:
    return Ordered(seat, target, what)


RAIS = rules_for("schembil", talk_from_trick=1)
SIX = ["7d Kd 4d", "Ac 4c 5c", "5s 6c 7c", "6b 5b 4b", "6s 7b Jb", "Jd Qd Qc"]


def test_R_66_the_rais_asks_for_a_trump_where_the_trick_is_worth_it() -> None:
    poor, _ = play_cards(stacked_deal(RAIS, SIX, "7s", rais=(0, 1)), "4c")
    assert NOVICE.remark(seat_view(poor, 0), random.Random(1)) is None
    rich, _ = play_cards(stacked_deal(RAIS, SIX, "7s", rais=(0, 1)), "Ac")
    assert speakers(rich) == (0,)
    assert NOVICE.remark(seat_view(rich, 0), random.Random(1)) == Ask(2, Question.BRISCOLINE)
    asked, _ = take_actions(rich, (0, Ask(2, Question.BRISCOLINE)), (2, Answer(Reply.YES)))
    assert NOVICE.remark(seat_view(asked, 0), random.Random(1)) == Order(2, Command.TRUMP_LOW)
    told, _ = take_actions(asked, (0, Order(2, Command.TRUMP_LOW)))
    assert NOVICE.remark(seat_view(told, 0), random.Random(1)) is None
    assert usual_card(told) == "5s"


def test_R_66_the_rais_wants_the_head_of_a_poor_trick_from_who_plays_last() -> None:
    hands = ["7d Kc 4d", "Qc 4c 5c", "5d 6c 7c", "6b 5b 4b", "6d 7b Jb", "Jd Qd 3c"]
    state, _ = play_cards(stacked_deal(RAIS, hands, "7s", rais=(2, 1)), "Qc", "5d", "6b")
    assert NOVICE.remark(seat_view(state, 2), random.Random(1)) is None  # an opponent is still to play
    state, _ = play_cards(state, "6d", "Jd")
    assert NOVICE.remark(seat_view(state, 2), random.Random(1)) == Ask(0, Question.HEAD)
    state, _ = take_actions(state, (2, Ask(0, Question.HEAD)), (0, Answer(Reply.YES)))
    assert NOVICE.remark(seat_view(state, 2), random.Random(1)) == Order(0, Command.HEAD)
    state, _ = take_actions(state, (2, Order(0, Command.HEAD)))
    assert usual_card(state) == "Kc"


def test_R_66_the_rais_wants_nothing_thrown_onto_a_trick_that_is_lost() -> None:
    hands = ["7d Kc 4d", "As 4c 5c", "5d 6c 7c", "6b 5b 4b", "6d 7b Jb", "Jd Qd 3c"]
    state, _ = play_cards(stacked_deal(RAIS, hands, "7s", rais=(0, 1)), "As")
    assert NOVICE.remark(seat_view(state, 0), random.Random(1)) == Ask(2, Question.LISCI)
    state, _ = take_actions(state, (0, Ask(2, Question.LISCI)), (2, Answer(Reply.YES)))
    assert NOVICE.remark(seat_view(state, 0), random.Random(1)) == Order(2, Command.LISCIO)


def test_R_66_the_rais_wants_a_load_on_a_trick_that_it_takes_itself() -> None:
    """Seat 2 is about to play and the rais, seat 0, plays last: its king beats what lies."""
    hands = ["Ks 7d 4d", "Qc 4c 5c", "3d 6c 7c", "6b 5b 4b", "6d 7b Jb", "Jd Qd 3c"]
    state, _ = play_cards(stacked_deal(RAIS, hands, "7s", rais=(0, 1)), "Qc")
    assert NOVICE.remark(seat_view(state, 0), random.Random(1)) is None  # the ace or the three may follow
    best, _ = play_cards(stacked_deal(RAIS, ["As 7d 4d", *hands[1:]], "7s", rais=(0, 1)), "Qc")
    assert NOVICE.remark(seat_view(best, 0), random.Random(1)) == Ask(2, Question.CARICHI)
    best, _ = take_actions(best, (0, Ask(2, Question.CARICHI)), (2, Answer(Reply.YES)))
    assert NOVICE.remark(seat_view(best, 0), random.Random(1)) == Order(2, Command.CARICO)
    best, _ = take_actions(best, (0, Order(2, Command.CARICO)))
    assert usual_card(best) == "3d"


def test_R_67_a_rais_that_has_looked_orders_what_it_saw_and_asks_nothing() -> None:
    for hand, said in (("3d 6c 7c", Order(2, Command.CARICO)), ("5d 6c 7c", None)):
        hands = ["As 7d 4d", "Qc 4c 5c", hand, "6b 5b 4b", "6d 7b Jb", "Jd Qd 3c"]
        state, _ = play_cards(stacked_deal(RAIS, hands, "7s", rais=(0, 1)), "Qc")
        state = state._replace(stock=(), turnup=None)
        state, _ = take_actions(state, (0, Look(2)))
        assert NOVICE.remark(seat_view(state, 0), random.Random(1)) == said


def test_R_63_nobody_asks_for_cards_that_are_gone() -> None:
    state = last_tricks(ROMA, ["4d Qb", "As 7d", "5d Kb", "Qs 2c"])
    played = [
        Trick(tuple(TrickCard(seat, CARDS[card]) for seat, card in enumerate(cards.split())), 0, 0)
        for cards in ("Ac 3c Ad 3d", "Ab 2d 2b 5b", "3b 4b 4c 6c")
    ]
    assert computer_action(state, 1, "novice", 1) == Ask(3, Question.CARICHI)
    assert computer_action(state._replace(tricks=(*played[:2],)), 1, "novice", 1) == Ask(3, Question.CARICHI)
    assert isinstance(computer_action(state._replace(tricks=(*played,)), 1, "novice", 1), Play)


def test_R_66_who_is_not_rais_has_nothing_to_say() -> None:
    rich, _ = play_cards(stacked_deal(RAIS, SIX, "7s", rais=(0, 1)), "Ac")
    for seat in (1, 3, 4, 5):
        assert NOVICE.remark(seat_view(rich, seat), random.Random(1)) is None


def test_R_67_the_rais_looks_once_the_stock_is_gone() -> None:
    state, _ = play_cards(stacked_deal(RAIS, SIX, "7s", rais=(0, 1)), "Ac")
    assert not isinstance(NOVICE.remark(seat_view(state, 0), random.Random(1)), Look)
    state = state._replace(stock=(), turnup=None)
    assert NOVICE.remark(seat_view(state, 0), random.Random(1)) == Look(2)
    looked, _ = take_actions(state, (0, Look(2)))
    assert not isinstance(NOVICE.remark(seat_view(looked, 0), random.Random(1)), Look)
    own = stacked_deal(RAIS, SIX, "7s", rais=(0, 1))._replace(stock=(), turnup=None)
    assert NOVICE.choose(seat_view(own, 1), random.Random(1)) == Look(3)


def test_a_computer_keeps_an_eye_on_one_opponent_now_and_then() -> None:
    state = stacked_deal(
        rules_for(players=4, signal_delivery="catchable", talk_from_trick=1), ["", "2c 4c 5c"], "7s"
    )
    watched = [
        action
        for seed in range(300)
        if isinstance(action := computer_action(state, 1, "novice", seed), Watch)
    ]
    assert {action.target for action in watched} == {0, 2}
    assert 10 < len(watched) < 100


def test_a_false_gesture_is_rare_and_only_where_opponents_see_it() -> None:
    seen = {}
    for delivery in SignalDelivery:
        rules = rules_for(players=4, signal_delivery=delivery.value, signal_truth="free", talk_from_trick=1)
        state = stacked_deal(rules, ["As 3s Ks", "2c 4c 5c"], "7s")
        actions = [computer_action(state, 1, "novice", seed) for seed in range(3000)]
        seen[delivery] = [action for action in actions if isinstance(action, Signal)]
    assert 0 < len(seen[SignalDelivery.PUBLIC]) < 60
    assert seen[SignalDelivery.PRIVATE] == seen[SignalDelivery.CATCHABLE] == []
