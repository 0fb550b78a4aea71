"""Hints among people: everybody who plays the match agrees, and it is not rated then."""

import pytest

from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person
from bot.tables.model.requests import TableAction
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, Room
from testing.worlds.room_turns import make_absent, person_to_act


async def refused(room: Room, table: str, who: Person, action: TableAction) -> TableReason:
    with pytest.raises(Refused) as caught:
        await room.do(table, who, action)
    return caught.value.reason


async def test_hints_are_allowed_when_the_last_agrees_and_the_match_is_unrated(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA, DARIO], rated=True)
    for person in (ANNA, BRUNO, CARLA):
        await room.do(table, person, requests.AllowHints())
        view = await room.tables.look(table, None)
        assert (view.hints, view.counts) == (False, True)
    view = await room.do(table, DARIO, requests.AllowHints())
    assert (view.hints, view.counts, view.hinting) == (True, False, frozenset())
    assert await refused(room, table, ANNA, requests.AllowHints()) is TableReason.HINTS_ALLOWED
    assert await refused(room, table, ANNA, requests.RefuseHints()) is TableReason.NOTHING_TO_ANSWER
    await room.restart()
    assert room.truth(table).hints


async def test_one_refusal_ends_the_vote(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    assert await refused(room, table, ANNA, requests.RefuseHints()) is TableReason.NOTHING_TO_ANSWER
    await room.do(table, ANNA, requests.AllowHints())
    assert await refused(room, table, ANNA, requests.AllowHints()) is TableReason.ALREADY_AGREED
    await room.do(table, BRUNO, requests.RefuseHints())
    assert room.truth(table).hinting == frozenset()


async def test_others_have_no_say_and_none_is_needed_before_or_after(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    for action in (requests.AllowHints(), requests.RefuseHints()):
        assert await refused(room, table, CARLA, action) is TableReason.NOT_SEATED
    await room.do(table, ANNA, requests.Resign())
    assert await refused(room, table, ANNA, requests.AllowHints()) is TableReason.NOT_PLAYING
    lobby = await room.open(CARLA)
    assert await refused(room, lobby, CARLA, requests.AllowHints()) is TableReason.NOT_PLAYING


async def test_whoever_is_away_from_a_match_that_counts_is_asked_too(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    absent = person_to_act(room.truth(table))
    other = BRUNO if absent == ANNA else ANNA
    await make_absent(room, table, absent)
    await room.do(table, other, requests.AllowHints())
    assert room.truth(table).counts, "nobody makes a match unrated behind somebody's back"
    assert await refused(room, table, absent, requests.AllowHints()) is TableReason.SEAT_TAKEN_OVER
    await room.do(table, absent, requests.Join())
    await room.do(table, absent, requests.AllowHints())
    assert (room.truth(table).hints, room.truth(table).counts) == (True, False)


async def test_nobody_leaves_a_rated_match_into_an_unrated_one(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, ANNA, requests.AllowHints())
    await room.do(table, BRUNO, requests.Leave())
    truth = room.truth(table)
    assert (truth.hints, truth.counts) == (False, True)


async def test_v12_where_the_last_person_who_was_asked_leaves_an_unrated_match_the_vote_closes(
    room: Room,
) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.AllowHints())
    assert not room.truth(table).hints
    await room.do(table, BRUNO, requests.Leave())
    truth = room.truth(table)
    assert (truth.hints, truth.hinting) == (True, frozenset())


async def test_the_next_match_begins_without_hints(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    for person in (ANNA, BRUNO):
        await room.do(table, person, requests.AllowHints())
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, ANNA, requests.Rematch())
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, ANNA, requests.Start())
    assert not room.truth(table).hints
