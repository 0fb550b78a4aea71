"""A sentence for everything that happens at a table."""

import random
from dataclasses import replace
from typing import get_args

from bot.rules.cards import CARDS, Rank
from bot.rules.events import DealEnded, EndReason, Forfeited, MatchEnded, MatchStarted, StockExhausted
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.rules import Rules
from bot.rules.view import DrawSeen, Sighting, SignalSeen
from bot.tables.model import events as table_events
from bot.tables.model.events import Access, CloseReason, Seating, TableEvent
from bot.tables.model.people import Absence, Computer, EventTable, Person, Place
from bot.tables.model.requests import (
    AddComputer,
    Arrange,
    Change,
    Decline,
    End,
    Invite,
    Join,
    Leave,
    Rematch,
    Remove,
    RemoveComputer,
    Request,
    Resign,
    Shuffle,
    Start,
    Substitute,
)
from bot.tables.view import SeenEntry, TableView
from bot.text.catalogue import Voice, voices
from bot.text.narrate import deal_result, event_text, match_result
from testing.each import each
from testing.worlds.memory_table import PEOPLE, MemoryTable, lobby_of, match_of

ANNA, BRUNO, CARLA = PEOPLE[:3]
RULES = default_rules()
WITHOUT_SENTENCE = {
    MatchStarted,
    table_events.EventTableOpened,
    table_events.BoardSet,
    table_events.Unsealed,
    table_events.Recommitted,
    table_events.TurnHeld,
    table_events.Predicted,
}


def tell(voice: Voice, sitting: MemoryTable, what: TableEvent | Sighting) -> str | None:
    return event_text(voice, sitting.view(), SeenEntry(1, 1_000, what))


def sentences_of(voice: Voice, sitting: MemoryTable, seen: list[SeenEntry]) -> list[str]:
    sentences = [event_text(voice, sitting.view(), one) for one in seen]
    return [sentence for sentence in sentences if sentence is not None]


def around_the_game() -> list[TableEvent]:
    """One of each event of a table, and one for each way it can be told."""
    computer = Computer("Ciro", "novice")
    return [
        table_events.TableOpened(
            Place(1, 2),
            ANNA,
            RULES,
            Access.OPEN,
            Seating.RANDOM,
            rated=False,
            match="m",
            commitment="",
            nonce="",
        ),
        table_events.EventTableOpened(
            Place(1, 2),
            ANNA,
            RULES,
            rated=True,
            match="m",
            commitment="",
            event=EventTable("event77", "Coppa", 1, 2, 1),
            players=(ANNA, BRUNO),
            nonces=(None, None),
        ),
        table_events.Joined(BRUNO, "n"),
        table_events.BoardSet("2026-11", 23, "7"),
        table_events.Unsealed(),
        table_events.NonceGiven(1, "n"),
        table_events.LeftLobby(2),
        table_events.LeftLobby(2, removed=True),
        table_events.ComputerJoined(computer),
        table_events.ComputerRemoved("Ciro"),
        table_events.Recommitted("m", ""),
        table_events.HostChanged(BRUNO),
        table_events.Invited(CARLA, 1),
        table_events.InvitationDeclined(3),
        table_events.Arranged((1, 0)),
        *(
            table_events.Changed(RULES, access, seating, rated=True)
            for access in Access
            for seating in Seating
        ),
        table_events.GestureSet("king", "coughs"),
        table_events.GestureSet("king", ""),
        table_events.SeatsTaken((ANNA, BRUNO), ("", ""), rated=True),
        table_events.ElectionOpened(0, (None, None)),
        table_events.RaisVoted(0, 0),
        table_events.TurnWarned(0),
        table_events.TurnMissed(0),
        table_events.MovedSimply(0),
        table_events.TurnHeld(0, 1),
        table_events.HolidayTaken(0, 1),
        table_events.HolidayEnded(0),
        *(table_events.SeatLeft(0, absence, computer) for absence in Absence),
        table_events.SeatReturned(0),
        table_events.SeatGiven(0, CARLA),
        table_events.SubstituteCalled(0, 1),
        table_events.CallDropped(0, 1),
        table_events.HintsAgreed(1),
        table_events.HintsRefused(1),
        table_events.HintsAllowed(),
        table_events.ResignAgreed(1, 0),
        table_events.ResignRefused(1),
        table_events.EndAgreed(1),
        table_events.EndRefused(1),
        table_events.Reopened(ANNA, "n", "m", ""),
        table_events.Resumed(),
        table_events.Predicted(CARLA, 0, 0.5),
        *(table_events.TableClosed(reason) for reason in CloseReason),
    ]


@each("voice", voices().values())
def test_every_event_of_a_table_is_told(voice: Voice) -> None:
    events = around_the_game()
    assert {type(event) for event in events} == set(get_args(TableEvent))
    sitting = match_of(default_rules(players=4))
    for event in events:
        text = tell(voice, sitting, event)
        assert (text is None) is (type(event) in WITHOUT_SENTENCE)
        assert text is None or text.endswith((".", "!"))


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
        assert (text is None) is (quiet or type(one.what) in WITHOUT_SENTENCE)


