"""The corpus of whole logs: `python -m tests.tables.grow v2` adds those of a new version, and changes none.

Each file is a line with what came out of the log, then the log, an entry a line.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.store.rows import Entry
from bot.tables.events import LogEvent
from bot.tables.finished import finished
from bot.tables.results import match_row, seat_rows
from tests.tables.scenes import eventful
from tests.tables.world import Room, opened

CORPUS = Path(__file__).parent / "corpus"


def summary(table: str, log: Iterable[tuple[Entry, LogEvent]]) -> dict[str, Any]:
    """What must come out of a log for ever."""
    matches = [
        {
            "match": asdict(match_row(match, rated=match.counts)),
            "seats": [asdict(row) for row in seat_rows(match)],
        }
        for match in finished(table, log)
    ]
    return {"table": table, "matches": matches}


async def grow(version: str) -> None:
    """Write the logs of this version, one for each number of players."""
    for players in (2, 3, 4, 6):
        with tempfile.TemporaryDirectory() as folder:
            async with opened(Path(folder) / "briscola.db") as store:
                room = Room(store)
                table = await eventful(room, players)
                log = await room.tables.history(table)
                await room.close()
        entries = [
            {"seq": entry.seq, "at": entry.at, "kind": entry.kind, "body": json.loads(entry.body)}
            for entry, _ in log
        ]
        lines = [json.dumps(line, ensure_ascii=False) for line in (summary(table, log), *entries)]
        with (CORPUS / f"{version}-{players}.jsonl").open("x", encoding="utf-8") as file:
            file.write("\n".join([*lines, ""]))


if __name__ == "__main__":
    asyncio.run(grow(sys.argv[1]))
