"""Equal plays get equal deals, at a table and without one (D-2, D-5)."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from datetime import date, timedelta

import pytest

from bot import computers
from bot.deal_of_day import boards
from bot.deal_of_day.play import SoloDeal
from bot.deal_of_day.rota import rules_on
from bot.deal_of_day.scoring import result_of
from bot.puzzle.keys import commitment, key_of
from bot.rules.actions import Action
from bot.rules.events import DealEnded, Event
from bot.rules.view import seat_view
from bot.store.base import Store
from bot.tables.decisions.lobby import OnBoard, Setup
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import DIRECT, Person
from bot.tables.model.requests import AllowHints, End, Leave, Rematch, Request, Resign
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, Room

SECRET = bytes(range(32))
MONDAY = date(2026, 11, 23)
PERSON_SEED = 7
"""The seed of all that the person does."""
WITHOUT_FAST = """
import sys, json, random
if sys.argv[1] == "without":
    sys.modules["numba"] = None
from datetime import date
from bot import computers
from bot.deal_of_day.boards import board_of
from bot.deal_of_day.play import SoloDeal
from bot.puzzle.keys import key_of
day = date(2026, 11, 28)
deal, played = SoloDeal(key_of(bytes(range(32)), day), board_of(day, "7"), "expert"), []
while (one := deal.chooser) is not None:
    action = computers.create(one.level).choose(one.view, random.Random(one.seed))
    played.append(str(action))
    deal.choose(action)
print(json.dumps([played, deal.result]))
"""


def board_setup(day: date, table: str) -> Setup:
    key, board = key_of(SECRET, day), boards.board_of(day, "7")
    pack, seed = boards.pack_of(key, board), boards.play_seed(key, board)
    found = OnBoard(board, pack, seed, table, commitment(SECRET, day.year).hex())
    return Setup(rules_on(day), computers="novice", board=found)


async def play_attempt(
    room: Room, who: Person, day: date, table: str, *, restarts: bool = False
) -> list[Event]:
    """An attempt in which the person plays as a novice would; what happened in the deal."""
    await room.tables.open(DIRECT, who, board_setup(day, table), cause=room.cause())
    await room.seats.idle()
    while room.truth(table).stage is Stage.PLAYING:
        if restarts:
            await room.restart()
        now = room.truth(table)
        assert now.state is not None
        action: Action = computers.create("novice").choose(
            seat_view(now.state, 0), random.Random(PERSON_SEED)
        )
        await room.do(table, who, action, now.decision)
    log = await room.tables.history(table)
    return [event for _, event in log if isinstance(event, Event)]


@pytest.mark.parametrize("weekday", range(7))
async def test_DA_2_equal_plays_get_equal_deals(room: Room, weekday: int) -> None:
    day = MONDAY + timedelta(days=weekday)
    first = await play_attempt(room, ANNA, day, "t1")
    second = await play_attempt(room, BRUNO, day, "t2", restarts=True)
    assert first == second
    assert await play_attempt(room, BRUNO, day + timedelta(days=7), "t3") != first
    ended = [event for event in first if isinstance(event, DealEnded)]
    assert len(ended) == 1, "a board is one deal"


@pytest.mark.parametrize("weekday", range(7))
async def test_D_5_par_is_what_the_same_plays_get_at_a_table(
    room: Room, weekday: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.deal_of_day.play.LEVEL", "novice")
    day = MONDAY + timedelta(days=weekday)
    events = await play_attempt(room, ANNA, day, "t1")
    (ended,) = (event for event in events if isinstance(event, DealEnded))
    deal = SoloDeal(key_of(SECRET, day), boards.board_of(day, "7"), "novice")
    while (one := deal.chooser) is not None:
        seed = PERSON_SEED if one.view.seat == 0 else one.seed
        deal.choose(computers.create(one.level).choose(one.view, random.Random(seed)))
    assert deal.result == result_of(rules_on(day), ended)


def test_DA_2_experts_play_alike_with_and_without_the_extra_fast() -> None:
    said = [
        subprocess.run(  # noqa: S603 - our own script
            [sys.executable, "-c", WITHOUT_FAST, how], capture_output=True, text=True, check=True
        ).stdout
        for how in ("without", "with")
    ]
    assert json.loads(said[0]) == json.loads(said[1])


@pytest.mark.parametrize("request_", [Leave(), End(), Resign(), Rematch(), AllowHints()], ids=str)
async def test_D_4_nothing_but_cards_can_be_asked_of_a_board(room: Room, request_: Request) -> None:
    await room.tables.open(DIRECT, ANNA, board_setup(MONDAY, "t1"), cause=room.cause())
    with pytest.raises(Refused) as refused:
        await room.do("t1", ANNA, request_)
    assert refused.value.reason is TableReason.ON_BOARD


async def test_D_8_a_deal_of_the_day_is_no_match_in_the_history(room: Room, store: Store) -> None:
    await play_attempt(room, ANNA, MONDAY, "t1")
    assert await store.results.history(ANNA.id) == []
    assert (await room.tables.look("t1", ANNA.id)).seed is None


async def test_tables_with_a_board_do_not_count_against_the_caps(room: Room) -> None:
    for number in range(8):
        await room.tables.open(DIRECT, ANNA, board_setup(MONDAY, f"t{number}"), cause=room.cause())
    await room.open(ANNA)


async def test_who_is_forgotten_leaves_no_open_attempt(room: Room) -> None:
    await room.tables.open(DIRECT, ANNA, board_setup(MONDAY, "t1"), cause=room.cause())
    await room.forget(ANNA, -1)
    assert not room.tables.is_open("t1")
    assert not any(ANNA.name in entry.body for entry, _ in await room.tables.history("t1"))
