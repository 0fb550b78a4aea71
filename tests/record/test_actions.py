"""For every kind of action, what a record writes of it, and one that breaks the rules."""

from typing import Any

from bot.record.errors import FlawKind
from bot.record.verify import verify
from bot.rules.actions import (
    Answer,
    Ask,
    Bid,
    Call,
    Claim,
    Conquista,
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
from bot.rules.options import Command, Question, Reply
from bot.rules.rules import Rules
from testing.builders.records.unfinished import (
    BLIND,
    FIVE,
    FOUR,
    LED,
    ROMA,
    SIX,
    WON,
    position,
    unfinished_record,
)
from testing.builders.states import rules_for, stacked_deck
from testing.each import each

BROKEN: list[tuple[Rules, list[str], str, tuple[Any, ...], dict[str, Any], Reason]] = [
    (rules_for(), [], "4s", (), {"seat": 0, "do": "play", "card": "Ad"}, Reason.NOT_YOUR_TURN),
    (
        rules_for(follow_suit="must_follow"),
        ["5b 4b", "7b"],
        "4s",
        ("7b",),
        {"seat": 0, "do": "play", "card": "Kb"},
        Reason.NOT_IN_HAND,
    ),
    (
        rules_for(follow_suit="must_follow"),
        ["5b Ad", "7b"],
        "4s",
        ("7b",),
        {"seat": 0, "do": "play", "card": "Ad"},
        Reason.FOLLOW_SUIT,
    ),
    (
        rules_for("chiamata"),
        FIVE,
        "",
        (Bid(rank=Rank.KING),),
        {"seat": 2, "do": "bid", "rank": "3"},
        Reason.BID_TOO_LOW,
    ),
    (rules_for("chiamata"), FIVE, "", (), {"seat": 1, "do": "bid", "points": 62}, Reason.WRONG_BID),
    (
        rules_for("chiamata"),
        FIVE,
        "",
        (),
        {"seat": 1, "do": "bid", "rank": "2", "points": 62},
        Reason.WRONG_BID,
    ),
    (rules_for("chiamata"), FIVE, "", (), {"seat": 1, "do": "bid"}, Reason.WRONG_BID),
    (
        rules_for("chiamata", force=False),
        FIVE,
        "",
        (Bid(rank=Rank.KING),),
        {"seat": 2, "do": "bid", "points": 62, "force": True},
        Reason.WRONG_BID,
    ),
    (rules_for("chiamata"), FIVE, "", (), {"seat": 2, "do": "pass"}, Reason.NOT_YOUR_TURN),
    (rules_for(), [], "4s", (), {"seat": 1, "do": "pass"}, Reason.NO_AUCTION),
    (rules_for("chiamata"), FIVE, "", (), {"seat": 1, "do": "play", "card": "Kd"}, Reason.BID_FIRST),
    (rules_for("chiamata"), FIVE, "", (), {"seat": 1, "do": "call", "suit": "d"}, Reason.NO_CALL_DUE),
    (rules_for("chiamata"), FIVE, "", ("won",), {"seat": 1, "do": "call", "card": "Ad"}, Reason.WRONG_CALL),
    (
        rules_for("chiamata"),
        FIVE,
        "",
        ("won",),
        {"seat": 1, "do": "call", "cards": ["Ad", "3d"]},
        Reason.WRONG_CALL,
    ),
    (
        rules_for("chiamata"),
        FIVE,
        "",
        ("won",),
        {"seat": 1, "do": "call", "blind": True},
        Reason.BLIND_NOT_ALLOWED,
    ),
    (
        rules_for("chiamata"),
        FIVE,
        "",
        ("won",),
        {"seat": 1, "do": "name_suit", "suit": "d"},
        Reason.NO_SUIT_DUE,
    ),
    (
        rules_for("chiamata", auction="points"),
        FIVE,
        "",
        (Bid(points=120),),
        {"seat": 1, "do": "call", "cards": ["Ad", "Ad"]},
        Reason.WRONG_CALL,
    ),
    (
        rules_for("chiamata", auction="points"),
        FIVE,
        "",
        (Bid(points=120),),
        {"seat": 1, "do": "call", "cards": ["Ad", "As"]},
        Reason.WRONG_CALL,
    ),
    (
        rules_for("chiamata"),
        FIVE,
        "",
        (Bid(rank=Rank.KING), Bid(points=120, force=True)),
        {"seat": 2, "do": "call", "card": "Kd"},
        Reason.WRONG_CALL,
    ),
    (
        rules_for(retire="deuce_first_trick"),
        ["", "2s"],
        "As",
        (),
        {"seat": 0, "do": "exchange"},
        Reason.NO_CARD_TO_EXCHANGE,
    ),
    (rules_for(), ["", "2s"], "As", (), {"seat": 1, "do": "exchange"}, Reason.NOT_IN_THIS_GAME),
    (rules_for(conquista=True), ["As 3s"], "4s", (), {"seat": 0, "do": "conquista"}, Reason.NO_CONQUISTA),
    (rules_for("a31"), [], "4s", (), {"seat": 0, "do": "claim"}, Reason.CLAIM_TOO_EARLY),
    (
        rules_for(early_stop="claim"),
        ["5d", "7d"],
        "4s",
        ("7d 5d",),
        {"seat": 1, "do": "claim"},
        Reason.CLAIM_NOT_REACHED,
    ),
    (rules_for(players=4), FOUR, "4s", (), {"seat": 0, "do": "signal", "card": "As"}, Reason.SILENCE),
    (rules_for(players=4), FOUR, "4s", (LED,), {"seat": 0, "do": "signal", "card": "Ks"}, Reason.NOT_IN_HAND),
    (
        rules_for(players=4),
        FOUR,
        "4s",
        (LED,),
        {"seat": 0, "do": "signal", "card": "2c"},
        Reason.NOT_A_SIGNAL,
    ),
    (
        rules_for(players=4),
        FOUR,
        "4s",
        (LED,),
        {"seat": 0, "do": "watch", "target": 1},
        Reason.NOT_IN_THIS_GAME,
    ),
    (
        rules_for(players=4, signal_delivery="catchable"),
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
    (rules_for("schembil"), SIX, "4s", (), {"seat": 0, "do": "look", "target": 2}, Reason.LOOK_TOO_EARLY),
    (rules_for("schembil"), SIX, "4s", (), {"seat": 2, "do": "look", "target": 0}, Reason.RAIS_ASKS),
    (rules_for("sueca", renege=True), [], "", (), {"seat": 0, "do": "denounce", "target": 1}, Reason.NOT_NOW),
    (rules_for("sueca"), [], "", (), {"seat": 0, "do": "denounce", "target": 1}, Reason.NOT_IN_THIS_GAME),
    (rules_for(), [], "4s", (), {"seat": 2, "do": "forfeit"}, Reason.NO_SUCH_SEAT),
]


@each("rules, hands, turnup, before, then, reason", BROKEN)
def test_an_action_against_the_rules_is_refused_with_deal_action_and_reason(
    rules: Rules, hands: list[str], turnup: str, before: tuple[Any, ...], then: dict[str, Any], reason: Reason
) -> None:
    document = unfinished_record(rules, hands, turnup, before, then)
    flaw = verify(document).flaw
    assert flaw is not None
    last = len(document["deals"][0]["actions"]) - 1
    assert (flaw.reason, flaw.deal, flaw.action) == (FlawKind.ILLEGAL_ACTION, 0, last)
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


@each("then", FORMS)
def test_fine_print_4_an_action_of_a_wrong_form_is_refused_where_it_stands(then: dict[str, Any]) -> None:
    document = unfinished_record(rules_for("chiamata"), FIVE, "", (Bid(rank=Rank.ACE),), then)
    flaw = verify(document).flaw
    assert flaw is not None
    assert flaw.reason in {FlawKind.WRONG_VALUE, FlawKind.UNKNOWN_KEY, FlawKind.MISSING_KEY}
    assert (flaw.deal, flaw.action) == (0, 1)


def test_every_kind_of_action_is_broken_above() -> None:
    kinds = {"play", "bid", "pass", "call", "name_suit", "exchange", "conquista", "claim", "signal", "watch",
             "ask", "answer", "order", "look", "denounce", "forfeit"}  # fmt: skip
    assert {then["do"] for *_, then, _ in BROKEN} == kinds


def test_what_a_record_writes_of_each_kind_of_action() -> None:
    _, written, _ = position(rules_for("chiamata"), FIVE, "", *WON, Call(suit=Suit.COINS))
    assert written[0] == {"seat": 1, "do": "bid", "rank": "A"}
    assert written[1] == {"seat": 2, "do": "pass"}
    assert written[-1] == {"seat": 1, "do": "call", "suit": "d"}
    forced = (Bid(rank=Rank.KING), Bid(points=62, force=True), Bid(points=120))
    calls = Call(cards=(CARDS["Kd"], CARDS["Ad"]))
    _, written, _ = position(rules_for("chiamata"), FIVE, "", *forced, calls)
    assert written == [
        {"seat": 1, "do": "bid", "rank": "K"},
        {"seat": 2, "do": "bid", "points": 62, "force": True},
        {"seat": 3, "do": "bid", "points": 120},
        {"seat": 3, "do": "call", "cards": ["Kd", "Ad"]},
    ]
    _, written, _ = position(
        rules_for("chiamata", auction="points"),
        FIVE,
        "",
        Bid(points=120),
        Call(cards=(CARDS["Kd"], CARDS["2d"])),
    )
    assert written[-1] == {"seat": 1, "do": "call", "cards": ["Kd", "2d"]}
    _, written, _ = position(
        rules_for("chiamata", auction="points"), FIVE, "", Bid(points=120), Call(cards=(CARDS["Kd"],))
    )
    assert written[-1] == {"seat": 1, "do": "call", "card": "Kd"}
    _, written, _ = position(rules_for("chiamata"), FIVE, "", *forced, Call(suit=Suit.COINS))
    assert written[-1] == {"seat": 3, "do": "call", "suit": "d"}
    points = (Bid(points=61), Pass(), Pass(), Pass(), Pass(), Call(cards=(CARDS["Ad"],)))
    _, written, _ = position(rules_for("chiamata", auction="points"), FIVE, "", *points)
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
    _, written, _ = position(rules_for(players=4, signal_delivery="catchable"), FOUR, "4s", *catch)
    assert written[-2:] == [
        {"seat": 3, "do": "watch", "target": 0},
        {"seat": 0, "do": "signal", "card": "As"},
    ]
    one: list[tuple[Rules, list[str], str, tuple[Any, ...], dict[str, Any]]] = [
        (
            rules_for(retire="deuce_first_trick"),
            ["2s"],
            "As",
            ((0, Exchange()),),
            {"seat": 0, "do": "exchange"},
        ),
        (rules_for(conquista=True), ["As 3s Ks"], "4s", ((0, Conquista()),), {"seat": 0, "do": "conquista"}),
        (rules_for("a31"), ["2d", "Ad"], "4s", ("Ad 2d", (0, Claim())), {"seat": 0, "do": "claim"}),
        (
            rules_for("sueca", renege=True),
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
