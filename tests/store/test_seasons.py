"""The contract of seasons, on both engines."""

from dataclasses import astuple

import pytest

from bot.store.base import Store
from bot.store.errors import Stale
from bot.store.rows import GuildSettings, MatchRow, RatingRow, SeatRow
from bot.store.standing.season_rows import SeasonRow, SeasonSettings
from bot.store.standing.seasons import ClosedSeason

ANNA, BRUNO = 1, 2
SEASON = ClosedSeason("2026-Q3", 0, 1000)


async def book(store: Store, name: str, ended: int, guild: int = 7) -> None:
    row = MatchRow(name, name, guild, 20, "briscola", 3, True, ended - 1, ended, "first_to")  # noqa: FBT003 - rated
    seats = [
        SeatRow(0, 0, ANNA, "Anna", won=True, points=61, score=1),
        SeatRow(1, 1, BRUNO, "Bruno", won=False, points=59, score=0),
        SeatRow(2, 0, None, "Computer", won=True, points=0, score=1),
    ]
    before = await store.results.ratings([ANNA, BRUNO], guild, "briscola")
    ratings = [
        RatingRow(one, guild, "briscola", 25.0 + ended, 5.0, before[one].matches + 1 if one in before else 1)
        for one in (ANNA, BRUNO)
    ]
    assert await store.results.book(row, seats, ratings)


def row(person: int, name: str, points: int, game: str = "") -> SeasonRow:
    return SeasonRow(game, person, name, points, 3, person, person, 25.0, 2.0 + person)


async def test_settings_are_kept_and_matches_are_read_page_by_page(store: Store) -> None:
    assert await store.seasons.settings(7) == SeasonSettings(7)
    await store.seasons.set_length(7, "quarter")
    await store.seasons.set_length(7, "month")
    await store.guilds.set_settings(GuildSettings(7, zone="Europe/Vienna"))
    assert await store.seasons.settings(7) == SeasonSettings(7, "month", "Europe/Vienna")
    for name, ended in (("b", 20), ("a", 20), ("c", 30), ("d", 99)):
        await book(store, name, ended)
    await book(store, "x", 25, guild=8)
    assert await store.seasons.guilds() == [(7, 20), (8, 25)]
    first = await store.seasons.seats(7, 10, 99, None, 2)
    assert [(one.match, one.person, one.won) for one in first] == [
        (match, person, person != BRUNO) for match in "ab" for person in (ANNA, BRUNO, 0)
    ]
    assert all(one.stayed and one.rated for one in first)
    after = (first[-1].ended, first[-1].match)
    assert {one.match for one in await store.seasons.seats(7, 10, 99, after, 2)} == {"c"}
    assert (await store.seasons.ratings(7, 10, 99))[ANNA, "briscola"] == (55.0, 5.0)
    assert await store.seasons.ratings(7, 0, 10) == {}
    assert await store.seasons.away(7, 10, 99) == []
    assert [astuple(one)[0] for one in await store.seasons.away(7, 200, 300)] == [ANNA, BRUNO]


async def test_a_season_is_closed_once_with_all_that_belongs_to_it(store: Store) -> None:
    await book(store, "a", 20)
    rows = [
        row(ANNA, "Anna", 9),
        row(BRUNO, "Bruno", 12),
        row(ANNA, "Anna", 9, "briscola"),
        row(9, "Gone", 99),
    ]
    less_sure = [RatingRow(ANNA, 7, "briscola", 45.0, 6.0, 1), RatingRow(BRUNO, 7, "briscola", 45.0, 7.0, 5)]
    await store.seasons.close(7, SEASON, rows, less_sure)
    assert await store.seasons.closed_seasons(7) == [SEASON]
    assert await store.seasons.closed_seasons(8) == []
    assert await store.seasons.board(7, SEASON.name, None, "points", 5, 0) == [rows[1], rows[0]]
    assert await store.seasons.board(7, SEASON.name, None, "wins", 1, 1) == [rows[0]]
    assert await store.seasons.board(7, SEASON.name, "briscola", "rating", 5, 0) == [rows[2]]
    assert await store.seasons.longest(7, SEASON.name) == rows[1]
    found = await store.results.ratings([ANNA, BRUNO], 7, "briscola")
    assert (found[ANNA].sigma, found[BRUNO].sigma) == (6.0, 5.0), "Bruno's has changed meanwhile"
    assert await store.check() == []
    with pytest.raises(Stale):
        await store.seasons.close(7, SEASON, [], [])
    assert len((await store.results.export(ANNA))["seasons"]) == 2
    await store.results.forget(ANNA, -5)
    assert await store.check() == []
    assert (await store.results.export(ANNA))["seasons"] == []
    (_, forgotten) = await store.seasons.board(7, SEASON.name, None, "points", 5, 0)
    assert (forgotten.person, forgotten.name, forgotten.points) == (-5, "", 9)
