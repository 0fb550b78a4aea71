"""Records of every game: what computers play holds; for every kind of action, one that breaks the rules."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.record.flaws import Wrong
from bot.record.read import Kind, SeatInfo
from bot.record.verify import verify, verify_line
from bot.record.write import line, plain_action, record
from bot.rules import decide, shuffle
from bot.rules.actions import (
    PLAYS,
    Action,
    Answer,
    Ask,
    Bid,
    Call,
    Claim,
    Conquista,
    Deal,
    Denounce,
    Exchange,
    NameSuit,
    Order,
    Pass,
    Signal,
    Watch,
)
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.errors import Reason
from bot.rules.events import Event
from bot.rules.options import Command, Question, Reply
from bot.rules.possible import TARGETS
from bot.rules.state import State, evolve
from bot.rules.variant import Rules
from bot.rules.variants import options_of, rules_from
from bot.tables.simulation import Simulation
from tests.rules.walk import EVERY, begun, deck_of, name_of, random_options, stacked_deck, table, walk

SLOW = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow], deadline=None)


def simulated(rules: Rules, level: str, seed: str = "s", matches: int = 1) -> list[str]:
    kept: list[str] = []
    Simulation(rules, [level] * rules.players, seed).run(matches, lambda found: kept.append(line(found)))
    return kept


@pytest.mark.parametrize("level", ["novice", "random"])
@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_fine_print_40_what_computers_play_of_every_game_holds(rules: Rules, level: str) -> None:
    first = simulated(rules, level)
    for text in first:
        verdict = verify_line(text)
        assert verdict.flaw is None, verdict.flaw
        assert verdict.result is not None
        assert verdict.result["reason"] == rules.match.value
    assert simulated(rules, level) == first


@SLOW
@given(st.integers(0, 2**32), st.sampled_from(["novice", "random"]))
def test_whatever_is_chosen_the_records_hold_and_the_same_seed_writes_the_same(seed: int, level: str) -> None:
    rules = rules_from(random_options(random.Random(seed)))
    rules = rules_from({**options_of(rules), "target": min(TARGETS[rules.match])})
    (text,) = simulated(rules, level, str(seed))
    verdict = verify_line(text)
    assert verdict.flaw is None, verdict.flaw
    document = json.loads(text)
    assert rules_from(document["rules"]) == rules
    assert verdict.result == document["result"]
    for deal in document["deals"]:
        assert len(deal["points"]) == len(deal["score"]) == len(rules.sides)


@SLOW
@given(st.integers(0, 2**32))
def test_whatever_happens_what_is_written_of_it_holds(seed: int) -> None:
    rules = rules_from(random_options(random.Random(seed)))
    steps = [step for step, _ in zip(walk(rules, seed, forfeits=0.002, asides=0.2), range(250), strict=False)]
    events: list[Event] = [*decide.start(rules, steps[0].before.dealer)]
    events += [event for step in steps for event in step.events]
    seats = [SeatInfo(f"{seat}", Kind.HUMAN) for seat in range(rules.players)]
    document = record("m", events, seats)
    verdict = verify_line(line(document))
    assert verdict.flaw is None, verdict.flaw
    written = Counter(action["do"] for deal in document["deals"] for action in deal["actions"])
    assert set(written) <= {
        "play", "bid", "pass", "call", "name_suit", "exchange", "conquista", "claim", "signal", "watch",
        "ask", "answer", "order", "look", "denounce", "forfeit",
    }  # fmt: skip


@SLOW
@given(st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_an_action_that_is_taken_out_doubled_or_put_elsewhere_is_noticed(
    seed: int, rng: random.Random
) -> None:
    """Unless the game goes on just the same, which the derived fields would tell."""
    rules = rules_from(random_options(random.Random(seed), chance=0.15))
    rules = rules_from({**options_of(rules), "target": min(TARGETS[rules.match])})
    document = json.loads(simulated(rules, "random", str(seed))[0])
    deal = rng.randrange(len(document["deals"]))
    actions = document["deals"][deal]["actions"]
    plays = [index for index, action in enumerate(actions) if action["do"] == "play"]
    if not plays:
        return
    index = rng.choice(plays)
    match rng.randrange(3):
        case 0:
            del actions[index]
        case 1:
            actions.insert(index, actions[index])
        case _:
            actions[index] = {**actions[index], "seat": (actions[index]["seat"] + 1) % rules.players}
    flaw = verify(document).flaw
    assert flaw is not None
    assert flaw.deal == deal
    assert flaw.action is None or flaw.action >= index


def position(
    rules: Rules, hands: list[str], turnup: str, *actions: Action | tuple[int, Action] | str
) -> tuple[State, list[dict[str, Any]], list[str]]:
    """The position, the actions as a record has them, and the deck."""
    deck = stacked_deck(rules, hands, turnup)
    state = begun(rules)
    events = decide.deal(state, Deal(deck))
    for event in events:
        state = evolve(state, event)
    log: list[Event] = [*decide.start(rules, 0), *events]
    for action in actions:
        moves = (
            [(None, PLAYS[CARDS[card]]) for card in action.split()]
            if isinstance(action, str)
            else [action if isinstance(action, tuple) else (None, action)]
        )
        for who, move in moves:
            seat = state.turn if who is None else who
            assert seat is not None
            state, happened = decide.step(state, seat, move)
            log += happened
    written = [plain for event in log if (plain := plain_action(event, rules)) is not None]
    return state, written, [str(card) for card in deck]


SIX = ["7c 6c", "As 5c", "3s Kb", "Qs 7b", "5b 4b", "Ks 6d"]
FIVE = ["Ad 3d", "Kd 2d", "Qd Jd", "7d 6d", "5d 4d"]
ROMA = table(players=4, talk="conversation")
BLIND = table("chiamata", blind="on")
LED = "7d 5d 6d 4d"
"""A first trick of four that seat 1 leads and takes."""
FOUR = ["2c 4d As", "7d 5c 3s", "5d Kb 2b", "6d 7b Qs"]

BROKEN: list[tuple[Rules, list[str], str, tuple[Any, ...], dict[str, Any], Reason]] = [
    (table(), [], "4s", (), {"seat": 0, "do": "play", "card": "Ad"}, Reason.NOT_YOUR_TURN),
    (
        table(follow_suit="must_follow"),
        ["5b 4b", "7b"],
        "4s",
        ("7b",),
        {"seat": 0, "do": "play", "card": "Kb"},
        Reason.NOT_IN_HAND,
    ),
    (
        table(follow_suit="must_follow"),
        ["5b Ad", "7b"],
        "4s",
        ("7b",),
        {"seat": 0, "do": "play", "card": "Ad"},
        Reason.FOLLOW_SUIT,
    ),
    (
        table("chiamata"),
        FIVE,
        "",
        (Bid(rank=Rank.KING),),
        {"seat": 2, "do": "bid", "rank": "3"},
        Reason.BID_TOO_LOW,
    ),
    (table("chiamata"), FIVE, "", (), {"seat": 1, "do": "bid", "points": 62}, Reason.WRONG_BID),
    (table("chiamata"), FIVE, "", (), {"seat": 1, "do": "bid", "rank": "2", "points": 62}, Reason.WRONG_BID),
    (table("chiamata"), FIVE, "", (), {"seat": 1, "do": "bid"}, Reason.WRONG_BID),
    (
        table("chiamata", force=False),
        FIVE,
        "",
        (Bid(rank=Rank.KING),),
        {"seat": 2, "do": "bid", "points": 62, "force": True},
        Reason.WRONG_BID,
    ),
    (table("chiamata"), FIVE, "", (), {"seat": 2, "do": "pass"}, Reason.NOT_YOUR_TURN),
    (table(), [], "4s", (), {"seat": 1, "do": "pass"}, Reason.NO_AUCTION),
    (table("chiamata"), FIVE, "", (), {"seat": 1, "do": "play", "card": "Kd"}, Reason.BID_FIRST),
    (table("chiamata"), FIVE, "", (), {"seat": 1, "do": "call", "suit": "d"}, Reason.NO_CALL_DUE),
    (table("chiamata"), FIVE, "", ("won",), {"seat": 1, "do": "call", "card": "Ad"}, Reason.WRONG_CALL),
    (
        table("chiamata"),
        FIVE,
        "",
        ("won",),
        {"seat": 1, "do": "call", "cards": ["Ad", "3d"]},
        Reason.WRONG_CALL,
    ),
    (
        table("chiamata"),
        FIVE,
        "",
        ("won",),
        {"seat": 1, "do": "call", "blind": True},
        Reason.BLIND_NOT_ALLOWED,
    ),
    (table("chiamata"), FIVE, "", ("won",), {"seat": 1, "do": "name_suit", "suit": "d"}, Reason.NO_SUIT_DUE),
    (
        table("chiamata", auction="points"),
        FIVE,
        "",
        (Bid(points=120),),
        {"seat": 1, "do": "call", "cards": ["Ad", "Ad"]},
        Reason.WRONG_CALL,
    ),
    (
        table("chiamata", auction="points"),
        FIVE,
        "",
        (Bid(points=120),),
        {"seat": 1, "do": "call", "cards": ["Ad", "As"]},
        Reason.WRONG_CALL,
    ),
    (
        table(retire="deuce_first_trick"),
        ["", "2s"],
        "As",
        (),
        {"seat": 0, "do": "exchange"},
        Reason.NO_CARD_TO_EXCHANGE,
    ),
    (table(), ["", "2s"], "As", (), {"seat": 1, "do": "exchange"}, Reason.NOT_IN_THIS_GAME),
    (table(conquista=True), ["As 3s"], "4s", (), {"seat": 0, "do": "conquista"}, Reason.NO_CONQUISTA),
    (table("a31"), [], "4s", (), {"seat": 0, "do": "claim"}, Reason.CLAIM_TOO_EARLY),
    (
        table(early_stop="claim"),
        ["5d", "7d"],
        "4s",
        ("7d 5d",),
        {"seat": 1, "do": "claim"},
        Reason.CLAIM_NOT_REACHED,
    ),
    (table(players=4), FOUR, "4s", (), {"seat": 0, "do": "signal", "card": "As"}, Reason.SILENCE),
    (table(players=4), FOUR, "4s", (LED,), {"seat": 0, "do": "signal", "card": "Ks"}, Reason.NOT_IN_HAND),
    (table(players=4), FOUR, "4s", (LED,), {"seat": 0, "do": "signal", "card": "2c"}, Reason.NOT_A_SIGNAL),
    (table(players=4), FOUR, "4s", (LED,), {"seat": 0, "do": "watch", "target": 1}, Reason.NOT_IN_THIS_GAME),
    (
        table(players=4, signal_delivery="catchable"),
        FOUR,
        "4s",
        ((0, Watch(1)),),
        {"seat": 0, "do": "watch", "target": 3},
        Reason.WATCHED_ALREADY,
    ),
    (ROMA, FOUR, "4s", (), {"seat": 1, "do": "ask", "target": 3, "question": "lisci"}, Reason.SILENCE),
    (
        ROMA,
        FOUR,
        "4s",
        (LED,),
        {"seat": 0, "do": "ask", "target": 2, "question": "lisci"},
        Reason.LEADER_ASKS,
    ),
    (
        ROMA,
        FOUR,
        "4s",
        (LED,),
        {"seat": 1, "do": "ask", "target": 3, "question": "lisci", "suit": "d"},
        Reason.WRONG_QUESTION,
    ),
    (
        ROMA,
        FOUR,
        "4s",
        (LED, Ask(3, Question.LISCI)),
        {"seat": 3, "do": "answer", "value": "perhaps"},
        Reason.UNTRUE_ANSWER,
    ),
    (
        ROMA,
        FOUR,
        "4s",
        (LED, Ask(3, Question.LISCI)),
        {"seat": 1, "do": "play", "card": "5c"},
        Reason.ANSWER_DUE,
    ),
    (ROMA, FOUR, "4s", (LED, Ask(3, Question.LISCI)), {"seat": 1, "do": "forfeit"}, Reason.ANSWER_DUE),
    (ROMA, FOUR, "4s", (LED,), {"seat": 3, "do": "answer", "value": "yes"}, Reason.NO_ANSWER_DUE),
    (
        ROMA,
        FOUR,
        "4s",
        (LED, Order(3, Command.HEAD)),
        {"seat": 1, "do": "order", "target": 3, "what": "liscio"},
        Reason.ORDERED_ENOUGH,
    ),
    (table("schembil"), SIX, "4s", (), {"seat": 0, "do": "look", "target": 2}, Reason.LOOK_TOO_EARLY),
    (table("schembil"), SIX, "4s", (), {"seat": 2, "do": "look", "target": 0}, Reason.RAIS_ASKS),
    (table("sueca", renege=True), [], "", (), {"seat": 0, "do": "denounce", "target": 1}, Reason.NOT_NOW),
    (table("sueca"), [], "", (), {"seat": 0, "do": "denounce", "target": 1}, Reason.NOT_IN_THIS_GAME),
    (table(), [], "4s", (), {"seat": 2, "do": "forfeit"}, Reason.NO_SUCH_SEAT),
]
WON = (Bid(rank=Rank.ACE), Pass(), Pass(), Pass(), Pass())


def unfinished(
    rules: Rules, hands: list[str], turnup: str, before: tuple[Any, ...], then: object
) -> dict[str, Any]:
    """A record that ends with something that the rules do not allow."""
    actions = WON if before == ("won",) else before
    _, written, deck = position(rules, hands, turnup, *actions)
    return {
        "format": "briscola-record",
        "version": 1,
        "id": "m",
        "rules": options_of(rules),
        "seats": [{"name": "x", "kind": "human"}] * rules.players,
        "deals": [{"dealer": 0, "deck": deck, "actions": [*written, then]}],
    }


@pytest.mark.parametrize(("rules", "hands", "turnup", "before", "then", "reason"), BROKEN)
def test_an_action_against_the_rules_is_refused_with_deal_action_and_reason(
    rules: Rules, hands: list[str], turnup: str, before: tuple[Any, ...], then: dict[str, Any], reason: Reason
) -> None:
    document = unfinished(rules, hands, turnup, before, then)
    flaw = verify(document).flaw
    assert flaw is not None
    last = len(document["deals"][0]["actions"]) - 1
    assert (flaw.reason, flaw.deal, flaw.action) == (Wrong.ILLEGAL_ACTION, 0, last)
    assert flaw.facts["why"] == reason.value


FORMS = [
    {"seat": 1, "do": "bid", "rank": "1"},
    {"seat": 1, "do": "bid", "rank": 3},
    {"seat": 1, "do": "bid", "points": "62"},
    {"seat": 1, "do": "bid", "points": True},
    {"seat": 1, "do": "bid", "points": 62.0},
    {"seat": 1, "do": "bid", "rank": "A", "force": False},
    {"seat": 1, "do": "bid", "rank": "A", "force": 1},
    {"seat": 1, "do": "pass", "rank": "A"},
    {"seat": 1, "do": "call"},
    {"seat": 1, "do": "call", "suit": "x"},
    {"seat": 1, "do": "call", "suit": "d", "blind": True},
    {"seat": 1, "do": "call", "suit": "d", "card": "Ad"},
    {"seat": 1, "do": "call", "blind": False},
    {"seat": 1, "do": "call", "cards": ["Ad"]},
    {"seat": 1, "do": "call", "cards": ["Ad", "3d", "Kd"]},
    {"seat": 1, "do": "call", "cards": "AdAs"},
    {"seat": 1, "do": "call", "cards": ["Ad", ["3d"]]},
    {"seat": 1, "do": "call", "card": ["Ad"]},
    {"seat": 1, "do": "name_suit"},
    {"seat": 1, "do": "name_suit", "suit": ["d"]},
    {"seat": 1, "do": "exchange", "card": "2d"},
    {"seat": 1, "do": "signal"},
    {"seat": 1, "do": "signal", "card": "1d"},
    {"seat": 1, "do": "watch", "target": "2"},
    {"seat": 1, "do": "watch", "target": True},
    {"seat": 1, "do": "look"},
    {"seat": 1, "do": "denounce", "target": None},
    {"seat": 1, "do": "ask", "target": 3},
    {"seat": 1, "do": "ask", "target": 3, "question": "why"},
    {"seat": 1, "do": "ask", "target": 3, "question": "head", "suit": None},
    {"seat": 1, "do": "answer", "value": True},
    {"seat": 1, "do": "answer", "value": "maybe"},
    {"seat": 1, "do": "order", "target": 3, "what": "asso"},
    {"seat": 1, "do": "Pass"},
]


@pytest.mark.parametrize("then", FORMS)
def test_fine_print_4_an_action_of_a_wrong_form_is_refused_where_it_stands(then: dict[str, Any]) -> None:
    document = unfinished(table("chiamata"), FIVE, "", (Bid(rank=Rank.ACE),), then)
    flaw = verify(document).flaw
    assert flaw is not None
    assert flaw.reason in {Wrong.WRONG_VALUE, Wrong.UNKNOWN_KEY, Wrong.MISSING_KEY}
    assert (flaw.deal, flaw.action) == (0, 1)


def test_every_kind_of_action_is_broken_above() -> None:
    kinds = {"play", "bid", "pass", "call", "name_suit", "exchange", "conquista", "claim", "signal", "watch",
             "ask", "answer", "order", "look", "denounce", "forfeit"}  # fmt: skip
    assert {then["do"] for *_, then, _ in BROKEN} == kinds


def test_what_a_record_writes_of_each_kind_of_action() -> None:
    _, written, _ = position(table("chiamata"), FIVE, "", *WON, Call(suit=Suit.COINS))
    assert written[0] == {"seat": 1, "do": "bid", "rank": "A"}
    assert written[1] == {"seat": 2, "do": "pass"}
    assert written[-1] == {"seat": 1, "do": "call", "suit": "d"}
    forced = (Bid(rank=Rank.KING), Bid(points=62, force=True), Bid(points=120))
    calls = Call(cards=(CARDS["Kd"], CARDS["Ad"]))
    _, written, _ = position(table("chiamata"), FIVE, "", *forced, calls)
    assert written == [
        {"seat": 1, "do": "bid", "rank": "K"},
        {"seat": 2, "do": "bid", "points": 62, "force": True},
        {"seat": 3, "do": "bid", "points": 120},
        {"seat": 3, "do": "call", "cards": ["Kd", "Ad"]},
    ]
    _, written, _ = position(
        table("chiamata", auction="points"), FIVE, "", Bid(points=120), Call(cards=(CARDS["Kd"], CARDS["2d"]))
    )
    assert written[-1] == {"seat": 1, "do": "call", "cards": ["Kd", "2d"]}
    points = (Bid(points=61), Pass(), Pass(), Pass(), Pass(), Call(cards=(CARDS["Ad"],)))
    _, written, _ = position(table("chiamata", auction="points"), FIVE, "", *points)
    assert written[-1] == {"seat": 1, "do": "call", "card": "Ad"}
    blind = (
        Bid(rank=Rank.TWO),
        Pass(),
        Pass(),
        Pass(),
        Pass(),
        Call(blind=True),
        "Kd Qd 7d 5d Ad",
        NameSuit(Suit.CUPS),
    )
    _, written, _ = position(BLIND, FIVE, "", *blind)
    assert written[5] == {"seat": 1, "do": "call", "blind": True}
    assert written[-1] == {"seat": 1, "do": "name_suit", "suit": "c"}
    _, written, _ = position(
        ROMA,
        FOUR,
        "4s",
        LED,
        Ask(3, Question.HEAD, Suit.COINS),
        (3, Answer(Reply.PERHAPS)),
        Order(3, Command.TRUMP_LOW),
    )
    assert written[-3:] == [
        {"seat": 1, "do": "ask", "target": 3, "question": "head", "suit": "d"},
        {"seat": 3, "do": "answer", "value": "perhaps"},
        {"seat": 1, "do": "order", "target": 3, "what": "trump_low"},
    ]
    catch = (LED, (3, Watch(0)), (0, Signal(CARDS["As"])))
    _, written, _ = position(table(players=4, signal_delivery="catchable"), FOUR, "4s", *catch)
    assert written[-2:] == [
        {"seat": 3, "do": "watch", "target": 0},
        {"seat": 0, "do": "signal", "card": "As"},
    ]
    one: list[tuple[Rules, list[str], str, tuple[Any, ...], dict[str, Any]]] = [
        (table(retire="deuce_first_trick"), ["2s"], "As", ((0, Exchange()),), {"seat": 0, "do": "exchange"}),
        (table(conquista=True), ["As 3s Ks"], "4s", ((0, Conquista()),), {"seat": 0, "do": "conquista"}),
        (table("a31"), ["2d", "Ad"], "4s", ("Ad 2d", (0, Claim())), {"seat": 0, "do": "claim"}),
        (
            table("sueca", renege=True),
            [],
            "",
            ("first", (0, Denounce(1))),
            {"seat": 0, "do": "denounce", "target": 1},
        ),
    ]
    for rules, hands, turnup, actions, last in one:
        cards = str(stacked_deck(rules, hands, turnup)[0])
        moves = [cards if action == "first" else action for action in actions]
        assert position(rules, hands, turnup, *moves)[1][-1] == last


def test_fine_print_35_the_rais_stand_in_the_record_where_there_are_captains() -> None:
    document = json.loads(simulated(table("schembil"), "novice")[0])
    assert document["rais"] == [0, 1]
    del document["rais"]  # the default
    assert verify(document).ok
    for wrong in ([1, 0], [0], [0, 1, 2], [0, 7], ["0", 1], [True, 1], "01", None):
        document["rais"] = wrong
        flaw = verify(document).flaw
        assert flaw is not None
        assert (flaw.reason, flaw.deal) == (Wrong.WRONG_VALUE, None)
    document["rais"] = [2, 3]
    spoke = any(
        action["do"] in {"ask", "order", "look"} for deal in document["deals"] for action in deal["actions"]
    )
    assert verify(document).ok is not spoke
    other = json.loads(simulated(table(players=6), "novice")[0])
    other["rais"] = [0, 1]
    flaw = verify(other).flaw
    assert flaw is not None
    assert flaw.reason is Wrong.UNKNOWN_KEY


def test_fine_print_25_a_deal_thrown_in_has_no_tricks_and_counts_nothing() -> None:
    rules = table("chiamata")
    deck = [str(card) for card in deck_of(rules)]
    passes = [{"seat": seat, "do": "pass"} for seat in (1, 2, 3, 4, 0)]
    document = unfinished(rules, FIVE, "", (), passes[0])
    document["deals"] = [
        {"dealer": 0, "deck": deck, "actions": passes, "tricks": [], "points": [0] * 5, "score": [0] * 5}
    ]
    verdict = verify(document)
    assert verdict.flaw is None
    assert verdict.plain()["deals"] == [{"tricks": [], "points": [0] * 5, "score": [0] * 5}]
    document["deals"].append({**document["deals"][0], "dealer": 0})
    flaw = verify(document).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (Wrong.WRONG_DEALER, 1, None)


def test_fine_print_15_a_play_off_is_dealt_with_40_cards_from_the_same_seed() -> None:
    rules = table(players=3, match="threehand")
    for number in range(200):
        (text,) = simulated(rules, "random", f"play-off {number}")
        document = json.loads(text)
        sizes = [len(deal["deck"]) for deal in document["deals"]]
        if 40 in sizes:
            break
    assert verify_line(text).ok
    at = sizes.index(40)
    assert set(sizes[:at]) == {39}
    assert set(sizes[at:]) == {40}
    seed = bytes.fromhex(document["fairness"]["server_seed"])
    deck = shuffle.deck(rules, seed, document["id"], at, document["fairness"]["nonces"], seats=2)
    assert [str(card) for card in deck] == document["deals"][at]["deck"]
    last = document["deals"][-1]
    assert len(last["points"]) == len(last["score"]) == len(document["result"]["score"]) == 3


def test_fine_print_16_without_a_seed_only_the_worth_of_the_turn_up_is_checked() -> None:
    rules = table(turn_up_reject=True)
    document = json.loads(simulated(rules, "random")[0])
    del document["fairness"]
    assert verify(document).ok
    document["deals"] = document["deals"][:1]
    document["deals"][0]["actions"] = []
    for key in ("tricks", "points", "score"):
        del document["deals"][0][key]
    del document["result"]
    deck = document["deals"][0]["deck"]
    deck[10], deck[11] = deck[11], deck[10]  # another order of the stock: only a seed would tell
    flaw = verify(document).flaw
    assert flaw is not None
    assert flaw.reason is Wrong.ACTION_MISSING
    load = next(place for place, card in enumerate(deck) if card[0] in "A3" and place > 6)
    deck[6], deck[load] = deck[load], deck[6]
    flaw = verify(document).flaw
    assert flaw is not None
    assert flaw.reason is Wrong.WRONG_DECK


def test_points_and_score_are_per_seat_where_a_declarer_plays() -> None:
    for variant in ("chiamata", "sueca_italiana"):
        document = json.loads(simulated(table(variant), "novice")[0])
        for deal in document["deals"]:
            assert len(deal["points"]) == len(deal["score"]) == 5
        document["deals"][0]["score"] = document["deals"][0]["score"][::-1]
        if document["deals"][0]["score"] != document["deals"][0]["score"][::-1]:
            assert not verify(document).ok
