"""How deals and matches end, in words."""

from dataclasses import replace

import pytest

from bot.rules.events import DealEnded, EndReason, MatchEnded
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import Tie
from bot.rules.rules import Rules
from bot.tables.model.people import Person
from bot.tables.view import TableView
from bot.text.catalogue import Voice, voices
from bot.text.play.results import deal_result, match_result
from testing.each import each
from testing.worlds.memory_table import NAMES, MemoryTable, match_of


def at(rules: Rules) -> TableView:
    """A running match with Anna at seat 0, Bruno at seat 1 and so on."""
    sitting: MemoryTable = match_of(rules)
    seats = tuple(
        replace(seat, owner=Person(number, NAMES[number])) for number, seat in enumerate(sitting.table.seats)
    )
    return replace(sitting.view(), seats=seats)


@pytest.mark.parametrize(
    ("options", "ended", "english", "italian"),
    [
        (
            {},
            DealEnded((74, 46), (1, 0), 0, 0, 1),
            "Anna wins the deal.\nPoints: Anna 74; Bruno 46.",
            "Anna vince la smazzata.\nPunti: Anna 74; Bruno 46.",
        ),
        (
            {"players": 4},
            DealEnded((46, 74), (0, 1), 1, 0, 1),
            "Bruno and Dario win the deal.\nPoints: Anna and Carla 46; Bruno and Dario 74.",
            "Bruno e Dario vincono la smazzata.\nPunti: Anna e Carla 46; Bruno e Dario 74.",
        ),
        (
            {},
            DealEnded((120, 0), (1, 0), 0, 0, 1),
            "Anna wins the deal.\nAll 120 points: cappotto!\nPoints: Anna 120; Bruno 0.",
            "Anna vince la smazzata.\nTutti e 120 i punti: cappotto!\nPunti: Anna 120; Bruno 0.",
        ),
        (
            {},
            DealEnded((60, 60), (0, 0), None, 0, 1),
            ("60 all: the deal is drawn.\nNobody scores, and Bruno deals next.\nPoints: Anna 60; Bruno 60."),
            (
                "60 pari: la smazzata è patta.\nNessuno segna, e ora dà le carte Bruno.\n"
                "Punti: Anna 60; Bruno 60."
            ),
        ),
        (
            {"direction": "clockwise"},  # the next dealer sits at the left
            DealEnded((60, 60), (0, 0), None, 0, 1),
            "60 all: the deal is drawn.\nNobody scores, and Bruno deals next.\nPoints: Anna 60; Bruno 60.",
            (
                "60 pari: la smazzata è patta.\nNessuno segna, e ora dà le carte Bruno.\n"
                "Punti: Anna 60; Bruno 60."
            ),
        ),
        (
            {"tie": "replay_same_dealer"},
            DealEnded((60, 60), (0, 0), None, 0, 1),
            "60 all: the deal is drawn.\nNobody scores, and Bruno deals again.\nPoints: Anna 60; Bruno 60.",
            "60 pari: la smazzata è patta.\nNessuno segna e ridà le carte Bruno.\nPunti: Anna 60; Bruno 60.",
        ),
        (
            {"tie": "carry"},
            DealEnded((60, 60), (0, 0), None, 2, 1),
            (
                "60 all: the deal is drawn.\nNobody scores; the next deal won counts 3.\n"
                "Points: Anna 60; Bruno 60."
            ),
            (
                "60 pari: la smazzata è patta.\nNessuno segna: la prossima smazzata vinta vale 3.\n"
                "Punti: Anna 60; Bruno 60."
            ),
        ),
        (
            {"tie": "carry"},
            DealEnded((61, 59), (3, 0), 0, 0, 1),
            (
                "Anna wins the deal.\nWith the drawn deals carried over, it counts 3.\n"
                "Points: Anna 61; Bruno 59."
            ),
            "Anna vince la smazzata.\nCon le smazzate patte vale 3.\nPunti: Anna 61; Bruno 59.",
        ),
        (
            {"variant": "bisca3", "bisca_margins": True, "tie": "carry"},
            DealEnded((61, 59), (2, 0), 0, 0, 1),
            (
                "Anna wins the deal.\nWith the drawn deals carried over, it counts 2.\n"
                "Points: Anna 61; Bruno 59."
            ),
            "Anna vince la smazzata.\nCon le smazzate patte vale 2.\nPunti: Anna 61; Bruno 59.",
        ),
        (
            {"variant": "bisca3", "bisca_margins": True, "tie": "carry"},
            DealEnded((100, 20), (2, 0), 0, 0, 1),
            "Anna wins the deal.\nIt counts 2.\nPoints: Anna 100; Bruno 20.",
            "Anna vince la smazzata.\nVale 2.\nPunti: Anna 100; Bruno 20.",
        ),
        (
            {"tie": "last_trick_wins"},
            DealEnded((60, 60), (0, 1), 1, 0, 1),
            "60 all: the last trick decides.\nBruno wins the deal.\nPoints: Anna 60; Bruno 60.",
            "60 pari: decide l'ultima presa.\nBruno vince la smazzata.\nPunti: Anna 60; Bruno 60.",
        ),
        (
            {"players": 3},
            DealEnded((50, 50, 20), (0, 0, 0), None, 0, 1),
            (
                "Anna and Bruno tie at 50: nobody wins the deal.\n"
                "Nobody scores, and Bruno deals next.\nPoints: Anna 50; Bruno 50; Carla 20."
            ),
            (
                "Anna e Bruno sono alla pari con 50 punti: nessuno vince la smazzata.\n"
                "Nessuno segna, e ora dà le carte Bruno.\nPunti: Anna 50; Bruno 50; Carla 20."
            ),
        ),
        (
            {"players": 3, "match": "threehand"},  # Bruno is out, and the two others are level
            DealEnded((60, 0, 60), (0, 0, 0), None, 0, 2),
            (
                "60 all: the deal is drawn.\nNobody scores, and Carla deals next.\n"
                "Points: Anna 60; Bruno 0; Carla 60."
            ),
            (
                "60 pari: la smazzata è patta.\nNessuno segna, e ora dà le carte Carla.\n"
                "Punti: Anna 60; Bruno 0; Carla 60."
            ),
        ),
        (
            {"players": 3, "match": "threehand"},
            DealEnded((60, 0, 60), (1, 0, 1), None, 0, 2),
            "Points: Anna 60; Bruno 0; Carla 60.\nThe deal counts Anna +1; Bruno 0; Carla +1.",
            "Punti: Anna 60; Bruno 0; Carla 60.\nLa smazzata conta Anna +1; Bruno 0; Carla +1.",
        ),
        (
            {},
            DealEnded((30, 12), (0, 0), None, 0, 1),
            "The deal is broken off and counts for nobody.\nPoints: Anna 30; Bruno 12.",
            "La smazzata si interrompe e non conta per nessuno.\nPunti: Anna 30; Bruno 12.",
        ),
    ],
)
def test_a_deal_ends_in_words(
    en: Voice, it: Voice, options: dict[str, object], ended: DealEnded, english: str, italian: str
) -> None:
    table = at(rules_from(options))
    assert deal_result(en, table, ended) == english
    assert deal_result(it, table, ended) == italian


