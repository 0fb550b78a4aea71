"""The record of a match, out of the log of its table."""

import pytest

from bot.record.verify import verify
from bot.tables.archive.records import record_of
from bot.tables.model import requests
from bot.tables.model.people import Person
from testing.worlds.room import ANNA, BRUNO, CARLA, PEOPLE, Room, fast_rules


@pytest.mark.parametrize(("people", "computers"), [(2, 0), (2, 1), (3, 1), (1, 5)])
async def test_a_record_verifies_with_its_seed(room: Room, people: int, computers: int) -> None:
    table = await room.seat(
        PEOPLE[:people],
        computers,
        rules=type(fast_rules())(
            players=people + computers, teams=fast_rules(people + computers).teams, target=2
        ),
    )
    await room.play(table)
    record = await record_of(room.tables, f"{table}-1")
    assert record is not None
    assert verify(record).flaw is None
    assert record["id"] == f"{table}-1"
    assert [seat["kind"] for seat in record["seats"]] == ["human"] * people + ["computer"] * computers
    assert set(record["fairness"]) == {"commitment", "server_seed", "nonces"}


async def test_a_running_match_has_no_record_yet(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.play(table, 5)
    assert await record_of(room.tables, f"{table}-1") is None


@pytest.mark.parametrize("match", ["", "-", "nonesuch-1", "nonesuch", "x-y-z", "'; DROP TABLE entry; --"])
async def test_what_never_was_has_no_record(room: Room, match: str) -> None:
    assert await record_of(room.tables, match) is None


async def test_a_match_that_was_given_up_has_a_record(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.play(table, 5)
    await room.do(table, ANNA, requests.Resign())
    record = await record_of(room.tables, f"{table}-1")
    assert record is not None
    assert record["result"] == {"winners": [1], "score": [0, 0], "reason": "forfeit"}
    assert verify(record).flaw is None


async def test_while_the_next_match_runs_the_last_one_can_be_had_and_only_that(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.play(table)
    await room.do(table, ANNA, requests.Rematch())
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, ANNA, requests.Start())
    record = await record_of(room.tables, f"{table}-1")
    assert record is not None
    assert verify(record).flaw is None
    assert await record_of(room.tables, f"{table}-2") is None


async def test_a_record_names_those_who_began_cleanly(room: Room) -> None:
    strange = Person(77, "Zoe\u202e\x1b[31m\n\u200fX")
    nothing = Person(78, "\u202e\u2066")
    table = await room.seat([strange, nothing])
    await room.do(table, nothing, requests.Leave())
    await room.do(table, CARLA, requests.Substitute())
    await room.play(table)
    record = await record_of(room.tables, f"{table}-1")
    assert record is not None
    assert [seat["name"] for seat in record["seats"]] == ["Zoe [31m X", "?"]
    assert verify(record).flaw is None
