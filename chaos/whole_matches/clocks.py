"""F11: nothing that happens to the system's clock, or to the bot, costs anybody time.

At random the clock is set by an hour or a day, forwards and backwards, while turns run. The bot ends, is
killed, is down for days, and returns with a clock that is right or wrong, in another season. A model knows
only how long each player really had while the bot was alive, and says what must have happened. Then the same
is done with the system's own time and the loop that watches it, for as long as the shortest turn lasts.

    python -m chaos clocks [--lives N] [--tables N]
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from bot import log
from bot.monotonic import MonotonicClock, monotonic_milliseconds, wall_clock
from bot.rules.actions import PLAYS
from bot.rules.options import Timeout
from bot.rules.rules import Rules
from bot.store.base import Store
from bot.store.sqlite.store import open_store
from bot.tables.decisions.deadlines import LEAST_TURN, SECOND
from bot.tables.decisions.lobby import Setup
from bot.tables.limits.table_caps import Caps
from bot.tables.listeners.clock import Clock
from bot.tables.listeners.heartbeat import SHARE, SHORTEST, Heartbeat
from bot.tables.model import requests
from bot.tables.model.errors import Refused
from bot.tables.model.events import Seating, TurnMissed, TurnWarned
from bot.tables.model.people import Person, Place
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from testing import arguments
from testing.worlds.start_tables import start_tables

TURN: Final = 60 * SECOND
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR
SLICE: Final = SECOND
"""The interval between two looks at the trial's clock. The bot's own loop wakes when something is due."""
LATE: Final = 2 * SECOND
"""The promise: no deadline is met later than this."""
PEOPLE: Final = (Person(1, "Anna"), Person(2, "Bruno"))
RULES: Final = Rules(target=7, turn_clock=TURN // SECOND, timeout=Timeout.AUTOPLAY)
SPRING: Final = 1_774_742_400_000
"""29 March 2026, 01:00 in Rome: an hour before the clocks go forward."""


class Passes(NamedTuple):
    """Time passes, the bot lives."""

    by: int


class ClockSet(NamedTuple):
    """The system's clock is set by an amount."""

    by: int


class Outage(NamedTuple):
    """The bot ends, cleanly or not, is down for some time, and finds the clock set by an amount."""

    away: int
    set_by: int
    cleanly: bool


class Plays(NamedTuple):
    """The player to act plays."""


Step = Passes | ClockSet | Outage | Plays


@dataclass
class MachineClocks:
    """The clocks of a machine: the system's time, and the time since it was switched on."""

    wall: int = SPRING
    elapsed: int = 0

    def passes(self, by: int) -> None:
        """Let ``by`` milliseconds pass on both clocks."""
        self.wall += by
        self.elapsed += by


