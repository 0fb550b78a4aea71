"""V-14, fine print 42: what is shown of a conceded deal: its question, its sheet, the result, the replay."""

import random
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest

from bot.languages import LANGUAGES
from bot.pages.narration.story import Announcement, DealAnnounced, MatchAnnounced, Narrator
from bot.pages.page import Row
from bot.pages.play.table import table_page
from bot.pages.play.talk import talk_parts
from bot.pages.replay import DealReplay
from bot.pages.results import deal_page, match_page, sheet_page
from bot.rules import decide
from bot.rules.actions import Concede
from bot.rules.events import Conceded, DealEnded, Event
from bot.rules.rules import Rules
from bot.rules.state import State
from bot.rules.view import sighting
from bot.tables.archive.replay import replay
from bot.tables.model.events import Tricks
from bot.tables.view import SeenEntry
from bot.text.catalogue import voices
from bot.text.play.descriptions import LONGEST
from bot.text.play.events import event_text
from bot.text.play.results import deal_result
from bot.text.players import player_name, side_name
from testing.builders.conceding import concede_deal, may_concede, play_until_lost
from testing.builders.records.conceded import CONCEDING_GAMES, conceded_record
from testing.builders.states import fold, name_of, new_match, random_deal, rules_for
from testing.builders.table_views import table_seen_by
from testing.checks.page_limits import check_page
from testing.each import each

by_game = each("rules", CONCEDING_GAMES)
by_language = each("language", LANGUAGES)


class ConcededDeal(NamedTuple):
    """A first deal that was conceded: the states before and after, what happened, and what was told of it."""

    before: State
    after: State
    events: list[Event]
    told: list[Announcement]
    sheet: DealAnnounced


def lost_deal(rules: Rules) -> tuple[State, list[Event]]:
    """A first deal in the turn of a seat that has lost it, with what happened so far."""
    for seed in range(200):
        state = new_match(rules)
        start = [
            *decide.start(rules, 0),
            *(dealt := decide.deal(state, random_deal(state, random.Random(seed)))),
        ]
        state, events = play_until_lost(fold(dealt, state), cards=2)
        if may_concede(state):
            return state, [*start, *events]
    raise AssertionError("no deal is lost early")


@cache
def conceded_deal(rules: Rules) -> ConcededDeal:
    before, events = lost_deal(rules)
    after, happened = concede_deal(before)
    events += happened
    seen = [one for event in events if (one := sighting(event, rules)) is not None]
    told = Narrator().feed([SeenEntry(number, 1_000, one) for number, one in enumerate(seen, 1)])
    (sheet,) = (one for one in told if isinstance(one, DealAnnounced))
    return ConcededDeal(before, after, events, told, sheet)


@by_language
@by_game
def test_the_sheet_says_who_conceded_and_counts_what_was_left_for_the_winners(
    rules: Rules, language: str
) -> None:
    voice, deal = voices()[language], conceded_deal(rules)
    view = table_seen_by(deal.after, None)
    loser = next(rules.side_of(event.seat) for event in deal.events if isinstance(event, Conceded))
    ended = next(event for event in deal.events if isinstance(event, DealEnded))
    assert deal.sheet.broken is not None
    said = event_text(voice, view, deal.sheet.broken)
    assert said
    for page in (sheet_page(voice, view, deal.sheet), deal_page(voice, view, deal.sheet)):
        check_page("a conceded deal", page)
        assert said in page.text
        assert deal_result(voice, view, ended) in page.text
        assert page.text.count(side_name(voice, view, 1 - loser)) >= 1
        assert str(120 - sum(deal.before.piles[seat] for seat in rules.sides[loser])) in page.text
    assert len(deal.sheet.tricks) == len(deal.before.tricks), "completed tricks alone are on the sheet"


@by_language
def test_the_end_of_a_match_says_that_its_last_deal_was_conceded(language: str) -> None:
    voice, deal = voices()[language], conceded_deal(rules_for(players=2, target=1))
    (told,) = (one for one in deal.told if isinstance(one, MatchAnnounced))
    view = table_seen_by(deal.after, None)
    assert deal.sheet.broken is not None
    said = event_text(voice, view, deal.sheet.broken)
    assert said
    for tricks in Tricks:
        page = match_page(voice, replace(view, tricks=tricks), replace(told, match=view.match))
        check_page("a conceded match", page)
        # The sheet above the result has said it (V-2, V-18); a table without sheets says it here.
        assert (said in page.text) is (tricks is Tricks.EACH)


@by_language
@by_game
def test_a_conceded_deal_is_replayed_in_pictures_and_in_words(rules: Rules, language: str) -> None:
    voice, found = voices()[language], conceded_record(rules)
    shown = replay(found)
    broken = [n for n, deal in enumerate(found["deals"], 1) if deal["actions"][-1]["do"] == "concede"]
    assert broken
    for number in broken[:2]:
        deal = DealReplay(voice, shown, number)
        assert deal.tricks == len(found["deals"][number - 1]["tricks"])
        assert deal.film.frames
        assert 0 < len(deal.alt) <= LONGEST
        seats = {action["seat"] for action in found["deals"][number - 1]["actions"][-1:]}
        side = rules.sides[rules.side_of(seats.pop())]
        told = next(
            event_text(voice, shown.table, SeenEntry(0, 0, moment.what))
            for moment in shown.deals[number - 1]
            if isinstance(moment.what, Conceded)
        )
        assert told
        assert told in deal.words(10_000)
        assert all(player_name(voice, shown.table, seat) in told for seat in side)


@by_language
@pytest.mark.parametrize("rules", [rules_for(players=4), rules_for(players=6)], ids=name_of)
def test_only_who_is_asked_to_agree_has_buttons_for_it_and_everybody_reads_the_question(
    rules: Rules, language: str
) -> None:
    """An empty row of buttons is one that Discord refuses: the whole hand would be lost."""
    voice, (state, _) = voices()[language], lost_deal(rules)
    assert state.turn is not None
    asked, _ = decide.step(state, state.turn, Concede())
    for seat in range(rules.players):
        view = table_seen_by(asked, seat)
        rows = [part for part in talk_parts(voice, view) if isinstance(part, Row)]
        verbs = [button.does.split(":")[1] for row in rows for button in row.buttons]
        assert all(row.buttons for row in rows)
        wanted = ["concede-sure", "play-on"] if seat == asked.next_seat else []
        assert [verb for verb in verbs if verb in {"concede-sure", "play-on"}] == wanted
    view = table_seen_by(asked, None)
    assert view.view is not None
    check_page("a question", table_page(voice, view, view.view))
