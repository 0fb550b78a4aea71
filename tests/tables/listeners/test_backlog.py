"""S-1: rating points are booked with their match, and those of older matches follow from the logs."""

import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.store.errors import Unavailable
from bot.store.rows import RatingPoint
from bot.tables.listeners.backlog import Backlog
from bot.tables.listeners.results import OVERALL
from testing.fixtures import complaints, log_output
from testing.logs import Complaints
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, HERE, Room

__all__ = ["complaints", "log_output"]

PLACES = (OVERALL, HERE.guild)


async def points(room: Room, person: int) -> list[list[RatingPoint]]:
    return [await room.store.standing.rating_points(person, guild, "briscola", 100) for guild in PLACES]


async def play_rated_matches(room: Room) -> None:
    """Rated matches of two and of four people."""
    for people in ([ANNA, BRUNO], [ANNA, BRUNO, CARLA, DARIO], [BRUNO, CARLA], [CARLA, ANNA]):
        table = await room.seat(people, rated=True)
        room.now += 10_000
        await room.play(table)


async def test_S_1_every_rated_match_appends_a_point(room: Room) -> None:
    await play_rated_matches(room)
    for place, told in zip(PLACES, await points(room, ANNA.id), strict=True):
        assert [point.matches for point in told] == [3, 2, 1]
        rating = (await room.store.results.ratings([ANNA.id], place, "briscola"))[ANNA.id]
        assert (told[0].mu, told[0].sigma) == (rating.mu, rating.sigma)
        assert [point.match for point in told] == [
            one.match.match for one in await room.store.results.history(ANNA.id)
        ]


async def test_S_1_the_points_of_older_matches_are_computed_from_the_logs(room: Room, tmp_path: Path) -> None:
    await play_rated_matches(room)
    await room.forget(BRUNO, -7)
    people = [one.id for one in (ANNA, BRUNO, CARLA, DARIO)]
    before = [await points(room, person) for person in people]
    with closing(sqlite3.connect(tmp_path / "briscola.db")) as link, link:
        link.execute("DELETE FROM rating_point")
        link.execute("INSERT INTO backlog SELECT match_id FROM match")
    await Backlog(room.tables, room.store).work()
    assert [await points(room, person) for person in people] == before
    assert before[0] != [[], []]
    assert before[1] == [[], []], "who was forgotten has none"
    assert await room.store.standing.backlog() == []
    assert (await room.store.results.export(ANNA.id))["rating_points"]


async def test_a_backlog_that_was_cut_short_begins_again_as_if_nothing_had_been_computed(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_rated_matches(room)
    people = [one.id for one in (ANNA, BRUNO, CARLA, DARIO)]
    before = [await points(room, person) for person in people]
    with closing(sqlite3.connect(tmp_path / "briscola.db")) as link, link:
        link.execute("DELETE FROM rating_point")
        link.execute("INSERT INTO backlog SELECT match_id FROM match")
    backlog = Backlog(room.tables, room.store)
    with monkeypatch.context() as patch:
        patch.setattr(
            room.store.standing, "add_points", AsyncMock(side_effect=Unavailable("the disk is full"))
        )
        with pytest.raises(Unavailable):
            await backlog.work()
    await backlog.work()
    assert [await points(room, person) for person in people] == before


async def test_a_match_that_cannot_be_read_does_not_hold_up_the_backlog(
    room: Room, tmp_path: Path, complaints: Complaints
) -> None:
    broken = await room.seat([BRUNO, CARLA], rated=True)
    await room.play(broken)
    await play_rated_matches(room)
    before = await points(room, ANNA.id)
    with closing(sqlite3.connect(tmp_path / "briscola.db")) as link, link:
        link.execute("DELETE FROM rating_point")
        link.execute("INSERT INTO backlog SELECT match_id FROM match")
        link.execute("UPDATE entry SET body = '{}' WHERE table_id = ? AND seq = 1", (broken,))
    await Backlog(room.tables, room.store).work()
    assert [[one.match for one in told] for told in await points(room, ANNA.id)] == [
        [one.match for one in told] for told in before
    ]
    assert before[0]
    assert await room.store.standing.backlog() == []
    (line,) = complaints.lines
    assert broken in line
