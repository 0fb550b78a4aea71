"""What stands at the beginning of a line or a heading begins with a capital letter, in every language."""

from dataclasses import replace
from datetime import date, timedelta

from bot.pages.daily.deal import WeekStandings, standings_page
from bot.pages.daily.puzzle import board_page
from bot.pages.lobby import lobby_page
from bot.pages.options import OPTION_OF, options_page
from bot.pages.page import Choice, Menu, Text
from bot.pages.play.talk import election_page
from bot.puzzle.streaks import Streak
from bot.rules.notation.plain_data import rules_from
from bot.tables.model.ballot import Ballot
from bot.text.catalogue import Voice, voices
from bot.text.tournaments import terms
from bot.tournaments.model.settings import Format, Settings
from testing.builders.states import new_match, rules_for
from testing.builders.table_views import table_seen_by
from testing.each import each
from testing.worlds.memory_table import lobby_of

MONDAY = date(2026, 11, 23)
WEEK = [MONDAY + timedelta(days=day) for day in range(7)]
every_language = each("voice", voices().values())


def lines(text: str) -> list[str]:
    return [line.lstrip("#- *") for line in text.split("\n")]


@every_language
def test_the_days_of_the_puzzle_are_headings(voice: Voice) -> None:
    page = board_page(voice, [(day, []) for day in WEEK], Streak())
    assert [line for line in lines(page.text) if line[:1].islower()] == []


@every_language
def test_the_week_of_the_deal_of_the_day_begins_a_line(voice: Voice) -> None:
    page = standings_page(voice, MONDAY, WEEK[-1], WeekStandings([], [], []), week=None, season=None)
    assert [line for line in lines(page.text) if line[:1].islower()] == []


@every_language
@each("kind", Format)
def test_the_format_begins_the_line_of_a_tournaments_terms(voice: Voice, kind: Format) -> None:
    assert terms(voice, Settings("Coppa", rules_for("briscola")), kind)[0].isupper()


@every_language
@each("name", ["briscola", "briscolone3", "chiamata", "schembil"])
def test_the_lines_of_a_lobby_are_sentences(voice: Voice, name: str) -> None:
    page = lobby_page(voice, lobby_of(rules_for(name)).view())
    texts = [part.words for part in page.parts if isinstance(part, Text)]
    assert [line for text in texts for line in lines(text) if line[:1].islower()] == []


@every_language
@each("option", [None, *OPTION_OF.values()])
def test_the_menus_of_options_hold_capitals(voice: Voice, option: str | None) -> None:
    page = options_page(voice, lobby_of(rules_for("chiamata")).view(), option=option)
    menus = [part for part in page.parts if isinstance(part, Menu)]
    choices: list[Choice] = [choice for menu in menus for choice in menu.choices]
    texts = [menu.hint for menu in menus]
    texts += [text for one in choices for text in (one.label, one.note) if text]
    assert [text for text in texts if text[:1].islower()] == []


@every_language
def test_the_teams_that_elect_a_captain_are_headings(voice: Voice) -> None:
    table = table_seen_by(new_match(rules_for("schembil")), None)
    page = election_page(voice, replace(table, election=Ballot(0, (None,) * 6), view=None))
    headings = [line for part in page.parts if isinstance(part, Text) for line in part.words.split("\n")]
    assert [line for line in headings if line.startswith("**") and line[2].islower()] == []


@every_language
def test_the_signs_that_a_host_describes_are_labels(voice: Voice) -> None:
    """They are plain texts, too: the simulated Discord of the demonstration took no names with cases."""
    rules = rules_from({"variant": "briscola", "players": 4, "signal_table": "custom"})
    page = options_page(voice, lobby_of(rules).view())
    (menu,) = (part for part in page.parts if isinstance(part, Menu) and ":gesture:" in f"{part.does}:")
    assert [one.label for one in menu.choices if one.label[:1].islower() or type(one.label) is not str] == []
