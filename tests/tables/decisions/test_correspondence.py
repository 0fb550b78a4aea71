"""Correspondence games: nothing closes them, quiet hours put the end of a turn off, holidays stop time."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from bot.rules.options import FirstDealer
from bot.rules.rules import Rules
from bot.store.rows import Preferences
from bot.tables.decisions.holidays import A_YEAR, DAY, YEAR, days_left, end_holiday, holiday, with_holiday
from bot.tables.decisions.quiet_hours import AWAKE, HOUR, LONGEST, Quiet, length, quiet_of, zones
from bot.tables.model import requests
from bot.tables.model.errors import Refused
from bot.tables.model.events import HolidayEnded, HolidayTaken, TurnHeld, TurnMissed
from bot.tables.model.fold import fold
from bot.tables.model.people import Person
from bot.tables.model.requests import Hold, SystemActor, TakeHoliday
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, MINUTE, Room, fast_rules
from testing.worlds.room_turns import person_to_act
from testing.worlds.start_tables import start_tables

TURN = DAY
POST = replace(fast_rules(), turn_clock=DAY // 1000, first_dealer=FirstDealer.HOST)
ROME = "Europe/Rome"
HOURS = HOUR * MINUTE


def at(*when: int, zone: str = ROME) -> int:
    """A moment of somebody's clock, in Unix milliseconds."""
    return round(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp() * 1000)  # type: ignore[arg-type,misc]


async def choose(room: Room, person: Person, **choices: object) -> None:
    await room.store.people.set_preferences(replace(Preferences(person.id), **choices))  # type: ignore[arg-type]
    for table in room.tables.open_tables():
        room.calendars.notice(table)
    await room.calendars.idle()


async def deadline(room: Room, table: str) -> int:
    found = (await room.tables.look(table, None)).deadline
    assert found is not None
    return found


async def seated(room: Room, now: int, rules: Rules = POST) -> tuple[str, Person]:
    """A match by correspondence that begins at a moment, and who is to act."""
    room.now = now
    table = await room.seat([ANNA, BRUNO], rules=rules)
    return table, person_to_act(room.truth(table))


async def log_of(room: Room, table: str) -> list[object]:
    return [event for _, event in await room.tables.history(table)]


def test_by_post_begins_with_a_day_a_turn() -> None:
    assert [
        replace(fast_rules(), turn_clock=clock).by_correspondence
        for clock in (None, 60, 86_399, 86_400, 604_800)
    ] == [
        False,
        False,
        False,
        True,
        True,
    ]


# Nothing closes them ------------------------------------------------------------------------------------


async def test_a_lobby_by_post_waits_as_long_as_a_turn(room: Room) -> None:
    table = await room.open(ANNA, POST)
    await room.rest(TURN - 1)
    assert room.truth(table).stage is Stage.LOBBY
    await room.rest(1)
    assert table not in room.tables.open_tables()


async def test_a_rematch_by_post_can_be_asked_for_a_day_later(room: Room) -> None:
    table, _ = await seated(room, room.now)
    await room.do(table, ANNA, requests.Resign())
    await room.rest(TURN - 1)
    await room.do(table, BRUNO, requests.Rematch())
    assert room.truth(table).stage is Stage.LOBBY


async def test_no_table_by_post_is_closed_while_its_turns_run(room: Room) -> None:
    table, _ = await seated(room, room.now, replace(POST, turn_clock=7 * 24 * 3600))
    await room.rest(7 * DAY - 1)
    assert room.truth(table).stage is Stage.PLAYING


# Quiet hours --------------------------------------------------------------------------------------------


@given(
    st.sampled_from(sorted(zones())),
    st.integers(0, 24 * HOUR - 1),
    st.integers(1, LONGEST),
    st.datetimes(datetime(2020, 1, 1), datetime(2035, 1, 1)),  # noqa: DTZ001 - the strategy wants it bare
)
def test_quiet_hours_end_when_the_clock_on_the_wall_says_so(
    zone: str, begins: int, lasting: int, moment: datetime
) -> None:
    quiet = Quiet(zone, begins, (begins + lasting) % (24 * HOUR))
    now = round(moment.replace(tzinfo=UTC).timestamp() * 1000)
    wall = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    inside = length(begins, wall.hour * HOUR + wall.minute) < lasting
    until = quiet.until(now)
    assert (until is not None) == inside
    if until is not None:
        # Clocks may be changed in between, by two hours at most (Antarctica).
        assert now < until <= now + (lasting + 2 * HOUR) * MINUTE
        after = datetime.fromtimestamp(until / 1000, ZoneInfo(zone))
        same = wall.utcoffset() == after.utcoffset()
        assert not same or after.hour * HOUR + after.minute == quiet.ends


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ((2026, 3, 28, 23, 0), (2026, 3, 29, 7, 0)),  # seven hours: clocks go forward
        ((2026, 10, 24, 23, 0), (2026, 10, 25, 7, 0)),  # nine hours: they go back
        ((2026, 7, 1, 6, 59), (2026, 7, 1, 7, 0)),
    ],
)
def test_quiet_hours_follow_daylight_saving(now: tuple[int, ...], until: tuple[int, ...]) -> None:
    assert Quiet(ROME, 22 * HOUR, 7 * HOUR).until(at(*now)) == at(*until)
    assert Quiet(ROME, 22 * HOUR, 7 * HOUR).until(at(*until)) is None


