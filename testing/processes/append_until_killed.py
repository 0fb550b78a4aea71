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

from bot.store.rows import NewEntry, Place
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


async def inspect(path: Path, acknowledgements: dict[str, int]) -> tuple[int, list[str]]:
    """The number of entries in the file, and what is wrong with them after a kill."""
    store = await open_store(path)
    problems = await store.check()
    entries = 0
    for table, seq in acknowledgements.items():
        log = await store.log.read(table)
        head = await store.log.head(table)
        entries += len(log)
        if len(log) < seq:
            problems.append(f"{table}: {seq} acknowledged, {len(log)} found")
        if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
            problems.append(f"{table}: a gap")
        if head is None or head.seq != len(log):
            problems.append(f"{table}: {head} after {len(log)} entries")
        for entry in log:
            if entry.cause and await store.seeds.seed(entry.cause) is None:
                problems.append(f"{table}: no seed for {entry.cause}")
    await store.close()
    return entries, problems


def main(path: Path, rounds: int, seed: int) -> None:
    """Kill a writing process ``rounds`` times; print what was acknowledged, found and broken."""
    rng = random.Random(seed)
    acknowledgements: dict[str, int] = {}
    entries = 0
    problems: list[str] = []
    for number in range(rounds):
        acknowledgements |= run_and_kill(path, rng.randrange(1, 40))
        if number % 5 == 4 or number == rounds - 1:
            entries, problems = asyncio.run(inspect(path, acknowledgements))
        if problems:
            break
    sys.stdout.write(
        json.dumps({"acknowledged": sum(acknowledgements.values()), "found": entries, "broken": problems})
    )


main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
