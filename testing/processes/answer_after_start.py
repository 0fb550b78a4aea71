"""A fresh bot without Discord, started as ``python -m bot run`` starts it: how soon it answers.

    python -m testing.processes.answer_after_start DATABASE

It prints one line of JSON with moments on the clock that all processes share (``time.monotonic``): when the
first card that somebody played was durable, when all tables had been read, and when all clocks ran; and the
processor time until that first answer. ``waits`` are the seconds that people waited who played a card after
that, one after another, until the messages of all tables were up to date.
"""

from bot.console.common import check_pictures, gc_paused

with gc_paused():  # in the order in which the command does it
    check_pictures()
    from bot.app import Briscola, build

import asyncio
import json
import random
import sys
import time
from functools import partial
from pathlib import Path
from unittest.mock import patch

from bot import log
from bot.settings import Settings
from bot.store.rows import Head
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person
from testing.worlds.painters import painter_in_threads
from testing.worlds.without_discord import blank_picture, no_discord


async def card(bot: Briscola, head: Head) -> bool:
    """Play a card at a table that the trial ``restart`` has filled. False if nobody can.

    Nobody can either if the turn ends at this very moment.
    """
    tables = bot.context.tables
    view = await tables.look(head.table, None)
    person = None if view.turn is None else view.seats[view.turn].person
    if person is None:
        return False
    seen = await tables.look(head.table, person.id)
    if seen.view is None or seen.turn != seen.seat:
        return False
    who, cause = Person(person.id, person.name), str(time.time_ns())
    try:
        await tables.act(head.table, who, seen.view.legal[0], at=seen.decision, cause=cause)
    except Refused as refusal:
        if refusal.reason is not TableReason.STALE:
            raise
        return False
    return True


async def measure(path: Path) -> dict[str, object]:
    """Everything that is printed."""
    with no_discord():
        async with build(Settings(_env_file=None, database=path)) as bot:
            await bot.setup_hook()
            bot.publisher.start()
            heads = await bot.context.store.log.heads()
            assert await card(bot, random.choice(heads))
            first, cpu_start = time.monotonic(), time.process_time()
            await bot.context.tables._cache.all_tables()
            read = time.monotonic()
            await bot.ownership.idle()
            awake = time.monotonic()
            bot.publisher.catch_up(bot.context.tables.open_tables())
            caught_up = asyncio.create_task(bot.idle())
            waits = []
            while not caught_up.done():
                began = time.monotonic()
                if await card(bot, random.choice(heads)):
                    waits.append(time.monotonic() - began)
                await asyncio.sleep(0.05)
            await caught_up
            return {"first": first, "worked": cpu_start, "read": read, "awake": awake, "waits": waits}


if __name__ == "__main__":
    log.configure("error")
    with patch("bot.app.Painter", partial(painter_in_threads, blank_picture)):
        print(json.dumps(asyncio.run(measure(Path(sys.argv[1])))))
