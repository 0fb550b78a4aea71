"""How long forgetting a person takes in a large database, and how long others' writes wait meanwhile.

python -m benchmarks forgetting [MEBIBYTES] [SECONDS_BETWEEN_WRITES]
"""

import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

from bot.store.rows import NewEntry, Place
from bot.store.sqlite.store import SqliteStore, open_store
from testing import arguments

SIZE = 100
EVERY = 2.0
"""The seconds between the writes of others. At a table of people a card takes longer."""
ENTRIES = 150
"""The approximate number of entries of a match."""
WHO, ALIAS, NAME = 1_180_000_000_000_000_001, -(2**62), "Serafina"
SHARE = 20
"""One table of this number is the person's."""


def log_of(rng: random.Random, person: int, name: str) -> list[NewEntry]:
    """A log in which every tenth entry names a person."""
    return [
        NewEntry(
            "said", json.dumps({"person": {"id": person, "name": name}, "more": "x" * rng.randrange(200)})
        )
        if number % 10 == 0
        else NewEntry("card_played", json.dumps({"seat": 1, "card": "3c", "more": "x" * rng.randrange(300)}))
        for number in range(ENTRIES)
    ]


async def fill(store: SqliteStore, path: Path, size: int) -> list[str]:
    """Create tables until the file has ``size`` bytes. Returns those of the person who is forgotten."""
    rng, hers, number = random.Random(1), [], 0
    while path.stat().st_size < size:  # noqa: ASYNC240 - nobody waits
        theirs = number % SHARE == 0
        table, number = f"{rng.getrandbits(40):x}", number + 1
        hers += [table] if theirs else []
        person, name = (WHO, NAME) if theirs else (rng.randrange(10**17, 10**18), "Bruno")
        await store.people.seat_person(table, person)
        await store.log.append(table, 0, log_of(rng, person, name), at=1, place=Place(1, 2))
    return hers


async def forget(store: SqliteStore, tables: list[str]) -> None:
    """Forget the person as ``bot.tables.archive.privacy`` does."""
    for table in tables:
        for entry in await store.log.read(table):
            if str(WHO) in entry.body:
                body = entry.body.replace(str(WHO), str(ALIAS)).replace(NAME, "—")
                await store.log.rewrite(table, entry.seq, body)
    await store.results.forget(WHO, ALIAS)


async def others(store: SqliteStore, every: float, waits: list[float]) -> None:
    """Write for ever, and note how long each write took."""
    await store.log.append("others", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    seq = 1
    while True:
        began = time.perf_counter()
        await store.log.append("others", seq, [NewEntry("card_played", "{}")], at=seq)
        waits.append(time.perf_counter() - began)
        seq += 1
        await asyncio.sleep(every)


def traces(folder: Path) -> bool:
    """Whether some file contains the id or the name."""
    return any(
        needle in file.read_bytes()
        for file in folder.iterdir()
        for needle in (str(WHO).encode(), WHO.to_bytes(8, "big"), NAME.encode())
    )


async def measure(size: int, every: float) -> None:
    """Fill the database, forget the person, and print how long it took."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        store = await open_store(path)
        hers = await fill(store, path, size)
        assert traces(Path(folder))
        waits: list[float] = []
        busy = asyncio.create_task(others(store, every, waits))
        began = time.perf_counter()
        await forget(store, hers)
        rewritten = time.perf_counter() - began
        assert await store.scrub()
        whole = time.perf_counter() - began
        assert not traces(Path(folder))
        busy.cancel()
        await store.close()
    print(f"forgetting: {whole:.1f} s in {size / 2**20:.0f} MiB, {len(hers)} logs in {rewritten:.1f} s of it")
    print(f"{len(waits)} writes of others meanwhile: the longest waited {max(waits):.2f} s")


def main() -> None:
    """Print the figures."""
    words = arguments.parser("benchmarks forgetting", __doc__)
    arguments.add_counts(words, mebibytes=SIZE)
    words.add_argument(
        "every", nargs="?", type=arguments.number, default=EVERY, metavar="SECONDS_BETWEEN_WRITES"
    )
    given = words.parse_args()
    asyncio.run(measure(given.mebibytes * 2**20, given.every))


if __name__ == "__main__":
    main()
