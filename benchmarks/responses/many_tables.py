"""How soon somebody is answered after a start with 10,000 open tables: at most 2 s after it is connected.

    python -m benchmarks many_tables [TABLES]

The bot is a separate process on a file of SQLite, and its Discord is in this process. Two people begin a
match and play some cards. Then their table is copied, with other people on other servers, and the bot is
started anew. As soon as it is connected, one of them plays the next card. The benchmark also says how long
the start itself took, and both with no table but their own.
"""

import asyncio
import os
import random
import re
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from bot.tables.model.table import Table
from testing import arguments
from testing.wire.playing import open_match, play_out
from testing.wire.wire import Wire

TABLES: Final = 10_000
BOUND: Final = 2.0
"""The seconds from the connection to the first answer."""
CARDS: Final = 12
SERVERS: Final = 500
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID: Final = re.compile(r"\b\d{17,20}\b")


class Start(NamedTuple):
    """The seconds until the bot was connected, and from then on until somebody was answered."""

    connected: float
    answered: float


def copy_table(database: Path, table: str, count: int) -> None:
    """Copy a table so often: each copy with an id, a server and people of its own."""
    with closing(sqlite3.connect(database)) as link:
        names = [one[1] for one in link.execute("PRAGMA table_info(entry)")]
        rows = link.execute(f"SELECT {', '.join(names)} FROM entry WHERE table_id = ?", (table,)).fetchall()  # noqa: S608 - our own names
        marks = ", ".join("?" * len(names))
        for number in range(1, count + 1):
            other = "z" + "".join(
                LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(5)
            )

            def anew(match: re.Match[str], number: int = number) -> str:
                return str(int(match[0]) + (number << 40))

            for row in rows:
                values = dict(zip(names, row, strict=True))
                values["table_id"] = other
                values["body"] = _ID.sub(anew, values["body"].replace(table, other))
                if values["cause"] is not None:
                    values["cause"] = f"{values['cause']}/{number}"
                if values["guild"] is not None:
                    values["guild"] += (1 + number % SERVERS) << 22
                    values["channel"] += number
                link.execute(f"INSERT INTO entry VALUES ({marks})", [*values.values()])  # noqa: S608 - marks alone
        link.commit()


async def start(wire: Wire, table: Table) -> Start:
    """Start the bot, and let whoever is to play at a table do so at once."""
    if table.state is None or table.turn is None or (person := table.seats[table.turn].person) is None:
        raise AssertionError(table)
    card = random.Random(0).choice(table.state.hands[table.turn])
    began = time.perf_counter()
    await wire.launch()
    connected = time.perf_counter()
    answer = await wire.people[person.id].command("briscola play", card=str(card), table=table.id)
    answered = time.perf_counter()
    if not answer.acknowledged or len(wire.kinds(table.id)) <= table.seq:
        raise AssertionError("the card was not played")
    return Start(connected - began, answered - connected)


async def measure(tables: int) -> tuple[Start, Start]:
    """The starts with one table, and with so many."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder)) as wire:
            people = [wire.enter("Anna"), wire.enter("Bruno")]
            await wire.launch()
            table = await open_match(wire, people[0], people[1:])
            await play_out(wire, table, cards=CARDS)
            await wire.process.stop()
            one = await start(wire, wire.tables[table])
            await wire.process.stop()
            before = wire.tables[table]
            copy_table(wire.process.database, table, tables - 1)
            many = await start(wire, before)
            await wire.process.kill()
    return one, many


def main() -> int:
    """Print the figures. 1 if somebody waits too long."""
    (tables,) = arguments.counts("benchmarks many_tables", __doc__, tables=TABLES)
    one, many = asyncio.run(measure(tables))
    for count, found in ((1, one), (tables, many)):
        print(
            f"{count:6,} open tables: connected after {found.connected:.1f} s, "
            f"the first answer {found.answered:.2f} s later"
        )
    holds = many.answered <= BOUND
    print(f"{'held' if holds else 'missed'}: {BOUND:g} s (load {os.getloadavg()[0]:.0f})")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
