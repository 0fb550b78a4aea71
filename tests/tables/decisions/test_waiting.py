"""V-11, nobody plays for nobody: a match whose people have all gone waits for one of them."""

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.rules.actions import PLAYS
from bot.rules.events import CardPlayed
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import Timeout
from bot.tables.decisions.deadlines import (
    FINISHED_TABLE,
    IDLE_LOBBY,
    WAITING_CORRESPONDENCE,
    WAITING_PRIVATE_MATCH,
    WAITING_TABLE,
)
from bot.tables.decisions.presence import is_waiting
from bot.tables.limits.table_caps import Caps
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import CloseReason
from bot.tables.model.fold import evolve
from bot.tables.model.people import DIRECT, Absence, Person
from bot.tables.model.requests import SystemActor
from bot.tables.model.table import Stage, Table
from testing.worlds.room import ANNA, BRUNO, CARLA, MINUTE, Room, fast_rules
from testing.worlds.room_turns import make_absent, person_to_act

TURN = 60_000
DAY = 24 * 60 * MINUTE


async def computer_led(room: Room, table: str) -> bool:
    """Whether a computer led a trick while nobody was there, at any time in the table's log."""
    at: Table | None = None
    for entry, event in await room.tables.history(table):
        if at is not None and isinstance(event, CardPlayed) and is_waiting(at):
            assert at.state is not None
            if at.seats[event.seat].person is None:
                return True
        at = evolve(table, at, entry.seq, entry.at, event)
    return False


async def nothing_happens(room: Room, table: str, milliseconds: int) -> bool:
    """Whether nothing happens at a table for so long."""
    before = room.truth(table)
    await room.rest(milliseconds)
    return room.truth(table) is before


async def test_the_computers_finish_the_trick_and_wait_when_the_last_person_leaves(room: Room) -> None:
    table = await room.seat([ANNA], 3)
    if person_to_act(room.truth(table)) == ANNA:
        await room.play(table, 1)
    await room.do(table, ANNA, requests.Leave())
    truth = room.truth(table)
    assert truth.state is not None
    assert (truth.stage, truth.state.trick) == (Stage.PLAYING, ())
    assert len(truth.state.tricks) < 10
    view = await room.tables.look(table, None)
    assert view.waits_until == room.now + WAITING_TABLE
    assert not await computer_led(room, table)
    assert await nothing_happens(room, table, WAITING_TABLE - 1)
    assert not await room.seats._move(table)


@pytest.mark.parametrize("rule", [Timeout.AUTOPLAY_TWICE, Timeout.AUTOPLAY, Timeout.COMPUTER_TAKES_SEAT])
async def test_the_match_waits_for_a_person_who_misses_turn_after_turn(room: Room, rule: Timeout) -> None:
    table = await room.seat([ANNA], 3, replace(fast_rules(4), timeout=rule))
    for _ in range(10):
        await room.rest(TURN)
    truth = room.truth(table)
    assert is_waiting(truth)
    assert truth.state is not None
    assert truth.state.trick == ()
    assert len(truth.state.tricks) <= 3
    assert not await computer_led(room, table)
    # "I'm back", whether a computer has the seat or cards were played for it.
    view = await room.do(table, ANNA, requests.Join())
    assert view.waits_until is None
    assert room.truth(table).seats[truth.seat_of(ANNA.id) or 0].missed == 0
    finished = await room.play(table)
    assert finished is not None
    assert finished.stage is Stage.FINISHED


