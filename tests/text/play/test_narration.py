"""Matches of every game are told: to each seat, to onlookers, as sentences, descriptions and labels."""

import random
from collections.abc import Iterable
from itertools import cycle, islice
from typing import get_args

import pytest
from hypothesis import given, strategies as st

from bot.rules import decide, events as happened
from bot.rules.actions import Answer, Ask, Bid, Call, Denounce, Look, Order, Pass, Play, Signal, Watch
from bot.rules.cards import CARDS, Suit, cards
from bot.rules.events import DealEnded, Declared, EndReason, Event, MatchEnded
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import Command, Question, Reply
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import LookSeen, Sighting
from bot.tables.view import SeenEntry
from bot.text.catalogue import Voice, voices
from bot.text.play.bidding import auction_lines
from bot.text.play.descriptions import LONGEST, alt_table, hand_text, table_text, turn_text
from bot.text.play.events import event_text
from bot.text.play.labels import action_label
from bot.text.play.results import deal_result, match_result
from bot.text.play.talk import talk_lines, talk_summary, talk_text
from bot.text.refusals import refusal
from testing.builders.states import (
    EVERY_GAME,
    Step,
    name_of,
    new_match,
    stacked_deal,
    take_actions,
    walk,
    walks,
)
from testing.builders.table_texts import table_texts
from testing.builders.table_views import sightings, table_seen_by, viewers

LABEL = 80
"""Characters of a button, as Discord counts them."""
UNTOLD = {
    happened.MatchStarted,
    happened.AuctionWon,
    happened.StockExhausted,
    happened.Watched,
    happened.DealEnded,
    happened.MatchEnded,
}
"""Events without a sentence: nobody sees them, or pages say them with the result."""
RARE = {happened.ConquistaShown, happened.SeatOut}
"""Events that a random walk hardly meets: they have a test of their own."""


@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_a_match_of_every_game_is_told_in_every_language(rules: Rules) -> None:
    """What happens for the first time is told in every language, what happens again in each by turns."""
    known: set[tuple[int | None, object]] = set()
    speaking = cycle(voices().values())

    def speakers(seat: int | None, what: object) -> Iterable[Voice]:
        first = (seat, what) not in known
        known.add((seat, what))
        return voices().values() if first else [next(speaking)]

    for number, step in enumerate(islice(walk(rules, 5, asides=0.2), 90)):
        for seat in viewers(step.after)[:3]:
            table = table_seen_by(step.after, seat)
            for seen in sightings(step):
                for voice in speakers(seat, type(seen.what)):
                    text = event_text(voice, table, seen)
                    assert text or type(seen.what) is not happened.TrickTaken, voice
            if number % 5 == 0 or step.after.phase is not Phase.PLAY:
                for voice in speakers(seat, (step.after.phase, len(step.after.trick))):
                    assert all(table_texts(voice, table)), voice
                    assert len(alt_table(voice, table)) <= LONGEST, voice


@given(steps=walks(forfeits=0.01, asides=0.3, most=80), language=st.sampled_from(sorted(voices())))
def test_matches_at_any_table_are_told(steps: list[Step], language: str) -> None:
    voice = voices()[language]
    for step in steps:
        for seat in viewers(step.after):
            table = table_seen_by(step.after, seat)
            for seen in sightings(step):
                event_text(voice, table, seen)
    for seat in viewers(steps[-1].after):
        assert all(table_texts(voice, table_seen_by(steps[-1].after, seat)))


@given(steps=walks(asides=0.3, most=60), language=st.sampled_from(sorted(voices())))
def test_labels_fit_a_button_and_are_told_apart(steps: list[Step], language: str) -> None:
    voice, state = voices()[language], steps[-1].after
    for seat in viewers(state):
        table = table_seen_by(state, seat)
        assert table.view is not None
        labels = [action_label(voice, table, action) for action in table.view.legal]
        assert len(set(labels)) == len(labels)
        assert all(0 < len(label) <= LABEL for label in labels)


