"""Seasons: when they end, what their archive holds, and who becomes less sure (S-3, S-5, S-6)."""

import asyncio
from collections import defaultdict
from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from bot.store.errors import Stale
from bot.store.sqlite.seasons import SqliteSeasons
from bot.store.standing.season_rows import SeasonSeat, SeasonSettings
from bot.tables.archive.finished import finished_matches
from bot.tables.archive.seasons import ALL_GAMES, Season, Standings, season_at, sigma_after_absence, to_close
from bot.tables.listeners.seasons import LATE, SeasonEnds, season_rows
from bot.tables.model.people import Person
from testing.logs import Complaints
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, HERE, Room

DAY = 24 * 3600 * 1000
LENGTHS = st.sampled_from(["quarter", "month"])
ZONES = st.sampled_from(["UTC", "Europe/Rome", "America/Los_Angeles", "Pacific/Kiritimati"])


def moment(*date: int) -> int:
    return round(datetime(*date, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc, arg-type]  # year, month, day


@given(st.integers(moment(2020, 1, 1), moment(2040, 1, 1)), LENGTHS, ZONES)
def test_S_5_seasons_follow_each_other_without_gaps(at: int, length: str, zone: str) -> None:
    settings = SeasonSettings(7, length, zone)  # type: ignore[arg-type]  # one of both
    season = season_at(at, settings)
    assert season.starts <= at < season.ends
    following = season_at(season.ends, settings)
    assert following.starts == season.ends
    assert following.name > season.name
    local = datetime.fromtimestamp(season.starts / 1000, ZoneInfo(zone))
    assert (local.day, local.hour) == (1, 0)


def test_S_5_seasons_have_names_and_a_change_of_length_leaves_no_gap() -> None:
    quarter, month = SeasonSettings(7), SeasonSettings(7, "month")
    assert season_at(moment(2026, 11, 23), quarter).name == "2026-Q4"
    assert season_at(moment(2026, 11, 23), month).name == "2026-11"
    closed = to_close(moment(2027, 2, 1), quarter, moment(2026, 8, 15))
    assert [one.name for one in closed] == ["2026-Q3", "2026-Q4"]
    assert closed[0].starts == moment(2026, 8, 15)
    later = to_close(moment(2027, 5, 2), month, closed[-1].ends)
    assert [one.name for one in later] == ["2027-01", "2027-02", "2027-03", "2027-04"]
    assert all(one.ends == other.starts for one, other in pairwise([*closed, *later]))
    again = to_close(moment(2027, 8, 2), quarter, later[0].ends)
    assert (again[0].name, again[0].starts) == ("2027-Q1", later[0].ends)
    taken = to_close(moment(2027, 8, 2), quarter, later[0].ends, ["2027-Q1"])
    assert [(one.name, one.starts) for one in taken] == [("2027-Q2", later[0].ends)]


def test_S_5_the_zone_of_a_server_counts_as_utc_where_the_system_does_not_know_it() -> None:
    at = moment(2026, 11, 23)
    assert season_at(at, SeasonSettings(7, zone="Europe/Atlantis")) == season_at(at, SeasonSettings(7))
    standings = Standings("Europe/Atlantis")
    standings.add([seat(1, 1, won=True, at=at)])
    assert [row.points for row in standings.rows({})] == [3, 3]


def seat(
    person: int, number: int, *, won: bool, at: int, rated: bool = True, stayed: bool = True
) -> SeasonSeat:
    return SeasonSeat(f"m{number}", "briscola", rated, at, person, f"P{person}", won, stayed)


def points(matches: list[list[SeasonSeat]]) -> dict[int, int]:
    standings = Standings("UTC")
    for one in matches:
        standings.add(one)
    return {row.person: row.points for row in standings.rows({}) if row.game == ALL_GAMES}


def test_S_6_a_win_counts_three_a_match_played_to_its_end_one_and_only_so_many_count() -> None:
    monday = moment(2026, 11, 23)
    pair = [[seat(1, n, won=True, at=monday + n), seat(2, n, won=False, at=monday + n)] for n in range(5)]
    assert points(pair[:1]) == {1: 3, 2: 1}
    assert points(pair) == {1: 9, 2: 3}, "three a day of the same people"
    others = [
        [seat(1, n, won=True, at=monday + n), seat(10 + n, n, won=False, at=monday + n)] for n in range(14)
    ]
    assert points(others)[1] == 30, "ten a week"
    next_week = [seat(1, 99, won=True, at=monday + 7 * DAY), seat(2, 99, won=False, at=monday + 7 * DAY)]
    assert points([*others, next_week])[1] == 33
    assert points([[seat(1, 1, won=False, at=monday, stayed=False), seat(2, 1, won=True, at=monday)]]) == {
        1: 0,
        2: 3,
    }
    assert points([[seat(1, 1, won=True, at=monday, rated=False)]]) == {1: 0}


async def play_rated_match(room: Room, *people: Person) -> None:
    table = await room.seat(list(people), rated=True)
    room.now += 60_000
    await room.play(table)


async def results_from_logs(room: Room, season: Season) -> dict[tuple[str, int], tuple[int, int]]:
    """Matches and wins by game and person, from the logs alone (F14)."""
    found: dict[tuple[str, int], list[bool]] = defaultdict(list)
    for person in (ANNA, BRUNO, CARLA, DARIO):
        for table in await room.store.people.tables_ever(person.id):
            for match in finished_matches(table, await room.tables.history(table)):
                for one in match.sittings:
                    if one.player == person and season.starts <= match.ended < season.ends:
                        won = one.stayed and match.rules.side_of(one.seat) in match.result.winners
                        for game in (match.rules.variant.value, ALL_GAMES):
                            found[game, person.id].append(won)
    return {key: (len(outcomes), sum(outcomes)) for key, outcomes in found.items()}


async def test_SA_1_the_archive_is_what_the_logs_say_and_never_changes(room: Room) -> None:
    season = season_at(room.now, SeasonSettings(HERE.guild))
    for people in ([ANNA, BRUNO], [ANNA, BRUNO, CARLA, DARIO], [CARLA, BRUNO], [ANNA, CARLA, DARIO]):
        await play_rated_match(room, *people)
    expected = await results_from_logs(room, season)
    ends = SeasonEnds(room.store, lambda: room.now)
    await ends.look()
    assert await room.store.seasons.closed_seasons(HERE.guild) == []
    room.now = season.ends + LATE
    await play_rated_match(room, ANNA, DARIO)
    await ends.look()
    (closed,) = await room.store.seasons.closed_seasons(HERE.guild)
    assert (closed.name, closed.ends) == (season.name, season.ends)
    rows = {
        (row.game, row.person): row
        for game in {game for game, _ in expected}
        for row in await room.store.seasons.board(HERE.guild, closed.name, game, "wins", 99, 0)
    }
    assert {key: (row.matches, row.wins) for key, row in rows.items()} == expected
    live = await season_rows(room.store, HERE.guild, Season(*closed), "UTC")
    assert {(row.game, row.person): row for row in live} == rows
    for (game, person), row in rows.items():
        if game != ALL_GAMES:
            told = await room.store.standing.rating_points(person, HERE.guild, game, 99)
            latest = next(point for point in told if point.at < season.ends)
            assert (row.mu, row.sigma) == (latest.mu, latest.sigma)
    await ends.look()
    assert await room.store.seasons.closed_seasons(HERE.guild) == [closed]
    with pytest.raises(Stale):
        await room.store.seasons.close(HERE.guild, closed, [], [])
    assert await room.store.check() == []


async def test_S_5_seasons_are_closed_again_by_a_process_that_looks_after_them_again(room: Room) -> None:
    await play_rated_match(room, ANNA, BRUNO)
    ends = SeasonEnds(room.store, lambda: room.now)
    for closed in (1, 2):
        room.now = season_at(room.now, SeasonSettings(HERE.guild)).ends + LATE
        ends.task.start()
        async with asyncio.timeout(5):
            while len(await room.store.seasons.closed_seasons(HERE.guild)) < closed:  # noqa: ASYNC110 - it is looked up
                await asyncio.sleep(0)
        await ends.task.close()


async def test_S_3_who_was_away_in_a_season_becomes_less_sure_and_not_weaker(room: Room) -> None:
    await play_rated_match(room, ANNA, BRUNO)
    await play_rated_match(room, CARLA, DARIO)
    first = season_at(room.now, SeasonSettings(HERE.guild))
    ends = SeasonEnds(room.store, lambda: room.now)
    room.now = first.ends + LATE
    await ends.look()
    people = [one.id for one in (ANNA, BRUNO, CARLA, DARIO)]
    before = await room.store.results.ratings(people, HERE.guild, "briscola")
    await play_rated_match(room, ANNA, BRUNO)
    room.now = season_at(room.now, SeasonSettings(HERE.guild)).ends + LATE
    stayed = await room.store.results.ratings(people, HERE.guild, "briscola")
    await ends.look()
    after = await room.store.results.ratings(people, HERE.guild, "briscola")
    for person in people[:2]:
        assert after[person] == stayed[person] != before[person]
    for person in people[2:]:
        assert after[person].mu == before[person].mu
        assert after[person].sigma == sigma_after_absence(before[person].sigma) > before[person].sigma
    assert sigma_after_absence(8.3) == 25 / 3
    assert await room.store.check() == []
    await play_rated_match(room, CARLA, DARIO)
    assert await room.store.check() == []


async def test_S_5_a_fault_of_one_server_keeps_no_season_of_another_open(
    room: Room, complaints: Complaints, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_rated_match(room, ANNA, BRUNO)
    kept, usual, faulty = SqliteSeasons.guilds, SqliteSeasons.settings, HERE.guild - 1

    async def guilds(seasons: SqliteSeasons) -> list[tuple[int, int]]:
        return [(faulty, 0), *(await kept(seasons))]

    async def settings(seasons: SqliteSeasons, guild: int) -> SeasonSettings:
        if guild == faulty:
            raise ValueError("unreadable")
        return await usual(seasons, guild)

    monkeypatch.setattr(SqliteSeasons, "guilds", guilds)
    monkeypatch.setattr(SqliteSeasons, "settings", settings)
    room.now = season_at(room.now, SeasonSettings(HERE.guild)).ends + LATE
    await SeasonEnds(room.store, lambda: room.now).look()
    assert len(await room.store.seasons.closed_seasons(HERE.guild)) == 1
    assert len(complaints.lines) == 1
