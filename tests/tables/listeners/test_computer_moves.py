"""A computer thinks elsewhere while the table goes on: what comes too late changes nothing."""

import asyncio

import pytest

from bot.rules.actions import PLAYS
from bot.tables.listeners.computer_moves import LEAST, MOST, TRICK_STAYS, move_delay
from bot.tables.model import requests
from bot.tables.model.events import Seating
from bot.workers import Choice, Job, WorkerPool, think
from testing.worlds.room import ANNA, BRUNO, HERE, MINUTE, Room, fast_rules


class Slow(WorkerPool):
    """A pool that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: asyncio.Queue[tuple[Job, int]] = asyncio.Queue()
        self.may_answer = asyncio.Event()

    async def choose(self, job: Job, guild: int) -> Choice:
        """As ``WorkerPool.choose``."""
        self.asked.put_nowait((job, guild))
        await self.may_answer.wait()
        return Choice(think(job))


@pytest.fixture
def worker_pool(room: Room) -> Slow:
    room.seats._worker_pool = slow = Slow()
    return slow


async def thinking(room: Room, worker_pool: Slow) -> tuple[str, Job]:
    """A table at which a computer has begun to think, and what about."""
    opened = await room.open(ANNA, fast_rules(2), seating=Seating.JOIN_ORDER)
    await room.do(opened, ANNA, requests.AddComputer("novice"))
    await room.tables.act(opened, ANNA, requests.Start())
    table = room.truth(opened)
    assert table.state is not None
    assert table.turn is not None
    if table.seats[table.turn].person == ANNA:
        await room.tables.act(opened, ANNA, PLAYS[table.state.hands[table.turn][0]])
    job, guild = await worker_pool.asked.get()
    assert guild == HERE.guild
    return opened, job


async def test_people_are_answered_while_a_computer_thinks(room: Room, worker_pool: Slow) -> None:
    table, job = await thinking(room, worker_pool)
    before = room.truth(table)
    assert (await room.tables.look(table, ANNA.id)).view is not None  # and nothing is locked
    assert room.truth(table) is before
    worker_pool.may_answer.set()
    await room.seats.idle()
    assert room.truth(table).decision > before.decision
    assert job.view.seat == before.turn


async def test_a_choice_that_comes_when_the_table_is_over_changes_nothing(
    room: Room, worker_pool: Slow
) -> None:
    table, _ = await thinking(room, worker_pool)
    await room.tables.act(table, ANNA, requests.EndByModerator())
    length = len(await room.tables.history(table))
    worker_pool.may_answer.set()
    await room.seats.idle()
    assert len(await room.tables.history(table)) == length
    assert table not in room.tables.open_tables()


async def test_a_computer_takes_a_moment_that_does_not_depend_on_its_cards(room: Room) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    room.seats._pause = pause
    table = await room.seat([ANNA], 1)
    while room.truth(table).decision < 6:
        await room.play(table, 1)
    match = room.truth(table).match
    turns = [move_delay(match, decision) for decision in range(8)]
    assert pauses
    # A computer's own decisions, by their number alone; the trick before stays in sight (V-1).
    assert set(pauses) <= {*turns, TRICK_STAYS}
    assert sum(seconds in turns for seconds in pauses) <= room.truth(table).decision // 2 + 1
    assert all(LEAST <= seconds <= MOST for seconds in turns)
    assert len(set(turns)) == len(turns)


async def test_nobody_waits_for_computers_where_nobody_is(room: Room) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    table = await room.seat([ANNA, BRUNO], 0, fast_rules(2), rated=True)  # such a match is played on
    room.seats._pause = pause
    for _ in range(200):  # nobody plays: after some turns computers sit in for both
        if not room.truth(table).present:
            break
        await room.rest(10 * MINUTE)
    assert not room.truth(table).present
    paused = len(pauses)
    await room.rest()
    assert len(pauses) == paused