def test_an_hour_that_comes_twice_is_quiet_both_times() -> None:
    quiet = Quiet(ROME, 22 * HOUR, 2 * HOUR + 30)
    second = at(2026, 10, 25, 3, 0) - 50 * MINUTE  # 02:10 for the second time
    assert quiet.until(second) == at(2026, 10, 25, 3, 0) - 30 * MINUTE


def test_an_unknown_zone_has_no_quiet_hours() -> None:
    assert quiet_of(Preferences(1, zone="Atlantis/City", quiet_from=0, quiet_until=60)) is None
    assert quiet_of(Preferences(1, zone=ROME, quiet_from=0)) is None


async def test_a_turn_that_would_end_in_quiet_hours_ends_an_hour_after_them(room: Room) -> None:
    table, late = await seated(room, at(2026, 7, 1, 3, 0))
    assert await deadline(room, table) == at(2026, 7, 2, 3, 0)
    await choose(room, late, zone=ROME, quiet_from=22 * HOUR, quiet_until=8 * HOUR)
    ends = at(2026, 7, 2, 8, 0) + AWAKE
    assert await deadline(room, table) == ends
    await room.rest(ends - room.now - 1)
    await room.rest(0)
    assert not any(isinstance(event, TurnMissed) for event in await log_of(room, table))
    await room.rest(1)
    assert any(isinstance(event, TurnMissed) for event in await log_of(room, table))


async def test_a_turn_that_ends_in_daylight_ends_then(room: Room) -> None:
    table, late = await seated(room, at(2026, 7, 1, 12, 0))
    await choose(room, late, zone=ROME, quiet_from=22 * HOUR, quiet_until=8 * HOUR)
    assert await deadline(room, table) == at(2026, 7, 2, 12, 0)


async def test_a_turn_is_put_off_once_however_often_quiet_hours_are_changed(room: Room) -> None:
    table, late = await seated(room, at(2026, 7, 1, 3, 0))
    for ends in (8, 10, 12):
        await choose(room, late, zone=ROME, quiet_from=(ends - 9) % 24 * HOUR, quiet_until=ends * HOUR)
    assert await deadline(room, table) == at(2026, 7, 2, 8, 0) + AWAKE
    assert sum(isinstance(event, TurnHeld) for event in await log_of(room, table)) == 1


async def test_the_next_turn_may_be_put_off_again(room: Room) -> None:
    room.now = at(2026, 7, 1, 3, 0)
    for person in (ANNA, BRUNO):
        await choose(room, person, zone=ROME, quiet_from=22 * HOUR, quiet_until=8 * HOUR)
    table = await room.seat([ANNA, BRUNO], rules=POST)
    await room.calendars.idle()
    for _ in range(3):
        assert await deadline(room, table) == at(2026, 7, 2, 8, 0) + AWAKE
        await room.play(table, 1)


async def test_a_live_game_knows_no_quiet_hours(room: Room) -> None:
    room.now = at(2026, 7, 1, 3, 0)
    for person in (ANNA, BRUNO):
        await choose(room, person, zone=ROME, quiet_from=22 * HOUR, quiet_until=8 * HOUR)
    table = await room.seat([ANNA, BRUNO])
    assert await deadline(room, table) == room.now + MINUTE


async def test_after_downtime_a_turn_does_not_end_in_quiet_hours_either(room: Room) -> None:
    table, late = await seated(room, at(2026, 7, 1, 12, 0))
    await choose(room, late, zone=ROME, quiet_from=22 * HOUR, quiet_until=8 * HOUR)
    await room.heartbeat.beat()
    await room.close()
    room.now += 14 * HOURS
    room.begin()
    await start_tables(room.tables)
    await room.calendars.idle()
    assert await deadline(room, table) == at(2026, 7, 3, 8, 0) + AWAKE


async def test_nobody_but_the_table_puts_a_turn_off(room: Room) -> None:
    table, late = await seated(room, at(2026, 7, 1, 12, 0))
    before = room.truth(table)
    for action in (Hold(0, room.now + 9 * DAY), TakeHoliday(0, room.now + 9 * DAY)):
        with pytest.raises(Refused):
            await room.do(table, late, action)
    await room.tables.act(table, SystemActor(), Hold(before.turn or 0, room.now))  # never earlier
    assert room.truth(table) == before


# Holidays -----------------------------------------------------------------------------------------------


