"""Every page of every stage fits into what Discord takes, whoever plays and whatever they are called."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import discord
import pytest
from discord.components import Container

from bot.languages import LANGUAGES
from bot.pages import custom_ids
from bot.pages.custom_ids import Verb
from bot.pages.fairness import fairness_page
from bot.pages.help import help_page, joined_page, sorry_page
from bot.pages.lobby import FELT, invitation_page
from bot.pages.narration.story import DealAnnounced, MatchAnnounced, Narrator, TrickAnnounced
from bot.pages.options import options_page, team_order
from bot.pages.page import Page, Part, Row
from bot.pages.play.hand import more_page, tables_page, welcome_page, with_tutor_offer
from bot.pages.play.table import closed_page, moved_page, public_page, table_on_hand, trick_page, warning_page
from bot.pages.results import broken_off_page, deal_page, match_page, sheet_page
from bot.render.scene import Element
from bot.rules.actions import Play
from bot.rules.cards import Pack
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Teams
from bot.rules.rules import Rules
from bot.rules.shuffle import BoardName
from bot.rules.view import Phase
from bot.tables.model import events as happened
from bot.tables.model.events import Access, CloseReason, Seating
from bot.tables.model.people import DIRECT, Absence, Boards, Computer, EventTable, Person
from bot.tables.model.requests import End, Invite, Join, Leave, Resign
from bot.tables.model.table import Stage
from bot.tables.view import TableView, see as seen_by
from bot.text.cards import card_name
from bot.text.catalogue import Voice, voices
from bot.text.play.results import score_text
from bot.ui.wire.components import components
from bot.ui.wire.views import layout
from testing.builders.hand_pages import hand_page
from testing.builders.states import rules_for, walk
from testing.builders.table_views import table_seen_by
from testing.checks.components import all_components
from testing.checks.page_limits import buttons_of, check_page
from testing.each import each
from testing.worlds.memory_table import MemoryTable, lobby_of, match_of

LONG = ("*" * 32, "_" * 32, "W" * 32, "👩‍👩‍👧‍👦" * 8, "`" * 32, "|" * 32)
TABLES = [
    rules_from({"players": 2}),
    rules_from({"players": 3, "removed_card": "random", "tie": "carry"}),
    rules_from({"players": 4}),
    rules_from({"players": 4, "teams": "none", "points_shown": "hidden"}),
    rules_from(
        {
            "players": 6,
            "pack": "french40",
            "target": 7,
            "tie": "last_trick_wins",
            "points_shown": "own",
            "trick_review": "off",
            "turn_clock": 604_800,
        }
    ),
]


def pages(voice: Voice, rules: Rules) -> Iterator[tuple[str, Page]]:
    """A page of each kind and stage of a table, at its fullest."""
    lobby = lobby_of(rules, access=Access.INVITED, seating=Seating.HOST)
    lobby.append([happened.HostChanged(Person(1, LONG[0]))])
    for number in range(1, rules.players):
        lobby.ask(Person(1, LONG[0]), Invite(Person(50 + number, LONG[number])))
    lobby.ask(Person(51, LONG[1]), Join())
    yield "lobby", public_page(voice, lobby.view())
    yield "lobby in direct messages", public_page(voice, replace(lobby.view(), place=DIRECT))
    yield "options", options_page(voice, lobby.view())
    yield "invitation", invitation_page(voice, lobby.view(), Person(9, LONG[1]))
    yield "again", invitation_page(voice, lobby.view(), Person(9, LONG[1]), again=True)
    yield "no hand yet", hand_page(voice, lobby.view(Person(1, LONG[0])))
    yield "welcome", welcome_page(voice, lobby.view())
    full = match_of(rules, names=LONG, seating=Seating.HOST)
    yield "options of a full lobby", options_page(voice, _lobby_view(full))
    sitting = match_of(rules, names=LONG)
    sitting.play_on(random.Random(1), lambda table: _trick_size(table) == rules.players - 1)
    view = sitting.view()
    yield "table", public_page(voice, view)
    yield "table of a rated match", public_page(voice, replace(view, counts=True))
    yield "onlooker", hand_page(voice, view)
    yield "moved", moved_page(voice, view)
    warned = warning_page(voice, replace(view, deadline=1_800_000_000_000))
    if warned is not None:
        yield "warning", warned
    for seat in range(rules.players):
        yield f"hand {seat}", hand_page(voice, sitting.seat(seat), notice="x" * 200)
        marked = hand_page(voice, sitting.seat(seat), confirm=True, mark=0)
        yield f"hand {seat}, marked", with_tutor_offer(voice, sitting.seat(seat), marked)
        for private, here in ((False, True), (True, False)):
            yield f"help {seat}", help_page(voice, sitting.seat(seat), seat + 1, private=private, here=here)
        yield f"more {seat}", more_page(voice, sitting.seat(seat))
    yield "help", help_page(voice, None, 1, private=False, here=True)
    yield "greeting", joined_page(voice)
    yield "apology", sorry_page(voice, voice("say-apology"), "abc123")
    yield "which table", tables_page(voice, [sitting.seat(0)] * 28, custom_ids.Verb.HAND)
    yield "closed", closed_page(voice, replace(view, stage=Stage.CLOSED, close_reason=CloseReason.IDLE))
    yield from _with_absences(voice, rules)
    yield from _announcement_pages(voice, rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_of_ten_with_long_names_shows_every_nonce(language: str) -> None:
    rules = rules_from({"variant": "bosnian32", "players": 10})
    lobby = lobby_of(rules, seating=Seating.HOST)
    snowflake = 1_999_999_999_999_999_990
    people = [Person(number + 1, LONG[number % 3]) for number in range(10)]
    lobby.append([happened.LeftLobby(1), happened.HostChanged(people[0])])
    lobby.append([happened.Joined(one, str(snowflake + one.id)) for one in people])
    page = public_page(voices()[language], lobby.view())
    check_page("full", page)
    whole = fairness_page(voices()[language], lobby.view())
    check_page("the shuffle", whole)
    assert all(f"`{snowflake + one.id}`" in whole.text for one in people)
    assert lobby.table.commitment in whole.text
    assert lobby.view().digest in page.text
    lobby.append([happened.Recommitted("abc234-2", "f" * 64)])
    page = public_page(voices()[language], lobby.view())
    check_page("all to shuffle again", page)
    (start,) = [button for button in buttons_of(page) if ":start:" in button.does]
    assert not start.enabled


def _lobby_view(sitting: MemoryTable) -> TableView:
    return replace(sitting.view(), stage=Stage.LOBBY)


def _trick_size(table: object) -> int:
    state = getattr(table, "state", None)
    return len(state.trick) if state is not None and state.tricks else -1


def _with_absences(voice: Voice, rules: Rules) -> Iterator[tuple[str, Page]]:
    sitting = match_of(rules, names=LONG)
    narrator = Narrator()
    shown = sitting.ask(Person(1, LONG[0]), End())
    if rules.two_sided and rules.players > 2:
        shown += sitting.ask(Person(1, LONG[0]), Resign())
    shown += sitting.ask(Person(2, LONG[1]), Leave())
    away = Computer("Carmela", "novice")
    shown += sitting.append([happened.TurnMissed(0), happened.SeatLeft(0, Absence.AWAY, away)])
    narrator.feed(shown)
    assert narrator.news
    yield "absences", public_page(voice, sitting.view(), narrator)
    yield "hand of the absent", hand_page(voice, sitting.view(Person(1, "Anna")))
    direct = replace(sitting.view(Person(1, "Anna")), place=DIRECT)
    hand = hand_page(voice, direct, notice="x" * 200, confirm=True, mark=0, until=1_800_000_000_000)
    hand = with_tutor_offer(voice, direct, hand)
    yield "hand in direct messages", table_on_hand(voice, direct, hand, narrator)
    yield "more for the absent", more_page(voice, sitting.view(Person(1, "Anna")))


def _announcement_pages(voice: Voice, rules: Rules) -> Iterator[tuple[str, Page]]:
    sitting = match_of(rules, names=LONG)
    narrator = Narrator()
    begin = sitting.view()
    told = narrator.feed(
        what for seq, at, event in sitting.log if (what := seen_by(seq, at, event, rules)) is not None
    )
    told += narrator.feed(sitting.play_on(random.Random(2), lambda _: False))
    for one in told:
        match one:
            case TrickAnnounced():
                yield "trick", trick_page(voice, begin, one)
                yield "finished trick", public_page(voice, begin, narrator, last_trick=one)
            case DealAnnounced():
                yield "deal", deal_page(voice, begin, one)
                yield "sheet", sheet_page(voice, begin, one)
            case MatchAnnounced():
                over = replace(sitting.view(), seed="ab" * 32)
                yield "match", match_page(voice, over, replace(one, match=over.match))
                yield "broken off", broken_off_page(voice, over, replace(one, tricks=narrator.tricks))
                yield "finished", public_page(voice, over)
            case _:
                pass


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.players}-{rules.teams}")
@each("language", LANGUAGES)
def test_every_page_is_one_that_discord_takes_and_its_components_leave_room(
    rules: Rules, language: str
) -> None:
    for name, page in pages(voices()[language], rules):
        check_page(name, page)
        assert sum(1 for _ in all_components(components(page, pictured=True))) <= 40, name


def test_only_the_person_whose_turn_it_is_is_mentioned() -> None:
    sitting = match_of(TABLES[2])
    view = sitting.view()
    page = public_page(voices()["en"], view)
    assert view.turn is not None
    person = view.seats[view.turn].person
    assert person is not None
    assert page.mentions == (person.id,)
    assert page.text.count("<@") == 1


def test_of_too_many_tables_it_is_said_how_many_more_there_are() -> None:
    view = match_of(TABLES[0]).seat(0)
    for count, more in ((25, ""), (28, "… and 3 more")):
        page = tables_page(voices()["en"], [view] * count, custom_ids.Verb.HAND)
        assert len(buttons_of(page)) == 25
        assert page.text == "\n".join(["Which table do you mean?", *([more] if more else [])])


def test_a_name_mentions_nobody() -> None:
    sitting = match_of(TABLES[0], names=("@everyone", "<@1234567890>"))
    text = public_page(voices()["en"], replace(sitting.view(), deadline=None)).text
    assert "<@1234567890>" not in text
    assert "@everyone" not in text


def test_the_cards_of_a_hand_are_on_its_own_page_only() -> None:
    sitting = match_of(TABLES[2])
    state = sitting.table.state
    assert state is not None
    voice = voices()["en"]
    for seat in range(4):
        page = hand_page(voice, sitting.seat(seat))
        assert page.picture is not None
        laid = {state.turnup.card} if state.turnup else set()
        assert set(page.picture.scene.cards) == {*state.hands[seat], *laid}
    public = public_page(voice, sitting.view())
    assert public.picture is not None
    assert set(public.picture.scene.cards) <= {state.turnup.card if state.turnup else None}


def test_a_button_plays_only_when_it_is_the_turn() -> None:
    sitting = match_of(TABLES[2])
    turn = sitting.table.turn
    assert turn is not None
    voice = voices()["en"]
    for seat in range(4):
        plays = [b for b in buttons_of(hand_page(voice, sitting.seat(seat))) if ":play:" in b.does]
        assert len(plays) == 3
        assert all(button.enabled is (seat == turn) for button in plays)


def test_V_3_the_card_of_another_changes_only_the_first_words_and_the_picture_of_a_hand() -> None:
    sitting = match_of(TABLES[2])
    turn = sitting.table.turn
    assert turn is not None
    later = (turn + 3) % 4
    before = hand_page(voices()["en"], sitting.seat(later)).rest
    state = sitting.table.state
    assert state is not None
    sitting.move(Play(state.hands[turn][0]))
    after = hand_page(voices()["en"], sitting.seat(later))
    assert before == after.rest


@pytest.mark.parametrize("language", LANGUAGES)
def test_V_6_what_the_picture_of_a_hand_shows_is_said_once_and_in_words_alone_all_of_it(
    language: str,
) -> None:
    sitting, voice = match_of(TABLES[2]), voices()[language]
    turn, state = sitting.table.turn, sitting.table.state
    assert turn is not None
    assert state is not None
    sitting.move(Play(state.hands[turn][0]))
    later = (turn + 3) % 4
    table = sitting.seat(later)
    page, pack = hand_page(voice, table), table.rules.pack
    played = card_name(voice, state.hands[turn][0], pack)
    held = [card_name(voice, card, pack) for card in state.hands[later]]
    shown = [played, *held, score_text(voice, table).splitlines()[0]]
    assert page.picture is not None
    assert not any(words in page.text for words in shown)
    assert all(words in page.without_picture.text for words in shown)
    assert all(card in page.picture.alt for card in [played, *held])


def test_V_6_in_words_alone_too_the_card_of_another_changes_only_the_first_words_of_a_hand() -> None:
    sitting = match_of(TABLES[2])
    turn, state = sitting.table.turn, sitting.table.state
    assert turn is not None
    assert state is not None
    later = (turn + 3) % 4
    before = hand_page(voices()["en"], sitting.seat(later)).without_picture
    sitting.move(Play(state.hands[turn][0]))
    after = hand_page(voices()["en"], sitting.seat(later)).without_picture
    assert before != after
    unpressed = [
        replace(page, parts=tuple(part for part in page.parts if not isinstance(part, Row)))
        for page in (before, after)
    ]
    assert unpressed[0].rest == unpressed[1].rest


def test_equal_pages_have_equal_keys_and_others_not() -> None:
    one, other = match_of(TABLES[0], seed=1), match_of(TABLES[0], seed=2)
    voice = voices()["en"]
    assert public_page(voice, one.view()).key == public_page(voice, one.view()).key
    assert hand_page(voice, one.seat(0)).key != hand_page(voice, other.seat(0)).key


def test_no_two_kinds_of_what_is_shown_have_the_same_fields() -> None:
    """The key of a page names the fields of its parts, and not their kinds."""
    for kinds in (get_args(Part), get_args(Element)):
        fields = [kind.__match_args__ for kind in kinds]
        assert len(set(fields)) == len(kinds) > 1


def test_french_tables_show_french_cards() -> None:
    sitting = match_of(rules_from({"players": 2, "pack": Pack.FRENCH40.value}))
    page = hand_page(voices()["it"], sitting.seat(0), deck="neapolitan")
    assert page.picture is not None
    assert page.picture.scene.deck == "french"


def test_teams_of_the_host_alternate_around_the_table() -> None:
    sitting = match_of(rules_from({"players": 6}), seating=Seating.HOST)
    view = replace(sitting.view(), stage=Stage.LOBBY)
    assert view.rules.teams is Teams.TRIPLES
    assert team_order(view, ["0", "1", "2"]) == (0, 3, 1, 4, 2, 5)
    assert team_order(view, ["0", "1"]) == ()


def test_components_are_those_that_discord_py_makes() -> None:
    for rules in TABLES:
        for name, page in pages(voices()["en"], rules):
            (made,) = components(replace(page, accent=FELT), pictured=True)
            assert Container(made, None).to_dict() == made, name  # type: ignore[arg-type]  # as Discord sends it


def test_a_layout_is_sent_and_not_kept() -> None:
    view = layout(public_page(voices()["en"], match_of(TABLES[0]).view()))
    with discord.http.handle_message_parameters(view=view) as form:
        assert form.payload is not None
        assert form.payload["components"] == view.to_components()
        assert form.payload["flags"] == discord.MessageFlags(components_v2=True).value
    # Nothing of what was sent is kept: a bot that runs for months would never let it go.
    assert view.is_finished()
    assert not view.is_dispatchable()
    assert view.timeout is None


def test_V_20_a_running_table_offers_nothing_that_it_would_refuse() -> None:
    voice, view = voices()["en"], match_of(rules_from({"players": 2})).seat(0)
    event, boards = EventTable("event77", "Coppa", 1, 1, 1), Boards(BoardName("event77", 1, "a"), 4)

    def offered(table: TableView) -> set[str]:
        buttons = buttons_of(more_page(voice, table))
        return {press.verb for button in buttons if (press := custom_ids.parse(button.does)) is not None} - {
            Verb.FAIR
        }

    usual = {Verb.LEAVE, Verb.SEEK, Verb.RESIGN, Verb.END, Verb.ALLOW_HINTS}
    assert offered(view) == usual
    assert offered(replace(view, place=DIRECT)) == usual - {Verb.SEEK}
    assert offered(replace(view, event=event)) == {Verb.LEAVE, Verb.RESIGN}
    assert offered(replace(view, event=event, boards=boards)) == {Verb.LEAVE}


@pytest.mark.parametrize(
    ("phase", "words"), [(Phase.AUCTION, "Bid or pass."), (Phase.CALL, "You won the auction: call a card.")]
)
def test_the_help_page_asks_for_a_card_only_where_one_is_due(phase: Phase, words: str) -> None:
    en, steps = voices()["en"], list(walk(rules_for("chiamata", players=5), 4))
    for wanted, told in (
        (phase, f"{words} Open *My cards*."),
        (Phase.PLAY, "press the card you want to play"),
    ):
        state = next(one.after for one in steps if one.after.phase is wanted and one.after.turn is not None)
        page = help_page(
            en, table_seen_by(state, state.turn), 1 + (state.turn or 0), private=False, here=True
        )
        assert told in page.text
        assert buttons_of(page)[0].label == "My cards"
