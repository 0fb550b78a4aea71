"""Who leaves a rated match waits a little before the next rated table; nothing else is ever barred."""

from dataclasses import replace

import pytest

from bot.store.errors import Unavailable
from bot.store.rows import MatchRow, SeatRow
from bot.tables.decisions.deadlines import MINUTE
from bot.tables.leavers import CLEAN, FADES, WAITS
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person
from bot.tables.model.requests import TableAction
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, ELSA, Room
from testing.worlds.room_turns import make_absent, person_to_act
from testing.worlds.start_tables import start_tables


async def rated_wait(room: Room, person: Person) -> int | None:
    again = await room.tables.rated_wait_until(person.id)
    return None if again is None else again - room.now


async def leave_rated_match(room: Room, who: Person = BRUNO, other: Person = ANNA) -> str:
    """A rated match that somebody leaves; the other plays on with a computer."""
    table = await room.seat([other, who], rated=True)
    await room.do(table, who, requests.Leave())
    return table


async def refusal_of(room: Room, table: str, who: Person, action: TableAction) -> Refused:
    with pytest.raises(Refused) as caught:
        await room.do(table, who, action)
    return caught.value


async def clean_match(room: Room, who: Person, number: int) -> None:
    """A rated match that somebody sat through, as it is booked."""
    row = MatchRow(f"c-{number}", "c", 1, 1, "briscola", 2, True, room.now, room.now, "first_to")  # noqa: FBT003 - a row
    seats = [SeatRow(0, 0, who.id, who.name, False, 50, 0), SeatRow(1, 1, 99, "Zoe", True, 70, 1)]  # noqa: FBT003 - rows
    await room.store.results.book(row, seats, [])


async def test_whoever_leaves_a_rated_match_waits_and_unrated_play_is_open(room: Room) -> None:
    table = await leave_rated_match(room)
    assert await rated_wait(room, BRUNO) == WAITS[0]
    assert await rated_wait(room, ANNA) is None
    with pytest.raises(Refused) as caught:
        await room.open(BRUNO, rated=True)
    assert caught.value.reason is TableReason.WAIT_RATED
    assert caught.value.facts == {"when": f"<t:{(room.now + WAITS[0]) // 1000}:R>"}
    rated = await room.open(CARLA, rated=True)
    assert (await refusal_of(room, rated, BRUNO, requests.Join())).reason is TableReason.WAIT_RATED
    unrated = await room.open(CARLA)
    await room.do(unrated, BRUNO, requests.Join())
    await room.open(BRUNO)
    room.now += WAITS[0]
    await room.do(rated, BRUNO, requests.Join())
    assert await rated_wait(room, BRUNO) is None
    assert room.truth(table).stage is Stage.PLAYING


async def test_coming_back_makes_it_undone(room: Room) -> None:
    table = await leave_rated_match(room)
    await room.do(table, BRUNO, requests.Join())
    assert await rated_wait(room, BRUNO) is None
    assert await room.store.people.departures(BRUNO.id) == []
    await room.do(table, BRUNO, requests.Leave())
    assert await rated_wait(room, BRUNO) == WAITS[0]


async def test_the_wait_grows_with_repetition_and_a_week_makes_it_forgotten(room: Room) -> None:
    for expected in (*WAITS, WAITS[-1]):
        await leave_rated_match(room)
        assert await rated_wait(room, BRUNO) == expected
        await room.restart()
        assert await rated_wait(room, BRUNO) == expected, "a restart forgets nothing"
        room.now += expected
        for table in room.tables.open_tables():
            if room.truth(table).stage is Stage.PLAYING:
                await room.do(table, ANNA, requests.Leave())
    room.now += FADES
    await leave_rated_match(room)
    assert await rated_wait(room, BRUNO) == WAITS[0]
    assert len(await room.store.people.departures(BRUNO.id)) == 1, "what is forgotten is not kept"


async def test_clean_rated_matches_make_it_forgotten(room: Room) -> None:
    await leave_rated_match(room)
    room.now += WAITS[0]
    for number in range(CLEAN):
        await clean_match(room, BRUNO, number)
        room.now += MINUTE
    await leave_rated_match(room, other=CARLA)
    assert await rated_wait(room, BRUNO) == WAITS[0]


async def test_one_clean_match_is_not_enough(room: Room) -> None:
    await leave_rated_match(room)
    room.now += WAITS[0]
    await clean_match(room, BRUNO, 1)
    room.now += MINUTE
    await leave_rated_match(room, other=CARLA)
    assert await rated_wait(room, BRUNO) == WAITS[1]


async def test_nobody_is_a_leaver_of_an_unrated_match_or_after_the_end(room: Room) -> None:
    for people, computers, rated in (([ANNA, BRUNO], 0, False), ([ANNA, BRUNO], 2, True)):
        table = await room.seat(people, computers, rated=rated)
        await room.do(table, BRUNO, requests.Leave())
        assert await rated_wait(room, BRUNO) is None
    table = await room.seat([CARLA, DARIO], rated=True)
    await room.do(table, CARLA, requests.Resign())
    await room.do(table, CARLA, requests.Leave())
    assert await rated_wait(room, CARLA) is None, "whoever gives up has not left"
    await room.do(table, DARIO, requests.Leave())


