"""The corpus of whole logs: `python -m tests.tables.grow v2` adds those of a new version, and changes none.

Each file is a line with what came out of the log, then the log, an entry a line.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from bot.rules.variant import Rules
from bot.store.rows import Entry
from bot.tables.events import LogEvent
from bot.tables.finished import finished
from bot.tables.results import match_row, seat_rows
from tests.rules.walk import table
from tests.tables.scenes import by_post, eventful, family
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


FAMILY: dict[str, tuple[Rules, set[str]]] = {
    "chiamata": (
        table("chiamata", target=5, blind="on", auction="suit_only"),
        {"bid-made", "passed", "auction-won", "called", "suit-asked", "suit-named"},
    ),
    "chiamata-deals": (table("chiamata", match="n_deals", target=2), {"bid-made", "called"}),
    "sueca_italiana": (table("sueca_italiana", target=5, auction="from65"), {"called"}),
    "schembil": (table("schembil", target=1), {"asked", "answered", "ordered", "looked"}),
    "signals": (table(players=4, target=1, signal_delivery="catchable"), {"signalled", "watched"}),
    "brisca": (table("brisca", conquista=True), {"card-exchanged", "conquista-shown"}),
    "sueca": (table("sueca", renege=True), {"denounced"}),
    "a31": (table("a31", target=1), {"claimed"}),
    "threehand": (table(players=3, match="threehand"), {"seat-out"}),
    "briscolone5t": (table("briscolone5t", match="first_to", target=1), {"trump-made"}),
    "bosnian32": (table("bosnian32", players=7, target=1), {"cards-drawn"}),
    "double": (table("double", players=3, target=1), {"cards-drawn"}),
    "captains": (table("schembil", target=1), {"election-opened", "rais-voted"}),
    "gestures": (table(players=4, target=1, signal_table="custom"), {"gesture-set"}),
    "scoperta": (table("scoperta", target=1), {"cards-drawn"}),
}
"""A log of each kind of game, with what must have happened in it."""


POST = {"turn-held", "holiday-taken", "holiday-ended", "resumed-after", "turn-warned", "turn-missed"}


async def grow(version: str) -> None:
    """Write the logs of this version: a table's whole life for each number of players, and every game."""
    for players in (2, 3, 4, 6):
        await _grow(f"{version}-{players}", partial(eventful, players=players), set())
    for name, (rules, kinds) in FAMILY.items():
        await _grow(f"{version}-{name}", partial(family, rules=rules), kinds)
    await _grow(f"{version}-post", by_post, POST)


async def _grow(name: str, life: Callable[..., Awaitable[str]], kinds: set[str]) -> None:
    for seed in range(2000):
        options = {"seed": seed} if kinds else {}
        with tempfile.TemporaryDirectory() as folder:
            async with opened(Path(folder) / "briscola.db") as store:
                room = Room(store)
                opened_table = await life(room, **options)
                log = await room.tables.history(opened_table)
                await room.close()
        if kinds <= {entry.kind for entry, _ in log}:
            break
    else:
        raise AssertionError(name)
    entries = [
        {"seq": entry.seq, "at": entry.at, "kind": entry.kind, "body": json.loads(entry.body)}
        for entry, _ in log
    ]
    lines = [json.dumps(line, ensure_ascii=False) for line in (summary(opened_table, log), *entries)]
    with (CORPUS / f"{name}.jsonl").open("x", encoding="utf-8") as file:
        file.write("\n".join([*lines, ""]))


if __name__ == "__main__":
    asyncio.run(grow(sys.argv[1]))