def test_a_lobby_is_told_as_people_come_and_go(en: Voice, it: Voice) -> None:
    sitting = lobby_of(default_rules(players=3))
    story: list[tuple[Person, Request, str, str]] = [
        (ANNA, Invite(CARLA), "Anna invites Carla.", "Anna invita Carla."),
        (CARLA, Decline(), "<@3> declines the invitation.", "<@3> rifiuta l'invito."),
        (BRUNO, Join(), "Bruno sits down at the table.", "Bruno si siede al tavolo."),
        (BRUNO, Shuffle(), "Bruno gives the pack one more shuffle.", "Bruno dà un'altra mescolata al mazzo."),
        (
            ANNA,
            AddComputer("novice"),
            "Carmela (computer) sits down at the table.",
            "Carmela (computer) si siede al tavolo.",
        ),
        (
            ANNA,
            Arrange((1, 0, 2)),
            "The host arranges the seats: Bruno, Anna and Carmela (computer).",
            "Chi ha aperto il tavolo assegna i posti: Bruno, Anna e Carmela (computer).",
        ),
        (
            ANNA,
            RemoveComputer(),
            "Carmela (computer) leaves the table.",
            "Carmela (computer) lascia il tavolo.",
        ),
        (
            ANNA,
            Remove(2),
            "The host sends <@2> away from the table.",
            "Chi ha aperto il tavolo manda via <@2>.",
        ),
        (ANNA, Leave(), "Anna leaves the table.", "Anna lascia il tavolo."),
        (ANNA, End(), "The host has closed the table.", "Chi aveva aperto il tavolo lo ha chiuso."),
    ]
    for who, request, english, italian in story:
        seen = sitting.ask(who, request)
        assert sentences_of(en, sitting, seen) == [english]
        assert sentences_of(it, sitting, seen) == [italian]


def test_new_options_are_told_by_what_differs(en: Voice, it: Voice) -> None:
    sitting = lobby_of(RULES)
    rules = rules_from({"players": 4, "tie": "carry"})
    seen = sitting.ask(ANNA, Change(rules, Access.INVITED, Seating.HOST, rated=False))
    assert sentences_of(en, sitting, seen) == [
        (
            "New options: Briscola for four players, two against two; "
            "drawn deals: carried over to the next deal won. "
            "Only invited people may sit down. The host arranges the seats."
        )
    ]
    assert sentences_of(it, sitting, seen)[0].startswith(
        "Nuove opzioni: Briscola in quattro, due contro due; "
    )


def test_the_start_tells_seats_teams_dealer_leader_trump_and_turn_up(en: Voice, it: Voice) -> None:
    sitting = lobby_of(default_rules(players=4), seating=Seating.JOIN_ORDER)
    for person in PEOPLE[1:4]:
        sitting.ask(person, Join())
    seen = sitting.ask(ANNA, Start())
    state = sitting.table.state
    assert state is not None
    assert state.turnup is not None
    dealer, leader = (PEOPLE[seat].name for seat in (state.dealer, state.leader))
    seats, deal = sentences_of(en, sitting, seen)
    assert seats == (
        "Everybody is seated. In playing order: Anna, Bruno, Carla and Dario. "
        "Anna and Carla play against Bruno and Dario."
    )
    assert deal.startswith(f"Deal 1: {dealer} deals, {leader} leads. Trump is ")
    seats, deal = sentences_of(it, sitting, seen)
    assert seats.endswith("Anna e Carla giocano contro Bruno e Dario.")
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


def test_r44_the_players_are_told_of_the_last_three_tricks(en: Voice, it: Voice) -> None:
    sitting = match_of(RULES)
    assert tell(en, sitting, StockExhausted()) == "The stock is gone: the last three tricks begin."
    assert tell(it, sitting, StockExhausted()) == ("Il mazzo è finito: restano le ultime tre prese.")


def test_r51_the_drawn_turn_up_is_told_to_all_and_a_drawn_card_to_its_owner(en: Voice) -> None:
    sitting = match_of(RULES)
    names = [seat.player.name for seat in sitting.table.seats]
    assert tell(en, sitting, DrawSeen(((0, None), (1, None)))) is None
    turnup = DrawSeen(((0, None), (1, CARDS["4s"])))
    assert tell(en, sitting, turnup) == f"{names[1]} draws the turn-up, the four of swords."
    mine = SeenEntry(1, 1, DrawSeen(((0, CARDS["Ad"]), (1, CARDS["4s"]))))
    assert event_text(en, sitting.seat(0), mine) == (
        f"You draw the ace of coins. {names[1]} draws the turn-up, the four of swords."
    )


