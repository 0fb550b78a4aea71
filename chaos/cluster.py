"""Several processes on one PostgreSQL server lose nothing, whichever of them dies (F12).

    python -m chaos cluster [--minutes N] [--processes N] [--tables N] [--seed N]

Real bot processes share a real PostgreSQL server, and all of them hear the simulated Discord over the
network. While people play matches, each in a server of their own, processes are killed, stopped for seconds
and continued, replaced as in an update, and the database server is restarted. In the end the trial checks:

- every acknowledged card is in the log once, and no log has a gap: all of them fold;
- every trick and result is in its channel once, and no nonce made two messages;
- no turn ended before its time;
- after a death all parts are held again within ten seconds; the median is at most five;
- no press was left unanswered during an update;
- sessions begin at least five seconds apart over all processes, and no second has more than 50 counted
  requests.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from testing.postgres import Cluster, running
from testing.wire.cluster import ClusterWire, places
from testing.wire.limits import of_interaction
from testing.wire.playing import check_moves, open_match, play_out, wait_until_told
from testing.wire.promises import require
from testing.wire.wire import Guest, Wire

MINUTES: Final = 10.0
PROCESSES: Final = 3
TABLES: Final = 6
THOUGHT: Final = 0.4
"""The seconds that people think before each card."""
PAUSED: Final = (6.0, 10.0)
"""The seconds for which a process stands still."""
CALM: Final = (4.0, 10.0)
"""The seconds between two faults."""
HASTE: Final = 3.0
"""Games are played faster than people play, so Discord's limits of single routes let as much more through."""
TAKEN_OVER: Final = (5.0, 10.0)
"""The seconds in which a dead process's parts are held again: the median, and the worst."""
A_SECOND: Final = 50


class Nemesis:
    """Does harm, one fault after the other; ``log`` has a line for each."""

    def __init__(self, wire: ClusterWire, server: Cluster, names: Sequence[str], seed: int) -> None:
        self._wire = wire
        self._server = server
        self._names = names
        self._rng = random.Random(seed)
        self.count: dict[str, int] = {}
        self.takeovers: list[float] = []
        self.handovers: list[float] = []
        self.updates: list[tuple[float, float]] = []
        """From when to when a process was being replaced."""

    async def rage(self, until: float) -> None:
        """Do harm until a moment (``time.monotonic``)."""
        faults: tuple[Callable[[str], Awaitable[None]], ...] = (
            self.kill,
            self.stand_still,
            self.update,
            self.restart_the_server,
        )
        turn = 0
        while time.monotonic() < until:
            await asyncio.sleep(self._rng.uniform(*CALM))
            fault, name = faults[turn % len(faults)], self._rng.choice(self._names)
            turn += 1
            self.count[fault.__name__] = self.count.get(fault.__name__, 0) + 1
            await fault(name)
            await self._wire.spread(len(self._names), 90.0)

    async def kill(self, name: str) -> None:
        """End a process as a power cut would."""
        await self._wire.processes[name].kill()
        self.takeovers.append(await self._wire.spread(len(self._names) - 1))
        await self._wire.launch_one(name)

    async def stand_still(self, name: str) -> None:
        """Stop a process for so long that others take over, and let it go on in the middle of its work."""
        process = self._wire.processes[name]
        process.send(signal.SIGSTOP)
        try:
            await asyncio.sleep(self._rng.uniform(*PAUSED))
        finally:
            process.send(signal.SIGCONT)

    async def update(self, name: str) -> None:
        """Start another process, then stop this one, as an operator does."""
        began = time.monotonic()
        await self._wire.launch_one("new")
        await self._wire.spread(len(self._names) + 1)
        stopped = time.monotonic()
        require("F12", await self._wire.processes[name].stop() == 0, f"{name} did not stop cleanly")
        await self._wire.spread(len(self._names))
        self.handovers.append(time.monotonic() - stopped)
        self.updates.append((began, time.monotonic()))
        self._wire.rename("new", name)

    async def restart_the_server(self, _: str) -> None:
        """Restart the database server, as when its machine loses power."""
        await asyncio.to_thread(self._server.stop, "immediate")
        await asyncio.sleep(self._rng.uniform(0.0, 3.0))
        await asyncio.to_thread(self._server.start)


