"""Appends per second of the log: one event with its head row, 64 in flight, median of five runs.

    python -m benchmarks appending [EVENTS_PER_RUN] [--postgres] [--slow MS]

``--postgres`` measures a PostgreSQL server of its own instead of a file of SQLite. ``--slow 8`` lets each
write to the disk take 8 ms, by ``strace``: at least 1,000 a second on SQLite, 500 on PostgreSQL.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median

from bot.database_url import DatabaseUrl
from bot.store.base import Store
from bot.store.opening import open_store
from bot.store.rows import NewEntry, Place
from testing import arguments
from testing.postgres import running

IN_FLIGHT = 64
RUNS = 5
BODY = '{"seat":2,"card":"3c","leader":1}'


async def append_all(store: Store, run: int, events: int) -> float:
    """Append ``events`` entries, one table for each in flight. Returns the seconds that it took."""

    async def play(table: str, count: int) -> None:
        for seq in range(count):
            place = Place(1, 2) if seq == 0 else None
            await store.log.append(
                table,
                seq,
                [NewEntry("card_played", BODY)],
                at=seq,
                cause=f"{table}/{seq}",
                due_at=seq,
                place=place,
            )

    began = time.perf_counter()
    await asyncio.gather(*(play(f"{run}.{number}", events // IN_FLIGHT) for number in range(IN_FLIGHT)))
    return time.perf_counter() - began


async def measure(events: int, url: DatabaseUrl | None = None) -> list[float]:
    """The events per second of each run, on one database that grows."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(url or Path(folder) / "bench.db")
        try:
            whole_rounds = events // IN_FLIGHT * IN_FLIGHT
            return [whole_rounds / await append_all(store, run, events) for run in range(RUNS)]
        finally:
            await store.close()


@contextmanager
def slow_disk(process: int, milliseconds: float) -> Iterator[None]:
    """Let every write to the disk by a process and its children take so long within this context."""
    program = shutil.which("strace")
    if program is None:
        sys.exit("a slow disk needs strace")
    delay = f"inject=fdatasync,fsync:delay_enter={round(1000 * milliseconds)}"
    words = [program, "-f", "-o", "/dev/null", "-e", "trace=fdatasync,fsync", "-e", delay, "-p", str(process)]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as tracing:  # noqa: S603 - our own words
        if tracing.stderr is None or "attached" not in tracing.stderr.readline():
            sys.exit("strace may not trace here")
        try:
            yield
        finally:
            tracing.terminate()


def rates(events: int, *, postgres: bool, slow: float | None) -> list[float]:
    """The events per second of each run, on one engine, perhaps with a slow disk."""
    if not postgres:
        with slow_disk(os.getpid(), slow) if slow else nullcontext():
            return asyncio.run(measure(events))
    with running() as server:
        url = server.url(server.database())
        with slow_disk(server.pid, slow) if slow else nullcontext():
            return asyncio.run(measure(events, url))


def main() -> None:
    """Print the figures."""
    parser = arguments.parser("benchmarks appending", __doc__)
    parser.add_argument(
        "events", nargs="?", type=arguments.count, default=10_000, help="a run; default: %(default)s"
    )
    parser.add_argument("--postgres", action="store_true", help="on a server of its own")
    parser.add_argument(
        "--slow", type=arguments.number, metavar="MS", help="milliseconds for each write to the disk"
    )
    given = parser.parse_args()
    results = rates(given.events, postgres=given.postgres, slow=given.slow)
    what = "PostgreSQL" if given.postgres else "SQLite"
    if given.slow:
        what += f", {given.slow:g} ms a write"
    print(
        f"appending, {what}: {median(results):,.0f} events/s "
        f"(runs: {', '.join(f'{rate:,.0f}' for rate in results)}; load {os.getloadavg()[0]:.0f})"
    )


if __name__ == "__main__":
    main()
