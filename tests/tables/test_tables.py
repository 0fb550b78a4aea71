"""The one door: nothing twice, nothing lost, nothing for stale or foreign hands."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot import computers
from bot.rules.actions import PLAYS, Play
from bot.rules.errors import IllegalAction, Reason
from bot.store.errors import Duplicate, Stale, Unavailable
from bot.tables.decisions.lobby import Setup
from bot.tables.listeners.computer_moves import ComputerMoves
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import MovedSimply
from bot.tables.model.requests import SystemActor
from bot.tables.model.table import Stage
from bot.tables.tables import TRIES, Tables
from bot.workers import WorkerPool
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, ELSA, HERE, Room, fast_rules, shorten_log
from testing.worlds.room_turns import person_to_act
from testing.worlds.start_tables import start_tables


def another_process(room: Room) -> Tables:
    return Tables(room.store, now=lambda: room.now, draw=room.rng.randbytes)


def card_of(room: Room, table: str) -> Play:
    truth = room.truth(table)
    assert truth.state is not None
    assert truth.turn is not None
    return PLAYS[truth.state.hands[truth.turn][0]]


async def test_a_button_of_an_earlier_choice_is_stale(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    decision, card = room.truth(table).decision, card_of(room, table)
    await room.do(table, person_to_act(room.truth(table)), card, decision)
    for at in (decision, decision + 2):
        with pytest.raises(Refused) as caught:
            await room.do(table, person_to_act(room.truth(table)), card_of(room, table), at)
        assert caught.value.reason is TableReason.STALE


async def test_a_vote_does_not_make_a_button_stale(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    decision, card = room.truth(table).decision, card_of(room, table)
    await room.do(table, ANNA, requests.End())
    await room.do(table, person_to_act(room.truth(table)), card, decision)
    assert room.truth(table).decision == decision + 1


async def test_who_looks_again_gets_the_same_view_until_something_happens(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    people = (ANNA.id, BRUNO.id, None)
    before = [await room.tables.look(table, person) for person in people]
    again = [await room.tables.look(table, person) for person in people]
    assert all(one is other for one, other in zip(before, again, strict=True))
    assert len({one.seat for one in before}) == 3
    await room.do(table, person_to_act(room.truth(table)), card_of(room, table), room.truth(table).decision)
    after = [await room.tables.look(table, person) for person in people]
    assert all(one.seq > other.seq for one, other in zip(after, before, strict=True))


async def test_what_has_just_happened_is_seen_without_reading_the_log(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.seat([ANNA, BRUNO])
    before = room.truth(table).seq
    await room.do(table, person_to_act(room.truth(table)), card_of(room, table), room.truth(table).decision)
    logged = await room.tables.sightings(table, 0)
    with monkeypatch.context() as without:
        without.setattr(room.store.log, "read", None)
        for seq in (before - 1, before, room.truth(table).seq):
            seen = await room.tables.sightings(table, seq)
            assert seen == [one for one in logged if one.seq > seq]
    # Another process appends, and this one reads that in the log.
    other = another_process(room)
    await start_tables(other)
    person, decision = person_to_act(room.truth(table)), room.truth(table).decision
    await other.act(table, person, card_of(room, table), at=decision)
    await room.tables.catch_up(table)
    assert await room.tables.sightings(table, before) == await other.sightings(table, before)


async def test_nobody_plays_out_of_turn_or_for_others(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    acting = person_to_act(room.truth(table))
    card, before = card_of(room, table), room.truth(table)
    with pytest.raises(IllegalAction) as illegal:
        await room.do(table, BRUNO if acting == ANNA else ANNA, card)
    assert illegal.value.reason is Reason.NOT_YOUR_TURN
    for stranger in (CARLA, SystemActor(), SystemActor(0), SystemActor(1)):
        with pytest.raises(Refused) as caught:
            await room.tables.act(table, stranger, card)
        assert caught.value.reason is TableReason.NOT_SEATED
    assert room.truth(table) == before


async def test_the_same_interaction_twice_changes_nothing_the_second_time(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    who, card, decision, once = (
        person_to_act(room.truth(table)),
        card_of(room, table),
        room.truth(table).decision,
        room.cause(),
    )
    first = await room.tables.act(table, who, card, at=decision, cause=once)
    second = await room.tables.act(table, who, card, at=decision, cause=once)
    assert second == first
    assert second.decision == decision + 1


async def test_an_interaction_is_known_again_after_a_restart(room: Room) -> None:
    table = await room.open(ANNA)
    once = room.cause()
    await room.tables.act(table, BRUNO, requests.Join(), cause=once)
    await room.restart()
    before = room.truth(table)
    view = await room.tables.act(table, BRUNO, requests.Join(), cause=once)
    assert view.seq == before.seq
    with pytest.raises(Refused):
        await room.tables.act(table, BRUNO, requests.Join(), cause=room.cause())


async def test_a_cause_that_was_booked_elsewhere_changes_nothing(room: Room) -> None:
    table, other = await room.open(ANNA), await room.open(CARLA)
    once = room.cause()
    await room.tables.act(table, BRUNO, requests.Join(), cause=once)
    view = await room.tables.act(other, BRUNO, requests.Join(), cause=once)
    assert view.member(BRUNO.id) is None
    assert len(await room.tables.history(other)) == 1


async def test_two_processes_decide_on_the_newest_table(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    other = another_process(room)
    await start_tables(other)
    await room.do(table, BRUNO, requests.Join())
    # The other one still believes that there is room for two, decides, is late, and decides anew.
    view = await other.act(table, CARLA, requests.Join(), cause=room.cause())
    assert [member.player.name for member in view.members] == ["Anna", "Bruno", "Carla"]
    await other.act(table, ANNA, requests.Start(), cause=room.cause())
    # And this one does not refuse a move because it has slept through the start.
    decision = (await other.look(table, None)).decision
    turn = (await other.look(table, None)).turn
    assert turn is not None
    player = (await other.look(table, None)).seats[turn].owner
    person = next(one for one in (ANNA, BRUNO, CARLA) if one == player)
    hand = (await other.look(table, person.id)).view
    assert hand is not None
    view = await room.tables.act(table, person, PLAYS[hand.hand[0]], at=decision, cause=room.cause())
    assert view.decision == decision + 1
    with pytest.raises(Refused) as caught:
        await other.act(table, person, PLAYS[hand.hand[1]], at=decision, cause=room.cause())
    assert caught.value.reason is TableReason.STALE
    assert await other.look(table, None) == await room.tables.look(table, None)


async def test_two_processes_commit_to_the_same_seed_of_a_match(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.Resign())
    other = another_process(room)
    await start_tables(other)
    await room.do(table, BRUNO, requests.Rematch())
    with pytest.raises(Refused):
        await other.act(table, ANNA, requests.Rematch(), cause=room.cause())
    assert (await other.look(table, None)).commitment == room.truth(table).commitment


async def test_wishes_at_one_table_are_granted_one_after_another(room: Room) -> None:
    table = await room.open(ANNA)
    people = [type(ANNA)(1_000 + number, f"Guest {number}") for number in range(20)]
    outcomes = await asyncio.gather(
        *(room.tables.act(table, person, requests.Join(), cause=room.cause()) for person in people),
        return_exceptions=True,
    )
    assert sum(not isinstance(outcome, BaseException) for outcome in outcomes) == 1
    assert len(room.truth(table).members) == 2


async def test_nobody_slips_past_a_cap_by_asking_everywhere_at_once(room: Room) -> None:
    opened = await asyncio.gather(
        *(room.tables.open(HERE, ANNA, Setup(fast_rules()), cause=room.cause()) for _ in range(8)),
        return_exceptions=True,
    )
    assert sum(not isinstance(outcome, BaseException) for outcome in opened) == 3
    others = [await room.open(person) for person in (BRUNO, CARLA)]
    joined = await asyncio.gather(
        *(room.tables.act(table, ANNA, requests.Join(), cause=room.cause()) for table in others),
        return_exceptions=True,
    )
    assert all(isinstance(outcome, Refused) for outcome in joined)


async def test_what_cannot_be_written_has_not_happened(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.seat([ANNA, BRUNO])
    before, told = room.truth(table), list[str]()
    room.tables.subscribe(told.append)
    card = card_of(room, table)
    with monkeypatch.context() as broken:
        broken.setattr(room.store.log, "append", failing(Unavailable("disk full")))
        with pytest.raises(Unavailable):
            await room.do(table, person_to_act(before), card, before.decision)
        with pytest.raises(Unavailable):
            await room.open(CARLA)
    assert room.truth(table) == before
    assert told == []
    assert room.tables.open_tables() == [table]
    await room.do(table, person_to_act(before), card, before.decision)
    assert told == [table]


def failing(error: Exception) -> Callable[..., Awaitable[Any]]:
    async def fail(*_: object, **__: object) -> None:
        raise error

    return fail


async def test_a_departure_that_could_not_be_written_can_be_tried_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.open(ANNA)
    await room.do(table, BRUNO, requests.Join())
    with monkeypatch.context() as broken:
        broken.setattr(room.store.log, "append", failing(Unavailable("disk full")))
        with pytest.raises(Unavailable):
            await room.do(table, BRUNO, requests.Leave())
    # The seed of the next match is kept, its commitment was never told: another try commits to it.
    kept = await room.store.seeds.seed(f"{table}-2")
    assert kept is not None
    await room.do(table, BRUNO, requests.Leave())
    assert room.truth(table).member(BRUNO.id) is None
    assert await room.store.seeds.seed(f"{table}-2") == kept


async def test_a_process_that_died_between_seed_and_log_leaves_a_seed_to_commit_to(room: Room) -> None:
    table = await room.open(ANNA)
    await room.do(table, BRUNO, requests.Join())
    await room.store.seeds.keep(f"{table}-2", bytes(32))
    await room.do(table, BRUNO, requests.Leave())
    assert room.truth(table).member(BRUNO.id) is None
    assert await room.store.seeds.seed(f"{table}-2") == bytes(32)


async def test_a_late_writer_tries_again_but_not_for_ever(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.open(ANNA)
    tries = []

    async def late(*_: object, **__: object) -> None:
        tries.append(1)
        raise Stale("late")

    monkeypatch.setattr(room.store.log, "append", late)
    with pytest.raises(Unavailable):
        await room.do(table, BRUNO, requests.Join())
    assert len(tries) == TRIES


async def test_a_table_whose_log_has_shrunk_is_read_anew(room: Room, tmp_path: Path) -> None:
    table = await room.seat([ANNA, BRUNO])
    earlier = room.truth(table)
    await room.play(table, 3)
    told: list[str] = []
    room.tables.subscribe(told.append)
    shorten_log(tmp_path / "briscola.db", table, earlier.seq)
    who, card = (
        person_to_act(earlier),
        PLAYS[earlier.state.hands[earlier.turn or 0][0]] if earlier.state else None,
    )
    assert card is not None
    with pytest.raises(Refused) as caught:  # decided at a table that is no more
        await room.do(
            table, person_to_act(room.truth(table)), card_of(room, table), room.truth(table).decision
        )
    assert caught.value.reason is TableReason.STALE
    assert room.truth(table) == earlier
    assert table in told
    view = await room.tables.act(table, who, card, at=earlier.decision, cause=room.cause())
    assert (view.seq, view.decision) == (earlier.seq + 1, earlier.decision + 1)
    assert (await room.play(table)) is not None
    assert room.truth(table).stage is Stage.FINISHED


async def test_a_table_whose_log_was_written_anew_from_some_entry_on_is_read_anew(
    room: Room, tmp_path: Path
) -> None:
    table = await room.open(ANNA, fast_rules(4))
    early = room.truth(table)
    room.now += 1000
    await room.do(table, BRUNO, requests.Join())
    shorten_log(tmp_path / "briscola.db", table, early.seq)
    room.now += 1000
    other = another_process(room)
    await start_tables(other)
    for person in (CARLA, DARIO):
        await other.act(table, person, requests.Join(), cause=room.cause())
    view = await room.do(table, ELSA, requests.Join())
    assert [member.player.name for member in view.members] == ["Anna", "Carla", "Dario", "Elsa"]


async def test_a_table_whose_log_is_gone_is_no_table_any_more(room: Room, tmp_path: Path) -> None:
    table, other = await room.open(ANNA), await room.open(CARLA)
    shorten_log(tmp_path / "briscola.db", table, 0)
    for _ in range(2):
        with pytest.raises(Refused) as caught:
            await room.do(table, BRUNO, requests.Join())
        assert caught.value.reason is TableReason.NO_TABLE
    assert room.tables.open_tables() == [other]
    assert room.tables.overdue(room.now + 10**10) == [other]


async def test_a_duplicate_at_the_log_is_success(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.open(ANNA)
    monkeypatch.setattr(room.store.log, "append", failing(Duplicate("again")))
    view = await room.do(table, BRUNO, requests.Join())
    assert view.seq == 1


async def test_whoever_stops_waiting_does_not_stop_the_change(room: Room) -> None:
    table = await room.open(ANNA)
    told: list[str] = []
    room.tables.subscribe(told.append)
    waiting = asyncio.ensure_future(room.tables.act(table, BRUNO, requests.Join(), cause=room.cause()))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await room.tables.close()
    assert room.truth(table).member(BRUNO.id) is not None
    assert told == [table]


async def test_after_a_restart_everybody_sees_what_they_saw(room: Room) -> None:
    lobby = await room.open(CARLA)
    match = await room.seat([ANNA, BRUNO], 2)
    await room.play(match, 9)
    closed = await room.open(CARLA)
    await room.do(closed, CARLA, requests.End())
    seen = {
        (table, person): await room.tables.look(table, person)
        for table in (lobby, match, closed)
        for person in (None, ANNA.id, BRUNO.id, CARLA.id)
    }
    opened = await room.restart()
    assert sorted(opened) == sorted([lobby, match])
    for (table, person), before in seen.items():
        after = await room.tables.look(table, person)
        changed = {"seq", "deadline"} if table == match else set()
        for name in before.__dataclass_fields__:
            if name not in changed:
                assert getattr(after, name) == getattr(before, name), name
    finished = await room.play(match)
    assert finished is not None
    assert finished.stage is Stage.FINISHED


async def test_a_log_that_cannot_be_read_leaves_the_other_tables_alone(room: Room) -> None:
    broken, sound = await room.open(ANNA), await room.open(BRUNO)
    await room.store.log.rewrite(broken, 1, '{"not": "this"}')
    assert await room.restart() == [sound]
    assert (await room.tables.look(sound, None)).stage is Stage.LOBBY


async def test_whoever_sat_at_a_table_is_noted(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, ANNA, requests.Invite(CARLA))
    await room.do(table, BRUNO, requests.Leave())
    assert await room.store.people.tables_of(ANNA.id) == [table]
    assert await room.store.people.tables_of(BRUNO.id) == []
    for person in (ANNA, BRUNO, CARLA):
        assert await room.store.people.tables_ever(person.id) == [table]


async def test_a_person_is_noted_before_their_name_is_in_the_log(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.open(ANNA)
    monkeypatch.setattr(room.store.people, "seat_person", failing(Unavailable("disk full")))
    with pytest.raises(Unavailable):
        await room.do(table, BRUNO, requests.Join())
    assert len(await room.tables.history(table)) == 1


async def test_ids_of_tables_are_never_given_twice(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await room.open(ANNA)
    letters = iter([bytes(6), bytes(6), b"\x01" * 6])
    draw = room.rng.randbytes
    monkeypatch.setattr(room.tables, "_draw", lambda size: next(letters) if size == 6 else draw(size))
    second, third = await room.open(ANNA), await room.open(ANNA)
    assert len({first, second, third}) == 3


async def test_a_computer_that_fails_plays_any_card(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        level = "novice"

        def choose(self, _view: object, _rng: object) -> Play:
            if room.rng.random() < 0.5:
                raise ZeroDivisionError
            return PLAYS[next(iter(PLAYS))]

    create = computers.create
    monkeypatch.setattr(
        computers, "create", lambda level, _=1.0: Broken() if level == "novice" else create(level)
    )
    table = await room.seat([ANNA], 1)
    finished = await room.play(table)
    assert finished is not None
    assert finished.stage is Stage.FINISHED
    simple = [event for _, event in await room.tables.history(table) if isinstance(event, MovedSimply)]
    assert simple  # and the log says so


async def test_computers_go_on_once_the_store_is_back(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.listeners.table_workers.FIRST_PAUSE", 0.001)
    table = await room.seat([ANNA], 1)
    await room.seats.close()
    while room.truth(table).seats[room.truth(table).turn or 0].person == ANNA:
        await room.play(table, 1)
    decision = room.truth(table).decision
    append, moved, failures = room.store.log.append, asyncio.Event(), [1, 2]

    async def recovering(*args: Any, **named: Any) -> None:  # noqa: ANN401 - as it came
        if failures:
            failures.pop()
            raise Unavailable("disk full")
        await append(*args, **named)

    monkeypatch.setattr(room.store.log, "append", recovering)
    room.seats = ComputerMoves(room.tables, WorkerPool(1))
    room.notify(table)
    room.tables.subscribe(lambda _: moved.set())
    await asyncio.wait_for(moved.wait(), 60)
    assert room.truth(table).decision > decision
