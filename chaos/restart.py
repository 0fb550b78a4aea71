"""A restart is invisible: random kills under load lose nothing, and a thousand tables are back at once (F2).

python -m chaos restart [KILLS] [TABLES] [STARTS]

Eight tables are played at, through the one door and on the disk, by a process that is killed without warning
(SIGKILL) again and again; every act that it has acknowledged must be in the log, without a gap, the database
must be sound, and every log must fold. Then a bot with so many running tables is started and a card played,
timed from the start of the process to the durable answer.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final
from unittest.mock import patch

from benchmarks.memory import blank, no_discord
from bot import log
from bot.app import build
from bot.render.painter import Painter
from bot.rules.errors import IllegalAction
from bot.rules.variants import default_rules
from bot.settings import Settings
from bot.store.copies import examine
from bot.store.sqlite import open_store
from bot.tables.door import Caps, Tables
from bot.tables.errors import Refused
from bot.tables.lobby import Setup
from bot.tables.people import Person, Place
from bot.tables.requests import Join, Rematch, Shuffle, Start
from bot.tables.results import Bookkeeper
from bot.tables.table import Stage

PAIRS: Final = 8
TARGET: Final = 2.0
"""Seconds from the start of a process to its first answer."""
LOOKS: Final = 50
"""After so many kills the whole database is examined, and every log folded."""

Report = Callable[[str, int], None]


def wall_clock() -> int:
    """Unix milliseconds."""
    return time.time_ns() // 1_000_000


def pair(number: int) -> tuple[Person, Person]:
    """Two people who always play with each other."""
    first, second = (Person(10**16 + 2 * number + seat, f"Player {number}.{seat}") for seat in range(2))
    return first, second


async def play(path: Path, report: Report) -> None:
    """Pairs play for ever; ``report`` is told of each durable act: the table and how long its log is."""
    store = await open_store(path)
    tables = Tables(store, now=wall_clock, caps=Caps(50, 100, 10_000))
    Bookkeeper(tables, store)
    await tables.start()
    await asyncio.gather(*(_play_on(tables, number, report) for number in range(PAIRS)))


async def _play_on(tables: Tables, number: int, report: Report) -> None:
    people, began = pair(number), time.time_ns()
    causes = (f"{began}.{number}.{count}" for count in itertools.count())
    here = await tables.tables_of(people[0].id)
    if not here:
        setup = Setup(default_rules(players=2))
        here = [await tables.open(Place(1, number), people[0], setup, cause=next(causes))]
        report(here[0].id, here[0].seq)
    table = here[0].id
    while True:
        for person, wish, at in await _wishes(tables, table, people):
            try:
                done = await tables.act(table, person, wish, at=at, cause=next(causes))
            except Refused:
                continue  # they sit there already
            report(table, done.seq)


async def _wishes(
    tables: Tables, table: str, people: Sequence[Person]
) -> list[tuple[Person, Any, int | None]]:
    """What people do next at a table."""
    view = await tables.look(table, None)
    host, guest = people
    if view.stage is Stage.FINISHED:
        return [(host, Rematch(), None)]
    if view.stage is Stage.LOBBY:
        return [
            (guest, Join(), None),
            (guest, Shuffle(), None),
            (host, Shuffle(), None),
            (host, Start(), None),
        ]
    for person in people:
        own = (await tables.look(table, person.id)).view
        if own is not None and own.legal and own.turn == own.seat:
            return [(person, own.legal[0], view.decision)]
    return []


def killed(path: Path, chance: random.Random) -> dict[str, int]:
    """Kill a process once it has acknowledged a few acts; what it acknowledged last of each table."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            asyncio.run(play(path, lambda table, seq: _say(writing, f"{table} {seq}\n")))
        finally:
            os._exit(1)  # it was to be killed
    os.close(writing)
    with os.fdopen(reading) as pipe:
        lines = [pipe.readline() for _ in range(chance.randrange(1, 60))]
        time.sleep(chance.random() / 100)
        os.kill(child, signal.SIGKILL)
        lines += pipe.readlines()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "it ended by itself"
    return {table: int(seq) for table, seq in map(str.split, lines)}


def _say(pipe: int, line: str) -> None:
    os.write(pipe, line.encode())  # whole: it is shorter than what a pipe takes at once


def lost(path: Path, acknowledged: dict[str, int]) -> list[str]:
    """What was acknowledged and is not in the log, and the gaps."""
    with sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True) as link:
        rows = link.execute("SELECT table_id, count(*), max(seq) FROM entry GROUP BY table_id").fetchall()
    link.close()
    found = {table: newest for table, _, newest in rows}
    broken = [f"{table}: a gap" for table, count, newest in rows if count != newest]
    broken += [
        f"{table}: {seq} acknowledged, {found.get(table, 0)} found"
        for table, seq in acknowledged.items()
        if found.get(table, 0) < seq
    ]
    return broken


