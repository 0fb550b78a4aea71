"""A table's whole life with everything in it that can happen, and lives at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from bot.deal_of_day import boards
from bot.deal_of_day.rota import rules_on
from bot.rules import decide
from bot.rules.actions import PLAYS, Forfeit, Play
from bot.rules.errors import IllegalAction
from bot.rules.options import SignalTable, Talk
from bot.rules.rules import Rules
from bot.store.rows import Preferences
from bot.tables.decisions.lobby import AtEvent, OnBoard, Setup
from bot.tables.model import requests
from bot.tables.model.errors import Refused
from bot.tables.model.events import Access, Seating
from bot.tables.model.people import DIRECT, Boards, EventTable, Person
from bot.tables.model.requests import SystemActor, TableAction
from bot.tables.model.table import Stage, Table
from testing.builders.states import random_move
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, HERE, PEOPLE, Room, fast_rules
from testing.worlds.room_turns import play_until_turn

TURN = 60_000
DAY = 24 * 3600 * 1000


async def eventful_life(room: Room, players: int) -> str:
    """Two matches at one table of so many seats, with every kind of event that such a table knows."""
    rules = fast_rules(players)
    table = await room.open(ANNA, rules, seating=Seating.HOST)
    await room.do(table, ANNA, requests.Invite(BRUNO))
    await room.do(table, ANNA, requests.Invite(CARLA))
    await room.do(table, CARLA, requests.Decline())
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, BRUNO, requests.Shuffle())
    await room.do(table, ANNA, requests.Leave())
    await room.do(table, ANNA, requests.Join())
    await room.do(table, ANNA, requests.Leave())
    await room.do(table, CARLA, requests.Join())
    await room.do(table, BRUNO, requests.Remove(CARLA.id))
    await room.do(table, BRUNO, requests.AddComputer("novice"))
    await room.do(table, BRUNO, requests.RemoveComputer())
    await room.do(table, ANNA, requests.Join())
    await room.do(table, BRUNO, requests.Change(rules, Access.OPEN, Seating.HOST, rated=False))
    await room.do(table, BRUNO, requests.Arrange((1, 0)))
    for _ in range(players - 2):
        await room.do(table, BRUNO, requests.AddComputer("novice"))
    await room.shuffle(table)
    await room.do(table, BRUNO, requests.Start())
    await _absences(room, table)
    await room.play(table)
    await room.do(table, ANNA, requests.Rematch())
    for _ in range(players - 2):
        await room.do(table, ANNA, requests.RemoveComputer())
    for person in (CARLA, DARIO)[: players - 1]:
        await room.do(table, person, requests.Join())
    while len(room.truth(table).members) < players:
        await room.do(table, ANNA, requests.AddComputer("novice"))
    await room.shuffle(table)
    await room.do(table, ANNA, requests.Start())
    await room.play(table, 3)
    await _votes(room, table)
    if table in room.tables.open_tables():
        await room.play(table)
        await room.do(table, ANNA, requests.End())
    return table


async def board_life(room: Room, seed: int = 0) -> str:
    """A deal of the day, in which the person plays any cards that they may."""
    day, key = date(2026, 11, 23), bytes(range(32))
    board = boards.board_of(day, "1180000000000000307")
    table = await room.tables.new_id(DIRECT.guild)
    pack, numbers = boards.pack_of(key, board), boards.play_seed(key, board)
    setup = Setup(rules_on(day), computers="novice", board=OnBoard(board, pack, numbers, table, "c" * 64))
    await room.tables.open(DIRECT, ANNA, setup, cause=room.cause())
    await room.seats.idle()
    rng = random.Random(seed)
    while (now := room.truth(table)).stage is Stage.PLAYING:
        assert now.state is not None
        plays = [action for action in decide.legal(now.state, 0) if isinstance(action, Play)]
        await room.do(table, ANNA, rng.choice(plays), now.decision)
    return table


async def event_life(room: Room, boards: Boards | None = None, onlookers: Sequence[Person] = ()) -> str:
    """A match of a tournament, which begins when both are ready; on boards it is sealed for a while.

    ``onlookers`` predict a side each, in turn; the first of them thinks better of it before the first trick.
    """
    which, table = EventTable("event77", "Coppa", 1, 1, 1), "tournament"
    at_event = AtEvent(which, table, (ANNA, BRUNO), (None, None), boards, b"key" * 8)
    await room.tables.open(HERE, ANNA, Setup(fast_rules(2), at_event=at_event), cause=room.cause())
    for number, onlooker in enumerate(onlookers):
        await room.do(table, onlooker, requests.Predict(1 - number % 2))
    for person in (ANNA, BRUNO):
        await room.do(table, person, requests.Shuffle())
    for onlooker in onlookers[:1]:
        await room.do(table, onlooker, requests.Predict(0))
        await room.do(table, onlooker, requests.Predict(1))
    while room.truth(table).stage is Stage.PLAYING:
        await room.play(table, 1)
    if boards is not None:
        await room.tables.act(table, SystemActor(), requests.Unseal())
    return table


async def any_game_life(room: Room, rules: Rules, seed: int) -> str:
    """A match of any game by people who do anything that they may, computers filling the table."""
    rng = random.Random(seed)
    people = PEOPLE[: rules.players]
    if rules.signal_table is SignalTable.CUSTOM:
        table = await room.open(people[0], rules, seating=Seating.JOIN_ORDER)
        await room.do(table, people[0], requests.SetGesture("king", "taps the table"))
        for guest in people[1:]:
            await room.do(table, guest, requests.Join())
        await room.do(table, people[0], requests.Start())
    else:
        table = await room.seat(people, rules.players - len(people), rules)
    if rules.talk is Talk.RAIS:
        for number, chair in enumerate(room.truth(table).seats):
            if chair.person is not None:
                await room.do(table, chair.person, requests.VoteRais(number % 2))
    for _ in range(1000):
        truth = room.tables.in_memory[table]
        if truth.stage is not Stage.PLAYING or truth.state is None:
            break
        seat, action = random_move(truth.state, rng, forfeits=0, asides=0.1)
        person = truth.seats[seat].person
        if person is not None:
            await room.do(table, person, action)
    await room.do(table, ANNA, requests.End())
    return table


async def correspondence_life(room: Room, seed: int) -> str:
    """A match whose turns take days: one is put off for quiet hours, waits for a holiday, and is missed."""
    room.rng.seed(seed)
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), turn_clock=DAY // 1000))
    truth = room.truth(table)
    seat = truth.turn or 0
    late = truth.seats[seat].person
    assert late is not None
    ends = (await room.tables.look(table, None)).deadline or 0
    await room.tables.act(table, SystemActor(), requests.Hold(seat, ends + DAY // 4))
    await room.store.people.set_preferences(Preferences(late.id, holidays=((room.now, room.now + DAY),)))
    room.calendars.notice(table)
    await room.rest()
    await room.rest(DAY)
    await room.restart(away=DAY)
    await room.rest(DAY)
    await room.rest(DAY)
    await room.play(table)
    await room.do(table, ANNA, requests.End())
    return table


async def held_up_life(room: Room) -> str:
    """A match against a computer that has to play each of its moves more simply."""
    table = await room.seat([ANNA], 1)
    await room.seats.close()
    while (truth := room.truth(table)).stage is Stage.PLAYING:
        assert truth.turn is not None
        assert truth.state is not None
        if truth.seats[truth.turn].person is None:
            card = room.rng.choice(truth.state.hands[truth.turn])
            await room.tables.act(table, SystemActor(truth.turn, simple=True), PLAYS[card], at=truth.decision)
        else:
            await room.play(table, 1)
    await room.do(table, ANNA, requests.End())
    return table


async def _absences(room: Room, table: str) -> None:
    """Bruno idles until a computer has his seat, comes back, leaves; Dario takes over."""
    for _ in range(3):
        await play_until_turn(room, table, BRUNO)
        await room.rest(TURN * 2 // 3)
        await room.rest(TURN // 3)
    await room.restart()
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, BRUNO, requests.DropCall())
    await room.do(table, BRUNO, requests.Leave())
    await room.do(table, ANNA, requests.CallSubstitute(room.truth(table).seat_of(BRUNO.id)))
    await room.do(table, DARIO, requests.Substitute())
    await room.restart()


async def _votes(room: Room, table: str) -> None:
    people = room.truth(table).present
    await room.do(table, people[0], requests.End())
    if len(people) > 1:
        await room.do(table, people[1], requests.RefuseEnd())
        await room.do(table, people[0], requests.AllowHints())
        await room.do(table, people[1], requests.RefuseHints())
        for person in people:
            await room.do(table, person, requests.AllowHints())
    if room.truth(table).stage is not Stage.PLAYING or not room.truth(table).rules.two_sided:
        return
    await room.do(table, people[0], requests.Resign())
    if room.truth(table).stage is Stage.PLAYING:
        await room.do(table, people[0], requests.RefuseResign())


async def random_requests(room: Room, rng: random.Random, table: str, steps: int) -> int:
    """So many wishes by anybody, sensible or not; returns how many were granted, the rest was refused."""
    granted = 0
    for _ in range(steps):
        truth = room.tables.in_memory.get(table)
        if truth is None:
            break
        if rng.random() < 0.05:
            await room.rest(rng.choice([1_000, 20_000, 40_000, 60_000]))
            continue
        who, action = _wish(rng, truth)
        try:
            await room.do(table, who, action)
        except (Refused, IllegalAction):
            assert room.tables.in_memory.get(table) == truth
        else:
            granted += 1
    return granted


def _wish(rng: random.Random, table: Table) -> tuple[Person, TableAction]:
    people = PEOPLE[:5]
    if table.state is not None and table.turn is not None and rng.random() < 0.7:
        person = table.seats[table.turn].person
        if person is not None:
            return person, PLAYS[rng.choice(table.state.hands[table.turn])]
    anybody = rng.choice(people)
    lobby: list[TableAction] = [
        requests.Join(),
        requests.Join(),
        requests.Join(),
        requests.Leave(),
        requests.Shuffle(),
        requests.Shuffle(),
        requests.Shuffle(),
        requests.Invite(rng.choice(people)),
        requests.Decline(),
        requests.AddComputer("novice"),
        requests.RemoveComputer(),
        requests.Remove(rng.choice(people).id),
        requests.Arrange(tuple(rng.sample(range(len(table.members)), len(table.members)))),
        requests.Start(),
        requests.Start(),
    ]
    match: list[TableAction] = [
        requests.Join(),
        requests.Leave(),
        requests.Substitute(rng.choice([None, *range(len(table.seats))])),
        requests.CallSubstitute(rng.choice([None, *range(len(table.seats))])),
        requests.DropCall(rng.choice([None, *range(len(table.seats))])),
        requests.AllowHints(),
        requests.RefuseHints(),
        requests.Resign(),
        requests.RefuseResign(),
        requests.RefuseEnd(),
        requests.Invite(rng.choice(people)),
        requests.Rematch(),
        Forfeit(),
        PLAYS[rng.choice(list(PLAYS))],
    ]
    rare: list[TableAction] = [requests.End(), requests.EndByModerator()] if rng.random() < 0.002 else []
    host = table.host if rng.random() < 0.5 and table.stage is Stage.LOBBY else anybody
    return host, rng.choice([*(lobby if table.stage is Stage.LOBBY else match), *rare])