@given(steps=walks(asides=0.3, most=60), rng=st.randoms(use_true_random=False))
def test_every_refusal_of_the_engine_is_a_sentence(steps: list[Step], rng: random.Random) -> None:
    state = steps[-1].after
    seats = range(state.rules.players)
    attempts = [
        *(choice for seat in seats for choice in decide.legal(steps[0].after, seat)),
        Pass(),
        Call(suit=Suit.CUPS),
        Call(cards=cards("Ad")),
        Call(blind=True),
        Denounce(rng.choice(seats)),
        Signal(CARDS["Ad"]),
        Watch(rng.choice(seats)),
        Ask(rng.choice(seats), rng.choice(list(Question))),
        Order(rng.choice(seats), rng.choice(list(Command))),
        Look(rng.choice(seats)),
    ]
    for attempt in attempts:
        seat = rng.choice(seats)
        problem = decide.refusal(state, seat, attempt)
        if problem is None:
            continue
        for voice in voices().values():
            text = refusal(voice, problem, table_seen_by(state, min(seat, 5)))
            assert text.endswith((".", "?"))
            assert "none" not in text
            assert "\n" not in text


def test_every_event_was_told_in_some_match() -> None:
    """A walk through games and options in which everything can happen."""
    chosen: tuple[dict[str, object], ...] = (
        {"variant": "chiamata", "auction": "suit_only", "blind": "on"},
        {"variant": "chiamata", "auction": "rank"},
        {"variant": "briscolone5t"},
        {"variant": "schembil"},
        {"players": 4, "signal_delivery": "public"},
        {"conquista": True, "retire": "deuce_first_trick", "players": 3, "target": 7},
        {"variant": "a31"},
        {"variant": "sueca", "renege": True},
        {"players": 3, "match": "threehand"},
    )
    told: set[type[Event]] = set()
    voice = voices()["en"]
    for options in chosen:
        for seed in range(12):
            for step in walk(rules_from(options), seed, asides=0.1, forfeits=0.0005):
                for event in step.events:
                    if type(event) in told:
                        continue
                    table = table_seen_by(step.after, None)
                    for seen in sightings(step):
                        if event_text(voice, table, seen):
                            told.add(type(event))
    assert set(get_args(Event)) - told <= {*UNTOLD, *RARE}


@pytest.mark.parametrize(
    ("what", "sentences"),
    [
        (
            happened.ConquistaShown(0, cards("Ac", "3c", "Kc")),
            (
                "Anna shows ace of cups, three of cups and king of cups: conquista, the deal is won!",
                "Anna mostra asso di coppe, tre di coppe e re di coppe: conquista, la smazzata è vinta!",
                "Anna zeigt Kelch-Ass, Kelch-Drei und Kelch-König: Conquista, das Spiel ist gewonnen!",
            ),
        ),
        (
            happened.SeatOut(2, 0),
            (
                "Carla drops out; the two in the lead play on with all 40 cards.",
                "Carla esce dalla partita; i due in testa continuano con tutte e 40 le carte.",
                "Carla scheidet aus; die beiden Führenden spielen mit allen 40 Karten weiter.",
            ),
        ),
    ],
)
def test_what_happens_rarely_is_told(what: Sighting, sentences: tuple[str, ...]) -> None:
    table = table_seen_by(new_match(default_rules(players=3)), None)
    assert sentences == tuple(
        event_text(voices()[language], table, SeenEntry(1, 1, what)) for language in ("en", "it", "de")
    )


CHIAMATA = rules_from({"variant": "chiamata"})


@pytest.mark.parametrize(
    ("ended", "lines"),
    [
        (
            DealEnded((40, 30, 20, 20, 10), (1, -2, 1, -1, 1), None, 0, 2, declared=Declared(1, (3,), 61)),
            [
                "Bruno with Dario needed 61 points and took 50: failed.",
                "Points: Anna 40; Bruno 30; Carla 20; Dario 20; Enza 10.",
                "The deal counts Anna +1; Bruno −2; Carla +1; Dario −1; Enza +1.",
            ],
        ),
        (
            DealEnded((0, 120, 0, 0, 0), (-2, 8, -2, -2, -2), None, 0, 2, declared=Declared(1, (), 70)),
            [
                "Bruno, alone, needed 70 points and took 120: made!",
                "All 120 points: cappotto!",
                "Points: Anna 0; Bruno 120; Carla 0; Dario 0; Enza 0.",
                "The deal counts Anna −2; Bruno +8; Carla −2; Dario −2; Enza −2.",
            ],
        ),
    ],
)
def test_a_deal_with_a_declarer_ends_in_words(en: Voice, ended: DealEnded, lines: list[str]) -> None:
    table = table_seen_by(new_match(CHIAMATA), None)
    assert deal_result(en, table, ended).split("\n") == lines


