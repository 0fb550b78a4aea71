"""What stands at the beginning of a line or a heading begins with a capital letter, in every language."""

from datetime import date, timedelta

from bot.pages.daily.deal import WeekStandings, standings_page
from bot.pages.daily.puzzle import board_page
from bot.puzzle.streaks import Streak
from bot.text.catalogue import Voice, voices
from bot.text.tournaments import terms
from bot.tournaments.model.settings import Format, Settings
from testing.builders.states import rules_for
from testing.each import each

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
