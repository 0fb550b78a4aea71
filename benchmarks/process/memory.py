"""Resident memory of the bot with running tables: everything except the connection to Discord.

    python -m benchmarks memory [TABLES] [painted]

The painting is left out unless ``painted`` is given: it adds a process with the fonts and a deck of cards,
and the cached pictures. What processes share is counted once.
"""

import asyncio
import itertools
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot import log
from bot.app import Briscola, build
from bot.render.painter import Painter
from bot.rules.notation.plain_data import default_rules
from bot.settings import Settings
from bot.tables.decisions.lobby import Setup
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import Join, Start
from testing import arguments
from testing.memory import of_all_processes
from testing.worlds.painters import painter_in_threads
from testing.worlds.without_discord import blank_picture, no_discord

CARDS = 12
"""The number of cards played at every table."""


async def play(bot: Briscola, number: int, causes: Iterator[int]) -> None:
    """Let two people at a table play a few cards."""
    tables = bot.context.tables
    people = [Person(10**16 + 2 * number + seat, f"Player {number}.{seat}") for seat in range(2)]

    async def act(who: Person, wish: Any) -> None:  # noqa: ANN401 - any request or move
        await tables.act(table.id, who, wish, cause=str(next(causes)))

    place = Place(guild=1 + number // 40, channel=number)
    table = await tables.open(place, people[0], Setup(default_rules(players=2)), cause=str(next(causes)))
    await act(people[1], Join())
    await act(people[0], Start())
    for _ in range(CARDS):
        for person in people:
            view = (await tables.look(table.id, person.id)).view
            assert view is not None
            if view.legal and view.turn == view.seat:
                await act(person, view.legal[0])
                break


async def measure(count: int) -> tuple[float, float]:
    """The megabytes before and with so many tables."""
    with tempfile.TemporaryDirectory() as folder, no_discord():
        async with build(Settings(_env_file=None, database=Path(folder) / "b.db")) as bot:
            await bot.setup_hook()
            bot.publisher.start()
            before = of_all_processes()
            causes = itertools.count(1)
            for number in range(count):
                await play(bot, number, causes)
            await bot.idle()
            return before, of_all_processes()


def main() -> None:
    """Print the figures."""
    log.configure("error")
    words = arguments.parser("benchmarks memory", __doc__)
    arguments.add_counts(words, tables=100)
    words.add_argument("painted", nargs="?", choices=["painted"])
    given = words.parse_args()
    painter = Painter if given.painted else partial(painter_in_threads, blank_picture)
    with patch("bot.app.Painter", painter):
        before, after = asyncio.run(measure(given.tables))
    print(f"{after:.0f} MB with {given.tables} running tables, {before:.0f} MB with none")


if __name__ == "__main__":
    main()
