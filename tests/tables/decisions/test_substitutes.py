"""Somebody is looked for, comes, and plays a seat on: who may, for which seat, and what they know."""

import pytest

from bot.rules.actions import PLAYS
from bot.rules.options import Timeout
from bot.rules.rules import Rules
from bot.rules.view import seat_view
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Access, HostChanged, SeatGiven
from bot.tables.model.people import Absence, Person
from bot.tables.model.requests import TableAction
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, ELSA, Room, fast_rules
from testing.worlds.room_turns import TURN, make_absent, person_to_act, play_until_turn


async def refused(room: Room, table: str, who: Person, action: TableAction) -> TableReason:
    before = room.tables.in_memory.get(table)
    with pytest.raises(Refused) as caught:
        await room.do(table, who, action)
    assert room.tables.in_memory.get(table) == before, "a refusal changes nothing"
    return caught.value.reason


async def test_whoever_must_go_plays_until_somebody_takes_the_seat(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, BRUNO, requests.CallSubstitute())
    view = await room.tables.look(table, None)
    assert (view.free, [(call.seat, call.by) for call in view.calls]) == ((1,), [(1, BRUNO.id)])
    await play_until_turn(room, table, BRUNO)
    await room.play(table, 1)
    assert room.truth(table).calls, "a card does not take it back: they still have to go"
    view = await room.do(table, CARLA, requests.Substitute(1))
    assert (view.seat, view.calls, view.free) == (1, (), ())
    assert room.truth(table).seats[1].person == CARLA
    assert (await room.tables.look(table, BRUNO.id)).seat is None
    truth = await room.play(table)
    assert truth is not None
    assert truth.stage is Stage.FINISHED