async def test_on_holiday_the_time_of_ones_turn_stands_still(room: Room) -> None:
    table, late = await seated(room, at(2026, 7, 1, 12, 0))
    await room.rest(6 * HOURS)
    back = room.now + 5 * DAY
    await choose(room, late, holidays=((room.now, back),))
    assert await deadline(room, table) == back + 18 * HOURS
    await room.rest(5 * DAY - 1)
    assert not room.truth(table).warned
    await room.rest(1)
    assert (await room.tables.look(table, None)).holidays == ()
    assert await deadline(room, table) == back + 18 * HOURS
    await room.rest(10 * HOURS)
    assert room.truth(table).warned
    await room.rest(8 * HOURS)
    assert any(isinstance(event, TurnMissed) for event in await log_of(room, table))


async def test_a_turn_that_comes_during_a_holiday_begins_after_it(room: Room) -> None:
    table, first = await seated(room, at(2026, 7, 1, 12, 0))
    other = BRUNO if first == ANNA else ANNA
    back = room.now + 3 * DAY
    await choose(room, other, holidays=((room.now, back),))
    assert await deadline(room, table) == room.now + TURN
    await room.play(table, 1)
    assert person_to_act(room.truth(table)) == other
    assert await deadline(room, table) == back + TURN
    await room.play(table, 1)  # who likes may play all the same
    assert sum(isinstance(event, HolidayTaken) for event in await log_of(room, table)) == 1


async def test_whoever_is_back_early_goes_on_where_their_time_stood(room: Room) -> None:
    table, late = await seated(room, at(2026, 7, 1, 12, 0))
    await room.rest(6 * HOURS)
    begins = room.now
    await choose(room, late, holidays=((begins, begins + 5 * DAY),))
    await room.rest(2 * DAY)
    await choose(room, late, holidays=((begins, room.now),))
    assert await deadline(room, table) == room.now + 18 * HOURS
    assert any(isinstance(event, HolidayEnded) for event in await log_of(room, table))


@pytest.mark.parametrize("away", [DAY, 4 * DAY])
async def test_downtime_and_holidays_do_not_count_twice(room: Room, away: int) -> None:
    table, late = await seated(room, at(2026, 7, 1, 12, 0))
    await room.rest(6 * HOURS)
    back = room.now + 3 * DAY
    await choose(room, late, holidays=((room.now, back),))
    await room.rest(DAY)
    await room.heartbeat.beat()
    await room.close()
    room.now += away
    room.begin()
    await start_tables(room.tables)
    await room.calendars.idle()
    await room.rest()
    assert await deadline(room, table) == max(back, room.now) + 18 * HOURS


async def test_the_log_alone_tells_when_a_turn_ends(room: Room) -> None:
    table, late = await seated(room, at(2026, 7, 1, 3, 0))
    await choose(
        room,
        late,
        zone=ROME,
        quiet_from=22 * HOUR,
        quiet_until=8 * HOUR,
        holidays=((room.now, room.now + DAY),),
    )
    entries = [(entry.seq, entry.at, event) for entry, event in await room.tables.history(table)]
    assert fold(table, entries) == room.truth(table)


def test_there_are_fourteen_days_a_year() -> None:
    now, anna = at(2026, 7, 1, 12, 0), Preferences(1)
    assert days_left(anna, now) == A_YEAR
    assert with_holiday(anna, now, now + A_YEAR * DAY + 1) is None
    away = with_holiday(anna, now, now + A_YEAR * DAY)
    assert away is not None
    assert holiday(away, now + A_YEAR * DAY - 1) == now + A_YEAR * DAY
    over = now + A_YEAR * DAY
    assert holiday(away, over) is None
    assert days_left(away, over) == 0
    assert with_holiday(away, over, over + 1) is None
    assert days_left(away, over + YEAR) == A_YEAR


def test_many_short_holidays_cost_a_day_each() -> None:
    now, anna = at(2026, 7, 1, 12, 0), Preferences(1)
    for _ in range(A_YEAR):
        away = with_holiday(anna, now, now + DAY)
        assert away is not None
        now += MINUTE
        anna = end_holiday(away, now)
        assert holiday(anna, now) is None
        now += MINUTE
    assert with_holiday(anna, now, now + MINUTE) is None


def test_a_running_holiday_can_be_made_longer_and_shorter() -> None:
    now = at(2026, 7, 1, 12, 0)
    away = with_holiday(Preferences(1), now, now + 3 * DAY)
    assert away is not None
    for days in (10, 2, A_YEAR):
        away = with_holiday(away, now + DAY, now + days * DAY)
        assert away is not None
        assert away.holidays == ((now, now + days * DAY),)
    assert with_holiday(away, now + DAY, now + (A_YEAR + 1) * DAY) is None
    assert timedelta(milliseconds=days_left(away, now + DAY) * DAY).days == A_YEAR
