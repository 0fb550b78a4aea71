"""People who leave a match, come back, or are replaced."""

import pytest

from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Access, CloseReason
from bot.tables.model.people import Absence
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, ELSA, Room
from testing.worlds.room_turns import make_absent, person_to_act


async def test_a_computer_takes_the_seat_of_whoever_leaves(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, BRUNO, requests.Leave())
    seat = room.truth(table).seats[1]
    assert (seat.owner, seat.absence) == (BRUNO, Absence.LEFT)
    assert seat.substitute is not None
    truth = await room.play(table)
    assert truth is not None
    assert truth.stage is Stage.FINISHED


async def test_whoever_left_may_come_back_while_nobody_has_their_seat(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, BRUNO, requests.Leave())
    for action in (requests.Leave(), requests.End(), requests.Resign()):
        with pytest.raises(Refused) as caught:
            await room.do(table, BRUNO, action)
        assert caught.value.reason is TableReason.NOT_SEATED
    await room.do(table, BRUNO, requests.Join())
    assert room.truth(table).seats[1].person == BRUNO
    with pytest.raises(Refused) as caught:
        await room.do(table, BRUNO, requests.Join())
    assert caught.value.reason is TableReason.ALREADY_SEATED


async def test_a_friend_takes_over_the_seat_of_whoever_left(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    with pytest.raises(Refused) as caught:
        await room.do(table, CARLA, requests.Substitute())
    assert caught.value.reason is TableReason.NO_FREE_SEAT
    await room.do(table, BRUNO, requests.Leave())
    with pytest.raises(Refused) as caught:
        await room.do(table, ANNA, requests.Substitute())
    assert caught.value.reason is TableReason.ALREADY_SEATED
    view = await room.do(table, CARLA, requests.Substitute())
    assert view.seat == 1
    assert (await room.tables.look(table, BRUNO.id)).seat is None
    with pytest.raises(Refused) as caught:
        await room.do(table, BRUNO, requests.Join())
    assert caught.value.reason is TableReason.NOT_IN_LOBBY
    assert await room.tables.tables_of(BRUNO.id) == []


async def test_the_seat_of_whoever_is_only_away_waits_for_them(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await make_absent(room, table, person_to_act(room.truth(table)))
    with pytest.raises(Refused) as caught:
        await room.do(table, CARLA, requests.Substitute())
    assert caught.value.reason is TableReason.NO_FREE_SEAT


async def test_at_a_table_by_invitation_a_friend_must_be_asked_to_step_in(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], access=Access.INVITED)
    with pytest.raises(Refused) as caught:
        await room.do(table, ANNA, requests.Invite(CARLA))
    assert caught.value.reason is TableReason.NO_FREE_SEAT
    await room.do(table, BRUNO, requests.Leave())
    with pytest.raises(Refused) as caught:
        await room.do(table, CARLA, requests.Substitute())
    assert caught.value.reason is TableReason.NOT_INVITED
    await room.do(table, ANNA, requests.Invite(CARLA))
    await room.do(table, ANNA, requests.Invite(DARIO))
    await room.do(table, DARIO, requests.Decline())
    await room.do(table, CARLA, requests.Substitute())
    truth = room.truth(table)
    assert (truth.seats[1].person, truth.invited) == (CARLA, ())


async def test_whoever_is_away_may_leave_for_good_and_the_computer_stays(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    seat = await make_absent(room, table, absent)
    sitting = room.truth(table).seats[seat].substitute
    await room.do(table, absent, requests.Leave())
    assert room.truth(table).seats[seat].absence is Absence.LEFT
    assert room.truth(table).seats[seat].substitute == sitting


async def test_after_the_end_the_last_to_leave_closes_the_table(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, ANNA, requests.Leave())
    assert room.truth(table).host == BRUNO
    view = await room.do(table, BRUNO, requests.Leave())
    assert view.close_reason is CloseReason.ABANDONED


async def test_people_of_other_tables_have_no_say(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    for action in (
        requests.Leave(),
        requests.End(),
        requests.Resign(),
        requests.RefuseEnd(),
        requests.RefuseResign(),
        requests.Invite(ELSA),
    ):
        with pytest.raises(Refused) as caught:
            await room.do(table, CARLA, action)
        assert caught.value.reason is TableReason.NOT_SEATED


async def test_a_friend_counts_the_seat_among_their_tables(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, BRUNO, requests.Leave())
    for _ in range(3):
        await room.open(CARLA)
    with pytest.raises(Refused) as caught:
        await room.do(table, CARLA, requests.Substitute())
    assert caught.value.reason is TableReason.CAP_PERSON
