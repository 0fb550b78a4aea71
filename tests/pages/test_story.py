"""What is told in public is a fold of what an onlooker saw: every trick once, and nothing hidden."""

import random
from itertools import pairwise

import pytest

from bot.languages import LANGUAGES
from bot.pages.narration.story import (
    Announcement,
    Arrived,
    DealAnnounced,
    InvitationAnnounced,
    MatchAnnounced,
    Narrator,
    TrickAnnounced,
)
from bot.pages.play.table import public_page
from bot.rules import decide
from bot.rules.actions import Action, Bid, Call, Exchange, Pass, Play
from bot.rules.cards import CARDS, DECK_POINTS, Rank, Suit
from bot.rules.events import SuitAsked
from bot.rules.notation.plain_data import rules_from
from bot.rules.view import DealSeen
from bot.tables.model.events import MovedSimply
from bot.tables.model.people import Person
from bot.tables.model.requests import Invite, Join, Rematch
from bot.tables.model.table import Stage
from bot.tables.view import SeenEntry, see as seen_by
from bot.text.cards import card_name
from bot.text.cases import CasedText
from bot.text.catalogue import voices
from bot.text.play.events import event_text
from bot.text.players import player_name
from testing.worlds.memory_table import PEOPLE, MemoryTable, lobby_of, match_of


def public(sitting: MemoryTable) -> list[SeenEntry]:
    rules = sitting.view().rules
    seen = (seen_by(seq, at, event, rules) for seq, at, event in sitting.log)
    return [one for one in seen if one is not None]


def played_match(players: int, **options: object) -> tuple[MemoryTable, list[Announcement]]:
    sitting = match_of(rules_from({"players": players, **options}))
    sitting.play_on(random.Random(players), lambda _: False)
    return sitting, Narrator().feed(public(sitting))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_trick_of_a_match_is_told_once_and_adds_up(players: int) -> None:
    sitting, told = played_match(players, target=1)
    tricks = [one for one in told if isinstance(one, TrickAnnounced)]
    deals = [one for one in told if isinstance(one, DealAnnounced)]
    by_deal = {deal.deal: [trick for trick in tricks if trick.deal == deal.deal] for deal in deals}
    for deal in deals:
        numbers = [trick.number for trick in by_deal[deal.deal]]
        assert numbers == list(range(1, len(numbers) + 1))
        assert sum(trick.trick.points for trick in by_deal[deal.deal]) == DECK_POINTS
        assert by_deal[deal.deal][-1].points == deal.ended.points
        assert all(len(trick.trick.cards) == players for trick in by_deal[deal.deal])
        stocks = [trick.stock for trick in by_deal[deal.deal]]
        assert all(before - after in {0, players} for before, after in pairwise(stocks))
        assert all((trick.turnup is not None) is (trick.stock > 0) for trick in by_deal[deal.deal])
    assert isinstance(told[-1], MatchAnnounced)
    assert told[-1].match == sitting.table.match
    assert told[-1].tricks == (), "the end of the match broke no deal off"
    assert told[-1].deals == tuple(deal.ended for deal in deals)


@pytest.mark.parametrize("shown", ["own", "hidden"])
def test_hidden_points_are_not_told_while_a_deal_runs(shown: str) -> None:
    _, told = played_match(2, points_shown=shown)
    tricks = [one for one in told if isinstance(one, TrickAnnounced)]
    assert tricks
    assert all(trick.points == (None, None) for trick in tricks)


def test_it_does_not_matter_in_which_pieces_it_is_heard() -> None:
    sitting, told = played_match(2)
    narrator = Narrator()
    pieces = [one for seen in public(sitting) for one in narrator.feed([seen])]
    assert pieces == told
    assert narrator.feed(public(sitting)) == []


