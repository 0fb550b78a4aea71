"""How long the first card after a start waits for a computer's answer.

    python -m benchmarks first_move [--level NAME] [--runs N]

The bot runs as a process of its own, over the network of this machine. In each run it is killed at a table of
a person and a computer, and started again. The person presses a card as soon as the bot is ready, and later
ones some seconds after it. A wait goes from the press to the computer's card in the log; the first line is
the time from the start of the process until the bot is ready.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from bot.tables.model.table import Stage
from testing.wire.playing import insist
from testing.wire.wire import Wire, WirePlayer

TARGET_MS: Final = 1000
RUNS: Final = 5
LATER: Final = (3.0, 10.0)
"""The seconds after the first card at which others are pressed."""
SHORT: Final = 0.005


async def open_table(wire: Wire, anna: WirePlayer, level: str) -> str:
    """A match of several deals with a computer; the table's id."""
    await insist(
        wire, lambda: anna.command("briscola new", players=2, target=3, clock="24h"), lambda: bool(wire.tables)
    )
    table = next(iter(wire.tables))
    await insist(
        wire,
        lambda: anna.command("briscola computer", what="add", level=level, table=table),
        lambda: len(wire.tables[table].members) == 2,
    )
    await insist(
        wire,
        lambda: anna.press(anna.with_verb("start", table), "start"),
        lambda: wire.tables[table].stage is Stage.PLAYING,
    )
    return table


async def wait_of(wire: Wire, anna: WirePlayer, table: str) -> float:
    """The milliseconds from a card of the person's, led or answered, to the computer's next one."""
    while (now := wire.tables[table]).turn is None or now.seats[now.turn].person is None:
        await asyncio.sleep(SHORT)
    assert now.state is not None
    card, decision = random.choice(now.state.hands[now.turn]), now.decision
    began = time.perf_counter()
    await anna.command("briscola play", card=str(card), table=table)
    while wire.tables[table].decision < decision + 1:
        await asyncio.sleep(SHORT)
    while (after := wire.tables[table]).turn == now.turn and after.decision == decision + 1:
        return await wait_of(wire, anna, table)  # the person took the trick, and leads
    while wire.tables[table].decision < decision + 2:
        await asyncio.sleep(SHORT)
    return 1000 * (time.perf_counter() - began)


async def measure(level: str, runs: int) -> tuple[list[float], list[list[float]]]:
    """The milliseconds until the bot was ready, and the waits, by run."""
    starts, waits = [], []
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder), haste=20.0) as wire:
            anna = wire.enter("Anna")
            await wire.launch()
            table = await open_table(wire, anna, level)
            for _ in range(runs):
                await wire.process.kill()
                began = time.perf_counter()
                await wire.launch()
                starts.append(1000 * (time.perf_counter() - began))
                run = [await wait_of(wire, anna, table)]
                for seconds in LATER:
                    await asyncio.sleep(seconds)
                    run.append(await wait_of(wire, anna, table))
                waits.append(run)
    return starts, waits


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--level", default="maestro")
    parser.add_argument("--runs", type=int, default=RUNS)
    given = parser.parse_args()
    starts, waits = asyncio.run(measure(given.level, given.runs))
    print(f"ready after {median(starts):.0f} ms (median of {given.runs} starts)")
    for place, when in enumerate(("at once", *(f"after {seconds:g} s more" for seconds in LATER))):
        found = [run[place] for run in waits]
        print(f"a card {when}: answered in {median(found):.0f} ms (median), {max(found):.0f} ms at most")
    print(f"required: at most {TARGET_MS} ms")


if __name__ == "__main__":
    main()
