"""A-4: what the digest of a week says, and which week it is about."""

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.store.standing.season_rows import SeasonSeat
from bot.tables.archive.digest import Busiest, Climb, digest, week_before

ANNA, BRUNO, COMPUTER, FORGOTTEN = 1, 2, 0, -3


def seats(match: str, *players: tuple[int, bool], game: str = "briscola") -> list[SeasonSeat]:
    names = {ANNA: "Anna", BRUNO: "Bruno"}
    return [
        SeasonSeat(
            match, game, rated=True, ended=5, person=person, name=names.get(person, ""), won=won, stayed=True
        )
        for person, won in players
    ]


def milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def test_a_week_with_fewer_than_three_matches_has_no_digest() -> None:
    two = seats("a", (ANNA, True), (BRUNO, False)) + seats("b", (ANNA, True), (COMPUTER, False))
    assert digest(two, {}, {}) is None
    assert digest([*two, *seats("c", (BRUNO, True), (COMPUTER, False))], {}, {}) is not None


def test_it_counts_matches_people_and_games_and_names_who_played_most() -> None:
    week = [
        *seats("a", (ANNA, True), (BRUNO, False), game="sueca"),
        *seats("b", (ANNA, True), (FORGOTTEN, False)),
        *seats("c", (BRUNO, True), (COMPUTER, False)),
        *seats("d", (ANNA, False), (COMPUTER, True)),
    ]
    found = digest(week, {}, {})
    assert found is not None
    assert (found.matches, found.people) == (4, 2)
    assert found.games == (("briscola", 3), ("sueca", 1))
    assert found.busiest == Busiest("Anna", 3, 2)


def test_the_best_climb_is_of_a_rating_that_was_not_provisional_and_rose() -> None:
    week = [seat for match in "abc" for seat in seats(match, (ANNA, True), (BRUNO, False))]
    before = {(ANNA, "sueca"): (25.0, 8.0), (ANNA, "briscola"): (25.0, 4.0), (BRUNO, "briscola"): (30.0, 2.0)}
    after = {(ANNA, "sueca"): (30.0, 5.0), (ANNA, "briscola"): (26.0, 3.5), (BRUNO, "briscola"): (29.0, 2.0)}
    found = digest(week, before, after)
    assert found is not None
    assert found.climb == Climb("Anna", "briscola", 13.0, 15.5)
    nobody = digest(week, before, {(BRUNO, "briscola"): (29.0, 2.0), (ANNA, "bisca"): (30.0, 2.0)})
    assert nobody is not None
    assert nobody.climb is None


@pytest.mark.parametrize("zone", ["Europe/Rome", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati"])
def test_AA_2_each_Monday_at_nine_of_the_server_has_the_seven_days_before_it(zone: str) -> None:
    here, first = ZoneInfo(zone), datetime(2026, 1, 1, 12, tzinfo=UTC)
    weeks = {week_before(zone, milliseconds(first + timedelta(hours=6 * n))) for n in range(4 * 400)}
    ordered = sorted(weeks)
    assert len({week.name for week in weeks}) == len(weeks) >= 57
    for before, after in pairwise(ordered):
        assert after.monday - before.monday == timedelta(days=7)
        assert before.ends == after.starts  # no match is in two weeks or in none
    for week in ordered:
        due = datetime.fromtimestamp(week.due / 1000, here)
        assert (due.date(), due.weekday(), due.hour, due.minute) == (week.monday, 0, 9, 0)
        assert datetime.fromtimestamp(week.over / 1000, here).date() == week.monday + timedelta(days=1)
        assert datetime.fromtimestamp(week.ends / 1000, here) == datetime.combine(
            week.monday, datetime.min.time(), here
        )


def test_before_nine_on_Monday_the_week_is_over_and_its_digest_not_due() -> None:
    early = milliseconds(datetime(2026, 11, 23, 8, 59, tzinfo=UTC))
    week = week_before(None, early)
    assert week.monday == date(2026, 11, 23)
    assert week.ends < early < week.due
    assert week_before("Europe/Atlantis", early) == week
