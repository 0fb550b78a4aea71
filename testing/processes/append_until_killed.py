"""Append in a child process, kill it without warning, open what it left, again and again.

Prints one line of JSON: how many appends were acknowledged, how many were found, and every broken promise.
"""

import asyncio
import json
import os
import random
import signal
import sys
from pathlib import Path

from bot.store.base import NewEntry, Place
from bot.store.sqlite.store import open_store

TABLES = [f"t{number}" for number in range(8)]


async def append_for_ever(path: Path, pipe: int) -> None:
    """Append to several tables at once until killed; tell ``pipe`` of each acknowledged entry."""
    store = await open_store(path)

    async def play(table: str) -> None:
        head = await store.log.head(table)
        seq = head.seq if head else 0
        while True:
            entries = [NewEntry("played", "{}")] * (seq % 3 + 1)
            place = Place(1, 2) if seq == 0 else None
            await store.seeds.keep(f"{table}/{seq}", bytes(32))
            await store.log.append(
                table, seq, entries, at=seq, cause=f"{table}/{seq}", due_at=seq, place=place
            )
            seq += len(entries)
            os.write(pipe, f"{table} {seq}\n".encode())

    await asyncio.gather(*map(play, TABLES))


def run_and_kill(path: Path, after: int) -> dict[str, int]:
    """Kill a child once it has acknowledged ``after`` appends; return the last seq of each table."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        asyncio.run(append_for_ever(path, writing))
    os.close(writing)
    with os.fdopen(reading) as pipe:
        lines = [pipe.readline() for _ in range(after)]
        os.kill(child, signal.SIGKILL)
        lines += pipe.readlines()
    os.waitpid(child, 0)
    # A line is written whole: it is shorter than what a pipe takes at once.
    return {table: int(seq) for table, seq in map(str.split, lines)}


async def inspect(path: Path, acknowledged: dict[str, int]) -> tuple[int, list[str]]:
    """The number of entries in the file, and what is wrong with them after a kill."""
    store = await open_store(path)
    broken = await store.check()
    found = 0
    for table, seq in acknowledged.items():
        log = await store.log.read(table)
        head = await store.log.head(table)
        found += len(log)
        if len(log) < seq:
            broken.append(f"{table}: {seq} acknowledged, {len(log)} found")
        if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
            broken.append(f"{table}: a gap")
        if head is None or head.seq != len(log):
            broken.append(f"{table}: {head} after {len(log)} entries")
        for entry in log:
            if entry.cause and await store.seeds.seed(entry.cause) is None:
                broken.append(f"{table}: no seed for {entry.cause}")
    await store.close()
    return found, broken


def main(path: Path, rounds: int, seed: int) -> None:
    """Kill a writing process ``rounds`` times; print what was acknowledged, found and broken."""
    rng = random.Random(seed)
    acknowledged: dict[str, int] = {}
    found = 0
    broken: list[str] = []
    for number in range(rounds):
        acknowledged |= run_and_kill(path, rng.randrange(1, 40))
        if number % 5 == 4 or number == rounds - 1:
            found, broken = asyncio.run(inspect(path, acknowledged))
        if broken:
            break
    sys.stdout.write(
        json.dumps({"acknowledged": sum(acknowledged.values()), "found": found, "broken": broken})
    )


main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