class Presses:
    """The presses and commands of people, with the moments at which they began and were answered."""

    def __init__(self, wire: ClusterWire) -> None:
        self._wire = wire

    def unanswered(self, spans: Sequence[tuple[float, float]]) -> int:
        """How many presses that began in these spans Discord gave up."""
        lost = 0
        for interaction, at in self._wire.began.items():
            stored = self._wire.backend.interactions.get(interaction)
            if stored is not None and not stored.responded and any(a <= at <= b - 3.0 for a, b in spans):
                lost += 1
        return lost


async def play(wire: Wire, host: Guest, guest: Guest, until: float, tables: list[str]) -> None:
    """Play one match after the other."""
    while time.monotonic() < until:
        table = await open_match(wire, host, [guest], clock="24h")
        tables.append(table)
        await play_out(wire, table, thought=THOUGHT)


def check_logs(wire: ClusterWire) -> int:
    """The number of entries of all logs, none of which has a gap."""
    gaps = wire.ask("SELECT table_id FROM entry GROUP BY table_id HAVING count(*) <> max(seq)")
    require("F12", not gaps, f"logs with gaps: {gaps}")
    assert wire.tables is not None  # each log folds
    ((count,),) = wire.ask("SELECT count(*) FROM entry")
    return int(count)


def check_requests(wire: ClusterWire) -> int:
    """The most counted requests in any second, over all processes."""
    times = [one.at for one in wire.rest.requests if not of_interaction(one.path)]
    most, first = 0, 0
    for last, at in enumerate(times):
        while times[first] <= at - 1.0:
            first += 1
        most = max(most, last - first + 1)
    require("V-9", most <= A_SECOND, f"{most} counted requests in a second")
    return most


async def trial(minutes: float, processes: int, tables: int, seed: int) -> None:
    """Play and do harm for so long, then check everything."""
    names = [f"process-{number}" for number in range(1, processes + 1)]
    with running() as server, tempfile.TemporaryDirectory() as folder:
        url = server.url(server.database())
        async with ClusterWire(
            Path(folder), url, haste=HASTE, tables_per_person=50, tables_per_channel=100
        ) as wire:
            for name in names:
                await wire.launch_one(name)
            await wire.spread(processes)
            until = time.monotonic() + 60 * minutes
            nemesis = Nemesis(wire, server, names, seed)
            opened: list[str] = []
            bars = places(wire, tables)
            groups = [(bar, bar.enter(f"Anna {n}"), bar.enter(f"Bruno {n}")) for n, bar in enumerate(bars)]
            own: list[list[str]] = [[] for _ in bars]
            await asyncio.gather(
                nemesis.rage(until),
                *(play(bar, host, guest, until, own[n]) for n, (bar, host, guest) in enumerate(groups)),
            )
            for (bar, *_), theirs in zip(groups, own, strict=True):
                opened += theirs
                await wait_until_told(bar, theirs)
            cards = check_moves(wire, opened, "F12")
            entries = check_logs(wire)
            most = check_requests(wire)
            gaps = [b - a for a, b in zip(wire.gateway.identifies, wire.gateway.identifies[1:], strict=False)]
            require("F7", not wire.gateway.refused, f"sessions too soon after another: {min(gaps):.1f} s")
            lost = Presses(wire).unanswered(nemesis.updates)
            require("F12", lost == 0, f"{lost} presses were not answered during an update")
            median, worst = statistics.median(nemesis.takeovers), max(nemesis.takeovers)
            print(
                f"  {processes} processes, {minutes:g} minutes, faults: {nemesis.count}\n"
                f"  {len(opened)} matches, {cards} cards, {entries} entries: none lost or doubled\n"
                f"  taken over in {median:.1f} s (median), {worst:.1f} s (worst); handed over in "
                f"{statistics.median(nemesis.handovers):.1f} s; at most {most} counted requests in a second; "
                f"sessions at least {min(gaps):.1f} s apart"
            )
            require("F12", median <= TAKEN_OVER[0], f"taken over in {median:.1f} s")
            require("F12", worst <= TAKEN_OVER[1], f"taken over in {worst:.1f} s")


def main() -> None:
    """Print what held."""
    parser = argparse.ArgumentParser(prog="python -m chaos cluster", description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=MINUTES, metavar="N", help="default: %(default)s")
    parser.add_argument("--processes", type=int, default=PROCESSES, metavar="N", help="default: %(default)s")
    parser.add_argument("--tables", type=int, default=TABLES, metavar="N", help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default: %(default)s")
    asked = parser.parse_args()
    asyncio.run(trial(asked.minutes, asked.processes, asked.tables, asked.seed))
    print("F12 holds: whichever process ends, nothing is lost or done twice, and another one goes on")


if __name__ == "__main__":
    main()
