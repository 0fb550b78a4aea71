"""Turns in a ``Room``: whose it is, waiting for somebody's, and letting them miss it."""

from bot.tables.decisions.presence import MISSES
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Table
from testing.worlds.room import Room

TURN = 60_000


def person_to_act(table: Table) -> Person:
    """The person whose turn it is."""
    assert table.turn is not None
    person = table.seats[table.turn].person
    assert person is not None
    return person


async def play_until_turn(room: Room, table: str, person: Person) -> None:
    """Have cards played until it is somebody's turn."""
    while person_to_act(room.truth(table)) != person:
        await room.play(table, 1)


async def make_absent(room: Room, table: str, person: Person) -> int:
    """Let a person idle until a computer sits in for them; returns their seat."""
    for _ in range(MISSES + 1):
        await play_until_turn(room, table, person)
        await room.rest(TURN * 2 // 3)
        await room.rest(TURN // 3)
    seat = room.truth(table).seat_of(person.id)
    assert seat is not None
    assert room.truth(table).seats[seat].absence is Absence.AWAY
    return seat
