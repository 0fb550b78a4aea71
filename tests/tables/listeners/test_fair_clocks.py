"""F11: no clock that is set, no restart and no crash costs anybody time. Full form: ``chaos clocks``."""

import asyncio
import io
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from bot import log
from bot.monotonic import STEP, DatabaseClock, MonotonicClock
from bot.store.errors import Unavailable
from bot.tables.decisions.deadlines import LEAST_TURN
from bot.tables.listeners.heartbeat import AGAIN, LONGEST, SHARE, SHORTEST
from bot.tables.model.events import Resumed, TurnWarned
from chaos.whole_matches.clocks import (
    DAY,
    HOUR,
    SPRING,
    TURN,
    ClockSet,
    ClockTrial,
    MachineClocks,
    Outage,
    Passes,
    Plays,
    Step,
)
from testing.logs import restore_logging
from testing.worlds.room import ANNA, BRUNO, Room, opened_store
from testing.worlds.start_tables import start_tables

JUMPS = st.sampled_from((HOUR, -HOUR, DAY, -DAY)) | st.integers(-DAY, DAY)
STEPS = st.lists(
    st.builds(Passes, st.integers(1, TURN))
    | st.builds(ClockSet, JUMPS)
    | st.builds(Outage, st.integers(0, 3 * DAY), st.just(0) | JUMPS, st.booleans())
    | st.just(Plays()),
    max_size=12,
)


@given(STEPS)
def test_f11_nobody_gains_or_loses_time_whatever_is_done_to_the_clock(steps: list[Step]) -> None:
    async def lived() -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            async with opened_store(Path(folder) / "briscola.db") as store:
                return await ClockTrial(store).problems_after(steps)

    assert asyncio.run(lived()) == []


def test_f11_a_steady_clock_goes_on_and_tells_how_far_others_are_ahead() -> None:
    machine = MachineClocks()
    steady = MonotonicClock(lambda: machine.wall, lambda: machine.elapsed)
    machine.passes(500)
    machine.wall += DAY
    assert (steady.now(), steady.ahead()) == (SPRING + 500, DAY)
    machine.wall += STEP - 1  # two readings of a clock are never quite the same
    assert steady.ahead() == DAY
    machine.wall -= 2 * DAY
    assert steady.ahead() == STEP - 1 - DAY


@pytest.mark.parametrize("ahead", [60, -60])
@pytest.mark.parametrize("at_once", [True, False])
def test_f11_a_slow_answer_of_the_database_does_not_spoil_the_clock(ahead: int, *, at_once: bool) -> None:
    seconds, off = 1000.0, 0
    clock = DatabaseClock(lambda: seconds)

    def hear(slow: float, moment: int) -> None:
        nonlocal seconds
        asked = seconds
        seconds += slow
        clock.hear(asked, round(1000 * (asked if moment == 0 else seconds)) + off)
        assert abs(clock.now() - (1000 * seconds + off)) <= abs(ahead) + 2

    hear(0.002, 0)
    off = ahead  # the clocks differ in speed
    hear(8.0, 0 if at_once else 1)  # this process stood still before or after the statement
    off = 5000  # the clock of the database's machine was set right
    hear(0.002, 0)


async def test_f11_what_people_read_follows_the_clock_that_was_set(room: Room) -> None:
    off = 0
    room.tables._ahead = lambda: off
    table = await room.seat([ANNA, BRUNO])
    off = HOUR
    assert (await room.tables.look(table, None)).deadline == room.now + TURN + HOUR
    assert (await room.tables.sightings(table, 0))[0].at == room.now + HOUR


