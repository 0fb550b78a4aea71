"""How fast the bot answers and starts, its memory, and the number of requests that it sends.

    python -m benchmarks answers

Measured on the simulated Discord, except for the memory, which is measured in a process without it.
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from unittest.mock import patch

from bot import log
from bot.render.painter import Painter
from bot.render.scene import Scene
from testing import arguments
from testing.players.player import play_out
from testing.players.tables import start_match
from testing.worlds.painters import painter_in_threads
from testing.worlds.world import World

TARGET_ANSWER_MS = 50
TARGET_READY_S = 3
TARGET_MEMORY_MB = 120
TABLES = 100
SUGGESTIONS = 8
COUNTED = ("/channels/", "/users/", "/applications/", "/guilds/")
"""Requests under these paths count against the limit of fifty a second; answers to interactions do not."""

_ready = """
import asyncio, tempfile
from pathlib import Path
from bot.app import build
from bot.settings import Settings
from bot.demo.simulated import SimulatedDiscord
async def main():
    with tempfile.TemporaryDirectory() as folder:
        bot = build(Settings(_env_file=None, database=Path(folder) / "b.db"))
        world = SimulatedDiscord(bot)
        await world.start()
        print("ready", flush=True)
        await bot.close()
        await world.shutdown()
asyncio.run(main())
"""


@dataclass
class Watch(list[Any]):
    """The simulator's list of requests, which also notes when an interaction was acknowledged."""

    pressed: float = 0
    waits: list[float] = field(default_factory=list)

    def append(self, entry: Any) -> None:  # noqa: ANN401 - an entry of the simulator's
        """Add a request."""
        super().append(entry)
        # A list of suggestions is not an answer.
        answer = entry.path.endswith("/callback") and entry.json["type"] != SUGGESTIONS
        if answer and self.pressed:
            self.waits.append(1000 * (time.perf_counter() - self.pressed))
            self.pressed = 0


def blank(_: Scene) -> bytes:
    """A stand-in for a picture."""
    return b"RIFF\x00\x00\x00\x00WEBPVP8 "


BLANK = partial(painter_in_threads, blank)


@asynccontextmanager
async def world(painter: Callable[..., Painter]) -> AsyncIterator[World]:
    """A world with a painter."""
    with tempfile.TemporaryDirectory() as folder, patch("bot.app.Painter", painter):
        world_now = await World.opened(Path(folder))
        with world_now.time_context():
            yield world_now
        await world_now.closed()


async def answers(painter: Callable[..., Painter], way: str) -> list[float]:
    """The milliseconds from each press or command to its acknowledgement, over one match of two people."""
    async with world(painter) as world_now:
        anna, bruno = world_now.enter("Anna"), world_now.enter("Bruno")
        table = await start_match(world_now, 2, anna, [bruno])
        watch = Watch()
        watch.extend(world_now.backend.http_requests)
        world_now.backend.http_requests = watch

        def pressed(event: str, _: Any) -> None:  # noqa: ANN401 - a payload
            if event == "INTERACTION_CREATE":
                watch.pressed = time.perf_counter()

        world_now.backend.subscribers.insert(0, pressed)
        await play_out(world_now, table.id, way)
        return watch.waits


async def requests_per_trick() -> dict[str, float]:
    """The number of counted requests in a trick, by way of playing."""
    waits = {}
    for way in ("by direct message", "by a hand that stays open", "by command"):
        async with world(BLANK) as world_now:
            anna, bruno = world_now.enter("Anna"), world_now.enter("Bruno")
            table = await start_match(world_now, 2, anna, [bruno])
            before = len(world_now.http_requests)
            await play_out(world_now, table.id, way)
            requests = world_now.http_requests[before:]
            state = world_now.table().state
            assert state is not None
            waits[way] = sum(entry.path.startswith(COUNTED) for entry in requests) / len(state.tricks)
    return waits


def start_to_ready() -> list[float]:
    """The seconds from the start of a process to READY, including the simulator's start."""
    waits = []
    for _ in range(3):
        began = time.perf_counter()
        with subprocess.Popen([sys.executable, "-c", _ready], stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own words
            assert process.stdout is not None
            assert "ready\n" in process.stdout
            waits.append(time.perf_counter() - began)
    return waits


def memory(*how: str) -> str:
    """The report of a separate process about its memory."""
    command = [sys.executable, "-m", "benchmarks.process.memory", *how]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603 - our own words


def _waits_text(waits: list[float]) -> str:
    return f"median {median(waits):.1f} ms, p95 {quantiles(waits, n=20)[-1]:.1f} ms ({len(waits)} answers)"


def main() -> None:
    """Print the figures."""
    arguments.counts("benchmarks answers", __doc__)
    log.configure("error")
    for painter, how in ((BLANK, "without pictures"), (Painter, "with pictures")):
        for way in ("by direct message", "by command"):
            print(f"press to acknowledged, {how}, {way}: {_waits_text(asyncio.run(answers(painter, way)))}")
    print(f"  target: median under {TARGET_ANSWER_MS} ms without pictures")
    print(f"start to ready: {median(start_to_ready()):.2f} s (target: under {TARGET_READY_S} s)")
    print(f"memory: {memory(str(TABLES))} (target: under {TARGET_MEMORY_MB} MB)")
    print(f"memory with pictures: {memory(str(TABLES // 10), 'painted')}")
    for way, count in asyncio.run(requests_per_trick()).items():
        print(f"requests that count, per trick of two people, {way}: {count:.2f}")


if __name__ == "__main__":
    main()
