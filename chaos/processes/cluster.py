"""Several processes on one PostgreSQL server lose nothing, whatever befalls them (F12).

    python -m chaos cluster [--minutes N] [--processes N] [--tables N] [--seed N] [--plant FAULT]

Real bot processes share a real PostgreSQL server, and all of them hear the simulated Discord over the
network. Their machines' clocks are wrong by up to an hour, and run up to two percent too fast or too slow.
While people play matches, each in a server of their own, processes are killed, stopped for seconds and
continued, cut off from the database and from Discord, and replaced as in an update; commits become slow, and
the database server is restarted. In the end the trial checks:

- every acknowledged card is in the log once, and no log has a gap: all of them fold;
- an act that was answered before another one began stands before it in the log;
- time never goes back in a log, and no deadline is early;
- every trick and result is in its channel once, in order, and no nonce made two messages;
- nobody sees an old state for good: no public or direct message offers a card of a match that is over, and
  each lobby names everybody who is there;
- nobody whose direct messages are closed is tried twice, and nobody has more tables than allowed, but for one
  for each further process;
- after a death, or when a process is cut off, all parts are held again within ten seconds; the median is at
  most five;
- no press was left unanswered during an update;
- sessions begin at least five seconds apart over all processes, and no second has more than 50 counted
  requests.

``--plant own-clock`` lets every process believe its own machine's clock: the trial must then fail.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from bot.tables.decisions.presence import is_waiting
from chaos.processes.checks import (
    WATCH,
    check_answers,
    check_cap,
    check_closed_dms,
    check_order,
    check_presses,
    check_requests,
    check_times,
    logs,
    wait_until_shown,
)
from chaos.processes.nemesis import Nemesis
from testing import arguments
from testing.postgres import running
from testing.wire.cluster import ClusterWire, Place, places
from testing.wire.planted import FAULTS
from testing.wire.playing import check_moves, open_match, play_out, wait_until_told
from testing.wire.promises import require
from testing.wire.wire import Wire, WirePlayer

MINUTES: Final = 10.0
PROCESSES: Final = 3
TABLES: Final = 8
THOUGHT: Final = 0.3
"""The seconds that people think before each card."""
HASTE: Final = 3.0
"""Games are played faster than people play, so Discord's limits of single routes let as much more through."""
TAKEN_OVER: Final = (5.0, 10.0)
"""The seconds in which a dead process's parts are held again: the median, and the worst."""
HOUR: Final = 3600.0
EACH: Final = 3
"""One table of so many shows each trick in a message of its own."""
CLOSED: Final = 2
"""One host of so many has closed direct messages."""
CAP: Final = 4
LATER: Final = 3.0
"""The seconds after which a person's tables are counted, and between two people who ask for too much."""
BETWEEN: Final = 40.0
ELSEWHERE: Final = 100
"""The number of the first server for those who stay away."""
AWAY: Final = 5.0
"""The seconds between two matches whose players stay away."""


async def play(
    wire: Wire, host: WirePlayer, guest: WirePlayer, until: float, tables: list[str], tricks: str
) -> None:
    """Play one match after the other."""
    while time.monotonic() < until:
        table = await open_match(wire, host, [guest], clock="24h", tricks=tricks)
        tables.append(table)
        await play_out(wire, table, thinking=THOUGHT)


def last_words(wire: ClusterWire) -> str:
    """What is not closed, and the end of every process's output."""
    tables = [f"{one.id} {one.stage} {[who.name for who in one.present]}" for one in wire.tables.values()]
    words = [f"{name}:\n{process.last_words}" for name, process in wire.processes.items()]
    return "\n".join((*tables, *words))


async def stay_away(wire: ClusterWire, until: float) -> int:
    """Start matches whose players let their time run out, until then. The number of matches."""
    count = 0
    while time.monotonic() < until:
        # Each on a server of its own: the messages of fifty tables in one channel would be late for minutes.
        bar = Place(wire, ELSEWHERE + count)
        host, guest = (bar.enter(f"Away {count}.{number}") for number in range(2))
        table = await open_match(cast("Wire", bar), host, [guest], clock="30s")
        count += 1
        while time.monotonic() < until and wire.tables[table].counts and not is_waiting(wire.tables[table]):
            await asyncio.sleep(1.0)
        await asyncio.sleep(AWAY)
    return count


async def ask_for_too_much(wire: ClusterWire, bars: Sequence[Wire], processes: int, until: float) -> int:
    """Let people open tables in all servers at once. The most that one of them got."""
    most = count = 0
    while time.monotonic() < until:
        first = bars[0].enter(f"Carla {count}")
        count += 1
        guests = [first, *(cast("Place", bar).welcome(first) for bar in bars[1:])]
        await asyncio.gather(*(guest.command("briscola new", players=2) for guest in guests))
        await asyncio.sleep(LATER)
        most = max(most, check_cap(wire, first.id, CAP, processes + 1))  # one more during an update
        await asyncio.sleep(BETWEEN)
    return most