async def test_f11_after_a_crash_the_time_is_left_that_was_left_at_the_last_beat(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.rest(20_000)
    await room.heartbeat.beat()
    await room.rest(4_000)
    await room.close()  # no last beat: a crash
    room.now += 5 * DAY
    room.begin()
    await start_tables(room.tables)
    view = await room.tables.look(table, None)
    assert view.deadline == room.now + TURN - 20_000
    assert not view.warned


async def test_f11_a_crash_after_the_last_beat_loses_no_move(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.heartbeat.beat()
    room.now += 3_000
    await room.play(table, 1)
    await room.close()
    room.now += HOUR
    room.begin()
    await start_tables(room.tables)
    assert (await room.tables.look(table, None)).deadline == room.now + TURN


async def test_f11_nobody_is_told_twice_that_time_runs_out(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.rest(TURN * 2 // 3)
    await room.restart()
    await room.restart()
    events = [event for _, event in await room.tables.history(table)]
    assert sum(isinstance(event, TurnWarned) for event in events) == 1


async def test_f11_whoever_is_to_act_has_a_moment_when_the_bot_is_back(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.rest(TURN * 2 // 3)
    await room.rest(TURN // 3 - 1)
    await room.heartbeat.beat()
    await room.close()
    room.now += DAY
    room.begin()
    await start_tables(room.tables)
    assert (await room.tables.look(table, None)).deadline == room.now + LEAST_TURN


async def test_f11_a_lobby_does_not_close_for_the_time_that_the_bot_was_away(room: Room) -> None:
    table = await room.open(ANNA)
    await room.heartbeat.beat()
    await room.close()
    room.now += DAY
    room.begin()
    await start_tables(room.tables)
    await room.rest()
    assert room.tables.open_tables() == [table]


async def test_f11_without_any_heartbeat_turns_begin_anew(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.rest(TURN // 2)
    await room.close()
    room.begin()
    await start_tables(room.tables)
    assert Resumed() in [event for _, event in await room.tables.history(table)]
    assert (await room.tables.look(table, None)).deadline == room.now + TURN


async def test_the_heart_beats_the_oftener_the_nearer_the_next_deadline(room: Room) -> None:
    await room.heartbeat.beat()
    assert await room.heartbeat.tick() == LONGEST
    assert await room.store.heartbeat.last() == room.now
    await room.seat([ANNA, BRUNO])
    assert await room.heartbeat.tick() == max(SHORTEST, TURN * 2 // 3 // SHARE)
    room.now += SHORTEST
    await room.heartbeat.tick()
    assert await room.store.heartbeat.last() == room.now


async def test_a_beat_that_could_not_be_noted_is_soon_tried_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: int) -> None:
        raise Unavailable("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(room.store.heartbeat, "beat", fail)
        await room.heartbeat.beat()
    assert await room.heartbeat.tick() == AGAIN
    room.now += AGAIN
    assert await room.heartbeat.tick() == LONGEST
    assert await room.store.heartbeat.last() == room.now


async def test_the_heart_beats_by_itself_and_one_last_time(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, beat = asyncio.Event(), room.store.heartbeat.beat

    async def heard(at: int) -> None:
        await beat(at)
        begun.set()

    monkeypatch.setattr(room.store.heartbeat, "beat", heard)
    room.heartbeat.start()
    await begun.wait()
    room.now += 1
    await room.heartbeat.close()
    assert await room.store.heartbeat.last() == room.now


async def test_a_heartbeat_that_cannot_be_noted_stops_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(at: int) -> None:
        raise Unavailable(f"disk full at {at}")

    monkeypatch.setattr(room.store.heartbeat, "beat", refused)
    await room.heartbeat.beat()
    assert await room.store.heartbeat.last() is None


async def test_f10_the_operator_is_told_once_that_a_file_is_gone_and_once_that_it_is_back(
    room: Room, tmp_path: Path
) -> None:
    file = tmp_path / "briscola.db"
    told = io.StringIO()
    with restore_logging("bot"):
        log.configure("warning", stream=told)
        await room.heartbeat.tick()
        file.rename(file.with_name("aside"))
        for _ in range(3):
            await room.heartbeat.tick()
        gone = told.getvalue()
        file.with_name("aside").rename(file)
        for _ in range(3):
            await room.heartbeat.tick()
    assert gone.count(f"{file}: was removed") == 1
    assert told.getvalue().count("in their places again") == 1


async def test_f10_a_file_that_is_gone_is_told_of_although_nobody_acts(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, looks = asyncio.Event(), 0

    def displaced() -> list[str]:
        nonlocal looks
        looks += 1
        if looks == 3:
            looked.set()
        return []

    monkeypatch.setattr("bot.tables.listeners.heartbeat.LOOKS", 1)
    monkeypatch.setattr(room.store, "displaced_files", displaced)
    room.heartbeat.start()
    await looked.wait()
    await room.heartbeat.close()
    assert await room.store.heartbeat.last() == room.now