@dataclass
class ClockTrial:
    """A table on a machine whose clock is changed, and how long the player to act really had."""

    store: Store
    machine: MachineClocks = field(default_factory=MachineClocks)
    table: str = ""
    left: int = TURN
    decision: int = 0
    warned: int = 0
    missed: int = 0
    flaws: list[str] = field(default_factory=list)

    async def problems_after(self, steps: Sequence[Step]) -> list[str]:
        """Everything that went wrong in these steps, a line each; empty if the promise held."""
        self._begin()
        await self._seat()
        for number, step in enumerate(steps):
            match step:
                case Passes(by):
                    await self._pass(by)
                case ClockSet(by):
                    self.machine.wall += by
                case Outage():
                    await self._die(step)
                case Plays():
                    await self._play()
            if (await self._look()).stage is not Stage.PLAYING:
                break
            await self._compare(f"{number}: {step}")
        await self._count()
        await self.tables.close()
        return self.flaws

    def _begin(self) -> None:
        machine = self.machine
        began = machine.elapsed
        steady = MonotonicClock(lambda: machine.wall, lambda: machine.elapsed - began)
        self.tables = Tables(self.store, now=steady.now, ahead=steady.ahead, caps=Caps(50, 50, 50, rates={}))
        self.clock = Clock(self.tables, steady.now)
        self.heartbeat = Heartbeat(self.tables, self.store, steady.now)

    async def _seat(self) -> None:
        setup = Setup(RULES, seating=Seating.JOIN_ORDER)
        host, guest = PEOPLE
        self.table = (await self.tables.open(Place(1, 1), host, setup, cause="open")).id
        await self.tables.act(self.table, guest, requests.Join(), cause="join")
        self.decision = (await self.tables.act(self.table, host, requests.Start())).decision
        await self.heartbeat.beat()

    async def _look(self) -> TableView:
        return await self.tables.look(self.table, None)

    async def _pass(self, by: int) -> None:
        """Continue slice by slice, and check that what is due happens then, and nothing before."""
        while by > 0:
            step = min(by, SLICE)
            by -= step
            self.machine.passes(step)
            self.left -= step
            await self.clock.tick()
            await self.heartbeat.tick()
            view = await self._look()
            if view.stage is not Stage.PLAYING:
                return
            if self._is_deserted(view):
                self._anew(await self._come_back(view))
            elif view.decision != self.decision:
                if self.left > 0:
                    self.flaws.append(f"a turn was over {self.left} ms early")
                elif self.left <= -LATE:
                    self.flaws.append(f"a turn was over {-self.left} ms late")
                self._anew(view)
            elif self.left <= -LATE:
                self.flaws.append("a turn did not end")

    def _is_deserted(self, view: TableView) -> bool:
        """Whether no turn runs: the match waits because nobody is there (V-11), or a computer has a seat."""
        return view.waits_until is not None or any(seat.absence is not None for seat in view.seats)

    async def _come_back(self, view: TableView) -> TableView:
        """Everybody who missed turns takes their seat back, and the player to act has a whole turn."""
        for person in PEOPLE:
            with suppress(Refused):  # already seated
                view = await self.tables.act(self.table, person, requests.Join())
        return view

    def _anew(self, view: TableView) -> None:
        self.decision, self.left = view.decision, TURN

    async def _die(self, how: Outage) -> None:
        """End and return: nobody may have less time than before, nor much more."""
        if how.cleanly:
            await self.heartbeat.beat()
        await self.tables.close()
        self.machine.passes(how.away)
        self.machine.wall += how.set_by
        self._begin()
        await start_tables(self.tables)
        await self.heartbeat.beat()
        view = await self._look()
        if view.deadline is None:
            return
        now = view.deadline - self.machine.wall
        unknown = 0 if how.cleanly else max(SHORTEST, TURN // SHARE) + SLICE
        if not self.left <= now <= max(self.left + unknown, LEAST_TURN):
            self.flaws.append(f"{self.left} ms were left, after a restart {now}")
        self.left = now

    async def _play(self) -> None:
        view = await self._look()
        if view.turn is None:
            return
        who = view.seats[view.turn].person
        if who is None:
            return
        own = (await self.tables.look(self.table, who.id)).view
        if own is not None:
            self._anew(await self.tables.act(self.table, who, PLAYS[own.hand[0]]))

    async def _compare(self, when: str) -> None:
        """Check that people read the moment at which their turn will really end."""
        view = await self._look()
        if view.deadline is None or abs(view.deadline - self.machine.wall - self.left) > SECOND:
            self.flaws.append(f"{when}: {self.left} ms are left, the table says {view.deadline}")

    async def _count(self) -> None:
        """Check that each decision was warned of once and missed once at most."""
        warnings: set[int] = set()
        misses: set[int] = set()
        decision = 0
        for _, event in await self.tables.history(self.table):
            if isinstance(event, TurnWarned | TurnMissed):
                seats = warnings if isinstance(event, TurnWarned) else misses
                if decision in seats:
                    self.flaws.append(f"{type(event).__name__} twice at one decision")
                seats.add(decision)
            decision += getattr(event, "settles", False)
        self.warned, self.missed = len(warnings), len(misses)


def some_steps(rng: random.Random, count: int) -> list[Step]:
    """Random steps in the life of a machine."""
    jumps = (HOUR, -HOUR, DAY, -DAY, 30 * SECOND, -30 * SECOND)

    def one() -> Step:
        match rng.randrange(8):
            case 0 | 1:
                return ClockSet(rng.choice(jumps))
            case 2:
                cleanly = rng.random() < 0.5
                return Outage(rng.choice((SECOND, HOUR, 3 * DAY)), rng.choice((0, *jumps)), cleanly)
            case 3:
                return Plays()
            case _:
                return Passes(rng.randrange(1, TURN))

    return [one() for _ in range(count)]


async def lives(count: int) -> bool:
    """Many lives at random, one after another."""
    flaws, turns, warnings, deaths = 0, 0, 0, 0
    for seed in range(count):
        steps = some_steps(random.Random(seed), 40)
        with tempfile.TemporaryDirectory() as folder:
            store = await open_store(Path(folder) / "briscola.db")
            clock_trial = ClockTrial(store)
            for flaw in await clock_trial.problems_after(steps):
                flaws += 1
                print(f"life {seed}: {flaw}")
            await store.close()
        turns, warnings = turns + clock_trial.missed, warnings + clock_trial.warned
        deaths += sum(isinstance(step, Outage) for step in steps)
    print(f"{count} lives: {warnings} warnings, {turns} turns that ended, {deaths} restarts, {flaws} flaws")
    return not flaws


async def for_real(count: int) -> bool:
    """Check many tables with the system's time and the bot's loop, and a clock set five times a second."""
    rng, off = random.Random(1), 0
    rules = Rules(turn_clock=15, timeout=Timeout.WAIT_VOTE)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "briscola.db")
        steady = MonotonicClock(lambda: wall_clock() + off)
        tables = Tables(store, now=steady.now, ahead=steady.ahead, caps=Caps(1000, 1000, 1000, rates={}))
        clock, heartbeat = Clock(tables, steady.now), Heartbeat(tables, store, steady.now)
        clock.start()
        heartbeat.start()
        began: dict[str, int] = {}
        ended: dict[str, int] = {}

        def note(table: str) -> None:
            if table in began and table not in ended and table not in running():
                ended[table] = monotonic_milliseconds()

        def running() -> set[str]:
            return {table for table in tables.open_tables() if not tables.in_memory[table].expired}

        tables.subscribe(note)
        for number in range(count):
            one, other = Person(2 * number + 1, "Anna"), Person(2 * number + 2, "Bruno")
            table = (await tables.open(Place(1, 1), one, Setup(rules), cause=f"o{number}")).id
            await tables.act(table, other, requests.Join(), cause=f"j{number}")
            await tables.act(table, one, requests.Start())
            began[table] = monotonic_milliseconds()
            await asyncio.sleep(0.02)
        while len(ended) < count and monotonic_milliseconds() - max(began.values()) < 20 * SECOND:
            off += rng.choice((HOUR, -HOUR, DAY, -DAY))
            await asyncio.sleep(0.2)
        await clock.close()
        await heartbeat.close()
        events = [event for table in began for _, event in await tables.history(table)]
        await tables.close()
        await store.close()
    late = [ended[table] - began[table] - 15 * SECOND for table in ended]
    warnings, misses = (sum(isinstance(e, kind) for e in events) for kind in (TurnWarned, TurnMissed))
    good = (
        len(ended) == warnings == misses == count
        and min(late, default=0) > -SECOND
        and max(late, default=0) <= LATE
    )
    print(
        f"{count} turns for real: {warnings} warned, {misses} ended, at most {max(late, default=0)} ms late"
    )
    return good


async def _trial(many: int, tables: int) -> bool:
    return all([await lives(many), await for_real(tables)])


def main() -> int:
    """Print what held. 1 if something did not."""
    parser = arguments.parser("chaos clocks", __doc__)
    arguments.add_options(parser, lives=300, tables=200)
    options = parser.parse_args()
    log.configure("error", "console")
    os.environ["TZ"] = "Europe/Rome"  # where clocks go forward in the first hour of every trial
    time.tzset()
    holds = asyncio.run(_trial(options.lives, options.tables))
    print("F11 held" if holds else "F11 DID NOT HOLD")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
