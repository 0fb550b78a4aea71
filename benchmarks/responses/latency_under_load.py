"""How soon a person is answered while computers play at many tables: the whole bot without Discord.

    python -m benchmarks latency_under_load [TABLES] [LEVEL] [PRESSES]

At every table three computers play, over and over, with a person who takes a second for each press, on five
servers. Beside them one person plays against a computer and presses now and then. The benchmark times a
press from its arrival at the table to the durable answer, including the view of the table that the answer
shows. It also measures how late the event loop is. It takes a minute or two, so it runs only when it is
named.
"""

import asyncio
import itertools
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from unittest.mock import patch

from bot import log
from bot.app import Briscola, build
from bot.rules.actions import Forfeit
from bot.rules.errors import IllegalAction
from bot.rules.notation.plain_data import default_rules
from bot.settings import Settings
from bot.tables.decisions.lobby import Setup
from bot.tables.model.errors import Refused
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import AddComputer, Rematch, Shuffle, Start
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from testing import arguments
from testing.worlds.painters import painter_in_threads
from testing.worlds.without_discord import blank_picture, no_discord

TARGET_MS = 250
SERVERS = 5
PAUSE = 0.1
"""The seconds between two presses of the person who is timed."""
TAKES = 1.0
"""The seconds that the others take for a press."""
LAG_EVERY = 0.02
PATIENCE = 600
"""The seconds after which the person gives up."""


class TablePlayer:
    """A person at a table with computers, who plays any legal action."""

    def __init__(self, tables: Tables, number: int, players: int, level: str, causes: Iterator[int]) -> None:
        self.tables, self.level, self.causes = tables, level, causes
        self.me = Person(10**16 + number, f"Player {number}")
        # Number 0, who is timed, is on a separate server.
        self.place = Place(guild=1 + number % SERVERS if number else 1 + SERVERS, channel=number)
        self.rules = default_rules(players=players)
        self.turn = asyncio.Event()
        self.table = ""
        self.waits: list[float] = []

    async def sit(self) -> None:
        """Open a table, fill it with computers, and start the match."""
        table_view = await self.tables.open(
            self.place, self.me, Setup(self.rules), cause=str(next(self.causes))
        )
        self.table = table_view.id
        self.tables.subscribe(self._notice)
        await self._begin()

    async def _begin(self) -> None:
        view = await self.tables.look(self.table, self.me.id)
        for _ in range(self.rules.players - len(view.members)):
            await self._act(AddComputer(self.level))
        await self._act(Shuffle())
        await self._act(Start())

    async def _act(self, wish: Any) -> None:  # noqa: ANN401 - any request or move
        await self.tables.act(self.table, self.me, wish, cause=str(next(self.causes)))

    def _notice(self, table: str) -> None:
        if table == self.table:
            self.turn.set()

    async def press(self) -> None:
        """Wait for the person's turn, and take the first legal action."""
        while True:
            self.turn.clear()
            view = await self.tables.look(self.table, self.me.id)
            if view.stage is not Stage.PLAYING:
                await self._act(Rematch())
                await self._begin()
                continue
            seat_view = view.view
            if seat_view is not None and seat_view.next_seat == seat_view.seat:
                began = time.perf_counter()
                try:
                    await self._act(next(one for one in seat_view.legal if not isinstance(one, Forfeit)))
                except (Refused, IllegalAction):  # talk changed the table in between
                    continue
                await self.tables.look(self.table, self.me.id)
                self.waits.append(1000 * (time.perf_counter() - began))
                return
            await self.turn.wait()

    async def play(self) -> None:
        """Play for ever."""
        while True:
            await asyncio.sleep(TAKES)
            await self.press()


async def lags(lags_seen: list[float]) -> None:
    """Measure repeatedly how many milliseconds late the loop returns."""
    while True:
        due = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        lags_seen.append(1000 * (time.perf_counter() - due))


async def measure(bot: Briscola, count: int, level: str, presses: int) -> str:
    """Let the crowd play and one person press. Returns the figures."""
    causes, tables = itertools.count(1), bot.context.tables
    crowd = [TablePlayer(tables, number, 4, level, causes) for number in range(1, count + 1)]
    for guest in crowd:
        await guest.sit()
    anna = TablePlayer(tables, 0, 2, level, causes)
    await anna.sit()
    late: list[float] = []
    busy = [asyncio.create_task(guest.play()) for guest in crowd]
    busy.append(asyncio.create_task(lags(late)))
    began, turns = time.perf_counter(), []
    for _ in range(presses):
        before = time.perf_counter()
        await anna.press()
        turns.append(time.perf_counter() - before)
        await asyncio.sleep(PAUSE)
    took = time.perf_counter() - began
    for task in busy:
        task.cancel()
    ended = await asyncio.gather(*busy, return_exceptions=True)
    errors = [one for one in ended if not isinstance(one, asyncio.CancelledError)]
    assert not errors, errors[0]
    cards = sum(len(guest.waits) for guest in crowd)
    return "\n".join(
        [
            f"{count} tables of three {level}s each, {cards / took:.0f} tricks a second in all",
            f"  press to answer: {_waits_text(anna.waits)} (target: p99 under {TARGET_MS} ms)",
            f"  lateness of the loop: {_waits_text(late)}",
            f"  until it is one's turn again: median {median(turns):.2f} s, most {max(turns):.2f} s",
        ]
    )


def _waits_text(waits: list[float]) -> str:
    cuts = quantiles(waits, n=100)
    return f"median {median(waits):.1f} ms, p95 {cuts[94]:.1f} ms, p99 {cuts[98]:.1f} ms ({len(waits)} times)"


async def measure_crowd(count: int, level: str, presses: int) -> str:
    """The figures, from a separate bot."""
    with tempfile.TemporaryDirectory() as folder, no_discord():
        settings = Settings(_env_file=None, database=Path(folder) / "b.db", tables_per_server=1 + count)
        async with build(settings, pause=asyncio.sleep) as bot:
            await bot.setup_hook()
            bot.publisher.start()
            async with asyncio.timeout(PATIENCE):
                return await measure(bot, count, level, presses)


def main() -> None:
    """Print the figures."""
    log.configure("error")
    words = arguments.parser("benchmarks latency_under_load", __doc__)
    arguments.add_counts(words, tables=200)
    words.add_argument("level", nargs="?", type=arguments.level, default="expert", metavar="LEVEL")
    arguments.add_counts(words, presses=150)
    given = words.parse_args()
    with patch("bot.app.Painter", partial(painter_in_threads, blank_picture)):
        print(asyncio.run(measure_crowd(given.tables, given.level, given.presses)))


if __name__ == "__main__":
    main()