@pytest.mark.parametrize(
    ("chosen", "ended", "english", "german"),
    [
        (
            {"variant": "chiamata"},
            DealEnded((0,) * 5, (0,) * 5, None, 0, 1, counts=False),
            "All pass: the next dealer deals anew.",
            "Alle passen: Der nächste Geber gibt neu.",
        ),
        (
            {"variant": "a31"},
            DealEnded((70, 50), (0, 0), None, 0, 1),
            "Nobody claimed 31 points: nobody scores, and another deal is played.",
            "Niemand hat 31 angesagt, also schreibt niemand an, und es folgt ein weiteres Spiel.",
        ),
        (
            {"variant": "bisca3", "bisca_margins": True},
            DealEnded((95, 25), (2, 0), 0, 0, 1),
            "Anna wins the deal.\nIt counts 2.",
            "Anna gewinnt das Spiel.\nDas zählt 2.",
        ),
        (
            {"variant": "sueca"},
            DealEnded((120, 0), (4, 0), 0, 0, 1),
            "Anna and Carla win the deal.\nAll 120 points: cappotto!\nIt counts 4.",
            "Anna und Carla gewinnen das Spiel.\nAlle 120 Punkte: Cappotto!\nDas zählt 4.",
        ),
        (
            {"early_stop": "when_decided"},
            DealEnded((64, 20), (1, 0), 0, 0, 1),
            "The deal is decided and ends here.\nAnna wins the deal.",
            "Das Spiel ist entschieden und endet hier.\nAnna gewinnt das Spiel.",
        ),
        (
            {"match": "race", "target": 120},
            DealEnded((60, 60), (60, 60), None, 0, 1),
            "60 all.",
            "60 zu 60.",
        ),
        (
            {"match": "race"},
            DealEnded((70, 30), (0, 0), None, 0, 1),
            "The deal is broken off and counts for nobody.",
            "Das Spiel wird abgebrochen und zählt für niemanden.",
        ),
        (
            {"dealer_rotation": "fixed"},
            DealEnded((60, 60), (0, 0), None, 0, 1),
            "60 all: the deal is drawn.\nNobody scores, and Bruno deals next.",
            "60 zu 60: Das Spiel ist unentschieden.\nNiemand schreibt an, und Bruno gibt als Nächstes.",
        ),
    ],
)
def test_a_deal_of_each_game_ends_in_words(
    chosen: dict[str, object], ended: DealEnded, english: str, german: str
) -> None:
    table = table_seen_by(new_match(rules_from(chosen)), None)
    assert deal_result(voices()["en"], table, ended).startswith(english)
    assert deal_result(voices()["de"], table, ended).startswith(german)


def test_r82_a_deal_of_three_tells_what_it_counts(en: Voice) -> None:
    table = table_seen_by(new_match(rules_from({"players": 3, "match": "threehand"})), None)
    assert deal_result(en, table, DealEnded((41, 41, 38), (1, 1, 0), None, 0, 1)) == (
        "Points: Anna 41; Bruno 41; Carla 38.\nThe deal counts Anna +1; Bruno +1; Carla 0."
    )
    assert deal_result(en, table, DealEnded((40, 40, 40), (0, 0, 0), None, 0, 1)) == (
        "Points: Anna 40; Bruno 40; Carla 40."
    )


def test_r83_two_more_deals_are_announced(en: Voice) -> None:
    table = table_seen_by(new_match(rules_from({"match": "race", "target": 120})), None)
    text = deal_result(en, table, DealEnded((45, 75), (45, 75), 1, 0, 1, pause=2))
    assert text.endswith("Equal at the top: two more deals are played.")


