"""R-90: the turn clock warns, plays for the absent, then a computer has the seat until they come back."""

import asyncio
from dataclasses import replace

import pytest

from bot.rules.actions import PLAYS
from bot.rules.errors import IllegalAction
from bot.tables.decisions.deadlines import FINISHED_TABLE
from bot.tables.decisions.presence import MISSES
from bot.tables.listeners.clock import Clock
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Resumed, SeatLeft, TurnMissed, TurnWarned
from bot.tables.model.people import Person
from bot.tables.model.requests import Expire, SystemActor
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, Room, fast_rules
from testing.worlds.room_turns import TURN, make_absent, person_to_act, play_until_turn
from testing.worlds.start_tables import start_tables


async def test_it_warns_once_at_two_thirds(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    seat = room.truth(table).turn
    assert seat is not None
    deadline = (await room.tables.look(table, None)).deadline
    assert deadline == room.now + TURN
    await room.rest(TURN * 2 // 3 - 1)
    assert not room.truth(table).warned
    await room.rest(1)
    await room.rest(1)
    assert room.truth(table).warned
    warnings = [event for _, event in await room.tables.history(table) if isinstance(event, TurnWarned)]
    assert warnings == [TurnWarned(seat)]
    assert (await room.tables.look(table, None)).deadline == deadline


async def test_it_plays_for_the_absent_twice_then_a_computer_takes_the_seat(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    seat = await make_absent(room, table, absent)
    log = [event for _, event in await room.tables.history(table)]
    assert sum(isinstance(event, TurnMissed) for event in log) == MISSES == 2
    assert sum(isinstance(event, SeatLeft) for event in log) == 1
    # The computer has played on at once.
    assert room.truth(table).turn != seat


async def test_a_move_in_time_wipes_the_slate(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    for _ in range(4):
        await play_until_turn(room, table, absent)
        await room.rest(TURN)
        await room.rest(TURN // 3)
        await play_until_turn(room, table, absent)
        await room.play(table, 1)
    assert not any(isinstance(event, SeatLeft) for _, event in await room.tables.history(table))


async def test_whoever_is_away_comes_back_by_joining(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    seat = await make_absent(room, table, person_to_act(room.truth(table)))
    owner = room.truth(table).seats[seat].owner
    assert isinstance(owner, Person)
    await room.do(table, owner, requests.Join())
    assert room.truth(table).seats[seat].person == owner
    assert room.truth(table).seats[seat].missed == 0


async def test_whoever_is_away_comes_back_by_playing(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    seat = room.truth(table).turn
    assert seat is not None
    await room.seats.close()  # the computer is slow today
    await make_absent(room, table, absent)
    truth = room.truth(table)
    assert truth.turn == seat
    assert truth.state is not None
    await room.do(table, absent, PLAYS[truth.state.hands[seat][0]], truth.decision)
    assert room.truth(table).seats[seat].person == absent


async def test_out_of_turn_nobody_comes_back_by_playing(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    seat = await make_absent(room, table, absent)
    truth = room.truth(table)
    assert truth.state is not None
    with pytest.raises(IllegalAction):
        await room.do(table, absent, PLAYS[truth.state.hands[seat][0]])
    assert room.truth(table) == truth


async def test_whoever_is_away_votes_only_after_coming_back(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    await make_absent(room, table, absent)
    for action in (requests.End(), requests.Resign()):
        with pytest.raises(Refused) as caught:
            await room.do(table, absent, action)
        assert caught.value.reason is TableReason.SEAT_TAKEN_OVER


async def test_downtime_counts_against_nobody(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.rest(TURN * 2 // 3)
    assert room.truth(table).warned
    await room.heartbeat.beat()
    await room.close()
    room.now += 24 * 3600 * 1000
    room.begin()
    await start_tables(room.tables)
    await room.rest()
    truth = room.truth(table)
    assert (truth.warned, truth.seats[0].missed, truth.seats[1].missed) == (True, 0, 0)
    assert (await room.tables.look(table, None)).deadline == room.now + TURN // 3


async def test_where_no_clock_runs_a_restart_leaves_no_trace(room: Room) -> None:
    lobby = await room.open(ANNA)
    match = await room.seat([BRUNO], 1)
    await room.do(match, BRUNO, requests.Resign())
    before = [await room.tables.history(table) for table in (lobby, match)]
    await room.restart()
    assert [await room.tables.history(table) for table in (lobby, match)] == before
    assert not any(isinstance(event, Resumed) for log in before for _, event in log)


async def test_others_who_come_and_go_do_not_turn_the_clock_back(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    acting = person_to_act(room.truth(table))
    other = next(person for person in (ANNA, BRUNO, CARLA) if person != acting)
    deadline = (await room.tables.look(table, None)).deadline
    await room.rest(TURN * 2 // 3)
    await room.do(table, other, requests.Leave())
    await room.do(table, other, requests.Join())
    assert (await room.tables.look(table, None)).deadline == deadline
    assert room.truth(table).warned


async def test_a_table_may_play_without_a_clock(room: Room) -> None:
    rules = type(fast_rules())(target=1, turn_clock=None)
    table = await room.seat([ANNA, BRUNO], rules=rules)
    assert (await room.tables.look(table, None)).deadline is None
    decision = room.truth(table).decision
    await room.rest(30 * 24 * 3600 * 1000)
    assert room.truth(table).decision == decision


async def test_a_finished_table_closes_after_a_while(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.Resign())
    await room.rest(FINISHED_TABLE - 1)
    assert room.truth(table).stage is Stage.FINISHED
    await room.rest(1)
    assert table not in room.tables.open_tables()


async def test_nothing_expires_before_its_time(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    before = room.truth(table)
    await room.tables.act(table, SystemActor(), Expire())
    assert room.truth(table) == before


async def test_the_heads_in_the_store_know_the_deadline(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    (head,) = await room.store.log.heads()
    assert (head.table, head.due_at) == (table, room.now + TURN * 2 // 3)
    assert room.tables.next_deadline() == head.due_at
    assert room.tables.overdue(room.now + TURN) == [table]
    assert room.tables.overdue(room.now) == []


async def test_a_fault_at_one_table_does_not_stop_the_clocks_of_others(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await room.seat([ANNA, BRUNO])
    sound = await room.seat([ANNA, BRUNO])
    act = room.tables.act

    async def stumbling(table: str, *args: object, **named: object) -> object:
        if table == broken:
            raise RuntimeError("a fault")
        return await act(table, *args, **named)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(room.tables, "act", stumbling)
    room.now += TURN
    assert not await room.clock.tick()
    assert room.truth(sound).warned
    assert not room.truth(broken).warned


async def test_only_an_earlier_deadline_wakes_the_clock(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.seat([ANNA, BRUNO])
    clock, looks = Clock(room.tables, lambda: room.now), asyncio.Queue[int]()
    overdue = room.tables.overdue

    def counted(until: int) -> list[str]:
        looks.put_nowait(until)
        return overdue(until)

    monkeypatch.setattr(room.tables, "overdue", counted)
    clock.start()
    await looks.get()
    room.now += 1
    await room.play(table, 2)  # each card puts the deadline off
    await asyncio.sleep(0)
    assert looks.empty()
    await room.seat([CARLA, DARIO], rules=replace(fast_rules(), turn_clock=30))
    await looks.get()
    await clock.close()


async def test_the_clock_acts_by_itself_when_something_is_due(room: Room) -> None:
    await room.seat([ANNA, BRUNO])
    room.now += TURN
    clock = Clock(room.tables, lambda: room.now)
    told: asyncio.Queue[bool] = asyncio.Queue()
    room.tables.subscribe(lambda changed: told.put_nowait(room.truth(changed).warned))
    clock.start()
    assert await asyncio.wait_for(told.get(), 5)
    await clock.close()