def test_the_numbers_of_announcements_that_have_been_made_are_forgotten() -> None:
    sitting, _ = played_match(2)
    narrator = Narrator()
    told = narrator.feed(public(sitting))
    numbers = [narrator.number(one) for one in told]
    made = told[len(told) // 2].seq
    narrator.forget_numbers(made)
    for one, number in zip(told, numbers, strict=True):
        if one.seq > made:
            assert narrator.number(one) == number
        else:
            with pytest.raises(KeyError):
                narrator.number(one)


def test_whoever_sits_down_or_is_asked_is_told_of() -> None:
    sitting = lobby_of(rules_from({"players": 2}))
    sitting.ask(PEOPLE[0], Invite(PEOPLE[1]))
    sitting.ask(PEOPLE[1], Join())
    told = Narrator().feed(public(sitting))
    assert [(type(one), getattr(one, "person", None)) for one in told] == [
        (Arrived, PEOPLE[0]),
        (InvitationAnnounced, PEOPLE[1]),
        (Arrived, PEOPLE[1]),
    ]


def test_a_rematch_calls_the_others() -> None:
    sitting, _ = played_match(2, target=1)
    narrator = Narrator()
    narrator.feed(public(sitting))
    told = narrator.feed(sitting.ask(PEOPLE[1], Rematch()))
    called = [one for one in told if isinstance(one, InvitationAnnounced)]
    assert [one.person for one in called] == [Person(1, "Anna")]
    assert called[0].again


def test_V_6_a_computer_that_plays_simply_in_every_trick_is_named_once() -> None:
    sitting = match_of(rules_from({"players": 2}))
    narrator = Narrator()
    narrator.feed(public(sitting))
    for seat in (0, 1, 0, 0, 0):
        narrator.feed(sitting.append([MovedSimply(seat)]))
    assert [seen.what for seen in narrator.news] == [MovedSimply(1), MovedSimply(0)]


def test_R_32_the_loads_that_went_back_are_news_of_the_first_trick() -> None:
    rules = rules_from({"players": 2, "turn_up_reject": True})
    told = [match_of(rules, seed) for seed in range(40)]
    some = [one for one in told if one.table.state is not None and one.table.state.turned_cards]
    assert some
    assert len(some) < len(told)
    for sitting in told:
        narrator = Narrator()
        narrator.feed(public(sitting))
        news = [seen.what for seen in narrator.news]
        assert any(isinstance(one, DealSeen) and one.turned for one in news) is (sitting in some)


def test_R_05_a_random_two_is_news_of_each_deal() -> None:
    sitting = match_of(rules_from({"players": 3, "removed_card": "random"}))
    narrator = Narrator()
    narrator.feed(public(sitting))
    assert [type(seen.what) for seen in narrator.news] == [DealSeen]
    plain = match_of(rules_from({"players": 3}))
    other = Narrator()
    other.feed(public(plain))
    assert other.news == ()


def test_the_table_is_told_that_a_blind_trick_lies_and_who_names_the_suit() -> None:
    """rules.md §6.8."""
    sitting = match_of(rules_from({"variant": "chiamata", "auction": "suit_only", "blind": "on"}))
    narrator = Narrator()
    narrator.feed(public(sitting))
    state = sitting.table.state
    assert state is not None
    declarer = state.turn
    moves: list[Action] = [Bid(points=61), *[Pass()] * 4, Call(blind=True)]
    for move in moves:
        narrator.feed(sitting.move(move))
    for _ in range(5):
        state = sitting.table.state
        assert state is not None
        assert state.turn is not None
        narrator.feed(sitting.move(Play(state.hands[state.turn][0])))
    assert SuitAsked(declarer or 0) in [seen.what for seen in narrator.news]
    sentences = [event_text(voices()["en"], sitting.view(), seen) or "" for seen in narrator.news]
    named = player_name(voices()["en"], sitting.view(), declarer or 0)
    assert any(one.startswith("All five cards are on the table") and named in one for one in sentences)


def test_R_56_an_exchange_is_no_news_of_the_next_deal() -> None:
    """The cards of the deal before may lie in any hand."""
    sitting = match_of(rules_from({"variant": "brisca", "players": 2}))
    narrator, exchanges, deals = Narrator(), 0, 0
    narrator.feed(public(sitting))
    while sitting.table.stage is Stage.PLAYING:
        state = sitting.table.state
        assert state is not None
        assert state.turn is not None
        seat = next((one for one in (0, 1) if Exchange() in decide.legal(state, one)), None)
        action = Exchange() if seat is not None else Play(state.hands[state.turn][0])
        seen = sitting.move(action, seat)
        narrator.feed(seen)
        exchanges += seat is not None
        if any(isinstance(one.what, DealSeen) for one in seen):
            deals += 1
            assert narrator.news == ()
    assert exchanges
    assert deals


@pytest.mark.parametrize("language", LANGUAGES)
def test_V_6_a_call_is_said_once_beside_the_picture(language: str) -> None:
    sitting, voice = match_of(rules_from({"variant": "chiamata"})), voices()[language]
    narrator = Narrator()
    narrator.feed(public(sitting))
    moves: list[Action] = [Bid(Rank.TWO), *[Pass()] * 4, Call(Suit.CUPS)]
    for move in moves:
        narrator.feed(sitting.move(move))
    view = sitting.view().view
    assert view is not None
    assert view.auction is not None
    assert view.auction.called_cards == (CARDS["2c"],)
    text = public_page(voice, sitting.view(), narrator).text
    called = card_name(voice, CARDS["2c"], sitting.view().rules.pack)
    forms = called.forms.values() if isinstance(called, CasedText) else (called,)
    assert sum(text.count(form) for form in set(forms)) == 1
