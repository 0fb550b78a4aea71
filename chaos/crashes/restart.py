"""A restart is invisible: random kills under load lose nothing, and a thousand tables are back at once (F2).

    python -m chaos restart [--kills N] [--tables N] [--starts N] [--seed N]

A process plays at eight tables, through ``Tables`` and on the disk, and is killed without warning (SIGKILL)
repeatedly, also while it starts. Every act that it has acknowledged must be in the log, without a gap, the
database must be sound, and every log must fold. Then a bot with so many running tables is started and a card
played, timed from the start of the process to the durable answer. ``--kills 0`` or ``--starts 0`` leaves one
half out.

It flushes often: with ``TMPDIR=/dev/shm`` it takes a fraction of the time. What SQLite passes to the system
survives a killed process there as well (a power cut is another matter).
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from bot import log
from bot.rules.notation.plain_data import default_rules
from bot.store.backups import examine
from bot.store.files import seeds_path
from bot.store.migrate import migrate
from bot.store.sqlite.store import open_store
from bot.tables.decisions.lobby import Setup
from bot.tables.limits.table_caps import Caps
from bot.tables.listeners.results import ResultRecorder
from bot.tables.model.errors import Refused
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import EndByModerator, Join, Rematch, Shuffle, Start as StartMatch
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from testing import arguments

PAIRS: Final = 8
TARGET: Final = 2.0
"""The seconds from the start of a process to its first answer."""
LOOKS: Final = 50
"""The number of kills between two examinations of the whole database, in which every changed log is
folded."""

LONG: Final = 500
"""The number of entries after which a pair goes to a new table. Closed tables are not read at a start."""

Report = Callable[[str, int], None]


def wall_clock() -> int:
    """Unix milliseconds."""
    return time.time_ns() // 1_000_000


def pair(number: int) -> tuple[Person, Person]:
    """Two people who always play with each other."""
    first, second = (Person(10**16 + 2 * number + seat, f"Player {number}.{seat}") for seat in range(2))
    return first, second


async def play(path: Path, report: Report) -> None:
    """Let pairs play for ever. ``report`` gets each durable act: the table and the length of its log."""
    store = await open_store(path)
    tables = Tables(store, now=wall_clock, caps=Caps(50, 100, 10_000, rates={}))
    ResultRecorder(tables, store)
    await tables.begin()
    await asyncio.gather(tables.wake(), *(_play_on(tables, number, report) for number in range(PAIRS)))


async def _play_on(tables: Tables, number: int, report: Report) -> None:
    people, began = pair(number), time.time_ns()
    causes = (f"{began}.{number}.{count}" for count in itertools.count())
    here = [view.id for view in await tables.tables_of(people[0].id)]
    while True:
        if not here:
            setup = Setup(default_rules(players=2))
            opened = await tables.open(Place(1, number), people[0], setup, cause=next(causes))
            report(opened.id, opened.seq)
            here = [opened.id]
        (table,) = here
        for person, wish, at in await _wishes(tables, table, people):
            try:
                result = await tables.act(table, person, wish, at=at, cause=next(causes))
            except Refused:
                continue  # they sit there already
            report(table, result.seq)
            if result.stage is Stage.CLOSED:
                here = []


async def _wishes(
    tables: Tables, table: str, people: Sequence[Person]
) -> list[tuple[Person, Any, int | None]]:
    """The next actions of people at a table."""
    view = await tables.look(table, None)
    host, guest = people
    if view.stage is Stage.FINISHED:
        return [(host, Rematch() if view.seq < LONG else EndByModerator(), None)]
    if view.stage is Stage.LOBBY:
        return [
            (guest, Join(), None),
            (guest, Shuffle(), None),
            (host, Shuffle(), None),
            (host, StartMatch(), None),
        ]
    for person in people:
        own = (await tables.look(table, person.id)).view
        if own is not None and own.legal and own.turn == own.seat:
            return [(person, own.legal[0], view.decision)]
    return []


def kill_writer(path: Path, rng: random.Random) -> list[tuple[str, int]]:
    """Kill a process once it has acknowledged a few acts: the table of each, and the length of its log."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            asyncio.run(play(path, lambda table, seq: _say(writing, f"{table} {seq}\n")))
        finally:
            os._exit(1)  # it should have been killed
    os.close(writing)
    with os.fdopen(reading) as pipe:
        acts = rng.randrange(60)
        lines = [pipe.readline() for _ in range(acts)]
        time.sleep(rng.random() / (100 if acts else 5))  # without an act it dies while it starts
        os.kill(child, signal.SIGKILL)
        lines += pipe.readlines()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "it ended by itself"
    return [(table, int(seq)) for table, seq in map(str.split, lines)]


def _say(pipe: int, line: str) -> None:
    os.write(pipe, line.encode())  # in one piece: it is shorter than a pipe's atomic write