async def trial(minutes: float, processes: int, tables: int, seed: int, plant: str = "") -> None:
    """Play and do harm for so long, then check everything."""
    names = [f"process-{number}" for number in range(1, processes + 1)]
    clocks = random.Random(seed)

    def wrong() -> dict[str, object]:
        return {
            "clock_ahead": clocks.uniform(-HOUR, HOUR),
            "clock_rate": clocks.uniform(0.98, 1.02),
            "plant": plant,
        }

    with running() as server, tempfile.TemporaryDirectory() as folder:
        url = server.url(server.database())
        async with ClusterWire(
            Path(folder),
            url,
            by_proxy=server.folder,
            haste=HASTE,
            tables_per_person=CAP,
            tables_per_channel=100,
        ) as wire:
            wire.more = wrong
            await wire.launch_one(names[0])
            server.sql(WATCH, url.name)
            for name in names[1:]:
                await wire.launch_one(name)
            await wire.spread(processes)
            until = time.monotonic() + 60 * minutes
            nemesis = Nemesis(wire, server, names, seed)
            bars = places(wire, tables + 1)
            groups = [
                (bar, bar.enter(f"Anna {n}"), bar.enter(f"Bruno {n}")) for n, bar in enumerate(bars[1:])
            ]
            closed = [host for _, host, _ in groups[::CLOSED]]
            for host in closed:
                wire.close_dms(host)
            own: list[list[str]] = [[] for _ in groups]
            try:
                _, away, most_tables, *_ = await asyncio.gather(
                    nemesis.run(until),
                    stay_away(wire, until),
                    ask_for_too_much(wire, bars, processes, until),
                    *(
                        play(bar, host, guest, until, own[n], "each" if n % EACH == 0 else "live")
                        for n, (bar, host, guest) in enumerate(groups)
                    ),
                )
            except (AssertionError, TimeoutError):
                print(last_words(wire))
                raise
            table_ids: list[str] = []
            for (bar, *_), theirs in zip(groups, own, strict=True):
                table_ids += theirs
                await wait_until_told(bar, theirs)
            old = await wait_until_shown(wire, table_ids)
            cards = check_moves(wire, table_ids, "F12")
            rows = logs(wire)
            deadlines = check_times(rows)  # folds each log
            acts = check_answers(wire, rows)
            messages = check_order(wire, table_ids)
            most = check_requests(wire)
            gaps = [b - a for a, b in zip(wire.gateway.identifies, wire.gateway.identifies[1:], strict=False)]
            require(
                "F7", not wire.gateway.early_identifies, f"sessions too soon after another: {min(gaps):.1f} s"
            )
            tries = check_closed_dms(wire, [host.actor.user.dm_channel.id for host in closed])
            check_presses(wire, nemesis.updates)
            require("F12", bool(nemesis.takeovers and nemesis.handovers), "too short: not every fault came")
            median, worst = statistics.median(nemesis.takeovers), max(nemesis.takeovers)
            print(
                f"  {processes} processes with wrong clocks, {minutes:g} minutes, "
                f"load {os.getloadavg()[1]:.0f}, faults: {nemesis.count}, "
                f"{nemesis.failed_starts} failed starts\n"
                f"  {len(table_ids)} matches, {cards} cards, {acts} acknowledged acts, "
                f"{sum(map(len, rows.values()))} entries: none lost or doubled, all in order\n"
                f"  {messages} messages of tricks and deals in order; no table or direct message stays old, "
                f"{old} private hands do\n"
                f"  {deadlines.count} deadlines of {away} "
                f"matches, none early, the latest {deadlines.latest / 1000:.1f} s late\n"
                f"  taken over in {median:.1f} s (median), {worst:.1f} s (worst); handed over in "
                f"{statistics.median(nemesis.handovers):.1f} s; at most {most} counted requests in a second; "
                f"sessions at least {min(gaps):.1f} s apart\n"
                f"  {len(closed)} people with closed direct messages, {tries} tries; at most {most_tables} "
                f"tables of one person where {CAP} are allowed"
            )
            require("F12", median <= TAKEN_OVER[0], f"taken over in {median:.1f} s")
            require("F12", worst <= TAKEN_OVER[1], f"taken over in {worst:.1f} s")


def main() -> None:
    """Print what held."""
    parser = arguments.parser("chaos cluster", __doc__)
    arguments.add_options(parser, arguments.number, minutes=MINUTES)
    arguments.add_options(parser, processes=PROCESSES, tables=TABLES)
    arguments.add_options(parser, arguments.count_or_none, seed=1)
    parser.add_argument("--plant", choices=sorted(FAULTS), default="", help="a fault that must be found")
    options = parser.parse_args()
    if options.processes < 2:
        parser.error("argument --processes: must be 2 or more")
    asyncio.run(trial(options.minutes, options.processes, options.tables, options.seed, options.plant))
    print("F12 holds: whichever process ends, nothing is lost or done twice, and another one goes on")


if __name__ == "__main__":
    main()