async def test_where_the_others_would_wait_a_person_alone_is_not_waited_for_for_ever(room: Room) -> None:
    table = await room.seat([ANNA], 1, replace(fast_rules(), timeout=Timeout.WAIT_VOTE))
    await room.rest(TURN * 2 // 3)
    await room.rest(TURN // 3)
    assert is_waiting(room.truth(table))
    await room.rest(WAITING_TABLE)
    assert not room.tables.is_open(table)


@pytest.mark.parametrize(
    ("clock", "patience"), [(60, WAITING_TABLE), (None, WAITING_TABLE), (86400, WAITING_CORRESPONDENCE)]
)
async def test_a_waiting_table_closes_in_its_time(room: Room, clock: int | None, patience: int) -> None:
    table = await room.seat([ANNA], 1, replace(fast_rules(), turn_clock=clock))
    await room.do(table, ANNA, requests.Leave())
    assert await nothing_happens(room, table, patience - 1)
    await room.rest(1)
    view = await room.tables.look(table, None)
    assert (view.stage, view.close_reason) == (Stage.CLOSED, CloseReason.ABANDONED)
    assert patience == (7 * DAY if clock == 86400 else 60 * MINUTE)


async def test_the_last_person_to_leave_a_match_of_two_leaves_a_table_that_waits(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.Leave())
    assert room.truth(table).host == BRUNO
    assert not is_waiting(room.truth(table))
    await room.do(table, BRUNO, requests.Leave())
    assert is_waiting(room.truth(table))
    await room.do(table, ANNA, requests.Join())
    assert not is_waiting(room.truth(table))


async def test_while_one_is_away_and_the_other_left_the_match_waits(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    await make_absent(room, table, absent)
    await room.do(table, BRUNO if absent == ANNA else ANNA, requests.Leave())
    assert is_waiting(room.truth(table))
    await room.do(table, absent, requests.Join())
    finished = await room.play(table)
    assert finished is not None
    assert finished.stage is Stage.FINISHED


async def test_a_friend_who_takes_the_seat_sets_a_waiting_match_going(room: Room) -> None:
    table = await room.seat([ANNA], 1)
    await room.do(table, ANNA, requests.Leave())
    await room.do(table, CARLA, requests.Substitute())
    assert not is_waiting(room.truth(table))
    finished = await room.play(table)
    assert finished is not None
    assert finished.stage is Stage.FINISHED


async def test_a_rated_match_is_played_on_to_its_result(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    for _ in range(60):
        if room.truth(table).stage is Stage.FINISHED:
            break
        await room.rest(TURN)
        assert not is_waiting(room.truth(table))
    assert room.truth(table).stage is Stage.FINISHED
    assert all(seat.absence is Absence.AWAY for seat in room.truth(table).seats)


async def test_the_side_that_left_a_rated_match_loses_it_when_the_other_leaves(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, ANNA, requests.Leave())
    await room.do(table, BRUNO, requests.Leave())
    truth = room.truth(table)
    assert truth.stage is Stage.FINISHED
    assert truth.state is not None
    assert truth.state.result is not None
    assert truth.state.result.winners == (1,)


async def test_a_computer_that_was_still_thinking_does_not_lead_at_a_table_without_people(room: Room) -> None:
    table = await room.seat([ANNA], 1)
    await room.seats.close()  # nobody else lets computers move
    truth = await room.play(table, 1) if is_to_act(room, table, ANNA) else room.truth(table)
    assert truth is not None
    await room.do(table, ANNA, requests.Leave())
    while not is_waiting(room.truth(table)):
        assert await room.seats._move(table)
    truth = room.truth(table)
    assert truth.state is not None
    assert truth.turn is not None
    with pytest.raises(Refused) as caught:
        await room.tables.act(table, SystemActor(truth.turn), PLAYS[truth.state.hands[truth.turn][0]])
    assert caught.value.reason is TableReason.NOT_SEATED
    assert room.truth(table) == truth


def is_to_act(room: Room, table: str, person: Person) -> bool:
    truth = room.truth(table)
    return truth.turn is not None and truth.seats[truth.turn].person == person


async def test_a_waiting_table_takes_no_room(room: Room) -> None:
    room.caps = Caps(per_person=1, per_channel=1)
    room.begin()
    table = await room.seat([ANNA], 1)
    with pytest.raises(Refused) as caught:
        await room.open(BRUNO)
    assert caught.value.reason is TableReason.CAP_CHANNEL
    await room.do(table, ANNA, requests.Leave())
    assert is_waiting(room.truth(table))
    await room.open(BRUNO)
    view = await room.do(table, ANNA, requests.Join())
    assert view.waits_until is None


async def test_a_table_waits_on_after_a_restart(room: Room) -> None:
    table = await room.seat([ANNA], 3)
    await room.do(table, ANNA, requests.Leave())
    await room.restart(5 * 60 * MINUTE)
    assert is_waiting(room.truth(table))
    assert not await computer_led(room, table)
    await room.rest(WAITING_TABLE)
    assert not room.tables.is_open(table)


async def _lobby(room: Room) -> tuple[str, int]:
    return await room.open(), IDLE_LOBBY


async def _finished(room: Room) -> tuple[str, int]:
    table = await room.seat([ANNA], 1)
    await room.play(table)
    return table, FINISHED_TABLE


async def _waiting(room: Room) -> tuple[str, int]:
    table = await room.seat([ANNA], 1)
    await room.do(table, ANNA, requests.Leave())
    return table, WAITING_TABLE


async def _in_direct_messages(room: Room) -> tuple[str, int]:
    table = await room.open(rules=replace(fast_rules(), turn_clock=None), place=DIRECT)
    await room.do(table, ANNA, requests.AddComputer("novice"))
    await room.do(table, ANNA, requests.Start())
    return table, WAITING_PRIVATE_MATCH


@pytest.mark.parametrize("idle_table", [_lobby, _finished, _waiting, _in_direct_messages])
async def test_an_idle_table_closes_in_its_time_however_often_the_bot_restarts(
    room: Room, idle_table: Callable[[Room], Awaitable[tuple[str, int]]]
) -> None:
    table, patience = await idle_table(room)
    for _ in range(3):
        await room.rest(patience // 4)
        await room.restart(5_000)
    await room.rest(patience - 3 * (patience // 4) - 1)
    assert room.tables.is_open(table)
    await room.rest(1)
    assert not room.tables.is_open(table)


async def test_before_the_captains_are_elected_the_vote_ends_and_then_the_match_waits(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA], 3, rules_from({"variant": "schembil", "target": 1}))
    assert room.truth(table).election is not None
    for person in (ANNA, BRUNO, CARLA):
        await room.do(table, person, requests.Leave())
    truth = room.truth(table)
    assert truth.election is None
    assert is_waiting(truth)


async def test_no_computer_leads_while_nobody_is_there_whatever_people_do(room: Room) -> None:
    for seed in range(12):
        rng = random.Random(f"{seed} {room.rng.random()}")
        people = [ANNA, BRUNO, CARLA][: rng.choice((1, 2, 3))]
        timeout = rng.choice([t for t in Timeout if t is not Timeout.FORFEIT])
        table = await room.seat(people, 4 - len(people), replace(default_rules(players=4), timeout=timeout))
        for _ in range(60):
            if not room.tables.is_open(table) or room.truth(table).stage is not Stage.PLAYING:
                break
            await rng.choice(_steps(room, table, people, rng))()
        assert not await computer_led(room, table)


def _steps(
    room: Room, table: str, people: list[Person], rng: random.Random
) -> list[Callable[[], Awaitable[None]]]:
    async def ask(action: requests.Request) -> None:
        with suppress(Refused):  # who left leaves again, who is here comes back
            await room.do(table, rng.choice(people), action)

    async def card() -> None:
        truth = room.truth(table)
        person = None if truth.turn is None else truth.seats[truth.turn].person
        if person is not None:
            await room.play(table, 1)

    async def time() -> None:
        await room.rest(TURN)

    steps: list[Callable[[], Awaitable[None]]] = [card, card, card, time]
    return [*steps, lambda: ask(requests.Leave()), lambda: ask(requests.Join())]


async def test_away_alone_is_not_gone_where_others_play(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    seat = await make_absent(room, table, person_to_act(room.truth(table)))
    truth = room.truth(table)
    assert truth.seats[seat].absence is Absence.AWAY
    assert not is_waiting(truth)
