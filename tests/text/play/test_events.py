"""A sentence for everything that happens in a match, and for the news of a table."""

import random
from dataclasses import replace
from typing import get_args

from bot.pages.narration.news import NEWS
from bot.rules.cards import CARDS, Rank
from bot.rules.events import DealEnded, EndReason, Forfeited, MatchEnded, MatchStarted, StockExhausted
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.rules import Rules
from bot.rules.view import DrawSeen, Sighting, SignalSeen
from bot.tables.model import events as table_events
from bot.tables.model.events import Access, Seating, TableEvent
from bot.tables.model.people import Absence, Computer, Person
from bot.tables.model.requests import Change, Join, Leave, Rematch, Resign, Start, Substitute
from bot.tables.view import SeenEntry
from bot.text.catalogue import Voice, voices
from bot.text.play.events import event_text
from bot.text.play.results import deal_result, match_result
from testing.each import each
from testing.worlds.memory_table import PEOPLE, MemoryTable, lobby_of, match_of

ANNA, BRUNO, CARLA = PEOPLE[:3]
RULES = default_rules()
WITHOUT_SENTENCE = (MatchStarted, StockExhausted, DealEnded, MatchEnded)
"""Pages say these with the result, or not at all."""


def tell(voice: Voice, sitting: MemoryTable, what: TableEvent | Sighting) -> str | None:
    return event_text(voice, sitting.view(), SeenEntry(1, 1_000, what))


def sentences_of(voice: Voice, sitting: MemoryTable, seen: list[SeenEntry]) -> list[str]:
    sentences = [event_text(voice, sitting.view(), one) for one in seen]
    return [sentence for sentence in sentences if sentence is not None]


def news() -> list[TableEvent]:
    """One of each event of a table that is news, and one for each way it can be told."""
    return [
        table_events.HostChanged(BRUNO),
        table_events.TurnMissed(0),
        table_events.MovedSimply(0),
        table_events.HolidayTaken(0, 1),
        table_events.HolidayEnded(0),
        *(table_events.SeatLeft(0, absence, Computer("Ciro", "novice")) for absence in Absence),
        table_events.SeatReturned(0),
        table_events.SeatGiven(0, CARLA),
        table_events.HintsRefused(1),
        table_events.HintsAllowed(),
        table_events.ResignRefused(1),
        table_events.EndRefused(1),
    ]


@each("voice", voices().values())
def test_all_news_of_a_table_is_told(voice: Voice) -> None:
    assert {type(event) for event in news()} == set(get_args(TableEvent)) & set(NEWS)
    sitting = match_of(default_rules(players=4))
    for event in news():
        text = tell(voice, sitting, event)
        assert text is not None
        assert text.endswith((".", "!"))


@each("voice", voices().values())
def test_every_event_of_a_match_of_briscola_is_told(voice: Voice) -> None:
    sitting = match_of(RULES)
    seen = sitting.play_on(random.Random(4), lambda _: False)
    start = [SeenEntry(1, 1, MatchStarted(RULES, 0)), SeenEntry(2, 1, Forfeited(0))]
    kinds = {type(one.what) for one in (*start, *seen)}
    assert kinds <= set(get_args(Sighting))
    for one in (*start, *seen):
        text = event_text(voice, sitting.view(), one)
        quiet = isinstance(one.what, DrawSeen) and not any(card for _, card in one.what.cards)
        assert (text is None) is (quiet or isinstance(one.what, WITHOUT_SENTENCE))


def test_the_start_tells_dealer_leader_trump_and_turn_up(en: Voice, it: Voice) -> None:
    sitting = lobby_of(default_rules(players=4), seating=Seating.JOIN_ORDER)
    for person in PEOPLE[1:4]:
        sitting.ask(person, Join())
    seen = sitting.ask(ANNA, Start())
    state = sitting.table.state
    assert state is not None
    assert state.turnup is not None
    dealer, leader = (PEOPLE[seat].name for seat in (state.dealer, state.leader))
    (deal,) = sentences_of(en, sitting, seen)
    assert deal.startswith(f"Deal 1: {dealer} deals, {leader} leads. Trump is ")
    (deal,) = sentences_of(it, sitting, seen)
    assert deal.startswith(f"Smazzata 1: dà le carte {dealer}, è di mano {leader}. La briscola è ")


@each(
    "rules, english, italian",
    [
        (
            default_rules(players=3),
            "Left out of the pack: the two of cups.",
            "Fuori dal mazzo: il due di coppe.",
        ),
        (
            default_rules(players=6),
            "The twos are left out of the pack.",
            "I due sono fuori dal mazzo.",
        ),
    ],
)
def test_r05_the_cards_left_out_are_announced_at_the_deal(
    en: Voice, it: Voice, rules: Rules, english: str, italian: str
) -> None:
    sitting = lobby_of(rules)
    for person in PEOPLE[1 : rules.players]:
        sitting.ask(person, Join())
    seen = sitting.ask(ANNA, Start())
    assert sentences_of(en, sitting, seen)[-1].endswith(english)
    assert sentences_of(it, sitting, seen)[-1].endswith(italian)