@pytest.mark.parametrize(
    ("chosen", "reason", "english", "italian"),
    [
        (
            {},
            EndReason.FIRST_TO,
            "Anna wins the match! Deals: Anna 2; Bruno 1.",
            "Smazzate: Anna 2; Bruno 1.",
        ),
        ({"match": "race"}, EndReason.RACE, "Points in all: Anna 2; Bruno 1.", "Punti in tutto:"),
        ({"variant": "sueca"}, EndReason.SUECA, "Games: Anna and Carla 2;", "Giochi: Anna e Carla 2;"),
        (
            {"variant": "sueca", "renege": True},
            EndReason.DENOUNCE,
            "The denouncement decides: Anna and Carla win the match.",
            "Decide la denuncia: Anna e Carla vincono la partita.",
        ),
    ],
)
def test_a_match_of_each_system_ends_in_words(
    en: Voice, it: Voice, chosen: dict[str, object], reason: EndReason, english: str, italian: str
) -> None:
    table = table_seen_by(new_match(rules_from(chosen)), None)
    ended = MatchEnded((0,), (2, 1), reason)
    assert english in match_result(en, table, ended)
    assert italian in match_result(it, table, ended)


def says(voice: Voice, state: State, seat: int | None, *attempts: object) -> list[str]:
    """What a seat hears of actions."""
    after, events = take_actions(state, *attempts)  # type: ignore[arg-type]  # actions, or seats with actions
    told = (
        event_text(voice, table_seen_by(after, seat), seen) for seen in sightings(Step(state, events, after))
    )
    return [text for text in told if text is not None]


def test_an_auction_reads_like_this(en: Voice, it: Voice) -> None:
    state = stacked_deal(CHIAMATA, ["2c 2d", "Ac"])
    state, _ = take_actions(state, Bid(rank=CARDS["3c"].rank), Bid(rank=CARDS["2c"].rank))
    raised = says(en, state, None, Bid(points=65))
    assert raised == ["Dario bids: 65 points."]
    table = table_seen_by(take_actions(state, Bid(points=65))[0], None)
    assert auction_lines(en, table) == [
        "Bids: Bruno, three; Carla, two; Dario, 65 points.",
        "To beat: two with 65 points, by Dario.",
    ]
    assert turn_text(en, table) == "Enza is to bid or pass."
    assert turn_text(it, table) == "Tocca a Enza: offre o passa."
    state, _ = take_actions(state, Bid(points=65), Pass(), Pass(), Pass(), Pass())
    call = Call(suit=Suit.CUPS)
    assert action_label(en, table_seen_by(state, 2), call) == "2 of cups"
    assert action_label(it, table_seen_by(state, 2), call) == "2 di coppe"
    assert says(en, state, 2, call) == ["Dario calls the two of cups: trump is cups."]
    after, _ = take_actions(state, call)
    assert "You hold a called card" in " ".join(auction_lines(en, table_seen_by(after, 0)))
    assert "partner" not in " ".join(auction_lines(en, table_seen_by(after, 2)))
    others = [Play(after.hands[seat][0]) for seat in (2, 3, 4)]
    shown, _ = take_actions(after, Play(CARDS["Ac"]), *others, Play(CARDS["2c"]))
    for seat in (0, 2, None):
        assert "Anna is the declarer's partner." in auction_lines(en, table_seen_by(shown, seat))


def test_the_end_of_a_deal_tells_who_played_it(en: Voice) -> None:
    for step in walk(CHIAMATA, 4):
        ended = step.events[-1]
        if isinstance(ended, DealEnded) and ended.counts:
            assert ended.declared is not None
            assert " needed " in deal_result(en, table_seen_by(step.after, None), ended)


