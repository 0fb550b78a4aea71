"""Let files grow no further in the middle of appending: the write at the commit fails, not the statement.

Prints: refused | acknowledged | found after the limit is lifted | what check() found.
"""

import asyncio
import resource
import sys
from pathlib import Path

from bot.store.errors import Unavailable
from bot.store.rows import NewEntry, Place
from bot.store.sqlite.store import open_store

BODY = f'"{"x" * 3000}"'


async def main(path: Path) -> None:
    """Append until the file may grow no more, then check that all acknowledged entries are there."""
    store = await open_store(path)
    await store.log.append("t", 0, [NewEntry("opened", "{}")], at=1, place=Place(1, 2))
    await store.seeds.keep("m", bytes(32))
    wal = path.with_name(f"{path.name}-wal").stat().st_size
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    acknowledgements, refusals = 1, 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal + 50_000, hard))
    while refusals < 5:
        try:
            await store.log.append("t", acknowledgements, [NewEntry("said", BODY)], at=2)
        except Unavailable:
            refusals += 1
        else:
            acknowledgements += 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))
    for _ in range(50):
        await store.log.append("t", acknowledgements, [NewEntry("said", BODY)], at=3)
        acknowledgements += 1
    entries = len(await store.log.read("t"))
    sys.stdout.write(f"{refusals}|{acknowledgements}|{entries}|{await store.check()}")
    await store.close()


asyncio.run(main(Path(sys.argv[1])))