def losses(path: Path, acknowledgements: dict[str, int]) -> list[str]:
    """The acknowledged acts that are not in the log, and the gaps."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as link:
        rows = link.execute("SELECT table_id, count(*), max(seq) FROM entry GROUP BY table_id").fetchall()
    newest_by_table = {table: newest for table, _, newest in rows}
    problems = [f"{table}: a gap" for table, count, newest in rows if count != newest]
    problems += [
        f"{table}: {seq} acknowledged, {newest_by_table.get(table, 0)} found"
        for table, seq in acknowledgements.items()
        if newest_by_table.get(table, 0) < seq
    ]
    return problems


async def database_flaws(path: Path, names: Iterable[str]) -> list[str]:
    """The flaws of the database, and of some tables: logs that do not fold, missing seeds."""
    store = await open_store(path)
    problems = await store.check()
    tables = Tables(store, now=wall_clock)
    for table in names:
        try:
            view = await tables.look(table, None)
        except ValueError as problem:
            problems.append(f"{table}: does not fold: {problem}")
        else:
            if await tables.reveal_seed(view.match) is None:
                problems.append(f"{table}: no seed")
    await tables.close()
    await store.close()
    return problems


def kills(path: Path, count: int, seed: int) -> tuple[int, list[str]]:
    """Kill so often. Returns the number of acknowledged acts, and the violations."""
    rng, acts = random.Random(seed), 0
    acknowledgements: dict[str, int] = {}
    tables: set[str] = set()
    migrate(path)
    for number in range(count):
        numbers = kill_writer(path, rng)
        acts += len(numbers)
        acknowledgements.update(numbers)
        tables.update(table for table, _ in numbers)
        problems = losses(path, acknowledgements)
        if number % LOOKS == LOOKS - 1 or number == count - 1:
            problems += asyncio.run(database_flaws(path, tables)) + examine(path)
            tables.clear()
        if problems:
            return acts, problems
    return acts, []


async def fill(path: Path, count: int) -> None:
    """Create so many running tables, with a dozen cards played at each."""
    store = await open_store(path)
    tables = Tables(store, now=wall_clock, caps=Caps(50, 100, 10_000, rates={}))
    causes = map(str, itertools.count(1))

    async def begin(number: int) -> None:
        people = pair(number)
        place, setup = Place(1 + number // 40, number), Setup(default_rules(players=2))
        table = (await tables.open(place, people[0], setup, cause=next(causes))).id
        await tables.act(table, people[1], Join(), cause=next(causes))
        await tables.act(table, people[0], StartMatch(), cause=next(causes))
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


class Start(NamedTuple):
    """The start of a process, in seconds since it was started, except ``worked`` and ``waits``."""

    first: float
    """Until the first card that somebody played was durable."""
    worked: float
    """Seconds of processor time until then."""
    read: float
    """Until all tables had been read."""
    awake: float
    """Until the clocks of all tables ran."""
    waits: Sequence[float]
    """How long people waited for an answer while messages were brought up to date."""


def start_on_copy(database: Path) -> Start:
    """Start a bot on a copy of a filled database, and let people play."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / database.name
        for file in (database, seeds_path(database)):
            shutil.copy(file, seeds_path(path) if file == seeds_path(database) else path)
        command = [sys.executable, "-m", "testing.processes.answer_after_start", str(path)]
        began = time.monotonic()  # the same clock in all processes
        told = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - this program itself
    figures = json.loads(told.stdout)
    since = {name: figures[name] - began for name in ("first", "read", "awake")}
    return Start(worked=figures["worked"], waits=figures["waits"], **since)


def worst(times: Sequence[float]) -> float:
    """The 99th percentile."""
    return quantiles(times, n=100)[98] if len(times) > 1 else times[0]


def main() -> None:
    """Print the figures."""
    parser = arguments.parser("chaos restart", __doc__)
    arguments.add_options(parser, tables=1000)
    arguments.add_options(parser, arguments.count_or_none, kills=1000, starts=100, seed=1)
    options = parser.parse_args()
    log.configure("error")
    holds = True
    with tempfile.TemporaryDirectory() as folder:
        if options.kills:
            acts, problems = kills(Path(folder) / "killed.db", options.kills, options.seed)
            print(
                f"{options.kills} kills, {acts} acts acknowledged: {problems or 'nothing lost'}", flush=True
            )
            holds = not problems
        if options.starts:
            path = Path(folder) / "full.db"
            asyncio.run(fill(path, options.tables))
            starts = [start_on_copy(path) for _ in range(options.starts)]
            holds &= print_start(options.tables, starts) < TARGET
    if not holds:
        sys.exit("F2 does not hold")
    print("F2 holds")


def print_start(tables: int, starts: Sequence[Start]) -> float:
    """Print how a bot with so many tables starts. The figure to hold."""
    print(f"{tables} tables, {len(starts)} starts, seconds from the start of the process until")
    for what, times in (
        ("the first card was answered", [one.first for one in starts]),
        ("  processor time of that", [one.worked for one in starts]),
        ("all tables were read", [one.read for one in starts]),
        ("all clocks ran", [one.awake for one in starts]),
        ("a card while messages caught up", [wait for one in starts for wait in one.waits]),
    ):
        print(f"{what:34} median {median(times):6.3f}, p99 {worst(times):6.3f}")
    return worst([one.first for one in starts])


if __name__ == "__main__":
    main()