def test_r51_the_drawn_turn_up_is_told_to_all(en: Voice) -> None:
    sitting = match_of(RULES)
    names = [seat.player.name for seat in sitting.table.seats]
    assert tell(en, sitting, DrawSeen(((0, None), (1, None)))) is None
    turnup = DrawSeen(((0, None), (1, CARDS["4s"])))
    assert tell(en, sitting, turnup) == f"{names[1]} draws the turn-up, the four of swords."


def test_leaving_substitute_and_return_are_told(en: Voice, it: Voice) -> None:
    sitting = match_of(default_rules(players=4))
    seen = sitting.ask(BRUNO, Leave())
    assert sentences_of(en, sitting, seen) == [
        "Bruno leaves the match. Carmela (computer) plays on, and anybody may take the seat."
    ]
    assert sentences_of(it, sitting, seen) == [
        "Bruno lascia la partita. Gioca Carmela (computer), e chi vuole può prendere il posto."
    ]
    seen = sitting.ask(BRUNO, Join())
    assert sentences_of(en, sitting, seen) == ["Bruno is back."]
    assert sentences_of(it, sitting, seen) == ["Bruno torna al suo posto."]
    sitting.ask(BRUNO, Leave())
    seen = sitting.ask(Person(77, "Zoe"), Substitute())
    assert sentences_of(en, sitting, seen) == ["Zoe takes over the free seat."]
    assert sentences_of(it, sitting, seen) == ["Zoe prende il posto rimasto libero."]


def test_giving_up_is_told_once_for_a_side(en: Voice) -> None:
    sitting = match_of(default_rules(players=4))
    side = sitting.table.rules.sides[0]
    first, second = (sitting.table.seats[seat].owner for seat in side)
    assert isinstance(first, Person)
    assert isinstance(second, Person)
    assert sentences_of(en, sitting, sitting.ask(first, Resign())) == []
    english = sentences_of(en, sitting, sitting.ask(second, Resign()))
    assert english == [f"{first.name} and {second.name} give the match up."]


def test_alone_giving_up_is_told_once(en: Voice) -> None:
    sitting = match_of(RULES)
    assert sentences_of(en, sitting, sitting.ask(ANNA, Resign())) == ["Anna gives the match up."]


def test_names_in_what_happened_format_nothing(en: Voice) -> None:
    host = table_events.HostChanged(Person(9, "**Zoe** @everyone"))
    assert tell(en, lobby_of(RULES), host) == "\\*\\*Zoe\\*\\* @\u200beveryone is the host now."


def test_a_sign_is_told_with_the_gesture_that_the_host_chose(en: Voice) -> None:
    rules = rules_from({"players": 4, "talk": "signals", "signal_table": "custom"})
    table = match_of(rules).view(PEOPLE[1])
    assert table.view is not None
    assert table.view.trump is not None
    ace = next(card for card in CARDS.values() if card.suit is table.view.trump and card.rank is Rank.ACE)
    entry = SeenEntry(1, 1, SignalSeen(3, ace))
    chosen = replace(table, gestures=(("ace", "pulls an ear"),))
    assert "pulls an ear" in (event_text(en, chosen, entry) or "")
    assert "pulls an ear" not in (event_text(en, table, entry) or "")


def test_those_who_wished_to_be_forgotten_are_called_so(en: Voice, it: Voice) -> None:
    sitting, refused = lobby_of(RULES), table_events.EndRefused(-4)
    assert tell(en, sitting, refused) == "Somebody who was forgotten plays on: the table stays."
    assert (tell(it, sitting, refused) or "").startswith("Qualcuno che è stato dimenticato ")


def test_a_match_is_told_by_its_own_rules_though_the_next_is_chosen(it: Voice) -> None:
    sitting = match_of(rules_from({"pack": "french40"}))
    seen = sitting.play_on(random.Random(1), lambda _: False)
    before = sentences_of(it, sitting, seen)
    assert any("di cuori" in sentence for sentence in before)
    sitting.ask(ANNA, Rematch())
    sitting.ask(ANNA, Change(default_rules(players=6), Access.OPEN, Seating.RANDOM, rated=False))
    assert sentences_of(it, sitting, seen) == before


def test_an_older_match_of_other_sides_can_still_be_told(en: Voice) -> None:
    table = match_of(RULES).view()
    assert deal_result(en, table, DealEnded((20, 50, 30, 20), (0, 1, 0, 0), 1, 0, 1))
    assert match_result(en, table, MatchEnded((3,), (0, 1, 0, 2), EndReason.FIRST_TO))
