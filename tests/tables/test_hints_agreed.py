"""Hints among people: everybody who plays the match agrees, and it is not rated then."""

import pytest

from bot.tables import requests as asks
from bot.tables.errors import Refused, TableReason
from bot.tables.people import Person
from bot.tables.requests import Wish
from tests.tables.test_clock import made_absent, to_act
from tests.tables.world import ANNA, BRUNO, CARLA, DARIO, Room


async def refused(room: Room, table: str, who: Person, wish: Wish) -> TableReason:
    with pytest.raises(Refused) as caught:
        await room.do(table, who, wish)
    return caught.value.reason


async def test_hints_are_allowed_when_the_last_agrees_and_the_match_is_unrated(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA, DARIO], rated=True)
    for person in (ANNA, BRUNO, CARLA):
        await room.do(table, person, asks.AllowHints())
        view = await room.tables.look(table, None)
        assert (view.hints, view.counts) == (False, True)
    view = await room.do(table, DARIO, asks.AllowHints())
    assert (view.hints, view.counts, view.hinting) == (True, False, frozenset())
    assert await refused(room, table, ANNA, asks.AllowHints()) is TableReason.HINTS_ALLOWED
    assert await refused(room, table, ANNA, asks.RefuseHints()) is TableReason.NOTHING_TO_ANSWER
    await room.restart()
    assert room.truth(table).hints


async def test_one_refusal_ends_the_vote(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    assert await refused(room, table, ANNA, asks.RefuseHints()) is TableReason.NOTHING_TO_ANSWER
    await room.do(table, ANNA, asks.AllowHints())
    assert await refused(room, table, ANNA, asks.AllowHints()) is TableReason.ALREADY_AGREED
    await room.do(table, BRUNO, asks.RefuseHints())
    assert room.truth(table).hinting == frozenset()


async def test_others_have_no_say_and_none_is_needed_before_or_after(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    for wish in (asks.AllowHints(), asks.RefuseHints()):
        assert await refused(room, table, CARLA, wish) is TableReason.NOT_SEATED
    await room.do(table, ANNA, asks.Resign())
    assert await refused(room, table, ANNA, asks.AllowHints()) is TableReason.NOT_PLAYING
    lobby = await room.open(CARLA)
    assert await refused(room, lobby, CARLA, asks.AllowHints()) is TableReason.NOT_PLAYING


async def test_whoever_is_away_from_a_match_that_counts_is_asked_too(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    absent = to_act(room.truth(table))
    other = BRUNO if absent == ANNA else ANNA
    await made_absent(room, table, absent)
    await room.do(table, other, asks.AllowHints())
    assert room.truth(table).counts, "nobody makes a match unrated behind somebody's back"
    assert await refused(room, table, absent, asks.AllowHints()) is TableReason.SEAT_TAKEN_OVER
    await room.do(table, absent, asks.Join())
    await room.do(table, absent, asks.AllowHints())
    assert (room.truth(table).hints, room.truth(table).counts) == (True, False)


async def test_nobody_leaves_a_rated_match_into_an_unrated_one(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, ANNA, asks.AllowHints())
    await room.do(table, BRUNO, asks.Leave())
    truth = room.truth(table)
    assert (truth.hints, truth.counts) == (False, True)


async def test_the_next_match_begins_without_hints(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    for person in (ANNA, BRUNO):
        await room.do(table, person, asks.AllowHints())
    await room.do(table, ANNA, asks.Resign())
    await room.do(table, ANNA, asks.Rematch())
    await room.do(table, BRUNO, asks.Join())
    await room.do(table, ANNA, asks.Start())
    assert not room.truth(table).hints