async def test_the_last_to_go_after_the_others_left_is_no_leaver(room: Room) -> None:
    table = await leave_rated_match(room)
    await room.do(table, ANNA, requests.Leave())
    assert await rated_wait(room, ANNA) is None
    assert await rated_wait(room, BRUNO) == WAITS[0]


async def test_whoever_is_away_waits_until_they_come_back(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    absent = person_to_act(room.truth(table))
    await make_absent(room, table, absent)
    assert await rated_wait(room, absent) == WAITS[0]
    await room.do(table, absent, requests.Join())
    assert await rated_wait(room, absent) is None


async def test_whoever_gives_a_rated_seat_away_has_left_and_the_substitute_owes_nothing(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, BRUNO, requests.CallSubstitute())
    assert await rated_wait(room, BRUNO) is None
    await room.do(table, CARLA, requests.Substitute())
    assert await rated_wait(room, BRUNO) == WAITS[0]
    await room.do(table, CARLA, requests.Leave())
    assert await rated_wait(room, CARLA) is None
    await room.do(table, BRUNO, requests.Substitute())
    assert await rated_wait(room, BRUNO) is None, "back in their own seat"


async def test_while_they_wait_they_step_into_no_rated_match_but_into_any_other(room: Room) -> None:
    await leave_rated_match(room)
    rated = await room.seat([CARLA, DARIO], rated=True)
    await room.do(rated, DARIO, requests.Leave())
    assert (await refusal_of(room, rated, BRUNO, requests.Substitute())).reason is TableReason.WAIT_RATED
    other = await room.seat([CARLA, ELSA])
    await room.do(other, ELSA, requests.Leave())
    await room.do(other, BRUNO, requests.Substitute())


async def test_a_lobby_that_turns_rated_does_not_begin_with_somebody_who_waits(room: Room) -> None:
    await leave_rated_match(room)
    table = await room.open(CARLA)
    await room.do(table, BRUNO, requests.Join())
    truth = room.truth(table)
    rated = requests.Change(truth.rules, truth.access, truth.seating, rated=True)
    await room.do(table, CARLA, rated)
    problem = await refusal_of(room, table, CARLA, requests.Start())
    assert (problem.reason, problem.facts["name"]) == (TableReason.OTHER_WAITS, BRUNO.name)
    await room.do(table, CARLA, replace(rated, rated=False))
    await room.do(table, CARLA, requests.Start())
    own = await room.open(BRUNO)
    assert (await refusal_of(room, own, BRUNO, rated)).reason is TableReason.WAIT_RATED


async def test_a_rematch_of_a_rated_table_waits_too(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, ANNA, requests.Resign())
    await leave_rated_match(room, other=CARLA)
    assert (await refusal_of(room, table, BRUNO, requests.Rematch())).reason is TableReason.WAIT_RATED
    await room.do(table, ANNA, requests.Rematch())


async def test_a_match_that_all_made_unrated_has_no_leavers(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA, DARIO], rated=True)
    await room.do(table, BRUNO, requests.Leave())
    for person in (ANNA, CARLA, DARIO):
        await room.do(table, person, requests.AllowHints())
    assert not room.truth(table).counts
    assert await rated_wait(room, BRUNO) is None


async def test_downtime_makes_nobody_a_leaver(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.rest(39_000)
    await room.close()
    room.now += FADES // 2
    room.begin()
    await start_tables(room.tables)
    await room.rest()
    assert [seat.absence for seat in room.truth(table).seats] == [None, None]
    assert await rated_wait(room, ANNA) is await rated_wait(room, BRUNO) is None


async def test_whoever_is_forgotten_has_left_nothing(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, BRUNO, requests.Leave())
    await room.forget(BRUNO, -7)
    await room.rest()
    await room.restart()
    assert await room.store.people.departures(BRUNO.id) == []
    assert await rated_wait(room, BRUNO) is None


async def test_what_could_not_be_noted_is_noted_after_the_next_start(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    with monkeypatch.context() as broken:

        async def unavailable(_: object) -> None:
            raise Unavailable("locked")

        broken.setattr(room.store.people, "note_departure", unavailable)
        await room.do(table, BRUNO, requests.Leave())
    assert room.truth(table).stage is Stage.PLAYING, "nobody's game depends on it"
    assert await rated_wait(room, BRUNO) is None
    await room.restart()
    assert await rated_wait(room, BRUNO) == WAITS[0]


async def test_everybody_is_told_that_a_seat_is_empty_although_the_log_cannot_be_read(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    told: list[str] = []
    room.tables.subscribe(told.append)
    with monkeypatch.context() as broken:

        async def unavailable(*_: object) -> None:
            raise Unavailable("locked")

        broken.setattr(room.store.log, "read", unavailable)
        await room.do(table, BRUNO, requests.Leave())
    assert told[:1] == [table]
    finished = await room.play(table)
    assert finished is not None
    assert finished.stage is Stage.FINISHED
