"""What a bystander sees while somebody plays a deal of the day that is sealed (D-8, DA-3)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final
from unittest.mock import patch

from bot.daily.puzzles import DailyPuzzles
from bot.puzzle import days
from testing.players.deals import begin, play_on, wait_for_day
from testing.players.player import press_late, private_answer
from testing.worlds.observer import Snapshot
from testing.worlds.world import World

_IDS: Final = re.compile(r"\d{15,}|<t:\d+|[A-Z2-7]{32}")
"""Ids, times, and the line of the year's keys, which are other ones in each world."""
_PAUSE: Final = 15.0
"""Seconds between two presses: whoever presses faster is told so, and nothing else."""
WEEKDAYS: Final = 7


async def seen_by_bruno(folder: Path, weekday: int, *, lowest: bool) -> list[str]:
    """All that a bystander sees while somebody plays a deal with these keys, and what they can ask.

    Each message as JSON: its text, buttons, menus and attachments.
    """
    world = await World.opened(folder)
    try:
        anna, bruno = world.enter("Anna"), world.enter("Bruno")
        await wait_for_day(world, weekday)
        table = await begin(anna)
        day = days.day_at(world.milliseconds()).isoformat()
        for cards in (3, 100):
            await play_on(anna, table.id, cards, lowest=lowest)
            for command, options in (
                ("puzzle day board", {}),
                ("puzzle day play", {}),
                ("puzzle day play", {"day": day}),
                ("leaderboard", {}),
                ("briscola-me stats", {"player": anna.actor.user}),
                ("briscola-me history", {"player": anna.actor.user}),
                ("briscola-me match replay", {"match": table.match}),
                ("briscola verify", {"match": table.match}),
                ("briscola table", {"table": table.id}),
                ("briscola read", {"what": "table", "table": table.id}),
                ("briscola hand", {"table": table.id}),
            ):
                await bruno.command(command, **options)
                await world.rest(_PAUSE)
            page = private_answer(await bruno.command("puzzle day play"))
            for verb in ("day-review", "day-best", "day-proof", "day-share"):
                await press_late(world, bruno, page, f"b1:{verb}:{day}")
                await world.rest(_PAUSE)
        await anna.press(private_answer(await anna.command("puzzle day play")), "day-share")
        await world.rest()
        seen = [_whole(one) for one in world.observer.seen[bruno.id]]
        return [_IDS.sub("…", text).replace(table.id, "…") for text in seen]
    finally:
        await world.closed()


def _whole(message: Snapshot) -> str:
    """All that a message consists of."""
    return json.dumps([message.content, message.components, message.attachments], default=str)


async def seen_with_keys(folder: Path, number: int, weekday: int) -> list[str]:
    """``seen_by_bruno`` in a world of its own, with the keys, and the play, of a number."""
    folder = folder / str(number)
    folder.mkdir()

    async def secret(_: DailyPuzzles, year: int) -> bytes:
        return f"{year}.{number}".encode().ljust(32)

    with patch.object(DailyPuzzles, "secret", secret):
        return await seen_by_bruno(folder, weekday, lowest=number % 2 == 0)