async def test_a_call_is_taken_back_by_whoever_made_it_or_sits_there(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    assert await refused(room, table, BRUNO, requests.DropCall()) is TableReason.NO_CALL
    await room.do(table, BRUNO, requests.CallSubstitute())
    assert await refused(room, table, ANNA, requests.DropCall(1)) is TableReason.NO_CALL
    assert await refused(room, table, ANNA, requests.DropCall()) is TableReason.NO_CALL
    await room.do(table, BRUNO, requests.DropCall())
    assert await refused(room, table, CARLA, requests.Substitute(1)) is TableReason.NO_FREE_SEAT
    await room.do(table, BRUNO, requests.CallSubstitute())
    assert [call.number for call in room.truth(table).calls] == [2]


async def test_others_call_for_somebody_away_and_whoever_comes_back_ends_it(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    other = BRUNO if absent == ANNA else ANNA
    seat = await make_absent(room, table, absent)
    assert (await room.tables.look(table, None)).absent == (seat,)
    await room.do(table, other, requests.CallSubstitute(seat))
    assert await refused(room, table, other, requests.CallSubstitute(seat)) is TableReason.ALREADY_CALLED
    await room.do(table, absent, requests.Join())
    assert room.truth(table).calls == ()
    assert await refused(room, table, CARLA, requests.Substitute(seat)) is TableReason.NO_FREE_SEAT


async def test_whoever_is_away_loses_the_seat_to_whoever_was_called(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    absent = person_to_act(room.truth(table))
    other = BRUNO if absent == ANNA else ANNA
    seat = await make_absent(room, table, absent)
    await room.do(table, other, requests.CallSubstitute(seat))
    await room.do(table, CARLA, requests.Substitute())
    assert room.truth(table).seats[seat].person == CARLA
    assert await refused(room, table, absent, requests.Join()) is TableReason.NOT_IN_LOBBY


@pytest.mark.parametrize("absence", [Timeout.AUTOPLAY, Timeout.WAIT_VOTE])
async def test_where_no_computer_sits_in_others_call_all_the_same(room: Room, absence: Timeout) -> None:
    table = await room.seat([ANNA, BRUNO], rules=Rules(target=1, timeout=absence))
    absent = person_to_act(room.truth(table))
    other = BRUNO if absent == ANNA else ANNA
    seat = room.truth(table).seat_of(absent.id)
    assert seat is not None
    assert await refused(room, table, other, requests.CallSubstitute(seat)) is TableReason.NOT_ABSENT
    for _ in range(1 if absence is Timeout.WAIT_VOTE else 2):
        await play_until_turn(room, table, absent)
        await room.rest(TURN * 2 // 3)
        await room.rest(TURN // 3)
    await room.do(table, other, requests.CallSubstitute(seat))
    await play_until_turn(room, table, absent)
    truth = room.truth(table)
    assert truth.state is not None
    await room.do(table, absent, PLAYS[truth.state.hands[seat][0]])
    await play_until_turn(room, table, absent)
    await room.play(table, 1)
    assert room.truth(table).calls == (), "whoever plays again is not absent"


async def test_nobody_calls_for_somebody_who_plays_for_a_computer_or_for_no_seat(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], 2)
    for seat in (1, 2, 3, 9):
        assert await refused(room, table, ANNA, requests.CallSubstitute(seat)) is TableReason.NOT_ABSENT
    for seat in (1, 2, 9):
        assert await refused(room, table, CARLA, requests.Substitute(seat)) is TableReason.NO_FREE_SEAT
        assert await refused(room, table, ANNA, requests.DropCall(seat)) is TableReason.NO_CALL


async def test_third_parties_and_the_absent_call_for_nobody(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    for action in (
        requests.CallSubstitute(),
        requests.CallSubstitute(0),
        requests.DropCall(),
        requests.DropCall(1),
    ):
        assert await refused(room, table, CARLA, action) is TableReason.NOT_SEATED
    absent = person_to_act(room.truth(table))
    await make_absent(room, table, absent)
    assert await refused(room, table, absent, requests.CallSubstitute()) is TableReason.SEAT_TAKEN_OVER
    await room.do(table, absent, requests.Leave())
    assert await refused(room, table, absent, requests.CallSubstitute()) is TableReason.NOT_SEATED


async def test_whoever_sits_there_takes_no_seat_their_own_least_of_all(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, BRUNO, requests.CallSubstitute())
    for who in (ANNA, BRUNO):
        assert await refused(room, table, who, requests.Substitute(1)) is TableReason.ALREADY_SEATED


async def test_a_seat_is_taken_once(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, CARLA, requests.Substitute(1))
    assert await refused(room, table, DARIO, requests.Substitute(1)) is TableReason.NO_FREE_SEAT
    assert await refused(room, table, CARLA, requests.Substitute(1)) is TableReason.ALREADY_SEATED


async def test_before_and_after_a_match_there_is_nobody_to_look_for(room: Room) -> None:
    table = await room.open(ANNA)
    for action in (requests.CallSubstitute(), requests.DropCall(), requests.Substitute()):
        assert await refused(room, table, ANNA, action) is TableReason.NOT_PLAYING
    match = await room.seat([BRUNO, CARLA])
    await room.do(match, BRUNO, requests.CallSubstitute())
    await room.do(match, CARLA, requests.Resign())
    assert room.truth(match).calls == ()
    for action in (requests.CallSubstitute(), requests.DropCall()):
        assert await refused(room, match, BRUNO, action) is TableReason.NOT_PLAYING
    assert await refused(room, match, DARIO, requests.Substitute()) is TableReason.NOT_PLAYING
    for who in (BRUNO, CARLA):
        await room.do(match, who, requests.Leave())
    for action in (requests.CallSubstitute(), requests.DropCall(), requests.Substitute()):
        assert await refused(room, match, DARIO, action) is TableReason.TABLE_CLOSED


async def test_whoever_has_seen_cards_of_one_seat_gets_no_other(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA, DARIO])
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, ELSA, requests.Substitute(1))
    await room.do(table, CARLA, requests.CallSubstitute())
    assert await refused(room, table, BRUNO, requests.Substitute(2)) is TableReason.HELD_ANOTHER_SEAT
    await room.do(table, ELSA, requests.CallSubstitute())
    view = await room.do(table, BRUNO, requests.Substitute(1))
    assert view.seat == 1, "their own old seat is nothing new to them"
    assert await refused(room, table, ELSA, requests.Substitute(2)) is TableReason.HELD_ANOTHER_SEAT
    await room.restart()
    assert await refused(room, table, ELSA, requests.Substitute(2)) is TableReason.HELD_ANOTHER_SEAT


async def test_at_a_table_by_invitation_whoever_is_called_is_invited_too(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], access=Access.INVITED)
    await room.do(table, BRUNO, requests.CallSubstitute())
    assert await refused(room, table, CARLA, requests.Substitute(1)) is TableReason.NOT_INVITED
    await room.do(table, ANNA, requests.Invite(CARLA))
    await room.do(table, CARLA, requests.Substitute(1))
    assert room.truth(table).invited == ()


async def test_the_host_who_goes_is_followed_by_somebody_who_was_there(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.CallSubstitute())
    await room.do(table, CARLA, requests.Substitute())
    assert room.truth(table).host == BRUNO
    log = [event for _, event in await room.tables.history(table)]
    assert log[-2:] == [SeatGiven(0, CARLA), HostChanged(BRUNO)]
    alone = await room.seat([DARIO], 1)
    await room.do(alone, DARIO, requests.CallSubstitute())
    await room.do(alone, ELSA, requests.Substitute())
    assert room.truth(alone).host == ELSA


async def test_votes_go_with_whoever_gave_them(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    for person in (ANNA, BRUNO):
        await room.do(table, person, requests.End())
        await room.do(table, person, requests.AllowHints())
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, DARIO, requests.Substitute())
    truth = room.truth(table)
    assert (truth.ending, truth.hinting) == (frozenset({ANNA.id}), frozenset({ANNA.id}))


async def test_a_substitute_knows_what_the_seat_knows_and_the_former_person_nothing_new(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA, DARIO], rules=fast_rules(4))
    await room.play(table, 6)
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, ELSA, requests.Substitute(1))
    truth = room.truth(table)
    assert truth.state is not None
    assert (await room.tables.look(table, ELSA.id)).view == seat_view(truth.state, 1)
    assert (await room.tables.look(table, BRUNO.id)).view == seat_view(truth.state, None)


async def test_a_table_with_calls_is_the_same_after_a_restart(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, CARLA, requests.Leave())
    await room.do(table, ANNA, requests.CallSubstitute(2))
    before = room.truth(table)
    assert before.seats[2].absence is Absence.LEFT
    await room.restart()
    after = room.truth(table)
    assert (after.calls, after.call_count, after.seats) == (before.calls, 2, before.seats)
    await room.do(table, DARIO, requests.Substitute(2))
    await room.do(table, ELSA, requests.Substitute())
    assert [seat.person for seat in room.truth(table).seats] == [ANNA, ELSA, DARIO]