async def folded(path: Path) -> list[str]:
    """What is wrong with the database, and the tables whose logs do not fold."""
    store = await open_store(path)
    broken = await store.check()
    tables = Tables(store, now=wall_clock, caps=Caps(50, 100, 10_000))
    opened = await tables.start()
    broken += [f"{head.table}: does not fold" for head in await store.log.heads() if head.table not in opened]
    for table in opened:
        view = await tables.look(table, None)
        if await tables.revealed(view.match) is None:
            broken.append(f"{table}: no seed")
    await tables.close()
    await store.close()
    return broken


def kills(path: Path, count: int, seed: int) -> tuple[int, list[str]]:
    """Kill so often; how many acts were acknowledged at tables now open, and what was broken."""
    chance = random.Random(seed)
    acknowledged: dict[str, int] = {}
    for number in range(count):
        acknowledged |= killed(path, chance)
        broken = lost(path, acknowledged)
        if number % LOOKS == LOOKS - 1 or number == count - 1:
            broken += asyncio.run(folded(path)) + examine(path)
        if broken:
            return sum(acknowledged.values()), broken
    return sum(acknowledged.values()), []


async def fill(path: Path, count: int) -> None:
    """So many running tables, a dozen cards played at each."""
    store = await open_store(path)
    tables = Tables(store, now=wall_clock, caps=Caps(50, 100, 10_000))
    causes = map(str, itertools.count(1))

    async def begin(number: int) -> None:
        people = pair(number)
        place, setup = Place(1 + number // 40, number), Setup(default_rules(players=2))
        table = (await tables.open(place, people[0], setup, cause=next(causes))).id
        await tables.act(table, people[1], Join(), cause=next(causes))
        await tables.act(table, people[0], Start(), cause=next(causes))
        for _ in range(12):
            await _a_card(tables, table, number, next(causes))

    for first in range(0, count, 50):
        await asyncio.gather(*map(begin, range(first, min(count, first + 50))))
    await tables.close()
    await store.close()


async def _a_card(tables: Tables, table: str, number: int, cause: str) -> None:
    for person in pair(number):
        view = (await tables.look(table, person.id)).view
        if view is not None and view.legal and view.turn == view.seat:
            await tables.act(table, person, view.legal[0], cause=cause)
            return
    raise AssertionError("it is nobody's turn")


async def answer_once(path: Path) -> None:
    """Start the bot, all but Discord itself, and let somebody play a card."""
    with no_discord():
        async with build(Settings(_env_file=None, database=path)) as bot:
            await bot.setup_hook()
            tables = bot.parlour.tables
            head = random.choice(await bot.parlour.store.log.heads())
            try:
                await _a_card(tables, head.table, head.channel, f"first {time.time_ns()}")
            except (Refused, IllegalAction) as refusal:
                raise AssertionError from refusal
            print(time.monotonic(), flush=True)


def started(path: Path) -> float:
    """Seconds from the start of a process to its first answer."""
    began = time.monotonic()  # the same clock in all processes
    command = [sys.executable, "-m", "chaos.restart", "--answer", str(path)]
    told = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - ourselves
    return float(told.stdout.split()[-1]) - began


def main() -> None:
    """Print the figures."""
    log.configure("error")
    if sys.argv[1:2] == ["--answer"]:
        with patch("bot.app.Painter", lambda **named: Painter(draw=blank, **named)):
            asyncio.run(answer_once(Path(sys.argv[2])))
        return
    count, tables, starts = (int(n) for n in [*sys.argv[1:], *("1000", "1000", "100")[len(sys.argv) - 1 :]])
    with tempfile.TemporaryDirectory() as folder:
        acts, broken = kills(Path(folder) / "killed.db", count, seed=1)
        print(f"{count} kills, {acts} acts acknowledged: {broken or 'nothing lost'}", flush=True)
        path = Path(folder) / "full.db"
        asyncio.run(fill(path, tables))
        times = [started(path) for _ in range(starts)]
    worst = quantiles(times, n=100)[98] if len(times) > 1 else times[0]
    figures = f"median {median(times):.2f} s, p99 {worst:.2f} s"
    print(f"{tables} tables, start to first answer: {figures} ({starts} starts)")
    if broken or worst >= TARGET:
        sys.exit("F2 does not hold")
    print("F2 holds")


if __name__ == "__main__":
    main()
