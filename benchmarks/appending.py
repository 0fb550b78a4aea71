"""Appends per second of the log: one event with its head row, 64 in flight, median of five runs.

    python -m benchmarks.appending [EVENTS_PER_RUN [URL]]

Without a URL of an empty PostgreSQL database it measures a file of SQLite.

On a disk that needs 8 ms to keep what was written, where the tests' files lie on a disk at all:
    strace -f -qo /dev/null -e inject=fdatasync:delay_enter=8000 python -m benchmarks.appending 3200
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from bot.database_url import DatabaseUrl
from bot.store.base import NewEntry, Place, Store
from bot.store.opening import open_store

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
            counted = events // IN_FLIGHT * IN_FLIGHT
            return [counted / await append_all(store, run, events) for run in range(RUNS)]
        finally:
            await store.close()


def main() -> None:
    """Print the figures."""
    events, *urls = sys.argv[1:] or ["10000"]
    rates = asyncio.run(measure(int(events), *map(DatabaseUrl, urls)))
    print(f"appending: {median(rates):,.0f} events/s (runs: {', '.join(f'{rate:,.0f}' for rate in rates)})")


if __name__ == "__main__":
    main()
