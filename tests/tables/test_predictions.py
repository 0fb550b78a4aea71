"""Predictions at tables of events: who, until when, at which odds, and what they bring (G-1)."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from bot.store.postgres.store import open_store as open_postgres
from bot.store.rows import MatchRow, RatingRow, SeatRow
from bot.tables.archive import privacy
from bot.tables.decisions.lobby import AtEvent, Setup
from bot.tables.decisions.predictions import scored
from bot.tables.listeners.results import ResultRecorder
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import EventTable, Person
from bot.tables.model.requests import Predict, SystemActor
from bot.tables.model.table import Stage
from testing.postgres import Cluster
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, ELSA, HERE, Room, fast_rules

TABLE = "tournament"


async def opened(room: Room) -> str:
    at_event = AtEvent(EventTable("event77", "Coppa", 1, 1, 1), TABLE, (ANNA, BRUNO), (None, None), None, b"")
    await room.tables.open(HERE, ANNA, Setup(fast_rules(2), at_event=at_event), cause=room.cause())
    return TABLE


async def dealt(room: Room) -> None:
    for person in (ANNA, BRUNO):
        await room.do(TABLE, person, requests.Shuffle())


async def refused(room: Room, who: Person, side: int = 0) -> TableReason | None:
    try:
        await room.do(TABLE, who, Predict(side))
    except Refused as refusal:
        return refusal.reason
    return None


async def test_G_1_onlookers_alone_predict_until_the_first_trick_is_complete(room: Room) -> None:
    await opened(room)
    assert await refused(room, ANNA) is TableReason.PREDICTS_OWN_MATCH
    assert await refused(room, CARLA, side=2) is TableReason.STALE
    assert await refused(room, CARLA) is None
    await dealt(room)
    seq = room.truth(TABLE).seq
    assert await refused(room, CARLA) is None
    assert room.truth(TABLE).seq == seq, "said already"
    assert await refused(room, CARLA, side=1) is None
    assert await refused(room, DARIO) is None
    assert await room.store.people.tables_of(CARLA.id) == [], "they do not sit there"
    assert await room.store.people.tables_ever(CARLA.id) == [TABLE]
    before = await room.tables.look(TABLE, CARLA.id)
    assert before.predictions is not None
    assert before.predictions.shares is None
    await room.play(TABLE, 2)
    assert await refused(room, ELSA) is TableReason.PREDICTIONS_CLOSED
    assert await refused(room, BRUNO) is TableReason.PREDICTS_OWN_MATCH
    for person, shown in ((CARLA.id, (1, 1)), (None, None), (ANNA.id, None)):
        view = await room.tables.look(TABLE, person)
        assert view.predictions is not None
        assert view.predictions.shares == shown
        assert view.predictions.scored == ()
    await room.do(TABLE, ANNA, requests.Resign())
    other = await room.seat([ANNA, BRUNO])
    with pytest.raises(Refused, match=TableReason.STALE):
        await room.do(other, CARLA, Predict(0))


async def test_G_1_whoever_predicts_while_the_table_opens_stops_nobody(room: Room) -> None:
    async with room.tables.nobody_arriving():
        opening = asyncio.create_task(opened(room))
        for _ in range(5):
            await asyncio.sleep(0)
        predicting = asyncio.create_task(refused(room, CARLA))
        for _ in range(5):
            await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.gather(opening, predicting), 5)
    assert predicting.result() is None
    assert room.tables.is_open(TABLE)


async def test_GA_1_a_prediction_changes_nothing_that_players_may_know(room: Room) -> None:
    await opened(room)
    await dealt(room)
    views = [await room.tables.look(TABLE, person) for person in (ANNA.id, None)]
    await room.do(TABLE, CARLA, Predict(1))
    for person, view in zip((ANNA.id, None), views, strict=True):
        after = await room.tables.look(TABLE, person)
        assert {*_differences(view, after)} == {"seq"}
        assert await room.tables.sightings(TABLE, view.seq) == []


def _differences(one: object, other: object) -> list[str]:
    names = type(one).__dataclass_fields__  # type: ignore[attr-defined]
    return [name for name in names if getattr(one, name) != getattr(other, name)]


async def test_G_1_points_follow_the_odds_and_forgotten_people_leave_no_name(room: Room) -> None:
    match = MatchRow("m", "t", HERE.guild, HERE.channel, "briscola", 2, True, 1, 2, "first_to")  # noqa: FBT003 - rated
    seats = [
        SeatRow(0, 0, ANNA.id, "Anna", won=True, points=61, score=1),
        SeatRow(1, 1, BRUNO.id, "Bruno", won=False, points=59, score=0),
    ]
    ratings = [
        RatingRow(person.id, HERE.guild, "briscola", mu, 2.0, 1)
        for person, mu in ((ANNA, 35.0), (BRUNO, 15.0))
    ]
    await room.store.results.book(match, seats, ratings)
    recorder = ResultRecorder(room.tables, room.store)
    await opened(room)
    await room.do(TABLE, CARLA, Predict(0))
    await room.do(TABLE, DARIO, Predict(1))
    await room.do(TABLE, ELSA, Predict(1))
    await dealt(room)
    while room.truth(TABLE).stage is Stage.PLAYING:
        await room.play(TABLE, 1)
    await recorder.idle()
    table = room.truth(TABLE)
    assert table.state is not None
    assert table.state.result is not None
    (winner,) = table.state.result.winners
    points = {one.person: one.points for one in scored(table)}
    assert points == {CARLA: 1 - winner, DARIO: 2 * winner, ELSA: 2 * winner}
    board = await room.store.predictions.board(HERE.guild, 0, 2**60, 9)
    assert {(row.name, row.points) for row in board} == {(who.name, points[who]) for who in points}

    exported = await privacy.export(room.store, room.tables, CARLA.id)
    assert {
        key: row[key] for row in exported["log"] if row["kind"] == "predicted" for key in ("name", "side")
    } == {"name": "Carla", "side": 0}
    assert "Dario" not in str(exported)
    await room.forget(CARLA, -9)
    assert all("Carla" not in entry.body for entry in await room.store.log.read(TABLE))
    board = await room.store.predictions.board(HERE.guild, 0, 2**60, 9)
    assert [(row.person, row.points) for row in board if not row.name] == [(-9, 1 - winner)]
    assert len(scored(await room.tables.truth(TABLE))) == 3
    await recorder.close()


async def test_G_1_no_points_where_all_chose_one_side_or_the_match_has_no_result(room: Room) -> None:
    recorder = ResultRecorder(room.tables, room.store)
    await opened(room)
    await room.do(TABLE, CARLA, Predict(0))
    await dealt(room)
    await room.do(TABLE, BRUNO, requests.Resign())
    await recorder.idle()
    assert await room.store.results.match(f"{TABLE}-1") is not None
    await room.do(TABLE, ANNA, requests.Leave())
    assert scored(room.truth(TABLE)) == (), "it ended before its first trick"
    assert await room.store.predictions.board(HERE.guild, 0, 2**60, 9) == []
    await room.tables.act(TABLE, SystemActor(), requests.EndByEvent((Stage.FINISHED,)))
    assert scored(await room.tables.truth(TABLE)) == ()
    await recorder.close()


async def test_G_1_two_processes_on_postgresql_close_predictions_at_one_moment(postgres: Cluster) -> None:
    url = postgres.url(postgres.database())
    async with AsyncExitStack() as closing:
        mine, theirs = await open_postgres(url), await open_postgres(url)
        closing.push_async_callback(mine.close)
        closing.push_async_callback(theirs.close)
        here, there = Room(mine), Room(theirs)
        await opened(here)
        act = there.tables.act
        await act(TABLE, CARLA, Predict(0), cause="c1")
        await act(TABLE, CARLA, Predict(0), cause="c1")  # Discord has sent it again
        await here.do(TABLE, DARIO, Predict(1))
        await dealt(here)
        await here.play(TABLE, 1)
        await act(TABLE, CARLA, Predict(1), cause="c2")
        await act(TABLE, CARLA, Predict(0), cause="c3")
        await here.play(TABLE, 1)
        with pytest.raises(Refused, match=TableReason.PREDICTIONS_CLOSED):
            await act(TABLE, ELSA, Predict(1), cause="c4")  # it is decided on the newest log
        while here.truth(TABLE).stage is Stage.PLAYING:
            await here.play(TABLE, 1)
        await ResultRecorder(there.tables, theirs).idle()
        board = await theirs.predictions.board(HERE.guild, 0, 2**60, 9)
        assert sorted(row.name for row in board) == ["Carla", "Dario"]
        assert sorted(row.points for row in board) == [0, 1]
        for room in (here, there):
            await room.close()
