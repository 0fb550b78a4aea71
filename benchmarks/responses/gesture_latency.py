"""How soon a partner sees a gesture: from the press to the edit of their private message.

    python -m benchmarks gesture_latency

Measured on the simulated Discord, without pictures, at a table of four people whose hands are in their DMs.
"""

import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from unittest.mock import patch

from bot import log
from bot.render.scene import Scene
from bot.rules.cards import Suit
from testing import arguments
from testing.players.partners import NAMES, match_state, start_talk_match
from testing.players.player import play_out
from testing.worlds.painters import painter_in_threads
from testing.worlds.world import World

TARGET_MS = 100
ROUNDS = 6


def blank(_: Scene) -> bytes:
    """A stand-in for a picture."""
    return b"RIFF\x00\x00\x00\x00WEBPVP8 "


class Arrivals:
    """Notes when a message in a channel is first written or changed after a press."""

    def __init__(self, world: World, channel: int) -> None:
        self.channel = channel
        self.pressed: float | None = None
        self.waits: list[float] = []
        for name in ("commit_message", "edit_message"):
            setattr(world.backend, name, self._noting(getattr(world.backend, name)))

    def _noting(self, call: Any) -> Any:  # noqa: ANN401 - a method of the simulator
        def noting(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as the method
            message = call(*args, **kwargs)
            if self.pressed is not None and message.channel_id == self.channel:
                self.waits.append(1000 * (time.perf_counter() - self.pressed))
                self.pressed = None
            return message

        return noting


async def gestures(world: World) -> list[float]:
    """The milliseconds from each signal's press to its partner's private message."""
    people = [world.enter(name) for name in NAMES[:4]]
    table = await start_talk_match(world, people, players=4, signal_truth="free")
    signaller, partner = people[0], people[2]
    arrivals = Arrivals(world, partner.actor.user.dm_channel.id)
    # Whoever has opened the hand in the channel gets no cards by direct message.
    ways = {one.id: "by direct message" for one in people} | {signaller.id: "by button"}
    for tricks in range(1, ROUNDS + 1):
        await play_out(world, table.id, ways, tricks=tricks)
        hand = await signaller.hand(table.id)
        for rank in "A3KQJ":
            await world.rest()
            trump = match_state(world).trump or Suit.COINS
            arrivals.pressed = time.perf_counter()
            await signaller.choose(hand, "signal", f"{rank}{trump}")
    return arrivals.waits


async def measure() -> list[float]:
    """The waits of one match."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("bot.app.Painter", partial(painter_in_threads, blank)),
    ):
        world = await World.opened(Path(folder))
        with world.time_context():
            waits = await gestures(world)
        await world.closed()
        return waits


def main() -> None:
    """Print the figures."""
    arguments.counts("benchmarks gesture_latency", __doc__)
    log.configure("error")
    waits = asyncio.run(measure())
    p95 = quantiles(waits, n=20)[-1]
    print(f"press to the partner's message: median {median(waits):.1f} ms, p95 {p95:.1f} ms ({len(waits)})")
    print(f"  target: median under {TARGET_MS} ms")


if __name__ == "__main__":
    main()