def test_talk_reads_like_this(en: Voice, it: Voice) -> None:
    rules = rules_from({"players": 4, "talk": "conversation", "talk_from_trick": 1})
    state = stacked_deal(rules, ["Ad", "3c 4d 5b", "", "Jc 6d Kd"], turnup="7c")
    ask = Ask(3, Question.VESTITE)
    assert says(en, state, None, ask) == [
        "Bruno asks Dario: “Do you have the king, knight or jack of trumps?”"
    ]
    assert says(it, state, 0, ask) == [
        "Bruno chiede a Dario: «Hai una briscola vestita: re, cavallo o fante?»"
    ]
    asked, _ = take_actions(state, ask)
    assert talk_lines(en, table_seen_by(asked, 3)) == [
        "Answer Bruno: “Do you have the king, knight or jack of trumps?”"
    ]
    # Bruno leads, but not before Dario has answered.
    assert turn_text(en, table_seen_by(state, 0)) == "Bruno is to lead."
    assert turn_text(en, table_seen_by(asked, 0)) == "Dario must answer."
    assert turn_text(en, table_seen_by(asked, 3)) == "Your turn."
    assert says(en, state, None, Order(3, Command.CARICO)) == [
        "Bruno says to Dario: “Play an ace or a three outside trumps!”"
    ]


@pytest.mark.parametrize(
    ("language", "answered"),
    [
        ("en", "Dario answers: “Yes, two.”"),
        ("it", "Dario risponde: «Sì, due carte.»"),
        ("de", "Dario antwortet: „Ja, zwei.“"),
    ],
)
def test_r63_an_answer_with_its_number_reads_like_this(language: str, answered: str) -> None:
    rules = {"players": 4, "talk": "conversation", "talk_from_trick": 1, "answer_counts": True}
    state = stacked_deal(rules_from(rules), ["Ad", "3c 4d 5b", "", "Jd 6d 5d"], turnup="7c")
    voice = voices()[language]
    asked, _ = take_actions(state, Ask(3, Question.LISCI))
    assert action_label(voice, table_seen_by(asked, 3), Answer(Reply.YES)) in answered
    assert says(voice, asked, None, (3, Answer(Reply.YES))) == [answered]
    told, _ = take_actions(asked, (3, Answer(Reply.YES)))
    for seat in (None, 0, 1):
        assert answered in table_text(voice, table_seen_by(told, seat)).splitlines()
    assert answered in hand_text(voice, table_seen_by(told, 2))


def test_r62_a_gesture_is_told_to_partners_and_to_who_watches(en: Voice) -> None:
    rules = rules_from({"players": 4, "signal_delivery": "catchable", "talk_from_trick": 1})
    state = stacked_deal(rules, ["Ac", "", "", ""], turnup="7c")
    watched_sign = (1, Watch(0)), (0, Signal(CARDS["Ac"]))
    after, (_, signal) = take_actions(state, *watched_sign)

    def seen_by(seat: int | None) -> list[str]:
        table = table_seen_by(after, seat)
        assert table.view is not None
        return [talk_text(en, table, one) for one in table.view.talk.signals]

    assert seen_by(2) == ["Anna draws the lips over the teeth. The sign says: the ace of cups."]
    assert seen_by(1)[0].startswith("You caught Anna signalling. Anna draws the lips")
    assert seen_by(0) == ["You make the sign for the ace of cups: lips over the teeth."]
    assert seen_by(3) == seen_by(None) == says(en, state, None, *watched_sign) == []
    assert isinstance(signal, happened.Signalled)
    ended = DealEnded((60, 60), (0, 0), None, 0, 1, signals=(signal,))
    assert talk_summary(en, table_seen_by(after, 3), ended) == [
        "Anna signalled the ace of cups, and Bruno caught it."
    ]


def test_after_a_deal_the_true_signals_of_a_player_stand_in_one_line(en: Voice) -> None:
    state = new_match(rules_from({"players": 4}))
    signals = tuple(
        happened.Signalled(seat, CARDS[card], true, seen_by=(seat ^ 2,))
        for seat, card, true in ((0, "Ac", True), (1, "3c", True), (0, "Kc", False), (0, "Jc", True))
    )
    ended = DealEnded((60, 60), (0, 0), None, 0, 1, signals=signals)
    assert talk_summary(en, table_seen_by(state, None), ended) == [
        "Anna signalled the ace of cups and the jack of cups.",
        "Bruno signalled the three of cups.",
        "Anna signalled the king of cups, falsely.",
    ]


def test_r67_the_look_is_public(en: Voice) -> None:
    table = table_seen_by(new_match(rules_from({"variant": "schembil"})), None)
    public = SeenEntry(1, 1, LookSeen(0, 2))
    assert event_text(en, table, public) == "Anna looks at Carla's hand."
