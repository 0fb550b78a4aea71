"""How long the 64 tables of a live round take until all of them stand there, under Discord's limits.

    python -m benchmarks tournament_tables [TABLES]

It runs on the simulated Discord, whose clock moves as fast as the bot can follow: requests are counted and
wait as Discord's limits make them wait (five messages in five seconds in a channel, fifty requests a second).
In four channels the tables stand there within 20 seconds, in one channel or in threads within 75. For threads
``testing.wire.limits`` says what is known, and what is assumed.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from discord.http import Route
from simcord import ChannelHandle

from bot import log
from bot.tables.model.people import Person, Place
from bot.tournaments.decisions.entering import enter
from bot.tournaments.model.settings import Settings
from testing import arguments
from testing.builders.states import rules_for
from testing.wire.limits import Limits
from testing.worlds.world import World

TABLES = 64
MOST_S = {"threads": 75, "four channels": 20, "one channel": 75}
FIRST_PERSON = 1 << 50
STEP = 0.25
"""The seconds by which the simulated clock goes on at a time."""


@contextmanager
def limited(world: World) -> Iterator[list[tuple[float, str, str]]]:
    """The counted requests of the bot, as (seconds, method, path), when Discord's limits let them pass.

    Each waits for its turn, as discord.py has it wait; those of a route one after the other.
    """
    http, limits, passed = world.bot.http, Limits(), list[tuple[float, str, str]]()
    answer, routes = http.request, dict[str, asyncio.Lock]()

    async def request(route: Route, **named: Any) -> Any:  # noqa: ANN401 - as discord.py's
        path = route.url.removeprefix(Route.BASE)
        async with routes.setdefault(f"{route.method} {route.path} {route.channel_id}", asyncio.Lock()):
            while wait := limits.take(route.method, path, world.now().timestamp()).retry_after:  # noqa: ASYNC110 - no event
                await asyncio.sleep(wait)
            passed.append((world.now().timestamp(), route.method, path))
            return await answer(route, **named)

    with patch.object(http, "request", request):
        yield passed


async def measured(where: str, tables: int) -> bool:
    """Play the opening of a round and print its line. Returns whether the figure is reached."""
    with tempfile.TemporaryDirectory() as folder:
        world = await World.opened(Path(folder))
        with world.time_context():
            if where != "threads":
                world.forbid(create_public_threads=True)
            channels = [world.server.create_text_channel(f"table-{number}") for number in range(1, 5)]
            await world.settle()
            reached = await _opened(world, where, channels if where == "four channels" else [], tables)
        await world.closed()
    return reached


async def _opened(world: World, where: str, channels: Sequence[ChannelHandle], tables: int) -> bool:
    tournaments, host = world.briscola.context.tournaments, Person(FIRST_PERSON, "Anna")
    with world.as_bot():
        named = tuple(channel.id for channel in channels)
        settings = Settings("Coppa", rules_for("briscola"), channels=named)
        place = Place(world.server.id, world.channel.id)
        event = await tournaments.events.open(place, host, settings, cause="open")
        for number in range(2 * tables):
            entrant = Person(FIRST_PERSON + number, f"P{number}")
            await tournaments.events.act(event.id, partial(enter, members=[entrant], nonce=str(number)))
    await world.rest(60)
    with limited(world) as passed:
        began = world.now().timestamp()
        with world.as_bot():
            await tournaments.director.start(event, "start")
        while world.now().timestamp() - began < 2 * MOST_S[where] and _posted(passed) < tables:
            await world.rest(STEP)
        posted = _posted(passed)
    kinds = [method + (" thread" if path.endswith("/threads") else " message") for _, method, path in passed]
    counts = ", ".join(f"{kinds.count(kind)} {kind}" for kind in sorted(set(kinds)))
    took = passed[-1][0] - began
    reached = posted == tables and took <= MOST_S[where] and len(passed) <= 2 * tables + 2
    print(f"{where}: {posted} tables in {took:.1f} s (≤ {MOST_S[where]}), requests: {counts}")
    return reached


def _posted(passed: Sequence[tuple[float, str, str]]) -> int:
    """How many tables have their message: all messages but that of the tournament."""
    return sum(path.endswith("/messages") and method == "POST" for _, method, path in passed) - 1


async def _main(tables: int) -> bool:
    return all([await measured(where, tables) for where in MOST_S])


if __name__ == "__main__":
    log.configure("error")
    (tables,) = arguments.counts("benchmarks tournament_tables", __doc__, tables=TABLES)
    sys.exit(0 if asyncio.run(_main(tables)) else 1)