def test_a_warning_counts_down_and_says_what_follows(en: Voice, it: Voice) -> None:
    sitting = match_of(RULES)
    table = sitting.view()
    turn = table.turn
    assert turn is not None
    assert table.deadline is not None
    name, when = table.seats[turn].owner.name, f"<t:{table.deadline // 1000}:R>"
    warned = SeenEntry(1, 1, table_events.TurnWarned(turn))
    assert event_text(en, table, warned) == f"{name}, it is your turn: the bot decides for you {when}."
    assert event_text(it, table, warned) == f"{name}, tocca a te: {when} il bot decide per te."
    missed = replace(table.seats[turn], missed=2)
    seats = (*table.seats[:turn], missed, *table.seats[turn + 1 :])
    last = replace(table, seats=seats)
    assert event_text(en, last, warned) == f"{name}, it is your turn: a computer takes your seat {when}."
    assert event_text(en, replace(table, deadline=None), warned) == (
        f"{name}, it is your turn, and your time is nearly up: then the bot decides for you."
    )


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


def test_giving_up_is_told_from_the_vote_to_the_result(en: Voice, it: Voice) -> None:
    sitting = match_of(default_rules(players=4))
    side = sitting.table.rules.sides[0]
    first, second = (sitting.table.seats[seat].owner for seat in side)
    assert isinstance(first, Person)
    assert isinstance(second, Person)
    seen = sitting.ask(first, Resign())
    assert sentences_of(en, sitting, seen) == [f"{first.name} would give the match up."]
    assert sentences_of(it, sitting, seen) == [f"{first.name} vorrebbe arrendersi."]
    english = sentences_of(en, sitting, sitting.ask(second, Resign()))
    assert english[1] == f"{first.name} and {second.name} give the match up."
    assert english[2].startswith("The deal is broken off and counts for nobody.")
    assert english[3].startswith(f"{first.name} and {second.name} give up: ")


def test_alone_giving_up_is_told_once(en: Voice) -> None:
    sitting = match_of(RULES)
    english = sentences_of(en, sitting, sitting.ask(ANNA, Resign()))
    assert english[0] == "Anna gives the match up."
    assert english[-1] == "Anna gives up: Bruno wins the match. Deals: " + english[-1].split("Deals: ")[1]


def test_a_rematch_and_the_end_by_agreement_are_told(en: Voice) -> None:
    sitting = match_of(RULES)
    assert sentences_of(en, sitting, sitting.ask(ANNA, End())) == ["Anna asked to end the table."]
    assert sentences_of(en, sitting, sitting.ask(BRUNO, End())) == [
        "Bruno asked to end the table.",
        "The table is closed: everybody agreed.",
    ]
    again = match_of(RULES)
    again.play_on(random.Random(1), lambda _: False)
    assert sentences_of(en, again, again.ask(BRUNO, Rematch())) == [
        "Bruno wants a rematch: the table is open again."
    ]


@each("voice", voices().values())
def test_results_are_told_in_full(voice: Voice) -> None:
    sitting = match_of(RULES)
    deal = DealEnded((74, 46), (1, 0), 0, 0, 1)
    match = MatchEnded((0,), (2, 0), EndReason.FIRST_TO)
    assert tell(voice, sitting, deal) == deal_result(voice, sitting.view(), deal)
    assert tell(voice, sitting, match) == match_result(voice, sitting.view(), match)


def test_names_in_what_happened_format_nothing(en: Voice) -> None:
    sitting = lobby_of(RULES)
    seen = sitting.ask(Person(9, "**Zoe** @everyone"), Join())
    assert sentences_of(en, sitting, seen) == ["\\*\\*Zoe\\*\\* @\u200beveryone sits down at the table."]


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
    sitting = lobby_of(RULES)
    table: TableView = sitting.view()
    gone = SeenEntry(1, 1, table_events.LeftLobby(-4))
    assert event_text(en, table, gone) == "Somebody who was forgotten leaves the table."
    assert event_text(it, table, gone) == "Qualcuno che è stato dimenticato lascia il tavolo."


def test_a_match_is_told_by_its_own_rules_though_the_next_is_chosen(it: Voice) -> None:
    sitting = match_of(rules_from({"pack": "french40"}))
    seen = sitting.play_on(random.Random(1), lambda _: False)
    before = sentences_of(it, sitting, seen)
    assert any("di cuori" in sentence for sentence in before)
    sitting.ask(ANNA, Rematch())
    sitting.ask(ANNA, Change(default_rules(players=6), Access.OPEN, Seating.RANDOM, rated=False))
    assert sentences_of(it, sitting, seen) == before


def test_an_older_match_of_other_sides_can_still_be_told(en: Voice) -> None:
    sitting = match_of(RULES)
    late: list[TableEvent | Sighting] = [
        table_events.SeatsTaken(PEOPLE[:4], ("", "", "", ""), rated=False),
        DealEnded((20, 50, 30, 20), (0, 1, 0, 0), 1, 0, 1),
        MatchEnded((3,), (0, 1, 0, 2), EndReason.FIRST_TO),
    ]
    assert all(tell(en, sitting, what) for what in late)