def test_a_deal_tells_the_score_after_it(en: Voice, it: Voice) -> None:
    ended = DealEnded((74, 46), (1, 0), 0, 0, 1)
    table = at(default_rules())
    assert deal_result(en, table, ended, (1, 1)).endswith(
        "\nDeals: Anna 1; Bruno 1. First to 2 wins the match."
    )
    assert deal_result(it, table, ended, (1, 1)).endswith("\nSmazzate: Anna 1; Bruno 1. Si vince a 2.")
    single = at(rules_from({"target": 1}))
    assert deal_result(en, single, ended, (1, 0)).endswith("One deal decides the match.")


@each("voice", voices().values())
@each("tie", Tie)
def test_every_tie_rule_says_what_a_drawn_deal_does(voice: Voice, tie: Tie) -> None:
    ended = DealEnded((60, 60), (0, 0), None, 1, 0)
    assert len(deal_result(voice, at(rules_from({"tie": tie.value})), ended).split("\n")) == 3


def test_a_match_ends_in_words(en: Voice, it: Voice) -> None:
    two, four = at(default_rules()), at(default_rules(players=4))
    won = MatchEnded((0,), (2, 1), EndReason.FIRST_TO)
    assert match_result(en, two, won) == "Anna wins the match! Deals: Anna 2; Bruno 1."
    assert match_result(it, two, won) == "Anna vince la partita! Smazzate: Anna 2; Bruno 1."
    assert match_result(it, four, won).startswith("Anna e Carla vincono la partita!")
    gone = MatchEnded((1,), (1, 0), EndReason.FORFEIT)
    assert match_result(en, two, gone) == "Anna gives up: Bruno wins the match. Deals: Anna 1; Bruno 0."
    assert match_result(it, four, gone).startswith(
        "Anna e Carla si arrendono: Bruno e Dario vincono la partita."
    )


@each("voice", voices().values())
@each("reason", EndReason)
def test_every_reason_for_an_end_has_its_sentence(voice: Voice, reason: EndReason) -> None:
    text = match_result(voice, at(default_rules(players=3)), MatchEnded((0, 2), (1, 0, 1), reason))
    assert text.endswith(".")
