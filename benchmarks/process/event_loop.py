"""Processor time (ms) of the event loop's thread for each played card, with all pictures.

    python -m benchmarks event_loop [SECONDS]

The bot is a separate process. Its Discord is in this process and is reached through sockets, so discord.py's
networking counts, too. Two people play a match of one deal, then four people play one. All have their hands
open in the channel and take three to seven seconds for a card, or SECONDS. The deal is measured in rounds of
eight cards; the last one includes the sheet and the result. The threads of the database and of the painting
process have figures of their own, since they rarely delay an answer. It needs the scheduler's statistics of
Linux. It takes nine minutes, so it runs only when it is named.
"""

import asyncio
import itertools
import random
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from bot.tables.model.table import Stage
from testing import arguments
from testing.wire.playing import enter_groups, insist, open_match
from testing.wire.wire import Wire, WirePlayer

TARGET_MS: Final = 12
PACE: Final = (3.0, 7.0)
"""The seconds that a person takes for a card."""
CLOCK: Final = "2 min"
"""The turn clock, as at a new table. A match by correspondence causes additional work."""
A_ROUND: Final = 8
"""The number of cards: whole tricks of two and of four players."""
SETTLES: Final = 5.0
"""The seconds after which everything has been shown that follows from the last card."""


@dataclass(frozen=True)
class Reading:
    """The milliseconds of processor time that a process has used so far, and the requests it has sent."""

    loop: float
    others: float
    requests: int

    @classmethod
    def of(cls, wire: Wire) -> "Reading":
        """The reading of the bot that runs now. Its first thread, which has its id, runs the loop."""
        pid = wire.process.pid
        threads = {
            int(thread.name): int((thread / "schedstat").read_text("ascii").split()[0]) / 1e6
            for thread in Path(f"/proc/{pid}/task").iterdir()
        }
        loop = threads.pop(pid)
        return cls(loop, sum(threads.values()), len(wire.rest.requests))


async def play(wire: Wire, table_id: str, pace: tuple[float, float]) -> list[Reading]:
    """Play a deal at a pace in seconds.

    Returns a reading before each round of cards, and one after the last.
    """
    rng, readings, cards = random.Random(0), [Reading.of(wire)], 0
    while (table := wire.tables[table_id]).stage is Stage.PLAYING:
        assert table.state is not None
        assert table.turn is not None
        person = table.seats[table.turn].person
        assert person is not None
        card, decision = rng.choice(table.state.hands[table.turn]), table.decision
        await insist(
            wire,
            partial(wire.people[person.id].by_live_hand, table, card),
            lambda: wire.tables[table_id].decision > decision,  # noqa: B023 - called before the next round
        )
        cards += 1
        await asyncio.sleep(rng.uniform(*pace))
        if not cards % A_ROUND:
            await asyncio.sleep(SETTLES)
            readings.append(Reading.of(wire))
    return readings


async def measure(seats: int, pace: tuple[float, float]) -> list[Reading]:
    """The readings of a bot whose only table has so many people."""
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder)) as wire:
            await wire.launch()
            (company,) = enter_groups(wire, [seats])
            host, *guests = company
            table = await open_match(wire, host, guests, clock=CLOCK)
            for player in company:
                await _open_hand(player, table)
            await asyncio.sleep(SETTLES)
            return await play(wire, table, pace)


async def _open_hand(player: WirePlayer, table: str) -> None:
    await player.command("briscola-me preferences", cards="here")
    player.open_hand = await player.hand(table)


def figures_line(seats: int, readings: Sequence[Reading]) -> str:
    """A line of figures for each card."""
    rounds = list(itertools.pairwise(readings))
    loop = [(after.loop - before.loop) / A_ROUND for before, after in rounds]
    others = [(after.others - before.others) / A_ROUND for before, after in rounds]
    requests = (readings[-1].requests - readings[0].requests) / A_ROUND / len(rounds)
    return (
        f"{seats} people: {median(loop):.1f} ms a card on the event loop "
        f"({min(loop):.1f} to {max(loop):.1f} in {len(rounds)} rounds), "
        f"{median(others):.1f} ms in other threads, {requests:.1f} requests a card"
    )


def main() -> None:
    """Print the figures."""
    words = arguments.parser("benchmarks event_loop", __doc__)
    words.add_argument("seconds", nargs="?", type=arguments.number, metavar="SECONDS")
    seconds = words.parse_args().seconds
    pace = PACE if seconds is None else (seconds, seconds)
    for seats in (2, 4):
        print(figures_line(seats, asyncio.run(measure(seats, pace))), flush=True)
    print(f"target: {TARGET_MS} ms a card on the event loop")


if __name__ == "__main__":
    main()
